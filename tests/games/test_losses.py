"""Animals for which there is but one way to be housed: what is let go is told before."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from bocage import LOCALES, Locale, text
from bocage.kernel.messages import warning

from .agricola import scenario as agricola
from .creatures import scenario as creatures

both = agricola.both


def lost(table: bocage.Table, action: str) -> dict[str, int]:
    """What an action would lose unasked."""
    found = table.warning(action)
    return {} if found is None else dict(found.values["goods"])


def told(table: bocage.Table, action: str) -> list[tuple[int, dict[str, int]]]:
    """How many of how many find no room, by type."""
    found = table.warning(action)
    reasons = [] if found is None else found.values["reasons"]
    return [(reason.values["n"], reason.values["all"]) for reason in reasons]


def at_market(game: str, row: dict[str, Any], **animals: int) -> bocage.Table:
    """Seat 0 to move where so many animals lie at the markets."""
    places = {"sheep": "sheep-market", "boar": "pig-market", "cattle": "cattle-market"}
    spaces = {places[animal]: {"goods": {animal: n}} for animal, n in animals.items()}
    return agricola.alone(game, row, spaces=spaces)


@both
def test_a_pet_is_all_that_an_empty_farm_keeps(game: str) -> None:
    t = at_market(game, {}, sheep=3, boar=1)
    assert lost(t, "place sheep-market") == {"sheep": 2}
    assert lost(t, "place pig-market") == {}
    assert told(t, "place sheep-market") == [(2, {"sheep": 3})]
    t.play("place sheep-market")
    assert agricola.goods(t)["sheep"] == 1
    assert [entry.loss for entry in t.log if entry.id == "log-release"] == [True, True]


@both
def test_what_is_cooked_or_asked_for_is_no_loss(game: str) -> None:
    t = at_market(game, {"cards": ["fireplace-2"]}, sheep=3)
    assert lost(t, "place sheep-market") == {}
    t = at_market(game, {"animals": {"sheep": 1}}, boar=1)
    assert lost(t, "place pig-market") == {}
    t.play("place pig-market")
    assert agricola.offered(t) == {"release sheep", "release boar"}
    assert lost(t, "release sheep") == {}


@both
def test_the_last_ones_go_unasked_after_a_choice(game: str) -> None:
    t = at_market(game, {"animals": {"sheep": 1}}, boar=3)
    t.play("place pig-market")
    assert lost(t, "release sheep") == {"boar": 2}
    assert told(t, "release sheep") == [(2, {"boar": 3})]


@both
def test_those_on_the_farm_are_counted_with_those_that_come(game: str) -> None:
    row = {"pastures": [["r1c5"]], "animals": {"sheep": 2}}
    t = at_market(game, row, sheep=2)
    assert told(t, "place sheep-market") == [(1, {"sheep": 4})]


@both
def test_a_loss_before_something_is_revealed_is_told_too(game: str) -> None:
    t = agricola.table(
        game,
        {"placed": 1},
        {"placed": 2},
        round=4,
        round_cards=["fencing", "sheep-market", "major-improvement", "grain-utilization"],
        spaces={"sheep-market": {"goods": {"sheep": 2}}},
    )
    assert lost(t, "place sheep-market") == {"sheep": 1}


def test_others_losses_are_not_ones_own() -> None:
    t = at_market(agricola.REVISED, {}, sheep=3)
    assert warning(t.preview("place sheep-market"), 1) is None
    assert warning(t.preview("place sheep-market"), 0) is not None


def test_the_animals_of_all_creatures() -> None:
    spaces = {"millpond": {"goods": {"reed": 1, "sheep": 4}}}
    t = creatures.alone({}, spaces=spaces)
    room = creatures.room(t)["sheep"]
    assert lost(t, "place millpond") == {"sheep": 4 - room} != {}
    assert told(t, "place millpond") == [(4 - room, {"sheep": 4})]
    mixed = {"pigs-and-sheep": {"goods": {"pig": 1, "sheep": 1}}}
    t = creatures.alone({}, spaces=mixed)
    assert lost(t, "place pigs-and-sheep") == {}
    t.play("place pigs-and-sheep")
    assert creatures.choices(t, "release") == {"pig", "sheep"}


def test_young_without_room_are_no_loss() -> None:
    tiles = {"f3": "cottage", "g1": "stall"}
    full = creatures.room(creatures.alone({"tiles": tiles}))["sheep"]
    t = creatures.alone({"tiles": tiles, "animals": {"sheep": full}, "placed": 2})
    told = [entry.id for entry in t.preview("place building-materials")]
    assert {"log-creatures-born", "log-creatures-release"} <= set(told)
    assert lost(t, "place building-materials") == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_warning_is_in_words(locale: Locale) -> None:
    found = at_market(agricola.REVISED, {}, sheep=3).warning("place sheep-market")
    assert found is not None
    said = text(found, locale)
    assert "2" in said and "3" in said and "warning" not in said
