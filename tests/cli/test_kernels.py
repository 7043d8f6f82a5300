"""Does `perfdojo kernels` list the operators?"""

from __future__ import annotations

from perfdojo.kernels import kernel_names, load_formula


def test_every_operator_has_a_line(perfdojo) -> None:
    answer = perfdojo("kernels")
    assert (answer.code, answer.err) == (0, "")
    assert all(f" {name} " in answer.out for name in kernel_names())
    assert f"{len(kernel_names())} operators" in answer.out


def test_json_lists_name_description_and_sizes(perfdojo) -> None:
    answer = perfdojo("kernels", "--json")
    assert answer.code == 0
    found = answer.json
    assert len(found) >= 60
    assert [entry["name"] for entry in found] == list(kernel_names())
    for entry in found:
        assert set(entry) == {"name", "description", "size_names", "sizes"}
        assert entry["description"]
        for bindings in entry["sizes"].values():
            for binding in bindings:
                assert set(binding) <= set(entry["size_names"])
                assert all(type(value) is int and value >= 0 for value in binding.values())


def test_json_sizes_are_what_the_text_says(perfdojo) -> None:
    softmax = next(e for e in perfdojo("kernels", "--json").json if e["name"] == "softmax")
    assert softmax["sizes"]["test"] == list(load_formula("softmax").bindings("test"))
    assert softmax["size_names"] == ["N", "M"]
