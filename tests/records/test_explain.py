"""Does `explain` name what differs when a record does not apply?"""

from __future__ import annotations

import pytest

import perfdojo as dojo
from perfdojo.ir import Kernel
from perfdojo.measure.outcome import Failed
from perfdojo.records import Explanation, Run, Store, differences, explain
from perfdojo.targets import CTarget
from tests.records.make import add, begin, timed

SOFTMAX = dojo.kernel("softmax", N=64, M=100)
HERE = {"target": "cpu", "compiler": "gcc 13.1", "threads": "2", "flags": "-O3 -fopenmp"}


class Target(CTarget):
    """A CPU whose fingerprint is known."""

    def fingerprint(self) -> dict[str, str]:
        return HERE


def ask(store: Store, kernel: Kernel = SOFTMAX, **options) -> Explanation:
    return explain(store, kernel, Target(), **options)


def begin_on(store: Store, kernel: Kernel, **changes: str) -> Run:
    """A run of `kernel` where the fingerprint has other values."""
    return begin(
        store, kernel=kernel.name, start=dojo.digest(kernel), text=str(kernel),
        fingerprint=HERE | changes,
    )  # fmt: skip


def reasons(explanation: Explanation) -> list[str]:
    return ["; ".join(judged.reasons) for judged in explanation.others]


def test_nothing_is_known_of_a_new_operator(store: Store) -> None:
    add(store, begin_on(store, dojo.kernel("relu", N=4, M=4)), "d1", timed())
    found = ask(store)
    assert (found.applies, found.others) == (None, ())
    assert str(found) == (
        f"softmax ({dojo.digest(SOFTMAX)}): nothing is recorded of this operator; "
        "`perfdojo optimize` finds something"
    )


def test_the_record_that_applies_is_named(store: Store) -> None:
    run = begin_on(store, SOFTMAX)
    add(store, run, "d2", timed(2e-3))
    best = add(store, run, "d1", timed(1e-3))
    found = ask(store)
    assert (found.applies, found.others) == (best, ())
    assert str(found).endswith(f": 1 ms by 1 move (exact, run {run.id}) applies here")


def test_the_field_that_differs_is_named(store: Store) -> None:
    add(store, begin_on(store, SOFTMAX, compiler="gcc 12.2.0"), "d1", timed())
    found = ask(store)
    assert found.applies is None
    assert reasons(found) == ["compiler: gcc 12.2.0 there, gcc 13.1 here"]
    assert "no record applies here\nnot used: 1000 ms by 1 move (exact, run " in str(found)


def test_every_field_that_differs_is_named(store: Store) -> None:
    add(store, begin_on(store, SOFTMAX, threads="8", flags="-O2 -fopenmp"), "d1", timed())
    (text,) = reasons(ask(store))
    assert text == "threads: 8 there, 2 here; flags: also -O2 there, also -O3 here"


def test_fields_of_one_side_only_are_named() -> None:
    assert differences({"gpu": "H200", "features": "avx2"}, {"features": "avx2 fma", "os": ""}) == [
        "features: nothing more there, also fma here",
        "os: not told there, nothing here",
        "gpu: H200 there, not told here",
    ]
    assert differences(HERE, dict(HERE)) == []


def test_other_sizes_are_named(store: Store) -> None:
    other = dojo.kernel("softmax", N=8, M=16)
    add(store, begin_on(store, other, threads="8"), "d1", timed())
    assert reasons(ask(store)) == [
        "same operator 'softmax', but N=8 M=16 there, N=64 M=100 here; threads: 8 there, 2 here"
    ]


def test_shapes_are_named_where_sizes_have_no_names(store: Store) -> None:
    text = "kernel own(x: f32[N], a: f32) -> y: f32[N]\n  y[i] = a * x[i]\n"
    add(store, begin_on(store, dojo.kernel(text, N=8)), "d1", timed())
    assert reasons(ask(store, dojo.kernel(text, N=9))) == [
        "same operator 'own', but x: f32[8], a: f32 there, x: f32[9], a: f32 here"
    ]
    text = text.replace("own", "relu")  # not the relu that we know
    add(store, begin_on(store, dojo.kernel(text, N=8)), "d1", timed())
    assert reasons(ask(store, dojo.kernel(text, N=9))) == [
        "same operator 'relu', but x: f32[8], a: f32 there, x: f32[9], a: f32 here"
    ]


def test_another_text_of_the_same_name_is_named(store: Store) -> None:
    changed = dojo.parse(str(SOFTMAX).replace("-inf", "-1.0"))
    run = begin_on(store, changed)
    add(store, run, "d1", timed())
    digest = dojo.digest(changed)
    assert reasons(ask(store)) == [
        f"same name 'softmax' and sizes, but another program there ({digest})"
    ]
    with Store(None) as other:  # records whose run did not travel with them
        other.merge(store.records_of(run))
        assert reasons(ask(other)) == [f"another program there ({digest})"]


def test_what_was_not_verified_is_named_if_it_is_faster(store: Store) -> None:
    run = begin_on(store, SOFTMAX)
    best = add(store, run, "d1", timed(2.0))
    add(store, run, "d2", timed(3.0), verified=False)
    assert reasons(ask(store)) == []
    for digest, seconds in (("d3", 1.0), ("d4", 0.5)):  # the fastest speaks for all
        add(store, run, digest, timed(seconds), verified=False)
    add(store, run, "d5", timed(0.1), numerics="approximate")
    add(store, run, "d6", Failed("wrong", "y"))
    found = ask(store)
    assert found.applies == best
    assert [(judged.record.digest, *judged.reasons) for judged in found.others] == [
        ("d5", "its class is 'approximate', allowed is 'reassociate'"),
        ("d4", "it was not verified on held-out inputs"),
    ]


def test_the_numerics_that_are_allowed_decide(store: Store) -> None:
    add(store, begin_on(store, SOFTMAX), "d1", timed(), numerics="reassociate")
    assert ask(store).applies is not None
    assert reasons(ask(store, numerics="exact")) == [
        "its class is 'reassociate', allowed is 'exact'"
    ]


def test_steps_that_no_longer_apply_are_named(store: Store) -> None:
    run = begin_on(store, SOFTMAX)
    for seconds in (1.0, 2.0):
        add(store, run, f"d{seconds}", timed(seconds))
    found = ask(store, refuse=lambda record: "unknown loop 'q'" if record.seconds < 2 else "")
    assert found.applies is not None
    assert found.applies.seconds == 2.0
    assert reasons(found) == ["unknown loop 'q'"]


def test_the_same_program_elsewhere_comes_before_other_sizes(store: Store) -> None:
    add(store, begin_on(store, dojo.kernel("softmax", N=8, M=16)), "d1", timed(0.1))
    add(store, begin_on(store, SOFTMAX, threads="8"), "d1", timed(1.0), verified=False)
    add(store, begin_on(store, SOFTMAX, threads="9"), "d1", Failed("crash", "signal 11"))
    assert [text.split(":")[0] for text in reasons(ask(store))] == [
        "threads",
        "same operator 'softmax', but N=8 M=16 there, N=64 M=100 here",
    ]


@pytest.mark.cc
def test_the_fingerprint_of_this_machine_is_used(store: Store) -> None:
    target = CTarget()
    run = begin(store, start=dojo.digest(SOFTMAX), fingerprint=target.fingerprint())
    best = add(store, run, "d1", timed())
    assert explain(store, SOFTMAX, target).applies == best
