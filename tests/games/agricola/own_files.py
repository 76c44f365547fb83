"""Files of own cards for tests."""

from __future__ import annotations

from pathlib import Path

GNOME = 'minor("X001", "Garden Gnome", FOOD_PROVIDER, using("day-laborer").gain(food(1)))'
SHOWN = 'Scenario({"cards": ["X001"]}, ["place day-laborer"], {"goods": {"food": 3}})'
TEXT = '"Each time you use “Day Laborer”, you also get 1 food."'

TOLL = """
from bocage.own import FOOD_PROVIDER, Gain, Scenario, food, occupation, own, wood

OWN = [
    own(
        occupation("X001", "Toll Keeper", FOOD_PROVIDER, cost=food(2), play=Gain(wood(9))),
        "You immediately get 9 wood.",
        Scenario(
            {"hand": ["X001"], "goods": {"food": 3}},
            ["place lessons"],
            {"goods": {"food": 1, "wood": 9}, "cards": ["X001"]},
        ),
    )
]
"""
"""A file with an occupation that costs something."""


def source(cards: str, before: str = "") -> str:
    """A file that lists some cards."""
    return f"from bocage.own import *\n{before}\nOWN = [{cards}]\n"


def own(card: str = GNOME, text: str = TEXT, shown: str = SHOWN) -> str:
    """An entry of the list."""
    return f"own({card}, {text}, {shown})"


def write(folder: Path, content: str, name: str = "my_cards.py") -> Path:
    """A file in a folder."""
    path = folder / name
    path.write_text(content, encoding="utf-8")
    return path
