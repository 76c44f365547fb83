"""What cannot be chosen together: told beforehand, and refused if it is asked for."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import bocage

GAMES = {game.id: game for game in bocage.games() if game.id.startswith("agricola")}


def told(game: bocage.Game, seats: int, **chosen: str) -> bool:
    """Whether the game tells that some choices do not go together."""
    return any(
        seats in found.seats
        and all(chosen.get(name) in values for name, values in found.choices.items())
        for found in game.impossible()
    )


@pytest.mark.rule("F97")
@pytest.mark.parametrize("seats", GAMES["agricola-classic"].seats)
def test_every_deal_of_every_decks_is_possible_or_told(seats: int) -> None:
    game = GAMES["agricola-classic"]
    options = {option.name: option for option in game.options}
    some = 0
    for decks, hands in product(("EIK", "E", "I", "K", "IZ"), options["hands"].values):
        if seats not in options["hands"].seats_of.get(hands, game.seats):
            continue
        chosen: dict[str, Any] = {"cards": "base", "decks": decks, "hands": hands}
        impossible = told(game, seats, **chosen)
        some += impossible
        if impossible:
            with pytest.raises(bocage.BadOption, match="more decks"):
                bocage.new(game.id, seats=seats, seed=1, **chosen)
        else:
            bocage.new(game.id, seats=seats, seed=1, **chosen)
    assert some == (0 if seats in (1, 4) else 2)


@pytest.mark.rule("R104")
@pytest.mark.parametrize("way", ["none", "lowest", "product"])
def test_teams_play_no_campaign(way: str) -> None:
    game = GAMES["agricola-revised"]
    if told(game, 4, campaign="three-games", teams=way):
        with pytest.raises(bocage.BadOption, match="for itself"):
            bocage.campaign(game.id, "three-games", seats=4, seed=1, teams=way)
    else:
        assert way == "none"
        bocage.campaign(game.id, "three-games", seats=4, seed=1, teams=way)


@pytest.mark.parametrize("locale", bocage.LOCALES)
def test_the_reasons_are_in_words(locale: bocage.Locale) -> None:
    for game in GAMES.values():
        for found in game.impossible():
            assert bocage.text(bocage.Message(found.reason), locale).endswith(".")
