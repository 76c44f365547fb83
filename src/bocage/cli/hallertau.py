"""Hallertau at the terminal."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, final

from rich.console import RenderableType
from rich.text import Text

import bocage

from ..games.hallertau.shapes import HallertauView
from ..games.hallertau.vocabulary import CRAFTS
from .cards import card_of, catalogue
from .hallertau_board import board, with_cards
from .hallertau_village import WIDE, Village, counters
from .look import Look, Topic
from .say import Voice

CARD_VERBS: Final[tuple[str, ...]] = ("play", "income", "discard")
SPACE_VERBS: Final[tuple[str, ...]] = (
    "place",
    "clear",
    "recall",
    "empty",
    "fill",
    "occupy",
    "visit",
)
CHOSEN: Final = ("gateway", "farmyard")
"""The kinds of cards of which one deck is in play, named by the option of the same name."""

_NUMBER: Final = re.compile(r"\d{3}")


@final
class HallertauLook(Look[HallertauView]):
    """With cards or without."""

    card_verbs = CARD_VERBS
    space_verbs = SPACE_VERBS

    def head(self, view: HallertauView, voice: Voice) -> list[str]:
        """The phase."""
        return [voice.words(f"phase-hallertau-{view['phase']}")]

    def board(
        self, view: HallertauView, numbers: Mapping[str, int] | None, voice: Voice
    ) -> RenderableType:
        """The four sections, and what is left to draw."""
        return board(view, numbers, voice)

    def widths(self, view: HallertauView, voice: Voice, large: bool) -> list[int]:
        """Villages side by side, two in a row."""
        count = len(view["seats"])
        return [voice.width if count == 1 else (voice.width - 1) // 2] * count

    def good_width(self, view: HallertauView, seat: int) -> int:
        """A village with a roomy community centre."""
        return WIDE

    def farm(
        self, view: HallertauView, seat: int, voice: Voice, width: int, marks: Mapping[str, str]
    ) -> list[Text]:
        """The boards of a village."""
        return Village(view, seat, voice, width, marks).lines()

    def counters(self, view: HallertauView, seat: int, voice: Voice, width: int) -> list[Text]:
        """Stock, workers, cards."""
        return counters(view, seat, voice, width)

    def in_game(self, view: HallertauView) -> list[bocage.Card]:
        """The cards of the decks in play."""
        options = view["options"]
        if not self.has_hands(view):
            return []
        return [
            card
            for card in catalogue(view["game"]).values()
            if options["merged"] or card.kind not in CHOSEN or card.deck == options[card.kind]
        ]

    def topics(self, view: HallertauView) -> list[Topic]:
        """The spaces and the crafts."""
        ids = [(space, f"space-hallertau-{space}") for space in self.spaces(view)]
        ids += [(craft, f"craft-hallertau-{craft}") for craft in CRAFTS]
        return [Topic(name, id, f"{id}.help") for name, id in ids]

    def spaces(self, view: HallertauView) -> list[str]:
        """The spaces of the four sections."""
        return [space["id"] for space in view["spaces"]]

    def offered(self, view: HallertauView) -> list[str]:
        """The cards that anybody has played."""
        return [id for seat in view["seats"] for id in seat["played"]]

    def in_play(self, view: HallertauView, seat: int) -> list[str]:
        """The cards that a seat has played."""
        return list(view["seats"][seat]["played"])

    def has_hands(self, view: HallertauView) -> bool:
        """Whether it is played with cards."""
        return with_cards(view)

    def hand(self, view: HallertauView, seat: int) -> list[str]:
        """The own hand."""
        return view["seats"][seat]["hand"] or []

    def discarded(self, view: HallertauView) -> list[str]:
        """The cards that went out of the game."""
        return view["discarded"]

    def place(self, action: bocage.Action) -> str:
        """A field, where sheep stand, or a craft."""
        if action.verb == "sow":
            return "empty-" + action.argument.rpartition("-")[2]
        if action.kind == "boulder":
            return action.argument.partition("-")[0]
        return action.argument if action.kind in ("field", "sheep", "craft") else ""

    def asked(self, view: HallertauView, action: bocage.Action) -> bool:
        """Every step that is printed on a card, and no card that has steps without one."""
        if action.kind != "play":
            return True
        card, _, step = action.argument.partition("-")
        steps = steps_of(catalogue(view["game"])[card])
        return int(step or 0) <= steps if steps > 1 and step else steps == 1 and not step

    def closed(self, view: HallertauView, decision: bocage.Decision) -> list[str]:
        """The spaces if one is to be chosen, and the cards in hand that cannot be played."""
        spaces = super().closed(view, decision)
        playable = {card_of(action) for action in decision.actions}
        cards = [
            f"play {id}" + ("-1" if steps_of(catalogue(view["game"])[id]) > 1 else "")
            for id in self.hand(view, decision.seat)
            if id not in playable
        ]
        placing = any(action.verb == "place" for action in decision.actions)
        return [*spaces, *cards] if placing or not cards else cards

    def read(self, given: str) -> str:
        """Three digits are not the number of a choice, but of a card."""
        return f"#{given}" if _NUMBER.fullmatch(given) else given


def steps_of(card: bocage.Card) -> int:
    """How many numbers stand between the slashes of a card."""
    return max([1, *[len(item["amounts"]) for row in card.printed for item in row["items"]]])
