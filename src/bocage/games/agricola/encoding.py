"""What a learner sees of a table of Agricola."""

from __future__ import annotations

from typing import Final, final

from ...farm.goods import (
    ANIMALS,
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
from ...kernel.actions import ActionTable
from ...kernel.encoding import RELATIVE, Encoding, Features, Ladder, Row, put
from .card import MAJOR, OCCUPATION, Card
from .rules import FARM_RULES
from .state import HARVESTS, AgricolaState, Seat
from .vocabulary import ALL_SPACES, FENCES, ROUNDS

VERSION: Final = 1
STOCK: Final = (
    (WOOD, (1, 2, 3, 4, 5, 6, 8, 10, 13)),
    (CLAY, (1, 2, 3, 4, 5, 6, 8)),
    (REED, (1, 2, 3, 4, 5)),
    (STONE, (1, 2, 3, 4, 5)),
    (GRAIN, (1, 2, 3)),
    (VEGETABLE, (1, 2)),
    (FOOD, (1, 2, 3, 4, 5, 6, 8, 10, 12, 15)),
    (SHEEP, (1, 2, 4, 6, 8)),
    (BOAR, (1, 2, 3, 5, 7)),
    (CATTLE, (1, 2, 4, 6)),
)
"""The numbers of each good that make a difference: prices, meals, points."""
SWITCHES: Final = (*FARM_RULES, "larkin", "szongott", "additional_actions")


@final
class Household:
    """The features of one family and its farm; all seats have the same ones."""

    def __init__(self, majors: list[str]) -> None:
        f = Features()
        self.goods = f.counts("number of", NAMES)
        self.stock: list[tuple[int, Ladder]] = [
            (good, f.ladder(NAMES[good], *steps)) for good, steps in STOCK
        ]
        self.fields = f.ladder("fields", 1, 2, 3, 4, 5)
        self.pastures = f.ladder("pastures", 1, 2, 3, 4)
        self.all_grain = f.ladder("grain in all", 1, 4, 6, 8)
        self.all_vegetables = f.ladder("vegetables in all", 1, 2, 3, 4)
        self.empty = f.ladder("empty fields", 1, 2, 3)
        self.grain_sown = f.count("grain on fields")
        self.vegetables_sown = f.count("vegetables on fields", 0.2)
        self.reaped = f.ladder("fields to harvest", 1, 2, 3, 4)
        self.people = f.ladder("family", 3, 4, 5)
        self.newborn = f.ladder("newborn", 1, 2)
        self.guests = f.count("guests", 0.5)
        self.idle = f.ladder("people to place", 1, 2, 3, 4, 5)
        self.begging = f.count("begging", 0.3)
        self.clay_house = f.flag("clay house")
        self.stone_house = f.flag("stone house")
        self.rooms = f.ladder("rooms", 3, 4, 5, 6)
        self.spare = f.ladder("rooms without somebody", 1, 2)
        self.stables_fenced = f.count("fenced stables", 0.3)
        self.stables_open = f.count("unfenced stables", 0.3)
        self.enclosed = f.ladder("enclosed spaces", 1, 2, 3, 4, 6, 8)
        self.fences_left = f.count("fences left")
        self.room = f.count("room for animals")
        self.room_left = f.ladder("room left", 1, 2, 3, 4, 6)
        self.crowded = f.flag("animals without room")
        self.slots = f.counts("animals in the pasture", ("1", "2", "3"))
        self.unused = f.ladder("unused spaces", 1, 2, 3, 4, 5, 6, 8, 10)
        self.starts = f.flag("starting player")
        self.major = f.flags("has", majors)
        self.reach = f.count("food within reach", 0.05)
        self.need = f.count("food needed", 0.1)
        self.short = f.ladder("food short", 1, 2, 3, 4, 5, 6, 8)
        self.coming = f.counts("to come", NAMES, 0.2)
        self.occupations = f.ladder("occupations played", 1, 2, 3, 4, 5, 7)
        self.improvements = f.ladder("improvements played", 1, 2, 3, 4, 6, 8)
        self.hand_occupations = f.count("occupations in hand")
        self.hand_minors = f.count("minor improvements in hand")
        self.printed = f.count("points printed on cards")
        self.noted = f.count("points of cards that are gone")
        self.features = f

    def write(self, s: AgricolaState, seat: int, row: Row, base: int, majors: list[int]) -> None:
        """Write what all can see of a seat into a block of the row."""
        player: Seat = s.seats[seat]
        goods = player.goods
        tableau = player.tableau
        at = base + self.goods
        for n in goods:
            if n > 0:
                row[at] = n if n < 255 else 255
            at += 1
        for good, ladder in self.stock:
            n = goods[good]
            if n > 0:
                ladder.put(row, base, n)
        self._write_fields(player, row, base)
        people, newborn = int(player.people), int(player.newborn)
        self.people.put(row, base, people)
        self.newborn.put(row, base, newborn)
        put(row, base + self.guests, int(player.guests))
        self.idle.put(row, base, int(player.idle))
        put(row, base + self.begging, int(player.begging))
        if player.house:
            row[base + (self.clay_house if player.house == 1 else self.stone_house)] = 1
        rooms = player.ground.rooms
        self.rooms.put(row, base, rooms)
        self.spare.put(row, base, rooms - people)
        self._write_pastures(player, row, base)
        self.unused.put(row, base, player.ground.unused.bit_count())
        if s.start == seat:
            row[base + self.starts] = 1
        for i, number in enumerate(majors):
            if tableau.mask >> number & 1:
                row[base + self.major + i] = 1
        reach = player.food_within_reach()
        need = (people - newborn) * s.rules.adult_eats + newborn
        put(row, base + self.reach, reach)
        put(row, base + self.need, need)
        self.short.put(row, base, need - reach)
        for _, owner, good, n, _ in s.scheduled:
            if owner == seat and 0 <= good < len(NAMES):
                put(row, base + self.coming + good, row[base + self.coming + good] + n)
        put(row, base + self.noted, int(player.noted))

    def _write_fields(self, player: Seat, row: Row, base: int) -> None:
        """Fields, and what grows on them."""
        grain = vegetables = 0
        for plane in player.crops:
            grown = (plane & player.vegetables).bit_count()
            vegetables += grown
            grain += plane.bit_count() - grown
        fields = player.fields.bit_count()
        sown = player.sown().bit_count()
        self.fields.put(row, base, fields)
        self.empty.put(row, base, fields - (player.sown() & player.fields).bit_count())
        self.reaped.put(row, base, sown)
        put(row, base + self.grain_sown, grain)
        put(row, base + self.vegetables_sown, vegetables)
        self.all_grain.put(row, base, grain + player.goods[GRAIN])
        self.all_vegetables.put(row, base, vegetables + player.goods[VEGETABLE])

    def _write_pastures(self, player: Seat, row: Row, base: int) -> None:
        """Pastures, stables and the room in them."""
        layout, stables, room = player.layout, player.stables, player.housing
        self.pastures.put(row, base, len(layout.pastures))
        self.enclosed.put(row, base, layout.enclosed.bit_count())
        put(row, base + self.fences_left, FENCES - layout.count)
        if stables:
            fenced = (stables & layout.enclosed).bit_count()
            put(row, base + self.stables_fenced, fenced)
            put(row, base + self.stables_open, stables.bit_count() - fenced)
        put(row, base + self.room, room.total)
        animals = 0
        for animal in ANIMALS:
            animals += player.goods[animal]
        self.room_left.put(row, base, room.total - animals)
        if animals > 1 and not player.animals_fit():
            row[base + self.crowded] = 1
        at = base + self.slots
        for slot in room.slots[:3]:
            put(row, at, slot.capacity)
            at += 1


@final
class Sights:
    """An edition as a learner sees it: seats in turn, cards by number, the board."""

    def __init__(self, cards: list[Card], edition: int, seats: int, actions: ActionTable) -> None:
        printed = [card for card in cards if card.edition == edition]
        majors = [card for card in printed if card.kind == MAJOR]
        hand = [card for card in printed if card.kind != MAJOR]
        self.majors = [card.number for card in majors]
        self.household = Household([card.id for card in majors])
        self.place = [-1] * len(cards)
        self.occupation = [card.kind == OCCUPATION for card in cards]
        self.points = [card.points for card in cards]
        for i, card in enumerate(hand):
            self.place[card.number] = i
        ids = [card.id for card in hand]
        f = Features()
        self.blocks = f.blocks(RELATIVE[:seats], self.household.features)
        self.holds = f.flags("in hand", ids)
        self.picks = f.flags("to pick from", ids)
        self.plays = f.flags("played", ids)
        self.others = f.flags("played by another", ids)
        self.round = f.flags("round", list(range(1, ROUNDS + 1)))
        self.harvest = f.ladder("rounds to harvest", 1, 2, 3)
        self.harvests = f.ladder("harvests to come", 1, 2, 3, 4, 5, 6)
        self.open = f.flags("open", ALL_SPACES)
        self.taken = f.flags("taken", ALL_SPACES)
        self.mine = f.flags("taken by me", ALL_SPACES)
        self.piles = f.counts("goods on", ALL_SPACES, 0.2)
        self.more = f.counts("other goods on", ALL_SPACES, 0.2)
        self.offered = f.flags("can be built", [card.id for card in majors])
        self.seats = f.flags("seats", list(range(1, seats + 1)))
        self.with_cards = f.flag("with hand cards")
        self.switches = f.flags("option", SWITCHES)
        self.teams = f.flags("teams", ("lowest", "product"))
        self.encoding = Encoding(VERSION, f, actions, seats)

    def encode(self, s: AgricolaState, seat: int) -> Row:
        """What a seat sees."""
        row = self.encoding.row()
        count = s.count
        for k in range(count):
            self.household.write(s, (seat + k) % count, row, self.blocks[k], self.majors)
        self._write_board(s, seat, row)
        self._write_rules(s, row)
        if s.rules.hand_cards:
            self._write_cards(s, seat, row)
        self.encoding.ask(s, seat, row)
        return row

    def _write_board(self, s: AgricolaState, seat: int, row: Row) -> None:
        """Rounds, spaces, and what can be built."""
        round = int(s.round)
        row[self.round + (round if round else 1) - 1] = 1
        left = [harvest for harvest in HARVESTS if harvest >= round]
        if left:
            self.harvest.put(row, 0, left[0] - round)
        self.harvests.put(row, 0, len(left))
        spaces, piles, occupants = s.rules.spaces, s.piles, s.occupants
        for i in s.board.open:
            number = spaces[i].number
            row[self.open + number] = 1
            if piles[i]:
                put(row, self.piles + number, piles[i])
            if occupants[i]:
                row[self.taken + number] = 1
                for token in occupants[i]:
                    if token >> 1 == seat:
                        row[self.mine + number] = 1
        for place, _, n in s.extras:
            put(row, self.more + spaces[place].number, n)
        majors = int(s.majors)
        for i, card in enumerate(self.majors):
            if majors >> card & 1:
                row[self.offered + i] = 1

    def _write_rules(self, s: AgricolaState, row: Row) -> None:
        """What the table plays by."""
        row[self.seats + s.count - 1] = 1
        options = s.rules.options
        if s.rules.hand_cards:
            row[self.with_cards] = 1
        for i, name in enumerate(SWITCHES):
            if options.get(name) is True:
                row[self.switches + i] = 1
        if s.rules.partners:
            row[self.teams + (1 if s.rules.teams == "product" else 0)] = 1

    def _write_cards(self, s: AgricolaState, seat: int, row: Row) -> None:
        """The seat's own hand, what lies in front of everybody, and how many cards all hold."""
        household, count = self.household, s.count
        for k in range(count):
            player = s.seats[(seat + k) % count]
            base = self.blocks[k]
            occupations = points = 0
            at = self.others if k else self.plays
            for number in player.cards:
                if number < len(self.place):
                    occupations += self.occupation[number]
                    points += self.points[number]
                    if self.place[number] >= 0:
                        row[at + self.place[number]] = 1
            household.occupations.put(row, base, occupations)
            household.improvements.put(row, base, len(player.cards) - occupations)
            put(row, base + household.printed, points)
            put(row, base + household.hand_occupations, len(player.hand.occupations))
            put(row, base + household.hand_minors, len(player.hand.minors))
        hand = s.seats[seat].hand
        self._mark(hand.occupations, row, self.holds)
        self._mark(hand.minors, row, self.holds)
        self._mark(hand.pack, row, self.picks)

    def _mark(self, cards: tuple[Card, ...], row: Row, at: int) -> None:
        """Mark some cards in a block that has one flag for each."""
        for card in cards:
            if card.number < len(self.place) and self.place[card.number] >= 0:
                row[at + self.place[card.number]] = 1
