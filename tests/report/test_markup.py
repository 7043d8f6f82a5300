"""Is text escaped, and markup not?"""

from perfdojo.report.markup import Markup, join, table, tag


def test_text_is_escaped_and_markup_is_not() -> None:
    assert tag("p", "a < b & c") == "<p>a &lt; b &amp; c</p>"
    assert tag("p", tag("b", "x")) == "<p><b>x</b></p>"
    assert join(["<", Markup("<br>")]) == "&lt;<br>"


def test_attributes_are_named_as_in_html_and_escaped() -> None:
    made = tag("td", class_="n", aria_label='a "b"', title="")
    assert made == '<td class="n" aria-label="a &quot;b&quot;"></td>'


def test_what_holds_nothing_has_no_end() -> None:
    assert tag("br") == "<br>"
    assert tag("circle", r=2) == '<circle r="2"/>'
    assert tag("circle", tag("title", "x"), r=2) == '<circle r="2"><title>x</title></circle>'


def test_cells_are_made_where_they_are_missing() -> None:
    made = table("numbers", ["a"], [[1], [tag("th", 2, scope="row")]])
    assert "<td>1</td>" in made
    assert '<th scope="row">2</th>' in made
    assert '<th scope="col">a</th>' in made
