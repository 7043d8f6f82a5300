"""What is in an HTML text, and is it well formed? Read with the parser of the standard library."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"br", "link", "meta"}


@dataclass
class Document(HTMLParser):
    """Tags, attributes and texts; `complaints` if tags do not match."""

    tags: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    texts: list[tuple[str, str]] = field(default_factory=list)  # the tag around, and the text
    complaints: list[str] = field(default_factory=list)
    _open: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open.pop() != tag:
            self.complaints.append(f"</{tag}> at line {self.getpos()[0]} closes nothing")

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.texts.append((self._open[-1] if self._open else "", data))

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.tags if name == tag]

    def texts_of(self, tag: str) -> list[str]:
        return [text for around, text in self.texts if around == tag]


def read(page: str) -> Document:
    document = Document()
    document.feed(page)
    document.close()
    document.complaints += [f"<{tag}> is not closed" for tag in document._open]
    return document


def repeated_ids(document: Document) -> list[str]:
    counts = Counter(a["id"] for _, a in document.tags if "id" in a)
    return [name for name, count in counts.items() if count > 1]
