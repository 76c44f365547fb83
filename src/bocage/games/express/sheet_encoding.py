"""What a learner sees of one sheet."""

from __future__ import annotations

from typing import Final, final

from ...kernel.encoding import MOST, Features, Row, put
from .dice import (
    ANIMAL,
    FARM,
    HOUSE,
    IMPROVEMENT,
    IMPROVEMENTS,
    MATERIAL,
    NO_DICE,
    OCCUPATION,
    OCCUPATIONS,
    PASTURE,
    PRODUCE,
)
from .groups import MEANT, buildings, has_home
from .harvest import pairs
from .payments import (
    BRICK,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STOCK,
    STONE,
    VEGETABLE,
    WOOD,
    ways_for,
    ways_for_food,
)
from .scoring import BABIES, LINES, MISSING, harvest_of, lines, need
from .state import ExpressState, Seat
from .steps.house import FINEST, rooms, upgrades
from .turn import actions_left
from .vocabulary import (
    ADULTS,
    COOKED,
    HARVESTS,
    HEARTH,
    HOUSES,
    MIDWIFE,
    MOST_BABIES,
    OF_HOUSE,
    OVEN,
    ROUNDS,
)

RUNGS: Final = (
    (FOOD, (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16), 1),
    (GRAIN, (1, 2, 3, 4, 6, 8, 10), 2),
    (VEGETABLE, (1, 2, 3, 4, 5, 6, 8), 1),
    (REED, (1, 2, 3, 4, 6, 8), 2),
    (WOOD, (1, 2, 3, 4, 6, 9, 12), 3),
    (BRICK, (1, 2, 3, 4, 6, 9, 12), 3),
    (STONE, (1, 2, 3, 4, 6, 8), 2),
    (SHEEP, (1, 2, 3, 4, 6, 9, 12), 3),
    (SHEEP + 1, (1, 2, 3, 4, 6, 8), 2),
    (SHEEP + 2, (1, 2, 3, 4, 5, 6, 8), 1),
)
"""By good: the numbers that make a difference (prices, meals, pairs), and the size of the sets
that the score sheet counts."""
MEMBERS: Final = [
    bytes([mask >> i & 1 for i in range(len(OCCUPATIONS))]) for mask in range(1 << len(OCCUPATIONS))
]
"""A mask of occupations or improvements as flags."""
FOOD_LINE: Final = LINES.index("food")
"""The one row of the sheet that costs points."""
COMING_HARVEST: Final = [harvest_of(round) for round in range(ROUNDS + 1)]


@final
class Tally:
    """How many there are of something: the number, the rungs it reaches, the rest beyond sets."""

    __slots__ = ("at", "end", "told")

    def __init__(self, f: Features, name: str, steps: tuple[int, ...], of: int = 1) -> None:
        rests = range(1, of)
        self.at = f.count(f"number of {name}")
        f.ladder(name, *steps)
        f.flags(f"{name} beyond sets of {of}", rests)
        self.end = f.size
        self.told = [
            bytes([n, *[n >= step for step in steps], *[n % of == rest for rest in rests]])
            for n in range(MOST + 1)
        ]

    def put(self, row: Row, base: int, n: int) -> None:
        """Write a number into the block that begins at a place of the row."""
        if n > 0:
            row[base + self.at : base + self.end] = self.told[n if n < MOST else MOST]


@final
class Sheet:
    """The features of one sheet; all seats have the same ones."""

    def __init__(self) -> None:
        f = Features()
        self.stock = [Tally(f, STOCK[good], steps, of) for good, steps, of in RUNGS]
        self.starts = f.flag("starting player")
        self.house = f.flags("house", HOUSES)
        self.rooms = Tally(f, "rooms", (1, 2, 3, 4, 5, 6, 8))
        self.babies = f.ladder("babies", 1, 2, 3, 4)
        self.free_rooms = f.ladder("rooms for babies to come", 1, 2, 3, 4)
        self.paid_rooms = f.ladder("rooms that the sheet can pay", 1, 2, 3, 4)
        self.paid_upgrade = f.flag("the sheet can pay a better house")
        self.fields = Tally(f, "fields", (1, 2, 3, 4, 5, 6, 8))
        self.pastures = Tally(f, "pastures", (1, 2, 3, 4, 5, 6))
        self.free_pastures = f.ladder("pastures without animals", 1, 2, 3)
        self.young = f.ladder("animals to be born", 1, 2, 3, 4, 5, 6)
        self.unborn = f.ladder("births for which pastures are lacking", 1, 2, 3)
        self.occupations = f.flags("has", OCCUPATIONS)
        self.improvements = f.flags("has", IMPROVEMENTS)
        self.built = f.ladder("improvements", 1, 2, 3, 4, 5, 6)
        self.left = f.ladder("actions left in the round", 1, 2, 3, 4, 5, 6)
        self.to_harvest = Tally(f, "actions to the harvest", (1, 2, 3, 4, 5, 6, 8, 10, 12, 15))
        self.to_end = f.count("actions to the end", 0.05)
        self.need = f.count("food needed")
        self.short = f.ladder("food short", 1, 2, 3, 4, 5, 6, 8, 10)
        self.over = f.ladder("food left over", 1, 2, 3, 4, 6, 8)
        self.baked = f.count("food that the oven would make")
        self.roasted = f.count("food that the hearth would make")
        self.hungry = f.ladder("food short with all cooked", 1, 2, 3, 4, 6, 8)
        self.fed = f.flag("fed at this harvest")
        self.missing = f.count("food missed at this harvest", 0.3)
        self.total = f.count("points", 0.02)
        self.negative = f.count("points below zero", 0.1)
        self.worth = f.counts("points to come for", LINES[:FOOD_LINE], 0.2)
        self.lost = f.count("points to be lost for food", 0.1)
        f.counts("points to come for", LINES[FOOD_LINE + 1 :], 0.2)
        self.after = f.count("points after the harvest", 0.02)
        self.final = f.count("points in the end as it stands", 0.01)
        self.room_now = f.flag("dice allow room")
        self.upgrade_now = f.flag("dice allow upgrade")
        self.baby_now = f.flag("dice allow baby")
        self.pasture_now = f.flag("dice allow pasture")
        self.animals_now = f.flag("dice allow animals")
        self.learn_now = f.flags("dice allow", OCCUPATIONS)
        self.build_now = f.flags("dice allow", IMPROVEMENTS)
        self.features = f

    def write(self, s: ExpressState, seat: int, row: Row, base: int, breeds: bool) -> int:
        """Write a seat's sheet into a block of the row; returns its points as it stands."""
        player: Seat = s.seats[seat]
        stock = player.stock
        for good, tally in enumerate(self.stock):
            n = stock[good]
            if n:
                tally.put(row, base, n)
        if s.start == seat:
            row[base + self.starts] = 1
        at = base + self.occupations
        row[at : at + len(OCCUPATIONS)] = MEMBERS[player.occupations]
        at = base + self.improvements
        row[at : at + len(IMPROVEMENTS)] = MEMBERS[player.improvements]
        self.built.put(row, base, player.improvements.bit_count())
        self._write_farm(player, row, base, breeds)
        if not s.options:
            return self._write_total(player, row, base)
        self._write_groups(s, seat, row, base)
        self._write_actions(player, int(s.round), row, base)
        short = self._write_food(player, row, base)
        return self._write_points(player, COMING_HARVEST[s.round], short, row, base)

    def _write_farm(self, player: Seat, row: Row, base: int, breeds: bool) -> None:
        """House, family, fields, and pastures with what will be born there."""
        stock, house, babies = player.stock, player.house, player.babies
        row[base + self.house + house] = 1
        if player.rooms:
            self.rooms.put(row, base, player.rooms)
            self.babies.put(row, base, babies)
            self.free_rooms.put(row, base, min(player.rooms, MOST_BABIES) - babies)
        self.paid_rooms.put(row, base, min(stock[REED], stock[OF_HOUSE[house]]))
        if house != FINEST and stock[OF_HOUSE[house + 1]] >= 2:
            row[base + self.paid_upgrade] = 1
        self.fields.put(row, base, player.fields)
        if not player.pastures:
            return
        self.pastures.put(row, base, player.pastures)
        free = player.pastures - player.types()
        self.free_pastures.put(row, base, free)
        if breeds:
            births = pairs(player)
            first = len(births) - births.count(0)
            if first:
                more = sum(births) - first
                self.young.put(row, base, first + max(0, min(more, free)))
                self.unborn.put(row, base, more - free)

    def _write_groups(self, s: ExpressState, seat: int, row: Row, base: int) -> None:
        """What the unused dice as they lie would allow a seat, beyond crops and materials."""
        player: Seat = s.seats[seat]
        stock, improvements, dice = player.stock, player.improvements, s.dice
        farm = dice[FARM]
        if farm[HOUSE]:
            if rooms(s, seat, 0):
                row[base + self.room_now] = 1
            if upgrades(s, seat, 0):
                row[base + self.upgrade_now] = 1
            if player.babies < player.rooms and player.babies < MOST_BABIES:
                row[base + self.baby_now] = 1
        if farm[PASTURE] and ways_for(stock, dice[MATERIAL], improvements, WOOD):
            row[base + self.pasture_now] = 1
        if has_home(player) and dice[ANIMAL] != NO_DICE[ANIMAL]:
            row[base + self.animals_now] = 1
        if 1 in dice[OCCUPATION] and ways_for_food(stock, dice[PRODUCE]):
            for occupation in MEANT[dice[OCCUPATION].index(1)][player.occupations]:
                row[base + self.learn_now + occupation] = 1
        if 1 in dice[IMPROVEMENT]:
            for improvement in MEANT[dice[IMPROVEMENT].index(1)][improvements]:
                if buildings(s, player, improvement):
                    row[base + self.build_now + improvement] = 1

    def _write_actions(self, player: Seat, round: int, row: Row, base: int) -> None:
        """The actions to come, if no more babies do."""
        left, each = actions_left(player), ADULTS + player.babies
        self.left.put(row, base, left)
        harvest = HARVESTS[COMING_HARVEST[round]]
        self.to_harvest.put(row, base, left + each * (harvest - round))
        put(row, base + self.to_end, left + each * (ROUNDS - round))

    def _write_food(self, player: Seat, row: Row, base: int) -> int:
        """What the family eats at the coming harvest, or has missed at this one; returns how much
        is missing as it stands."""
        if player.missing >= 0:
            row[base + self.fed] = 1
            put(row, base + self.missing, player.missing)
            return player.missing
        stock, improvements = player.stock, player.improvements
        wanted = need(player)
        put(row, base + self.need, wanted)
        short = wanted - stock[FOOD]
        hungry = short
        if improvements >> OVEN & 1:
            baked = COOKED[GRAIN] * stock[GRAIN] + COOKED[VEGETABLE] * stock[VEGETABLE]
            put(row, base + self.baked, baked)
            hungry -= baked
        if improvements >> HEARTH & 1:
            roasted = 0
            for animal in range(SHEEP, len(STOCK)):
                roasted += COOKED[animal] * stock[animal]
            put(row, base + self.roasted, roasted)
            hungry -= roasted
        if short <= 0:
            self.over.put(row, base, -short)
            return 0
        self.short.put(row, base, short)
        self.hungry.put(row, base, hungry)
        return short

    def _write_total(self, player: Seat, row: Row, base: int) -> int:
        """The points of all harvests so far."""
        total = player.total() if player.harvests else 0
        put(row, base + self.total, total)
        put(row, base + self.negative, -total)
        return total

    def _write_points(self, player: Seat, harvest: int, short: int, row: Row, base: int) -> int:
        """The points so far, and those to come if nothing but the harvests does."""
        later = len(HARVESTS) - 1 - harvest
        found = lines(player, not later)
        each = 0
        for i, points in enumerate(found):
            if points > 0:
                each += points
                put(row, base + self.worth + i, points)
        lost = -MISSING * short
        put(row, base + self.lost, lost)
        after = self._write_total(player, row, base) + each - lost
        put(row, base + self.after, after)
        final = after + later * each
        if later and not player.occupations >> MIDWIFE & 1:
            final += BABIES[player.babies]
        put(row, base + self.final, final)
        return final
