"""The steps of the game with their numbers, and a new table."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.messages import Sink
from ...kernel.rng import Words
from ...kernel.shapes import Options
from ...kernel.state import State, Step
from .cards.catalogue import CARDS
from .phases import EACH_INCOME, FINISH, REAPING, ROUND
from .progress import PAY_CRAFT
from .rules import Rules
from .spaces import COUNT
from .state import NO_STEPS, HallertauState, Seat
from .steps.asking import ASK
from .steps.crafts import placed
from .steps.giving import HOW_MUCH
from .steps.goods import take_card
from .steps.playing import AFTER_COST, BOARD_MOMENT, CARD_WINDOW, MOMENT, RESOLVE
from .vocabulary import BARLEY, FLAX, GATEWAY, LOWEST, POINT, RYE
from .work import NEXT_TURN, TURN

HAND: Final = ((0, 4), (POINT - GATEWAY, 1))
"""The cards of a starting hand, by kind."""
FIRST_FIELDS: Final = (2, 3, 4)
"""The rows of the three fields at the start."""

STEPS: Final[list[Step[HallertauState]]] = []
_named: Final[dict[str, Step[HallertauState]]] = {
    "round": ROUND,
    "finish": FINISH,
    "each-income": EACH_INCOME,
    "reaping": REAPING,
    "turn": TURN,
    "next-turn": NEXT_TURN,
    "pay-craft": PAY_CRAFT,
    "resolve": RESOLVE,
    "ask": ASK,
    "how-much": HOW_MUCH,
    "moment": MOMENT,
    "board-moment": BOARD_MOMENT,
    "after-cost": AFTER_COST,
    "window": CARD_WINDOW,
}
for _name, _step in _named.items():
    _step.bind(STEPS, _name)

_known: Final[dict[tuple[Any, ...], Rules]] = {}


def rules_for(options: Options) -> Rules:
    """The rules of a table; tables with the same options share them."""
    key = tuple(options.values())
    rules = _known.get(key)
    if rules is None:
        rules = Rules(dict(options), CARDS, STEPS, ASK.id)
        _known[key] = rules
    return rules


def new_seat() -> Seat:
    """A village at the start, without cards."""
    goods = [0] * 9
    goods[BARLEY] = goods[FLAX] = goods[RYE] = 1
    return Seat(
        goods=goods,
        sheep=[0] * 8,
        fields=[row - LOWEST for row in FIRST_FIELDS],
        tools=0,
        jewels=0,
        workers=0,
        crafts=NO_STEPS,
        boulders=placed(NO_STEPS),
        centre=0,
    )


def new_state(rules: Rules, seats: int, rng: Words) -> HallertauState:
    """A table before its first round, with nothing drawn yet."""
    s = HallertauState(
        State(rules.steps, rng, seats),
        seats=[new_seat() for _ in range(seats)],
        rules=rules,
        board=[1] * COUNT,
        piles=rules.piles,
    )
    s.round = 1
    return s


def set_up(rules: Rules, seats: int, rng: Words, sink: Sink | None = None) -> HallertauState:
    """A table at its first decision."""
    s = new_state(rules, seats, rng)
    s.sink = sink
    s.start = s.draw(seats) if seats > 1 else 0
    if rules.with_cards:
        for seat in range(seats):
            for kind, n in HAND:
                for _ in range(n):
                    take_card(s, seat, kind)
        for seat in range(seats):
            s.own(seat).fresh = ()
        s.release()
    ROUND.begin(s, -1)
    s.advance()
    return s
