"""Agricola at the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from rich.console import RenderableType
from rich.text import Text

import bocage

from ..games.agricola.shapes import AgricolaView
from ..kernel.shapes import Goods
from .board import board
from .cards import cards_of
from .counters import counters
from .farm import LARGE_WIDTH, SMALL_WIDTH, Farm, place_of, read_edges
from .hand import unplayable
from .look import Look, Topic
from .say import Voice

CARD_VERBS: Final[tuple[str, ...]] = ("play", "use", "draft", "discard", "pick")


@final
class AgricolaLook(Look[AgricolaView]):
    """Both editions, with hand cards or without."""

    card_verbs = CARD_VERBS
    space_verbs: tuple[str, ...] = ("place",)
    numbered = True

    def head(self, view: AgricolaView, voice: Voice) -> list[str]:
        """When the harvest comes."""
        return [voice.say("harvest", rounds=view["next_harvest"] - view["round"])]

    def board(
        self, view: AgricolaView, numbers: Mapping[str, int] | None, voice: Voice
    ) -> RenderableType:
        """The printed spaces, the round cards, and what is still to come."""
        return board(view, numbers, voice)

    def widths(self, view: AgricolaView, voice: Voice, large: bool) -> list[int]:
        """All farms are equally wide."""
        return [LARGE_WIDTH if large else SMALL_WIDTH] * len(view["seats"])

    def good_width(self, view: AgricolaView, seat: int) -> int:
        """The width of a farm with roomy cells."""
        return LARGE_WIDTH

    def farm(
        self, view: AgricolaView, seat: int, voice: Voice, width: int, marks: Mapping[str, str]
    ) -> list[Text]:
        """The farm with roomy cells, or with narrow ones."""
        return Farm(view["seats"][seat], voice, width >= LARGE_WIDTH, dict(marks)).lines()

    def counters(self, view: AgricolaView, seat: int, voice: Voice, width: int) -> list[Text]:
        """Goods, people, the next meal, what is left to build, cards."""
        return counters(view, seat, voice, width)

    def in_game(self, view: AgricolaView) -> list[bocage.Card]:
        """The major improvements, and if there are hands, the cards of their decks."""
        hands, options = self.has_hands(view), view["options"]
        return [
            card
            for card in cards_of(view).values()
            if card.kind == "major" or (hands and card.deck in str(options.get("decks", card.deck)))
        ]

    def topics(self, view: AgricolaView) -> list[Topic]:
        """The spaces, open or still to come."""
        titles = [space["title"] for space in (*view["spaces"], *view["to_come"])]
        return [Topic(title, f"space-{title}", f"space-{title}.help") for title in titles]

    def spaces(self, view: AgricolaView) -> list[str]:
        """The spaces on the board and the round cards."""
        return [space["id"] for space in view["spaces"]]

    def to_come(self, view: AgricolaView) -> list[str]:
        """The hidden round cards."""
        return [space["id"] for space in view["to_come"]]

    def offered(self, view: AgricolaView) -> list[str]:
        """The major improvements that nobody has built."""
        return list(view["majors"])

    def in_play(self, view: AgricolaView, seat: int) -> list[str]:
        """The cards in front of a seat."""
        return list(view["seats"][seat]["cards"])

    def lying_on(self, view: AgricolaView, seat: int, card: str) -> Goods:
        """Goods, field tiles and points on a card."""
        return view["seats"][seat].get("on_cards", {}).get(card, {})

    def has_hands(self, view: AgricolaView) -> bool:
        """Whether hands are counted."""
        return "hand_size" in view["seats"][0]

    def hand(self, view: AgricolaView, seat: int) -> list[str]:
        """The own hand."""
        return view["seats"][seat].get("hand", [])

    def lying_open(self, view: AgricolaView) -> list[str]:
        """The cards that anybody may take."""
        return view["open_cards"]

    def place(self, action: bocage.Action) -> str:
        """A cell."""
        return place_of(action)

    def farm_of(self, decision: bocage.Decision) -> int:
        """The partner's where somebody has turned to it, else the own one."""
        prompts = [decision.prompt]
        if decision.kind == "and-or" and "partner" not in [a.text for a in decision.actions]:
            prompts = parts_of(decision.prompt)
        elif not decision.kind.startswith("partner-"):
            return decision.seat
        owners = {prompt.values.get("by", decision.seat) for prompt in prompts}
        return int(str(owners.pop())) if len(owners) == 1 else decision.seat

    def partner(self, view: AgricolaView, seat: int) -> int | None:
        """The seat opposite."""
        return None if view["options"].get("teams", "none") == "none" else seat ^ 2

    def read(self, given: str) -> str:
        """An edge may be named by either of its cells."""
        return read_edges(given)

    def closed(self, view: AgricolaView, decision: bocage.Decision) -> list[str]:
        """The cards in hand that cannot be played, if some can; else the spaces."""
        cards = [f"play {card.id}" for card in unplayable(view, decision)]
        return cards or super().closed(view, decision)


def parts_of(prompt: bocage.Message) -> list[bocage.Message]:
    """The questions of which a question is made."""
    parts = prompt.values.get("parts", [])
    assert isinstance(parts, list)
    return [part for part in parts if isinstance(part, bocage.Message)]
