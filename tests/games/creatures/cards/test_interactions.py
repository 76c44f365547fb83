"""Special buildings that meet: stalls, borders, the day's end."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.creatures.cards.building import (
    built,
    conservatory,
    farm,
    materials,
    round_of,
    settled,
    stock,
    tiles,
    verbs,
    why,
    worth,
)
from tests.games.creatures.scenario import (
    alone,
    animals,
    breeding,
    choices,
    deciding,
    display,
    ended,
    lines,
    offered,
    play,
    play_if_asked,
    seat,
    supply,
    table,
    total,
)

# Barn: every way to get a stall


def with_barn(*cards: str, **row: Any) -> dict[str, Any]:
    """A farm whose next stall may become stables, with more buildings on g2 and g3."""
    cells = dict(zip(("g2", "g3"), cards, strict=False))
    return {"tiles": farm(g1="barn", **cells), "barn": True, **row}


def stalled(way: str) -> bocage.Table:
    """Seat 0 has just got a stall on f1 in one of the ways."""
    stall = {"stone": 3, "reed": 1}
    if way == "space":
        t = alone(with_barn(goods=stall))
        play(t, "place stall", "stall f1")
    elif way == "home-workshop":
        t = breeding(with_barn("home-workshop", goods=stall))
        play(t, "use home-workshop", "stall f1")
    elif way == "building-firm":
        t = alone(with_barn("building-firm", goods={"stone": 2}, troughs=["f1"]))
        play(t, "anytime")
    elif way == "stewards-office":
        goods = {"stone": 2, "wood": 0}
        t = alone(with_barn("stewards-office", goods=goods, placed=2), buildings=[])
        play(t, "place building-materials", "visit stall", "stall f1")
    elif way == "conservatory":
        goods = {"wood": 4, "reed": 1, "stone": 1}
        t = alone(with_barn(goods=goods), buildings=["conservatory", "pig-stall"])
        play(t, "place special-building-1", "build conservatory", "site f2")
        play(t, "build pig-stall", "site f1")
    else:
        t = alone(with_barn(goods={"wood": 4, "reed": 1}), buildings=[way])
        play(t, "place special-building-1", "site f1")
    return t


WAYS = ("space", "home-workshop", "building-firm", "stewards-office", "conservatory")
TYPED = ("pig-stall", "cow-stall")


@pytest.mark.rule("C56")
@pytest.mark.card("barn")
@pytest.mark.parametrize("way", (*WAYS, *TYPED))
def test_the_barn_turns_the_next_stall_into_stables_however_it_was_built(way: str) -> None:
    t = stalled(way)
    assert offered(t) == {"use barn", "done"}
    play(t, "use barn")
    assert tiles(t)["f1"] == "stables"
    assert seat(t)["barn"] is False
    assert supply(t)["stall"] == 3


@pytest.mark.rule("C56")
@pytest.mark.card("barn")
@pytest.mark.parametrize("way", (*WAYS, *TYPED))
def test_the_right_of_the_barn_is_lost_if_the_stall_stays_a_stall(way: str) -> None:
    t = stalled(way)
    before = tiles(t)["f1"]
    play(t, "done")
    assert tiles(t)["f1"] == before != "stables"
    assert seat(t)["barn"] is False


@pytest.mark.rule("C56", "C79")
@pytest.mark.card("barn", "pig-stall", "cow-stall")
@pytest.mark.parametrize(("card", "kind"), [("pig-stall", "pig"), ("cow-stall", "cow")])
def test_a_typed_stall_that_becomes_stables_can_be_built_again(card: str, kind: str) -> None:
    t = stalled(card)
    play(t, "use barn")
    assert display(t) == {card}
    assert animals(t) == {kind: 1}


@pytest.mark.rule("C56", "C38")
@pytest.mark.card("barn", "home-workshop")
def test_stables_of_home_workshop_and_barn_are_used_at_once() -> None:
    row = with_barn("home-workshop", goods={"stone": 3, "reed": 1}, animals={"sheep": 1})
    t = breeding({**row, "animals": {"sheep": 2}})
    play(t, "use home-workshop", "stall f1", "use barn")
    assert animals(t) == {"sheep": 3}


# Timber shop and steward's office


TAKEN = {
    "start-player": {"people": [1]},
    "three-wood": {"people": [1]},
    "one-stone": {"people": [1]},
    "two-stone": {"people": [0]},
}
TOP_FREE = {**TAKEN, "two-stone": {"goods": {"stone": 2}}}


@pytest.mark.rule("C60")
@pytest.mark.card("timber-shop")
def test_a_timber_shop_built_after_the_fourth_space_was_taken_pays_at_once() -> None:
    row = {"placed": 1, "goods": {"stone": 2}}
    t = alone(row, spaces=TAKEN, buildings=["timber-shop"])
    play(t, "place special-building-1", "site g1")
    assert materials(t) == {"wood": 3}
    play(t, "place building-materials")
    assert materials(t)["wood"] == 3 + 1


@pytest.mark.rule("C60")
@pytest.mark.card("timber-shop")
def test_a_timber_shop_built_before_the_fourth_space_is_taken_pays_when_it_is() -> None:
    row = {"goods": {"stone": 2}}
    t = alone(row, spaces=TOP_FREE, buildings=["timber-shop"])
    play(t, "place special-building-1", "site g1")
    assert materials(t) == {}
    play(t, "place two-stone")
    assert materials(t) == {"wood": 3, "stone": 2}


@pytest.mark.rule("C60", "C77")
@pytest.mark.card("timber-shop", "conservatory")
def test_a_timber_shop_after_the_conservatory_pays_at_once_too() -> None:
    t = conservatory("g2", {"placed": 1, "goods": {"stone": 3}}, "timber-shop", spaces=TAKEN)
    play(t, "build timber-shop", "site g1")
    assert materials(t) == {"wood": 3}


@pytest.mark.rule("C60", "C59")
@pytest.mark.card("timber-shop", "stewards-office")
def test_the_steward_occupies_no_space_for_the_timber_shop() -> None:
    row = {"tiles": farm(g1="timber-shop", g2="stewards-office"), "placed": 2}
    t = alone(row, spaces=TOP_FREE, buildings=[])
    play(t, "place building-materials", "visit two-stone")
    assert materials(t) == {"wood": 1, "stone": 3, "reed": 1}
    assert round_of(t) == 2


@pytest.mark.rule("C59")
@pytest.mark.card("stewards-office")
def test_the_steward_goes_out_in_the_round_in_which_the_office_is_built() -> None:
    row = {"placed": 2, "goods": {"wood": 4, "stone": 3, "reed": 2}}
    t = built("stewards-office", "g1", row, {"placed": 3}, spaces={})
    assert why(t, "visit special-building-1") == "occupied"
    assert {"visit building-materials", "visit special-building-2", "done"} <= offered(t)
    play(t, "visit special-building-2")
    play_if_asked(t, "build haystack", "site g2")
    assert tiles(t) == farm(g1="stewards-office", g2="haystack")
    assert round_of(t) == 4


@pytest.mark.rule("C59", "C49")
@pytest.mark.card("stewards-office", "depot")
def test_the_steward_brings_the_wood_of_the_depot() -> None:
    row = {"tiles": farm(g1="stewards-office", g2="depot"), "placed": 2}
    spaces = {"three-wood": {"goods": {"wood": 3}}, "two-stone": {"goods": {"stone": 2}}}
    t = alone(row, spaces=spaces, buildings=[])
    play(t, "place two-stone", "visit building-materials")
    assert materials(t) == {"wood": 2, "stone": 3, "reed": 1}


# Log house and storage building


@pytest.mark.rule("C61", "C33")
@pytest.mark.card("log-house", "storage-building")
@pytest.mark.parametrize(
    ("supply", "points"),
    [({"wood": 4}, 4 + 2), ({"wood": 3}, 1.5), ({"wood": 5, "reed": 2}, 4 + 3.5)],
)
def test_the_same_wood_counts_for_log_house_and_storage(
    supply: dict[str, int], points: float
) -> None:
    row = {"tiles": {"f3": "log-house", "g1": "storage-building"}, "goods": supply}
    t = ended(row)
    assert worth(t) == points
    assert total(t) == points - 4 * 3
    assert lines(t)["buildings"] == points


# Assembly hall and woodworking shop


HALL = farm(g1="assembly-hall")
SHOP = farm(g1="woodworking-shop")


@pytest.mark.rule("C75", "C42")
@pytest.mark.card("assembly-hall", "woodworking-shop")
def test_a_border_given_to_a_woodworking_shop_can_be_built_at_once() -> None:
    t = table({"tiles": HALL}, {"tiles": SHOP})
    play(t, "anytime", "border g3s")
    assert deciding(t) == 1
    assert verbs(t) == {"border", "done"}
    play(t, "border f1n")
    assert (stock(t), stock(t, 1)) == (7, 9)
    assert (seat(t)["borders"], seat(t, 1)["borders"]) == (["g3s"], ["f1n"])
    assert (deciding(t), materials(t, 1)) == (0, {})
    assert {"anytime", "place walls"} <= offered(t)


@pytest.mark.rule("C75", "C42")
@pytest.mark.card("assembly-hall", "woodworking-shop")
def test_the_border_given_can_be_kept() -> None:
    t = table({"tiles": HALL, "goods": {"border": 4}}, {"tiles": SHOP})
    play(t, "anytime", "border g3s", "done")
    assert (stock(t), stock(t, 1), deciding(t)) == (2, 10, 0)
    play(t, "anytime", "border g3n", "done")
    assert (stock(t), stock(t, 1), deciding(t)) == (0, 11, 0)
    assert seat(t, 1)["borders"] == []


@pytest.mark.rule("C75", "C42")
@pytest.mark.card("assembly-hall", "woodworking-shop")
def test_both_in_one_farm_build_what_the_hall_allows_and_no_more() -> None:
    t = alone({"tiles": farm(g1="assembly-hall", g2="woodworking-shop")})
    play(t, "anytime", "border g3s")
    assert (stock(t), stock(t, 1), seat(t)["borders"]) == (7, 10, ["g3s"])
    assert deciding(t) == 0 and "place walls" in offered(t)


@pytest.mark.rule("C75", "C42", "C09")
@pytest.mark.card("assembly-hall", "woodworking-shop")
def test_animals_of_the_other_seat_that_lose_their_room_leave() -> None:
    row = {"tiles": SHOP, "troughs": ["g3"], "borders": ["g2n", "g2w", "h2w", "h3w", "g3s"]}
    t = table({"tiles": HALL}, {**row, "animals": {"sheep": 11}})
    play(t, "anytime", "border g3s", "border g3n")
    assert animals(t, 1) == {"sheep": 1 + 2 + 2 + 4}
    assert deciding(t) == 0


# Carpenter and cottage extension


def carpenter(columns: str, **cells: str) -> bocage.Table:
    """Seat 0, with a carpenter and a cottage extension, opens what can be done at any time."""
    t = alone({"columns": list(columns), "tiles": farm(**cells)}, mode="expert")
    play_if_asked(t, "anytime")
    return t


@pytest.mark.rule("C52", "C45")
@pytest.mark.card("carpenter", "cottage-extension")
def test_a_stall_moves_only_to_a_space_beside_another_building() -> None:
    t = carpenter("efg", g3="cottage-extension", g2="carpenter", g1="stall")
    play_if_asked(t, "lift stall g1")
    assert choices(t, "site") == {"f2", "e3"}
    play(t, "site e3")
    assert tiles(t) == farm(g3="cottage-extension", g2="carpenter", e3="stall")


@pytest.mark.rule("C52", "C45")
@pytest.mark.card("carpenter", "cottage-extension")
def test_a_stall_that_holds_the_chain_together_stays() -> None:
    t = carpenter("efg", g3="cottage-extension", g2="stall", g1="carpenter")
    assert verbs(t) == {"place"}
    assert why(t, "anytime") == "no-deed"


@pytest.mark.rule("C52", "C45")
@pytest.mark.card("carpenter", "cottage-extension")
def test_a_stall_may_move_where_it_still_holds_the_chain_together() -> None:
    t = carpenter("fg", g3="cottage-extension", g2="stall", f1="carpenter", f2="stall")
    assert choices(t, "lift") == {"stall f2", "stall g2"}
    play(t, "lift stall g2")
    play_if_asked(t, "site g1")
    assert tiles(t) == farm(g3="cottage-extension", g1="stall", f1="carpenter", f2="stall")
    t = carpenter("fg", g3="cottage-extension", g2="stall", f1="carpenter", f2="stall")
    play(t, "lift stall f2")
    play_if_asked(t, "site g1")
    assert tiles(t) == farm(g3="cottage-extension", g2="stall", f1="carpenter", g1="stall")


@pytest.mark.rule("C45")
@pytest.mark.card("carpenter")
def test_without_a_cottage_extension_a_stall_moves_anywhere() -> None:
    t = carpenter("fg", g2="carpenter", g1="stall")
    play_if_asked(t, "lift stall g1")
    assert choices(t, "site") == {"f1", "f2", "g3"}


@pytest.mark.rule("C45", "C52")
@pytest.mark.card("carpenter", "cottage-extension")
def test_troughs_move_freely_beside_a_cottage_extension() -> None:
    row = {"tiles": farm(g3="cottage-extension", g2="carpenter"), "troughs": ["g3"]}
    t = alone(row, mode="expert")
    play(t, "anytime")
    play_if_asked(t, "lift trough g3")
    assert choices(t, "site") == {"f1", "f2", "f3", "g1", "g2"}


# Other meetings


@pytest.mark.rule("C62", "C54")
@pytest.mark.card("country-house", "cattle-farm")
def test_the_extension_of_the_country_house_lets_a_cattle_farmer_swap() -> None:
    row = {
        "tiles": farm(g1="cattle-farm"),
        "animals": {"sheep": 1},
        "goods": {"wood": 3, "stone": 3},
    }
    t = alone(row, buildings=["country-house"])
    play(t, "place special-building-1", "site g2", "extend left")
    assert offered(t) == {"swap sheep", "done"}
    play(t, "swap sheep")
    assert settled(t) == (0, 0, 2, 0)


@pytest.mark.rule("C62", "C43")
@pytest.mark.card("country-house", "corner-houses")
def test_corner_houses_leave_the_country_house_its_cow_only() -> None:
    row = {"tiles": farm(g1="corner-houses"), "goods": {"wood": 3, "stone": 3}}
    t = alone(row, buildings=["country-house"])
    play(t, "place special-building-1", "site g2")
    assert (animals(t), seat(t)["columns"]) == ({"cow": 1}, ["f", "g"])
    assert verbs(t) == {"place"}


@pytest.mark.rule("C68", "C32")
@pytest.mark.card("haystack", "rearing-station")
def test_haystack_and_rearing_station_add_up() -> None:
    row = {
        "tiles": farm(g1="stables", g2="haystack", g3="rearing-station"),
        "animals": {"sheep": 4, "pig": 4, "horse": 2},
    }
    t = alone(row, spaces={"cows-and-pigs": {"goods": {"cow": 1}}})
    play(t, "place cows-and-pigs")
    assert settled(t) == (4, 4, 1, 2)


@pytest.mark.rule("C63", "C55")
@pytest.mark.card("feeding-station", "pen")
def test_feeding_station_leaves_the_pen_alone() -> None:
    t = alone({"tiles": farm(g1="feeding-station", g2="pen"), "borders": ["g3n", "h3w", "g3s"]})
    capacities = {place["cells"][0]: place["capacity"] for place in seat(t)["housing"]}
    assert capacities == {"f3": 1, "g1": 1, "g2": 4, "g3": 3}


@pytest.mark.rule("C74", "C82", "C09")
@pytest.mark.card("farm-well", "stud")
def test_animals_that_lose_their_space_to_the_trough_of_the_farm_well_leave() -> None:
    row = {"tiles": farm(g1="stud", g3="farm-well"), "animals": {"horse": 7}}
    t = breeding(row, round=5)
    play(t, "trough f1")
    assert animals(t) == {"horse": 1 + 2 + 2 + 1}
    herds = {"sheep": 1, "horse": 6}
    t = table({**row, "animals": herds}, round=6, phase="preparation")
    play(t, "trough f1")
    assert offered(t) == {"release sheep", "release horse"}
    play(t, "release horse")
    assert settled(t) == (1, 0, 0, 5)
