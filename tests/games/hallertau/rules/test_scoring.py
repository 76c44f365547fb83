"""The end: the last chance to play cards, the score line by line, winners and ties."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import (
    current,
    deciding,
    ended,
    farming,
    hand,
    lines,
    offered,
    play,
    progress,
    prompt,
    seat,
    standing,
    table,
    total,
    village,
)

NOTHING = dict.fromkeys(("centre", "icons", "sheep", "jewels", "stock", "cards"), 0)


@pytest.mark.rule("H59")
def test_a_village_with_nothing_has_no_points() -> None:
    t = ended(village())
    assert lines(t) == NOTHING
    assert total(t) == 0


@pytest.mark.rule("H59")
@pytest.mark.parametrize(
    ("slides", "points"), [*((s, 0) for s in range(7)), (7, 18), (8, 34), (9, 50), (10, 70)]
)
def test_the_window_counts_from_the_seventh_slide(slides: int, points: int) -> None:
    t = ended(village(**standing(slides)))
    assert lines(t) == {**NOTHING, "centre": points}


@pytest.mark.rule("H59")
@pytest.mark.parametrize(
    ("everywhere", "crafts", "icons"),
    [
        (0, {"bakery": 6}, 0),
        (0, {"bakery": 7}, 1),
        (0, {"bakery": 8}, 2),
        (0, {"bakery": 10, "brewery": 10}, 8),
        (5, {"carpentry": 7, "manufacturer": 9}, 4),
        (7, {"carpentry": 8}, 1),
        (7, {"carpentry": 10, "bakery": 10, "brewery": 10, "icehouse": 10}, 12),
        (9, {"bakery": 10}, 1),
        (10, {}, 0),
    ],
)
def test_visible_icons_left_of_crafts(everywhere: int, crafts: dict[str, int], icons: int) -> None:
    assert lines(ended(village(**standing(everywhere, **crafts))))["icons"] == 3 * icons


@pytest.mark.rule("H59", "HX19")
def test_thirty_four_and_three_icons_are_forty_three() -> None:
    row = village(**standing(8, bakery=10, icehouse=9))
    found = lines(ended(row))
    assert (found["centre"], found["icons"]) == (34, 9)
    assert total(ended(row)) == 43


@pytest.mark.rule("H59", "HX19")
def test_sheep_in_the_stables_and_jewels() -> None:
    t = ended(village(sheep={"stables": 5}, jewels=2))
    assert lines(t) == {**NOTHING, "sheep": 5, "jewels": 2}


@pytest.mark.rule("H59")
def test_sheep_on_farmyard_cards_do_not_count() -> None:
    t = table(village(sheep={"4": 3, "6": 1, "stables": 2}), round=2)
    assert lines(t) == {**NOTHING, "sheep": 2}


@pytest.mark.rule("H59", "HX19")
def test_thirteen_goods_tools_and_rows_are_two_points() -> None:
    stock = {"clay": 1, "flax": 1, "milk": 2}
    t = ended(farming("empty-4", "empty-3", goods=stock, tools=2))
    assert lines(t) == {**NOTHING, "stock": 2}


@pytest.mark.rule("H59")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        (village(tools=4), 0),
        (village(tools=5), 1),
        (village(goods={"rye": 9}), 1),
        (village(goods={"rye": 9}, tools=1), 2),
        (farming("empty-2", "empty-2"), 0),
        (farming("empty-5"), 1),
        (farming(*["empty-5"] * 8), 8),
        (village(goods={"barley": 1, "hops": 1, "hide": 1, "meat": 1, "wool": 1}), 1),
    ],
)
def test_fields_tools_and_goods_in_fives(row: dict[str, Any], points: int) -> None:
    assert lines(ended(row)) == {**NOTHING, "stock": points}


@pytest.mark.rule("H59")
def test_points_of_played_cards_only() -> None:
    row = village(played=["802", "826", "921", "007"], hand=["827", "924"])
    assert lines(ended(row)) == {**NOTHING, "cards": 2 + 7 + 12}


@pytest.mark.rule("H58")
def test_a_last_chance_to_play_cards() -> None:
    first = village(tools=3, hand=["903", "905"])
    t = table(first, village(jewels=4, hand=["921"]), phase="last-chance", round=6)
    assert (deciding(t), prompt(t)) == (0, "prompt-hallertau-cards")
    assert {"play 903", "done"} <= offered(t)
    assert "play 905" not in offered(t)
    play(t, "play 903")
    assert lines(t)["cards"] == 4
    assert deciding(t) == 1
    play(t, "play 921")
    assert t.decision is None
    assert lines(t, 1) == {**NOTHING, "cards": 12}
    assert hand(t) == ["905"]


@pytest.mark.rule("H58")
def test_the_last_chance_comes_after_round_6() -> None:
    t = progress(village(goods={"milk": 6}, tools=3, hand=["903"]), round=6)
    play(t, "advance icehouse")
    while current(t)[1] != "last-chance":
        assert "done" in offered(t)
        play(t, "done")
    assert "play 903" in offered(t)
    play(t, "done")
    assert t.decision is None
    assert t.observe(0)["phase"] == "end"
    assert seat(t)["played"] == []


@pytest.mark.rule("H58")
def test_nobody_is_asked_without_a_playable_card() -> None:
    t = table(village(hand=["924"]), {}, phase="last-chance", round=6)
    assert t.decision is None


@pytest.mark.rule("H60")
def test_the_higher_score_wins() -> None:
    assert ended(village(jewels=1), village()).winners() == (0,)
    assert ended(village(), village(), village(jewels=1)).winners() == (2,)


@pytest.mark.rule("H60", "HX19")
def test_a_tie_goes_to_the_larger_remainder() -> None:
    thirteen = farming(
        "empty-4", "empty-3", goods={"clay": 1, "flax": 1, "milk": 2}, tools=2, jewels=1
    )
    twelve = village(goods={"rye": 12}, jewels=1)
    for first in (0, 1):
        assert ended(thirteen, twelve, starting_player=first).winners() == (0,)
        assert ended(twelve, thirteen, starting_player=first).winners() == (1,)


@pytest.mark.rule("H60")
def test_the_remainder_counts_and_not_the_sum() -> None:
    assert ended(village(goods={"rye": 10}), village(goods={"rye": 4}, jewels=2)).winners() == (1,)


@pytest.mark.rule("H60")
def test_equal_remainders_share_the_victory() -> None:
    rows = [village(tools=13), farming("empty-3", goods={"rye": 10}), village(goods={"rye": 12})]
    assert ended(*rows).winners() == (0, 1)


@pytest.mark.rule("H07")
@pytest.mark.parametrize(("cards", "goals"), [("full", [100, 111]), ("none", [80, 85])])
def test_a_solo_player_has_goals_and_others_have_none(cards: str, goals: list[int]) -> None:
    assert bocage.new("hallertau", seats=1, seed=1, cards=cards).observe(0)["goals"] == goals
    assert bocage.new("hallertau", seats=2, seed=1, cards=cards).observe(0)["goals"] == []


@pytest.mark.rule("H07")
@pytest.mark.parametrize(("rye", "winners"), [(499, ()), (500, (0,))])
def test_alone_one_wins_by_reaching_the_goal(rye: int, winners: tuple[int, ...]) -> None:
    t = ended(village(goods={"rye": rye}))
    assert (t.scores()[0].total, t.winners()) == (rye // 5, winners)
