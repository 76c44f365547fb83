"""Phases 1 and 2: section cards, rows taken off, farmyard cards, dead sheep, new workers."""

from __future__ import annotations

import pytest

import bocage

from ..scenario import (
    CORNERS,
    SECTIONS,
    SPACES,
    current,
    new,
    occupied,
    play_out,
    rows,
    seat,
    sheep,
    standing,
    table,
    wait_for_round,
)

ONE_ROW = {name: [1, 0] if name in CORNERS else [1, 0, 0] for name in SPACES}
TWO = {"A": {1, 2}, "B": {2, 4}, "C": {3, 4}, "D": {1, 4}, "E": {1, 3}, "F": {2, 3}}
THREE = {
    "A": [{1, 2, 3}, {1, 2, 4}],
    "B": [{2, 3, 4}],
    "C": [{1, 3, 4}],
    "D": [{1, 2, 3}],
    "E": [{1, 2, 4}],
    "F": [{1, 3, 4}, {2, 3, 4}],
}
SOLO = {"A": [{3}, {4}], "B": [{1}], "C": [{2}], "D": [{4}], "E": [{3}], "F": [{1}, {2}]}


def drawn(seats: int, card: str, seed: int = 1) -> bocage.Table:
    """The last round begins with one section card left, one worker on every space."""
    position = {"phase": "remove", "round": 6, "sections": [card], "spaces": ONE_ROW}
    return table(*[{}] * seats, **position, seed=seed, cards="none")


def sections_of(names: set[str]) -> set[int]:
    """The sections whose five spaces are all among these."""
    return {section for section, group in SECTIONS.items() if set(group) <= names}


@pytest.mark.rule("H13")
@pytest.mark.parametrize("card", TWO)
def test_with_two_seats_a_card_names_two_sections(card: str) -> None:
    t = drawn(2, card)
    assert current(t) == (6, "actions")
    emptied = set(SPACES) - occupied(t)
    assert len(emptied) == 10
    assert sections_of(emptied) == set(t.observe(0)["cleared"]) == TWO[card]
    assert t.observe(0)["sections_left"] == 0


@pytest.mark.rule("H13")
@pytest.mark.parametrize("card", THREE)
def test_with_three_seats_a_card_names_three_sections(card: str) -> None:
    emptied = set(SPACES) - occupied(drawn(3, card))
    assert len(emptied) == 15
    assert sections_of(emptied) in THREE[card]


@pytest.mark.rule("H13")
@pytest.mark.parametrize("card", SOLO)
def test_alone_a_card_names_one_section(card: str) -> None:
    emptied = set(SPACES) - occupied(drawn(1, card))
    assert len(emptied) == 5
    assert sections_of(emptied) in SOLO[card]


@pytest.mark.rule("H13")
@pytest.mark.parametrize("seats", [1, 3])
def test_question_marks_are_decided_by_chance(seats: int) -> None:
    names = SOLO if seats == 1 else THREE
    for card in ("A", "F"):
        found = set()
        for seed in range(40):
            t = drawn(seats, card, seed=seed)
            found.add(frozenset(t.observe(0)["cleared"]))
        assert found == {frozenset(sections) for sections in names[card]}


@pytest.mark.rule("H13")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_section_card_is_used_once(seats: int) -> None:
    for seed in range(3):
        t = new(seats, seed, cards="none")
        cleared = []
        for number in range(1, 7):
            wait_for_round(t, number)
            assert t.observe(0)["sections_left"] == 6 - number
            cleared.append(tuple(sorted(t.observe(0)["cleared"])))
        if seats == 2:
            assert len(set(cleared)) == 6
        counts = [sum(section in group for group in cleared) for section in SECTIONS]
        assert sum(counts) == 6 * seats
        low = {1: 1, 2: 3, 3: 4}[seats]
        high = {1: 2, 2: 3, 3: 5}[seats]
        assert all(low <= count <= high for count in counts)


@pytest.mark.rule("H13")
def test_the_order_of_the_section_cards_is_random() -> None:
    first = {tuple(sorted(new(2, seed).observe(0)["cleared"])) for seed in range(60)}
    assert first == {tuple(sorted(sections)) for sections in TWO.values()}


@pytest.mark.rule("H13", "HX01")
def test_with_four_seats_every_space_loses_its_top_row() -> None:
    spaces = {"nursery": [1, 2, 3], "farming": [1, 2, 0], "town-hall": [1, 0, 0]}
    corners = {"gateway-card": [1, 2], "point-card": [1, 0]}
    t = table({}, {}, {}, {}, phase="remove", round=2, spaces={**spaces, **corners}, cards="none")
    assert rows(t, "nursery") == [1, 2, 0]
    assert rows(t, "farming") == [1, 0, 0]
    assert rows(t, "town-hall") == [0, 0, 0]
    assert rows(t, "gateway-card") == [1, 0]
    assert rows(t, "point-card") == [0, 0]
    assert occupied(t) == {"nursery", "farming", "gateway-card"}


@pytest.mark.rule("H13", "HX01")
def test_only_the_top_row_of_the_named_sections_is_taken_off() -> None:
    spaces = {"nursery": [1, 2, 3], "clearing": [1, 0, 0], "land-sale": [1, 2, 3]}
    t = table({}, {}, phase="remove", round=6, sections=["B"], spaces=spaces, cards="none")
    assert rows(t, "nursery") == [1, 2, 0]
    assert rows(t, "clearing") == [0, 0, 0]
    assert rows(t, "land-sale") == [1, 2, 3]


@pytest.mark.rule("H13")
def test_workers_stay_from_round_to_round() -> None:
    t = table({"workers": 1}, {"workers": 0}, sections=["A", "B", "C", "D", "E"])
    t.play("place nursery")
    wait_for_round(t, 2)
    kept = [] if 2 in t.observe(0)["cleared"] else ["nursery"]
    assert occupied(t) == set(kept)


@pytest.mark.rule("H14", "H11")
@pytest.mark.parametrize("number", [4, 5, 6])
def test_sheep_on_the_card_that_leaves_die(number: int) -> None:
    flock = {str(card): 2 for card in range(number, 7)} | {"stables": 3}
    t = table({"sheep": flock}, {"sheep": {str(number): 1}}, phase="workers", round=number)
    left = {place: count for place, count in flock.items() if place != str(number)}
    assert sheep(t) == left
    assert sheep(t, 1) == {}
    assert seat(t)["farmyard_cards"] == list(range(number + 1, 7))


@pytest.mark.rule("H14")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_sheep_on_later_cards_live_on(number: int) -> None:
    flock = {"5": 1, "6": 2, "stables": 1}
    assert sheep(table({"sheep": flock}, phase="workers", round=number)) == flock


@pytest.mark.rule("H14", "H30")
@pytest.mark.parametrize("slides", range(11))
def test_new_workers_equal_the_window(slides: int) -> None:
    t = table(standing(slides), phase="workers", round=5)
    assert seat(t)["workers"] == seat(t)["window"] == min(6 + slides, 12)


@pytest.mark.rule("H14")
def test_each_seat_gets_workers_of_its_own_window() -> None:
    t = table(standing(3), standing(0, bakery=7), standing(9), phase="workers", round=4)
    assert [seat(t, number)["workers"] for number in range(3)] == [9, 6, 12]


@pytest.mark.rule("H13", "H14")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_has_six_rounds(seats: int) -> None:
    t = new(seats, seed=2)
    play_out(t, seed=4)
    view = t.observe(None)
    assert (view["round"], view["rounds"], view["phase"]) == (6, 6, "end")
    assert t.decision is None
    assert t.over
