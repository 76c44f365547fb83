"""What is played in order to learn: a game's forms, each as often as it deserves."""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple

from ..games import find
from ..kernel.errors import BadValue, listing
from ..kernel.options import check_options
from ..kernel.shapes import Options


class Form(NamedTuple):
    """A seat count and options, and how often they are played beside the others."""

    weight: float
    seats: int
    options: dict[str, Any]

    @property
    def name(self) -> str:
        """A short name."""
        return "/".join([str(self.seats), *[str(value) for value in self.options.values()]])


CARDS: Final = {"cards": "base"}
AGRICOLA: Final = (
    Form(4, 1, {}),
    Form(8, 2, {}),
    Form(3, 3, {}),
    Form(2, 4, {}),
    Form(2, 1, CARDS),
    Form(5, 2, CARDS),
    Form(2, 3, CARDS),
    Form(2, 4, CARDS),
)
FORMS: Final[dict[str, tuple[Form, ...]]] = {
    "agricola-classic": (
        *AGRICOLA,
        Form(1, 5, {}),
        Form(1, 5, CARDS),
        Form(1, 2, {"cards": "base", "decks": "EIKZ"}),
    ),
    "agricola-revised": (
        *AGRICOLA,
        Form(1, 2, {"cards": "base", "hands": "draft"}),
        Form(1, 4, {"teams": "lowest"}),
    ),
    "creatures": (
        Form(3, 2, {}),
        Form(3, 2, {"mode": "advanced"}),
        Form(3, 2, {"mode": "expert"}),
    ),
    "hallertau": (
        Form(3, 1, {}),
        Form(2, 1, {"cards": "none"}),
        Form(3, 2, {}),
        Form(1, 2, {"cards": "none"}),
        Form(1, 3, {}),
        Form(1, 4, {}),
    ),
    "express": (Form(3, 1, {}), Form(3, 2, {}), Form(1, 3, {}), Form(1, 4, {})),
}

HEAT: Final = {"hallertau": 1.5}
"""How boldly actions are tried, where not as boldly as usual: where wishes weigh, bolder."""

LEADS: Final = {"hallertau": 0.35}
"""How many games begin at a position of greedy's, where any do: in games whose plans pay late."""

TRACE: Final = {"hallertau": 0.97}
"""How far an outcome reaches back, where not as far as usual: in games of many decisions."""

TRUST: Final = {"hallertau": 2.5}
"""How much a network trusts in what it wished for before, where it does: in games of many decisions
that look nearly alike."""


def manner_of(game: str) -> dict[str, float]:
    """How a game is learned, unless somebody says otherwise."""
    return {
        "heat": HEAT.get(game, 1.0),
        "leads": LEADS.get(game, 0.0),
        "trace": TRACE.get(game, 0.9),
        "trust": TRUST.get(game, 0.0),
    }


class Mix:
    """Forms of a game, all checked, to draw from."""

    def __init__(self, game: str, forms: tuple[Form, ...] | None = None) -> None:
        self.game = find(game)
        chosen = forms or FORMS[game]
        for form in chosen:
            if form.seats not in self.game.seats:
                raise BadValue("seats", form.seats, listing(self.game.seats))
        self.weights = [form.weight for form in chosen]
        self.forms: list[tuple[str, int, Options]] = [
            (form.name, form.seats, check_options(form.options, self.game.options, form.seats))
            for form in chosen
        ]

    def draw(self, rng: random.Random) -> tuple[str, int, Options]:
        """A form's name, seat count and options."""
        return rng.choices(self.forms, self.weights)[0]
