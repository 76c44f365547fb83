"""Writes the catalogues of card texts: `make texts`, after a change to cards, phrases or names."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...kernel import text
from ...kernel.shapes import Locale
from .cards.catalogue import CARDS
from .wording import card_message

HEADER: Final = """\
### Hallertau: what stands on the cards, which have numbers for names. Composed from their data and
### the phrases of hallertau-phrases.ftl: write it anew with `make texts`, do not edit it.

"""


def catalogue(locale: Locale) -> str:
    """What a language's catalogue of card texts must hold."""
    entries = [
        f"card-hallertau-{card.id} = {card.id}\n"
        f"    .text = {text.text(card_message(card), locale)}\n"
        for card in CARDS
    ]
    return HEADER + "".join(entries)


def path(locale: Locale) -> Path:
    """Where a language's catalogue of card texts lies."""
    return Path(text.__file__).parents[1] / "locales" / locale / "hallertau-cards.ftl"


if __name__ == "__main__":
    for locale in text.LOCALES:
        path(locale).write_text(catalogue(locale), encoding="utf-8")
