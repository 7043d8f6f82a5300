"""What does compute-sanitizer watch? (Tested, not proven.) One case, each array by itself.

`python -m perfdojo.evolve.gpu.once REQUEST.json`, as `sanitize` starts it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np

from perfdojo.evolve.cases import cases_of
from perfdojo.evolve.gpu.bind import Kernels, bind
from perfdojo.evolve.gpu.device import make_gpu
from perfdojo.evolve.gpu.player import as_values
from perfdojo.evolve.load import load_task
from perfdojo.evolve.right import make_inputs
from perfdojo.evolve.task import Task
from perfdojo.measure.arena import as_bytes


def main(path: str) -> None:
    """Make inputs, run, wait. Arrays are exactly as large as they are, and only inputs written."""
    request = json.loads(Path(path).read_text(encoding="utf-8"))
    task = load_task(request["task"])
    assert isinstance(task, Task)
    case = cases_of(task, "validation")[request["number"]]
    kernels = Kernels(Path(request["ir"]).read_text(encoding="utf-8"))
    bound = bind(task, kernels, make_inputs(task, case))
    gpu = make_gpu(request["device"])
    places = {form.name: gpu.allocate(form.bytes) for form in bound.forms}
    for name, array in bound.given.items():
        gpu.write(places[name], as_bytes(array))
    module = gpu.load_code(Path(request["code"]).read_bytes())
    for name, data in bound.variables.items():
        symbol = gpu.symbol(module, name)
        if symbol is not None:
            gpu.write(symbol[0], np.frombuffer(data, np.uint8))
    for one in bound.calls:
        values = as_values(one.values, places)
        gpu.prepare_launch(module, one.kernel, one.shape, one.shared, values)()
    gpu.wait()
    print("done")


if __name__ == "__main__":
    main(sys.argv[1])
