"""Agricola's action space: verbs and what they apply to. Only ever append."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from ...farm.goods import (
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    GRAIN,
    NAMES,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from ...farm.grid import Grid
from ...farm.pastures import Pastures
from ...kernel.actions import Action, ActionTable
from ...kernel.flow import DONE
from .shapes import House

HOUSES: Final[tuple[House, ...]] = ("wood", "clay", "stone")
FARM: Final = Grid(3, 5)
FENCES: Final = 15
STABLES: Final = 4
PEOPLE: Final = 5
ROUNDS: Final = 14
HOUSE: Final = 1 << FARM.numbers["r2c1"] | 1 << FARM.numbers["r3c1"]
PASTURES: Final = Pastures(FARM, FENCES, never=HOUSE)

SPACES: Final = (
    "farm-expansion",
    "meeting-place",
    "grain-seeds",
    "farmland",
    "side-job",
    "day-laborer",
    "forest",
    "clay-pit",
    "reed-bank",
    "fishing",
    "major-improvement",
    "fencing",
    "grain-utilization",
    "sheep-market",
    "basic-wish",
    "house-redevelopment",
    "western-quarry",
    "vegetable-seeds",
    "pig-market",
    "cattle-market",
    "eastern-quarry",
    "urgent-wish",
    "cultivation",
    "farm-redevelopment",
    "grove",
    "hollow",
    "copse",
    "resource-market",
    "traveling-players",
    "animal-market",
    "modest-wish",
    "one-material",
    "two-materials",
    "wood-4",
    "clay-3",
    "reed-stone-wood",
    "room-or-players",
    "materials-or-growth",
)

LATER_SPACES: Final = ("lessons", "lessons-3", "lessons-4")
LAST_SPACES: Final = ("lessons-5",)
CARD_SPACES: Final = ("E164", "I230", "I100", "I337")
"""Cards of the first edition that are spaces while they lie in front of somebody."""
TEAM_SPACES: Final = ("team-market",)
ALL_SPACES: Final = SPACES + LATER_SPACES + LAST_SPACES + CARD_SPACES + TEAM_SPACES

MAJORS: Final = tuple(f"M{n:02}" for n in range(1, 11)) + tuple(f"A{n}" for n in range(1, 11))
"""Major improvements as numbered by the revised, then by the first edition."""

_DECK_A: Final = (
    "002 005 009 012 016 019 024 026 032 033 038 044 050 053 055 056 063 067 069 071 075 "
    "078 080 083 086 087 088 090 092 098 102 108 110 111 112 114 116 119 120 123 125 133 "
    "138 143 147 155 160 165"
)
_DECK_B: Final = (
    "002 008 010 013 016 019 024 025 033 036 039 045 047 050 056 057 061 062 066 068 074 "
    "077 080 084 087 089 091 095 097 098 099 102 104 107 108 109 114 118 121 123 126 136 "
    "142 145 156 163 164 166"
)
HAND: Final = tuple([f"A{n}" for n in _DECK_A.split()] + [f"B{n}" for n in _DECK_B.split()])
"""The hand cards of the revised edition by number, minor improvements and occupations."""
CATALOGUE: Final = MAJORS + HAND
"""Every card; a card's number is its place here."""
FIELD_CARDS: Final = ("B068",)
PLACES: Final = FARM.names + FIELD_CARDS
"""Where crops can stand: the cells of the farm, then cards that are fields; further ones follow."""

ACTIONS: Final = ActionTable()
FURTHER_VERBS: Final = (
    ("play", "card"),
    ("use", "card"),
    ("draft", "card"),
    ("discard", "card"),
    ("pick", "card"),
    ("sow grain on", "card"),
    ("sow vegetable on", "card"),
    ("move from", "place"),
    ("move to", "place"),
    ("craft", "card"),
    ("return", "card"),
    ("sow wood on", "card"),
    ("play", "card"),
)
"""What can be done with a hand card beyond the catalogue: so many actions for each."""
AS_OCCUPATION: Final = len(FURTHER_VERBS) - 1
"""The place of the action by which it is played if it is an occupation; else it is the first."""


@final
class OpenVerb:
    """A verb for cards, or places, of which an edition may have more than are listed here.

    `first` is the number of the first one listed, `listed` how many numbers are known here, and
    `place` the verb's place among `FURTHER_VERBS`, whose actions every further one has.
    """

    def __init__(
        self, arguments: tuple[str, ...], place: int, first: int = 0, listed: int = len(CATALOGUE)
    ) -> None:
        run = ACTIONS.add(FURTHER_VERBS[place][0], arguments, FURTHER_VERBS[place][1])
        self.base = run.base
        self.end = run.end
        self.first = first
        self.listed = listed
        self.place = place

    def of(self, number: int) -> int:
        """The action for a card or place."""
        if number < self.listed:
            return self.base + number - self.first
        return FIRST_FURTHER + len(FURTHER_VERBS) * (number - self.listed) + self.place

    def owns(self, action: int) -> bool:
        """Whether the action has this verb."""
        if action < FIRST_FURTHER:
            return self.base <= action < self.end
        return (action - FIRST_FURTHER) % len(FURTHER_VERBS) == self.place

    def what(self, action: int) -> int:
        """The number of the card or place that an action names."""
        if action < FIRST_FURTHER:
            return action - self.base + self.first
        return self.listed + (action - FIRST_FURTHER) // len(FURTHER_VERBS)


_done = ACTIONS.add("done")
assert _done.base == DONE
PLACE: Final = ACTIONS.add("place", SPACES, "space")
PASS: Final = ACTIONS.add("pass")
REVEAL: Final = ACTIONS.add("reveal", SPACES, "space")
ROOM: Final = ACTIONS.add("room", FARM.names, "cell")
STABLE: Final = ACTIONS.add("stable", FARM.names, "cell")
RENOVATE: Final = ACTIONS.add("renovate")
GROW: Final = ACTIONS.add("grow")
PLOW: Final = ACTIONS.add("plow", FARM.names, "cell")
SOW_GRAIN: Final = ACTIONS.add("sow grain", FARM.names, "cell")
SOW_VEGETABLE: Final = ACTIONS.add("sow vegetable", FARM.names, "cell")
BAKE: Final = ACTIONS.add("bake", ("grain",), "good")
FENCE: Final = ACTIONS.add("fence", tuple([FARM.label(m) for m in PASTURES.masks]), "cells")
BUILD: Final = ACTIONS.add("build", MAJORS, "card")
PAY: Final = ACTIONS.add("pay", ("clay",), "good")
RETURN: Final = OpenVerb(MAJORS, 10)
TAKE: Final = ACTIONS.add("take", NAMES, "good")
COLLECT: Final = ACTIONS.add("collect")
EAT: Final = ACTIONS.add("eat", NAMES, "good")
COOK: Final = ACTIONS.add("cook", NAMES, "good")
RELEASE: Final = ACTIONS.add("release", NAMES, "good")
FORGO: Final = ACTIONS.add("forgo", NAMES, "good")
CRAFT: Final = OpenVerb(MAJORS, 9)
FEED: Final = ACTIONS.add("feed")
BEG: Final = ACTIONS.add("beg")
PLACE_LATER: Final = ACTIONS.add("place", LATER_SPACES, "space")
START: Final = ACTIONS.add("start")
PLAY: Final = OpenVerb(HAND, 0, len(MAJORS))
USE: Final = OpenVerb(CATALOGUE, 1)
RENOVATE_TO_STONE: Final = ACTIONS.add("renovate to stone")
SPEND_CLAY: Final = ACTIONS.add("spend", ("clay",), "good")
SOW_VEGETABLE_ON: Final = OpenVerb(FIELD_CARDS, 6, CATALOGUE.index("B068"))
REAP: Final = ACTIONS.add("reap", FARM.names, "cell")
MOVE_FROM: Final = OpenVerb(PLACES, 7, listed=len(PLACES))
MOVE_TO: Final = OpenVerb(PLACES, 8, listed=len(PLACES))
TRADES: Final = (
    (SHEEP, 1, BOAR, 1),
    (SHEEP, 1, VEGETABLE, 1),
    (SHEEP, 1, STONE, 1),
    (CLAY, 2, STONE, 1),
    (CLAY, 3, STONE, 2),
    (CLAY, 4, STONE, 3),
    *[(FOOD, 1, good, 1) for good in (WOOD, GRAIN, REED, STONE, VEGETABLE, CLAY)],
)
"""What cards exchange at any time: so many of one good for so many of another."""


def trade_text(trade: tuple[int, int, int, int]) -> str:
    """An exchange as its action names it."""
    give, m, get, n = trade
    return f"{m} {NAMES[give]} for {n} {NAMES[get]}"


TRADE: Final = ACTIONS.add("trade", tuple([trade_text(t) for t in TRADES]), "trade")
ANYTIME: Final = ACTIONS.add("anytime")
DRAFT: Final = OpenVerb(HAND, 2, len(MAJORS))
DISCARD: Final = OpenVerb(HAND, 3, len(MAJORS))
MULLIGAN: Final = ACTIONS.add("mulligan", ("occupations", "minors"), "kind")
DRAW: Final = ACTIONS.add("draw", ("occupation", "minor"), "kind")
PICK: Final = OpenVerb(HAND, 4, len(MAJORS))
SOW_GRAIN_ON: Final = OpenVerb((), 5)
SOW_WOOD_ON: Final = OpenVerb((), 11)
PLACE_LAST: Final = ACTIONS.add("place", LAST_SPACES, "space")
SWAP_CARDS: Final = ACTIONS.add("swap cards")
SPEND_WOOD: Final = ACTIONS.add("spend", ("wood",), "good")
SEAT: Final = ACTIONS.add("seat", ("0", "1", "2", "3", "4"), "number")
PLACE_ON_CARD: Final = ACTIONS.add("place", CARD_SPACES, "space")
SPEND_REED: Final = ACTIONS.add("spend", ("reed",), "good")
SPEND_STONE: Final = ACTIONS.add("spend", ("stone",), "good")
SPEND: Final = (SPEND_WOOD.base, SPEND_CLAY.base, SPEND_REED.base, SPEND_STONE.base)
"""By building resource: the action that pays in it."""
LATER_TRADES: Final = (
    *[(good, 1, FOOD, n) for good, n in ((WOOD, 1), (CLAY, 1), (STONE, 2), (GRAIN, 2))],
    *[(animal, 1, FOOD, n) for n, animal in enumerate((SHEEP, BOAR, CATTLE), 1)],
    *[(animal, 1, FOOD, n) for n, animal in enumerate((SHEEP, BOAR, CATTLE), 2)],
    (CLAY, 2, FOOD, 3),
    *[(WOOD, 3, good, 1) for good in (CLAY, REED, STONE)],
    *[(CLAY, 2, good, 1) for good in (WOOD, REED)],
    *[(REED, 2, good, 1) for good in (WOOD, CLAY, STONE)],
    *[(STONE, 2, good, 1) for good in (WOOD, CLAY, REED)],
    (CLAY, 2, SHEEP, 1),
    (CLAY, 3, BOAR, 1),
    (CLAY, 3, STONE, 1),
    (CLAY, 4, CATTLE, 1),
    (FOOD, 2, GRAIN, 1),
    (FOOD, 3, VEGETABLE, 1),
)
ALL_TRADES: Final = TRADES + LATER_TRADES
TRADE_LATER: Final = ACTIONS.add("trade", tuple([trade_text(t) for t in LATER_TRADES]), "trade")
EDGE: Final = ACTIONS.add("fence", FARM.edge_names, "cells")
TAKE_ONLY: Final = ACTIONS.add("take only", tuple([str(n) for n in range(1, 41)]), "number")
MOVABLE: Final = (WOOD, CLAY, REED, STONE, GRAIN, VEGETABLE, SHEEP, BOAR, CATTLE)
"""What partners can move between their farms."""
GIVE: Final = ACTIONS.add("give", tuple([NAMES[good] for good in MOVABLE]), "good")
GET: Final = ACTIONS.add("get", tuple([NAMES[good] for good in MOVABLE]), "good")
PARTNER: Final = ACTIONS.add("partner")
PARTNERS_PIECES: Final = ACTIONS.add("partner pieces")
PLACE_IN_TEAM: Final = ACTIONS.add("place", TEAM_SPACES, "space")
FENCE_LARGER: Final = ACTIONS.add("fence", tuple([FARM.label(m) for m in PASTURES.larger]), "cells")
"""Pastures that take more fences than one player has."""
MASKS: Final = PASTURES.masks + PASTURES.larger
"""The cells of every pasture, by its number."""

FIRST_FURTHER: Final = len(ACTIONS.actions)
"""Where the actions of cards beyond the catalogue begin."""


def with_further(cards: Iterable[tuple[str, str, bool]]) -> ActionTable:
    """The actions of a game that has more hand cards: id, key of the texts, if an occupation."""
    table = ACTIONS.grown()
    for id, name, occupation in cards:
        first = len(table.actions)
        row = first + (AS_OCCUPATION if occupation else PLAY.place)
        played = Action(row, "play", id, "card", name=name)
        for place, (verb, kind) in enumerate(FURTHER_VERBS):
            if first + place == row:
                table.append(played)
            elif verb == "play":
                table.actions.append(played)
            else:
                table.append(Action(first + place, verb, id, kind, name=name))
    return table


def plays_occupation(action: int) -> bool:
    """Whether an action plays an occupation beyond the catalogue."""
    return (
        action >= FIRST_FURTHER and (action - FIRST_FURTHER) % len(FURTHER_VERBS) == AS_OCCUPATION
    )


def place_of(card: int) -> int:
    """Where the crops on a card that is a field stand, by the card's number."""
    if card < len(CATALOGUE):
        return FARM.size + FIELD_CARDS.index(CATALOGUE[card])
    return len(PLACES) + card - len(CATALOGUE)


def field_card(place: int) -> int:
    """The number of the card that is a place for crops."""
    if place < len(PLACES):
        return CATALOGUE.index(PLACES[place])
    return len(CATALOGUE) + place - len(PLACES)


def fencing(pasture: int) -> int:
    """The action that fences a pasture, by its number."""
    ordinary = len(PASTURES.masks)
    return FENCE.base + pasture if pasture < ordinary else FENCE_LARGER.base + pasture - ordinary


def fenced(action: int) -> int:
    """The number of the pasture that an action fences, or -1."""
    if FENCE.base <= action < FENCE.end:
        return action - FENCE.base
    if FENCE_LARGER.base <= action < FENCE_LARGER.end:
        return action - FENCE_LARGER.base + len(PASTURES.masks)
    return -1


def placing(space: int) -> int:
    """The action that puts a person on a space, by the space's number."""
    if space < len(SPACES):
        return PLACE.base + space
    later = space - len(SPACES)
    if later < len(LATER_SPACES):
        return PLACE_LATER.base + later
    last = later - len(LATER_SPACES)
    if last < len(LAST_SPACES):
        return PLACE_LAST.base + last
    on_card = last - len(LAST_SPACES)
    if on_card < len(CARD_SPACES):
        return PLACE_ON_CARD.base + on_card
    return PLACE_IN_TEAM.base + on_card - len(CARD_SPACES)


def trading(trade: int) -> int:
    """The action that makes an exchange, by its number."""
    if trade < len(TRADES):
        return TRADE.base + trade
    return TRADE_LATER.base + trade - len(TRADES)


def traded(action: int) -> int:
    """The number of the exchange that an action makes, or -1."""
    if TRADE.owns(action):
        return action - TRADE.base
    return action - TRADE_LATER.base + len(TRADES) if TRADE_LATER.owns(action) else -1


def placed_on(action: int) -> int:
    """The number of the space that an action puts a person on, or -1."""
    if PLACE.owns(action):
        return action - PLACE.base
    if PLACE_LATER.owns(action):
        return action - PLACE_LATER.base + len(SPACES)
    if PLACE_LAST.owns(action):
        return action - PLACE_LAST.base + len(SPACES) + len(LATER_SPACES)
    if PLACE_ON_CARD.owns(action):
        return action - PLACE_ON_CARD.base + ALL_SPACES.index(CARD_SPACES[0])
    if PLACE_IN_TEAM.owns(action):
        return action - PLACE_IN_TEAM.base + ALL_SPACES.index(TEAM_SPACES[0])
    return -1
