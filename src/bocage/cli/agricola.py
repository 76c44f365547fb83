"""Agricola at the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from rich.console import RenderableType
from rich.text import Text

import bocage

from .board import board
from .cards import catalogue, has_hands
from .counters import counters
from .farm import LARGE_WIDTH, SMALL_WIDTH, Farm, place_of
from .hand import unplayable
from .look import Look
from .say import Voice

CARD_VERBS: Final[tuple[str, ...]] = ("play", "use", "draft", "discard", "pick")


@final
class AgricolaLook(Look):
    """Both editions, with hand cards or without."""

    card_verbs = CARD_VERBS
    space_verbs: tuple[str, ...] = ("place",)

    def head(self, view: dict[str, Any], voice: Voice) -> list[str]:
        """When the harvest comes."""
        return [voice.say("harvest", rounds=view["next_harvest"] - view["round"])]

    def board(
        self, view: dict[str, Any], numbers: Mapping[str, int] | None, voice: Voice
    ) -> RenderableType:
        """The printed spaces, the round cards, and what is still to come."""
        return board(view, numbers, voice)

    def widths(self, view: dict[str, Any], voice: Voice, large: bool) -> list[int]:
        """All farms are equally wide."""
        return [LARGE_WIDTH if large else SMALL_WIDTH] * len(view["seats"])

    def good_width(self, view: dict[str, Any], seat: int) -> int:
        """The width of a farm with roomy cells."""
        return LARGE_WIDTH

    def farm(
        self, view: dict[str, Any], seat: int, voice: Voice, width: int, marks: Mapping[str, str]
    ) -> list[Text]:
        """The farm with roomy cells, or with narrow ones."""
        return Farm(view["seats"][seat], voice, width >= LARGE_WIDTH, dict(marks)).lines()

    def counters(self, view: dict[str, Any], seat: int, voice: Voice, width: int) -> list[Text]:
        """Goods, people, the next meal, what is left to build, cards."""
        return counters(view, seat, voice, width)

    def in_game(self, view: dict[str, Any]) -> list[bocage.Card]:
        """The major improvements, and the hand cards if there are hands."""
        hands = has_hands(view)
        return [card for card in catalogue(view["game"]).values() if hands or card.kind == "major"]

    def topics(self, view: dict[str, Any]) -> list[str]:
        """The spaces, open or still to come."""
        return [f"space-{space['title']}.help" for space in view["spaces"] + view["to_come"]]

    def offered(self, view: dict[str, Any]) -> list[str]:
        """The major improvements that nobody has built."""
        return list(view["majors"])

    def in_play(self, view: dict[str, Any], seat: int) -> list[str]:
        """The cards in front of a seat."""
        return list(view["seats"][seat]["cards"])

    def lying_on(self, view: dict[str, Any], seat: int, card: str) -> dict[str, int]:
        """Goods, field tiles and points on a card."""
        return dict(view["seats"][seat].get("on_cards", {}).get(card, {}))

    def place(self, action: bocage.Action) -> str:
        """A cell."""
        return place_of(action)

    def asked(self, view: dict[str, Any], action: bocage.Action) -> bool:
        """All that the game knows."""
        return True

    def closed(self, view: dict[str, Any], decision: bocage.Decision) -> list[str]:
        """The cards in hand that cannot be played."""
        return [f"play {card.id}" for card in unplayable(view, decision)]

    def read(self, given: str) -> str:
        """Cells are read by whoever looks for words."""
        return given
