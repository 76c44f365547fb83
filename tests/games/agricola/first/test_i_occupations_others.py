"""Occupations of deck I that answer what other players take and use."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import goods, lying, offered, play, reason, seat
from tests.games.common import deciding

from .deck_i import outcomes, work
from .tables import QUIET, alone, table, window

OWNER: dict[str, Any] = {"placed": 2, "goods": {"food": 3}}


def theirs(
    card: str, *others: dict[str, Any], spaces: dict[str, dict[str, int]] | None = None, **row: Any
) -> bocage.Table:
    """A table of at least four where seat 0 has a card and nobody left, and seat 1 begins."""
    rows = [*others, *[{}] * (3 - len(others))]
    lies = {space: {"goods": found} for space, found in (spaces or {}).items()}
    owner = {**OWNER, **row, "cards": [card, *row.get("cards", [])]}
    return table(owner, *rows, turn=1, round=14, spaces=lies)


# Sycophant


@pytest.mark.card("I229")
def test_others_pay_the_sycophant_a_food_for_grain_and_the_supply_adds_one() -> None:
    t = theirs("I229", {"goods": {"food": 1}}, goods={})
    work(t, "grain-seeds")
    assert [goods(t), goods(t, 1)] == [{"food": 2}, {"grain": 1}]


@pytest.mark.card("I229")
def test_who_cannot_pay_the_sycophant_takes_no_grain() -> None:
    t = theirs("I229", {})
    assert reason(t, "place grain-seeds") == "reason-cannot-pay"


@pytest.mark.card("I229")
def test_the_sycophant_gets_a_food_for_the_own_grain() -> None:
    t = alone({"cards": ["I229"]}, 4)
    work(t, "grain-seeds")
    assert goods(t) == {"grain": 1, "food": 1}


# Wood Buyer, Reed Buyer and Stone Buyer


@pytest.mark.card("I234")
@pytest.mark.parametrize(
    ("space", "lies", "found"),
    [
        ("forest", {"wood": 3}, {"wood": 2, "food": 1}),
        ("copse", {"wood": 1}, {"food": 1}),
    ],
)
def test_the_wood_buyer_takes_a_wood_for_a_food(
    space: str, lies: dict[str, int], found: dict[str, int]
) -> None:
    t = theirs("I234", spaces={space: lies})
    work(t, space)
    assert (deciding(t), offered(t)) == (0, window("I234"))
    play(t, "use I234")
    assert [goods(t), goods(t, 1)] == [{"food": 2, "wood": 1}, found]
    assert deciding(t) == 2


@pytest.mark.card("I234")
def test_the_wood_buyer_may_decline_and_needs_food() -> None:
    t = theirs("I234", spaces={"forest": {"wood": 3}})
    play(t, "place forest", "done")
    assert [goods(t), goods(t, 1)] == [{"food": 3}, {"wood": 3}]
    t = theirs("I234", spaces={"forest": {"wood": 3}}, goods={})
    work(t, "forest")
    assert deciding(t) == 2


@pytest.mark.card("I234")
def test_the_wood_buyer_buys_every_time_and_nothing_of_its_own() -> None:
    t = theirs("I234", spaces={"forest": {"wood": 3}, "copse": {"wood": 1}})
    play(t, "place forest", "use I234", "place copse", "use I234")
    assert goods(t) == {"food": 1, "wood": 2}
    row = {"cards": ["I234"], "goods": {"food": 1}}
    t = alone(row, 4, spaces={"forest": {"goods": {"wood": 3}}})
    work(t, "forest")
    assert goods(t) == {"food": 1, "wood": 3}


@pytest.mark.card("I234", "E34")
def test_wood_that_stays_on_the_space_is_not_for_sale() -> None:
    t = theirs("I234", {"cards": ["E34"]}, spaces={"forest": {"wood": 2}})
    play(t, "place forest", "use E34")
    assert deciding(t) == 2
    assert lying(t, "forest") == {"wood": 2}


@pytest.mark.card("I234")
def test_wood_from_the_supply_of_a_space_is_for_sale() -> None:
    row = {"cards": ["I234"], **OWNER}
    t = table(row, {}, {"placed": 2}, turn=1, round=14)
    play(t, "place one-material", "take wood")
    assert (deciding(t), offered(t)) == (0, window("I234"))


BUYERS = [
    ("I251", "reed", "reed-bank", {"reed": 2}, {"reed": 1, "food": 2}),
    ("I251", "reed", "resource-market", {}, {"stone": 1, "food": 3}),
    ("I255", "stone", "western-quarry", {"stone": 2}, {"stone": 1, "food": 2}),
    ("I255", "stone", "eastern-quarry", {"stone": 1}, {"food": 2}),
    ("I255", "stone", "resource-market", {}, {"reed": 1, "food": 3}),
]


@pytest.mark.card("I251", "I255")
@pytest.mark.parametrize(("card", "good", "space", "lies", "found"), BUYERS)
def test_a_buyer_pays_a_food_and_the_supply_another_for_the_first_of_a_round(
    card: str, good: str, space: str, lies: dict[str, int], found: dict[str, int]
) -> None:
    t = theirs(card, spaces={space: lies} if lies else {})
    work(t, space)
    assert (deciding(t), offered(t)) == (0, window(card))
    play(t, f"use {card}")
    assert [goods(t), goods(t, 1)] == [{"food": 2, good: 1}, found]


SECOND = [("I251", "reed-bank", {"reed": 1}), ("I255", "western-quarry", {"stone": 1})]
seconds = pytest.mark.parametrize(("card", "space", "lies"), SECOND)


@pytest.mark.card("I251", "I255")
@seconds
def test_only_what_is_taken_first_in_a_round_is_for_sale(
    card: str, space: str, lies: dict[str, int]
) -> None:
    t = theirs(card, spaces={space: lies})
    play(t, "place resource-market", "done", f"place {space}")
    assert deciding(t) == 3


@pytest.mark.card("I251", "I255")
@seconds
def test_nothing_is_for_sale_once_the_buyer_has_taken_some(
    card: str, space: str, lies: dict[str, int]
) -> None:
    row = {"cards": [card], "goods": {"food": 3}}
    t = table(row, {}, {}, {}, round=14, spaces={space: {"goods": lies}})
    work(t, "resource-market", space)
    assert deciding(t) == 2


# Players and artists


def show(card: str, *others: dict[str, Any], food: int = 3, **row: Any) -> bocage.Table:
    """Seat 1 has just used the Traveling Players, and seat 0 has a card."""
    t = theirs(card, *others, spaces={"traveling-players": {"food": food}}, **row)
    work(t, "traveling-players")
    return t


@pytest.mark.card("I257")
def test_the_street_musician_gets_a_grain_for_anothers_show() -> None:
    t = show("I257")
    assert [goods(t), goods(t, 1)] == [{"food": 3, "grain": 1}, {"food": 3}]
    t = alone({"cards": ["I257"]}, 4, spaces={"traveling-players": {"goods": {"food": 1}}})
    work(t, "traveling-players")
    assert goods(t) == {"food": 1}


@pytest.mark.card("I249")
def test_the_puppeteer_plays_an_occupation_for_a_food_at_anothers_show() -> None:
    t = show("I249", hand=[QUIET[0]])
    assert (deciding(t), offered(t)) == (0, window("I249"))
    play(t, "use I249")
    assert seat(t)["cards"] == ["I249", QUIET[0]]
    assert [goods(t), goods(t, 1)] == [{"food": 2}, {"food": 3}]


@pytest.mark.card("I249")
@pytest.mark.parametrize(("hand", "food"), [([], 3), ([QUIET[0]], 0)], ids=["no card", "no food"])
def test_the_puppeteer_needs_an_occupation_and_a_food(hand: list[str], food: int) -> None:
    t = show("I249", hand=hand, goods={"food": food} if food else {})
    assert deciding(t) == 2


@pytest.mark.card("I249", "I257")
def test_artists_hear_the_players_of_the_five_seat_card_but_no_room_that_is_built_there() -> None:
    owner = {"cards": ["I257"], **OWNER}
    other = {"goods": {"wood": 5, "reed": 2}}
    lies = {"room-or-players": {"goods": {"food": 2}}}
    for action, grain in (("collect", 1), ("room r1c1", 0)):
        t = table(owner, other, {}, {}, {}, turn=1, round=14, spaces=lies)
        play(t, "place room-or-players", action)
        assert goods(t).get("grain", 0) == grain


# Juggler


def juggled(food: int, *others: dict[str, Any], **row: Any) -> bocage.Table:
    """Seat 0, who has the Juggler, has just used the Traveling Players."""
    rows = [*others, *[{}] * (3 - len(others))]
    cards = ["I237", *row.pop("cards", [])]
    spaces = {"traveling-players": {"goods": {"food": food}}}
    t = table({"cards": cards, **row}, *rows, round=14, spaces=spaces)
    work(t, "traveling-players")
    return t


@pytest.mark.card("I237")
def test_the_juggler_may_double_the_food_that_lies_there() -> None:
    t = juggled(3)
    assert offered(t) == window("I237")
    play(t, "use I237")
    assert goods(t) == {"food": 6}
    t = juggled(3)
    play(t, "done")
    assert goods(t) == {"food": 3}


@pytest.mark.card("I237", "I257", "E167", "I249")
def test_the_juggler_pays_a_food_for_each_card_of_another_artist() -> None:
    t = juggled(3, {"cards": ["I257", "E167"]}, {"cards": ["I249"]}, {"hand": ["K311"]})
    play(t, "use I237")
    assert [goods(t, number) for number in range(4)] == [
        {"food": 3},
        {"food": 2, "grain": 1},
        {"food": 1},
        {},
    ]


@pytest.mark.card("I237", "E167")
def test_own_artists_cost_the_juggler_nothing() -> None:
    t = juggled(2, cards=["E167"])
    play(t, "use I237")
    assert goods(t) == {"food": 4, "grain": 1}


@pytest.mark.card("I237", "I249", "I257", "E167", "E169")
def test_the_juggler_must_be_able_to_pay_all_artists() -> None:
    artists = {"cards": ["I249", "I257", "E167"]}
    t = juggled(1, artists)
    assert "use I237" not in offered(t)
    t = juggled(1, artists, goods={"food": 1})
    play(t, "use I237")
    assert goods(t) == {}


@pytest.mark.card("I237", "I249")
def test_the_fee_of_the_juggler_pays_the_puppeteers_occupation() -> None:
    t = juggled(2, {"cards": ["I249"], "hand": [QUIET[0]]})
    play(t, "use I237")
    assert (deciding(t), offered(t)) == (1, window("I249"))
    play(t, "use I249")
    assert goods(t, 1) == {}


@pytest.mark.card("I237", "E212")
def test_the_juggler_does_not_go_with_the_own_dancer() -> None:
    t = juggled(3, cards=["E212"])
    assert offered(t) == window("I237")
    assert sorted(outcomes(t, lambda tried: goods(tried)["food"])) == [4, 6]
