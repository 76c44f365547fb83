"""The Fluent catalogues as data: what each message says, needs and depends on."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bocage import Locale, Message, text

NUMBERS = (0, 1, 2, 5, 21)
PLURALS = {"zero", "one", "two", "few", "many"}
BLANK = "‹›"
"""Stands for any words."""


class Needs(Visitor):
    """The variables of a pattern, with values to try, and its lines with blanks for them."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.samples: dict[str, set[Any]] = {}
        self.lines: list[str] = []
        self.visit(pattern)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        words = [e.value if isinstance(e, ast.TextElement) else BLANK for e in node.elements]
        self.lines.append("".join(words))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.samples.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        texts = {key.name for key in keys if isinstance(key, ast.Identifier)}
        numbers = {int(key.value) for key in keys if isinstance(key, ast.NumberLiteral)}
        if isinstance(node.selector, ast.VariableReference):
            numeric = numbers or texts & PLURALS or texts == {"other"}
            found = self.samples.setdefault(node.selector.id.name, set())
            found |= {*NUMBERS, *numbers} if numeric else texts
        self.generic_visit(node)

    def values(self) -> Iterator[dict[str, Any]]:
        """Values for all variables: every sample of every variable that a selector looks at."""
        names = sorted(self.samples)
        choices = [sorted(self.samples[name]) or [BLANK] for name in names]
        for chosen in itertools.product(*choices):
            yield dict(zip(names, chosen, strict=True))


def catalogue_files(locale: str) -> list[Any]:
    """The catalogue files of a locale."""
    folder = files("bocage").joinpath("locales", locale)
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


@cache
def entries(locale: str) -> tuple[tuple[str, ast.EntryType], ...]:
    """Everything in a locale's catalogues, with the name of its file."""
    parser = FluentParser(with_spans=False)
    return tuple(
        (file.name, entry)
        for file in catalogue_files(locale)
        for entry in parser.parse(file.read_text(encoding="utf-8")).body
    )


@cache
def patterns(locale: str) -> dict[str, ast.Pattern]:
    """Every text of a locale: by message id, or by `id.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for _, entry in entries(locale):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def file_of(locale: str) -> dict[str, str]:
    """The file that each message stands in."""
    return {e.id.name: file for file, e in entries(locale) if isinstance(e, ast.Message)}


class References(Visitor):
    """The texts that a text refers to."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.ids: list[str] = []
        self.visit(pattern)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.ids.append(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


def needs(locale: Locale, id: str) -> Needs:
    """What a text needs, with what the texts need that it refers to."""
    found = Needs(patterns(locale)[id])
    for other in References(patterns(locale)[id]).ids:
        for name, samples in needs(locale, other).samples.items():
            found.samples.setdefault(name, set()).update(samples)
    return found


def said_of(locale: Locale, id: str, **fixed: str) -> Iterator[str]:
    """A text in words, with every kind of value but for those that are fixed."""
    for values in needs(locale, id).values():
        seats = {name: 0 for name in values if name in ("seat", "by")}
        yield text(Message(id, {**values, **seats, **fixed}), locale, (BLANK,))
