"""The intermediate deck: sheep that walk, sowing, and fields that rise."""

from __future__ import annotations

import pytest

import bocage
from tests.games.hallertau.cards.cases import difference, gains, holder, refused, stock
from tests.games.hallertau.scenario import (
    GRAIN,
    choices,
    fields,
    goods,
    offered,
    play,
    sheep,
    table,
)

# 101: different sheep walk


@pytest.mark.rule("H45")
@pytest.mark.card("101")
@pytest.mark.parametrize(("step", "flax"), [(1, 4), (2, 6), (3, 8)])
def test_101_moves_as_many_sheep_as_its_step(step: int, flax: int) -> None:
    t = holder("101", {"flax": flax, "sheep": {"4": 4}})
    change = {"sheep-4": -step, "sheep-5": step, "bonus": 1}
    assert gains(t, f"play 101-{step}", *["move sheep-4"] * step) == change
    refused(holder("101", {"flax": flax - 1}), f"play 101-{step}", "card-need")


@pytest.mark.rule("H45")
@pytest.mark.card("101")
def test_101_moves_no_sheep_twice() -> None:
    t = holder("101", {"flax": 8, "sheep": {"4": 1, "6": 1}})
    t.play("play 101-3")
    assert choices(t, "move") == {"sheep-4", "sheep-6"}
    t.play("move sheep-4")
    assert choices(t, "move") == {"sheep-6"}
    before = stock(t)
    t.play("move sheep-6")
    assert difference(before, stock(t)) == {"sheep-6": -1, "sheep-stables": 1, "bonus": 1}
    assert sheep(t) == {"5": 1, "stables": 1}


@pytest.mark.rule("H45")
@pytest.mark.card("101")
def test_101_moves_one_onto_a_card_and_another_off_it() -> None:
    t = holder("101", {"flax": 8, "sheep": {"4": 1, "5": 1}})
    assert gains(t, "play 101-3", "move sheep-4", "move sheep-5") == {
        "sheep-4": -1,
        "sheep-6": 1,
        "bonus": 1,
    }
    assert not choices(t, "move")


@pytest.mark.rule("H45")
@pytest.mark.card("101")
def test_101_may_stop() -> None:
    t = holder("101", {"flax": 8, "sheep": {"4": 3}})
    change = {"sheep-4": -1, "sheep-5": 1, "bonus": 1}
    assert gains(t, "play 101-3", "move sheep-4", "done") == change
    assert gains(holder("101", {"flax": 4}), "play 101-1") == {"bonus": 1}


# 112, 113: exactly one empty field


@pytest.mark.rule("H45")
@pytest.mark.card("112")
def test_112_sows_clay() -> None:
    have = {"clay": 2, "rye": 1, "fields": "rye-2 empty-5"}
    t = holder("112", have)
    t.play("play 112")
    assert choices(t, "sow") == {"clay-5"} and "done" in offered(t)
    change = {"clay": -1, "empty-5": -1, "clay-5": 1, "bonus": 1}
    assert gains(holder("112", have), "play 112", "sow clay-5") == change
    assert gains(holder("112", have), "play 112", "done") == {"bonus": 1}
    assert gains(holder("112", {"rye": 1, "fields": "empty-3"}), "play 112") == {"bonus": 1}


@pytest.mark.rule("H45")
@pytest.mark.card("112")
def test_112_is_harvested_in_phase_7() -> None:
    t = table({"goods": {}, "fields": ["clay-2", "clay-5"], "jewels": 1}, phase="harvest")
    assert goods(t) == {"clay": 7} and fields(t) == ["empty-2", "empty-4"]


@pytest.mark.rule("H45")
@pytest.mark.card("112", "113")
@pytest.mark.parametrize("ground", ["empty-2 empty-3", "rye-2 clay-3", ""])
def test_112_and_113_want_exactly_one_empty_field(ground: str) -> None:
    t = holder("112", {"clay": 2, "fields": ground, "hand": ["113"]})
    refused(t, "play 112", "card-need")
    refused(t, "play 113", "card-need")


@pytest.mark.rule("H45")
@pytest.mark.card("113")
def test_113_gives_hops_that_may_be_sown() -> None:
    have = {"rye": 1, "clay": 1, "fields": "rye-2 empty-3"}
    t = holder("113", have)
    t.play("play 113")
    assert choices(t, "sow") == {"hops-3", "rye-3"}
    change = {"empty-3": -1, "hops-3": 1}
    assert gains(holder("113", have), "play 113", "sow hops-3") == change
    change = {"hops": 1, "rye": -1, "empty-3": -1, "rye-3": 1}
    assert gains(holder("113", have), "play 113", "sow rye-3") == change
    assert gains(holder("113", have), "play 113", "done") == {"hops": 1}


# 114: a grain, then sowing


@pytest.mark.rule("H45")
@pytest.mark.card("114")
@pytest.mark.parametrize(("step", "needed", "sown"), [(1, 5, 0), (2, 6, 1), (3, 7, 2)])
def test_114_gives_a_grain_and_sows_by_its_step(step: int, needed: int, sown: int) -> None:
    t = holder("114", {"rye": 2, "fields": ["empty-3"] * needed})
    expected = {"rye": -sown, "empty-3": -sown, "rye-3": sown} if sown else {}
    answers = ["take hops", *["sow rye-3"] * sown]
    assert gains(t, f"play 114-{step}", *answers) == {**expected, "hops": 1, "bonus": 1}
    short = {"rye": 2, "fields": ["empty-3"] * (needed - 1)}
    refused(holder("114", short), f"play 114-{step}", "card-need")


@pytest.mark.rule("H45")
@pytest.mark.card("114")
def test_114_sows_the_gained_grain_or_less() -> None:
    t = holder("114", {"fields": ["empty-3"] * 7})
    t.play("play 114-3")
    assert choices(t, "take") == set(GRAIN)
    t.play("take flax")
    assert choices(t, "sow") == {"flax-3"}
    before = stock(t)
    t.play("done")
    assert difference(before, stock(t)) == {"bonus": 1}
    t = holder("114", {"fields": ["empty-3"] * 7})
    change = {"empty-3": -1, "flax-3": 1, "bonus": 1}
    assert gains(t, "play 114-3", "take flax", "sow flax-3") == change


# 121, 122: fields rise


def spare(t: bocage.Table, card: str, *wanted: str) -> list[str]:
    """The fields after a card that raises several, of which only some are wanted."""
    play(t, "sparing", f"play {card}")
    while choices(t, "raise"):
        best = [field for field in wanted if field in choices(t, "raise")]
        t.play(f"raise {best[0]}" if best else "done")
    return fields(t)


@pytest.mark.rule("H45")
@pytest.mark.card("121")
@pytest.mark.parametrize("workers", [1, 2, 3])
def test_121_raises_empty_fields(workers: int) -> None:
    t = holder("121", {"workers": workers, "fields": "empty-2 empty-3 empty-5 rye-3"})
    assert gains(t, "play 121") == {"empty-2": -1, "empty-4": 1, "bonus": 1}
    t = holder("121", {"workers": workers, "fields": "empty-5 rye-3"})
    assert gains(t, "play 121") == {"bonus": 1}


@pytest.mark.rule("H45")
@pytest.mark.card("121", "122")
def test_121_and_122_leave_fields_where_they_are_if_wanted() -> None:
    have = {"workers": 2, "fields": "empty-2 empty-4 rye-3"}
    assert spare(holder("121", have), "121") == ["empty-2", "empty-4", "rye-3"]
    assert spare(holder("121", have), "121", "empty-4") == ["empty-2", "empty-5", "rye-3"]
    ground = {"fields": "rye-2 flax-4 empty-3"}
    assert spare(holder("122", ground), "122") == ["empty-3", "flax-4", "rye-2"]
    assert spare(holder("122", ground), "122", "rye-2") == ["empty-3", "flax-4", "rye-3"]


@pytest.mark.rule("H45")
@pytest.mark.card("121")
def test_121_belongs_to_phase_4_and_few_workers() -> None:
    refused(holder("121", {"workers": 4}), "play 121", "card-need")
    t = holder("121", {"workers": 2, "jewels": 1}, phase="progress")
    refused(t, "play 121", "card-phase")


@pytest.mark.rule("H45")
@pytest.mark.card("121")
def test_121_is_refused_without_workers() -> None:
    t = holder("121", {"workers": 3, "hand": ["106"]}, spaces={"clearing": [1, 2, 0]})
    t.play("place clearing")
    assert "play 106" in offered(t)
    refused(t, "play 121", "card-need")


@pytest.mark.rule("H45")
@pytest.mark.card("122")
def test_122_raises_both_sown_fields() -> None:
    t = holder("122", {"fields": "rye-2 flax-4 empty-3"})
    change = {"rye-2": -1, "rye-3": 1, "flax-4": -1, "flax-5": 1, "bonus": 1}
    assert gains(t, "play 122") == change
    t = holder("122", {"fields": "rye-3 wool-5 empty-3"})
    assert gains(t, "play 122") == {"rye-3": -1, "rye-4": 1, "bonus": 1}
    assert gains(holder("122", {"fields": "rye-5 rye-5"}), "play 122") == {"bonus": 1}


@pytest.mark.rule("H45")
@pytest.mark.card("122")
@pytest.mark.parametrize("ground", ["rye-2 empty-3", "rye-2 rye-3 clay-4", ""])
def test_122_wants_exactly_two_sown_fields(ground: str) -> None:
    refused(holder("122", {"fields": ground}), "play 122", "card-need")
