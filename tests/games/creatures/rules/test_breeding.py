"""Breeding: one young per type and round, where it finds room."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import (
    ANIMALS,
    animals,
    breeding,
    choices,
    deciding,
    lying,
    offered,
    play,
    table,
)

TWO_STALLS = {"f3": "cottage", "g1": "stall", "g2": "stall"}
FOUR_STALLS = {"f3": "cottage", "f1": "stall", "f2": "stall", "g1": "stall", "g2": "stall"}
TWO_PASTURES = ["f1n", "f1w", "g1w", "f2n", "g1n", "h1w", "g2n"]
"""Borders that close f1 and g1, each alone."""


@pytest.mark.rule("CX02", "C10")
def test_two_pairs_of_sheep_in_two_stalls_have_one_lamb() -> None:
    t = breeding({"tiles": TWO_STALLS, "animals": {"sheep": 4}})
    assert animals(t) == {"sheep": 5}


@pytest.mark.rule("C10")
@pytest.mark.parametrize("kind", ANIMALS)
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 3), (3, 4), (6, 7), (7, 7)])
def test_two_or_more_of_a_type_have_one_young(kind: str, before: int, after: int) -> None:
    t = breeding({"tiles": TWO_STALLS, "animals": {kind: before}})
    assert animals(t) == ({kind: after} if after else {})


@pytest.mark.rule("C10")
def test_every_type_breeds_in_the_same_phase() -> None:
    herd = dict.fromkeys(ANIMALS, 2)
    t = breeding({"tiles": FOUR_STALLS, "animals": herd})
    assert animals(t) == dict.fromkeys(ANIMALS, 3)
    mixed = {"sheep": 2, "pig": 1, "cow": 2, "horse": 1}
    t = breeding({"tiles": FOUR_STALLS, "animals": mixed})
    assert animals(t) == {"sheep": 3, "pig": 1, "cow": 3, "horse": 1}


@pytest.mark.rule("C10")
def test_parents_may_live_apart() -> None:
    t = breeding({"troughs": ["g1", "g3"], "animals": {"cow": 2}})
    assert animals(t) == {"cow": 3}


@pytest.mark.rule("C10")
def test_one_of_each_of_two_types_is_no_pair() -> None:
    t = breeding({"tiles": TWO_STALLS, "animals": {"cow": 1, "pig": 1}})
    assert animals(t) == {"cow": 1, "pig": 1}


@pytest.mark.rule("C10")
@pytest.mark.parametrize(("troughs", "after"), [(["g1"], 2), (["g1", "g2"], 3)])
def test_a_young_without_room_runs_away(troughs: list[str], after: int) -> None:
    t = breeding({"troughs": troughs, "animals": {"pig": 2}}, round=3)
    assert animals(t) == {"pig": after}
    assert t.observe(0)["round"] == 4


@pytest.mark.rule("C10", "C18")
@pytest.mark.parametrize(
    ("gone", "left"),
    [("sheep", {"sheep": 2, "pig": 3}), ("pig", {"sheep": 3, "pig": 2})],
)
def test_with_room_for_one_young_the_owner_chooses(gone: str, left: dict[str, int]) -> None:
    t = breeding({"borders": TWO_PASTURES, "animals": {"sheep": 2, "pig": 2}})
    assert deciding(t) == 0
    assert offered(t) == {"release sheep", "release pig"}
    play(t, f"release {gone}")
    assert animals(t) == left


@pytest.mark.rule("C10", "C18")
def test_another_animal_may_make_room_for_the_young() -> None:
    t = breeding({"borders": ["g1n", "g1w", "h1w", "g2n"], "animals": {"sheep": 2, "cow": 1}})
    assert offered(t) == {"release sheep", "release cow"}
    play(t, "release cow")
    assert animals(t) == {"sheep": 3}


@pytest.mark.rule("C10", "C18")
def test_animals_move_to_make_room_for_the_young() -> None:
    row = {"borders": TWO_PASTURES, "troughs": ["g1", "f2"], "animals": {"cow": 3, "pig": 2}}
    t = breeding(row)
    assert animals(t) == {"cow": 4, "pig": 3}


@pytest.mark.rule("C10")
def test_both_seats_breed_from_the_starting_player_on() -> None:
    pair = {"borders": TWO_PASTURES, "animals": {"sheep": 2, "pig": 2}}
    t = breeding(pair, pair, starting_player=1)
    assert deciding(t) == 1
    play(t, "release sheep")
    assert deciding(t) == 0
    play(t, "release pig")
    assert (animals(t, 0), animals(t, 1)) == ({"sheep": 3, "pig": 2}, {"sheep": 2, "pig": 3})


@pytest.mark.rule("C05", "C10")
def test_breeding_ends_every_round_and_the_refill_follows() -> None:
    row = {"tiles": TWO_STALLS, "animals": {"horse": 2}, "placed": 2}
    t = table(row, {"placed": 3}, round=2)
    play(t, "place building-materials")
    assert t.observe(0)["round"] == 3
    assert animals(t) == {"horse": 3}
    assert lying(t, "three-wood") == {"wood": 3}


@pytest.mark.rule("C05", "C10")
def test_animals_breed_once_in_every_round() -> None:
    herd: dict[str, Any] = {"tiles": TWO_STALLS, "animals": {"horse": 2}}
    t = breeding(herd, round=1)
    for number in range(2, 6):
        assert t.observe(0)["round"] == number
        assert animals(t)["horse"] == number + 1
        for space in ("three-wood", "one-stone", "two-stone", "building-materials"):
            play(t, f"place {space}")
        play(t, "place start-player", "place millpond")


@pytest.mark.rule("C05", "C10", "C26")
def test_the_game_ends_after_the_breeding_of_round_eight() -> None:
    t = breeding({"tiles": TWO_STALLS, "animals": {"cow": 5}}, round=8)
    assert t.over
    assert t.observe(0)["round"] == 8
    assert animals(t) == {"cow": 6}
    assert t.scores()[0].lines["cows"] == 6
    assert not choices(t, "place")


@pytest.mark.rule("C10")
def test_newborns_are_no_parents_in_the_same_phase() -> None:
    t = breeding({"tiles": FOUR_STALLS, "animals": {"sheep": 3}}, round=8)
    assert animals(t) == {"sheep": 4}
