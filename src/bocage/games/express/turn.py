"""An action: keep the unused dice or roll them all, use at most one power, take one group."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...kernel.flow import Question
from ...kernel.messages import Message, Reason
from ...kernel.state import Frame, Step
from .dice import (
    ANIMAL,
    MATERIAL,
    NO_DICE,
    OCCUPATIONS,
    PRODUCE,
    roll,
    turned,
)
from .groups import groups, has_home, no_die, refuse_group, take
from .payments import FOOD
from .reasons import refuse
from .state import ExpressState, Seat
from .steps.goods import cook, cookable, face_message, refuse_cooking
from .vocabulary import (
    ADD,
    ADULTS,
    BREED,
    COLLECT,
    COOK,
    COOKABLE,
    COOKS,
    FREE,
    MAYOR,
    MAYOR_FOOD,
    POWERS,
    ROLL,
    SET,
    SETS,
    SETTINGS,
    SOW,
)

POWER_OF: Final = {kind: occupation for occupation, (kind, _) in enumerate(POWERS)}
"""The occupation that sets dice of a kind."""
KNOWN_POWERS: Final = (1 << len(POWERS)) - 1


def actions_left(player: Seat) -> int:
    """The actions that a seat still has in this round."""
    return ADULTS + player.babies - player.done


def easy(s: ExpressState, player: Seat) -> bool:
    """Whether dice of which a group is always possible are there, whatever a power sets."""
    dice = s.dice
    return (
        dice[PRODUCE] != NO_DICE[PRODUCE]
        or dice[MATERIAL] != NO_DICE[MATERIAL]
        or (dice[ANIMAL] != NO_DICE[ANIMAL] and has_home(player))
    )


def settings(s: ExpressState, seat: int, occupation: int) -> list[int]:
    """The dice that an occupation may set so that a group can be taken afterwards."""
    player = s.seats[seat]
    if occupation == MAYOR and player.stock[FOOD] < MAYOR_FOOD:
        return []
    kind = POWERS[occupation][0]
    found = SETS[kind][s.dice[kind]]
    if not found or easy(s, player):
        return found
    return [action for action in found if leads_on(s, seat, action)]


def leads_on(s: ExpressState, seat: int, action: int) -> bool:
    """Whether a group can be taken once a die is set."""
    trial = s.copy()
    turn_die(trial, seat, action)
    return bool(groups(trial, seat))


def turn_die(s: ExpressState, seat: int, action: int) -> None:
    """Set a die, and pay for it if the mayor does it."""
    kind, old, new = SETTINGS[action - SET.base]
    s.leave(kind, turned(s.dice[kind], old, new))
    if POWER_OF[kind] == MAYOR:
        s.own(seat).stock[FOOD] -= MAYOR_FOOD
    if s.sink is not None:
        values = {"from": face_message(kind, old), "to": face_message(kind, new)}
        s.sink.note(seat, "log-express-set", values)


@final
class Turn(Question[ExpressState]):
    """One action of a seat, as one question.

    Frame: seat, whether the dice were rolled, 1 + the occupation used or 0, dice it may still set.
    """

    fields: ClassVar[tuple[str, ...]] = ("rolled", "occupation", "settings")
    asks: ClassVar[str] = "turn"

    def prompt(self, s: ExpressState, frame: Frame) -> Message:
        return Message("prompt-express-turn", {"n": actions_left(s.seats[frame[1]])})

    def actions(self, s: ExpressState, frame: Frame) -> list[int]:
        seat, power = frame[1], frame[3]
        options = groups(s, seat)
        player = s.seats[seat]
        if power:
            if frame[4]:
                options += settings(s, seat, power - 1)
        elif player.occupations & KNOWN_POWERS:
            for occupation in range(len(POWERS)):
                if player.occupations >> occupation & 1:
                    options += settings(s, seat, occupation)
        if player.improvements & COOKS:
            options += cookable(player)
        if not frame[2] and not power:
            options.append(ROLL.base)
        return options

    def apply(self, s: ExpressState, frame: Frame, action: int) -> None:
        seat = frame[1]
        if action == ROLL.base:
            s.dice = roll(s)
            s.stack.append((self.id, seat, 1, 0, 0))
            if s.sink is not None:
                s.sink.note(seat, "log-express-roll", {})
        elif COOK.owns(action):
            s.stack.append(frame)
            cook(s, seat, COOKABLE[action - COOK.base])
        elif SET.owns(action):
            occupation = POWER_OF[SETTINGS[action - SET.base][0]]
            left = (frame[4] if frame[3] else POWERS[occupation][1]) - 1
            s.stack.append((self.id, seat, frame[2], occupation + 1, left))
            turn_die(s, seat, action)
        else:
            height = len(s.stack)
            take(s, seat, action)
            if len(s.stack) > height:
                s.stack.insert(height, (NEXT.id, seat))
            else:
                finish(s, seat)

    def why_not(self, s: ExpressState, frame: Frame, action: int) -> Reason:
        if action == ROLL.base:
            return refuse("power-first" if frame[3] else "rolled")
        if COOK.owns(action):
            return refuse_cooking(s.seats[frame[1]], action)
        if SET.owns(action):
            return self.refuse_setting(s, frame, action)
        if action < COLLECT.base or any(verb.owns(action) for verb in (SOW, ADD, FREE, BREED)):
            return super().why_not(s, frame, action)
        return refuse_group(s, frame[1], action)

    def refuse_setting(self, s: ExpressState, frame: Frame, action: int) -> Reason:
        """Why a die cannot be set."""
        player = s.seats[frame[1]]
        kind, old, _ = SETTINGS[action - SET.base]
        occupation = POWER_OF[kind]
        if not player.occupations >> occupation & 1:
            return refuse("no-occupation", {"card": f"express-{OCCUPATIONS[occupation]}"})
        if frame[3] and frame[3] != occupation + 1:
            return refuse("power-used", {"card": f"express-{OCCUPATIONS[frame[3] - 1]}"})
        if frame[3] and not frame[4]:
            return refuse("sets-done", {"n": POWERS[occupation][1]})
        if not s.dice[kind][old]:
            return no_die(kind, old)
        if occupation == MAYOR and player.stock[FOOD] < MAYOR_FOOD:
            return refuse("cannot-pay", {"goods": {"food": MAYOR_FOOD}})
        return refuse("no-group")


@final
class Next(Step[ExpressState]):
    """What follows the questions of an action. Frame: seat."""

    def run(self, s: ExpressState, frame: Frame) -> None:
        finish(s, frame[1])


def finish(s: ExpressState, seat: int) -> None:
    """An action is over."""
    s.own(seat).done += 1
    pass_on(s, seat)


def pass_on(s: ExpressState, seat: int) -> None:
    """The turn goes to the next seat after this one that has an action left."""
    for k in range(1, s.count + 1):
        following = (seat + k) % s.count
        if actions_left(s.seats[following]) > 0:
            s.stack.append((TURN.id, following, 0, 0, 0))
            return


TURN: Final = Turn()
NEXT: Final = Next()
