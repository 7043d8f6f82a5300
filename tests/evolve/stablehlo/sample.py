"""Which programs do these tests edit? A small net, a small convolution, as StableHLO text."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from perfdojo.evolve.stablehlo.edits import edited, parse_edit
from perfdojo.evolve.stablehlo.program import Program
from perfdojo.evolve.stablehlo.read import read_program
from perfdojo.evolve.stablehlo.xla import Engine, call

# x @ w1 + b, relu, @ w2; and a step that takes 0.1 times the hidden mean from b.
NET = """
func.func @main(%w1: tensor<6x8xf32>, %b: tensor<8xf32>, %w2: tensor<8x3xf32>, %x: tensor<4x6xf32>)
    -> (tensor<4x3xf32>) {
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0]
      : (tensor<4x6xf32>, tensor<6x8xf32>) -> tensor<4x8xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
  %2 = stablehlo.add %0, %1 : tensor<4x8xf32>
  %3 = func.call @relu(%2) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %c = stablehlo.constant dense<0.5> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %5 = stablehlo.multiply %3, %4 : tensor<4x8xf32>
  %6 = stablehlo.tanh %5 : tensor<4x8xf32>
  %7 = stablehlo.dot_general %6, %w2, contracting_dims = [1] x [0]
      : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  return %7 : tensor<4x3xf32>
}
func.func private @relu(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %1 = stablehlo.maximum %x, %0 : tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
"""

STEP = """
func.func @main(%w: tensor<6x8xf32>, %x: tensor<4x6xf32>) -> (tensor<6x8xf32>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
      : (tensor<4x6xf32>, tensor<6x8xf32>) -> tensor<4x8xf32>
  %1 = stablehlo.dot_general %x, %0, contracting_dims = [0] x [0]
      : (tensor<4x6xf32>, tensor<4x8xf32>) -> tensor<6x8xf32>
  %c = stablehlo.constant dense<0.1> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<6x8xf32>
  %4 = stablehlo.subtract %w, %3 : tensor<6x8xf32>
  return %4 : tensor<6x8xf32>
}
"""

CONV = """
func.func @main(%k: tensor<3x3x1x4xf32>, %p: tensor<1x1x4x6xf32>, %h: tensor<6x2xf32>,
                %x: tensor<2x8x8x4xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
      window = {stride = [2, 2], pad = [[0, 1], [0, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 4 : i64}
      : (tensor<2x8x8x4xf32>, tensor<3x3x1x4xf32>) -> tensor<2x4x4x4xf32>
  %1 = stablehlo.convolution(%0, %p) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
      window = {stride = [1, 1], pad = [[0, 0], [0, 0]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
      : (tensor<2x4x4x4xf32>, tensor<1x1x4x6xf32>) -> tensor<2x4x4x6xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1, 2]
      : (tensor<2x4x4x6xf32>, tensor<f32>) -> tensor<2x6xf32>
  %3 = stablehlo.dot_general %2, %h, contracting_dims = [1] x [0]
      : (tensor<2x6xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
  return %3 : tensor<2x2xf32>
}
"""


@functools.cache
def program(text: str) -> Program:
    return read_program(text)


def after(text: str, *edits: str) -> Program:
    """A sample after edits, each of which applies."""
    found = program(text)
    for edit in edits:
        found = edited(found, parse_edit(edit))
    return found


def arguments(found: Program, seed: int = 0) -> list[Any]:
    """Random ones."""
    rng = np.random.default_rng(seed)
    shapes = [tuple(argument.type.shape) for argument in found.block.arguments]
    return [rng.normal(size=shape).astype(np.float32) for shape in shapes]


def run(found: Program, given: list[Any]) -> Any:
    """Its first result, by XLA."""
    engine = Engine("cpu")
    executable = engine.compile(found.text.encode())
    return np.asarray(call(executable, [engine.put(array) for array in given])[0])
