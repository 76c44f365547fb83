"""Positions on their way in: read, checked against the rules, made into states."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.errors import BadPosition, listing
from ...kernel.reading import Reader, read_random, resume
from ...kernel.reading import read_stack as read_frames
from .phases import FINISH, PLACE_IN_ROUND, ROUND
from .progress import PROGRESS_TURN
from .reading_seat import read_cards, read_seat
from .rows import LONE
from .rules import Rules
from .sections import LETTERS
from .setup import new_state
from .state import HallertauState
from .vocabulary import (
    ACTIONS_PHASE,
    CATALOGUE,
    CRAFTS,
    END,
    FARMYARD,
    GATEWAY,
    LAST_CHANCE,
    PHASES,
    PROGRESS,
    ROUNDS,
    SPACES,
)
from .work import NEXT_TURN, TURN

FARMYARD_PILE: Final = FARMYARD - GATEWAY


def load(rules: Rules, seats: int, data: dict[str, Any]) -> HallertauState:
    """The state of a position, at its next decision."""
    reader = Reader(data)
    s = new_state(rules, seats, read_random(reader))
    s.round = reader.number("round", 1, 1, ROUNDS)
    s.start = reader.number("starting_player", 0, 0, seats - 1)
    s.phase = PHASES.index(reader.word("phase", "actions", PHASES))
    by_hand = "stack" not in reader.data
    begins = by_hand and s.phase not in (ACTIONS_PHASE, PROGRESS, LAST_CHANCE, END)
    if begins and s.phase:
        s.phase -= 1
    s.seats = [
        read_seat(s, Reader(given, f"seats[{i}]")) for i, given in enumerate(reader.items("seats"))
    ]
    read_board(s, reader)
    read_piles(s, reader)
    read_used(s, reader)
    sparing = reader.items("sparing")
    if any(type(k) is not int or not 0 <= k < s.count for k in sparing):
        raise reader.refuse("sparing", "seats")
    s.sparing = sum({1 << k for k in sparing})
    s.turn = read_turn(s, reader, by_hand)
    if by_hand:
        reader.seen.add("stack")
        set_phase(s, s.phase + 1 if begins and reader.data.get("phase") != "remove" else s.phase)
    else:
        names = {step.name: step.id for step in s.steps}
        bounds = {"what": len(s.rules.parts), "craft": len(CRAFTS), "first": s.count}
        read_frames(s, reader, names, {**bounds, "asked": s.count + 1})
    reader.finish(("game", "rules", "options"))
    resume(s)
    return s


def read_board(s: HallertauState, reader: Reader) -> None:
    """Workers on spaces, and the section cards."""
    letters = reader.words("sections", LETTERS) if "sections" in reader.data else list(LETTERS)
    reader.seen.add("sections")
    s.sections = sum([1 << LETTERS.index(letter) for letter in letters])
    if s.count < 4 and len(letters) < ROUNDS - s.round:
        raise reader.refuse("sections", "a section card for each round to come")
    cleared = reader.items("cleared")
    if any(type(k) is not int or not 1 <= k <= 4 for k in cleared):
        raise reader.refuse("cleared", "sections from 1 to 4")
    s.cleared = sum({1 << k for k in cleared})
    removed = reader.items("removed") or [0, 0, 0, 0]
    if len(removed) != 4 or any(type(n) is not int or not 0 <= n <= 14 for n in removed):
        raise reader.refuse("removed", "four ints from 0 to 14")
    s.removed = tuple(removed)
    spaces = reader.object("spaces")
    for number, space in enumerate(SPACES):
        s.board[number] = read_rows(s, spaces, number, space)
    spaces.finish()


def read_rows(s: HallertauState, reader: Reader, number: int, space: str) -> int:
    """The workers on a space, row by row."""
    most = s.rules.rows[number]
    given = reader.items(space)
    rows = [*given, 0, 0, 0][:3]
    allowed = ((0, 1), (0, 1, 2), (0, 3) if most & 4 else (0,))
    if len(given) > (3 if most & 4 else 2) or any(
        type(n) is not int or n not in allowed[k] for k, n in enumerate(rows)
    ):
        raise reader.refuse(space, "workers per row: 0 or 1, 0 to 2, and 0 or 3 where there are 3")
    if (rows[1] == 2 and not rows[0]) or (rows[2] and not (rows[0] and rows[1])):
        raise reader.refuse(space, "rows filled from the lowest")
    filled = sum([1 << k for k in range(3) if rows[k]])
    return filled | LONE if rows[1] == 1 else filled


def read_piles(s: HallertauState, reader: Reader) -> None:
    """Cards lie in hands, in front of seats, out of the game, or in their piles."""
    s.discarded = read_cards(s, reader, "discarded")
    seen: set[int] = set()
    for cards in [s.discarded, *[p.hand for p in s.seats], *[p.played for p in s.seats]]:
        for card in cards:
            if card in seen:
                raise BadPosition("seats", CATALOGUE[card], "each card once")
            seen.add(card)
    s.piles = [tuple([card for card in pile if card not in seen]) for pile in s.rules.piles]
    if s.rules.with_cards and len(s.piles[FARMYARD_PILE]) < s.lying:
        raise BadPosition("seats", "farmyard cards", "enough of them left for the stable boards")


def read_used(s: HallertauState, reader: Reader) -> None:
    """The space that was just used."""
    if "used" in reader.data:
        inner = reader.object("used")
        space = SPACES.index(inner.word("space", "", SPACES)) + 1
        s.user = inner.number("seat", 0, 0, s.count - 1)
        s.used = space if inner.flag("finished", True) else -space
        inner.finish()


def read_turn(s: HallertauState, reader: Reader, by_hand: bool) -> int:
    """The seat whose turn it is, or -1."""
    turn = reader.value("turn", s.start if s.phase in (ACTIONS_PHASE, PROGRESS) else None)
    if turn is None:
        return -1
    if type(turn) is not int or not 0 <= turn < s.count:
        raise reader.refuse("turn", f"null or a seat: {listing(range(s.count))}")
    return turn if not by_hand or s.phase in (ACTIONS_PHASE, PROGRESS) else -1


def set_phase(s: HallertauState, phase: int) -> None:
    """The stack at the beginning of a phase, or at a seat's turn."""
    if phase == END:
        return
    if phase == LAST_CHANCE:
        FINISH.begin(s, -1)
        return
    place = PLACE_IN_ROUND[PHASES[phase]]
    if phase == ACTIONS_PHASE:
        s.stack.append((ROUND.id, -1, place + 1))
        if s.seats[s.turn].workers:
            s.stack.append((TURN.id, s.turn))
        else:
            s.stack.append((NEXT_TURN.id, s.turn))
    elif phase == PROGRESS:
        s.stack.append((ROUND.id, -1, place + 1))
        rest = (s.turn - s.start) % s.count + 1
        if rest < s.count:
            s.stack.append((ROUND.parts[place].id, -1, s.start, rest))
        s.stack.append((PROGRESS_TURN.id, s.turn))
    else:
        s.stack.append((ROUND.id, -1, place))
