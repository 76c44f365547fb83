"""The master deck: sheep, crafts, tools and grain at a certain moment of the game."""

from __future__ import annotations

import pytest

import bocage
from tests.games.hallertau.cards.cases import (
    difference,
    gains,
    holder,
    holding,
    refused,
    stock,
)
from tests.games.hallertau.scenario import (
    CRAFTS,
    GRAIN,
    choices,
    current,
    deciding,
    fields,
    idle,
    offered,
    play,
    play_if_asked,
    seat,
    sheep,
    standing,
    table,
)


def through(t: bocage.Table, *actions: str) -> dict[str, int]:
    """What some actions change in seat 0's stock; a card played counts as one less in the hand."""
    before = stock(t)
    play(t, *actions)
    return difference(before, stock(t))


def missed(t: bocage.Table, action: str) -> None:
    """After an action of seat 0 a card cannot be played: refused, or the turn is over."""
    if deciding(t) == 0:
        refused(t, action, "card-need")
    else:
        assert deciding(t) == 1 and current(t)[1] == "actions"


# 301: sheep in danger


@pytest.mark.rule("H47")
@pytest.mark.card("301")
def test_301_moves_up_to_three_different_sheep() -> None:
    t = holder("301", {"sheep": {"4": 2, "5": 1, "6": 1}}, round=3)
    answers = ["move sheep-4", "move sheep-4", "move sheep-6"]
    change = {"sheep-4": -2, "sheep-5": 2, "sheep-6": -1, "sheep-stables": 1, "bonus": 1}
    assert gains(t, "play 301", *answers) == change
    assert not choices(t, "move")


@pytest.mark.rule("H47")
@pytest.mark.card("301")
def test_301_moves_no_sheep_twice_and_may_stop() -> None:
    t = holder("301", {"sheep": {"4": 1, "stables": 3}}, round=3)
    change = {"sheep-4": -1, "sheep-5": 1, "bonus": 1}
    assert gains(t, "play 301", "move sheep-4") == change
    assert not choices(t, "move")
    t = holder("301", {"sheep": {"4": 3}}, round=3)
    assert gains(t, "play 301", "done") == {"bonus": 1}


@pytest.mark.rule("H47")
@pytest.mark.card("301")
@pytest.mark.parametrize(
    ("number", "place", "possible"),
    [
        (1, "4", False),
        (2, "4", False),
        (2, "3", True),
        (3, "4", True),
        (3, "5", False),
        (4, "5", True),
        (5, "6", True),
        (5, "stables", False),
        (6, "stables", False),
    ],
)
def test_301_looks_at_the_next_card_to_leave(number: int, place: str, possible: bool) -> None:
    t = holder("301", {"sheep": {place: 2}}, round=number)
    if possible:
        assert "play 301" in offered(t)
    else:
        refused(t, "play 301", "card-need")


@pytest.mark.rule("H47")
@pytest.mark.card("301")
def test_301_saves_sheep_before_they_die() -> None:
    have = {"sheep": {"4": 2}, "workers": 0}
    t = holder("301", have, round=4, phase="remove", sections=["A", "B", "C"])
    assert "play 301" in offered(t) and current(t)[1] != "actions"
    play(t, "play 301", "move sheep-4", "move sheep-4")
    assert sheep(t) == {"5": 2}
    play_if_asked(t, "done")
    assert current(t) == (4, "actions") and sheep(t) == {"5": 2}


# 303: workers removed


def removing(counts: list[list[int]], *hand: str) -> bocage.Table:
    """Phase 1 of a game of four with these workers in section 1 and fewer in section 2."""
    names = ("sheep-breeding", "sheep-shearing", "clay-delivery", "farming", "gateway-card")
    board = {**dict(zip(names, counts, strict=False)), "nursery": [1, 2, 0], "clearing": [1, 2, 0]}
    mine = {**holding(workers=0), "hand": ["303", *hand]}
    others = [holding(workers=0) for _ in range(3)]
    return table(mine, *others, phase="remove", round=2, spaces=board, gateway="master")


REMOVED = {
    5: [[1, 2, 3], [1, 2, 0]],
    6: [[1, 2, 3], [1, 2, 3]],
    7: [[1, 2, 3], [1, 2, 3], [1, 0, 0]],
    8: [[1, 2, 3], [1, 2, 3], [1, 2, 0]],
    9: [[1, 2, 3], [1, 2, 3], [1, 2, 3]],
    10: [[1, 2, 3], [1, 2, 3], [1, 2, 0], [1, 2, 0]],
}


@pytest.mark.rule("H47")
@pytest.mark.card("303")
@pytest.mark.parametrize(
    ("step", "removed", "rye"), [(1, 6, 0), (2, 7, 1), (3, 8, 2), (4, 9, 3), (5, 10, 5)]
)
def test_303_counts_the_workers_removed_from_one_section(step: int, removed: int, rye: int) -> None:
    t = removing(REMOVED[removed])
    assert deciding(t) == 0 and current(t) == (2, "remove")
    change = {"gateway": -1, "sheep-5": 1, "workers": 6, **({"rye": rye} if rye else {})}
    assert through(t, f"play 303-{step}") == change
    if step > 1:
        refused(removing(REMOVED[removed - 1]), f"play 303-{step}", "card-need")
    else:
        assert current(removing(REMOVED[5])) == (2, "actions")


@pytest.mark.rule("H47")
@pytest.mark.card("303")
def test_303_takes_a_lower_step_if_wanted_and_only_in_phase_1() -> None:
    change = {"gateway": -1, "sheep-5": 1, "workers": 6, "rye": 1}
    assert through(removing(REMOVED[10]), "play 303-2") == change
    refused(holder("303", {}), "play 303-1", "card-phase")


# 305, 312: crafts


@pytest.mark.rule("H47")
@pytest.mark.card("305")
@pytest.mark.parametrize(("step", "advances"), [(1, 3), (2, 4), (3, 5)])
def test_305_counts_the_steps_of_one_craft_in_phase_9(step: int, advances: int) -> None:
    t = holder("305", {"jewels": 8, "tools": 9}, phase="progress")
    play(t, *["jewel bakery"] * (advances - 1), "jewel brewery", "jewel brewery")
    refused(t, f"play 305-{step}", "card-need")
    t.play("jewel bakery")
    bonus = {"bonus": step - 1} if step > 1 else {}
    assert gains(t, f"play 305-{step}") == {"empty-5": 1, **bonus}


@pytest.mark.rule("H47")
@pytest.mark.card("305")
def test_305_looks_at_this_phase_only() -> None:
    have = {"jewels": 3, "crafts": {"bakery": 5}, "boulders": {"bakery": [7, 9]}}
    refused(holder("305", have, phase="progress"), "play 305-1", "card-need")
    refused(holder("305", have), "play 305-1", "card-phase")


@pytest.mark.rule("H47")
@pytest.mark.card("312")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_312_advances_a_craft_for_nothing(step: int) -> None:
    have = {"fields": ["rye-2"] * (step + 5)}
    t = holder("312", have)
    t.play(f"play 312-{step}")
    assert choices(t, "advance") == set(CRAFTS) and "done" in offered(t)
    bonus = {"bonus": step - 1} if step > 1 else {}
    t = holder("312", have)
    assert gains(t, f"play 312-{step}", "advance bakery") == {"bakery": 1, **bonus}
    assert gains(holder("312", have), f"play 312-{step}", "done") == bonus
    short = holder("312", {"fields": ["rye-2"] * (step + 4)})
    refused(short, f"play 312-{step}", "card-need")


@pytest.mark.rule("H47")
@pytest.mark.card("312")
def test_312_may_slide_the_tile_without_new_workers() -> None:
    crafts = {craft: 1 for craft in CRAFTS if craft != "bakery"}
    boulders = {craft: [3, 5] for craft in crafts}
    t = holder("312", {"fields": ["rye-2"] * 6, "crafts": crafts, "boulders": boulders})
    assert gains(t, "play 312-1", "advance bakery") == {"bakery": 1, "centre": 1}
    assert seat(t)["window"] == 7 and seat(t)["workers"] == 6
    t = holder("312", {"fields": ["rye-2"] * 6, **standing(bakery=10)})
    t.play("play 312-1")
    assert choices(t, "advance") == set(CRAFTS) - {"bakery"}
    t = holder("312", {"fields": ["rye-2"] * 6, "jewels": 1}, phase="progress")
    refused(t, "play 312-1", "card-phase")


# 309, 310: just now


SECTION = {
    9: {"farming": [1, 2, 3], "sheep-breeding": [1, 0, 0], "sheep-shearing": [1, 0, 0]},
    11: {"farming": [1, 2, 3], "sheep-breeding": [1, 2, 0], "gateway-card": [1, 0]},
    13: {"farming": [1, 2, 3], "sheep-breeding": [1, 2, 3]},
}


@pytest.mark.rule("H47")
@pytest.mark.card("309")
@pytest.mark.parametrize(("step", "workers"), [(1, 9), (2, 11), (3, 13)])
def test_309_counts_the_workers_of_the_section_just_used(step: int, workers: int) -> None:
    t = holder("309", {}, spaces=SECTION[workers])
    refused(t, f"play 309-{step}", "card-need")
    change = {"gateway": -1, "workers": -1, "clay": 1, "barley": step, "tools": 1}
    assert through(t, "place clay-delivery", f"play 309-{step}") == change
    fewer = {**SECTION[workers], "farming": [1, 2, 0], "clay-delivery": [1, 0, 0]}
    t = holder("309", {}, spaces=fewer)
    t.play("place clay-delivery")
    missed(t, f"play 309-{step}")


@pytest.mark.rule("H47")
@pytest.mark.card("309")
def test_309_ignores_other_sections() -> None:
    t = holder("309", {}, spaces=SECTION[13])
    t.play("place weekly-market")
    missed(t, "play 309-1")


@pytest.mark.rule("H47")
@pytest.mark.card("310")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_310_follows_tools_gained_at_once(step: int) -> None:
    t = holder("310", {"tools": 4})
    refused(t, f"play 310-{step}", "card-need")
    t.play(f"tools {step + 1}")
    assert gains(t, f"play 310-{step}") == {"hops": step, "tools": 1}
    t = holder("310", {})
    t.play(f"tools {step}")
    missed(t, f"play 310-{step}")


@pytest.mark.rule("H47")
@pytest.mark.card("310")
def test_310_takes_a_lower_step_and_tools_from_cards() -> None:
    t = holder("310", {})
    t.play("tools 5")
    assert gains(t, "play 310-1") == {"hops": 1, "tools": 1}
    t = holder("310", {"hand": ["308"], "played": ["301", "302", "303"]})
    t.play("play 308-2")
    assert gains(t, "play 310-1") == {"hops": 1, "tools": 1}


# 322, 323: sowing


@pytest.mark.rule("H47")
@pytest.mark.card("322")
@pytest.mark.parametrize("space", ["farming", "fertilizing", "cultivation", "busy-weekend"])
def test_322_follows_the_four_sowing_spaces(space: str) -> None:
    t = holder("322", {"rye": 1, "fields": "empty-2 empty-4"})
    refused(t, "play 322", "card-need")
    t.play(f"place {space}")
    while "play 322" not in offered(t):
        idle(t)
    t.play("play 322")
    while not choices(t, "take") >= {"hops", "barley"}:
        idle(t)
    assert choices(t, "take") == set(GRAIN)
    ground = fields(t)
    t.play("take hops")
    assert choices(t, "sow") == {f"hops-{field[-1]}" for field in ground if "empty" in field}
    assert "done" in offered(t)
    t.play("sow hops-2" if "empty-2" in ground else "done")
    assert ("hops-2" in fields(t)) == ("empty-2" in ground)


@pytest.mark.rule("H47")
@pytest.mark.card("322")
def test_322_gives_the_grain_without_a_field_to_sow() -> None:
    t = holder("322", {"fields": "rye-2"})
    assert through(t, "place cultivation", "play 322", "take flax") == {
        "gateway": -1,
        "workers": -1,
        "flax": 1,
    }
    t = holder("322", {})
    t.play("place clay-delivery")
    missed(t, "play 322")


@pytest.mark.rule("H47")
@pytest.mark.card("323")
def test_323_moves_the_empty_field_to_row_4_and_sows_it() -> None:
    have = {"rye": 1, "fields": "flax-2 empty-2"}
    change = {"rye": -1, "empty-2": -1, "rye-4": 1, "bonus": 1}
    assert gains(holder("323", have), "play 323", "fertilize empty-2", "sow rye-4") == change
    change = {"empty-2": -1, "empty-4": 1, "bonus": 1}
    assert gains(holder("323", have), "play 323", "fertilize empty-2", "done") == change
    change = {"rye": -1, "empty-2": -1, "rye-2": 1, "bonus": 1}
    assert gains(holder("323", have), "play 323", "done", "sow rye-2") == change
    assert gains(holder("323", have), "play 323", "done", "done") == {"bonus": 1}


@pytest.mark.rule("H47")
@pytest.mark.card("323")
@pytest.mark.parametrize("ground", ["empty-2 empty-3", "rye-2", ""])
def test_323_wants_exactly_one_empty_field(ground: str) -> None:
    refused(holder("323", {"rye": 1, "fields": ground}), "play 323", "card-need")
