"""What does compute-sanitizer watch? One call of one binary, each array in memory of its own.

`python -m perfdojo.measure.gpu.once REQUEST.json`, as `sanitize` starts it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from perfdojo.ir import bytes_of, parse_kernel
from perfdojo.measure.build import arguments_of
from perfdojo.measure.gpu.cases import prepare_all
from perfdojo.measure.gpu.ground import Binary
from perfdojo.measure.gpu.warm import make_device
from perfdojo.targets.cuda.plan import Plan


def main(path: str) -> None:
    """Draw inputs, run, wait."""
    request = json.loads(Path(path).read_text(encoding="utf-8"))
    kernel, binary = parse_kernel(request["kernel"]), Binary.from_json(request["binary"])
    device = make_device(request["device"])
    places = {buffer.name: device.allocate(bytes_of(buffer)) for buffer in arguments_of(kernel)}
    places |= {name: device.allocate(size) for name, size in binary.temporaries}
    for number, buffer in enumerate(kernel.inputs):
        device.draw(places[buffer.name], buffer, number)
    plan = Plan(kernel, binary.calls, binary.temporaries)
    prepare_all(device, device.load(binary.library), plan, places)()
    device.wait()
    print("done")


if __name__ == "__main__":
    main(sys.argv[1])
