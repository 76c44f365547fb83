"""What the terminal must be told of a game: how it is drawn, which cards it has, what is typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

import bocage

from .say import Voice


class Look(Protocol):
    """One game, or games that are shown alike; a `view` is what `Table.observe` gives."""

    card_verbs: tuple[str, ...]
    """What is done with cards of which one may not know by heart what they do."""
    space_verbs: tuple[str, ...]
    """What is done with spaces; the board is shown where one is to be chosen for it."""
    detailed: int = 10
    """Up to so many cards are shown with their texts where one must be chosen."""

    def head(self, view: dict[str, Any], voice: Voice) -> list[str]:
        """What stands at the head of the table after the round."""
        ...

    def board(
        self, view: dict[str, Any], numbers: Mapping[str, int] | None, voice: Voice
    ) -> RenderableType:
        """The board; spaces in `numbers` can be chosen, the others are dimmed."""
        ...

    def widths(self, view: dict[str, Any], voice: Voice, large: bool) -> list[int]:
        """The columns that each seat's farm, with its counters below, is given."""
        ...

    def good_width(self, view: dict[str, Any], seat: int) -> int:
        """The columns in which a farm is easy to read."""
        ...

    def farm(
        self, view: dict[str, Any], seat: int, voice: Voice, width: int, marks: Mapping[str, str]
    ) -> list[Text]:
        """A farm drawn into so many columns, with `marks` on its places."""
        ...

    def counters(self, view: dict[str, Any], seat: int, voice: Voice, width: int) -> list[Text]:
        """What a seat has beside its farm, in lines of this width."""
        ...

    def in_game(self, view: dict[str, Any]) -> list[bocage.Card]:
        """The cards that the game is played with."""
        ...

    def topics(self, view: dict[str, Any]) -> list[str]:
        """The rules of spaces and what else has some; the message before the point is the title."""
        ...

    def offered(self, view: dict[str, Any]) -> list[str]:
        """The cards that lie open for everybody."""
        ...

    def in_play(self, view: dict[str, Any], seat: int) -> list[str]:
        """The cards that a seat has played or built."""
        ...

    def lying_on(self, view: dict[str, Any], seat: int, card: str) -> dict[str, int]:
        """What lies on a card in play."""
        ...

    def turn(self, decision: bocage.Decision) -> bool:
        """Whether a turn begins with a decision; then the whole table is shown."""
        return any(action.verb == "place" for action in decision.actions)

    def arranged(self, view: dict[str, Any], actions: list[bocage.Action]) -> list[bocage.Action]:
        """The actions with which a turn begins, in the order in which they are best read."""
        order = {f"place {space['id']}": i for i, space in enumerate(view["spaces"])}
        return sorted(actions, key=lambda action: order.get(action.text, len(order)))

    def section(self, action: bocage.Action, voice: Voice) -> str:
        """The heading under which an action is listed where a turn begins, or nothing."""
        return ""

    def short(self, message: bocage.Message, voice: Voice, again: bool = False) -> str:
        """An action in the words that are needed below its heading, or after one of its kind."""
        return voice.words(message)

    def place(self, action: bocage.Action) -> str:
        """The place on the own farm that an action is about, as `farm` marks it."""
        ...

    def asked(self, view: dict[str, Any], action: bocage.Action) -> bool:
        """Whether somebody may ask about an action of the game at this table."""
        ...

    def closed(self, view: dict[str, Any], decision: bocage.Decision) -> list[str]:
        """The actions one may wonder about where others like them are possible."""
        ...

    def read(self, given: str) -> str:
        """What somebody types, with places and cards named as the game names them."""
        ...


def look_of(game: str) -> Look:
    """How a game is shown."""
    if game == "creatures":
        from .creatures import CreaturesLook

        return CreaturesLook()
    if game == "hallertau":
        from .hallertau import HallertauLook

        return HallertauLook()
    if game == "express":
        from .express import ExpressLook

        return ExpressLook()
    from .agricola import AgricolaLook

    return AgricolaLook()
