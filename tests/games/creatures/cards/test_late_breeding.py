"""Buildings around breeding: joinery, ranch, breeding station, stone carver's workshop."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.creatures.cards.building import (
    built,
    closed,
    farm,
    materials,
    round_of,
    stock,
    worth,
)
from tests.games.creatures.scenario import (
    animals,
    breeding,
    choices,
    deciding,
    ended,
    offered,
    play,
    seat,
    supply,
    total,
)

PASTURE = ["g3n", "h3w", "g3s"]
"""Closes g3 beside the cottage."""

# Joinery


JOINERY: dict[str, Any] = {"tiles": farm(g1="joinery"), "borders": PASTURE, "goods": {"wood": 2}}


@pytest.mark.rule("C67")
@pytest.mark.card("joinery")
def test_two_wood_make_a_trough_before_breeding() -> None:
    t = breeding(JOINERY)
    assert offered(t) == {"use joinery", "done"}
    play(t, "use joinery")
    assert choices(t, "trough") == {"f1", "f2", "f3", "g1", "g2", "g3"}
    play(t, "trough g2")
    assert seat(t)["troughs"] == ["g2"]
    assert (materials(t), supply(t)["trough"]) == ({}, 9)
    assert round_of(t) == 2


@pytest.mark.rule("C67")
@pytest.mark.card("joinery")
def test_the_trough_of_the_joinery_makes_room_for_the_young() -> None:
    row = {**JOINERY, "animals": {"sheep": 3}}
    t = breeding(row)
    play(t, "use joinery", "trough g3")
    assert animals(t) == {"sheep": 4}
    t = breeding(row)
    play(t, "done")
    assert animals(t) == {"sheep": 3}


@pytest.mark.rule("C67")
@pytest.mark.card("joinery")
def test_one_wood_is_not_enough_for_the_joinery() -> None:
    t = breeding({**JOINERY, "goods": {"wood": 1, "stone": 9, "reed": 9}})
    assert round_of(t) == 2


@pytest.mark.rule("C67")
@pytest.mark.card("joinery")
def test_the_joinery_makes_one_trough_per_breeding() -> None:
    t = breeding({**JOINERY, "goods": {"wood": 6}})
    play(t, "use joinery", "trough g2")
    assert (round_of(t), materials(t)) == (2, {"wood": 4})


@pytest.mark.rule("C67", "C04")
@pytest.mark.card("joinery")
def test_without_troughs_in_the_supply_the_joinery_rests() -> None:
    cells = [f"{column}{row}" for column in "efg" for row in (1, 2, 3)]
    other = {"columns": ["e", "f", "g"], "troughs": cells}
    assert "use joinery" in offered(breeding(JOINERY, other))
    t = breeding({**JOINERY, "troughs": ["g3"]}, other)
    assert (round_of(t), supply(t)["trough"]) == (2, 0)


@pytest.mark.rule("C67")
@pytest.mark.card("joinery")
def test_the_joinery_works_in_the_round_in_which_it_is_built() -> None:
    row = {"placed": 2, "goods": {"wood": 2, "stone": 1, "reed": 1}}
    t = built("joinery", "g1", row, {"placed": 3})
    assert round_of(t) == 3
    assert offered(t) == {"use joinery", "done"}
    play(t, "done")
    assert (round_of(t), materials(t)) == (4, {"wood": 2})


# Ranch


RANCH = farm(g1="ranch")


@pytest.mark.rule("C76")
@pytest.mark.card("ranch")
def test_a_foal_allows_a_free_border() -> None:
    t = breeding({"tiles": RANCH, "animals": {"horse": 2}})
    assert offered(t) == {"use ranch", "done"}
    play(t, "use ranch", "border f1n")
    assert (animals(t), stock(t), seat(t)["borders"]) == ({"horse": 3}, 8, ["f1n"])
    assert round_of(t) == 2


@pytest.mark.rule("C76")
@pytest.mark.card("ranch")
def test_the_border_of_the_ranch_may_be_declined() -> None:
    t = breeding({"tiles": RANCH, "animals": {"horse": 2}})
    play(t, "done")
    assert (animals(t), stock(t), round_of(t)) == ({"horse": 3}, 9, 2)


@pytest.mark.rule("C76")
@pytest.mark.card("ranch")
def test_the_border_may_make_the_room_that_the_foal_needs() -> None:
    row = {"tiles": RANCH, "borders": ["g3n", "h3w"], "animals": {"horse": 3}}
    t = breeding(row)
    play(t, "use ranch")
    assert set(seat(t)["borders"]) == {"g3n", "h3w", "g3s"}
    assert (animals(t), stock(t)) == ({"horse": 4}, 8)


@pytest.mark.rule("C76")
@pytest.mark.card("ranch")
def test_a_foal_without_room_allows_no_border() -> None:
    t = breeding({"tiles": RANCH, "animals": {"horse": 3}})
    assert (animals(t), stock(t), round_of(t)) == ({"horse": 3}, 9, 2)


@pytest.mark.rule("C76", "C18")
@pytest.mark.card("ranch")
def test_another_animal_may_leave_for_the_foal_and_its_border() -> None:
    row = {"tiles": RANCH, "animals": {"sheep": 1, "horse": 2}}
    t = breeding(row)
    play(t, "use ranch", "border f1n")
    assert (animals(t), stock(t)) == ({"horse": 3}, 8)
    t = breeding(row)
    play(t, "done", "release horse")
    assert (animals(t), stock(t)) == ({"sheep": 1, "horse": 2}, 9)


@pytest.mark.rule("C76")
@pytest.mark.card("ranch")
@pytest.mark.parametrize("herds", [{"horse": 1}, {"sheep": 1, "horse": 1}, {"cow": 2}])
def test_only_a_foal_allows_a_border(herds: dict[str, int]) -> None:
    t = breeding({"tiles": RANCH, "borders": PASTURE, "animals": herds})
    assert (stock(t), round_of(t)) == (9, 2)


@pytest.mark.rule("C76", "C13")
@pytest.mark.card("ranch")
def test_the_border_of_the_ranch_comes_from_the_stock() -> None:
    t = breeding({"tiles": RANCH, "animals": {"horse": 2}, "goods": {"border": 0}})
    assert (animals(t), round_of(t)) == ({"horse": 3}, 2)


# Breeding station


STATION: dict[str, Any] = {"tiles": farm(g1="breeding-station"), "borders": PASTURE}


@pytest.mark.rule("C80")
@pytest.mark.card("breeding-station")
def test_the_owner_has_a_second_breeding_in_the_last_round() -> None:
    herds = {"sheep": 2}
    other = {"borders": closed("g1", "g2"), "animals": herds}
    t = breeding({**STATION, "animals": herds}, other, round=8)
    assert t.decision is None
    assert (animals(t), animals(t, 1)) == ({"sheep": 4}, {"sheep": 3})


@pytest.mark.rule("C80")
@pytest.mark.card("breeding-station")
@pytest.mark.parametrize("number", [1, 7])
def test_earlier_rounds_have_one_breeding(number: int) -> None:
    t = breeding({**STATION, "animals": {"sheep": 2}}, round=number)
    assert (animals(t), round_of(t)) == ({"sheep": 3}, number + 1)


@pytest.mark.rule("C80")
@pytest.mark.card("breeding-station")
def test_young_of_the_first_breeding_are_no_parents_before_the_second() -> None:
    row = {"tiles": farm(g1="breeding-station", g2="insemination-center"), "borders": PASTURE}
    t = breeding({**row, "animals": {"cow": 1}}, round=8)
    assert animals(t) == {"cow": 3}
    t = breeding({**STATION, "animals": {"cow": 1}}, round=8)
    assert animals(t) == {"cow": 1}


@pytest.mark.rule("C80")
@pytest.mark.card("breeding-station")
def test_young_of_the_second_breeding_need_room_too() -> None:
    t = breeding({**STATION, "animals": {"pig": 4}}, round=8)
    assert animals(t) == {"pig": 5}


@pytest.mark.rule("C80")
@pytest.mark.card("breeding-station")
def test_the_second_breeding_counts_in_the_score() -> None:
    t = breeding({**STATION, "animals": {"sheep": 2}}, round=8)
    assert total(t) == 4 + 0 - 3 * 3


@pytest.mark.rule("C80")
@pytest.mark.card("breeding-station")
def test_a_breeding_station_built_by_the_last_worker_still_counts() -> None:
    row = {"placed": 2, "goods": {"wood": 2, "stone": 4}, "borders": PASTURE}
    t = built("breeding-station", "g1", {**row, "animals": {"cow": 2}}, {"placed": 3}, round=8)
    assert (t.decision, animals(t)) == (None, {"cow": 4})


# Stone carver's workshop


CARVER = farm(g1="stone-carvers-workshop")


@pytest.mark.rule("C81")
@pytest.mark.card("stone-carvers-workshop")
def test_a_stone_may_be_put_on_the_workshop_at_the_end_of_the_round() -> None:
    t = breeding({"tiles": CARVER, "goods": {"stone": 3}, "stones": 1})
    assert offered(t) == {"use stone-carvers-workshop", "done"}
    play(t, "use stone-carvers-workshop")
    assert (seat(t)["stones"], materials(t)) == (2, {"stone": 2})
    assert round_of(t) == 2


@pytest.mark.rule("C81")
@pytest.mark.card("stone-carvers-workshop")
def test_the_stone_may_be_kept() -> None:
    t = breeding({"tiles": CARVER, "goods": {"stone": 3}, "stones": 1})
    play(t, "done")
    assert (seat(t)["stones"], materials(t), round_of(t)) == (1, {"stone": 3}, 2)


@pytest.mark.rule("C81")
@pytest.mark.card("stone-carvers-workshop")
def test_without_stone_nothing_is_put_on_the_workshop() -> None:
    t = breeding({"tiles": CARVER, "goods": {"wood": 3, "reed": 3}})
    assert (seat(t)["stones"], round_of(t)) == (0, 2)


@pytest.mark.rule("C81")
@pytest.mark.card("stone-carvers-workshop")
def test_the_workshop_takes_a_stone_in_the_round_in_which_it_is_built() -> None:
    row = {"placed": 2, "goods": {"wood": 5, "stone": 1}}
    t = built("stone-carvers-workshop", "g1", row, {"placed": 3})
    assert (round_of(t), offered(t)) == (3, {"use stone-carvers-workshop", "done"})
    play(t, "use stone-carvers-workshop")
    assert (round_of(t), seat(t)["stones"]) == (4, 1)


@pytest.mark.rule("C81")
@pytest.mark.card("stone-carvers-workshop")
def test_the_last_round_has_its_stone_before_the_score() -> None:
    t = breeding({"tiles": CARVER, "goods": {"stone": 1}, "stones": 2}, round=8)
    play(t, "use stone-carvers-workshop")
    assert t.decision is None
    assert worth(t) == 6


@pytest.mark.rule("C81")
@pytest.mark.card("stone-carvers-workshop")
@pytest.mark.parametrize("stones", [0, 1, 8])
def test_each_stone_on_the_workshop_scores_two(stones: int) -> None:
    row = {"tiles": CARVER, "stones": stones, "goods": {"stone": 5}}
    assert worth(ended(row)) == 2 * stones


@pytest.mark.rule("C81", "C33")
@pytest.mark.card("stone-carvers-workshop")
def test_stones_on_the_workshop_do_not_count_for_the_storage() -> None:
    tiles = farm(g1="stone-carvers-workshop", g2="storage-building")
    t = ended({"tiles": tiles, "stones": 3, "goods": {"stone": 1}})
    assert worth(t) == 6 + 0.5


@pytest.mark.rule("C81")
@pytest.mark.card("stone-carvers-workshop")
def test_only_the_owner_carves() -> None:
    t = breeding({"goods": {"stone": 1}}, {"tiles": CARVER, "goods": {"stone": 1}})
    assert deciding(t) == 1
    play(t, "use stone-carvers-workshop")
    assert (materials(t), materials(t, 1)) == ({"stone": 1}, {})
