"""Buildings that build borders: woodworking shop, fence manufacturer, servants' cottage."""

from __future__ import annotations

import pytest

from tests.games.creatures.cards.building import (
    ALL_EXTENSIONS,
    board,
    build_borders,
    built,
    farm,
    materials,
    stock,
    verbs,
)
from tests.games.creatures.scenario import (
    choices,
    deciding,
    lying,
    offered,
    play,
    play_if_asked,
    seat,
    supply,
)

# Woodworking shop


def waiting(borders: int) -> dict[str, dict[str, dict[str, int]]]:
    """So many borders lie on the space for extensions."""
    return {"expand": {"goods": {"border": borders}}}


@pytest.mark.rule("C42")
@pytest.mark.card("woodworking-shop")
def test_the_woodworking_shop_builds_the_borders_of_an_extension_for_nothing() -> None:
    row = {"tiles": farm(g1="woodworking-shop"), "goods": {"wood": 2, "border": 0}}
    t = board(row, spaces=waiting(3))
    play(t, "place expand", "extend left")
    assert verbs(t) == {"border", "done"}
    build_borders(t, "e1n", "e1w", "e2n")
    assert (deciding(t), stock(t), materials(t)) == (1, 0, {"wood": 2})
    assert sorted(seat(t)["borders"]) == ["e1n", "e1w", "e2n"]
    assert lying(t, "expand") == {}


@pytest.mark.rule("C42")
@pytest.mark.card("woodworking-shop")
def test_the_woodworking_shop_builds_no_more_borders_than_were_received() -> None:
    row = {"tiles": farm(g1="woodworking-shop"), "goods": {"border": 9}}
    t = board(row, spaces=waiting(2))
    play(t, "place expand", "extend right")
    build_borders(t, "h1n", "h2n")
    assert (deciding(t), stock(t)) == (1, 9)


@pytest.mark.rule("C42")
@pytest.mark.card("woodworking-shop")
def test_borders_kept_with_the_woodworking_shop_cost_wood_later() -> None:
    row = {"tiles": farm(g1="woodworking-shop"), "goods": {"wood": 1, "border": 0}}
    t = board(row, {"placed": 3}, spaces=waiting(3))
    play(t, "place expand", "extend left", "border e1n", "done")
    assert stock(t) == 2
    play(t, "place fences", "border e2n")
    assert (materials(t), stock(t)) == ({}, 1)
    assert deciding(t) == 0 and "border" not in verbs(t)


@pytest.mark.rule("C42")
@pytest.mark.card("woodworking-shop")
def test_the_woodworking_shop_works_without_an_extension_too() -> None:
    row = {"tiles": farm(g1="woodworking-shop"), "goods": {"border": 0}}
    t = board(row, {"columns": ALL_EXTENSIONS}, spaces=waiting(1))
    play(t, "place expand", "border g3w")
    assert (deciding(t), stock(t), seat(t)["columns"]) == (1, 0, ["f", "g"])


@pytest.mark.rule("C42")
@pytest.mark.card("woodworking-shop")
def test_without_the_woodworking_shop_borders_of_an_extension_go_to_the_stock() -> None:
    other = {"tiles": farm(g1="woodworking-shop")}
    t = board({"goods": {"border": 4}}, other, spaces=waiting(3))
    play(t, "place expand", "extend left")
    assert (deciding(t), stock(t), seat(t)["borders"]) == (1, 7, [])


@pytest.mark.rule("C42")
@pytest.mark.card("woodworking-shop", "assembly-hall")
@pytest.mark.parametrize("answer", ["border g2n", "done"])
def test_the_woodworking_shop_builds_a_border_that_the_assembly_hall_sends(answer: str) -> None:
    row = {"tiles": farm(g1="woodworking-shop"), "goods": {"border": 5}}
    other = {"tiles": farm(g1="assembly-hall"), "goods": {"border": 2}}
    t = board(row, other, turn=1)
    play(t, "anytime")
    play_if_asked(t, "use assembly-hall")
    play(t, "border f1n")
    assert deciding(t) == 0 and verbs(t) == {"border", "done"}
    play(t, answer)
    assert (stock(t), stock(t, 1)) == (5 if answer != "done" else 6, 0)
    assert (seat(t)["borders"], seat(t, 1)["borders"]) == (
        ["g2n"] if answer != "done" else [],
        ["f1n"],
    )
    assert deciding(t) == 1 and "place building-materials" in offered(t)


# Fence manufacturer


@pytest.mark.rule("C48")
@pytest.mark.card("fence-manufacturer")
def test_the_fence_manufacturer_sells_borders_for_one_wood_each() -> None:
    goods = {"wood": 4, "stone": 1, "reed": 1, "border": 9}
    t = built("fence-manufacturer", "f1", {"goods": goods})
    assert verbs(t) == {"border", "done"}
    build_borders(t, "g1n", "g1w", "g2n")
    assert (materials(t), stock(t)) == ({"wood": 1}, 6)
    play(t, "done")
    assert (deciding(t), sorted(seat(t)["borders"])) == (1, ["g1n", "g1w", "g2n"])


@pytest.mark.rule("C48")
@pytest.mark.card("fence-manufacturer")
def test_the_fence_manufacturer_stops_with_the_last_wood_or_the_last_border() -> None:
    goods = {"wood": 2, "stone": 1, "reed": 1, "border": 9}
    t = built("fence-manufacturer", "f1", {"goods": goods})
    build_borders(t, "g1n", "g1w")
    assert (deciding(t), materials(t), stock(t)) == (1, {}, 7)
    t = built("fence-manufacturer", "f1", {"goods": {**goods, "border": 1}})
    build_borders(t, "g1n")
    assert (deciding(t), materials(t), stock(t)) == (1, {"wood": 1}, 0)


@pytest.mark.rule("C48")
@pytest.mark.card("fence-manufacturer")
def test_the_fence_manufacturer_may_be_built_without_borders() -> None:
    t = built("fence-manufacturer", "f1", {"goods": {"stone": 1, "reed": 1}})
    assert (deciding(t), stock(t)) == (1, 9)
    t = built("fence-manufacturer", "f1", {"goods": {"wood": 3, "stone": 1, "reed": 1}})
    play(t, "done")
    assert (deciding(t), materials(t), stock(t)) == (1, {"wood": 3}, 9)


@pytest.mark.rule("C48")
@pytest.mark.card("fence-manufacturer")
def test_the_fence_manufacturer_leaves_the_space_for_fences_free() -> None:
    goods = {"wood": 2, "stone": 1, "reed": 1}
    t = built("fence-manufacturer", "f1", {"goods": goods}, {"goods": {"wood": 1}})
    play(t, "border g1n", "done")
    assert deciding(t) == 1 and "place fences" in offered(t)


# Servants' cottage


@pytest.mark.rule("C57")
@pytest.mark.card("servants-cottage")
def test_the_servants_cottage_builds_two_borders_and_sells_a_trough() -> None:
    t = built("servants-cottage", "f1", {"goods": {"wood": 6}})
    assert verbs(t) == {"border", "done"}
    build_borders(t, "g1n", "g1w")
    assert (materials(t), stock(t)) == ({"wood": 4}, 7)
    assert verbs(t) == {"trough", "done"}
    assert choices(t, "trough") == {"f1", "f2", "f3", "g1", "g2", "g3"}
    play(t, "trough g2")
    assert (materials(t), seat(t)["troughs"], deciding(t)) == ({"wood": 2}, ["g2"], 1)
    assert supply(t)["trough"] == 9


@pytest.mark.rule("C57")
@pytest.mark.card("servants-cottage")
def test_borders_and_trough_of_the_servants_cottage_are_voluntary() -> None:
    t = built("servants-cottage", "f1", {"goods": {"wood": 4}})
    play(t, "done", "done")
    assert (deciding(t), stock(t), materials(t)) == (1, 9, {"wood": 2})
    t = built("servants-cottage", "f1", {"goods": {"wood": 4}})
    play(t, "border g1n", "done", "trough f1")
    assert (deciding(t), stock(t), materials(t)) == (1, 8, {})


@pytest.mark.rule("C57")
@pytest.mark.card("servants-cottage")
def test_the_trough_of_the_servants_cottage_takes_two_wood_that_are_left() -> None:
    t = built("servants-cottage", "f1", {"goods": {"wood": 3, "stone": 9}})
    build_borders(t, "g1n", "g1w")
    assert (deciding(t), seat(t)["troughs"], materials(t)) == (1, [], {"wood": 1, "stone": 9})


@pytest.mark.rule("C57")
@pytest.mark.card("servants-cottage")
def test_the_servants_cottage_takes_what_the_stock_and_the_supply_still_have() -> None:
    t = built("servants-cottage", "f1", {"goods": {"wood": 4, "border": 1}})
    build_borders(t, "g1n")
    assert verbs(t) == {"trough", "done"} and stock(t) == 0
    cells = [f"{column}{row}" for column in "efgh" for row in (1, 2, 3)]
    other = {"columns": ["e", "f", "g", "h"], "troughs": cells[:10]}
    t = built("servants-cottage", "f1", {"goods": {"wood": 4, "border": 0}}, other)
    assert (deciding(t), materials(t)) == (1, {"wood": 2})
