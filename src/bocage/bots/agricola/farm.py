"""A farm in Agricola in numbers, as a player counts it from the view."""

from __future__ import annotations

from functools import lru_cache
from typing import final

from ...farm.goods import ANIMALS, KINDS, NUMBERS
from ...farm.housing import Housing
from ...games.agricola.card import Card
from ...games.agricola.queries import LODGING, RESTS, SMALL_MEALS
from ...games.agricola.room import housed, places
from ...games.agricola.scoring import bonus_points
from ...games.agricola.shapes import AgricolaView, SeatView
from ...games.agricola.state import HARVESTS, AgricolaState
from ...games.agricola.steps.feeding import food_needed
from ...games.agricola.steps.schedule import SCHEDULED
from ...games.agricola.tableau import AgricolaTableau, together
from ...games.agricola.vocabulary import FARM, HOUSES, ROUNDS
from ...kernel.table import Table, state_of
from .harvests import progress, running


@lru_cache(maxsize=1000)
def tableau_of(cards: tuple[Card, ...]) -> AgricolaTableau:
    """What these cards come to together."""
    return together(cards)


def market(view: AgricolaView) -> dict[int, float]:
    """The animals that lie on spaces, as many as fall to one of the seats."""
    share: dict[int, float] = {}
    for space in view["spaces"]:
        for name, n in space.get("goods", {}).items():
            good = NUMBERS[name]
            if good in ANIMALS:
                share[good] = share.get(good, 0.0) + n / len(view["seats"])
    return share


@final
class Farm:
    """What matters about one seat: its goods, its farm, its family, and the time left.

    `state` is what cards are asked about; it is that of a table of the player's own.
    """

    __slots__ = (
        "beds",
        "begging",
        "board",
        "bonus",
        "bred",
        "cards",
        "cooks",
        "crops",
        "eats",
        "empty_fields",
        "enclosed",
        "fed",
        "fenced_stables",
        "fences_left",
        "fields",
        "goods",
        "hand",
        "hand_cards",
        "harvests",
        "house",
        "housing",
        "leads",
        "market",
        "need",
        "newborn",
        "offer",
        "on_cards",
        "one_pasture",
        "over",
        "pastures",
        "people",
        "reaped",
        "rests",
        "rooms",
        "round",
        "rounds_left",
        "scheduled",
        "seat",
        "seats",
        "state",
        "tableau",
        "unused",
        "workers",
    )

    def __init__(self, view: AgricolaView, seat: int, state: AgricolaState) -> None:
        own = view["seats"][seat]
        self.seat = seat
        self.state = state
        self.seats = len(view["seats"])
        self.leads: bool = view["starting_player"] == seat and "hand" in own
        self.one_pasture = view["options"].get("one_pasture") is True
        self.board = {space["id"] for space in (*view["spaces"], *view["to_come"])}
        self.bonus = bonus_points(state, seat)
        self.round: int = view["round"]
        self.over: bool = view["over"]
        self.rounds_left: int = view["rounds"] - self.round
        self.cards = state.rules.collection.by_id
        self.offer: list[Card] = [self.cards[id] for id in view["majors"]]
        self.scheduled: list[tuple[int, int, int]] = [
            (entry["round"], SCHEDULED.index(name), n)
            for entry in view["scheduled"]
            if entry["seat"] == seat
            for name, n in entry["goods"].items()
        ]
        self.market = market(view)
        self._read_family(own)
        self._read_cards(own)
        self._read_land(own)
        self._read_time()

    def _read_family(self, own: SeatView) -> None:
        self.goods = [0] * KINDS
        for amounts in (own["goods"], own["animals"]):
            for name, n in amounts.items():
                self.goods[NUMBERS[name]] = n
        self.people: int = own["people"]
        self.newborn: int = own["newborn"]
        self.hand: int = own["to_place"]
        self.begging: int = own["begging"]

    def _read_cards(self, own: SeatView) -> None:
        self.tableau = tableau_of(tuple([self.cards[id] for id in own["cards"]]))
        self.cooks = any(self.tableau.cooks)
        self.hand_cards: list[Card] = [self.cards[id] for id in own.get("hand", ())]
        self.on_cards: dict[str, dict[str, int]] = own.get("on_cards", {})

    def _read_land(self, own: SeatView) -> None:
        self.house = HOUSES.index(own["house"])
        self.rooms = len(own["rooms"])
        self.beds = self.rooms + self.tableau.says(LODGING)
        self.fields = len(own["fields"])
        fields = {field.card for field in self.tableau.fields}
        field_cards = [
            self.on_cards.get(card.id, {}) for card in self.tableau.cards if card.number in fields
        ]
        self.crops: list[tuple[int, int]] = [
            (NUMBERS[crop], n)
            for field in (*own["fields"].values(), *field_cards)
            for crop, n in field.items()
        ]
        self.empty_fields = self.fields + len(field_cards) - len(self.crops)
        self.pastures = len(own["pastures"])
        stables = set(own["stables"])
        pastures: list[tuple[int, int]] = []
        enclosed = 0
        fenced = 0
        for cells in own["pastures"]:
            inside = sum(1 for cell in cells if cell in stables)
            fenced += inside
            enclosed += len(cells)
            pastures.append((len(cells), inside))
        loose = len(stables) - fenced
        self.enclosed = enclosed
        self.fenced_stables = fenced
        self.housing: Housing = housed(
            places(self.tableau, pastures, loose, self.rooms, self.one_pasture), self.one_pasture
        )
        taken = len(self.tableau.cell_takers)
        self.unused = FARM.size - self.rooms - self.fields - enclosed - loose - taken
        self.fences_left: int = own["fences_left"]

    def _read_time(self) -> None:
        """The harvests to come, and how far this round's has got for this seat."""
        self.reaped, self.fed, self.bred = progress(self.state, self.seat)
        if running(self.state) >= 0:
            self.hand = 0
        player = self.state.seats[self.seat]
        self.workers = self.people + (player.lodgers() if self.tableau.huts else 0)
        self.need = food_needed(self.state, player)
        self.eats = 1 if self.tableau.says(SMALL_MEALS) else self.state.rules.adult_eats
        self.rests = bool(self.tableau.says(RESTS))
        skipped = player.recall(self.tableau.rests) if self.tableau.rests >= 0 else 0
        self.harvests = (
            [] if self.over else [h for h in HARVESTS if h >= self.round and h != skipped]
        )

    def meal(self, now: bool) -> int:
        """What the family eats in a harvest; those born in this round eat less in this round's."""
        return self.need if now else self.need + (self.eats - 1) * self.newborn

    def actions_before(self, harvest: int) -> int:
        """How many people are still to be placed before a harvest."""
        rounds = harvest - self.round
        if self.rests and harvest == ROUNDS > self.round:
            rounds -= 1
        return self.hand + self.workers * rounds

    @property
    def actions_left(self) -> int:
        """How many people are still to be placed in the game."""
        return 0 if self.over else self.actions_before(ROUNDS)


def farm_of(table: Table, seat: int) -> Farm:
    """A seat's farm."""
    view: AgricolaView = table.observe(seat)
    state = state_of(table)
    assert isinstance(state, AgricolaState)
    return Farm(view, seat, state)
