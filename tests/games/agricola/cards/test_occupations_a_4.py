"""The occupations A138 to A165 of deck A, revised edition."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.test_occupations_a_1 import HOUSE, of_others, turn
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, reason, seat


def at_sea(supply: dict[str, int], **row: Any) -> bocage.Table:
    """A table where seat 0, who has the Harpooner, has gone fishing for 3 food."""
    spaces = {"fishing": {"goods": {"food": 3}}, **row.pop("spaces", {})}
    t = turn({"cards": ["A138"], "goods": supply, **row}, seats=3, spaces=spaces)
    play(t, "place fishing")
    return t


@pytest.mark.card("A138")
def test_the_harpooner_pays_a_wood_for_a_reed_and_food_for_everybody() -> None:
    t = at_sea({"wood": 3})
    assert offered(t) == {"use A138", "done"}
    play(t, "use A138")
    assert goods(t) == {"wood": 2, "reed": 1, "food": 3 + 2}
    assert "use A138" not in offered(t)


@pytest.mark.card("A138")
def test_the_harpooner_counts_newborns_and_people_at_work() -> None:
    row = {"people": 5, "newborn": 1, "placed": 3}
    spaces = {"basic-wish": {"people": [0], "newborn": [0]}, "farmland": {"people": [0]}}
    t = at_sea({"wood": 1}, **row, spaces=spaces)
    play(t, "use A138")
    position = t.position()
    assert position["round"] == 7
    assert goods(t) == {"reed": 1, "food": 3 + 5}


@pytest.mark.card("A138")
def test_the_harpooner_may_be_declined() -> None:
    t = at_sea({"wood": 1})
    play(t, "done")
    assert goods(t) == {"wood": 1, "food": 3}


@pytest.mark.card("A138")
def test_the_harpooner_needs_a_wood() -> None:
    t = at_sea({"clay": 1})
    assert goods(t) == {"clay": 1, "food": 3}
    assert "use A138" not in offered(t)


@pytest.mark.card("A138")
def test_the_harpooner_takes_no_notice_of_others_fishing() -> None:
    t = of_others("A138", spaces={"fishing": {"goods": {"food": 3}}}, goods={"wood": 1})
    play(t, "place fishing")
    assert goods(t) == {"wood": 1}


def cut(supply: dict[str, int], round: int = 6, **row: Any) -> bocage.Table:
    """A table where seat 0 has the Stonecutter and some goods."""
    return turn({"cards": ["A143"], "goods": supply, **row}, seats=3, round=round)


CUT = {
    "M05": {"wood": 1, "stone": 2},
    "M06": {"clay": 3},
    "M07": {"clay": 1, "stone": 2},
    "M08": {"wood": 2, "stone": 1},
    "M09": {"clay": 2, "stone": 1},
    "M10": {"reed": 2, "stone": 1},
}
"""Major improvements at the Stonecutter's price."""


@pytest.mark.card("A143")
@pytest.mark.parametrize("major", CUT)
def test_the_stonecutter_saves_a_stone_on_a_major_improvement(major: str) -> None:
    t = cut(CUT[major])
    play(t, "place major-improvement")
    play_if_asked(t, f"build {major}")
    assert seat(t)["cards"] == ["A143", major]
    assert goods(t) == {}
    for good, n in CUT[major].items():
        t = cut({"food": 1, **CUT[major], good: n - 1})
        assert f"build {major}" not in offered(after_placing(t, "major-improvement"))


def after_placing(t: bocage.Table, space: str) -> bocage.Table:
    """The table once a person stands on a space, if that is possible."""
    play_if_asked(t, f"place {space}")
    return t


@pytest.mark.card("A143")
def test_the_stonecutter_saves_a_stone_on_a_minor_improvement() -> None:
    for minor, left in (("A063", {"wood": 2, "stone": 1}), ("A075", {"stone": 1})):
        t = cut(left, hand=[minor])
        play(t, "place major-improvement")
        play_if_asked(t, f"play {minor}")
        assert seat(t)["cards"] == ["A143", minor]
        assert goods(t) == {}
    t = cut({"wood": 2}, hand=["A063"])
    play(t, "place meeting-place")
    assert "play A063" not in offered(t)


@pytest.mark.card("A143")
def test_the_stonecutter_saves_the_only_stone_of_a_minor_improvement() -> None:
    t = cut({"wood": 1}, hand=["B013"])
    play(t, "place major-improvement")
    assert (seat(t)["cards"], goods(t)) == (["A143", "B013"], {})


@pytest.mark.card("A143")
def test_the_stonecutter_gives_nothing_back_where_no_stone_is_due() -> None:
    t = cut({"clay": 2, "stone": 1})
    play(t, "place major-improvement", "build M01")
    assert goods(t) == {"stone": 1}
    t = cut({"clay": 2, "reed": 1, "stone": 1})
    play(t, "place house-redevelopment")
    play_if_asked(t, "done")
    assert (seat(t)["house"], goods(t)) == ("clay", {"stone": 1})


@pytest.mark.card("A143")
def test_the_stonecutter_saves_a_stone_on_every_room() -> None:
    t = cut({"stone": 8, "reed": 4}, house="stone")
    play(t, "place farm-expansion", "room r1c1", "room r2c2")
    assert (len(seat(t)["rooms"]), goods(t)) == (4, {})
    t = cut({"stone": 3, "reed": 2, "wood": 2}, house="stone")
    play(t, "place farm-expansion")
    assert reason(t, "room r1c1") == "reason-cannot-pay"


@pytest.mark.card("A143")
def test_the_stonecutter_saves_a_single_stone_on_a_renovation() -> None:
    rooms = [*HOUSE, "r1c1"]
    t = cut({"stone": 1, "reed": 1}, house="clay", rooms=rooms)
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"
    t = cut({"stone": 2, "reed": 1}, house="clay", rooms=rooms)
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("stone", {})


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
    t = of_others("A147", spaces=spaces, goods={"food": 1})
    play(t, "place sheep-market")
    assert goods(t) == {"food": 1}
    options = {"additional_actions": True}
    t = turn({"cards": ["A147"], "goods": {"food": 2}}, seats=3, options=options)
    play(t, "place animal-market", "take boar")
    assert goods(t) == {"boar": 1, "food": 2}


PLAYERS = {"traveling-players": {"goods": {"food": 3}}}


@pytest.mark.card("A155")
def test_the_conjurer_brings_wood_and_grain_from_the_traveling_players() -> None:
    t = turn({"cards": ["A155"]}, seats=4, spaces=PLAYERS)
    play(t, "place traveling-players")
    assert goods(t) == {"food": 3, "wood": 1, "grain": 1}


@pytest.mark.card("A155")
def test_the_conjurer_brings_nothing_elsewhere_or_from_others() -> None:
    t = turn({"cards": ["A155"]}, seats=4)
    play(t, "place day-laborer")
    assert goods(t) == {"food": 2}
    t = of_others("A155", seats=4, spaces=PLAYERS)
    play(t, "place traveling-players")
    assert (goods(t), goods(t, 1)) == ({}, {"food": 3})


def lutenist(**supply: int) -> bocage.Table:
    """A table where seat 1 has gone to the traveling players and seat 0 has the Lutenist."""
    t = of_others("A160", seats=4, spaces=PLAYERS, goods=supply)
    play(t, "place traveling-players")
    return t


@pytest.mark.card("A160")
def test_the_lutenist_earns_wood_and_food_from_the_traveling_players_of_others() -> None:
    t = lutenist()
    assert goods(t) == {"wood": 1, "food": 1}
    assert goods(t, 1) == {"food": 3}
    assert "use A160" not in offered(t)


@pytest.mark.card("A160")
def test_the_lutenist_may_buy_a_vegetable_with_the_food_just_earned() -> None:
    t = lutenist(food=1)
    assert t.decision is not None
    assert t.decision.seat == 0
    assert offered(t) == {"use A160", "done"}
    play(t, "use A160")
    assert goods(t) == {"wood": 1, "vegetable": 1}
    assert goods(t, 1) == {"food": 3}


@pytest.mark.card("A160")
def test_the_lutenist_buys_a_single_vegetable() -> None:
    t = lutenist(food=9)
    play(t, "use A160")
    assert "use A160" not in offered(t)
    assert goods(t) == {"wood": 1, "vegetable": 1, "food": 8}


@pytest.mark.card("A160")
def test_the_lutenist_may_do_without_a_vegetable() -> None:
    t = lutenist(food=9)
    play(t, "done")
    assert goods(t) == {"wood": 1, "food": 10}


@pytest.mark.card("A160")
def test_the_lutenist_earns_nothing_from_his_own_traveling_players() -> None:
    t = turn({"cards": ["A160"], "goods": {"food": 2}}, seats=4, spaces=PLAYERS)
    play(t, "place traveling-players")
    assert goods(t) == {"food": 5}
    assert "use A160" not in offered(t)


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
