"""Occupations of deck A for animals: A147 and A165."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import theirs, turn
from tests.games.agricola.scenario import goods, offered, play, play_if_asked

MARKETS = {"sheep-market": "sheep", "pig-market": "boar", "cattle-market": "cattle"}
PASTURE = [["r1c4", "r1c5"]]
every_market = pytest.mark.parametrize(("market", "animal"), MARKETS.items())


def at_market(market: str, supply: dict[str, int], **row: Any) -> bocage.Table:
    """A table where seat 0, who has the Animal Dealer, has gone to a market with 2 animals."""
    cards = ["A147", *row.pop("cards", [])]
    spaces = {market: {"goods": {MARKETS[market]: 2}}}
    t = turn({"cards": cards, "goods": supply, **row}, seats=3, round=13, spaces=spaces)
    play(t, f"place {market}")
    return t


@every_market
@pytest.mark.card("A147")
def test_the_animal_dealer_buys_one_more_animal_for_a_food(market: str, animal: str) -> None:
    t = at_market(market, {"food": 3}, pastures=PASTURE)
    assert offered(t) == {"use A147", "done"}
    play(t, "use A147")
    assert goods(t) == {animal: 3, "food": 2}
    assert "use A147" not in offered(t)


@every_market
@pytest.mark.card("A147")
def test_the_animal_dealer_may_be_declined(market: str, animal: str) -> None:
    t = at_market(market, {"food": 3}, pastures=PASTURE)
    play(t, "done")
    assert goods(t) == {animal: 2, "food": 3}


@pytest.mark.card("A147")
def test_the_animal_dealer_needs_a_food() -> None:
    t = at_market("pig-market", {}, pastures=PASTURE)
    assert goods(t) == {"boar": 2}


@pytest.mark.card("A147")
def test_the_animal_dealer_may_be_paid_with_a_grain() -> None:
    t = at_market("pig-market", {"grain": 1}, pastures=PASTURE)
    play(t, "use A147")
    assert goods(t) == {"boar": 3}


@pytest.mark.card("A147")
def test_the_animal_bought_from_the_dealer_is_cooked_or_let_go_like_the_others() -> None:
    t = at_market("cattle-market", {"food": 1}, cards=["M01"])
    play(t, "use A147")
    assert goods(t) == {"cattle": 1, "food": 6}
    t = at_market("cattle-market", {"food": 1})
    play(t, "use A147")
    assert goods(t) == {"cattle": 1}


@pytest.mark.card("A147")
def test_the_animals_of_the_dealer_and_of_the_market_are_housed_together() -> None:
    row = {"pastures": [["r1c5"]], "animals": {"boar": 2}}
    t = at_market("sheep-market", {"food": 1}, **row)
    play(t, "use A147")
    play_if_asked(t, "release boar", "release boar", "done")
    assert goods(t) == {"sheep": 3}


@pytest.mark.card("A147")
def test_the_animal_dealer_takes_no_notice_of_others_or_of_other_spaces() -> None:
    spaces = {"sheep-market": {"goods": {"sheep": 1}}}
    t = theirs({"cards": ["A147"], "goods": {"food": 1}}, seats=3, spaces=spaces)
    play(t, "place sheep-market")
    assert goods(t) == {"food": 1}
    options = {"additional_actions": True}
    t = turn({"cards": ["A147"], "goods": {"food": 2}}, seats=3, options=options)
    play(t, "place animal-market", "take boar")
    assert goods(t) == {"boar": 1, "food": 2}


def end_of(round: int, **row: Any) -> bocage.Table:
    """A round of four seats with the Pig Breeder, just played out."""
    t = turn({"cards": ["A165"], "placed": 1, **row}, seats=4, round=round)
    play(t, "place day-laborer")
    return t


@pytest.mark.card("A165")
def test_the_pig_breeder_brings_a_boar() -> None:
    t = turn({"hand": ["A165"]}, seats=4)
    play(t, "place lessons")
    assert goods(t) == {"boar": 1}


@pytest.mark.card("A165")
def test_the_boar_of_the_pig_breeder_must_find_room() -> None:
    t = turn({"hand": ["A165"], "animals": {"sheep": 1}}, seats=4)
    play(t, "place lessons")
    assert offered(t) == {"release sheep", "release boar"}
    play(t, "release sheep")
    assert goods(t) == {"boar": 1}


@pytest.mark.card("A165")
def test_the_boar_of_the_pig_breeder_breed_at_the_end_of_round_twelve() -> None:
    t = end_of(12, pastures=PASTURE, animals={"boar": 2})
    assert t.position()["round"] == 13
    assert goods(t) == {"boar": 3, "food": 2}


@pytest.mark.card("A165")
@pytest.mark.parametrize("number", [6, 8, 10])
def test_the_boar_of_the_pig_breeder_breed_in_no_other_round(number: int) -> None:
    t = end_of(number, pastures=PASTURE, animals={"boar": 2})
    assert t.position()["round"] == number + 1
    assert goods(t)["boar"] == 2


@pytest.mark.card("A165")
def test_the_pig_breeder_needs_two_boar() -> None:
    assert goods(end_of(12, pastures=PASTURE, animals={"boar": 1}))["boar"] == 1


@pytest.mark.card("A165")
def test_no_other_animals_breed_with_the_pig_breeder() -> None:
    row = {"pastures": [["r1c5"], ["r1c4"], ["r1c3"]]}
    t = end_of(12, **row, animals={"sheep": 2, "boar": 2})
    assert (goods(t)["sheep"], goods(t)["boar"]) == (2, 3)
    t = end_of(12, **row, animals={"sheep": 2, "cattle": 2})
    assert (goods(t)["sheep"], goods(t)["cattle"]) == (2, 2)


@pytest.mark.card("A165")
def test_the_pig_breeder_needs_room_for_the_young() -> None:
    t = end_of(12, stables=["r1c5"], animals={"boar": 2})
    assert t.position()["round"] == 13
    assert goods(t)["boar"] == 2


@pytest.mark.card("A165")
@pytest.mark.parametrize(
    ("action", "left"),
    [("release sheep", {"boar": 3}), ("forgo boar", {"boar": 2, "sheep": 1})],
)
def test_another_animal_may_make_room_for_the_young_of_the_pig_breeder(
    action: str, left: dict[str, int]
) -> None:
    t = end_of(12, pastures=[["r1c5"]], animals={"boar": 2, "sheep": 1})
    assert offered(t) == {"release sheep", "forgo boar"}
    play(t, action)
    assert goods(t) == {**left, "food": 2}


@pytest.mark.card("A165")
def test_a_third_boar_of_the_pig_breeder_may_be_cooked_for_the_young() -> None:
    row = {"cards": ["A165", "M01"], "pastures": [["r1c5"]], "animals": {"boar": 3}}
    t = end_of(12, **row)
    assert offered(t) == {"cook boar", "forgo boar"}
    play(t, "cook boar")
    assert goods(t) == {"boar": 3, "food": 4}


@pytest.mark.card("A165")
def test_the_pig_breeder_played_after_round_twelve_brings_its_boar_only() -> None:
    row = {"hand": ["A165"], "placed": 1, "pastures": PASTURE, "animals": {"boar": 1}}
    t = turn(row, seats=4, round=13)
    play(t, "place lessons")
    assert t.position()["round"] == 14
    assert goods(t)["boar"] == 3


@pytest.mark.card("A165")
def test_the_boar_of_others_do_not_breed_with_the_pig_breeder() -> None:
    others = {"pastures": PASTURE, "animals": {"boar": 2}}
    t = turn({"cards": ["A165"], "placed": 1}, seats=4, round=12, others=others)
    play(t, "place day-laborer")
    assert t.position()["round"] == 13
    assert goods(t, 1)["boar"] == 2
