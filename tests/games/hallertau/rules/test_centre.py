"""The community centre: the tile follows the rearmost craft; the town hall."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import (
    CRAFTS,
    advance,
    boulders,
    choices,
    current,
    deciding,
    fields,
    goods,
    offered,
    outcomes,
    play,
    play_if_asked,
    positions,
    progress,
    refused,
    rows,
    seat,
    standing,
    table,
    village,
    wait_for_round,
)


@pytest.mark.rule("H30", "HX12")
def test_the_fifth_craft_lets_the_tile_slide() -> None:
    t = progress(village(goods={"flax": 2}, **standing(1, manufacturer=0)))
    assert (seat(t)["centre"], seat(t)["window"]) == (0, 6)
    play(t, "advance manufacturer")
    assert (seat(t)["centre"], seat(t)["window"]) == (1, 7)
    wait_for_round(t, 2)
    assert seat(t)["workers"] == 7


@pytest.mark.rule("H30")
def test_four_crafts_ahead_change_nothing() -> None:
    t = progress(village(jewels=10, tools=8))
    for name in CRAFTS[:4]:
        play(t, f"jewel {name}", f"jewel {name}")
        assert seat(t)["centre"] == 0
    play(t, "jewel manufacturer")
    assert (seat(t)["centre"], seat(t)["window"]) == (1, 7)
    play(t, "jewel manufacturer")
    assert (seat(t)["centre"], seat(t)["window"]) == (2, 8)


@pytest.mark.rule("H30", "H59")
@pytest.mark.parametrize(
    ("slides", "window", "points"),
    [
        *((slides, 6 + slides, 0) for slides in range(7)),
        *((7, 12, 18), (8, 12, 34), (9, 12, 50), (10, 12, 70)),
    ],
)
def test_windows_and_points(slides: int, window: int, points: int) -> None:
    row = seat(table(standing(slides)))
    assert (row["centre"], row["window"], row["points"]) == (slides, window, points)


@pytest.mark.rule("H30")
def test_the_last_slide() -> None:
    t = progress(village(jewels=2, **standing(10, bakery=9)), round=6)
    play_if_asked(t, "jewel bakery")
    assert (seat(t)["centre"], seat(t)["points"]) == (10, 70)
    assert set(positions(t).values()) == {10}


@pytest.mark.rule("HX20", "H16", "H27", "H31")
def test_the_beginners_first_round_slides_once() -> None:
    t = table({}, cards="none")
    play(t, "place land-sale", "lose empty-2", "place busy-weekend", "take milk")
    play(t, "sow barley-3", "sow flax-4", "tools 4")
    assert current(t) == (1, "progress")
    assert goods(t) == {"barley": 3, "flax": 4, "rye": 1, "clay": 3, "milk": 1}
    assert (seat(t)["tools"], seat(t)["jewels"]) == (4, 1)
    assert fields(t) == ["empty-2", "empty-3"]
    for name, first, second in (
        ("carpentry", "1clay", "1clay"),
        ("brewery", "1barley", "1barley"),
        ("bakery", "1barley", "1rye"),
        ("manufacturer", "1flax", "1flax"),
    ):
        advance(t, name, first)
        advance(t, name, second)
    assert seat(t)["exhausted"] == 4
    assert seat(t)["centre"] == 0
    play(t, "advance icehouse")
    wait_for_round(t, 2)
    assert positions(t) == {**dict.fromkeys(CRAFTS, 2), "icehouse": 1}
    assert (seat(t)["centre"], seat(t)["workers"], seat(t)["jewels"]) == (1, 7, 1)


@pytest.mark.rule("H57")
def test_the_town_hall_gives_two_jewels_for_a_step_back() -> None:
    t = table(standing(2, carpentry=3, bakery=5), {})
    play(t, "place town-hall")
    assert choices(t, "back") == {"carpentry", "bakery"}
    for name in ("brewery", "icehouse", "manufacturer"):
        assert refused(t, f"back {name}") is not None
    play(t, "back bakery")
    assert positions(t) == {**dict.fromkeys(CRAFTS, 2), "carpentry": 3, "bakery": 4}
    assert boulders(t, "bakery") == [7, 9]
    assert (seat(t)["jewels"], seat(t)["centre"], deciding(t)) == (2, 2, 1)


@pytest.mark.rule("H57")
def test_the_town_hall_with_one_movable_craft_asks_nothing() -> None:
    t = table(standing(0, icehouse=1), {})
    play(t, "place town-hall")
    assert positions(t) == dict.fromkeys(CRAFTS, 0)
    assert (seat(t)["jewels"], deciding(t)) == (2, 1)


@pytest.mark.rule("H57")
@pytest.mark.parametrize("place", [0, 3, 10])
def test_without_a_movable_craft_there_are_no_jewels(place: int) -> None:
    t = table(standing(place), {})
    play(t, "place town-hall")
    assert positions(t) == dict.fromkeys(CRAFTS, place)
    assert (seat(t)["jewels"], seat(t)["centre"]) == (0, place)
    assert (rows(t, "town-hall"), deciding(t)) == ([1, 0, 0], 1)


@pytest.mark.rule("H57", "H30")
def test_the_tile_never_goes_back() -> None:
    t = table(standing(3, bakery=4), {"workers": 0})
    play(t, "place town-hall", "place town-hall")
    assert positions(t) == dict.fromkeys(CRAFTS, 3)
    assert (seat(t)["centre"], seat(t)["window"], seat(t)["jewels"]) == (3, 9, 2)


@pytest.mark.rule("H57", "H10")
@pytest.mark.parametrize(("before", "after"), [(8, 10), (9, 10), (10, 10)])
def test_the_town_hall_and_the_limit_of_jewels(before: int, after: int) -> None:
    t = table({**standing(0, icehouse=1), "jewels": before}, {})
    play(t, "place town-hall")
    play_if_asked(t, "back icehouse")
    assert (seat(t)["jewels"], positions(t)["icehouse"]) == (after, 0)


@pytest.mark.rule("H57", "H18")
def test_the_town_hall_sparingly() -> None:
    t = table(village(**standing(0, icehouse=1)), {})
    found = {
        (positions(end)["icehouse"], seat(end)["jewels"])
        for end in outcomes(t, "sparing", "place town-hall")
    }
    assert found == {(1, 0), (0, 0), (0, 1), (0, 2)}


@pytest.mark.rule("H57", "H31")
def test_a_craft_moved_back_advances_twice_without_tools() -> None:
    row: dict[str, Any] = village(jewels=2, **standing(0, icehouse=0))
    row["boulders"] |= {"icehouse": [3, 5]}
    t = progress(row)
    play(t, "jewel icehouse", "jewel icehouse")
    assert positions(t)["icehouse"] == 2
    t = progress(row)
    play(t, "jewel icehouse")
    assert "jewel icehouse" in offered(t)


@pytest.mark.rule("H57", "H34")
def test_boulders_follow_a_craft_that_stays_back() -> None:
    row = village(workers=1, **standing(0, icehouse=1))
    t = table(row, cards="none")
    play(t, "place town-hall")
    assert current(t) == (1, "progress")
    assert boulders(t, "icehouse") == [3, 5]
    play(t, "done")
    assert current(t) == (2, "actions")
    assert boulders(t, "icehouse") == [2, 4]
