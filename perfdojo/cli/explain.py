"""perfdojo explain: which record is used for a kernel here, and why are others not?"""

from __future__ import annotations

from perfdojo.cli.arguments import (
    JsonOption,
    KernelArgument,
    NumericsOption,
    SizesArgument,
    TargetOption,
    load_kernel,
    print_json,
    print_plain,
)
from perfdojo.cli.records import describe_record
from perfdojo.dojo import explain_best
from perfdojo.records import open_store
from perfdojo.targets import find_target


def command(
    source: KernelArgument,
    sizes: SizesArgument = None,
    target: TargetOption = "cpu",
    numerics: NumericsOption = "reassociate",
    json: JsonOption = False,
) -> None:
    """Say which recorded result is used for a kernel on this machine, and why others are not."""
    kernel = load_kernel(source, sizes)
    with open_store(create=False) as store:
        answer = explain_best(store, kernel, find_target(target), numerics=numerics)
    used = answer.applies
    if json:
        print_json(
            {
                "kernel": answer.kernel,
                "start": answer.start,
                "fingerprint": answer.fingerprint,
                "applies": None if used is None else describe_record(used),
                "others": [
                    {**describe_record(judged.record), "reasons": judged.reasons}
                    for judged in answer.others
                ],
            }
        )
        return
    print_plain(str(answer))
    if used is not None:
        print_plain(f"replay it: perfdojo replay {used.run} --record {used.digest}")
