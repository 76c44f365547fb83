"""What a learner sees of a table of Agricola Express, where nothing is hidden."""

from __future__ import annotations

from typing import Final, final

from ...kernel.encoding import MOST, RELATIVE, Encoding, Features, Row
from ...kernel.state import Frame
from .dice import COUNTS, FACES, IMPROVEMENTS, KINDS, OCCUPATIONS, PRODUCE, Pool, pools_of
from .payments import FIRST_WORKSHOP, SHEEP, STOCK
from .setup import STEPS
from .sheet_encoding import COMING_HARVEST, Sheet, Tally
from .state import ExpressState
from .steps.house import MORE_ROOMS, ONWARD
from .turn import TURN
from .vocabulary import ACTIONS, GOAL, HARVESTS, POWERS, ROUNDS

VERSION: Final = 1
SEATS: Final = 4
QUESTIONS: Final = [step for step in STEPS if step.asks]
BREED_QUESTION: Final = [step.asks for step in QUESTIONS].index("breed")
SPARE_QUESTION: Final = [step.asks for step in QUESTIONS].index("spare")


@final
class Dice:
    """The features of the unused dice of a kind, ready for every pool."""

    def __init__(self, f: Features, kind: int) -> None:
        self.at = f.size
        steps = tuple(range(1, COUNTS[kind] + 1))
        ladders = [f.ladder(f"{face} dice", *steps) for face in FACES[kind]]
        ladders.append(f.ladder(f"{KINDS[kind]} dice", *steps))
        if kind == PRODUCE:
            ladders.append(f.ladder("food on dice", *range(1, 2 * COUNTS[kind] + 1)))
        self.end = f.size
        self.told: dict[Pool, bytes] = {}
        for pool in pools_of(kind):
            numbers = (*pool, sum(pool), pool[0] + 2 * pool[1])
            row = bytearray(f.size)
            for i, ladder in enumerate(ladders):
                ladder.put(row, 0, numbers[i])
            self.told[pool] = bytes(row[self.at :])


@final
class Sights:
    """The game as a learner sees it: sheets in turn, dice, the turn in progress, rounds."""

    def __init__(self) -> None:
        f = Features()
        self.sheet = Sheet()
        self.blocks = f.blocks(RELATIVE[:SEATS], self.sheet.features)
        self.dice = [Dice(f, kind) for kind in range(len(KINDS))]
        self.question = f.flags("question", [step.asks for step in QUESTIONS])
        self.numbers = [-1] * len(STEPS)
        for i, step in enumerate(QUESTIONS):
            self.numbers[step.id] = i
        self.rolled = f.flag("dice were rolled in this action")
        self.power = f.flags("power used", OCCUPATIONS[: len(POWERS)])
        self.settings = f.flag("another die may be set")
        self.workshops = f.flags("die used of", IMPROVEMENTS[FIRST_WORKSHOP:])
        self.chosen = f.counts("further births chosen:", STOCK[SHEEP:], 0.5)
        self.round = f.flags("round", list(range(1, ROUNDS + 1)))
        self.rounds = f.ladder("rounds to harvest", 1, 2)
        self.harvest = f.flags("harvest to come", list(range(1, len(HARVESTS) + 1)))
        self.seats = f.flags("seats", list(range(1, SEATS + 1)))
        self.ahead = Tally(f, "points ahead of the best other", (1, 3, 6, 10, 15, 25))
        self.behind = Tally(f, "points behind the best other", (1, 3, 6, 10, 15, 25))
        self.goal = Tally(f, "points short of the goal", (1, 5, 10, 20, 30, 40, 50, 60))
        self.encoding = Encoding(VERSION, f, ACTIONS, SEATS)

    def encode(self, s: ExpressState, seat: int) -> Row:
        """What a seat sees."""
        row = self.encoding.row()
        count, start = s.count, s.start
        for kind, dice in enumerate(self.dice):
            row[dice.at : dice.end] = dice.told[s.dice[kind]]
        bred = self._write_question(s, row) if s.options else count
        final = best = 0
        for k in range(count):
            number = (seat + k) % count
            breeds = (number - start) % count >= bred
            points = self.sheet.write(s, number, row, self.blocks[k], breeds)
            if k == 0:
                final = points
            elif k == 1 or points > best:
                best = points
        if count == 1:
            self.goal.put(row, 0, GOAL - final)
        else:
            self.ahead.put(row, 0, final - best)
            self.behind.put(row, 0, best - final)
        row[self.seats + count - 1] = 1
        self.encoding.ask(s, seat, row)
        return row

    def _write_question(self, s: ExpressState, row: Row) -> int:
        """The round, and what is being done; returns how many seats in turn have bred."""
        round = int(s.round)
        harvest = COMING_HARVEST[round]
        row[self.round + round - 1] = 1
        row[self.harvest + harvest] = 1
        self.rounds.put(row, 0, HARVESTS[harvest] - round)
        frame = s.stack[-1]
        question = self.numbers[frame[0]]
        row[self.question + question] = 1
        self._write_turn(frame, row)
        if question == BREED_QUESTION:
            for i in range(len(STOCK) - SHEEP):
                row[self.chosen + i] = min(frame[2 + i], MOST)
            return (frame[1] - s.start) % s.count
        return s.count if question == SPARE_QUESTION else 0

    def _write_turn(self, frame: Frame, row: Row) -> None:
        """What has been done in the action in progress."""
        if frame[0] == TURN.id:
            row[self.rolled] = frame[2]
            if frame[3]:
                row[self.power + frame[3] - 1] = 1
                row[self.settings] = frame[4]
        elif frame[0] == MORE_ROOMS.id or frame[0] == ONWARD.id:
            for i in range(len(IMPROVEMENTS) - FIRST_WORKSHOP):
                if frame[2] >> (FIRST_WORKSHOP + i) & 1:
                    row[self.workshops + i] = 1
