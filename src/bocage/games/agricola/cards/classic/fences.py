"""Cards about fences, pastures and stables."""

from __future__ import annotations

from typing import Final

from .....farm.goods import BOAR, CATTLE, SHEEP, Goods, boar, cattle, food, sheep, wood
from .....kernel.flow import Named, OneOf
from .....kernel.tableau import OWN, Allows, Listener, Says
from ...abilities.land import FreeStable, Hedges
from ...card import Card
from ...events import (
    BREEDING,
    FENCED,
    FIELDS,
    PREPARATION,
    STABLED,
    WORK,
    large_before,
    spaces_taken_in,
)
from ...queries import THIRD_FENCES
from ...state import AgricolaState
from ...steps.fencing import large_pastures
from ...steps.given_fences import GivenFences
from ...steps.goods import Gain
from ...steps.house import BuildStables
from ...steps.once import Once, each_round
from ...steps.payment import Buy
from ...steps.rebuilding import Rebuild
from ...steps.schedule import GainNoted
from ...steps.stabling import STABLING
from ...vocabulary import FARM, STABLES, TAKE
from ..words import AFTER_FENCES, AT_ROUND_START, Flow, When, stone_house
from .words import minor, occupation


def any_space(s: AgricolaState, seat: int) -> int:
    """Mini Pasture: any space that is not fenced."""
    return FARM.full


def fresh_stables(s: AgricolaState, seat: int) -> int:
    """Fence Overseer: the stables that have just been built."""
    return STABLING.fresh(s, seat)


def farmer() -> Listener[AgricolaState]:
    """Farmer: a boar for fences, a cattle each later turn."""
    flows = (
        GainNoted(boar(1), lambda s, seat: s.turn(seat)),
        GainNoted(cattle(1), lambda s, seat: s.turn(seat)),
    )

    def hear(s: AgricolaState, owner: int, detail: int) -> Flow | None:
        noted = s.seats[owner].recall(flows[0].card)
        if noted == s.turn(owner):
            return None
        return flows[1 if noted else 0]

    return Listener(FENCED, hear, OWN, False, flows)


FOR_STABLES: Final[dict[int, Goods]] = {2: cattle(1), 3: boar(1), 4: sheep(1)}
"""What the Stockman receives with each stable."""


def stockman() -> Listener[AgricolaState]:
    """Stockman: an animal for each of the second to fourth stables."""
    flows: dict[tuple[int, int], Flow] = {}
    for before in range(STABLES):
        for now in range(max(before + 1, 2), STABLES + 1):
            animals = [FOR_STABLES[n] for n in range(max(before + 1, 2), now + 1)]
            flows[before, now] = Gain(tuple(sorted([pair for one in animals for pair in one])))

    def hear(s: AgricolaState, owner: int, before: int) -> Flow | None:
        return flows.get((before.bit_count(), s.seats[owner].stables.bit_count()))

    return Listener(STABLED, hear, OWN, False, tuple(flows.values()))


def shepherds_crook() -> Listener[AgricolaState]:
    """Shepherd's Crook: sheep for each new large pasture, and for each more of the old ones."""
    flows = [Gain(sheep(2 * n)) for n in range(1, FARM.size // 4 + 1)]

    def hear(s: AgricolaState, owner: int, detail: int) -> Flow | None:
        pastures = s.seats[owner].layout.pastures
        new = large_pastures(tuple([p for p in pastures if not p & detail]))
        old = large_pastures(tuple([p for p in pastures if p & detail]))
        n = new + max(old - large_before(detail), 0)
        return flows[n - 1] if n else None

    return Listener(FENCED, hear, OWN, False, tuple(flows))


def ground_taken_in(s: AgricolaState, owner: int, detail: int) -> bool:
    """Animal Breeder: a space without stable is fenced that was not before."""
    return spaces_taken_in(detail) > 0


def a_pair() -> Flow:
    """Animal Breeder: two animals of a type."""
    return OneOf(
        Named(TAKE.base + SHEEP, Buy(food(1), Gain(sheep(2)))),
        Named(TAKE.base + BOAR, Buy(food(2), Gain(boar(2)))),
        Named(TAKE.base + CATTLE, Buy(food(3), Gain(cattle(2)))),
    )


CARDS: Final[list[Card]] = [
    minor("E40", "Mini Pasture", cost=food(2), passing=True, play=GivenFences(any_space)),
    minor("E52", "Stable", cost=wood(1), passing=True, play=BuildStables(wood=0, limit=1)),
    occupation("E160", "Farmer", farmer(), players=4),
    occupation("E175", "Hedge Keeper", Hedges(3)),
    occupation("E207", "Stablehand", AFTER_FENCES.may(Once(BuildStables(wood=0, limit=1)))),
    occupation("E213", "Stockman", stockman(), players=4),
    minor("I77", "Shepherd’s Crook", shepherds_crook(), cost=wood(1)),
    occupation(
        "I254",
        "Groom",
        AT_ROUND_START.only(stone_house).may(BuildStables(wood=1, limit=1)),
        players=4,
    ),
    minor("K121", "Sawhorse", FreeStable(), Says(THIRD_FENCES), cost=wood(2)),
    occupation(
        "K307",
        "Animal Breeder",
        AFTER_FENCES.only(ground_taken_in).may(Once(a_pair())),
        players=4,
    ),
    occupation(
        "K312",
        "Fence Overseer",
        When(STABLED).may(
            Once(GivenFences(fresh_stables, price=food(1), divides=True), each_round)
        ),
    ),
    minor("Z322", "Dozing Bull", Allows(Rebuild(), (WORK, PREPARATION, FIELDS, BREEDING))),
]
