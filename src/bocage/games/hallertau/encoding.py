"""What a learner sees of a table of Hallertau."""

from __future__ import annotations

from typing import Final, final

from ...kernel.actions import ActionTable
from ...kernel.encoding import RELATIVE, Encoding, Features, Row, put
from .card import HallertauCard
from .effects import Gain, NewFields
from .encoding_village import Gauge, Village
from .progress import PAY_CRAFT
from .rows import LONE, next_row
from .sections import ALL_SECTIONS, LETTERS, SECTION_CARDS
from .spaces import ROWS
from .state import HallertauState, Seat
from .steps.asking import ASK
from .steps.chances import YARD, playable
from .steps.giving import HOW_MUCH
from .steps.goods import left
from .steps.playing import CARD_WINDOW, RESOLVE
from .vocabulary import (
    CATALOGUE,
    CORNERS,
    CRAFTS,
    DECKS,
    ITEMS,
    KINDS,
    PHASES,
    PLAY,
    ROUNDS,
    SEATS,
    SPACES,
    STRIDE,
)

VERSION: Final = 1
SPACE: Final = (
    "row 1",
    "row 2",
    "row 3",
    "a single worker in row 2",
    "takes 1",
    "takes 2",
    "takes 3",
    "full",
    "within reach",
)
"""What is told of each space."""
WINDOWS: Final = ("a moment", "the end", "a cost", "workers placed")
"""After what cards can be played, in the order of the windows' numbers."""
A_FIELD: Final = len(ITEMS)
A_CHANCE: Final = A_FIELD + 1
"""Income that is no item: a new field, and what leaves a choice."""


def space_stamps(most: int) -> list[bytes]:
    """What is told of a space of so many rows, by one's workers, up to 3, and its rows."""
    found: list[bytes] = []
    for workers in range(4):
        for rows in range(2 * LONE):
            row = next_row(rows, most)
            told = [rows >> k & 1 for k in range(3)]
            told.append(1 if rows & LONE else 0)
            told += [1 if row == n else 0 for n in (1, 2, 3, 0)]
            told.append(1 if 0 < row <= workers else 0)
            found.append(bytes(told))
    return found


def clearings(seats: int, cards: int) -> bytes:
    """The section cards that are left; by section how many of them name it, how many may."""
    sure, maybe = [0] * len(ALL_SECTIONS), [0] * len(ALL_SECTIONS)
    for k, (named, either) in enumerate(SECTION_CARDS[seats]):
        if cards >> k & 1:
            for section in named:
                sure[section - 1] += 1
            for section in either:
                maybe[section - 1] += 1
    return bytes([cards >> k & 1 for k in range(len(LETTERS))] + sure + maybe)


def pays(card: HallertauCard) -> list[tuple[int, int]]:
    """A card's income, by number of the village's features."""
    found: list[tuple[int, int]] = []
    for part in card.income:
        if isinstance(part, Gain):
            found.append((part.item, part.amounts[0]))
        else:
            found.append((A_FIELD if isinstance(part, NewFields) else A_CHANCE, 1))
    return found


@final
class Sights:
    """The game as a learner sees it: villages in turn, cards by number, the board."""

    def __init__(self, cards: tuple[HallertauCard, ...], actions: ActionTable) -> None:
        self.points = [card.points for card in cards]
        self.floors = [card.floor for card in cards]
        self.pays = [pays(card) for card in cards]
        earners = [card.number for card in cards if card.income]
        self.earner = [-1] * len(cards)
        for i, number in enumerate(earners):
            self.earner[number] = i
        closed = [bytes(len(SPACE))] * (8 * LONE)
        every = [space_stamps(most) for most in ROWS]
        few = [closed if k in CORNERS else told for k, told in enumerate(every)]
        self.stamps = [few, every]
        self.clearings = [[clearings(n, held) for held in range(64)] for n in SEATS[:-1]]
        self.marks = [bytes([bits >> k & 1 for k in range(4)]) for bits in range(16)]
        self.village = Village()
        f = Features()
        self.blocks = f.blocks(RELATIVE[: len(SEATS)], self.village.features)
        self.holds = f.flags("in hand", CATALOGUE)
        self.ways = f.counts("ways to play", CATALOGUE, 0.5)
        self.lacks = f.counts("missing for", CATALOGUE, 0.3)
        self.fresh = f.flags("just drawn", CATALOGUE)
        self.plays = f.flags("played", CATALOGUE)
        self.gone = f.flags("played by another or discarded", CATALOGUE)
        self.due = f.flags("my income to come", [CATALOGUE[number] for number in earners])
        self.playable = f.ladder("cards that can be played", 1, 2, 3, 5)
        self.worth = f.count("points of cards that can be played", 0.1)
        self.round = f.flags("round", list(range(1, ROUNDS + 1)))
        self.phase = f.flags("phase", PHASES)
        self.spaces = f.blocks(SPACES, space_features())
        self.after_spaces = f.size
        self.used = f.flags("just used", SPACES)
        self.mine = f.flag("just used by me")
        self.cleared = f.flags("cleared section", ALL_SECTIONS)
        self.removed = f.counts("workers removed from section", ALL_SECTIONS)
        self.sections = f.flags("section card left", LETTERS)
        self.clears = f.counts("clearings to come of section", ALL_SECTIONS, 0.3)
        f.counts("clearings that may come of section", ALL_SECTIONS, 0.5)
        self.left = Gauge("left", 0.03, 255, 1, 2, 4, 8)
        self.pile = f.blocks([f"{kind} cards" for kind in KINDS], self.left.features)
        self.after_piles = f.size
        self.underway = f.flags("under way", (*SPACES, *CATALOGUE))
        self.paying = f.flags("income under way", [CATALOGUE[number] for number in earners])
        self.step = f.ladder("step", 1, 2, 3, 4)
        self.times = f.ladder("times left", 1, 2, 3, 4, 5)
        self.craft = f.flags("to be paid", CRAFTS)
        self.offered = f.flags("offered", ITEMS)
        self.amount = f.count("amount offered", 0.2)
        self.window = f.flags("cards after", WINDOWS)
        self.sparing = f.flag("asks how much to take")
        self.seats = f.flags("seats", SEATS)
        self.with_cards = f.flag("with cards")
        self.decks = {deck: f.flag(f"deck={deck}") for deck in DECKS}
        self.encoding = Encoding(VERSION, f, actions, len(SEATS))

    def encode(self, s: HallertauState, seat: int) -> Row:
        """What a seat sees."""
        row = self.encoding.row()
        count = s.count
        for k in range(count):
            other = (seat + k) % count
            printed = self._write_cards(s, s.seats[other], row, k) if s.rules.with_cards else 0
            self.village.write(s, other, row, self.blocks[k], printed)
        if s.rules.with_cards:
            self._write_hand(s, seat, row)
        self._write_board(s, seat, row)
        self._write_sections(s, row)
        self._write_stack(s, seat, row)
        self._write_rules(s, row)
        self.encoding.ask(s, seat, row)
        return row

    def _write_cards(self, s: HallertauState, p: Seat, row: Row, k: int) -> int:
        """What a seat has played, and how many cards it holds; returns their points."""
        village, kinds = self.village, s.rules.kind_of
        base = self.blocks[k]
        at = base + village.hand
        for number in p.hand:
            row[at + kinds[number]] += 1
        if not p.played:
            return 0
        printed = 0
        at = base + village.played
        flags = self.gone if k else self.plays
        for number in p.played:
            row[flags + number] = 1
            kind = kinds[number]
            row[at + kind] += 1
            if kind > 1:
                printed += self.points[number]
                for item, n in self.pays[number]:
                    row[base + village.income + item] += n
        put(row, base + village.card_points, printed)
        if p.income:
            put(row, base + village.due, len(p.income))
        return printed

    def _write_hand(self, s: HallertauState, seat: int, row: Row) -> None:
        """The seat's own hand: what can be played, and what the other cards lack."""
        for number in s.discarded:
            row[self.gone + number] = 1
        p = s.seats[seat]
        for number in p.income:
            row[self.due + self.earner[number]] = 1
        if not p.hand:
            return
        for number in p.fresh:
            row[self.fresh + number] = 1
        cards, points = 0, 0
        for play in playable(s, seat):
            number = (play - PLAY.base) // STRIDE
            if not row[self.ways + number]:
                cards += 1
                points += self.points[number]
            row[self.ways + number] += 1
        self.playable.put(row, 0, cards)
        put(row, self.worth, points)
        have = [*p.goods, p.tools, p.jewels, sum(p.sheep), len(p.fields)]
        for number in p.hand:
            row[self.holds + number] = 1
            if not row[self.ways + number]:
                missing = 0
                for item, least in self.floors[number]:
                    if have[item] < least:
                        missing += least - have[item]
                put(row, self.lacks + number, missing)

    def _write_board(self, s: HallertauState, seat: int, row: Row) -> None:
        """Round, phase, the spaces, the piles."""
        row[self.round + int(s.round) - 1] = 1
        row[self.phase + s.phase] = 1
        workers = s.seats[seat].workers
        rich = 2 * LONE * (workers if workers < 3 else 3)
        stamps = self.stamps[1 if s.rules.with_cards else 0]
        board = s.board
        told = [stamps[space][rich + board[space]] for space in range(len(SPACES))]
        row[self.spaces[0] : self.after_spaces] = b"".join(told)
        if s.used:
            row[self.used + (s.used if s.used > 0 else -s.used) - 1] = 1
            if s.user == seat:
                row[self.mine] = 1
        if s.rules.with_cards:
            piles = [len(pile) for pile in s.piles]
            piles[YARD] = left(s, YARD)
            row[self.pile[0] : self.after_piles] = self.left.told(piles)

    def _write_sections(self, s: HallertauState, row: Row) -> None:
        """Which sections were cleared, and which will be."""
        if s.cleared:
            row[self.cleared : self.removed] = self.marks[s.cleared >> 1]
            row[self.removed : self.sections] = bytes(s.removed)
        if s.count > len(self.clearings):
            for k in range(len(ALL_SECTIONS)):
                row[self.clears + k] = ROUNDS - int(s.round)
        else:
            row[self.sections : self.pile[0]] = self.clearings[s.count - 1][s.sections]

    def _write_stack(self, s: HallertauState, seat: int, row: Row) -> None:
        """What is under way: spaces, cards and income, and details of the question."""
        resolve, ask, income = RESOLVE.id, ASK.id, s.rules.first_income
        for frame in s.stack:
            if frame[0] == resolve or frame[0] == ask:
                what = frame[2]
                if what < income:
                    row[self.underway + what] = 1
                else:
                    row[self.paying + self.earner[what - income]] = 1
        if s.sparing >> seat & 1:
            row[self.sparing] = 1
        if not s.options:
            return
        frame = s.stack[-1]
        step = frame[0]
        if step == ask:
            self.step.put(row, 0, frame[3])
            self.times.put(row, 0, frame[5])
        elif step == PAY_CRAFT.id:
            row[self.craft + frame[2]] = 1
        elif step == HOW_MUCH.id:
            row[self.offered + frame[2]] = 1
            put(row, self.amount, frame[3])
        elif step == CARD_WINDOW.id and frame[1] == seat:
            row[self.window + frame[2]] = 1

    def _write_rules(self, s: HallertauState, row: Row) -> None:
        """What the table plays by."""
        row[self.seats + s.count - 1] = 1
        rules = s.rules
        if rules.with_cards:
            row[self.with_cards] = 1
            for deck in rules.decks:
                row[self.decks[deck]] = 1


def space_features() -> Features:
    """The features of a space of the board."""
    f = Features()
    for name in SPACE:
        f.flag(name)
    return f
