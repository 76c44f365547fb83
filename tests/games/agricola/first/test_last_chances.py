"""What may be done at any time is still possible after the last harvest if its owner rested."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, seat
from tests.games.common import deciding

from .tables import FED, bonus, line, table, window


def rested(card: str, **row: Any) -> bocage.Table:
    """The end of a game in which seat 0 plays the Layabout with the last person of all."""
    mine = {"cards": [card], "hand": ["I244"], "placed": 1, **row}
    others = [{**FED, "placed": 2}] * 3
    t = table(mine, *others, round=14, options={"decks": "EIKZ"})
    play(t, "place lessons")
    return t


ONE_OF_EACH = {"wood": 1, "clay": 1, "reed": 1, "stone": 1}


@pytest.mark.card("Z333", "I244")
def test_a_layabout_designs_games_before_the_count() -> None:
    t = rested("Z333", goods={**ONE_OF_EACH, "food": 1})
    assert (deciding(t), offered(t)) == (0, window("Z333"))
    play(t, "use Z333")
    assert t.over
    assert (bonus(t), goods(t), seat(t)["begging"]) == (1, {"food": 2}, 0)


@pytest.mark.card("Z333", "I244")
def test_a_layabout_may_keep_the_resources() -> None:
    t = rested("Z333", goods={**ONE_OF_EACH, "food": 1})
    play(t, "done")
    assert t.over
    assert (bonus(t), goods(t)) == (0, ONE_OF_EACH)


@pytest.mark.card("Z333")
def test_who_eats_is_not_asked_once_more() -> None:
    row = {"cards": ["Z333"], "goods": {**ONE_OF_EACH, "food": 4}, "placed": 1}
    t = table(row, {**FED, "placed": 2}, round=14, options={"decks": "EIKZ"})
    play(t, "place day-laborer")
    assert offered(t) == {"use Z333", "feed"}
    play(t, "feed")
    assert t.over


@pytest.mark.card("Z332", "I244")
def test_a_layabout_buys_seed_for_the_count() -> None:
    t = rested("Z332", goods={"food": 5})
    play(t, "trade 3 food for 1 vegetable", "done")
    assert t.over
    assert (goods(t), line(t, "vegetables")) == ({"vegetable": 1, "food": 1}, 1)


@pytest.mark.card("K339", "I244")
def test_a_layabout_cooks_for_pelts_before_the_count() -> None:
    t = rested("K339", cards=["K339", "A1"], animals={"sheep": 1}, goods={"food": 1})
    assert offered(t) == {"cook sheep", "done"}
    play(t, "cook sheep", "use K339")
    assert (bonus(t), goods(t)) == (1, {"food": 2})


@pytest.mark.card("Z322", "I244")
def test_a_layabout_rebuilds_the_fences_before_the_count() -> None:
    pastures = [[f"r{row}c{column}" for row in (1, 2, 3) for column in (4, 5)]]
    t = rested("Z322", animals={"cattle": 1}, pastures=pastures, goods={"food": 1})
    assert line(t, "pastures") == 1
    play(t, "use Z322", "fence r1c5", "fence r1c4")
    play_if_asked(t, "fence r1c3")
    assert (t.over, line(t, "pastures")) == (True, 3)


@pytest.mark.card("K109", "I244")
def test_a_layabout_roasts_nothing_without_a_feeding_phase() -> None:
    t = rested("K109", cards=["K109", "A1"], animals={"sheep": 1}, goods={"food": 1})
    assert t.over


@pytest.mark.card("I236", "I244", "E158")
def test_a_layabout_makes_food_for_unused_spaces() -> None:
    cards = ["I236", "E158"]
    t = rested("I236", cards=cards, goods={"food": 1, "wood": 3, "vegetable": 1})
    assert offered(t) == {"trade 1 wood for 1 food", "eat vegetable", "done"}
    before = line(t, "unused")
    play(t, "trade 1 wood for 1 food", "done")
    assert (t.over, line(t, "unused")) == (True, before + 1)
    assert goods(t) == {"wood": 2, "vegetable": 1, "food": 1}
