"""Fields deck: cards with choices of their own, and those barred from a phase."""

from __future__ import annotations

import pytest

import bocage
from tests.games.hallertau.cards.cases import gains, holder, refused
from tests.games.hallertau.cards.farmyard import many, slid
from tests.games.hallertau.scenario import (
    choices,
    current,
    fields,
    goods,
    hand,
    offered,
    play,
    play_if_asked,
)

# 605


@pytest.mark.rule("H50", "H41")
@pytest.mark.card("605")
def test_605_is_barred_from_phase_8_only() -> None:
    t = holder("605", {"milk": 7, "sheep": 1, "jewels": 1}, phase="milking")
    assert current(t) == (1, "progress") and "play 605" in offered(t)
    t = holder("605", {"milk": 8, "fields": ""}, {"fields": ""}, phase="harvest")
    assert current(t) == (1, "harvest")
    assert gains(t, "play 605")["milk"] == 1 - 8
    for phase in ("income", "actions", "progress"):
        t = holder("605", {"milk": 8, "hops": 1, "hand": ["802"]}, phase=phase, round=2)
        assert current(t) == (2, phase) and "play 605" in offered(t)


# 607


def ends(table: bocage.Table) -> set[tuple[str, ...]]:
    """The fields with which the choices of rows can end."""
    rows = choices(table, "field")
    if not rows:
        return {tuple(fields(table))}
    found: set[tuple[str, ...]] = set()
    for action in (*(f"field {row}" for row in rows), "done"):
        if action in offered(table):
            branch = table.copy()
            branch.play(action)
            found |= ends(branch)
    return found


@pytest.mark.rule("H50", "HX25")
@pytest.mark.card("607")
@pytest.mark.parametrize(
    ("jewels", "rows"),
    [
        (4, ["2 2", "4"]),
        (5, ["2 3", "5"]),
        (6, ["2 4", "3 3"]),
        (7, ["2 5", "3 4"]),
        (8, ["3 5", "4 4"]),
        (9, ["4 5"]),
        (10, ["5 5"]),
    ],
)
def test_607_gives_fields_whose_rows_sum_to_the_jewels(jewels: int, rows: list[str]) -> None:
    t = holder("607", {"tools": 6, "jewels": jewels, "fields": ""})
    play(t, "play 607")
    wanted = {tuple(f"empty-{row}" for row in pair.split()) for pair in rows}
    assert ends(t) == {(), *wanted}


@pytest.mark.rule("H50")
@pytest.mark.card("607")
def test_607_says_where_both_fields_go() -> None:
    t = holder("607", {"tools": 6, "jewels": 5, "fields": ""})
    play(t, "play 607")
    said = {bocage.text(t.describe(f"field {row}")) for row in (2, 5)}
    assert said == {"Place 2 new fields, in rows 2 and 3", "Place a new field in row 5"}


@pytest.mark.rule("H50", "H09")
@pytest.mark.card("607")
def test_607_needs_room_for_both_fields_unless_one_is_enough() -> None:
    t = holder("607", {"tools": 6, "jewels": 6, "fields": many(7)})
    assert gains(t, "play 607") == {}
    t = holder("607", {"tools": 6, "jewels": 5, "fields": many(8)})
    assert gains(t, "play 607") == {}
    t = holder("607", {"tools": 6, "jewels": 5, "fields": many(7)})
    play(t, "play 607")
    assert choices(t, "field") <= {"5"}
    play_if_asked(t, "field 5")
    assert fields(t) == [*["empty-2"] * 7, "empty-5"]


@pytest.mark.rule("H50")
@pytest.mark.card("607")
def test_607_may_be_played_for_nothing() -> None:
    t = holder("607", {"tools": 6, "jewels": 6})
    assert gains(t, "play 607", "done") == {}


@pytest.mark.rule("H50")
@pytest.mark.card("607")
def test_607_is_refused_with_fewer_tools_or_jewels() -> None:
    refused(holder("607", {"tools": 5, "jewels": 4}), "play 607", "card-need")
    refused(holder("607", {"tools": 6, "jewels": 3}), "play 607", "card-need")


# 627


@pytest.mark.rule("H50")
@pytest.mark.card("627")
def test_627_sows_two_grain_of_one_type_in_a_field() -> None:
    t = holder("627", {"tools": 7, "rye": 3, "flax": 1, "clay": 2, "fields": "empty-3 hops-4"})
    play(t, "play 627")
    assert choices(t, "sow") == {"rye-3", "rye+rye-3", "flax-3"}
    t.undo()
    assert gains(t, "play 627", "sow rye+rye-3") == {"rye": -2, "empty-3": -1, "rye+rye-3": 1}


@pytest.mark.rule("H50")
@pytest.mark.card("627")
def test_627_may_sow_one_grain_or_none() -> None:
    have = {"tools": 7, "rye": 2, "fields": "empty-3"}
    assert gains(holder("627", have), "play 627", "sow rye-3") == {
        "rye": -1,
        "empty-3": -1,
        "rye-3": 1,
    }
    assert gains(holder("627", have), "play 627", "done") == {}


@pytest.mark.rule("H50")
@pytest.mark.card("627")
def test_627_both_grain_are_harvested() -> None:
    t = holder("627", {"fields": "rye+rye-5 rye-3"}, phase="harvest")
    assert goods(t) == {"rye": 5 + 5 + 3}
    assert fields(t) == ["empty-2", "empty-4"]


@pytest.mark.rule("H50", "H09")
@pytest.mark.card("627")
def test_627_a_field_with_two_grain_is_one_field_and_lost_as_one() -> None:
    t = holder("626", {"fields": "rye+rye-5"})
    assert gains(t, "play 626") == {"rye+rye-5": -1, "barley": 3, "hops": 1, "rye": 3}
    refused(holder("623", {"fields": "rye+rye-5"}), "play 623", "card-cost")


@pytest.mark.rule("H50")
@pytest.mark.card("627")
def test_627_is_refused_with_6_tools() -> None:
    refused(holder("627", {"tools": 6, "rye": 2}), "play 627", "card-need")


# 628

FOUR = "barley-5 flax-2 hops-3 rye-4"


@pytest.mark.rule("H50")
@pytest.mark.card("628")
def test_628_harvests_up_to_three_fields_outside_phase_7() -> None:
    t = holder("628", {"fields": f"{FOUR} rye-4 empty-2"})
    play(t, "play 628")
    assert choices(t, "harvest") == {"barley-5", "flax-2", "hops-3", "rye-4"}
    t.undo()
    picked = ("harvest barley-5", "harvest flax-2", "harvest rye-4")
    assert gains(t, "play 628", *picked) == {
        "barley": 5,
        "flax": 2,
        "rye": 4,
        "barley-5": -1,
        "flax-2": -1,
        "rye-4": -1,
        "empty-2": 1,
        "empty-3": 1,
        "empty-4": 1,
        "bonus": 1,
    }
    assert not choices(t, "harvest")


@pytest.mark.rule("H50")
@pytest.mark.card("628")
def test_628_may_harvest_less() -> None:
    t = holder("628", {"fields": FOUR})
    assert gains(t, "play 628", "harvest hops-3", "done") == {
        "hops": 3,
        "hops-3": -1,
        "empty-2": 1,
        "bonus": 1,
    }
    t = holder("628", {"fields": FOUR})
    assert gains(t, "play 628", "done") == {"bonus": 1}


@pytest.mark.rule("H50")
@pytest.mark.card("628")
def test_628_needs_all_four_types_of_grain_in_fields() -> None:
    t = holder("628", {"rye": 4, "fields": "barley-5 flax-2 hops-3 wool-4 empty-4"})
    refused(t, "play 628", "card-need")


# 629, 632


@pytest.mark.rule("H50", "HX26")
@pytest.mark.card("629")
def test_629_counts_the_smaller_of_sheep_and_jewels() -> None:
    t = holder("629", {"sheep": 6, "jewels": 4})
    refused(t, "play 629-2", "card-need")
    assert gains(t, "play 629-1") == {"hide": 1, "meat": 1}


@pytest.mark.rule("H50", "HX26")
@pytest.mark.card("632")
def test_632_brings_3_meat_with_a_window_of_11() -> None:
    t = holder("632", {"fields": "empty-2 rye-3 rye-5", **slid(5)})
    assert gains(t, "play 632", "lose rye-3", "lose empty-2") == {
        "rye-3": -1,
        "empty-2": -1,
        "meat": 3,
        "bonus": 2,
    }


# 634, 635


@pytest.mark.rule("H50")
@pytest.mark.card("634")
def test_634_discards_any_two_cards() -> None:
    t = holder("634", {"hand": ["001", "602", "902"]})
    assert gains(t.copy(), "play 634", "discard 001", "discard 602") == {
        "gateway": -1,
        "farmyard": -1,
        "wool": 1,
        "bonus": 2,
    }
    play(t, "play 634")
    assert choices(t, "discard") == {"001", "602", "902"}
    play(t, "discard 001", "discard 902")
    assert set(t.observe(0)["discarded"]) == {"001", "902"}
    assert "602" in hand(t) and len(hand(t)) == 3 and goods(t) == {"wool": 1}


@pytest.mark.rule("H50")
@pytest.mark.card("635")
def test_635_discards_point_cards_only() -> None:
    t = holder("635", {"hand": ["001", "801", "901", "902", "903"]})
    assert gains(t.copy(), "play 635", "discard 901", "discard 902") == {
        "point": -2,
        "gateway": 1,
        "bonus": 2,
    }
    play(t, "play 635")
    assert choices(t, "discard") == {"901", "902", "903"}
    play(t, "discard 903")
    assert choices(t, "discard") == {"901", "902"}
    play(t, "discard 901")
    assert set(t.observe(0)["discarded"]) == {"901", "903"}
    size = t.observe(0)["seats"][0]["hand_size"]
    assert (size["gateway"], size["bonus"], size["point"]) == (2, 3, 1)
