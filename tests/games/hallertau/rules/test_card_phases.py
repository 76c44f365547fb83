"""Cards bound to a phase or barred from one, and the farmyard card of phase 5."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hallertau.scenario import (
    current,
    decks,
    farming,
    fields,
    goods,
    hand,
    offered,
    play,
    refused,
    seat,
    sheep,
    table,
    village,
    work_off,
)


@pytest.mark.rule("H41")
@pytest.mark.parametrize(
    ("card", "options", "row"),
    [
        ("208", {"gateway": "expert"}, {}),
        ("303-1", {"gateway": "master"}, {}),
        ("305-1", {"gateway": "master"}, {}),
        ("419", {}, {"jewels": 1}),
        ("426", {}, {"tools": 6, "fields": ["rye-5"]}),
        ("427-1", {}, {}),
        ("526", {"farmyard": "sheep"}, {"goods": {"milk": 2, "rye": 1}}),
        ("706", {"farmyard": "jewelry"}, {}),
        ("726", {"farmyard": "jewelry"}, {"jewels": 1}),
    ],
)
def test_cards_that_cannot_be_played_in_phase_4(
    card: str, options: dict[str, str], row: dict[str, Any]
) -> None:
    t = table({"hand": [card[:3]], **row}, **options)
    barred = card in ("419", "726")
    assert refused(t, f"play {card}") == ("card-not-phase" if barred else "card-phase")


@pytest.mark.rule("H41")
@pytest.mark.parametrize(
    ("card", "options", "row"),
    [
        ("121", {"gateway": "intermediate"}, {"workers": 2}),
        ("222", {"gateway": "expert"}, {}),
        ("302", {"gateway": "master"}, {"workers": 1}),
        ("312-1", {"gateway": "master"}, {"fields": ["empty-2"] * 6}),
        ("313", {"gateway": "master"}, {"workers": 1}),
        ("315", {"gateway": "master"}, {"jewels": 4}),
        ("330-1", {"gateway": "master"}, {"tools_gained": 1}),
        ("702", {"farmyard": "jewelry"}, {}),
        ("426", {}, {"tools": 6, "fields": ["rye-5"]}),
    ],
)
def test_cards_that_cannot_be_played_in_phase_9(
    card: str, options: dict[str, str], row: dict[str, Any]
) -> None:
    t = table({"jewels": 1, "hand": [card[:3]], **row}, phase="progress", **options)
    assert current(t) == (1, "progress")
    assert refused(t, f"play {card}") == "card-phase"


@pytest.mark.rule("H41")
@pytest.mark.card("605")
def test_605_waits_until_milking_is_over() -> None:
    row = village(hand=["605"], goods={"milk": 7}, sheep={"4": 1}, jewels=1)
    t = table(row, phase="milking", farmyard="fields")
    assert current(t) == (1, "progress")
    assert "play 605" in offered(t)
    play(t, "play 605")
    assert goods(t) == {} and sheep(t) == {"4": 2}


@pytest.mark.rule("H41")
@pytest.mark.card("724")
def test_724_is_barred_from_the_harvest_only() -> None:
    row = farming("rye-2", hand=["724"], goods={"barley": 1}, jewels=1)
    t = table(row, phase="harvest", farmyard="jewelry")
    while current(t) == (1, "harvest"):
        assert "play 724" not in offered(t)
        play(t, "harvest all" if "harvest all" in offered(t) else "done")
    play(t, "play 724")
    assert seat(t)["jewels"] == 2 and goods(t) == {"rye": 2}


@pytest.mark.rule("H41")
@pytest.mark.card("419")
def test_419_is_offered_outside_phase_4() -> None:
    t = table({"hand": ["419"], "jewels": 1, "workers": 1}, {"workers": 0})
    work_off(t)
    assert current(t)[1] == "new-card"
    assert "play 419" in offered(t)


@pytest.mark.rule("H23")
@pytest.mark.card("410")
def test_the_new_farmyard_card_may_be_played_at_once() -> None:
    others = [str(number) for number in range(401, 436) if number != 410]
    t = table(village(jewels=1), phase="new-card", round=6, discarded=others)
    assert hand(t) == ["410"]
    assert current(t) == (6, "new-card")
    play(t, "play 410")
    assert fields(t) == ["empty-3", "empty-4"] and seat(t)["jewels"] == 0


@pytest.mark.rule("H23")
def test_everybody_gets_the_new_farmyard_card_in_every_round() -> None:
    t = table({"workers": 1, "jewels": 1}, {"workers": 1, "jewels": 1}, round=2)
    left = decks(t)["farmyard"]
    assert [seat(t, number)["farmyard_cards"] for number in (0, 1)] == [[3, 4, 5, 6]] * 2
    work_off(t)
    assert [seat(t, number)["hand_size"]["farmyard"] for number in (0, 1)] == [1, 1]
    assert decks(t)["farmyard"] == left
