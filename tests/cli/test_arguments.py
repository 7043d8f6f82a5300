"""Are sizes on the command line read as meant, and refused otherwise?"""

from __future__ import annotations

import math

import pytest

from perfdojo.cli.arguments import parse_sizes, print_json
from perfdojo.errors import SizeError


def test_sizes_are_names_and_numbers() -> None:
    assert parse_sizes(["N=64", "M=100", "pad=0", "n_1=007"]) == {
        "N": 64,
        "M": 100,
        "pad": 0,
        "n_1": 7,
    }
    assert parse_sizes(None) == {}
    assert parse_sizes(["N=-3"]) == {"N": -3}, "the kernel says what is wrong with it"


@pytest.mark.parametrize(
    "word",
    ["N", "N=", "=4", "N=x", "N=4.5", "N=4e3", "N=--4", "N=²", "4=4", "a-b=4", "N=4=5", "N= 4"],
)
def test_other_words_are_refused(word: str) -> None:
    with pytest.raises(SizeError, match=f"expected a size such as N=64, got '{word}'"):
        parse_sizes([word])


def test_a_size_that_no_array_has_is_refused() -> None:
    with pytest.raises(SizeError, match="expected a size such as N=64"):
        parse_sizes(["N=" + "9" * 5000])


def test_a_size_is_given_once() -> None:
    with pytest.raises(SizeError, match="size 'N' is given twice"):
        parse_sizes(["N=4", "M=5", "N=4"])


def test_json_says_null_for_numbers_it_cannot_hold(capsys: pytest.CaptureFixture[str]) -> None:
    print_json({"a": [1.5, math.inf, {"b": math.nan}], "c": (-math.inf, "inf", True, None)})
    text = capsys.readouterr().out
    assert "".join(text.split()) == '{"a":[1.5,null,{"b":null}],"c":[null,"inf",true,null]}'
