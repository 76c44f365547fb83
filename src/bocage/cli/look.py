"""What the terminal must be told of a game: how it is drawn, which cards it has, what is typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

from rich.console import RenderableType
from rich.text import Text

import bocage

from ..games.shapes import View
from ..kernel.shapes import Goods
from .say import Voice

V = TypeVar("V", bound=View, contravariant=True)


class Topic(NamedTuple):
    """Something that has rules of its own: its name, the message that titles it, its rules."""

    name: str
    title: str
    rules: str


class Look(Protocol[V]):
    """One game, or games that are shown alike; a `view` is what `Table.observe` gives."""

    card_verbs: tuple[str, ...]
    """What is done with cards of which one may not know by heart what they do."""
    space_verbs: tuple[str, ...]
    """What is done with spaces; the board is shown where one is to be chosen for it."""
    detailed: int = 10
    """Up to so many cards are shown with their texts where one must be chosen."""
    numbered: bool = False
    """Whether its cards have numbers beside their names."""
    priced: bool = True
    """Whether what a card costs is told with its name."""

    def head(self, view: V, voice: Voice) -> list[str]:
        """What stands at the head of the table after the round."""
        ...

    def board(self, view: V, numbers: Mapping[str, int] | None, voice: Voice) -> RenderableType:
        """The board; spaces in `numbers` can be chosen, the others are dimmed."""
        ...

    def widths(self, view: V, voice: Voice, large: bool) -> list[int]:
        """The columns that each seat's farm, with its counters below, is given."""
        ...

    def good_width(self, view: V, seat: int) -> int:
        """The columns in which a farm is easy to read."""
        ...

    def farm(
        self, view: V, seat: int, voice: Voice, width: int, marks: Mapping[str, str]
    ) -> list[Text]:
        """A farm drawn into so many columns, with `marks` on its places."""
        ...

    def counters(self, view: V, seat: int, voice: Voice, width: int) -> list[Text]:
        """What a seat has beside its farm, in lines of this width."""
        ...

    def in_game(self, view: V) -> list[bocage.Card]:
        """The cards that the game is played with."""
        ...

    def topics(self, view: V) -> list[Topic]:
        """The spaces and what else has rules."""
        ...

    def spaces(self, view: V) -> list[str]:
        """The spaces of the board."""
        ...

    def to_come(self, view: V) -> list[str]:
        """The spaces that are not yet on the board."""
        return []

    def offered(self, view: V) -> list[str]:
        """The cards that lie open for everybody."""
        ...

    def in_play(self, view: V, seat: int) -> list[str]:
        """The cards that a seat has played or built."""
        ...

    def lying_on(self, view: V, seat: int, card: str) -> Goods:
        """What lies on a card in play."""
        return {}

    def has_hands(self, view: V) -> bool:
        """Whether the game is played with hand cards."""
        return False

    def hand(self, view: V, seat: int) -> list[str]:
        """The cards in a hand that the viewer may see."""
        return []

    def lying_open(self, view: V) -> list[str]:
        """The hand cards that lie open for everybody."""
        return []

    def discarded(self, view: V) -> list[str]:
        """The cards that are out of the game."""
        return []

    def turn(self, decision: bocage.Decision) -> bool:
        """Whether a turn begins with a decision; then the whole table is shown."""
        return any(action.verb == "place" for action in decision.actions)

    def arranged(self, view: V, actions: list[bocage.Action]) -> list[bocage.Action]:
        """The actions with which a turn begins, in the order in which they are best read."""
        order = {f"place {space}": i for i, space in enumerate(self.spaces(view))}
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

    def farm_of(self, decision: bocage.Decision) -> int:
        """The seat on whose farm the answer to a question lies."""
        return decision.seat

    def partner(self, view: V, seat: int) -> int | None:
        """The seat that plays together with another, where teams play."""
        return None

    def asked(self, view: V, action: bocage.Action) -> bool:
        """Whether somebody may ask about an action of the game at this table."""
        return True

    def closed(self, view: V, decision: bocage.Decision) -> list[str]:
        """The actions one may wonder about where others like them are possible."""
        return [f"place {space}" for space in self.spaces(view)]

    def read(self, given: str) -> str:
        """What somebody types, with places and cards named as the game names them."""
        return given


def look_of(game: str) -> Look[Any]:
    """How a game is shown."""
    if game in ("agricola-classic", "agricola-revised"):
        from .agricola import AgricolaLook

        return AgricolaLook()
    if game == "creatures":
        from .creatures import CreaturesLook

        return CreaturesLook()
    if game == "hallertau":
        from .hallertau import HallertauLook

        return HallertauLook()
    if game == "express":
        from .express import ExpressLook

        return ExpressLook()
    raise bocage.UnknownGame("game", game, "a game that the terminal shows")
