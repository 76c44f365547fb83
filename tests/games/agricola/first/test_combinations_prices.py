"""Cards together that change the price of one room, renovation or improvement."""

from __future__ import annotations

import pytest

import bocage

from ..scenario import goods, offered, play, play_if_asked, reason, seat
from .deck_e import improve
from .later import THREE_ROOMS
from .tables import alone

STABLES = ["r1c2", "r1c3", "r1c4", "r1c5"]
"""All stables, so that only rooms can be built."""


def building(cards: list[str], house: str, price: dict[str, int]) -> bocage.Table:
    """A table of five where seat 0 can build rooms with some goods and cards."""
    row = {"cards": cards, "house": house, "stables": STABLES, "goods": price}
    return alone(row, 5, options={"decks": "EIKZ"})


def fewer(price: dict[str, int]) -> list[dict[str, int]]:
    """A price with one good less, in each way."""
    return [{**price, good: n - 1} for good, n in price.items()]


@pytest.mark.card("E13", "E37", "E157", "E218", "I91", "I241", "I243")
@pytest.mark.card("E36", "K136", "K272", "K294", "K301")
@pytest.mark.parametrize(
    ("cards", "house", "price"),
    [
        (["E13", "K301"], "wood", {"wood": 1, "reed": 2}),
        (["E13", "I91"], "wood", {"wood": 2, "reed": 1}),
        (["E13", "E36"], "wood", {"wood": 2, "clay": 2}),
        (["E13", "E218"], "wood", {"wood": 2, "reed": 2}),
        (["E13", "I91", "E157"], "wood", {"wood": 2}),
        (["E157", "I91"], "wood", {"wood": 5}),
        (["E37", "I243"], "clay", {"wood": 1, "reed": 1}),
        (["E37", "I91"], "clay", {"clay": 2, "wood": 1}),
        (["E37", "E36"], "clay", {"clay": 3, "wood": 1}),
        (["E37", "I241"], "clay", {"clay": 2, "wood": 1, "reed": 1}),
        (["E37", "I241"], "clay", {"clay": 3, "reed": 2}),
        (["I241", "I243"], "clay", {"clay": 1, "reed": 2}),
        (["I241", "K272"], "clay", {"clay": 1, "wood": 1, "reed": 2}),
        (["E36", "K136"], "wood", {"wood": 6, "clay": 1}),
        (["E36", "K272"], "wood", {"wood": 6}),
        (["K294", "K301"], "wood", {"wood": 5}),
        (["K272", "K301"], "clay", {"clay": 3, "wood": 1, "reed": 2}),
    ],
)
def test_a_room_has_one_base_cost_then_substitutions_and_reductions(
    cards: list[str], house: str, price: dict[str, int]
) -> None:
    t = building(cards, house, price)
    play(t, "place farm-expansion")
    play_if_asked(t, "room r1c1")
    while t.decision is not None and t.decision.kind == "ways":
        play(t, t.decision.actions[-1].text)
    assert (len(seat(t)["rooms"]), goods(t)) == (3, {})
    for short in fewer(price):
        t = building(cards, house, short)
        assert reason(t, "place farm-expansion") is not None


@pytest.mark.card("E37", "I241")
def test_base_costs_of_two_cards_are_not_mixed() -> None:
    t = building(["E37", "I241"], "clay", {"clay": 2, "reed": 2})
    assert "place farm-expansion" not in offered(t)


@pytest.mark.card("E157", "I91")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("E21", {"wood": 1, "clay": 1, "stone": 2}),
        ("I84", {"wood": 2}),
        ("I86", {"clay": 2}),
        ("I71", {"wood": 3}),
        ("I103", {"wood": 1, "clay": 2, "stone": 2}),
        ("K144", {"wood": 3, "clay": 3, "stone": 3}),
    ],
)
def test_thatcher_and_ladder_together_leave_no_reed(card: str, price: dict[str, int]) -> None:
    cards = ["E157", "I91"]
    t = improve(card, {"cards": cards, "goods": price}, seats=3, round=13)
    assert (card in seat(t)["cards"], goods(t)) == (True, {})
    for short in fewer(price):
        t = improve(card, {"cards": cards, "goods": short, "hand": ["K129"]}, seats=3, round=13)
        assert card in seat(t)["hand"]


@pytest.mark.card("E157", "I91")
@pytest.mark.parametrize(("house", "price"), [("wood", {"clay": 3}), ("clay", {"stone": 3})])
def test_thatcher_and_ladder_are_never_paid_for_missing_reed(
    house: str, price: dict[str, int]
) -> None:
    row = {"cards": ["E157", "I91"], "house": house, "rooms": THREE_ROOMS}
    t = alone({**row, "goods": price}, 3)
    play(t, "place house-redevelopment")
    assert (seat(t)["house"] != house, goods(t)) == (True, {})


@pytest.mark.card("E13", "E211")
def test_the_stonecutter_makes_the_axe_cheaper_but_not_its_rooms() -> None:
    t = improve("E13", {"cards": ["E211"], "goods": {"wood": 1}}, seats=3)
    assert (seat(t)["cards"], goods(t)) == (["E211", "E13"], {})
    t = building(["E13", "E211"], "wood", {"wood": 2, "reed": 1})
    assert "place farm-expansion" not in offered(t)


@pytest.mark.card("E13", "K301")
def test_the_wood_carver_helps_with_one_room_in_a_round() -> None:
    t = building(["E13", "K301"], "wood", {"wood": 3, "reed": 4})
    play(t, "place farm-expansion", "room r1c1")
    play_if_asked(t, "use K301")
    assert "room r2c2" in offered(t) or len(seat(t)["rooms"]) == 4
    play_if_asked(t, "room r2c2")
    assert (len(seat(t)["rooms"]), goods(t)) == (4, {})


@pytest.mark.card("I220", "I66")
def test_the_well_builder_builds_the_well_again_for_as_little() -> None:
    row = {"cards": ["I220", "A10"], "hand": ["I66"], "people": 3}
    t = alone({**row, "goods": {"wood": 1, "stone": 1}}, round=6)
    play(t, "place meeting-place", "play I66")
    play_if_asked(t, "done", "start")
    play(t, "place major-improvement")
    play_if_asked(t, "build A10")
    assert (seat(t)["cards"], goods(t)) == (["I220", "I66", "A10"], {})
