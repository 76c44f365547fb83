"""Food that will be missing at a harvest, whatever is done, is told before it is final."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from bocage import LOCALES, Locale, text

from .agricola import scenario as agricola
from .express import scenario as express

both = agricola.both


def begged(table: bocage.Table, action: str) -> int:
    """How much food a seat is told to lack if it takes an action."""
    found = table.warning(action)
    reasons = [] if found is None else found.values["reasons"]
    short = [reason.values for reason in reasons if reason.id != "warning-room"]
    return sum([values.get("begging", values.get("n", 0)) for values in short])


def before_harvest(game: str, row: dict[str, Any], other: dict[str, Any]) -> bocage.Table:
    """A table in round 4, after which there is a harvest; seat 0 is to place its last person."""
    return agricola.table(
        game,
        {"placed": 1, **row},
        other,
        round=4,
        round_cards=["fencing", "sheep-market", "major-improvement", "grain-utilization"],
        spaces={"fishing": {"goods": {"food": 3}}, "forest": {"goods": {"wood": 3}}},
    )


@both
def test_the_last_to_move_is_told(game: str) -> None:
    """Two adults eat 4 food."""
    t = before_harvest(game, {"goods": {"food": 1}}, {"placed": 2, "goods": {"food": 4}})
    assert begged(t, "place forest") == 3
    assert begged(t, "place fishing") == 0
    t.play("place forest")
    assert agricola.seat(t)["begging"] == 3


@both
def test_who_moves_before_others_is_told_too(game: str) -> None:
    t = before_harvest(game, {"goods": {"food": 1}}, {"placed": 1, "goods": {"food": 4}})
    assert begged(t, "place forest") == 3
    assert begged(t, "place fishing") == 0
    t.play("place forest")
    assert begged(t, "place fishing") == 0


@both
def test_all_that_can_be_eaten_counts(game: str) -> None:
    """Grain in the supply and on a field is 1 food each, a sheep at a Fireplace 2, wood in the
    Joinery 2, once."""
    crops = {"goods": {"grain": 1, "wood": 3}, "fields": {"r1c5": {"grain": 3}}}
    t = before_harvest(game, crops, {"placed": 1, "goods": {"food": 4}})
    assert begged(t, "place forest") == 2
    crops["cards"] = ["joinery"]
    t = before_harvest(game, crops, {"placed": 1, "goods": {"food": 4}})
    assert begged(t, "place forest") == 0
    row = {"animals": {"sheep": 1}, "cards": ["fireplace-2"], "goods": {"food": 1}}
    t = before_harvest(game, row, {"placed": 1, "goods": {"food": 4}})
    assert begged(t, "place forest") == 1


@both
def test_who_has_people_left_can_still_avoid_it(game: str) -> None:
    t = before_harvest(game, {"placed": 0}, {"placed": 1, "goods": {"food": 4}})
    assert begged(t, "place forest") == 0


@both
def test_there_is_no_word_without_a_harvest(game: str) -> None:
    t = agricola.table(
        game,
        {"placed": 1},
        {"placed": 2},
        round=3,
        round_cards=["fencing", "sheep-market", "major-improvement"],
    )
    assert begged(t, "place day-laborer") == 0


@both
def test_begging_by_choice_is_no_surprise(game: str) -> None:
    row = {"animals": {"sheep": 1}, "cards": ["fireplace-2"], "goods": {"food": 1}}
    t = before_harvest(game, row, {"placed": 2, "goods": {"food": 4}})
    t.play("place forest")
    assert "beg" in agricola.offered(t)
    assert begged(t, "beg") == 0
    assert begged(t, "cook sheep") == 1


@both
def test_alone_everybody_eats_more(game: str) -> None:
    """A solo player's adults eat 3 food each."""
    t = agricola.table(
        game,
        {"placed": 1, "goods": {"food": 2}},
        round=4,
        round_cards=["fencing", "sheep-market", "major-improvement", "grain-utilization"],
        spaces={"forest": {"goods": {"wood": 2}}},
    )
    assert begged(t, "place forest") == 4


def in_express(round: int = 3, **row: Any) -> bocage.Table:
    """A table of Express where seat 0 has one action left, the other one as well."""
    rows = [{"done": 1, **row}, {"done": 1, "goods": {"food": 4}}]
    return express.table(*rows, round=round, dice="food wood wood")


def test_express_tells_of_missing_food() -> None:
    """The couple eats 4 food; each one missing costs 3 points."""
    t = in_express(goods={"food": 1})
    assert begged(t, "collect 2wood") == 3
    assert begged(t, "collect 1food") == 2
    found = t.warning("collect 2wood")
    assert found is not None and found.values["reasons"][0].values["points"] == 9
    assert begged(in_express(goods={"food": 4}), "collect 2wood") == 0
    assert begged(in_express(2, goods={"food": 1}), "collect 2wood") == 0
    assert begged(in_express(goods={"food": 1}, done=0), "collect 2wood") == 0


def test_what_express_can_cook_counts() -> None:
    """A sheep in the hearth is 2 food."""
    row: dict[str, Any] = {"goods": {"food": 1}, "animals": {"sheep": 1}, "pastures": 1}
    assert begged(in_express(**row), "collect 2wood") == 3
    assert begged(in_express(**row, improvements=["hearth"]), "collect 2wood") == 1


def test_the_last_harvest_of_express_is_over_when_the_game_is() -> None:
    t = express.table({"done": 1, "goods": {"food": 1}}, round=6, dice="food wood wood")
    assert begged(t, "collect 2wood") == 3
    t.play("collect 2wood")
    assert t.over


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", [agricola.CLASSIC, agricola.REVISED])
def test_the_warning_is_in_words(game: str, locale: Locale) -> None:
    t = before_harvest(game, {"goods": {"food": 1}}, {"placed": 2, "goods": {"food": 4}})
    found = t.warning("place forest")
    assert found is not None
    said = text(found, locale)
    assert "3" in said and "warning" not in said and "$" not in said
