"""Fields with a seed, pastures with an animal, and room for the animals that are collected."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from ....kernel.flow import DONE, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..dice import ANIMAL, PRODUCE, less
from ..payments import GOODS, SHEEP, STOCK
from ..reasons import refuse
from ..state import ExpressState
from ..vocabulary import ADD, FREE, HEARTH, IN_HEARTH, SEED_FACES, SEEDS, SOW
from .goods import cook, cooked, paid, pay

HARVESTED: Final = 2
"""What a seed becomes."""


def plough(s: ExpressState, seat: int) -> None:
    """A new field; a seed may be sown."""
    s.own(seat).fields += 1
    if s.sink is not None:
        s.sink.note(seat, "log-express-field", {})
    if seeds(s, seat):
        s.stack.append((SEED.id, seat))


def seeds(s: ExpressState, seat: int) -> list[int]:
    """The seeds of sheet and dice."""
    stock, pool = s.seats[seat].stock, s.dice[PRODUCE]
    found: list[int] = []
    for i in range(len(SEEDS)):
        if stock[SEEDS[i]]:
            found.append(SOW.base + 2 * i)
        if pool[SEED_FACES[i]]:
            found.append(SOW.base + 2 * i + 1)
    return found


def fence(s: ExpressState, seat: int, action: int) -> None:
    """A new pasture; an animal die may be added."""
    payment = pay(s, seat, action)
    s.own(seat).pastures += 1
    if s.sink is not None:
        s.sink.note(seat, "log-express-pasture", {"goods": paid(payment)})
    if any(s.dice[ANIMAL]):
        s.stack.append((FIRST_ANIMAL.id, seat))


def house_animals(s: ExpressState, seat: int) -> None:
    """Room for what was just collected: each type needs a pasture, and what has none is cooked."""
    player = s.seats[seat]
    if player.pastures == 0:
        for good in IN_HEARTH:
            if player.stock[good]:
                cook(s, seat, good, player.stock[good])
    elif player.types() > player.pastures:
        s.stack.append((ROOM_FOR_ANIMALS.id, seat))


@final
class Seed(Question[ExpressState]):
    """What to sow in the new field. Frame: seat."""

    asks: ClassVar[str] = "sow"

    def prompt(self, s: ExpressState, frame: Frame) -> Message:
        return Message("prompt-express-sow")

    def actions(self, s: ExpressState, frame: Frame) -> list[int]:
        return [*seeds(s, frame[1]), DONE]

    def apply(self, s: ExpressState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        i, of_die = divmod(action - SOW.base, 2)
        stock = s.own(frame[1]).stock
        stock[SEEDS[i]] += HARVESTED
        if of_die:
            s.leave(PRODUCE, less(s.dice[PRODUCE], SEED_FACES[i], 1))
        else:
            stock[SEEDS[i]] -= 1
        if s.sink is not None:
            s.sink.note(frame[1], "log-express-sow", sown(action))

    def describe(self, s: ExpressState, frame: Frame, action: int) -> Message | None:
        return Message("action-express-done.sow") if action == DONE else None

    def why_not(self, s: ExpressState, frame: Frame, action: int) -> Reason:
        if SOW.owns(action):
            return refuse("no-seed", {"goods": sown(action)["goods"]})
        return super().why_not(s, frame, action)


def sown(action: int) -> dict[str, Any]:
    """The seed of an action and what becomes of it, for messages."""
    i, of_die = divmod(action - SOW.base, 2)
    name = GOODS[SEEDS[i]]
    return {"goods": {f"die-{name}" if of_die else name: 1}, "gains": {name: HARVESTED}}


@final
class FirstAnimal(Question[ExpressState]):
    """An animal die with the new pasture. Frame: seat."""

    asks: ClassVar[str] = "add"

    def prompt(self, s: ExpressState, frame: Frame) -> Message:
        return Message("prompt-express-add")

    def actions(self, s: ExpressState, frame: Frame) -> list[int]:
        pool = s.dice[ANIMAL]
        return [*[ADD.base + face for face, n in enumerate(pool) if n], DONE]

    def apply(self, s: ExpressState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        face = action - ADD.base
        s.leave(ANIMAL, less(s.dice[ANIMAL], face, 1))
        s.own(frame[1]).stock[SHEEP + face] += 1
        if s.sink is not None:
            s.sink.note(frame[1], "log-express-add", {"goods": {STOCK[SHEEP + face]: 1}})

    def describe(self, s: ExpressState, frame: Frame, action: int) -> Message | None:
        return Message("action-express-done.add") if action == DONE else None

    def why_not(self, s: ExpressState, frame: Frame, action: int) -> Reason:
        if ADD.owns(action):
            face = Message(f"face-express-{STOCK[SHEEP + action - ADD.base]}")
            return refuse("no-die", {"face": face})
        return super().why_not(s, frame, action)


@final
class RoomForAnimals(Question[ExpressState]):
    """Which type leaves, cooked if there is a hearth. Frame: seat."""

    asks: ClassVar[str] = "free"

    def prompt(self, s: ExpressState, frame: Frame) -> Message:
        return Message("prompt-express-free")

    def actions(self, s: ExpressState, frame: Frame) -> list[int]:
        animals = s.seats[frame[1]].stock[SHEEP:]
        return [FREE.base + kind for kind, n in enumerate(animals) if n]

    def apply(self, s: ExpressState, frame: Frame, action: int) -> None:
        player = s.own(frame[1])
        good = SHEEP + action - FREE.base
        n = player.stock[good]
        if player.improvements >> HEARTH & 1:
            cook(s, frame[1], good, n)
            return
        player.stock[good] = 0
        if s.sink is not None:
            s.sink.note(frame[1], "log-express-free", {"goods": {STOCK[good]: n}})

    def describe(self, s: ExpressState, frame: Frame, action: int) -> Message | None:
        player = s.seats[frame[1]]
        good = SHEEP + action - FREE.base
        n = player.stock[good]
        if player.improvements >> HEARTH & 1:
            return Message("action-express-free.cook", cooked(good, n))
        return Message("action-express-free.now", {"goods": {STOCK[good]: n}})

    def why_not(self, s: ExpressState, frame: Frame, action: int) -> Reason:
        if FREE.owns(action):
            return refuse("not-here", {"good": STOCK[SHEEP + action - FREE.base]})
        return super().why_not(s, frame, action)


SEED: Final = Seed()
FIRST_ANIMAL: Final = FirstAnimal()
ROOM_FOR_ANIMALS: Final = RoomForAnimals()
