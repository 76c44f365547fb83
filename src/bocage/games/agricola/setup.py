"""Setting up a table: rules for its seats and options, farms, food, starting player."""

from __future__ import annotations

from threading import Lock
from typing import Final

from ...farm.goods import FOOD, KINDS
from ...farm.housing import housing
from ...kernel.game import Legacy
from ...kernel.messages import Sink
from ...kernel.rng import Words
from ...kernel.sequence import ForEachSeat, Seq
from ...kernel.shapes import Options
from ...kernel.state import State, Step, belongs_to
from ...kernel.tableau import spread
from .adoption import ADOPT
from .cards.catalogue import CARDS
from .cards.classic import catalogue as first
from .collection import Collection
from .editions import classic, revised
from .events import HEARABLE
from .ground import Ground
from .hand import EMPTY_HAND, EMPTY_STOCK
from .living_hands import AFTER_HARVEST, DRAW_CARD, SWAP, WithExchange
from .phases import (
    AFTER_REST,
    AT_BREEDING,
    AT_DAWN,
    AT_FIELDS,
    BEFORE_PREPARATION,
    BREED_NOW,
    END,
    FIELD_WORK,
    GO_HOME,
    PLOW_TILE,
    ROUND_WALK,
    START_ROUND,
    BreedingPhase,
    FieldPhase,
)
from .rules import Edition, Rules
from .state import AgricolaState, Seat
from .steps.animals import BREED, HOUSE_FIRST, OVERFLOW
from .steps.anytime import ANY_TIME, DELIVERY
from .steps.buying import SPENDING, WAYS
from .steps.crops import MOVING_CROP, REAPING
from .steps.exchange import SAME_MOMENT
from .steps.feeding import Meals
from .steps.fencing import FENCING
from .steps.fields import PLOW_MORE, WITH_PLOUGH
from .steps.goods import USABLE_ONLY
from .steps.hand import EITHER, PASSED_ON, TRAVELS
from .steps.improvements import GIVE_UP, HAND_IN, PAYMENT
from .steps.kept import IN_PLAY, KEPT, let_come
from .steps.laying import MIXED_FENCES
from .steps.occupations import LEARNED, STUDIED, TAKEN_BACK
from .steps.partner import PARTNERS_FENCES
from .steps.partners_field import PARTNERS_FIELD
from .steps.payment import PAID, PAYING
from .steps.rebuilding import REBUILDING
from .steps.sales import FOR_SALE
from .steps.slaughter import SLAUGHTER
from .steps.sowing import SECOND_STACK, SOWING, TWICE
from .steps.stabling import STABLING
from .steps.supply import TALLY
from .steps.tableaux import LAID, PLAYED
from .steps.taking import ON_THE_WAY, TAKE_REST
from .tableau import NO_CARDS
from .telling import TELL
from .turns import AFTER_WORK, ANOTHER, ANOTHER_ON_MARKET, GUEST_TURN, SECOND
from .variants import HANDS, set_hands
from .visits import AFTERWARDS, USABLE, USE_SPACE
from .vocabulary import ACTIONS, HOUSE
from .work import FIRST_TURN

STEPS: Final[list[Step[AgricolaState]]] = []
"""Every step of the game; frames hold its index."""

HARVEST: Final = Seq[AgricolaState](
    ForEachSeat(FieldPhase()), Meals(), ForEachSeat(BreedingPhase()), sure=True
)
_named: Final[dict[str, Step[AgricolaState]]] = {
    "rounds": ROUND_WALK,
    "harvest": HARVEST,
    "overflow": OVERFLOW,
    "payment": PAYMENT,
    "hand-in": HAND_IN,
    "give-up": GIVE_UP,
    "tell": TELL,
    "tally": TALLY,
    "use": USE_SPACE,
    "on-the-way": ON_THE_WAY,
    "take-rest": TAKE_REST,
    "usable": USABLE,
    "start-round": START_ROUND,
    "before-preparation": BEFORE_PREPARATION,
    "delivery": DELIVERY,
    "end": END,
    "after-rest": AFTER_REST,
    "go-home": GO_HOME,
    "breed": BREED,
    "breed-now": BREED_NOW,
    "at-breeding": AT_BREEDING,
    "at-fields": AT_FIELDS,
    "at-dawn": AT_DAWN,
    "afterwards": AFTERWARDS,
    "plow-tile": PLOW_TILE,
    "field-work": FIELD_WORK,
    "sowing": SOWING,
    "sow-twice": TWICE,
    "second-stack": SECOND_STACK,
    "same-moment": SAME_MOMENT,
    "with-plough": WITH_PLOUGH,
    "plow-more": PLOW_MORE,
    "for-sale": FOR_SALE,
    "reaping": REAPING,
    "moving": MOVING_CROP,
    "any-time": ANY_TIME,
    "fencing": FENCING,
    "stabling": STABLING,
    "slaughter": SLAUGHTER,
    "rebuilding": REBUILDING,
    "clay-fences": MIXED_FENCES,
    "paying": PAYING,
    "paid": PAID,
    "ways": WAYS,
    "spending": SPENDING,
    "kept": KEPT,
    "in-play": IN_PLAY,
    "played": PLAYED,
    "laid": LAID,
    "either": EITHER,
    "travels": TRAVELS,
    "passed-on": PASSED_ON,
    "learned": LEARNED,
    "taken-back": TAKEN_BACK,
    "studied": STUDIED,
    "second": SECOND,
    "first-turn": FIRST_TURN,
    "after-work": AFTER_WORK,
    "guest-turn": GUEST_TURN,
    "adopt": ADOPT,
    "another": ANOTHER,
    "another-on-market": ANOTHER_ON_MARKET,
    "draw-card": DRAW_CARD,
    "after-harvest": AFTER_HARVEST,
    "swap": SWAP,
    "house-first": HOUSE_FIRST,
    "take-usable": USABLE_ONLY,
    "partners-field": PARTNERS_FIELD,
    **{f"partners-fences/{place}": step for place, step in enumerate(PARTNERS_FENCES.values())},
    **{f"hands/{way}": flow for way, flow in HANDS.items()},
}
for _name, _step in _named.items():
    _step.bind(STEPS, _name)
for _card in first.CARDS:
    for _i, _flow in enumerate(_card.flows()):
        if not _flow.name:
            _flow.bind(STEPS, f"card/{_card.id}/{_i}")
            belongs_to(_flow, card=_card.number)

COMMON: Final = list(STEPS)

EDITIONS: Final[dict[str, Edition]] = {}
for _edition in (classic.edition(HARVEST), revised.edition(WithExchange(HARVEST))):
    EDITIONS[_edition.game] = _edition
    _bound = len(STEPS)
    _edition.round.bind(STEPS, "round")
    _edition.steps = COMMON + STEPS[_bound:]

NO_PASTURES: Final = housing([], 1)

NEW_GROUND: Final = Ground(HOUSE, 0, 0, 0)
ADJOINING_GROUND: Final = Ground(HOUSE, 0, 0, 0, adjoining=True)

_known: Final[dict[tuple[object, ...], Rules]] = {}
MAKING: Final = Lock()
"""Rules and own cards number their steps in `STEPS`, one after the other."""
PRINTED: Final = Collection(CARDS, ACTIONS)
FIRST_PRINTED: Final = Collection(first.CARDS, first.FIRST_ACTIONS)
COLLECTIONS: Final = {"agricola-classic": FIRST_PRINTED, "agricola-revised": PRINTED}
"""The printed cards with which a game is played."""


def rules_for(
    game: str, seats: int, options: Options, collection: Collection | None = None
) -> Rules:
    """The rules of a table; tables with the same options and cards share them."""
    if collection is None:
        collection = COLLECTIONS[game]
    key = (game, seats, *sorted(options.items()), *collection.files.items())
    rules = _known.get(key)
    if rules is None:
        with MAKING:
            rules = _known.get(key)
            if rules is None:
                edition = EDITIONS[game]
                make = classic.spaces if edition.number == 1 else revised.spaces
                spaces = make(seats, options)
                rules = Rules(edition, seats, dict(options), spaces, collection, STEPS)
                _known[key] = rules
    return rules


def new_seat(rules: Rules) -> Seat:
    """A wooden house of two rooms with two people."""
    return Seat(
        goods=[0] * KINDS,
        house=0,
        rooms=HOUSE,
        fields=0,
        crops=(),
        vegetables=0,
        stables=0,
        layout=rules.pastures.empty,
        housing=NO_PASTURES,
        ground=ADJOINING_GROUND if rules.pastures.habits.adjoining else NEW_GROUND,
        people=2,
        newborn=0,
        idle=2,
        begging=0,
        cards=(),
        tableau=NO_CARDS,
        hand=EMPTY_HAND,
        memory=(),
        gained=0,
        last=-1,
        picked=False,
    )


def new_state(rules: Rules, rng: Words) -> AgricolaState:
    """A table before its first round, with nothing drawn yet."""
    return AgricolaState(
        State(rules.steps, rng, rules.seats, spread(rules.heard, HEARABLE)),
        seats=[new_seat(rules) for _ in range(rules.seats)],
        rules=rules,
        board=rules.first_board,
        revealed=(),
        piles=[0] * len(rules.spaces),
        occupants=[()] * len(rules.spaces),
        majors=rules.majors,
        scheduled=(),
        free=[],
        asks=[],
        stock=EMPTY_STOCK,
    )


def prepared(
    rules: Rules, rng: Words, starts: int | None = None, sink: Sink | None = None
) -> AgricolaState:
    """A table at which nothing has been dealt yet; who starts is drawn unless it is given."""
    s = new_state(rules, rng)
    s.sink = sink
    if rules.seats > 1:
        s.start = s.draw(rules.seats) if starts is None else starts
        for seat, player in enumerate(s.seats):
            player.goods[FOOD] = 2 if seat == s.start and not rules.larkin else 3
    ROUND_WALK.begin(s, -1)
    set_hands(s)
    return s


def set_up(rules: Rules, rng: Words, sink: Sink | None = None) -> AgricolaState:
    """A table at its first decision."""
    s = prepared(rules, rng, None, sink)
    s.advance()
    return s


def inherited(rules: Rules, rng: Words, legacy: Legacy) -> AgricolaState:
    """A table of a campaign at which nothing has been dealt yet."""
    s = prepared(rules, rng, legacy.starts)
    for player, food in zip(s.seats, legacy.food, strict=True):
        player.goods[FOOD] += food
    numbers = rules.collection.numbers
    let_come(s, [[numbers[id] for id in ids] for ids in legacy.kept])
    return s


def steps_by_name(rules: Rules) -> dict[str, int]:
    """The steps that can be on a stack of these rules."""
    steps = rules.edition.steps + rules.own_steps + rules.collection.steps
    return {step.name: step.id for step in steps}
