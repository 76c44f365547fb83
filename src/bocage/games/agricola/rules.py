"""What a table plays by: an edition's spaces and differences for a seat count and options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ...farm.goods import NOTHING, Goods, undercuts
from ...farm.pastures import Habits
from ...kernel.actions import Action
from ...kernel.shapes import Options
from ...kernel.state import Step, belongs_to
from ...kernel.tableau import Listener
from .card import MAJOR
from .events import BY_CARDS, CAREFUL, EVENTS, USE_OF
from .shapes import Id
from .vocabulary import ALL_SPACES, CARD_SPACES, PASTURES, placing

if TYPE_CHECKING:
    from .card import Card
    from .collection import Collection
    from .order import Turns
    from .state import AgricolaState


FARM_RULES: Final = (
    "house_first",
    "one_pasture",
    "take_usable",
    "open_fences",
    "scattered_pastures",
    "author_adjacency",
)
"""The house rules that change how farms are laid out and animals kept."""
WISHES: Final = ("basic-wish", "urgent-wish", "modest-wish")
"""The spaces for a wish for children."""


@final
class Space:
    """An action space: what it does, what is laid on it every round, when it comes into play.

    `tile` marks those on the tile where one person blocks all, `gathers` those that only hand
    over what lies on them, so that looking suffices. One of the checks must pass to use it.
    `card` is the number of the card that makes the space, or -1.
    """

    def __init__(
        self,
        id: str,
        flow: Step[AgricolaState],
        accumulates: Goods = NOTHING,
        stage: int = 0,
        tile: bool = False,
        gathers: bool = False,
    ) -> None:
        self.id = id
        self.flow = flow
        self.accumulates = accumulates
        self.stage = stage
        self.tile = tile
        self.card = -1
        self.index = -1
        self.title = id
        self.number = ALL_SPACES.index(id)
        self.action = placing(self.number)
        self.minded = USE_OF + self.number
        self.sure = not flow.fallible
        self.gathers = gathers
        self.good = accumulates[0][0] if accumulates else -1
        alternatives = flow.alternatives()
        self.check = alternatives[0]
        self.other_checks = tuple(alternatives[1:])


@final
class Board:
    """A set of open spaces, sorted by what it takes to know whether one can be used.

    `sure` ones always can, `gathering` ones when goods lie on them, `asking` ones must be asked.
    `hidden` are the round cards still to come, `next` those that can come next.
    """

    __slots__ = (
        "asking",
        "gathering",
        "hidden",
        "mask",
        "next",
        "open",
        "placings",
        "refills",
        "sure",
    )

    def __init__(self, spaces: list[Space], open: tuple[int, ...]) -> None:
        shown = [spaces[i] for i in open]
        self.open = open
        self.mask = sum([1 << i for i in open])
        self.sure = tuple([p.index for p in shown if p.sure and not p.tile])
        self.gathering = tuple([p.index for p in shown if p.gathers and not p.tile])
        self.asking = [p for p in shown if p.tile or not (p.sure or p.gathers)]
        self.refills = tuple([(p.index, p.accumulates[0][1]) for p in shown if p.accumulates])
        self.placings = [spaces[i].action for i in self.sure + self.gathering]
        self.hidden = [p.index for p in spaces if p.stage and p.index not in open]
        stage = min([spaces[i].stage for i in self.hidden], default=0)
        self.next = [i for i in self.hidden if spaces[i].stage == stage]


@final
class Offer:
    """Some major improvements: what can be handed in for one, and the costs none undercuts.

    Each cost comes with its last pair in front, which often rules it out.
    """

    __slots__ = ("cards", "costs", "returns")

    def __init__(self, cards: list[Card]) -> None:
        self.cards = tuple(cards)
        self.returns = 0
        costs: list[Goods] = []
        for card in sorted(cards, key=lambda card: sum([n for _, n in card.cost])):
            self.returns |= card.returns_mask
            if not any(undercuts(cost, card.cost) for cost in costs):
                costs.append(card.cost)
        self.costs = tuple([(cost[-1][0], cost[-1][1], cost) for cost in costs])


@final
class Edition:
    """Where the two editions differ, apart from their spaces."""

    def __init__(
        self,
        game: Id,
        number: int,
        begs_freely: bool,
        lost_card_pays: bool,
        tie_break: bool,
        drafts_left: bool,
        round: Step[AgricolaState],
        work: Turns,
    ) -> None:
        self.game: Id = game
        self.number = number
        self.begs_freely = begs_freely
        self.lost_card_pays = lost_card_pays
        self.tie_break = tie_break
        self.drafts_left = drafts_left
        self.round = round
        self.work = work
        self.steps: list[Step[AgricolaState]] = []


IN_TURN: Final = ("market", "three-for-one")
"""The ways to deal in which one may take cards in one's turn."""
WITH_MINORS: Final = (
    "meeting-place",
    "major-improvement",
    "basic-wish",
    "house-redevelopment",
)
"""The spaces that do more in the game with hand cards."""


def title(edition: int, hand: bool, seats: int, space: str) -> str:
    """What a space is called: the key of its texts."""
    if space in CARD_SPACES:
        return space
    if edition == 1 and space == "hollow" and seats == 4:
        return "classic-hollow-4"
    full = hand and (space in WITH_MINORS or (edition == 1 and space == "day-laborer"))
    return ("classic-" if edition == 1 else "") + ("full-" if full else "") + space


def made_by(cards: list[Card]) -> list[Space]:
    """The spaces that some cards make."""
    found: list[Space] = []
    for card in cards:
        if card.space is not None:
            space = card.space()
            space.card = card.number
            found.append(space)
    return found


def heard_in_hands(cards: list[Card]) -> list[tuple[Listener[AgricolaState], ...]]:
    """What cards hear while they are in a hand, by event."""
    found: list[tuple[Listener[AgricolaState], ...]] = [()] * EVENTS
    for card in cards:
        if card.in_hand is not None:
            found[card.in_hand.event] += (card.in_hand,)
    return found


def habits(options: Options) -> Habits:
    """What options change in the laying out of farms."""
    return Habits(
        scattered=options.get("scattered_pastures") is True,
        open=options.get("open_fences") is True,
        adjoining=options.get("author_adjacency") is True,
        one_pasture=options.get("one_pasture") is True,
        lent=options.get("teams", "none") != "none",
    )


@final
class Rules:
    """Everything fixed about a table; states share it."""

    def __init__(
        self,
        edition: Edition,
        seats: int,
        options: Options,
        spaces: list[Space],
        collection: Collection,
        steps: list[Step[AgricolaState]],
    ) -> None:
        self.edition = edition
        self.seats = seats
        self.options = options
        self.collection = collection
        cards = collection.cards
        self.cards: list[Card] = cards
        self.steps = steps
        self.chosen_order = options["round_cards"] == "chosen"
        self.pastures = PASTURES.by(habits(options))
        self.house_first = options.get("house_first") is True
        self.take_usable = options.get("take_usable") is True
        self.larkin = options.get("larkin") is True
        self.teams = str(options.get("teams", "none"))
        self.partners = self.teams != "none"
        self.adult_eats = 3 if seats == 1 else 2
        majors = [card for card in cards if card.edition == edition.number and card.kind == MAJOR]
        self.majors = sum(1 << card.number for card in majors)
        self.hand_cards = [
            card
            for card in cards
            if card.edition == edition.number
            and card.kind != MAJOR
            and options["cards"] != "none"
            and card.deck in str(options.get("decks", card.deck))
        ]
        self.spaces = spaces = spaces + made_by(self.hand_cards)
        self.space_of: list[int] = [-1] * len(ALL_SPACES)
        self.space_at: dict[int, Space] = {}
        bound = len(steps)
        for index, space in enumerate(spaces):
            space.index = index
            space.title = title(edition.number, options["cards"] != "none", seats, space.id)
            self.space_of[space.number] = index
            self.space_at[space.action] = space
            space.flow.bind(steps, f"space/{space.id}")
            belongs_to(space.flow, space.index, space.card)
        self.own_steps = steps[bound:]
        self.placings = [space.action for space in spaces]
        self.boards: dict[int, Board] = {}
        printed = [p.index for p in spaces if not p.stage and p.card < 0]
        self.first_board = Board(spaces, tuple(printed))
        self.tiled = [space.index for space in spaces if space.tile]
        self.offer = majors
        self.decks: dict[bool, tuple[Card, ...]] = {}
        self.heard = 1 << CAREFUL if self.hand_cards else 0
        if options.get("hands") in IN_TURN:
            self.heard |= 1 << BY_CARDS
        self.wishes = [space for space in spaces if space.id in WISHES]
        self.offers: dict[int, Offer] = {}
        self.worded: list[Action] = []
        self.from_hands = heard_in_hands(self.hand_cards)
        for event, listeners in enumerate(self.from_hands):
            if listeners:
                self.heard |= 1 << event

    def with_space(self, board: Board, index: int) -> Board:
        """The board with one more space open."""
        return self.board_of(board.mask | 1 << index)

    def board_of(self, mask: int) -> Board:
        """The board with some spaces open."""
        known = self.boards.get(mask)
        if known is None:
            open = [p.index for p in self.spaces if mask >> p.index & 1]
            known = Board(self.spaces, tuple(open))
            self.boards[mask] = known
        return known

    def offer_of(self, majors: int) -> Offer:
        """The major improvements that can still be built."""
        known = self.offers.get(majors)
        if known is None:
            known = Offer([card for card in self.offer if majors >> card.number & 1])
            self.offers[majors] = known
        return known
