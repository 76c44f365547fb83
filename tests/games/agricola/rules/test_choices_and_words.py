"""With hand cards: what is offered, how it is described, what a preview keeps secret."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bocage
from bocage.games.agricola.cards.words import minor, using
from bocage.games.agricola.steps.fields import Plow
from bocage.games.agricola.steps.house import BuildStables
from bocage.kernel.sequence import Seq

from ..cards.tables import table
from ..own_cards import own_cards
from ..scenario import goods, offered, play, play_if_asked, reason, seat

CROWDED = ("meeting-place", "grain-seeds", "farmland", "day-laborer")
"""The spaces that seat 0 of these tables could use in round 1, without goods on the others."""


def crowded(row: dict[str, Any], **position: Any) -> bocage.Table:
    """A table of two where seat 1 stands everywhere and seat 0 finds no space for its people."""
    spaces = {space: {"people": [1]} for space in CROWDED}
    busy = {"people": 5, "placed": 5}
    return table(row, busy, **{"spaces": spaces, "round": 1, **position})


# Nobody is made to do what a card only allows


@pytest.mark.card("A102")
def test_whoever_finds_no_space_is_not_made_to_buy_from_the_grocer() -> None:
    t = crowded({"cards": ["A102"], "goods": {"food": 2, "grain": 2}})
    assert offered(t) == {"anytime", "pass"}
    play(t, "pass")
    assert goods(t) == {"food": 2, "grain": 2}


@pytest.mark.card("A092")
def test_whoever_finds_no_space_is_not_made_to_pay_for_a_child() -> None:
    row = {"cards": ["A092"], "people": 4, "newborn": 1, "placed": 2, "goods": {"food": 3}}
    t = crowded(row)
    assert offered(t) == {"use A092", "pass"}
    play(t, "pass")
    assert goods(t) == {"food": 3}


@pytest.mark.rule("R91")
def test_whoever_finds_no_space_is_not_made_to_take_an_open_card() -> None:
    t = crowded({}, options={"hands": "market"}, piles={"open": ["A002", "A116"]})
    assert offered(t) == {"pick A002", "pick A116", "pass"}


# What is possible


@pytest.mark.card("B056")
@pytest.mark.rule("R15")
def test_the_food_of_the_brook_comes_in_time_for_an_improvement() -> None:
    row = {"cards": ["B056"], "hand": ["A005"]}
    t = table(row, {"placed": 2}, round=1, round_cards=["major-improvement"])
    assert "place major-improvement" in offered(t)
    play(t, "place major-improvement")
    assert goods(t) == {}
    assert seat(t, 1)["hand"] == ["A005"]


@pytest.mark.card("B098")
@pytest.mark.rule("R66")
def test_animals_can_be_let_go_for_the_organic_farmer() -> None:
    animals = {"sheep": 2, "boar": 1}
    row = {"cards": ["B098"], "animals": animals, "pastures": [["r1c4", "r1c5"]]}
    t = table({**row, "goods": {"food": 4}}, {"goods": {"food": 4}}, round=14, phase="feeding")
    play_if_asked(t, "anytime", "release sheep", "release sheep", "done")
    lines = t.scores()[0].lines
    assert (lines["sheep"], lines["boar"], lines["bonus"]) == (1, 1, 1)


STABLE_AND_FIELD = minor(
    "A016",
    "Own",
    "farm-planner",
    using("day-laborer").do(Seq(BuildStables(wood=0, limit=1), Plow())),
)


@own_cards(STABLE_AND_FIELD)
def test_all_decisions_show_only_what_can_be_finished() -> None:
    row = {"cards": ["A016"], "fields": {"r1c5": {}}, "stables": ["r1c4"]}
    t = table(row, {"placed": 2})
    play(t, "place day-laborer")
    assert "stable r2c5" not in offered(t)
    assert t.decision is not None
    assert t.decisions[0].actions == t.decision.actions


# Refusals


@pytest.mark.card("A092")
@pytest.mark.parametrize("space", ["forest", "farmland", "fencing"])
def test_a_space_is_not_refused_for_a_reason_that_does_not_hold(space: str) -> None:
    supply = {"food": 1, "wood": 9}
    row = {"cards": ["A092"], "people": 3, "newborn": 1, "placed": 2, "goods": supply}
    t = table(row, {}, round=4, spaces={"forest": {"goods": {"wood": 3}}})
    assert offered(t) == {"use A092", "pass"}
    assert reason(t, f"place {space}") not in (None, "reason-no-field-cell", "reason-cannot-pay")


# Words


@pytest.mark.card("A088")
def test_a_fence_is_described_with_what_it_costs_the_hedge_keeper() -> None:
    t = table({"cards": ["A088"], "goods": {"wood": 4}}, {"placed": 2}, round=4)
    play(t, "place fencing")
    words = t.describe("fence r1c5")
    play(t, "fence r1c5")
    assert words.values["goods"] == {"wood": 4 - goods(t)["wood"]} == {"wood": 1}


@pytest.mark.card("B002")
def test_the_mini_pasture_is_described_as_free() -> None:
    t = table({"hand": ["B002"], "goods": {"food": 2, "wood": 4}}, {"placed": 2})
    play(t, "place meeting-place", "play B002")
    assert not t.describe("fence r1c5").values.get("goods")


@pytest.mark.card("A102")
def test_a_hearth_is_not_described_as_an_exchange_to_whoever_has_no_fireplace() -> None:
    row = {"cards": ["A102"], "memory": {"A102": 5}, "goods": {"clay": 3, "food": 1}}
    t = table(row, {"placed": 2})
    play(t, "place major-improvement")
    assert t.describe("build M03").id == "action-build.now"


# Secrets


@pytest.mark.card("B097")
@pytest.mark.rule("R47")
def test_a_preview_tells_nothing_of_what_the_scholar_holds() -> None:
    tables = [
        table(
            {"cards": ["B118"], "placed": 1},
            {"cards": ["B097"], "house": "stone", "hand": [card], "placed": 2},
            round=3,
            starting_player=1,
            turn=0,
        )
        for card in ("A016", "A033")
    ]
    assert tables[0].observe(0) == tables[1].observe(0)
    told = [[tuple(e) for e in t.preview("place day-laborer", 0)] for t in tables]
    assert told[0] == told[1]


@pytest.mark.rule("R47")
def test_a_preview_does_not_name_the_card_that_somebody_else_would_have_to_play() -> None:
    spaces = {space: {"people": [1]} for space in CROWDED if space != "meeting-place"}
    other = {"people": 4, "placed": 3, "hand": ["B025"], "goods": {"wood": 1}}
    t = table({"placed": 1}, other, spaces=spaces, round=1)
    told = t.preview("place meeting-place", 0)
    assert not [entry for entry in told if entry.values.get("card") == "B025"]


def test_a_possible_world_is_not_the_true_one_because_somebody_had_a_choice() -> None:
    hand = ["A002", "A005", "A009", "A012", "A019", "A024", "A067"]
    rooms = ["r1c1", "r2c1", "r3c1"]
    t = table({}, {"rooms": rooms, "hand": ["A016"]}, {"hand": hand}, round=5, turn=1)
    play(t, "place basic-wish")
    assert offered(t) == {"play A016", "done"}
    worlds = [t.determinize(0, random.Random(n)) for n in range(40)]
    assert not [world for world in worlds if seat(world, 2)["hand"] == hand]
