"""What environments are tested with: every game that has an encoding, in several forms."""

from __future__ import annotations

from typing import Any, NamedTuple

import bocage


class Form(NamedTuple):
    """A game, how many play it, and its options."""

    game: str
    seats: int
    options: dict[str, Any]


def encoded(game: bocage.Game) -> bool:
    """Whether a game has an encoding."""
    try:
        return game.encoding.size > 0
    except bocage.Error:
        return False


GAMES = [game for game in bocage.games() if encoded(game)]
WITH_SECRETS = (
    Form("agricola-revised", 3, {"cards": "base", "hands": "draft"}),
    Form("agricola-revised", 4, {"teams": "lowest"}),
    Form("agricola-classic", 2, {"cards": "base"}),
)
FORMS = [
    *(Form(game.id, seats, {}) for game in GAMES for seats in {game.seats[0], game.seats[-1]}),
    *WITH_SECRETS,
]


def name(form: Form) -> str:
    """A short name for a form."""
    return "-".join([form.game, str(form.seats), *map(str, form.options.values())])
