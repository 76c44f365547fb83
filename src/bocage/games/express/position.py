"""Positions on their way in: read, checked against the rules, made into states."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.errors import BadPosition
from ...kernel.reading import Reader, read_random, resume
from ...kernel.reading import read_stack as read_frames
from .dice import COUNTS, FACES, IMPROVEMENTS, KINDS, OCCUPATIONS, Pool
from .groups import groups
from .harvest import HARVEST, in_harvest
from .payments import ANIMALS, GOODS, SHEEP
from .phases import WALK
from .scoring import LINES, harvest_of
from .setup import new_seat, new_state
from .state import ExpressState, Lines, Seat
from .turn import NEXT, TURN, actions_left, pass_on
from .vocabulary import ADULTS, HARVESTS, HOUSES, MOST_BABIES, POWERS, ROUNDS

PHASES: Final = ("turn", "harvest", "end")
MANY: Final = 10_000


def load(seats: int, data: dict[str, Any]) -> ExpressState:
    """The state of a position, at its next decision."""
    reader = Reader(data)
    s = new_state(seats, read_random(reader))
    s.round = reader.number("round", 1, 1, ROUNDS)
    s.start = reader.number("starting_player", 0, 0, seats - 1)
    s.dice = read_dice(reader.object("dice"))
    s.seats = [
        read_seat(Reader(given, f"seats[{i}]")) for i, given in enumerate(reader.items("seats"))
    ]
    over = read_stack(s, reader)
    reader.finish(("game", "rules", "options"))
    for i, player in enumerate(s.seats):
        check_harvests(player, f"seats[{i}].harvests", over)
        if player.missing >= 0 and not in_harvest(s):
            raise BadPosition(f"seats[{i}].missing", player.missing, "nothing outside a harvest")
        check_animals(s, i)
    resume(s)
    return s


def read_dice(reader: Reader) -> list[Pool]:
    """The unused dice."""
    pools: list[Pool] = []
    for kind, name in enumerate(KINDS):
        shown = reader.items(name)
        if len(shown) > COUNTS[kind] or any(face not in FACES[kind] for face in shown):
            faces = ", ".join(FACES[kind])
            raise reader.refuse(name, f"at most {COUNTS[kind]} of the faces {faces}")
        pools.append(tuple([shown.count(face) for face in FACES[kind]]))
    reader.finish()
    return pools


def read_seat(reader: Reader) -> Seat:
    """One sheet."""
    player = new_seat()
    if "goods" in reader.data:
        amounts = reader.amounts("goods", GOODS)
        player.stock[: len(GOODS)] = [amounts.get(name, 0) for name in GOODS]
    animals = reader.amounts("animals", ANIMALS)
    player.stock[SHEEP:] = [animals.get(name, 0) for name in ANIMALS]
    player.house = HOUSES.index(reader.word("house", HOUSES[0], HOUSES))
    player.rooms = reader.number("rooms", 0, 0, MANY)
    player.fields = reader.number("fields", 0, 0, MANY)
    player.pastures = reader.number("pastures", 0, 0, MANY)
    player.babies = reader.number("babies", 0, 0, min(MOST_BABIES, player.rooms))
    for name in reader.words("occupations", OCCUPATIONS):
        player.occupations |= 1 << OCCUPATIONS.index(name)
    for name in reader.words("improvements", IMPROVEMENTS):
        player.improvements |= 1 << IMPROVEMENTS.index(name)
    player.done = reader.number("done", 0, 0, ADULTS + player.babies)
    if "missing" in reader.data:
        player.missing = reader.number("missing", 0, 0, 2 * (ADULTS + MOST_BABIES))
    player.harvests = tuple(
        [
            read_lines(Reader(given, reader.at(f"harvests[{i}]")))
            for i, given in enumerate(reader.items("harvests"))
        ]
    )
    reader.finish()
    return player


def read_lines(reader: Reader) -> Lines:
    """What a harvest scored."""
    found = tuple([reader.number(line, 0, -MANY, MANY) for line in LINES])
    reader.finish()
    return found


def read_stack(s: ExpressState, reader: Reader) -> int:
    """What remains to be done, and how many harvests are over.

    A stack as written by a position, or a phase given by hand.
    """
    turn = reader.number("turn", s.start, 0, s.count - 1)
    if "stack" not in reader.data:
        reader.seen.add("stack")
        return set_phase(s, reader.word("phase", "turn", PHASES), turn)
    read_frames(s, reader, {step.name: step.id for step in s.steps})
    turns = [frame for frame in s.stack if frame[0] in (TURN.id, NEXT.id)]
    if len(turns) > 1 or (turns and turns[0][0] == TURN.id and s.stack[-1] != turns[0]):
        raise reader.refuse("stack", "one turn at most, with nothing on top of it")
    for frame in turns:
        check_turn(s, frame, reader)
    walks = [frame for frame in s.stack if frame[0] == WALK.id]
    if s.stack and (len(walks) != 1 or s.stack[0] != walks[0]):
        raise reader.refuse("stack", "the rounds at the bottom and nowhere else")
    held = not s.stack or (walks[0][2] == 1 and len(s.stack) == 1)
    return harvest_of(s.round) + (1 if held else 0)


def set_phase(s: ExpressState, phase: str, turn: int) -> int:
    """The stack at the beginning of a phase, and how many harvests are over."""
    if phase == "end":
        if s.round != ROUNDS:
            raise BadPosition("round", s.round, f"{ROUNDS} at the end")
        return len(HARVESTS)
    if phase == "harvest":
        if s.round not in HARVESTS:
            raise BadPosition("round", s.round, "3, 5 or 6, which end with a harvest")
        s.stack.append((WALK.id, -1, 1))
        HARVEST.begin(s, -1)
        return harvest_of(s.round)
    s.stack.append((WALK.id, -1, 0))
    if actions_left(s.seats[turn]) > 0:
        s.stack.append((TURN.id, turn, 0, 0, 0))
    else:
        pass_on(s, turn)
    return harvest_of(s.round)


def check_turn(s: ExpressState, frame: tuple[int, ...], reader: Reader) -> None:
    """A turn that somebody can be in: with an action left, a power that is owned."""
    player = s.seats[frame[1]]
    if actions_left(player) < 1:
        raise reader.refuse("stack", "the turn of a seat with an action left")
    if frame[0] == NEXT.id:
        return
    rolled, power, sets = frame[2:5]
    known = power == 0 or (power <= len(POWERS) and player.occupations >> (power - 1) & 1)
    if rolled > 1 or not known or sets > (POWERS[power - 1][1] - 1 if power else 0):
        raise reader.refuse("stack", "a turn with at most one power that its seat owns")
    if (rolled or power) and not groups(s, frame[1]):
        raise reader.refuse("stack", "a turn in which a group can be taken")


def check_harvests(player: Seat, place: str, over: int) -> None:
    """Every harvest that is over has been scored; left out, it brought nothing."""
    given = len(player.harvests)
    if given == 0:
        player.harvests = ((0,) * len(LINES),) * over
    elif given != over:
        raise BadPosition(place, given, f"{over} harvests, as many as are over")


def check_animals(s: ExpressState, seat: int) -> None:
    """Each type has a pasture, except in the question which of them is to leave."""
    player = s.seats[seat]
    if player.types() > player.pastures and not any(
        s.steps[frame[0]].name == "room-for-animals" and frame[1] == seat for frame in s.stack
    ):
        animals = dict(zip(ANIMALS, player.stock[SHEEP:], strict=True))
        allowed = f"no more types than its {player.pastures} pastures"
        raise BadPosition(f"seats[{seat}].animals", animals, allowed)
