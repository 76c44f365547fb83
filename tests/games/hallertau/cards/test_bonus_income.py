"""Bonus cards 801-845: their income in phase 3 and their points."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.hallertau.cards.cases import difference, holding, options, stock
from tests.games.hallertau.scenario import (
    GAME,
    choices,
    ended,
    fields,
    goods,
    lines,
    offered,
    play,
    play_if_asked,
    prompt,
)

INCOME: dict[str, dict[str, int]] = {
    "801": {"meat": 1},
    "802": {"barley": 1},
    "803": {"sheep-6": 1},
    "804": {"wool": 1},
    "805": {"hide": 2},
    "806": {"milk": 2},
    "807": {"sheep-6": 1},
    "808": {"barley": 1, "hops": 1},
    "809": {"barley": 1, "hops": 1},
    "810": {"rye": 1},
    "813": {"tools": 1},
    "814": {"rye": 1, "clay": 1},
    "815": {"gateway": 1},
    "817": {"tools": 1},
    "818": {"flax": 1, "wool": 1},
    "819": {"empty-4": 1},
    "820": {"meat": 1},
    "821": {"clay": 2},
    "822": {"hops": 1},
    "823": {"sheep-6": 1},
    "824": {"empty-3": 1},
    "825": {"empty-5": 1},
    "826": {"barley": 2},
    "827": {"jewels": 1},
    "828": {"hops": 1},
    "829": {"wool": 1},
    "830": {"clay": 1},
    "832": {"milk": 1},
    "833": {"hide": 1},
    "834": {"hide": 1},
    "835": {"meat": 1},
    "836": {"rye": 1},
    "837": {"wool": 1},
    "838": {"flax": 1},
    "840": {"farmyard": 1},
    "841": {"barley": 1},
    "842": {"barley": 1},
    "843": {"sheep-6": 1},
    "844": {"rye": 1, "meat": 1},
    "845": {"meat": 1},
}
"""What a card brings in round 3, where no choice is left."""

SOWING = {"811": "flax", "812": "barley", "816": "rye"}

POINTS = {
    **dict.fromkeys(("801",), 1),
    **dict.fromkeys(("802", "803", "828", "829", "830"), 2),
    **{str(card): 3 for card in (*range(804, 817), *range(831, 844))},
    **dict.fromkeys(("817", "818", "819", "820", "821", "844"), 4),
    **dict.fromkeys(("822", "823"), 5),
    **dict.fromkeys(("824", "825", "845"), 6),
    "826": 7,
    "827": 8,
}


def income(*cards: str, **have: Any) -> bocage.Table:
    """Phase 3 of round 3 for a seat that has played these cards; `other` is the second seat."""
    position = {"game": GAME, "options": options(*cards), "round": 3, "phase": "income"}
    position.update({key: have.pop(key) for key in ("round", "phase") if key in have})
    other = have.pop("other", {})
    return bocage.load({**position, "seats": [holding(played=list(cards), **have), other]})


def brought(*cards: str, **have: Any) -> dict[str, int]:
    """What the income of these cards changes, when nothing is asked."""
    before = stock(income(*cards, phase="actions", **have))
    t = income(*cards, **have)
    assert prompt(t) == "prompt-hallertau-turn"
    return difference(before, stock(t))


@pytest.mark.rule("H52", "H15")
@pytest.mark.parametrize("card", INCOME)
def test_a_bonus_card_pays_in_phase_3(card: str) -> None:
    assert brought(card) == INCOME[card]


@pytest.mark.rule("H52", "H15")
@pytest.mark.parametrize("card", INCOME)
def test_a_bonus_card_in_hand_or_of_another_seat_pays_nothing(card: str) -> None:
    assert brought(hand=[card], fields="empty-2") == {}
    assert brought(other={"played": [card]}) == {}


@pytest.mark.rule("H52", "H15")
@pytest.mark.parametrize("card", INCOME)
def test_a_bonus_card_pays_nothing_in_round_1(card: str) -> None:
    assert brought(card, round=1) == {}


@pytest.mark.rule("H52", "H59")
@pytest.mark.parametrize("card", POINTS)
def test_a_bonus_card_in_play_gives_its_points(card: str) -> None:
    assert lines(ended({"played": [card]}))["cards"] == POINTS[card]
    assert lines(ended({"hand": [card]}))["cards"] == 0


@pytest.mark.rule("H52", "H59")
def test_the_points_of_all_bonus_cards_add_up() -> None:
    assert len(POINTS) == 45
    t = ended({"played": sorted(POINTS)})
    assert lines(t)["cards"] == sum(POINTS.values()) == 156


@pytest.mark.rule("H52")
@pytest.mark.card("803", "807", "823", "843")
@pytest.mark.parametrize("card", ["803", "807", "823", "843"])
@pytest.mark.parametrize(
    ("number", "place"), [(2, "5"), (3, "6"), (4, "stables"), (5, "stables"), (6, "stables")]
)
def test_a_sheep_of_an_income_stands_where_the_round_says(
    card: str, number: int, place: str
) -> None:
    assert brought(card, round=number) == {f"sheep-{place}": 1}


# 811, 812, 816, 831: sowing


@pytest.mark.rule("H52", "H15")
@pytest.mark.card("811", "812", "816")
@pytest.mark.parametrize("card", SOWING)
def test_one_grain_of_the_named_type_may_be_sown(card: str) -> None:
    good = SOWING[card]
    stocked = {"barley": 2, "flax": 2, "hops": 2, "rye": 2}
    t = income(card, **stocked)
    play(t, f"income {card}")
    assert choices(t, "sow") == {f"{good}-2", f"{good}-3", f"{good}-4"}
    play(t, f"sow {good}-3")
    assert fields(t) == sorted(["empty-2", "empty-4", f"{good}-3"])
    assert goods(t) == {**stocked, good: 1}
    assert prompt(t) == "prompt-hallertau-turn"


@pytest.mark.rule("H52", "H15")
@pytest.mark.card("811", "812", "816", "831")
@pytest.mark.parametrize("card", [*SOWING, "831"])
def test_sowing_by_income_may_be_declined(card: str) -> None:
    stocked = {"barley": 1, "flax": 1, "hops": 1, "rye": 1}
    t = income(card, **stocked)
    assert f"income {card}" in offered(t)
    other = t.copy()
    play(t, "done")
    play(other, f"income {card}", "done")
    for declined in (t, other):
        assert prompt(declined) == "prompt-hallertau-turn"
        assert goods(declined) == stocked


@pytest.mark.rule("H52", "H15")
@pytest.mark.card("811", "812", "816")
@pytest.mark.parametrize("card", SOWING)
def test_without_its_grain_or_an_empty_field_nothing_is_asked(card: str) -> None:
    good = SOWING[card]
    assert brought(card, hops=5, **{other: 5 for other in SOWING.values() if other != good}) == {}
    assert brought(card, fields=f"{good}-5 hops-4", **{good: 5}) == {}


@pytest.mark.rule("H52", "H15")
@pytest.mark.card("831")
def test_831_sows_any_grain() -> None:
    t = income("831", barley=1, flax=1, hops=1, rye=1, fields="empty-5 rye-5")
    play(t, "income 831")
    assert choices(t, "sow") == {"barley-5", "flax-5", "hops-5", "rye-5"}
    play(t, "sow hops-5")
    assert fields(t) == ["hops-5", "rye-5"]
    assert "hops" not in goods(t)
    assert brought("831", wool=3) == {}


# 839: a tool for a jewel


@pytest.mark.rule("H52", "H15")
@pytest.mark.card("839")
def test_839_trades_exactly_one_tool_for_a_jewel() -> None:
    t = income("839", tools=8)
    before = stock(t)
    declined = t.copy()
    play(t, "income 839")
    play_if_asked(t, "take jewel")
    assert prompt(t) == "prompt-hallertau-turn"
    assert difference(before, stock(t)) == {"tools": -1, "jewels": 1}
    play(declined, "done")
    assert prompt(declined) == "prompt-hallertau-turn"
    assert difference(before, stock(declined)) == {}
    assert brought("839") == {}


@pytest.mark.rule("H52", "H15", "H39")
@pytest.mark.card("839")
@pytest.mark.parametrize("sparing", [False, True])
def test_839_laid_down_in_phase_3_asks_before_it_takes_a_tool(sparing: bool) -> None:
    t = income(hand=["839"], tools=8)
    play(t, *["sparing"] * sparing, "play 839")
    assert offered(t) >= {"take jewel", "done"}
    declined = t.copy()
    play(t, "take jewel")
    assert (stock(t)["tools"], stock(t)["jewels"]) == (7, 1)
    play(declined, "done")
    assert (stock(declined)["tools"], stock(declined)["jewels"]) == (8, 0)


@pytest.mark.rule("H52", "H15")
@pytest.mark.card("839")
def test_839_laid_down_with_a_full_box_takes_no_tool() -> None:
    t = income(hand=["839"], tools=8, jewels=10)
    play(t, "play 839")
    assert (stock(t)["tools"], stock(t)["jewels"]) == (8, 10)
    assert prompt(t) == "prompt-hallertau-turn"


# 819, 824, 825, 827: limits


@pytest.mark.rule("H52", "H09", "H15")
@pytest.mark.card("819", "824", "825")
@pytest.mark.parametrize(("card", "row"), [("819", 4), ("824", 3), ("825", 5)])
def test_of_three_fields_the_eighth_is_chosen(card: str, row: int) -> None:
    t = income("819", "824", "825", fields=["empty-2"] * 7)
    assert {"income 819", "income 824", "income 825"} <= offered(t)
    play(t, f"income {card}")
    while t.observe(0)["phase"] == "income":
        play(t, "done")
    assert fields(t) == [*["empty-2"] * 7, f"empty-{row}"]


@pytest.mark.rule("H52", "H10")
@pytest.mark.card("827")
def test_there_is_no_eleventh_jewel() -> None:
    t = income("827", jewels=10)
    if prompt(t) == "prompt-hallertau-income":
        play(t, "collect" if "collect" in offered(t) else "income 827")
    assert t.observe(0)["seats"][0]["jewels"] == 10
    assert brought("827", jewels=9) == {"jewels": 1}
