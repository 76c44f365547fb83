"""The catalogue: the games, and the cards and spaces of each as they are printed."""

from __future__ import annotations

import hashlib
from typing import Any, Final, final

import orjson
from starlette.responses import Response

import bocage

from .. import bots, lessons
from ..campaigns.kinds import KINDS
from ..kernel.game import Card, Game, ScoreRow, Sign
from ..kernel.messages import Message
from ..kernel.options import Impossible, Option
from .own import Shelf, words_of
from .present import message_json
from .refusals import Refusal

REVALIDATED: Final = "no-cache"
"""Browsers keep what is printed, and ask each time whether it is still the same."""


def games_json(shelf: Shelf) -> list[dict[str, Any]]:
    """The games with their options and bots."""
    return [
        {
            "id": game.id,
            "seats": list(game.seats),
            "options": [option_json(option) for option in game.options],
            "bots": list(bots.offered()),
            "own": [source.name for source in shelf.of(game.id)],
            "campaigns": {kind: list(KINDS[kind].seats) for kind in game.campaigns()},
            "impossible": [impossible_json(game, found) for found in game.impossible()],
            "lesson": lessons.find(game.id).minutes if game.id in lessons.taught() else None,
        }
        for game in bocage.games()
    ]


def option_json(option: Option) -> dict[str, Any]:
    """An option, and with what its values can be chosen."""
    needs = None
    if option.needs is not None:
        needs = {"option": option.needs[0], "value": option.needs[1]}
    return {
        "name": option.name,
        "values": list(option.values),
        "default": option.default,
        "seats": list(option.seats),
        "seats_of": {str(value): list(seats) for value, seats in option.seats_of.items()},
        "needs": needs,
        "group": option.group,
    }


def impossible_json(game: Game[Any], found: Impossible) -> dict[str, Any]:
    """Choices that do not go together."""
    return {
        "reason": message_json(Message(found.reason, game=game.id)),
        "seats": list(found.seats),
        "choices": {name: list(values) for name, values in found.choices.items()},
    }


def card_json(card: Card) -> dict[str, Any]:
    """All that is printed on a card but its words."""
    return {
        "id": card.id,
        "name": card.name,
        "kind": card.kind,
        "deck": card.deck,
        "category": card.category,
        "cost": card.cost,
        "alternative": card.alternative,
        "per_person": card.per_person,
        "points": card.points,
        "players": card.players,
        "need": None if card.need is None else message_json(card.need),
        "passing": card.passing,
        "bonus": card.bonus,
        "capacity": card.capacity,
        "holds": list(card.holds),
        "printed": card.printed,
        "strip": card.strip,
        "returns": None if card.returns is None else message_json(card.returns),
    }


def own_cards(game: Game, shelf: Shelf) -> tuple[Card, ...]:
    """The own cards that a game can be played with."""
    return game.with_own(shelf.of(game.id)).cards()[len(game.cards()) :]


def own_json(card: Card) -> dict[str, Any]:
    """All that is printed on an own card, its words in every language among it."""
    return {**card_json(card), "words": words_of(card)}


def sign_json(sign: Sign) -> dict[str, Any]:
    """What a space does, in icons."""
    return {"title": sign.title, "seats": list(sign.seats), "lines": list(sign.lines)}


def row_json(row: ScoreRow) -> dict[str, Any]:
    """A row of the scoring table."""
    return {
        "line": row.line,
        "way": row.way,
        "steps": [list(step) for step in row.steps],
        "least": row.least,
        "points": row.points,
        "per": row.per,
        "printed": row.printed,
    }


@final
class Printed:
    """Lists by game, written down once, each with a tag of its content."""

    def __init__(self, lists: dict[str, list[dict[str, Any]]]) -> None:
        self.bodies = {game: orjson.dumps(listed) for game, listed in lists.items()}
        self.tags = {
            game: f'"{hashlib.sha256(body).hexdigest()[:32]}"' for game, body in self.bodies.items()
        }

    def answer(self, game: str, known: str | None) -> Response:
        """A game's list; without a body to whoever knows it by its tag."""
        if game not in self.bodies:
            raise Refusal("not-found", "error-not-found")
        tag = self.tags[game]
        headers = {"ETag": f"W/{tag}", "Cache-Control": REVALIDATED}
        if known is not None and tag in known:
            return Response(status_code=304, headers=headers)
        return Response(self.bodies[game], headers=headers, media_type="application/json")


def printed_cards(shelf: Shelf) -> Printed:
    """The cards of every game, own ones last."""
    return Printed(
        {
            game.id: [*map(card_json, game.cards()), *map(own_json, own_cards(game, shelf))]
            for game in bocage.games()
        }
    )


def printed_spaces() -> Printed:
    """The spaces of every game."""
    return Printed({game.id: [*map(sign_json, game.signs())] for game in bocage.games()})


def printed_scoring() -> Printed:
    """The scoring table of every game."""
    return Printed({game.id: [*map(row_json, game.score_rows())] for game in bocage.games()})
