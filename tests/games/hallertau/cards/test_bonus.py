"""Bonus cards 801-845: what they cost or ask for; they bring nothing at once."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.hallertau.cards.cases import (
    Case,
    Short,
    gains,
    holder,
    name,
    plays,
    refused,
    refuses,
)
from tests.games.hallertau.scenario import choices, offered, play, play_if_asked, prompt

ROW_5 = "empty-5 rye-5"

PLAYED = [
    Case("801", {"wool": 1}, {"wool": -1}),
    Case("802", {"hops": 1}, {"hops": -1}),
    Case("803", {"meat": 2}, {"meat": -2}),
    Case("804", {"meat": 1}, {"meat": -1}),
    Case("805", {"sheep": 1}, {"sheep-stables": -1}),
    Case("805", {"sheep": {"4": 1, "stables": 1}}, {"sheep-4": -1}, ("lose sheep-4",)),
    Case("806", {"sheep": {"5": 1}}, {"sheep-5": -1}),
    Case("806", {"sheep": {"4": 1, "stables": 1}}, {"sheep-stables": -1}, ("lose sheep-stables",)),
    Case("807", {"fields": "empty-3 empty-3"}, {"empty-3": -2}),
    Case(
        "807",
        {"fields": "empty-2 empty-3 rye-4"},
        {"empty-2": -1, "rye-4": -1},
        ("lose empty-2", "lose rye-4"),
    ),
    Case("808", {"hide": 2}, {"hide": -2}),
    Case("809", {"tools": 2}, {"tools": -2}),
    Case("810", {"hops": 2}, {"hops": -2}),
    Case("813", {"hops": 3}, {"hops": -3}),
    Case("814", {"clay": 3}, {"clay": -3}),
    Case("817", {"jewels": 1}, {"jewels": -1}),
    Case("818", {"jewels": 1, "tools": 1}, {"jewels": -1, "tools": -1}),
    Case("819", {"fields": "flax-2 flax-2"}, {"flax-2": -2}),
    Case(
        "819",
        {"fields": "empty-2 empty-3 empty-4"},
        {"empty-3": -1, "empty-4": -1},
        ("lose empty-4", "lose empty-3"),
    ),
    Case("820", {"tools": 2}, {"tools": -2}),
    Case("821", {"clay": 4}, {"clay": -4}),
    Case("822", {"barley": 3}, {"barley": -3}),
    Case("822", {"barley": 3, "flax": 2, "hops": 3}, {"barley": -3}, ("pay 3barley",)),
    Case("822", {"flax": 3, "hops": 3, "rye": 3}, {"flax": -3}, ("pay 3flax",)),
    Case("822", {"flax": 3, "hops": 3, "rye": 3}, {"hops": -3}, ("pay 3hops",)),
    Case("822", {"flax": 3, "hops": 3, "rye": 3}, {"rye": -3}, ("pay 3rye",)),
    Case("823", {"sheep": 2}, {"sheep-stables": -2}),
    Case(
        "823",
        {"sheep": {"4": 2, "6": 2}},
        {"sheep-4": -1, "sheep-6": -1},
        ("lose sheep-6", "lose sheep-4"),
    ),
    Case("824", {"fields": "empty-2 rye-4"}, {"rye-4": -1}),
    Case("824", {"fields": "empty-2 rye-4 flax-5"}, {"flax-5": -1}, ("lose flax-5",)),
    Case("824", {"fields": "wool-3"}, {"wool-3": -1}),
    Case("825", {"fields": "empty-2 empty-2 empty-2"}, {"empty-2": -3}),
    Case(
        "825",
        {"fields": "empty-2 rye-3 empty-4 empty-5"},
        {"empty-2": -1, "rye-3": -1, "empty-4": -1},
        ("lose rye-3", "lose empty-2", "lose empty-4"),
    ),
    Case("826", {"jewels": 2}, {"jewels": -2}),
    Case("827", {"jewels": 3}, {"jewels": -3}),
    Case("828", {"fields": "rye-2 wool-4"}, {}),
    Case("828", {"fields": ""}, {}),
    Case("829", {"sheep": {"4": 2, "stables": 3}}, {}),
    Case("830", {"clay": 7}, {}),
    Case("831", {"fields": ROW_5}, {}),
    Case("831", {"fields": ""}, {}),
    Case("832", {"fields": ROW_5}, {}),
    Case("832", {"fields": ""}, {}),
    Case("833", {"milk": 2}, {}),
    Case("833", {"milk": 6}, {}, at={"round": 3}),
    Case("834", {"hide": 3}, {}),
    Case("835", {"jewels": 5}, {}),
    Case("836", {"hops": 6}, {}),
    Case("837", {"wool": 6}, {}),
    Case("838", {"flax": 7}, {}),
    Case("839", {"tools": 8}, {}),
    Case("840", {"tools": 3, "sheep": 3, "jewels": 3}, {}),
    Case("841", {"barley": 10}, {}),
    Case("842", {"barley": 7, "hops": 5}, {}),
    Case("843", {"milk": 7, "sheep": {"4": 5, "stables": 1}}, {}),
    Case("844", {"rye": 6, "meat": 5}, {}),
    Case("845", {"meat": 6}, {}),
    Case("845", {"meat": 9}, {}),
]

REFUSED = [
    Short("801", {"meat": 5}, "card-cost"),
    Short("801", {"fields": "wool-4"}, "card-cost"),
    Short("802", {"barley": 5, "fields": "hops-5"}, "card-cost"),
    Short("803", {"meat": 1}, "card-cost"),
    Short("804", {"wool": 5}, "card-cost"),
    Short("805", {"hide": 5}, "card-cost"),
    Short("806", {"milk": 5}, "card-cost"),
    Short("807", {"fields": "empty-5"}, "card-cost"),
    Short("808", {"hide": 1}, "card-cost"),
    Short("809", {"tools": 1}, "card-cost"),
    Short("810", {"hops": 1}, "card-cost"),
    Short("811", {"flax": 9}, "card-cost"),
    Short("812", {"barley": 9}, "card-cost"),
    Short("813", {"hops": 2}, "card-cost"),
    Short("814", {"clay": 2}, "card-cost"),
    Short("816", {"rye": 9}, "card-cost"),
    Short("817", {"tools": 9}, "card-cost"),
    Short("818", {"jewels": 2}, "card-cost"),
    Short("818", {"tools": 2}, "card-cost"),
    Short("819", {"fields": "rye-5"}, "card-cost"),
    Short("820", {"tools": 1}, "card-cost"),
    Short("821", {"clay": 3}, "card-cost"),
    Short("822", {"barley": 2, "flax": 2, "hops": 2, "rye": 2, "clay": 9}, "card-cost"),
    Short("823", {"sheep": 1}, "card-cost"),
    Short("824", {"fields": "empty-2 empty-5", "rye": 3}, "card-cost"),
    Short("825", {"fields": "empty-2 rye-3"}, "card-cost"),
    Short("826", {"jewels": 1}, "card-cost"),
    Short("827", {"jewels": 2}, "card-cost"),
    Short("828", {"fields": "rye-2 wool-4 empty-2"}),
    Short("829", {"sheep": {"4": 2, "stables": 2}}),
    Short("830", {"clay": 6}),
    Short("831", {"fields": "empty-5 rye-4"}),
    Short("831", {"fields": "empty-5 empty-2"}),
    Short("832", {"fields": "empty-5 empty-4"}),
    Short("832", {"fields": "rye-3"}),
    Short("833", {"milk": 1}),
    Short("833", {"milk": 5}, at={"round": 3}),
    Short("834", {"hide": 2}),
    Short("835", {"jewels": 4}),
    Short("836", {"hops": 5, "fields": "hops-5 hops-5"}),
    Short("837", {"wool": 5}),
    Short("838", {"flax": 6}),
    Short("839", {"tools": 7}),
    Short("840", {"tools": 2, "sheep": 3, "jewels": 3}),
    Short("840", {"tools": 3, "sheep": 2, "jewels": 3}),
    Short("840", {"tools": 3, "sheep": 3, "jewels": 2}),
    Short("841", {"barley": 9, "rye": 9}),
    Short("842", {"barley": 6, "hops": 5}),
    Short("842", {"barley": 7, "hops": 4}),
    Short("843", {"milk": 6, "sheep": 6}),
    Short("843", {"milk": 7, "sheep": 5}),
    Short("844", {"rye": 5, "meat": 5}),
    Short("844", {"rye": 6, "meat": 4}),
    Short("845", {"meat": 5}),
]

GRAIN_CARDS = [("811", "flax"), ("812", "barley"), ("816", "rye")]


@pytest.mark.rule("H52", "HX26")
@pytest.mark.parametrize("case", PLAYED, ids=name)
def test_a_bonus_card_takes_its_cost_and_brings_nothing_at_once(case: Case) -> None:
    plays(case)


@pytest.mark.rule("H52", "HX26")
@pytest.mark.parametrize("case", REFUSED, ids=name)
def test_a_bonus_card_one_short_is_refused(case: Short) -> None:
    refuses(case)


@pytest.mark.rule("H52")
@pytest.mark.card("807", "819", "825")
@pytest.mark.parametrize(("card", "count"), [("807", 2), ("819", 2), ("825", 3)])
def test_any_field_may_be_lost_sown_or_empty(card: str, count: int) -> None:
    t = holder(card, {"fields": "empty-2 empty-5 rye-2 flax-5"})
    play(t, f"play {card}")
    for _ in range(count):
        assert prompt(t) == "prompt-hallertau-lose-field"
        assert "done" not in offered(t)
        play(t, f"lose {min(choices(t, 'lose'))}")
    assert prompt(t) == "prompt-hallertau-turn"
    assert len(t.observe(0)["seats"][0]["fields"]) == 4 - count


@pytest.mark.rule("H52")
@pytest.mark.card("824")
def test_only_a_sown_field_pays_for_824() -> None:
    t = holder("824", {"fields": "empty-2 rye-4 flax-5"})
    play(t, "play 824")
    assert choices(t, "lose") == {"rye-4", "flax-5"}


# 811, 812, 816: three grain just harvested


def after_harvest(card: str, **have: Any) -> bocage.Table:
    """Seat 0 has harvested in phase 7 and holds a card; a jewel keeps phase 9 waiting for it."""
    t = holder(card, {"jewels": 1, **have}, phase="harvest")
    play_if_asked(t, "harvest all")
    return t


@pytest.mark.rule("H52")
@pytest.mark.card("811", "812", "816")
@pytest.mark.parametrize(("card", "good"), GRAIN_CARDS)
@pytest.mark.parametrize("rows", [(3,), (5,), (2, 2)])
def test_grain_of_one_or_several_fields_pays(card: str, good: str, rows: tuple[int, ...]) -> None:
    t = after_harvest(card, fields=" ".join(f"{good}-{row}" for row in rows))
    assert t.observe(0)["phase"] == "harvest"
    assert gains(t, f"play {card}") == {good: -3}


@pytest.mark.rule("H52")
@pytest.mark.card("811", "812", "816")
@pytest.mark.parametrize(("card", "good"), GRAIN_CARDS)
def test_two_just_harvested_do_not_pay(card: str, good: str) -> None:
    t = after_harvest(card, **{good: 9, "fields": f"{good}-2"})
    assert t.observe(0)["phase"] == "progress"
    refused(t, f"play {card}", "card-cost")


@pytest.mark.rule("H52")
@pytest.mark.card("811", "812", "816")
@pytest.mark.parametrize(("card", "good"), GRAIN_CARDS)
def test_another_grain_does_not_pay(card: str, good: str) -> None:
    t = after_harvest(card, fields="hops-5 hops-5", **{good: 9})
    assert t.observe(0)["phase"] == "progress"
    refused(t, f"play {card}", "card-cost")


@pytest.mark.rule("H52")
@pytest.mark.card("811", "812", "816")
@pytest.mark.parametrize(("card", "good"), GRAIN_CARDS)
def test_the_harvest_is_over_in_phase_9(card: str, good: str) -> None:
    t = after_harvest(card, fields=f"{good}-4")
    play(t, "done")
    assert t.observe(0)["phase"] == "progress"
    refused(t, f"play {card}", "card-cost")


@pytest.mark.rule("H52")
@pytest.mark.card("811", "812", "816")
@pytest.mark.parametrize(("card", "good"), GRAIN_CARDS)
def test_a_harvest_by_a_card_counts_until_the_next_action(card: str, good: str) -> None:
    t = holder(card, {"hand": ["022"], "fields": f"{good}-3 empty-2"})
    refused(t, f"play {card}", "card-cost")
    play(t, "play 022")
    play_if_asked(t, f"harvest {good}-3")
    later = t.copy()
    assert gains(t, f"play {card}") == {good: -3}
    play_if_asked(later, "done")
    play(later, "place clay-delivery")
    play_if_asked(later, "done")
    later.play("place clay-delivery", 1)
    assert later.decision is not None and later.decision.seat == 0
    refused(later, f"play {card}", "card-cost")


# 815: three cards of the hand


@pytest.mark.rule("H52", "H08")
@pytest.mark.card("815")
def test_three_cards_of_any_decks_are_discarded_for_815() -> None:
    t = holder("815", {"hand": ["001", "401", "802", "901"]})
    assert gains(t, "play 815", "discard 001", "discard 401", "discard 901") == {
        "gateway": -1,
        "farmyard": -1,
        "point": -1,
    }
    assert sorted(t.observe(1)["discarded"]) == ["001", "401", "901"]
    decks = t.observe(0)["decks"]
    assert decks == holder("815", {"hand": ["001", "401", "802", "901"]}).observe(0)["decks"]


@pytest.mark.rule("H52")
@pytest.mark.card("815")
def test_815_does_not_pay_for_itself_and_asks_for_three_others() -> None:
    t = holder("815", {"hand": ["001", "401", "802", "901"]})
    play(t, "play 815")
    assert prompt(t) == "prompt-hallertau-discard"
    assert choices(t, "discard") == {"001", "401", "802", "901"}
    assert "done" not in offered(t)
    refused(holder("815", {"hand": ["001", "401"]}), "play 815", "card-cost")
    t = holder("815", {"hand": ["001", "401", "901"]})
    play(t, "play 815")
    while choices(t, "discard"):
        play(t, f"discard {min(choices(t, 'discard'))}")
    assert t.observe(0)["seats"][0]["hand"] == []
