"""How does a module run? (Tested, not proven: part of `evolve`.) Through XLA's client of jax.

The one place that knows how this client is called; what it compiled is kept as bytes, so that one
process compiles and another runs.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Sequence
from typing import Any

from perfdojo.errors import BuildError, MeasureError

PLATFORMS = ("cpu", "gpu")


class Engine:
    """The first device of a platform."""

    def __init__(self, platform: str) -> None:
        if platform not in PLATFORMS:
            raise MeasureError(f"evolve: expected a device such as {PLATFORMS}, got '{platform}'")
        os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
        if "jax" not in sys.modules and platform == "cpu":
            os.environ["JAX_PLATFORMS"] = "cpu"
        import jax

        try:
            self.device = jax.devices(platform)[0]
        except RuntimeError as error:
            line = str(error).splitlines()[0]
            raise MeasureError(f"evolve: jax finds no {platform}: {line}") from error
        self._client = self.device.client
        self._put = jax.device_put

    @property
    def name(self) -> str:
        """What the device is called."""
        return f"{self.device.platform} {self.device.device_kind}"

    def compile(self, module: bytes) -> Any:
        """An executable of a module, as text or bytecode. Raises BuildError."""
        client = self._client
        make = client.compile_and_load if hasattr(client, "compile_and_load") else client.compile
        try:
            return make(module, self._devices(), self._options())
        except Exception as error:
            raise BuildError(f"xla: {_first_line(error)}") from error

    def pack(self, module: bytes) -> bytes:
        """A module, compiled, as bytes; with the module where compiled ones cannot be kept."""
        executable = self.compile(module)
        try:
            if hasattr(executable, "serialize"):
                return pickle.dumps((b"", executable.serialize()))
            return pickle.dumps((b"", self._client.serialize_executable(executable)))
        except Exception:  # noqa: BLE001  # whatever a client without this raises
            return pickle.dumps((module, b""))

    def unpack(self, data: bytes) -> Any:
        """The executable that `pack` made. Raises BuildError."""
        module, compiled = pickle.loads(data)  # what our own builder wrote
        if not compiled:
            return self.compile(module)
        try:
            return self._client.deserialize_executable(
                compiled, executable_devices=self._devices(), compile_options=self._options()
            )
        except Exception as error:
            raise BuildError(f"xla: {_first_line(error)}") from error

    def put(self, array: Any) -> Any:
        """An array on the device."""
        return self._put(array, self.device)

    def _devices(self) -> Any:
        return _types().DeviceList((self.device,))

    def _options(self) -> Any:
        options = _types().CompileOptions()
        build = options.executable_build_options
        build.num_replicas, build.num_partitions = 1, 1
        return options


def _types() -> Any:
    """The module with the types of XLA's client: releases of jax keep it in different places."""
    try:
        from jax._src.lib import xla_client
    except ImportError:
        from jaxlib import _jax as xla_client
    return xla_client


def _first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]


def call(executable: Any, arguments: Sequence[Any]) -> list[Any]:
    """What an executable returns; it may still be at work."""
    if hasattr(executable, "execute"):
        return list(executable.execute(list(arguments)))
    found = executable.execute_sharded(list(arguments)).disassemble_into_single_device_arrays()
    return [shards[0] for shards in found]


def temporary_bytes(executable: Any) -> int:
    """Memory that one call needs beside its arguments and results."""
    try:
        return int(executable.get_compiled_memory_stats().temp_size_in_bytes)
    except Exception:  # noqa: BLE001  # a client that cannot say
        return 0
