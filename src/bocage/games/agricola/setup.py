"""Setting up a table: rules for its seats and options, farms, food, starting player."""

from __future__ import annotations

from typing import Any, Final

from ...farm.goods import FOOD, KINDS
from ...kernel.flow import ForEachSeat
from ...kernel.messages import Sink
from ...kernel.rng import Words
from ...kernel.sequence import Seq
from ...kernel.state import Step
from .cards.majors import BAKE_AT_ONCE, CARDS, WELL_FOOD
from .editions import classic, revised
from .events import TELL
from .ground import Ground
from .phases import USE_SPACE, FieldPhase, Rounds
from .rules import Edition, Rules
from .state import EMPTY_FARM, AgricolaState, Seat
from .steps.animals import BREED, OVERFLOW
from .steps.feeding import FEEDING
from .steps.improvements import PAYMENT
from .tableau import Tableau
from .vocabulary import HOUSE, HOUSINGS

STEPS: Final[list[Step[AgricolaState]]] = []
"""Every step of the game; frames hold its index."""

ROUNDS: Final = Rounds()
HARVEST: Final = Seq[AgricolaState](
    ForEachSeat(FieldPhase()), ForEachSeat(FEEDING), ForEachSeat(BREED), sure=True
)
ROUNDS.bind(STEPS, "rounds")
HARVEST.bind(STEPS, "harvest")
OVERFLOW.bind(STEPS, "overflow")
PAYMENT.bind(STEPS, "payment")
TELL.bind(STEPS, "tell")
USE_SPACE.bind(STEPS, "use")
BAKE_AT_ONCE.bind(STEPS, "oven")
WELL_FOOD.bind(STEPS, "well")

COMMON: Final = list(STEPS)

EDITIONS: Final[dict[str, Edition]] = {}
for _edition in (classic.edition(HARVEST), revised.edition(HARVEST)):
    EDITIONS[_edition.game] = _edition
    _bound = len(STEPS)
    _edition.round.bind(STEPS, "round")
    _edition.steps = COMMON + STEPS[_bound:]

NO_PASTURES: Final = HOUSINGS.of((), 1)

NEW_GROUND: Final = Ground(HOUSE, 0, 0, 0)
NO_CARDS: Final = Tableau(())

_known: dict[tuple[object, ...], Rules] = {}


def rules_for(game: str, seats: int, options: dict[str, Any]) -> Rules:
    """The rules of a table; tables with the same options share them."""
    key = (game, seats, *sorted(options.items()))
    rules = _known.get(key)
    if rules is None:
        edition = EDITIONS[game]
        make = classic.spaces if edition.number == 1 else revised.spaces
        rules = Rules(edition, seats, dict(options), make(seats, options), CARDS, STEPS)
        _known[key] = rules
    return rules


def new_seat(food: int) -> Seat:
    """A wooden house of two rooms with two people, and some food."""
    goods = [0] * KINDS
    goods[FOOD] = food
    return Seat(
        goods, 0, HOUSE, 0, (), 0, 0, EMPTY_FARM, NO_PASTURES, NEW_GROUND, 2, 0, 2, 0, (), NO_CARDS
    )


def new_state(rules: Rules, rng: Words) -> AgricolaState:
    """A table before its first round, with nothing drawn yet."""
    n = rules.seats
    return AgricolaState(
        rules.steps,  # type: ignore[arg-type]
        [],
        [],
        rng,
        0,
        0,
        n,
        0,
        rules,
        [new_seat(0) for _ in range(n)],
        0,
        rules.first_board,
        (),
        [0] * len(rules.spaces),
        [()] * len(rules.spaces),
        rules.majors,
        (),
        [],
        [],
    )


def set_up(rules: Rules, rng: Words, sink: Sink | None = None) -> AgricolaState:
    """A table at its first decision."""
    s = new_state(rules, rng)
    s.sink = sink
    if rules.seats > 1:
        s.start = s.draw(rules.seats)
        for seat, player in enumerate(s.seats):
            player.goods[FOOD] = 2 if seat == s.start else 3
    ROUNDS.begin(s, -1)
    s.advance()
    return s


def steps_by_name(rules: Rules) -> dict[str, int]:
    """The steps that can be on a stack of these rules."""
    return {step.name: step.id for step in rules.edition.steps + rules.own_steps}
