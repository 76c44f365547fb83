"""Buildings that make stalls or better them: building firm and barn."""

from __future__ import annotations

import pytest

from tests.games.creatures.cards.building import (
    ALL_STALLS,
    around,
    before_breeding,
    board,
    build_borders,
    built,
    farm,
    materials,
    round_of,
    stock,
    tiles,
    verbs,
    worth,
)
from tests.games.creatures.scenario import (
    alone,
    animals,
    choices,
    deciding,
    ended,
    offered,
    play,
    play_if_asked,
    room,
    seat,
    supply,
)

STALL = {"stone": 3, "reed": 1}


# Building firm


@pytest.mark.rule("C47")
@pytest.mark.card("building-firm")
def test_the_building_firm_turns_troughs_into_stalls_at_any_time() -> None:
    row = {"tiles": farm(f1="building-firm"), "troughs": ["g1", "g2"], "goods": {"stone": 4}}
    t = board(row)
    play(t, "anytime")
    play_if_asked(t, "use building-firm")
    assert choices(t, "stall") == {"g1", "g2"}
    play(t, "stall g1")
    assert (materials(t), tiles(t)["g1"], seat(t)["troughs"]) == ({"stone": 2}, "stall", ["g2"])
    assert (supply(t)["stall"], supply(t)["trough"]) == (4, 9)
    assert deciding(t) == 0 and "place walls" in offered(t)
    play(t, "anytime")
    play_if_asked(t, "use building-firm", "stall g2")
    assert (materials(t), tiles(t)["g2"], seat(t)["troughs"]) == ({}, "stall", [])
    assert "anytime" not in offered(t)


@pytest.mark.rule("C47")
@pytest.mark.card("building-firm")
def test_the_building_firm_leaves_troughs_in_buildings_alone() -> None:
    row = {"tiles": farm(f1="building-firm", g1="stall"), "goods": {"stone": 9}}
    assert "anytime" not in offered(board({**row, "troughs": ["f1", "f3", "g1"]}))
    assert "anytime" in offered(board({**row, "troughs": ["f1", "f3", "g1", "g2"]}))


@pytest.mark.rule("C47")
@pytest.mark.card("building-firm")
def test_the_building_firm_needs_two_stone_a_trough_and_a_stall_tile() -> None:
    row = {"tiles": farm(f1="building-firm"), "troughs": ["g1"], "goods": {"stone": 2}}
    assert "anytime" in offered(board(row))
    assert "anytime" not in offered(board({**row, "goods": {"stone": 1, "wood": 9, "reed": 9}}))
    assert "anytime" not in offered(board({**row, "troughs": []}))
    assert "anytime" not in offered(board(row, {"tiles": ALL_STALLS}))
    assert "anytime" not in offered(board(row, turn=1))


@pytest.mark.rule("C47")
@pytest.mark.card("building-firm")
def test_the_building_firm_makes_room_for_animals_that_arrive() -> None:
    row = {"tiles": farm(f1="building-firm"), "troughs": ["g1"], "animals": {"sheep": 2}}
    piles = {"pigs-and-sheep": {"goods": {"pig": 1, "sheep": 1}}}
    t = board({**row, "goods": {"stone": 2}}, spaces=piles)
    play(t, "place pigs-and-sheep")
    assert "anytime" in offered(t)
    play(t, "anytime")
    play_if_asked(t, "use building-firm", "stall g1")
    assert (animals(t), tiles(t)["g1"], deciding(t)) == ({"sheep": 3, "pig": 1}, "stall", 1)


@pytest.mark.rule("C47")
@pytest.mark.card("building-firm")
def test_the_building_firm_works_before_breeding() -> None:
    row = {"tiles": farm(f1="building-firm"), "troughs": ["g1"], "animals": {"sheep": 2}}
    t = before_breeding({**row, "goods": {"stone": 2}})
    assert offered(t) == {"use building-firm", "done"}
    play(t, "use building-firm")
    play_if_asked(t, "stall g1")
    assert (animals(t), materials(t), round_of(t)) == ({"sheep": 3}, {}, 4)


@pytest.mark.rule("C47")
@pytest.mark.card("building-firm")
def test_the_building_firm_makes_room_for_young_that_are_born() -> None:
    row = {"tiles": farm(f1="building-firm"), "troughs": ["g1"], "animals": {"sheep": 2}}
    t = before_breeding({**row, "goods": {"stone": 2}})
    play(t, "done")
    assert offered(t) == {"release sheep", "anytime"}
    play(t, "anytime")
    play_if_asked(t, "use building-firm", "stall g1")
    assert (animals(t), tiles(t)["g1"], round_of(t)) == ({"sheep": 3}, "stall", 4)


@pytest.mark.rule("C47")
@pytest.mark.card("building-firm")
@pytest.mark.parametrize(("before", "after"), [(4, 4), (5, 4)])
def test_a_stall_in_the_place_of_a_pastures_trough_holds_three(before: int, after: int) -> None:
    row = {"tiles": farm(f1="building-firm"), "troughs": ["g1"], "borders": around("g1")}
    t = board({**row, "animals": {"cow": before}, "goods": {"stone": 2}})
    play(t, "anytime")
    play_if_asked(t, "use building-firm", "stall g1")
    assert (animals(t), tiles(t)["g1"]) == ({"cow": after}, "stall")
    assert sorted(seat(t)["borders"]) == sorted(around("g1"))


@pytest.mark.rule("C47", "C36")
@pytest.mark.card("building-firm", "carpenters-workshop")
def test_the_building_firm_is_no_stall_action_for_the_carpenters_workshop() -> None:
    shops = farm(f1="building-firm", f2="carpenters-workshop")
    t = board({"tiles": shops, "troughs": ["g1"], "goods": {"stone": 2, "border": 9}})
    play(t, "anytime")
    play_if_asked(t, "use building-firm", "stall g1")
    assert tiles(t)["g1"] == "stall"
    assert "border" not in verbs(t) and "place walls" in offered(t)


# Barn


@pytest.mark.rule("C56")
@pytest.mark.card("barn")
def test_the_barn_makes_the_next_stall_stables_for_nothing() -> None:
    t = built("barn", "f1", {"goods": {"wood": 3, **STALL}}, {"placed": 3})
    play(t, "place stall", "stall g1")
    assert offered(t) == {"use barn", "done"}
    play(t, "use barn")
    assert (tiles(t), materials(t)) == (farm(f1="barn", g1="stables"), {})
    assert (room(t)["sheep"], supply(t)["stall"]) == (1 + 1 + 5, 4)
    assert worth(t) == 4


@pytest.mark.rule("C56")
@pytest.mark.card("barn", "home-workshop")
@pytest.mark.parametrize("answer", ["use barn", "done"])
def test_the_right_of_the_barn_is_used_or_lost_with_the_first_stall(answer: str) -> None:
    row = {"tiles": farm(f1="barn", f2="home-workshop"), "barn": True, "placed": 2}
    t = board({**row, "goods": {"stone": 6, "reed": 2}}, {"placed": 3}, starting_player=1)
    play(t, "place stall", "stall g1", answer)
    assert tiles(t)["g1"] == ("stables" if answer == "use barn" else "stall")
    assert seat(t)["barn"] is False
    play(t, "use home-workshop", "stall g2")
    assert (tiles(t)["g2"], round_of(t)) == ("stall", 4)


@pytest.mark.rule("C56")
@pytest.mark.card("barn", "building-firm", "home-workshop")
def test_the_barn_works_with_every_stall_however_built() -> None:
    row = {"tiles": farm(f1="barn", f2="building-firm"), "barn": True, "troughs": ["g1"]}
    t = board({**row, "goods": {"stone": 2}})
    play(t, "anytime")
    play_if_asked(t, "use building-firm", "stall g1")
    assert offered(t) == {"use barn", "done"}
    play(t, "use barn")
    assert tiles(t)["g1"] == "stables" and "place walls" in offered(t)
    t = before_breeding(
        {"tiles": farm(f1="barn", f2="home-workshop"), "barn": True, "goods": STALL}
    )
    play(t, "use home-workshop", "stall g1", "use barn")
    assert (tiles(t)["g1"], round_of(t)) == ("stables", 4)


@pytest.mark.rule("C56")
@pytest.mark.card("barn")
def test_the_barn_waits_until_a_stall_is_built_and_helps_its_owner_only() -> None:
    row = {"tiles": farm(f1="barn", g1="stall"), "barn": True, "goods": {"wood": 5}}
    t = alone(row, mode="expert", round=3)
    play(t, "place stables")
    assert (tiles(t)["g1"], materials(t), seat(t)["barn"]) == ("stables", {}, True)
    t = board({"goods": STALL}, {"tiles": farm(f1="barn"), "barn": True})
    play(t, "place stall", "stall g1")
    assert (tiles(t)["g1"], deciding(t), seat(t, 1)["barn"]) == ("stall", 1, True)


@pytest.mark.rule("C56", "C36")
@pytest.mark.card("barn", "carpenters-workshop")
def test_barn_and_carpenters_workshop_both_answer_to_one_stall() -> None:
    row = {"tiles": farm(f1="barn", f2="carpenters-workshop"), "barn": True, "goods": STALL}
    t = board(row)
    play(t, "place stall", "stall g1")
    build_borders(t, "g2w", "g3w")
    play(t, "use barn")
    assert (tiles(t)["g1"], stock(t), deciding(t)) == ("stables", 7, 1)


@pytest.mark.rule("C56")
@pytest.mark.card("barn")
def test_a_farm_without_the_barns_right_gets_plain_stalls() -> None:
    t = board({"tiles": farm(f1="barn"), "barn": False, "goods": STALL})
    play(t, "place stall", "stall g1")
    assert (tiles(t)["g1"], deciding(t)) == ("stall", 1)
    assert worth(ended({"tiles": tiles(t)}, mode="expert")) == 1
