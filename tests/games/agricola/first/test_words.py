"""What is said of an action before it is chosen: the card, its price, what it does, who sells."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import offered, play, seat

from .deck_i import learn
from .later import ROOMS, THREE_ROOMS
from .tables import alone, dawn, improving, pile, table, turn

ALL_DECKS: dict[str, Any] = {"options": {"decks": "EIKZ"}}


def said(t: bocage.Table, action: str, locale: bocage.Locale = "en") -> str:
    """An action in words."""
    return bocage.text(t.describe(action), locale)


def asked(t: bocage.Table) -> str:
    """The question in words."""
    assert t.decision is not None
    return bocage.text(t.decision.prompt)


# At any time

ONE_USE: list[tuple[str, dict[str, Any], str]] = [
    ("E151", {"rooms": ROOMS[:5]}, "Master Builder: Build a room"),
    ("E184", {"goods": {"food": 1}}, "Grocer: Exchange 1 food for 1 reed"),
    ("E50", {"goods": {"clay": 2, "reed": 1}}, "Builder’s Trowel: Renovate your house"),
    ("I239", {"goods": {"grain": 1}}, "Corn Profiteer: Sell 1 grain for 3 food, unless another"),
    ("K280", {"cards": ["A1"], "animals": {"boar": 1}}, "Tanner: Cook 1 wild boar (+2 food)"),
    ("Z323", {"memory": {"Z323": 1}}, "Giant Pumpkin: Turn 1 vegetable into 1 food"),
    (
        "Z325",
        {"rooms": THREE_ROOMS, "goods": {"food": 3}},
        "Village Beauty: Pay 3 food → Have a child",
    ),
]


@pytest.mark.parametrize(
    ("card", "row", "words"),
    [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in ONE_USE],
)
def test_the_only_card_that_can_be_used_first_is_named(
    card: str, row: dict[str, Any], words: str
) -> None:
    t = turn({**row, "cards": [*row.get("cards", []), card]}, seats=4, **ALL_DECKS)
    assert said(t, "anytime").startswith(f"First use {words}")


@pytest.mark.card("E184", "Z332")
def test_of_several_cards_each_is_named_once_that_is_asked() -> None:
    t = turn({"cards": ["E184", "Z332"], "goods": {"food": 3}}, **ALL_DECKS)
    assert said(t, "anytime") == "Use a card first"
    play(t, "anytime")
    assert said(t, "trade 1 food for 1 reed") == "Grocer: Exchange 1 food for 1 reed"
    assert said(t, "trade 2 food for 1 grain") == "Seed Trader: Exchange 2 food for 1 grain"


# Cards that may be used after something


@pytest.mark.card("I251", "I255")
@pytest.mark.parametrize(
    ("card", "space", "good", "title"),
    [
        ("I251", "reed-bank", "reed", "Reed Buyer"),
        ("I255", "western-quarry", "stone", "Stone Buyer"),
    ],
)
def test_who_buys_of_another_seat_reads_what_of_whom_and_for_how_much(
    card: str, space: str, good: str, title: str
) -> None:
    rows: list[dict[str, Any]] = [{"cards": [card], "goods": {"food": 1}}, {}, {}, {}]
    t = table(*rows, turn=2, round=9, spaces=pile(space, good, 2))
    play(t, f"place {space}")
    assert said(t, f"use {card}") == f"{title}: Buy 1 {good} from Seat 3 for 1 food"


@pytest.mark.card("I259", "I82", "E179", "Z336", "K267", "I103")
@pytest.mark.parametrize(
    ("card", "row", "moves", "words"),
    [
        ("I259", {}, ["place sheep-market"], "Pay 1 food and take 1 sheep"),
        ("I82", {}, ["place western-quarry"], "Pay 1 food and take 1 stone"),
        ("Z336", {"rooms": ROOMS[:4]}, ["place basic-wish"], "Pay 3 food → Have a child"),
        (
            "K267",
            {"rooms": ROOMS[:4]},
            ["place basic-wish"],
            "Pay 1 food → Let the child work this round",
        ),
    ],
)
def test_a_card_in_a_window_tells_its_price_and_what_it_does(
    card: str, row: dict[str, Any], moves: list[str], words: str
) -> None:
    spaces = {**pile("sheep-market", "sheep", 1), **pile("western-quarry", "stone", 1)}
    given = {"cards": [card], "goods": {"food": 3}, **row}
    t = alone(given, seats=4, spaces=spaces, **ALL_DECKS)
    play(t, *moves)
    assert said(t, f"use {card}").endswith(f": {words}")


@pytest.mark.card("E179")
def test_the_merchant_tells_what_the_second_action_costs() -> None:
    row = {"cards": ["E179"], "hand": ["E12", "E35"], "goods": {"wood": 2, "food": 1}}
    t = turn(row)
    play(t, "place major-improvement", "play E12")
    assert said(t, "use E179").startswith("Merchant: Pay 1 food → ")


@pytest.mark.card("I103")
def test_another_seats_mill_tells_whose_it_is() -> None:
    rows = {"goods": {"grain": 1, "food": 4}}, {"cards": ["I103"], "goods": {"food": 4}}
    t = table(*rows, round=4, phase="harvest")
    words = "Water Mill: Turn 1 grain into 3 food, 1 of which goes to Seat 2"
    assert said(t, "use I103") == words


@pytest.mark.card("K270")
def test_the_wet_nurse_asks_for_the_second_child_in_the_words_of_the_first() -> None:
    goods = {"wood": 10, "reed": 4, "food": 2}
    t = alone({"cards": ["K270"], "goods": goods})
    play(t, "place farm-expansion", "room r1c1", "room r1c2")
    first = said(t, "use K270")
    assert first == "Wet Nurse: Pay 1 food → Have a child"
    play(t, "use K270")
    assert said(t, "use K270") == first
    assert asked(t) == "If you like: Pay 1 food → Have a child"


@pytest.mark.card("I265")
def test_delivered_fences_tell_their_price() -> None:
    given = learn("I265", {"people": 3, "goods": {"food": 1}}, round=2)
    row = {**seat(given), "placed": 0, "goods": {"food": 2}}
    t = dawn(row, round=8, scheduled=given.position()["scheduled"])
    words = "Fence Deliveryman: Pay 2 food → Fence a pasture with the fences you were given"
    assert said(t, "use I265") == words


@pytest.mark.card("E52", "E207")
def test_a_stable_for_nothing_names_no_price() -> None:
    assert asked(improved()) == "Build a stable"
    t = alone({"cards": ["E207"], "goods": {"wood": 4}})
    play(t, "place fencing", "fence r1c5")
    assert said(t, "use E207") == "Stablehand: Build a stable"
    play(t, "use E207")
    assert asked(t) == "Build a stable"


def improved() -> bocage.Table:
    """Somebody has just played the Stable."""
    t = improving("E52", {"goods": {"wood": 1}})
    play(t, "play E52")
    return t


@pytest.mark.card("K273", "E156")
def test_cards_for_an_animal_tell_what_comes_onto_them() -> None:
    row = {"cards": ["K273", "E156", "A1"], "animals": {"boar": 1}, "goods": {"wood": 1}}
    t = table(row, {}, {}, {}, round=3)
    play(t, "anytime")
    assert said(t, "use K273") == "Basin Maker: Put 1 wood on it"
    assert said(t, "use E156") == "Brush Maker: Put 1 wild boar on it"


@pytest.mark.card("E22")
def test_a_choice_that_a_card_gives_names_the_card() -> None:
    t = alone({"cards": ["E22"]}, spaces=pile("fishing", "food", 1))
    play(t, "place fishing")
    assert asked(t) == "Raft, if you like: Take one good"
    assert offered(t) == {"take food", "take reed", "done"}


# Corn Profiteer


@pytest.mark.card("I239")
def test_who_may_buy_the_grain_reads_seller_card_and_price() -> None:
    rows: list[dict[str, Any]] = [{"cards": ["I239"], "goods": {"grain": 1}}, {}, {}, {}]
    rows[2]["goods"] = {"food": 2}
    t = table(*rows, round=5)
    play(t, "anytime")
    question = "Seat 1 sells a grain (Corn Profiteer): buy it for 2 food, or let it become food"
    assert asked(t) == question
    assert said(t, "use I239") == "Buy the grain for 2 food"
    assert said(t, "done") == "Let it be"
    assert said(t, "done", "fr") == "Laisser faire"


# Ploughs


@pytest.mark.card("E62", "I68")
def test_a_plough_tells_how_much_it_plows_and_what_it_costs() -> None:
    rows = {"cards": ["E62"], "goods": {"food": 2}}, {"cards": ["I68"]}
    t = table(*rows, round=5)
    play(t, "place farmland", "plow r1c5")
    assert said(t, "use E62") == "Turnwrest Plow: Plow up to 2 more fields"
    assert said(t, "use I68") == "Harrow: Pay 2 food to Seat 2 → Plow 1 more field"


@pytest.mark.card("K117")
def test_what_lies_for_sale_on_a_round_space_tells_its_price() -> None:
    due = [{"round": 8, "seat": 0, "goods": {"vegetable": 1}, "card": "K117"}]
    t = dawn({"cards": ["K117"], "goods": {"food": 1}}, scheduled=due)
    assert said(t, "use K117") == "Greenhouse: Pay 1 food and take 1 vegetable"
