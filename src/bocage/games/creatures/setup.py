"""Setting up a table: its rules, two farms, the buildings on display, the starting player."""

from __future__ import annotations

from typing import Final

from ...kernel.messages import Sink
from ...kernel.rng import Words
from ...kernel.shapes import Options
from ...kernel.state import State, Step
from ...kernel.tableau import spread
from .cards.catalogue import TILES
from .cards.ids import BASIC, DRAWN
from .events import EVENTS
from .phases import END, ROUND, ROUNDS_WALK
from .rules import Rules
from .spaces import spaces
from .state import CreaturesState, Seat
from .steps.borders import NEW_BORDERS
from .steps.buildings import SITES, WAYS
from .steps.deeds import LANDING
from .steps.extensions import EXTENSION, TELL_EXTENDED
from .steps.stalls import FLIP_PAYMENT
from .steps.windows import PARTING, SETTLE, USES, WINDOW_BREEDING
from .tableau import tableau_of
from .telling import TELL
from .vocabulary import BIT_OF, BORDERS, CATALOGUE, COTTAGE, HOME, TROUGHS, WORKERS
from .yard import Yard

STEPS: Final[list[Step[CreaturesState]]] = []
"""Every step of the game; frames hold its index."""
BOARD: Final = spaces()
_named: Final[dict[str, Step[CreaturesState]]] = {
    "rounds": ROUNDS_WALK,
    "round": ROUND,
    "end": END,
    "settle": SETTLE,
    "parting": PARTING,
    "uses": USES,
    "before-breeding": WINDOW_BREEDING,
    "tell": TELL,
    "ways": WAYS,
    "sites": SITES,
    "flip-payment": FLIP_PAYMENT,
    "new-borders": NEW_BORDERS,
    "extend": EXTENSION,
    "extended": TELL_EXTENDED,
    "landing": LANDING,
    **{f"space/{space.id}": space.flow for space in BOARD},
    **{name: flow for tile in TILES for name, flow in tile.flows().items()},
}
for _name, _step in _named.items():
    _step.bind(STEPS, _name)

_known: Final[dict[str, Rules]] = {}


def rules_for(options: Options) -> Rules:
    """The rules of a table; tables with the same mode share them."""
    mode = str(options["mode"])
    rules = _known.get(mode)
    if rules is None:
        rules = Rules(dict(options), BOARD, TILES, STEPS)
        _known[mode] = rules
    return rules


def new_yard() -> Yard:
    """The home board with its cottage."""
    cell = BIT_OF["f3"]
    cottage = TILES[COTTAGE]
    tableau = tableau_of([cottage])
    return Yard(HOME[0], HOME[1], 0, 0, 0, ((cell, cottage),), 1 << cell, tableau)


NEW_YARD: Final = new_yard()
BASIC_MASK: Final = sum([1 << CATALOGUE.index(id) for id in BASIC])


def new_seat() -> Seat:
    """A farm at the start."""
    return Seat(
        goods=[0, 0, 0, 0],
        animals=[0, 0, 0, 0],
        borders=BORDERS,
        yard=NEW_YARD,
        idle=WORKERS,
        stones=0,
        free_flip=False,
    )


def new_state(rules: Rules, rng: Words) -> CreaturesState:
    """A table before its first round, with nothing drawn yet."""
    return CreaturesState(
        State(rules.steps, rng, 2, spread(0, EVENTS)),
        seats=[new_seat(), new_seat()],
        rules=rules,
        first_starter=0,
        piles=[0] * len(rules.spaces),
        occupants=[-1] * len(rules.spaces),
        display=BASIC_MASK,
        troughs=TROUGHS,
        stalls=rules.supply,
        extensions=rules.supply,
    )


def set_up(rules: Rules, rng: Words, sink: Sink | None = None) -> CreaturesState:
    """A table at its first decision."""
    s = new_state(rules, rng)
    s.sink = sink
    s.start = s.first_starter = s.draw(2)
    pile = list(DRAWN)
    for _ in range(rules.more):
        s.display |= 1 << CATALOGUE.index(pile.pop(s.draw(len(pile))))
    ROUNDS_WALK.begin(s, -1)
    s.advance()
    return s
