"""All Creatures Big and Small at the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import bocage

from ..games.creatures.shapes import CreaturesView, SeatView
from ..kernel.shapes import Goods
from .board import headed, space_grid
from .cards import catalogue, cost_of, hanging, joined, worth
from .counters import flowing, under
from .creatures_farm import GOOD, CreaturesFarm, cell_width, farm_width, read_edges
from .farm import place_of
from .look import Look, Topic
from .say import MUTED, Voice

CARD_VERBS: Final[tuple[str, ...]] = ("build", "use")
LEFT_SPACES: Final = 9
"""So many spaces stand in the left column of the board."""
COMMON: Final = ("cottage", "stall", "stables")
"""The tiles that are not special buildings on display."""


@final
class CreaturesLook(Look[CreaturesView]):
    """The one game of its kind."""

    card_verbs = CARD_VERBS
    space_verbs: tuple[str, ...] = ("place",)

    def head(self, view: CreaturesView, voice: Voice) -> list[str]:
        """Nothing beside the round."""
        return []

    def board(
        self, view: CreaturesView, numbers: Mapping[str, int] | None, voice: Voice
    ) -> RenderableType:
        """The spaces in two columns, what is left for both, the buildings on display."""
        grid = Table.grid(padding=(0, 2), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        spaces = view["spaces"]
        left, right = spaces[:LEFT_SPACES], spaces[LEFT_SPACES:]
        grid.add_row(*(space_grid(view, part, numbers, voice) for part in (left, right)))
        return Group(headed(voice.say("board"), grid), display(view, voice), supply(view, voice))

    def widths(self, view: CreaturesView, voice: Voice, large: bool) -> list[int]:
        """Farms with equal cells side by side; where room is left, the counters have it."""
        columns = [len(seat["columns"]) for seat in view["seats"]]
        margins = farm_width(0, 0) * len(columns) + len(columns) - 1
        cell = cell_width(sum(columns), voice.width - margins + farm_width(0, 0))
        widths = [farm_width(n, cell) for n in columns]
        half = (voice.width - 1) // 2
        return [half] * len(widths) if max(widths) <= half else widths

    def good_width(self, view: CreaturesView, seat: int) -> int:
        """A farm with cells for a word each."""
        return farm_width(len(view["seats"][seat]["columns"]), GOOD, between=3)

    def farm(
        self, view: CreaturesView, seat: int, voice: Voice, width: int, marks: Mapping[str, str]
    ) -> list[Text]:
        """The farm as wide as it may be."""
        return CreaturesFarm(view, seat, voice, width, marks).lines()

    def counters(self, view: CreaturesView, seat: int, voice: Voice, width: int) -> list[Text]:
        """Goods, animals, room, workers, what special buildings have."""
        return counters(view, seat, voice, width)

    def in_game(self, view: CreaturesView) -> list[bocage.Card]:
        """The tiles that everybody can have, and the buildings drawn for this game."""
        cards = catalogue(view["game"])
        built = [id for seat in range(len(view["seats"])) for id in self.in_play(view, seat)]
        return [cards[id] for id in dict.fromkeys([*view["buildings"], *built, *COMMON])]

    def topics(self, view: CreaturesView) -> list[Topic]:
        """The spaces."""
        titles = [space["title"] for space in view["spaces"]]
        return [Topic(title, f"space-{title}", f"space-{title}.help") for title in titles]

    def spaces(self, view: CreaturesView) -> list[str]:
        """All of them, from the start on."""
        return [space["id"] for space in view["spaces"]]

    def offered(self, view: CreaturesView) -> list[str]:
        """The buildings on display."""
        return list(view["buildings"])

    def in_play(self, view: CreaturesView, seat: int) -> list[str]:
        """The tiles of a farm."""
        return list(view["seats"][seat]["tiles"].values())

    def lying_on(self, view: CreaturesView, seat: int, card: str) -> Goods:
        """The stones on the stone carver's workshop."""
        stones = view["seats"][seat]["stones"] if card == "stone-carvers-workshop" else 0
        return {"stone": stones} if stones else {}

    def place(self, action: bocage.Action) -> str:
        """A cell or an edge."""
        return place_of(action)

    def closed(self, view: CreaturesView, decision: bocage.Decision) -> list[str]:
        """The buildings on display, where one is to be built; else the spaces."""
        if view["buildings"] and any(action.verb == "build" for action in decision.actions):
            return [f"build {id}" for id in view["buildings"]]
        return super().closed(view, decision)

    def read(self, given: str) -> str:
        """An edge may be named by either of its cells."""
        return read_edges(given)


def display(view: CreaturesView, voice: Voice) -> RenderableType:
    """The buildings on display with what is printed on them, in two columns."""
    cards = [catalogue(view["game"])[id] for id in view["buildings"]]
    if not cards:
        return Text(voice.say("no-cards"), MUTED)
    lines = [
        ("·", Text(card.title(voice.locale)).append(joined(printed(card, voice)), MUTED))
        for card in cards
    ]
    half = -(-len(lines) // 2)
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(hanging(lines[:half], 1), hanging(lines[half:], 1))
    return headed(voice.say("creatures-display"), grid)


def printed(card: bocage.Card, voice: Voice) -> list[str]:
    """What a building costs, scores and holds."""
    return [cost_of(card, voice), *worth(card, voice)]


def supply(view: CreaturesView, voice: Voice) -> Text:
    """What is left for both, and how long the game goes on."""
    left = view["supply"]
    words = voice.say(
        "creatures-supply",
        troughs=left["trough"],
        stalls=left["stall"],
        extensions=left["extension"],
        borders=view["borders_left"],
    )
    return Text(words, MUTED)


def counters(view: CreaturesView, seat: int, voice: Voice, width: int) -> list[Text]:
    """Everything to know about a seat beside its farm, in lines of this width."""
    player = view["seats"][seat]
    goods = [voice.goods({good: n}) for good, n in player["goods"].items() if n]
    animals = [voice.goods({animal: n}) for animal, n in player["animals"].items() if n]
    lines = flowing(goods or [voice.say("no-goods")], width)
    lines += flowing(animals or [voice.say("creatures-no-animals")], width)
    lines += room(player["room"], voice, width)
    if not view["over"]:
        lines.append(Text(voice.say("creatures-workers", n=player["to_place"])))
    lines.append(Text(voice.say("creatures-unused", n=len(player["unused"]))))
    lines += built(view, player, voice, width)
    if player["barn"] and not view["over"]:
        lines.append(Text(voice.say("creatures-barn")))
    if view["starting_player"] == seat and not view["over"]:
        lines.append(Text(voice.say("starts"), "bold"))
    return lines


def room(most: dict[str, int], voice: Voice, width: int) -> list[Text]:
    """How many animals would find room if they were all of one type."""
    if len(set(most.values())) == 1:
        return [Text(voice.say("creatures-most", n=max(most.values())))]
    parts = [voice.words(f"goods-{animal}", n=n) for animal, n in most.items()]
    parts[0] = voice.say("creatures-most-each", room=parts[0])
    return flowing(parts, width)


def built(view: CreaturesView, player: SeatView, voice: Voice, width: int) -> list[Text]:
    """The special buildings of a farm by their full names, with the stones on them."""
    names = []
    for id in player["tiles"].values():
        if id not in COMMON:
            name = catalogue(view["game"])[id].title(voice.locale)
            if id == "stone-carvers-workshop" and player["stones"]:
                name += f" ({voice.goods({'stone': player['stones']})})"
            names.append(name)
    return under("creatures-buildings", names, voice, width)
