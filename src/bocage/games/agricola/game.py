"""Agricola as a table sees it: one game per edition."""

from __future__ import annotations

from typing import Any, Final, final

from ...farm.goods import FOOD, NAMES, NUMBERS, covers, named
from ...kernel.actions import Action, ActionTable
from ...kernel.encoding import Encoding, Row
from ...kernel.errors import BadOption
from ...kernel.game import Card, Game, Legacy, Points, Score, ScoreRow, Sign
from ...kernel.messages import Message, Sink
from ...kernel.options import Impossible, Option
from ...kernel.own import Source
from ...kernel.rng import Words
from ...kernel.shapes import Options
from ...kernel.state import State
from . import scoring, setup, view
from .abilities.food import Craft
from .card import ANY_IMPROVEMENT, MAJOR
from .card import Card as Definition
from .collection import Collection
from .encoding import Sights
from .kinds import LOG_KINDS
from .own import collected, known
from .position import load
from .prices import A_MAJOR, A_MINOR, amount
from .printed import all_signs, card_strip
from .rules import FARM_RULES, Rules
from .secrets import deal_hidden
from .shapes import AgricolaPosition, AgricolaView
from .state import AgricolaState
from .steps.buying import expected
from .steps.hand import cost_of
from .steps.kept import lasting
from .steps.laying import described
from .steps.offers import possible_deals
from .threats import hunger
from .variants import hands_option, suffice
from .vocabulary import ALL_SPACES, ALL_TRADES, EDGE, MASKS, PASTURES, ROUNDS, fenced, traded

RULES: Final = {"agricola-classic": 3, "agricola-revised": 3}
"""The number of each edition's rules."""
OWN_CARDS: Final = ("agricola-revised",)
"""The games that somebody's own cards can be played with."""
CAMPAIGNS: Final = {
    "agricola-classic": ("solo",),
    "agricola-revised": ("solo", "three-games"),
}
"""The kinds of campaigns that each edition's book describes."""
CARDS_OPTION: Final = Option("cards", ("none", "base"), "none")
MIXES: Final = ("EIK", "E", "I", "K", "EI", "EK", "IK")
DECKS: Final = (*MIXES, *[f"{mix}Z" for mix in MIXES])
DECKS_OPTION: Final = Option("decks", DECKS, "EIK", needs=("cards", "base"))
ROUND_CARDS: Final = Option("round_cards", ("shuffled", "chosen"), "shuffled", seats=(1,))
ADDITIONAL: Final = Option("additional_actions", (False, True), False, seats=(2, 3, 4))
IMPOSSIBLE: Final = {
    "agricola-classic": Impossible(
        "impossible-too-few-cards", (2, 3, 5), {"decks": ("I", "K"), "hands": ("ten",)}
    ),
    "agricola-revised": Impossible(
        "impossible-team-campaign",
        (4,),
        {"campaign": ("three-games",), "teams": ("lowest", "product")},
    ),
}
"""What cannot be chosen together."""
TEAMS: Final = Option("teams", ("none", "lowest", "product"), "none", seats=(4,), group="teams")


def house_rules(seats: int) -> tuple[Option, ...]:
    """Other ways to lay out a farm and to begin, from the appendix of the revised edition."""
    return (
        *[Option(name, (False, True), False, group="farm") for name in FARM_RULES],
        Option("larkin", (False, True), False, seats=tuple(range(2, seats + 1)), group="farm"),
        Option("szongott", (False, True), False, seats=(2,), group="farm"),
    )


@final
class Agricola(Game[AgricolaView]):
    """An edition of Agricola."""

    def __init__(
        self,
        id: str,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        collection: Collection = setup.PRINTED,
    ) -> None:
        self.id = id
        self.seats = seats
        self.options = options
        self.collection = collection
        self.rules_version = RULES[id]
        self.actions: ActionTable = collection.actions
        self.kinds = LOG_KINDS

    def __reduce__(self) -> tuple[Any, ...]:
        return (remade, (self.id, self.collection.sources))

    def rules_for(self, seats: int, options: Options) -> Rules:
        """The rules of a table; own cards are played with hands."""
        if self.collection.files and options["cards"] == "none":
            raise BadOption("cards", "none", "'base', so that own cards can be dealt")
        rules = setup.rules_for(self.id, seats, options, self.collection)
        if "decks" in options and rules.hand_cards and not suffice(rules):
            raise BadOption("decks", options["decks"], "more decks for so many cards in every hand")
        return rules

    def new(self, seats: int, options: Options, rng: Words, sink: Sink | None) -> State:
        return setup.set_up(self.rules_for(seats, options), rng, sink)

    def campaigns(self) -> tuple[str, ...]:
        return CAMPAIGNS[self.id]

    def impossible(self) -> tuple[Impossible, ...]:
        return (IMPOSSIBLE[self.id],)

    def inherit(self, seats: int, options: Options, rng: Words, legacy: Legacy) -> State:
        rules = self.rules_for(seats, options)
        if rules.partners:
            allowed = "'none' in a campaign, where every seat plays for itself"
            raise BadOption("teams", rules.teams, allowed)
        return setup.inherited(rules, rng, legacy)

    def lasting(self, s: State) -> list[list[str]]:
        assert isinstance(s, AgricolaState)
        cards = s.rules.cards
        return [[cards[number].id for number in numbers] for numbers in lasting(s)]

    def standings(self, s: State) -> list[tuple[Points, ...]]:
        assert isinstance(s, AgricolaState)
        return scoring.standings(s)

    def position(self, s: State) -> AgricolaPosition:
        assert isinstance(s, AgricolaState)
        return view.position(s)

    def load(self, seats: int, options: Options, position: dict[str, Any]) -> State:
        return load(self.rules_for(seats, options), position)

    def observe(self, s: State, seat: int | None) -> AgricolaView:
        assert isinstance(s, AgricolaState)
        return view.observe(s, seat)

    def progress(self, s: State) -> tuple[int, int]:
        assert isinstance(s, AgricolaState)
        return s.round, ROUNDS

    def determinize(self, s: State, seat: int | None, rng: Words) -> State:
        assert isinstance(s, AgricolaState)
        copy = s.copy()
        copy.rng = rng
        if s.rules.hand_cards:
            deal_hidden(copy, seat)
        return copy

    @property
    def encoding(self) -> Encoding:
        return sights(self.id).encoding

    def encode(self, s: State, seat: int) -> Row:
        assert isinstance(s, AgricolaState)
        return sights(self.id).encode(s, seat)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, AgricolaState)
        return scoring.scores(s)

    def stakes(self, s: State) -> list[float]:
        assert isinstance(s, AgricolaState)
        return scoring.stakes(s)

    def rivals(self, s: State, seat: int) -> list[int]:
        assert isinstance(s, AgricolaState)
        return scoring.rivals(s, seat)

    def threat(self, s: State, seat: int) -> Message | None:
        assert isinstance(s, AgricolaState)
        return hunger(s, seat)

    def winners(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, AgricolaState)
        return scoring.winners(s)

    def cards(self) -> tuple[Card, ...]:
        edition = setup.EDITIONS[self.id].number
        cards = [card for card in self.collection.cards if card.edition == edition]
        return tuple([printed(self.id, card, self.collection) for card in cards])

    def score_rows(self) -> tuple[ScoreRow, ...]:
        edition = setup.EDITIONS[self.id].number
        majors = [c for c in self.collection.cards if c.kind == MAJOR and c.edition == edition]
        crafts = [(c.name, craft) for c in majors for craft in c.does if isinstance(craft, Craft)]
        return scoring.score_rows(tuple(crafts))

    def signs(self) -> tuple[Sign, ...]:
        return all_signs(setup.EDITIONS[self.id].number, self.seats)

    def describe(self, s: State | None, action: Action) -> Message:
        if not isinstance(s, AgricolaState) or not s.options:
            return action.message
        return describe(s, action, spoken(s.rules, action).message)

    def worded(self, s: State) -> list[Action]:
        assert isinstance(s, AgricolaState)
        if not s.rules.worded:
            s.rules.worded = [spoken(s.rules, action) for action in self.actions.actions]
        return s.rules.worded

    def own_files(self) -> dict[str, str]:
        return dict(self.collection.files)

    def with_own(self, sources: tuple[Source, ...]) -> Game[AgricolaView]:
        if not sources or self.id not in OWN_CARDS:
            return super().with_own(sources)
        return Agricola(self.id, self.seats, self.options, collected(sources))

    def with_known(self, files: dict[str, str]) -> Game[AgricolaView]:
        if not files:
            return self
        return Agricola(self.id, self.seats, self.options, known(files))


def remade(id: str, sources: tuple[Source, ...]) -> Game[AgricolaView]:
    """A game that was sent from another process."""
    from .. import find

    return find(id).with_own(sources)


def handed_in(card: Definition, collection: Collection) -> Message | None:
    """What must be handed in for a card."""
    if not card.returns or card.kind == MAJOR:
        return None
    if ANY_IMPROVEMENT in card.returns:
        return Message("card-returns-any", {"n": card.hands_in})
    names = [collection.by_id[id].name for id in card.returns]
    return Message("card-returns", {"cards": [Message(f"card-{name}") for name in names]})


def printed(game: str, card: Definition, collection: Collection) -> Card:
    """What is printed on a card."""
    return Card(
        game,
        card.id,
        card.kind,
        card.deck,
        named(card.cost or card.cost_per_person),
        card.points,
        card.name,
        category=card.category,
        players=card.players,
        need=card.asked_for,
        passing=card.passing,
        bonus=card.bonus,
        per_person=bool(card.cost_per_person),
        alternative=named(card.instead) if card.instead else None,
        strip=card_strip(card) if card.kind == MAJOR else "",
        returns=handed_in(card, collection),
    )


def spoken(rules: Rules, action: Action) -> Action:
    """An action as the tables of some rules call it."""
    name = ""
    if action.kind == "space":
        index = rules.space_of[ALL_SPACES.index(action.argument)]
        name = rules.spaces[index].title if index >= 0 else ""
    return action.said_by(rules.edition.game, name)


def describe(s: AgricolaState, action: Action, message: Message) -> Message:
    """An action in words; the messages `….now` tell what it costs or brings at the moment."""
    values = dict(message.values)
    player = s.seats[s.seat]
    id = message.id
    if action.kind == "card":
        card = s.rules.cards[s.rules.collection.numbers[action.argument]]
        values["card"] = card.name
        if action.verb == "craft":
            for craft in player.tableau.crafts:
                if craft.card == card.number:
                    id = f"{message.id}.now"
                    values["food"] = craft.food
        elif action.verb == "use":
            deal = possible_deals(player).get(action.id)
            food = 0 if deal is None else amount(deal.get, FOOD)
            id += ".food" if food else ""
            values["food"] = food
        elif action.verb == "build":
            cost = expected(player, A_MAJOR, card.cost, card.id)
            swaps = player.tableau.mask & card.returns_mask and not covers(player.goods, cost)
            id += ".swap" if swaps else ".now" if cost else ""
            values["goods"] = named(cost)
        elif action.verb == "play":
            cost = expected(player, A_MINOR, cost_of(player, card), card.id)
            id += ".now" if cost else ""
            values["goods"] = named(cost)
    elif action.kind == "trade":
        give, m, get, n = ALL_TRADES[traded(action.id)]
        id += ".now"
        values = {"goods": {NAMES[give]: m}, "gains": {NAMES[get]: n}}
    elif EDGE.owns(action.id):
        return described(player, action.id, 1)
    elif action.verb == "fence":
        id += ".now"
        number = fenced(action.id)
        values["goods"] = {"wood": PASTURES.cost(player.layout, number)}
        values["capacity"] = player.capacity(MASKS[number])
    elif action.verb in ("cook", "eat"):
        id += ".now"
        rates = player.tableau.cooks if action.verb == "cook" else player.tableau.raw
        values["food"] = rates[NUMBERS[action.argument]]
    return Message(id, values)


_sights: Final[dict[str, Sights]] = {}


def sights(id: str) -> Sights:
    """What learners see of an edition: its printed cards, whatever others are in the game."""
    known = _sights.get(id)
    if known is None:
        edition, printed = setup.EDITIONS[id].number, setup.COLLECTIONS[id]
        seats = 5 if edition == 1 else 4
        known = _sights[id] = Sights(printed.cards, edition, seats, printed.actions)
    return known


GAMES: Final = (
    Agricola(
        "agricola-classic",
        (1, 2, 3, 4, 5),
        (CARDS_OPTION, DECKS_OPTION, hands_option(5, "symbols"), ROUND_CARDS, *house_rules(5)),
        setup.FIRST_PRINTED,
    ),
    Agricola(
        "agricola-revised",
        (1, 2, 3, 4),
        (CARDS_OPTION, hands_option(4), ROUND_CARDS, ADDITIONAL, TEAMS, *house_rules(4)),
    ),
)
