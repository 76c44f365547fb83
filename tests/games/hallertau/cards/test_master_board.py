"""The master deck: cards that move workers on the action board and boulders in the village."""

from __future__ import annotations

import pytest

from tests.games.hallertau.cards.cases import difference, gains, holder, refused, spaces, stock
from tests.games.hallertau.scenario import (
    CRAFTS,
    choices,
    current,
    deciding,
    offered,
    play,
    rows,
    space,
    standing,
)

MARKETS = {"sheep-market": [1, 2, 3], "sheep-breeding": [1, 2, 0], "weekly-market": [1, 0, 0]}
THREES = {"nursery": [1, 2, 0], "farming": [1, 2, 0], "tool-shed": [1, 2, 0]}

# 302: three spaces at once


@pytest.mark.rule("H47")
@pytest.mark.card("302")
@pytest.mark.parametrize("workers", [1, 2])
def test_302_clears_the_top_rows_of_three_spaces(workers: int) -> None:
    t = holder("302", {"workers": workers}, spaces={**MARKETS, "nursery": [1, 2, 0]})
    t.play("play 302")
    assert offered(t) >= {"accept", "done"} and not choices(t, "clear")
    before = stock(t)
    t.play("accept")
    assert difference(before, stock(t)) == {}
    assert spaces(t) == {
        "sheep-market": [1, 2, 0],
        "sheep-breeding": [1, 0, 0],
        "nursery": [1, 2, 0],
    }


@pytest.mark.rule("H47")
@pytest.mark.card("302")
def test_302_may_be_declined_as_a_whole() -> None:
    t = holder("302", {"workers": 1}, spaces=MARKETS)
    assert gains(t, "play 302", "done") == {}
    assert spaces(t) == MARKETS


@pytest.mark.rule("H47")
@pytest.mark.card("302")
def test_302_belongs_to_phase_4_and_few_workers() -> None:
    refused(holder("302", {"workers": 3}, spaces=MARKETS), "play 302", "card-need")
    t = holder("302", {"workers": 1, "jewels": 1}, phase="progress", spaces=MARKETS)
    refused(t, "play 302", "card-phase")
    t = holder("302", {"workers": 1, "hand": ["329"]}, spaces=MARKETS)
    t.play("place nursery")
    assert "play 329-1" in offered(t)
    refused(t, "play 302", "card-need")


# 313: a lone worker in row 2


@pytest.mark.rule("H47")
@pytest.mark.card("313")
@pytest.mark.parametrize(("before", "after"), [([1, 0, 0], [1, 1, 0]), ([0, 0, 0], [0, 1, 0])])
def test_313_puts_the_last_worker_on_an_empty_second_row(
    before: list[int], after: list[int]
) -> None:
    t = holder("313", {"workers": 1}, round=3, spaces={"clay-delivery": before})
    change = {"workers": -1, "clay": 3, "bonus": 1}
    assert gains(t, "play 313", "occupy clay-delivery") == change
    assert rows(t, "clay-delivery") == after


@pytest.mark.rule("H47")
@pytest.mark.card("313")
def test_313_counts_the_row_as_filled() -> None:
    board = {"clay-delivery": [1, 0, 0]}
    t = holder("313", {"workers": 1}, spaces=board)
    play(t, "play 313", "occupy clay-delivery")
    assert space(t, "clay-delivery")["cost"] == 3
    t = holder("313", {"workers": 1})
    play(t, "play 313", "occupy clay-delivery")
    assert space(t, "clay-delivery")["cost"] == 1
    assert deciding(t) == 1
    t.play("place clay-delivery")
    assert rows(t, "clay-delivery") == [1, 1, 0]
    assert space(t, "clay-delivery")["cost"] == 3


@pytest.mark.rule("H47")
@pytest.mark.card("313")
def test_313_needs_an_empty_second_row() -> None:
    board = {"nursery": [1, 2, 0], "farming": [1, 1, 0], "gateway-card": [1, 2]}
    t = holder("313", {"workers": 1}, spaces=board)
    t.play("play 313")
    assert not choices(t, "occupy") & set(board)
    assert choices(t, "occupy") >= {"clay-delivery", "point-card", "town-hall"}
    assert "done" in offered(t)
    before = stock(t)
    t.play("done")
    assert difference(before, stock(t)) == {"bonus": 1} and spaces(t) == board


@pytest.mark.rule("H47")
@pytest.mark.card("313")
def test_313_belongs_to_phase_4_and_one_worker() -> None:
    refused(holder("313", {"workers": 2}), "play 313", "card-need")
    t = holder("313", {"workers": 1, "jewels": 1}, phase="progress")
    refused(t, "play 313", "card-phase")
    t = holder("313", {"workers": 1, "hand": ["329"]})
    t.play("place nursery")
    assert "play 329-1" in offered(t)
    refused(t, "play 313", "card-need")


@pytest.mark.rule("H47")
@pytest.mark.card("309", "313", "322")
def test_313_uses_the_space() -> None:
    t = holder("313", {"workers": 1})
    change = {"workers": -1, "clay": 3, "bonus": 1}
    assert gains(t, "play 313", "occupy nursery", "take clay") == change
    board = {"farming": [1, 2, 3], "sheep-breeding": [1, 0, 0], "gateway-card": [1, 0]}
    t = holder("313", {"workers": 1, "hand": ["309"]}, spaces=board)
    play(t, "play 313", "occupy clay-delivery")
    assert choices(t, "play") == {"309-1"}
    t = holder("313", {"workers": 1, "hand": ["322"]})
    play(t, "play 313", "occupy cultivation")
    assert choices(t, "play") == {"322"}


@pytest.mark.rule("H47")
@pytest.mark.card("313", "315")
def test_313_leaves_a_row_of_one_worker() -> None:
    t = holder("315", {"jewels": 4}, spaces={"nursery": [0, 1, 0]})
    assert gains(t, "play 315", "recall nursery") == {"workers": 1}
    assert rows(t, "nursery") == [0, 0, 0]


# 314: workers move


@pytest.mark.rule("H47")
@pytest.mark.card("314")
def test_314_fills_one_space_from_another() -> None:
    t = holder("314", {"rye": 1}, spaces=THREES)
    t.play("play 314")
    assert choices(t, "empty") == set(THREES) and "done" in offered(t)
    t.play("empty nursery")
    assert choices(t, "fill") == {"farming", "tool-shed"}
    before = stock(t)
    t.play("fill tool-shed")
    assert difference(before, stock(t)) == {"bonus": 1}
    assert spaces(t) == {"farming": [1, 2, 0], "tool-shed": [1, 2, 3]}


@pytest.mark.rule("H47")
@pytest.mark.card("314")
def test_314_may_be_declined() -> None:
    t = holder("314", {}, spaces=THREES)
    assert gains(t, "play 314", "done") == {"bonus": 1}
    assert spaces(t) == THREES


@pytest.mark.rule("H47")
@pytest.mark.card("314")
def test_314_cannot_fill_a_corner() -> None:
    t = holder("314", {}, spaces={"nursery": [1, 2, 0], "gateway-card": [1, 2]})
    t.play("play 314")
    assert choices(t, "empty") == {"gateway-card"}
    t.play("empty gateway-card")
    assert spaces(t) == {"nursery": [1, 2, 3]}


@pytest.mark.rule("H47")
@pytest.mark.card("314")
@pytest.mark.parametrize(
    "board",
    [
        {"nursery": [1, 2, 0], "farming": [1, 2, 3]},
        {"nursery": [1, 2, 0], "farming": [1, 1, 0], "clearing": [1, 0, 0]},
    ],
)
def test_314_needs_two_spaces_with_three_workers(board: dict[str, list[int]]) -> None:
    refused(holder("314", {}, spaces=board), "play 314", "card-need")


# 315: workers come back


@pytest.mark.rule("H47")
@pytest.mark.card("315")
@pytest.mark.parametrize(
    ("target", "left", "back"),
    [("nursery", [1, 2, 0], 3), ("farming", [1, 0, 0], 2), ("point-card", [0, 0], 1)],
)
def test_315_recalls_the_top_row_of_a_space(target: str, left: list[int], back: int) -> None:
    board = {"nursery": [1, 2, 3], "farming": [1, 2, 0], "point-card": [1, 0]}
    t = holder("315", {"jewels": 4}, spaces=board)
    t.play("play 315")
    assert choices(t, "recall") == set(board) and "done" in offered(t)
    before = stock(t)
    t.play(f"recall {target}")
    assert difference(before, stock(t)) == {"workers": back}
    assert rows(t, target) == left


@pytest.mark.rule("H47")
@pytest.mark.card("315")
def test_315_prolongs_phase_4() -> None:
    t = holder("315", {"jewels": 4, "workers": 1}, {"workers": 0}, spaces={"nursery": [1, 2, 3]})
    t.play("tools 1")
    assert deciding(t) == 0 and current(t) == (1, "actions")
    assert gains(t, "play 315", "recall nursery") == {"workers": 3}
    assert current(t) == (1, "actions") and "place clay-delivery" in offered(t)


@pytest.mark.rule("H35", "H47")
@pytest.mark.card("315")
def test_315_recalls_workers_right_after_the_own_action() -> None:
    t = holder("315", {"jewels": 4}, spaces={"clay-delivery": [1, 0, 0]})
    t.play("place clay-delivery")
    assert deciding(t) == 0
    assert gains(t, "play 315", "recall clay-delivery") == {"workers": 2}


@pytest.mark.rule("H47")
@pytest.mark.card("315")
def test_315_may_be_declined_and_belongs_to_phase_4() -> None:
    t = holder("315", {"jewels": 4}, spaces=THREES)
    assert gains(t, "play 315", "done") == {}
    assert spaces(t) == THREES
    refused(holder("315", {"jewels": 3}, spaces=THREES), "play 315", "card-need")
    t = holder("315", {"jewels": 4}, phase="progress", spaces=THREES)
    refused(t, "play 315", "card-phase")


# 316: boulders


@pytest.mark.rule("H47")
@pytest.mark.card("316")
@pytest.mark.parametrize(
    ("step", "number", "bonus"), [(1, 1, 0), (2, 2, 1), (3, 3, 2), (3, 4, 2), (3, 6, 2)]
)
def test_316_moves_three_boulders(step: int, number: int, bonus: int) -> None:
    answers = ["boulder bakery-1", "boulder bakery-2", "boulder icehouse-1"]
    change = {"bakery-1": 1, "bakery-2": 1, "icehouse-1": 1, **({"bonus": bonus} if bonus else {})}
    t = holder("316", {}, round=number)
    assert gains(t, f"play 316-{step}", *answers) == change
    assert not choices(t, "boulder")


@pytest.mark.rule("H47")
@pytest.mark.card("316")
def test_316_moves_no_boulder_twice_nor_through_another() -> None:
    t = holder("316", {"boulders": {"bakery": [3, 4]}})
    t.play("play 316-1")
    every = {f"{craft}-{number}" for craft in CRAFTS for number in (1, 2)}
    assert choices(t, "boulder") == every - {"bakery-1"} and "done" in offered(t)
    t.play("boulder bakery-2")
    assert choices(t, "boulder") == every - {"bakery-2"}
    before = stock(t)
    t.play("done")
    assert difference(before, stock(t)) == {}


@pytest.mark.rule("H47")
@pytest.mark.card("316")
def test_316_moves_boulders_off_the_board_but_no_further() -> None:
    t = holder("316", standing(bakery=9, icehouse=8))
    t.play("play 316-1")
    assert not choices(t, "boulder") & {"bakery-1", "bakery-2", "icehouse-2"}
    before = stock(t)
    t.play("boulder icehouse-1")
    assert difference(before, stock(t)) == {"icehouse-1": 1}


@pytest.mark.rule("H47")
@pytest.mark.card("316")
def test_316_gives_more_in_later_rounds_only() -> None:
    assert choices(holder("316", {}, round=1), "play") == {"316-1"}
    refused(holder("316", {}, round=1), "play 316-2", "card-need")
    refused(holder("316", {}, round=2), "play 316-3", "card-need")
