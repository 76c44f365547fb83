"""What can be seen: the table as readable JSON, for positions and for players."""

from __future__ import annotations

from typing import Final

from ...farm.goods import ANIMALS, FOOD, NAMES, SHEEP, named
from ...farm.housing import arrangement
from ...farm.slots import Counts, without
from ...kernel.shapes import Goods
from . import scoring
from .access import early
from .drafts import as_owner_sees
from .queries import USES_EARLY
from .room import Place
from .rules import Space
from .shapes import (
    AgricolaPosition,
    AgricolaView,
    ByCards,
    Exchange,
    FarmData,
    HandData,
    HandView,
    Housing,
    OnFarm,
    OnSpace,
    Scheduled,
    SeatView,
    Team,
)
from .shapes import Space as SpaceView
from .stacks import seconds
from .state import HARVESTS, AgricolaState, Seat
from .steps.feeding import food_needed
from .steps.fencing import fences_left
from .steps.schedule import SCHEDULED
from .steps.tableaux import owner_of
from .vocabulary import FARM, HOUSES, ROUNDS, STABLES

SHOWN: Final = ("pasture", "card", "house", "stable")
"""The places for animals, in the order in which these find a place and are shown."""


def names_of(mask: int) -> list[str]:
    """The cells of a mask by name."""
    return [FARM.names[cell] for cell in FARM.cells(mask)]


def fields_data(player: Seat) -> dict[str, dict[str, int]]:
    """What stands on each field."""
    fields: dict[str, dict[str, int]] = {}
    for cell in FARM.cells(player.fields):
        height = sum(plane >> cell & 1 for plane in player.crops)
        crop = "vegetable" if player.vegetables >> cell & 1 else "grain"
        fields[FARM.names[cell]] = {crop: height} if height else {}
    return fields


def seat_data(player: Seat) -> FarmData:
    """A family and its farm."""
    found: FarmData = {
        "goods": {NAMES[g]: n for g, n in enumerate(player.goods) if n and g not in ANIMALS},
        "animals": animals_of(player.counts()),
        "house": HOUSES[player.house],
        "rooms": names_of(player.rooms),
        "fields": fields_data(player),
        "pastures": [names_of(pasture) for pasture in player.layout.pastures],
        "stables": names_of(player.stables),
        "people": player.people,
        "newborn": player.newborn,
        "placed": player.workers() - player.idle,
        "begging": player.begging,
        "cards": [card.id for card in player.tableau.cards],
    }
    loose = player.layout.book.loose(player.layout) if player.layout.book.habits.open else 0
    if player.pieces:
        found["pieces"] = player.pieces
    if loose:
        edges = FARM.edge_names
        found["fences"] = [name for edge, name in enumerate(edges) if loose >> edge & 1]
    return found


def remembered(player: Seat) -> dict[str, int]:
    """What played cards remember, where it is not what they began with."""
    pairs = zip(player.tableau.cards, player.memory, strict=True)
    return {card.id: n for card, n in pairs if n != card.starts_with}


def on_cards(player: Seat) -> dict[str, dict[str, int]]:
    """What lies on played cards: goods, tiles, points noted."""
    found: dict[str, dict[str, int]] = {}
    for card, n in zip(player.tableau.cards, player.memory, strict=True):
        if card.shown is not None:
            lying = card.shown(player, n)
            if lying:
                found[card.id] = lying
    return found


def animals_on_cards(places: list[Housing]) -> dict[str, Goods]:
    """The animals that live on played cards."""
    on_them = [place for place in places if place["kind"] == "card" and place["animals"]]
    return {place["card"]: place["animals"] for place in on_them}


def space_data(s: AgricolaState, space: Space) -> OnSpace:
    """Goods and people on a space; empty if there are none."""
    data: OnSpace = {}
    goods = s.lying(space)
    if goods:
        data["goods"] = goods
    if s.extras and s.beside(space.index):
        data["beside"] = s.beside(space.index)
    people = [token // 2 for token in s.occupants[space.index] if token % 2 == 0]
    newborn = [token // 2 for token in s.occupants[space.index] if token % 2]
    if people:
        data["people"] = people
    if newborn:
        data["newborn"] = newborn
    return data


def scheduled_data(s: AgricolaState) -> list[Scheduled]:
    """Goods on the round spaces to come."""
    return [
        {
            "round": round,
            "seat": seat,
            "goods": {SCHEDULED[good]: n},
            "card": s.rules.cards[card].id,
        }
        for round, seat, good, n, card in s.scheduled
    ]


def position(s: AgricolaState) -> AgricolaPosition:
    """The whole state but for stack and generator."""
    spaces = {space.id: space_data(s, space) for space in s.rules.spaces}
    data: AgricolaPosition = {
        "round": s.round,
        "starting_player": s.start,
        "round_cards": [s.rules.spaces[i].id for i in s.revealed],
        "spaces": {id: data for id, data in spaces.items() if data},
        "scheduled": scheduled_data(s),
        "seats": [{**seat_data(player), **hand_data(s, player)} for player in s.seats],
    }
    if s.rules.hand_cards:
        data["piles"] = {
            "occupations": [card.id for card in s.stock.occupations],
            "minors": [card.id for card in s.stock.minors],
            "open": [card.id for card in s.stock.open],
        }
    return data


def hand_data(s: AgricolaState, player: Seat) -> HandData:
    """What belongs to a seat's hand and to the memory of its cards, if there are hand cards."""
    if not s.rules.hand_cards:
        return {}
    hand = player.hand
    found: HandData = {
        "hand": [card.id for card in hand.cards],
        "pack": [card.id for card in hand.pack],
        "seen": {s.rules.cards[number].id: mask for number, mask in hand.seen},
        "memory": remembered(player),
        "gained": player.gained,
        "last": "" if player.last < 0 else s.rules.spaces[player.last].id,
    }
    if player.picked:
        found["picked"] = True
    if player.noted:
        found["noted"] = player.noted
    if player.guests:
        found["guests"] = player.guests
    return found


def housing_of(s: AgricolaState, player: Seat) -> list[Housing]:
    """The places for animals with a canonical housing: pastures, cards, house, stables.

    While there are more animals than room, those that could stay.
    """
    found = player.places()
    found.sort(key=lambda place: (SHOWN.index(place.kind), -place.capacity()))
    slots = [slot for place in found for slot in place.slots]
    left = max(player.housing.keeps(player.counts()))
    held = arrangement(slots, left, player.housing.single, player.housing.apart)
    for herd in held:
        left = without(left, herd)
    alone = [kind for kind in range(3) for _ in range(left[kind])]
    shown: list[Housing] = []
    standing = iter(held)
    for place in found:
        counts = [0, 0, 0]
        for _ in place.slots:
            counts = [a + b for a, b in zip(counts, next(standing), strict=False)]
        if place.kind == "house":
            shown += [pet(alone) for _ in range(place.single)]
            continue
        for _ in range(min(place.single, len(alone))):
            counts[alone.pop(0)] += 1
        shown.append(shown_place(s, player, place, (counts[0], counts[1], counts[2], 0)))
    shown.sort(key=lambda place: (SHOWN.index(place["kind"]), place["capacity"]))
    return shown


def pet(alone: list[int]) -> Housing:
    """A place in the house, with the next of the animals that have none."""
    animals = {NAMES[SHEEP + alone.pop(0)]: 1} if alone else {}
    return {"kind": "house", "cells": [], "capacity": 1, "animals": animals}


def shown_place(s: AgricolaState, player: Seat, place: Place, counts: Counts) -> Housing:
    """A pasture, a stable or a card with its animals."""
    found: Housing = {
        "kind": place.kind,
        "cells": [],
        "capacity": place.capacity(),
        "animals": animals_of(counts),
    }
    if place.kind == "pasture":
        found["cells"] = names_of(player.layout.pastures[place.number])
    elif place.kind == "stable":
        loose = player.stables & ~player.layout.enclosed
        found["cells"] = [names_of(loose)[place.number]]
    else:
        found["card"] = s.rules.cards[place.number].id
    return found


def animals_of(counts: Counts) -> Goods:
    """The animals there are, by name."""
    return {NAMES[SHEEP + kind]: counts[kind] for kind in range(3) if counts[kind]}


def exchanges_of(player: Seat) -> dict[str, Exchange]:
    """What the seat can turn into food, how and for how much."""
    found: dict[str, Exchange] = {}
    for good, name in enumerate(NAMES):
        if player.tableau.swaps[good]:
            found[name] = {"food": player.tableau.rates[good], "how": "trade"}
        elif player.tableau.cooks[good]:
            found[name] = {"food": player.tableau.cooks[good], "how": "cook"}
        elif player.tableau.raw[good]:
            found[name] = {"food": player.tableau.raw[good], "how": "eat"}
    return found


def hand_view(s: AgricolaState, seat: int, own: bool) -> HandView:
    """How many cards a seat holds, if there are hand cards; which ones only it sees."""
    if not s.rules.hand_cards:
        return {}
    player = s.seats[seat]
    hand = as_owner_sees(s, seat) if own else player.hand
    found: HandView = {
        "hand_size": {"occupations": len(hand.occupations), "minors": len(hand.minors)},
        "on_cards": on_cards(player),
    }
    if own:
        found["hand"] = [card.id for card in hand.cards]
        found["pack"] = [card.id for card in hand.pack]
    return found


def seat_view(s: AgricolaState, seat: int, viewer: int | None) -> SeatView:
    """A farm with what players work out from it, and the hand if it is the viewer's."""
    player = s.seats[seat]
    places = housing_of(s, player)
    hand = hand_view(s, seat, viewer == seat)
    if hand:
        hand["on_cards"].update(animals_on_cards(places))
    return {
        **seat_data(player),
        **hand,
        **on_farm(player),
        "to_place": player.idle,
        "fences_left": fences_left(player),
        "stables_left": STABLES - player.stables.bit_count(),
        "food_needed": food_needed(s, player),
        "food": player.goods[FOOD],
        "exchanges": exchanges_of(player),
        "housing": places,
    }


def on_farm(player: Seat) -> OnFarm:
    """What cards have brought to a farm: guests, second stacks, posts."""
    found: OnFarm = {}
    if player.guests:
        found["guests"] = player.guests
    second = seconds(player)
    if second:
        found["second"] = {FARM.names[cell]: n for cell, n in second.items()}
    posts = player.ground.solid & ~(player.rooms | player.fields)
    if posts:
        found["posts"] = names_of(posts)
    return found


def shown(s: AgricolaState) -> list[Space]:
    """The spaces that can be used: printed ones, cards that are spaces, round cards."""
    spaces = s.rules.spaces
    on_cards = [i for i in s.board.open if spaces[i].card >= 0]
    return [spaces[i] for i in (*s.rules.first_board.open, *on_cards, *s.revealed)]


def marks(s: AgricolaState) -> dict[int, list[int]]:
    """The numbers of the spaces on which fences lie, with their seats."""
    found: dict[int, list[int]] = {}
    for seat, player in enumerate(s.seats):
        for card, n in zip(player.tableau.cards, player.memory, strict=True):
            if card.marks_space and n:
                found.setdefault(n - 1, []).append(seat)
    return found


def space_view(s: AgricolaState, space: Space, marked: dict[int, list[int]]) -> SpaceView:
    """A space, what is on it, and whose it is."""
    return {
        "id": space.id,
        "title": space.title,
        "stage": space.stage,
        "gathers": named(space.accumulates),
        "tile": space.tile,
        **space_data(s, space),
        **by_cards(s, space, marked),
    }


def by_cards(s: AgricolaState, space: Space, marked: dict[int, list[int]]) -> ByCards:
    """What cards make of a space."""
    found: ByCards = {}
    if space.card >= 0:
        found["owner"] = owner_of(s, space.card)
    if space.number in marked:
        found["marked"] = marked[space.number]
    if space in early(s):
        users = [i for i, player in enumerate(s.seats) if player.tableau.says(USES_EARLY)]
        found["early"] = users
    return found


def shown_card(s: AgricolaState, id: str) -> str:
    """A card as a view names it; one that travels is in a hand by now."""
    return "" if s.rules.collection.by_id[id].passing else id


def observe(s: AgricolaState, seat: int | None) -> AgricolaView:
    """What a seat may know: everything but the round cards still to come and others' hands."""
    marked = marks(s)
    next_harvest = next((round for round in HARVESTS if round >= max(s.round, 1)), ROUNDS)
    found: AgricolaView = {
        "game": s.rules.edition.game,
        "options": dict(s.rules.options),
        "seat": seat,
        "round": s.round,
        "rounds": ROUNDS,
        "harvests": list(HARVESTS),
        "next_harvest": next_harvest,
        "starting_player": s.start,
        "deciding": s.seat if s.options else None,
        "over": not s.options,
        "spaces": [space_view(s, space, marked) for space in shown(s)],
        "to_come": [
            {"id": space.id, "title": space.title, "stage": space.stage}
            for space in [s.rules.spaces[i] for i in s.board.hidden if i not in s.revealed]
        ],
        "majors": [card.id for card in s.rules.offer if s.majors >> card.number & 1],
        "open_cards": [card.id for card in s.stock.open],
        "scheduled": [
            {**entry, "card": shown_card(s, entry["card"])} for entry in scheduled_data(s)
        ],
        "seats": [seat_view(s, other, seat) for other in range(s.count)],
    }
    if s.rules.collection.files:
        found["own"] = dict(s.rules.collection.files)
    if s.rules.partners and not s.options:
        found["teams"] = [team_view(s, pair) for pair in scoring.PAIRS]
    return found


def team_view(s: AgricolaState, pair: tuple[int, int]) -> Team:
    """How two partners have done together."""
    found: Team = {"seats": list(pair), "total": scoring.team_total(s, pair)}
    if s.rules.teams == "lowest":
        found["lines"] = scoring.team_lines(s, pair)
    return found
