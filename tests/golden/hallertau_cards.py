"""Writes the catalogues of Hallertau's card texts, composed from the cards' data.

`python -m tests.golden.hallertau_cards` from the project's root, after a card, a phrase or the
name of a thing has changed.
"""

from __future__ import annotations

from pathlib import Path

import bocage
from bocage import LOCALES, text
from bocage.games.hallertau.cards.catalogue import CARDS
from bocage.games.hallertau.wording import card_message

FOLDER = Path(bocage.__file__).parent / "locales"
HEADER = """\
### Hallertau: what stands on the cards, which have numbers for names. Generated from their data
### and the phrases of hallertau-phrases.ftl: write it anew with `python -m
### tests.golden.hallertau_cards`, do not edit it.
"""


def catalogue(locale: str) -> str:
    """The text of a catalogue."""
    entries = [
        f"card-hallertau-{card.id} = {card.id}\n    .text = {text(card_message(card), locale)}\n"
        for card in CARDS
    ]
    return HEADER + "\n" + "".join(entries)


def main() -> None:
    """Write the catalogues of all languages."""
    for locale in LOCALES:
        path = FOLDER / locale / "hallertau-cards.ftl"
        path.write_text(catalogue(locale), encoding="utf-8")


if __name__ == "__main__":
    main()
