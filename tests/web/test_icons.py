"""Every icon that Python names is drawn by the browser's kit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bocage

KIT = Path(__file__).parents[2] / "web" / "src" / "kit"
DRAWN = {
    name
    for file in ("deeds", "glyphs", "goods", "produce", "trades")
    for name in re.findall(
        r"(?m)^  '?([a-z][a-z-]*)'?[:,]", (KIT / f"{file}.ts").read_text("utf-8")
    )
}


@pytest.mark.parametrize("game", bocage.games(), ids=lambda game: game.id)
def test_the_words_of_strips_are_icons(game: bocage.Game) -> None:
    strips = [line for sign in game.signs() for line in sign.lines]
    strips += [card.strip for card in game.cards()]
    words = {
        word
        for strip in strips
        for word in strip.replace("{round}", "1").split()
        if re.search("[a-z]", word)
    }
    assert words <= DRAWN, words - DRAWN
    assert bool(words) == bool(game.signs())


def test_the_kit_is_read_as_it_is_written() -> None:
    assert {"wood", "room-wood", "grow", "border", "survive", "confirm"} <= DRAWN
    assert not {"fill", "food-and-drink", "unknown"} & DRAWN
