"""French and Russian catalogues speak French and Russian: no English word is left in a text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import bocage

from .english import ENGLISH

LOCALES = Path(bocage.__file__).parent / "locales"
LATIN = re.compile(r"[A-Za-z]{3,}")
NAMES = {"Bocage", "json", "Enter", "PyTorch", "SQLite", "PostgreSQL", "AtAnyTime", "seed"}
"""What is written so in Russian, too."""
TYPED = re.compile(
    r"«[^»]*»|--\w+|\w+\(…[^)]*\)|\w+ = \[|pip install [\w\[\]]+|\w\.\w+|=…|\b[A-Z]{2,}\b"
)
"""Commands and code, which are typed as they are."""


class Texts(Visitor):
    """The texts of a message, without its variables and references."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def texts(locale: str) -> list[tuple[str, str]]:
    """Every text of the catalogues of a language, and the message that has it."""
    found = []
    for path in sorted((LOCALES / locale).glob("*.ftl")):
        for entry in parse(path.read_text("utf-8")).body:
            if isinstance(entry, (ast.Message, ast.Term)):
                of = Texts()
                of.visit(entry)
                found.append((entry.id.name, " … ".join(of.found)))
    return found


@pytest.mark.parametrize("locale", ["fr", "ru"])
def test_no_text_has_english_words(locale: str) -> None:
    found = [(id, ENGLISH.findall(TYPED.sub("", text))) for id, text in texts(locale)]
    assert len(found) > 2000
    assert [(id, words) for id, words in found if words] == []


def test_russian_texts_are_written_in_cyrillic() -> None:
    found = [(id, {*LATIN.findall(TYPED.sub("", text))} - NAMES) for id, text in texts("ru")]
    assert [(id, words) for id, words in found if words] == []
