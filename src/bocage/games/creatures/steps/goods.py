"""Materials, borders and animals that come to a seat."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import NAMES, Goods, covers, named, reed, stone, wood
from ....kernel.flow import Choice, Deed
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..queries import WOOD_WITH_MATERIALS
from ..reasons import EMPTY, NO_DEED, explain
from ..state import CreaturesState
from ..vocabulary import (
    ANIMALS,
    MATERIAL_NAMES,
    MATERIALS,
    SPACES,
    TAKE,
    TAKE_ANIMAL,
)

THREE_WOOD: Final = SPACES.index("three-wood")


def receive(s: CreaturesState, seat: int, goods: Goods) -> None:
    """Materials into a stock."""
    player = s.own(seat)
    for good, n in goods:
        player.goods[good] += n
    if s.sink is not None:
        s.sink.note(seat, "log-creatures-receive", {"goods": named(goods)})


def pay(s: CreaturesState, seat: int, goods: Goods) -> None:
    """Materials out of a stock."""
    player = s.own(seat)
    for good, n in goods:
        player.goods[good] -= n


def welcome(s: CreaturesState, seat: int, kind: int, n: int) -> None:
    """Animals for a farm; whether there is room is asked when the action is over."""
    s.own(seat).animals[kind] += n
    if s.sink is not None:
        s.sink.note(seat, "log-creatures-receive", {"goods": {ANIMALS[kind]: n}})


@final
class Gather(Deed[CreaturesState]):
    """Everything that lies on the space."""

    def __init__(self) -> None:
        super().__init__()
        self.space = -1

    def stands_on(self, space: int) -> None:
        self.space = space

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        return 0 if s.piles[self.space] else EMPTY

    def reason(self, s: CreaturesState, seat: int, code: int) -> Reason:
        return explain(code, {"space": s.rules.spaces[self.space].title})

    def do(self, s: CreaturesState, seat: int) -> None:
        space = s.rules.spaces[self.space]
        player = s.own(seat)
        n = s.piles[self.space]
        s.piles[self.space] = 0
        if not space.then:
            player.goods[NAMES.index(space.first)] += n
        else:
            if space.first in ANIMALS:
                player.animals[ANIMALS.index(space.first)] += 1
            else:
                player.goods[NAMES.index(space.first)] += 1
            player.animals[ANIMALS.index(space.then)] += n - 1
        if s.sink is not None:
            s.sink.note(seat, "log-creatures-receive", {"goods": space.lying(n)})


@final
class BecomeStarter(Deed[CreaturesState]):
    """The marker: its owner begins the next rounds."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False

    def do(self, s: CreaturesState, seat: int) -> None:
        s.start = seat
        if s.sink is not None:
            s.sink.note(seat, "log-starting-player", {})


@final
class BuildingMaterials(Deed[CreaturesState]):
    """One wood, one stone and one reed, and wood of the space with three where a tile says so."""

    def __init__(self) -> None:
        super().__init__()
        self.goods = wood(1) + reed(1) + stone(1)
        self.fallible = False

    def do(self, s: CreaturesState, seat: int) -> None:
        extra = min(s.seats[seat].yard.tableau.says(WOOD_WITH_MATERIALS), s.piles[THREE_WOOD])
        s.piles[THREE_WOOD] -= extra
        receive(s, seat, wood(1 + extra) + self.goods[1:])


@final
class Gain(Deed[CreaturesState]):
    """Materials from the supply."""

    def __init__(self, goods: Goods) -> None:
        super().__init__()
        self.goods = goods
        self.fallible = False

    def do(self, s: CreaturesState, seat: int) -> None:
        receive(s, seat, self.goods)


@final
class Pay(Deed[CreaturesState]):
    """Materials are paid."""

    def __init__(self, goods: Goods) -> None:
        super().__init__()
        self.goods = goods

    def obstacle(self, s: CreaturesState, seat: int) -> int:
        return 0 if covers(s.seats[seat].goods, self.goods) else NO_DEED

    def do(self, s: CreaturesState, seat: int) -> None:
        pay(s, seat, self.goods)


@final
class Welcome(Deed[CreaturesState]):
    """One animal of each of some types."""

    def __init__(self, *kinds: int) -> None:
        super().__init__()
        self.kinds = kinds
        self.fallible = False

    def do(self, s: CreaturesState, seat: int) -> None:
        for kind in self.kinds:
            welcome(s, seat, kind, 1)


@final
class TakeMaterial(Choice[CreaturesState]):
    """One material of the seat's choice."""

    asks: ClassVar[str] = "take-material"

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-take-material")

    def owns(self, action: int) -> bool:
        return TAKE.base <= action < TAKE_ANIMAL

    def first(self, s: CreaturesState, seat: int) -> list[int]:
        return [TAKE.base + i for i in range(len(MATERIAL_NAMES))]

    def act(self, s: CreaturesState, seat: int, action: int, tally: int) -> None:
        receive(s, seat, ((MATERIALS[action - TAKE.base], 1),))


@final
class TakeAnimal(Choice[CreaturesState]):
    """One animal of the seat's choice among some types."""

    asks: ClassVar[str] = "take-animal"

    def __init__(self, *kinds: int) -> None:
        super().__init__()
        self.kinds = kinds or (0, 1, 2, 3)
        self.fallible = False

    def prompt(self, s: CreaturesState, frame: Frame) -> Message:
        return Message("prompt-creatures-take-animal")

    def owns(self, action: int) -> bool:
        return TAKE_ANIMAL <= action < TAKE.end

    def first(self, s: CreaturesState, seat: int) -> list[int]:
        return [TAKE_ANIMAL + kind for kind in self.kinds]

    def act(self, s: CreaturesState, seat: int, action: int, tally: int) -> None:
        welcome(s, seat, action - TAKE_ANIMAL, 1)
