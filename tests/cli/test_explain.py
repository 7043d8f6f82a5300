"""Does `perfdojo explain` say which record is used, and does `emit --best` use it?"""

from __future__ import annotations

import pytest

import perfdojo as dojo
from perfdojo.moves import parse_moves, play
from perfdojo.records import open_store
from perfdojo.targets import find_target
from tests.records.played import FAST, begin_on, keep

pytestmark = pytest.mark.cc

RELU = dojo.kernel("relu", N=4, M=16)
WORDS = ("relu", "N=4", "M=16")


def test_nothing_is_known(perfdojo) -> None:
    answer = perfdojo("explain", *WORDS)
    assert (answer.code, answer.err) == (0, "")
    assert "nothing is recorded of this operator; `perfdojo optimize` finds" in answer.out
    found = perfdojo("explain", *WORDS, "--json").json
    assert found["fingerprint"] == find_target("cpu").fingerprint()
    assert (found["applies"], found["others"]) == (None, [])
    answer = perfdojo("emit", *WORDS, "--best")
    assert answer.code == 2
    assert answer.err == (
        "error: nothing is recorded of 'relu'; `perfdojo optimize` finds something\n"
    )


def test_the_record_that_applies_is_named_and_used(perfdojo) -> None:
    with open_store() as store:
        record = keep(store, begin_on(store, RELU), RELU)
    answer = perfdojo("explain", *WORDS)
    assert answer.out == (
        f"relu ({record.start}): 1 ms by 3 moves (exact, run {record.run}) applies here\n"
        f"replay it: perfdojo replay {record.run} --record {record.digest}\n"
    )
    assert perfdojo("explain", *WORDS, "--json").json["applies"]["digest"] == record.digest
    best = play(RELU, *parse_moves("; ".join(FAST)))
    assert perfdojo("emit", *WORDS, "--best").out == find_target("cpu").emit(best)
    for command in ("apply", "run"):
        assert perfdojo(command, *WORDS, "--best", "--json").json["digest"] == record.digest
    after = perfdojo("apply", *WORDS, "--best", "-m", "serialise(i)").out
    assert after == str(play(best, *parse_moves("serialise(i)")))


def test_what_differs_is_named(perfdojo) -> None:
    with open_store() as store:
        keep(store, begin_on(store, RELU, compiler="tcc 0.9"), RELU)
        keep(store, begin_on(store, dojo.kernel("relu", N=8, M=16)), RELU)
    gcc = find_target("cpu").fingerprint()["compiler"]
    field = f"compiler: tcc 0.9 there, {gcc} here"
    answer = perfdojo("explain", *WORDS)
    assert "no record applies here\n" in answer.out
    assert f": {field}\n" in answer.out
    assert "same operator 'relu', but N=8 M=16 there, N=4 M=16 here\n" in answer.out
    others = perfdojo("explain", *WORDS, "--json").json["others"]
    assert others[0]["reasons"] == [field]
    answer = perfdojo("emit", *WORDS, "--best")
    assert answer.code == 2
    assert answer.err.startswith("error: no record of 'relu' applies here; the nearest, 1 ms by 3")
    assert answer.err.endswith(f": {field} (`perfdojo explain` tells more)\n")


def test_the_numerics_class_is_asked_for(perfdojo) -> None:
    softmax = dojo.kernel("softmax", N=4, M=16)
    with open_store() as store:
        keep(store, begin_on(store, softmax), softmax, ("reciprocal(y:0)",))
    words = ("softmax", "N=4", "M=16")
    assert perfdojo("emit", *words, "--best").code == 0
    answer = perfdojo("emit", *words, "--best", "--numerics", "exact")
    assert answer.code == 2
    assert "its class is 'reassociate', allowed is 'exact'" in answer.err
    assert "allowed is 'exact'" in perfdojo("explain", *words, "--numerics", "exact").out
    answer = perfdojo("explain", *words, "--numerics", "sloppy")
    assert answer.code == 2
    assert "expected a numerics class (exact, reassociate, approximate), got 'sloppy'" in answer.err


def test_a_recipe_or_a_record(perfdojo) -> None:
    answer = perfdojo("apply", *WORDS, "--best", "--recipe")
    assert (answer.code, answer.err) == (2, "error: expected --recipe or --best, got both\n")
