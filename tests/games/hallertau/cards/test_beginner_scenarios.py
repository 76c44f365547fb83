"""The beginner deck: sheep that walk, sowing, harvesting, rising fields and the last jewel."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.hallertau.cards.cases import difference, gains, holder, refused, stock
from tests.games.hallertau.scenario import (
    choices,
    fields,
    goods,
    offered,
    play,
    sheep,
    table,
    wait_for,
)

# 001: one sheep walks


@pytest.mark.rule("H44")
@pytest.mark.card("001")
@pytest.mark.parametrize(
    ("step", "walk", "moved"),
    [
        (1, ["sheep-4"], {"sheep-4": -1, "sheep-5": 1}),
        (2, ["sheep-4", "sheep-5"], {"sheep-4": -1, "sheep-6": 1}),
        (3, ["sheep-4", "sheep-5", "sheep-6"], {"sheep-4": -1, "sheep-stables": 1}),
        (3, ["sheep-6"], {"sheep-6": -1, "sheep-stables": 1}),
        (1, ["sheep-6"], {"sheep-6": -1, "sheep-stables": 1}),
    ],
)
def test_001_moves_one_sheep_up_to_its_step(
    step: int, walk: list[str], moved: dict[str, int]
) -> None:
    t = holder("001", {"sheep": {"4": 3, "6": 1}})
    answers = [f"move {place}" for place in walk]
    assert gains(t, f"play 001-{step}", *answers) == {**moved, "bonus": 1}


@pytest.mark.rule("H44")
@pytest.mark.card("001")
def test_001_keeps_to_the_same_sheep_and_may_stop() -> None:
    t = holder("001", {"sheep": {"4": 2, "6": 2}})
    t.play("play 001-3")
    assert choices(t, "move") == {"sheep-4", "sheep-6"}
    t.play("move sheep-4")
    assert choices(t, "move") == {"sheep-5"}
    before = stock(t)
    t.play("done")
    assert difference(before, stock(t)) == {"bonus": 1}
    assert sheep(t) == {"4": 1, "5": 1, "6": 2}


@pytest.mark.rule("H44")
@pytest.mark.card("001")
def test_001_without_a_walk() -> None:
    assert gains(holder("001", {"sheep": {"5": 2}}), "play 001-1", "done") == {"bonus": 1}
    assert gains(holder("001", {"sheep": 2}), "play 001-1") == {"bonus": 1}


@pytest.mark.rule("H44")
@pytest.mark.card("001")
@pytest.mark.parametrize(("count", "step"), [(1, 1), (2, 2), (3, 3)])
def test_001_counts_all_sheep(count: int, step: int) -> None:
    refused(holder("001", {"sheep": {"4": count}}), f"play 001-{step}", "card-need")
    t = holder("001", {"sheep": {"4": 1, "stables": count}})
    assert f"play 001-{step}" in offered(t)


# 014, 015: fields count


@pytest.mark.rule("H44")
@pytest.mark.card("014")
@pytest.mark.parametrize(("step", "needed", "sown"), [(1, 1, 0), (2, 2, 1), (3, 4, 2), (4, 6, 3)])
def test_014_sows_by_fields_in_row_5(step: int, needed: int, sown: int) -> None:
    t = holder("014", {"rye": 4, "fields": ["empty-5"] * needed + ["empty-2"]})
    expected = {"rye": -sown, "rye-5": sown, "empty-5": -sown} if sown else {}
    assert gains(t, f"play 014-{step}", *["sow rye-5"] * sown) == {**expected, "bonus": 1}


@pytest.mark.rule("H44")
@pytest.mark.card("014")
@pytest.mark.parametrize(("step", "needed"), [(1, 1), (2, 2), (3, 4), (4, 6)])
def test_014_needs_its_fields_in_row_5(step: int, needed: int) -> None:
    ground = ["empty-5"] * (needed - 1) + ["empty-4"]
    refused(holder("014", {"rye": 4, "fields": ground}), f"play 014-{step}", "card-need")


@pytest.mark.rule("H44")
@pytest.mark.card("014")
def test_014_counts_sown_fields_and_sows_less_if_wanted() -> None:
    t = holder("014", {"rye": 1, "hops": 1, "fields": "rye-5 flax-5 wool-5 empty-5 empty-2"})
    t.play("play 014-3")
    assert choices(t, "sow") == {"rye-5", "rye-2", "hops-5", "hops-2"}
    t.play("sow hops-2")
    assert choices(t, "sow") == {"rye-5"}
    t.play("done")
    assert fields(t) == sorted(["rye-5", "flax-5", "wool-5", "empty-5", "hops-2"])
    assert goods(t) == {"rye": 1}


@pytest.mark.rule("H44")
@pytest.mark.card("015")
@pytest.mark.parametrize("step", [1, 2, 3, 4])
def test_015_gives_grain_of_different_types(step: int) -> None:
    refused(holder("015", {"fields": ["rye-2"] * (step + 2)}), f"play 015-{step}", "card-need")
    types = ["barley", "rye", "hops", "flax"]
    t = holder("015", {"fields": ["rye-2"] * (step + 3)})
    before = stock(t)
    t.play(f"play 015-{step}")
    for taken in range(step):
        if step == 4:
            break
        assert choices(t, "take") == set(types[taken:])
        t.play(f"take {types[taken]}")
    gained = difference(before, stock(t))
    assert gained == {"gateway": -1, **dict.fromkeys(types[:step], 1)}


# 020: the last jewel


def spending(jewels: int, **more: Any) -> bocage.Table:
    """A table in phase 9 where seat 0 holds card 020 and some jewels."""
    return holder("020", {"jewels": jewels, "clay": 2, **more}, phase="progress")


@pytest.mark.rule("H44")
@pytest.mark.card("020")
def test_020_follows_the_last_jewel_spent() -> None:
    t = spending(1)
    refused(t, "play 020", "card-need")
    t.play("jewel bakery")
    assert gains(t, "play 020") == {"hops": 1, "milk": 1}


@pytest.mark.rule("H44")
@pytest.mark.card("020")
def test_020_is_refused_with_jewels_left_or_none_to_begin_with() -> None:
    t = spending(2)
    t.play("jewel bakery")
    refused(t, "play 020", "card-need")
    t.play("jewel brewery")
    assert "play 020" in offered(t)
    refused(spending(0), "play 020", "card-need")


@pytest.mark.rule("H44")
@pytest.mark.card("020")
def test_020_is_over_in_the_next_round() -> None:
    t = spending(1)
    t.play("jewel bakery")
    wait_for(t, "actions", 2)
    refused(t, "play 020", "card-need", seat=0)


@pytest.mark.rule("H44")
@pytest.mark.card("020")
def test_020_follows_a_jewel_paid_for_another_card() -> None:
    t = holder("020", {"jewels": 1, "hand": ["410"]})
    t.play("play 410")
    assert "play 020" in offered(t)
    t.play("play 020")
    assert goods(t)["hops"] >= 1 and goods(t)["milk"] >= 1


# 022: harvest now


@pytest.mark.rule("H44")
@pytest.mark.card("022")
@pytest.mark.parametrize(
    ("ground", "field", "change"),
    [
        ("rye-4 empty-2", "rye-4", {"rye": 4, "rye-4": -1, "empty-3": 1}),
        ("rye-4 flax-2", "flax-2", {"flax": 2, "flax-2": -1, "empty-2": 1}),
        ("wool-5 clay-3", "wool-5", {"wool": 5, "wool-5": -1, "empty-4": 1}),
        ("wool-5 meat-3 empty-2", "meat-3", {"meat": 3, "meat-3": -1, "empty-2": 1}),
    ],
)
def test_022_harvests_one_field(ground: str, field: str, change: dict[str, int]) -> None:
    t = holder("022", {"fields": ground})
    assert gains(t, "play 022", f"harvest {field}") == {**change, "bonus": 1}


@pytest.mark.rule("H44")
@pytest.mark.card("022")
def test_022_asks_for_the_field_and_may_be_declined() -> None:
    t = holder("022", {"fields": "rye-4 flax-2"})
    t.play("play 022")
    assert choices(t, "harvest") == {"rye-4", "flax-2"}
    t = holder("022", {"fields": "rye-4 flax-2"})
    assert gains(t, "play 022", "done") == {"bonus": 1}


@pytest.mark.rule("H44")
@pytest.mark.card("022")
@pytest.mark.parametrize("ground", ["empty-2 empty-5", "rye-2 rye-3 flax-4", ""])
def test_022_wants_exactly_one_or_two_sown_fields(ground: str) -> None:
    refused(holder("022", {"fields": ground}), "play 022", "card-need")


# 023: all fields up


@pytest.mark.rule("H44")
@pytest.mark.card("023")
def test_023_raises_each_field_once() -> None:
    t = holder("023", {"fields": "rye-2 flax-3 hops-5 clay-4 rye-3"})
    t.play("play 023")
    assert fields(t) == sorted(["rye-3", "flax-4", "hops-5", "clay-5", "rye-4"])
    assert gains(holder("023", {"fields": ""}), "play 023") == {}
    assert gains(holder("023", {"fields": "rye-5 wool-5"}), "play 023") == {}


@pytest.mark.rule("H44")
@pytest.mark.card("023")
@pytest.mark.parametrize(
    ("wanted", "left"),
    [
        ("rye-2", ["flax-3", "hops-5", "rye-3"]),
        ("flax-3", ["flax-4", "hops-5", "rye-2"]),
        ("", ["flax-3", "hops-5", "rye-2"]),
    ],
)
def test_023_leaves_fields_where_they_are_if_wanted(wanted: str, left: list[str]) -> None:
    t = holder("023", {"fields": "rye-2 flax-3 hops-5"})
    play(t, "sparing", "play 023")
    while choices(t, "raise"):
        t.play(f"raise {wanted}" if wanted in choices(t, "raise") else "done")
    assert fields(t) == left


@pytest.mark.rule("H44")
@pytest.mark.card("023")
def test_023_is_refused_with_an_empty_field() -> None:
    refused(holder("023", {"fields": "rye-2 flax-3 empty-5"}), "play 023", "card-need")


# 027: wool on a field


@pytest.mark.rule("H44")
@pytest.mark.card("027")
def test_027_sows_wool() -> None:
    have = {"wool": 2, "rye": 1, "fields": "rye-2 empty-4"}
    t = holder("027", have)
    t.play("play 027")
    assert offered(t) >= {"sow wool-4", "done"} and choices(t, "sow") == {"wool-4"}
    change = {"wool": -1, "empty-4": -1, "wool-4": 1, "bonus": 1}
    assert gains(holder("027", have), "play 027", "sow wool-4") == change
    assert gains(holder("027", have), "play 027", "done") == {"bonus": 1}
    assert gains(holder("027", {"fields": "empty-4"}), "play 027") == {"bonus": 1}


@pytest.mark.rule("H44")
@pytest.mark.card("027")
def test_027_is_harvested_in_phase_7() -> None:
    t = table({"goods": {}, "fields": ["wool-4"], "jewels": 1}, phase="harvest")
    assert goods(t) == {"wool": 4} and fields(t) == ["empty-3"]


@pytest.mark.rule("H44")
@pytest.mark.card("027")
@pytest.mark.parametrize("ground", ["empty-2 empty-3", "rye-2", ""])
def test_027_wants_exactly_one_empty_field(ground: str) -> None:
    refused(holder("027", {"wool": 2, "fields": ground}), "play 027", "card-need")
