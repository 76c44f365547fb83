"""Open fences with hand cards that speak of fences, stables and pastures."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import REVISED_SCENES as revised
from tests.games.agricola.cards.tables import window
from tests.games.agricola.first.deck_i import ZED, learn
from tests.games.agricola.first.tables import SCENES as first
from tests.games.agricola.rules.house_rules import edges, left, loose, options
from tests.games.agricola.rules.plain_farm import around
from tests.games.agricola.scenario import (
    choices,
    goods,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
)
from tests.games.agricola.scenes import Scenes

RULE = options("open_fences")
THREE = ["r1c5n", "r1c5e", "r1c5w"]
"""All fences of r1c5 but the lowest, r2c5n."""
SQUARE = ["r1c4", "r1c5", "r2c4", "r2c5"]
MINI = pytest.mark.parametrize(("scenes", "card"), [(revised, "B002"), (first, "E40")])


@pytest.mark.rule("R100")
@pytest.mark.card("A088")
def test_three_fences_of_the_hedge_keeper_cost_nothing_wherever_they_stand() -> None:
    t = revised.alone({"cards": ["A088"]}, options=RULE)
    play(t, "place fencing", *[f"fence {name}" for name in THREE])
    assert (loose(t), goods(t)) == (set(THREE), {})
    t = revised.alone({"cards": ["A088"], "goods": {"wood": 1}}, options=RULE)
    play(t, "place fencing", *[f"fence {name}" for name in THREE], "fence r2c5n")
    assert (seat(t)["pastures"], goods(t)) == ([["r1c5"]], {})


@pytest.mark.rule("R100")
@pytest.mark.card("E175")
def test_the_first_hedge_keeper_adds_three_fences_to_one_that_is_paid() -> None:
    t = first.alone({"cards": ["E175"]}, options=RULE)
    assert reason(t, "place fencing") == "reason-cannot-pay"
    t = first.alone({"cards": ["E175"], "goods": {"wood": 1}}, options=RULE)
    play(t, "place fencing", "fence r1c5n")
    for name in ("r1c5e", "r1c5w", "r2c5n"):
        play_if_asked(t, "use E175")
        play(t, f"fence {name}")
    assert (seat(t)["pastures"], goods(t)) == ([["r1c5"]], {})
    assert "place farmland" in offered(t)


@pytest.mark.rule("R100")
@pytest.mark.card("A016")
def test_rammed_clay_pays_for_a_single_fence() -> None:
    t = revised.alone({"cards": ["A016"], "goods": {"clay": 1}}, options=RULE)
    play(t, "place fencing", "fence r1c5n")
    play_if_asked(t, "spend clay", "done")
    assert (loose(t), goods(t)) == ({"r1c5n"}, {})


@pytest.mark.rule("R100")
@pytest.mark.card("K121")
def test_every_third_fence_is_free_for_the_sawhorse_loose_ones_counted() -> None:
    row = {"cards": ["K121"], "fences": ["r1c1n", "r1c2n"]}
    t = first.alone(row, options=RULE)
    play(t, "place fencing", "fence r1c5n")
    assert loose(t) == {"r1c1n", "r1c2n", "r1c5n"}
    assert "place farmland" in offered(t)
    t = first.alone({**row, "fences": ["r1c1n"]}, options=RULE)
    assert reason(t, "place fencing") == "reason-cannot-pay"


@pytest.mark.rule("R100")
@pytest.mark.card("E160", "E207", "I264")
def test_a_single_fence_is_fence_building_for_every_card() -> None:
    row = {"cards": ["E160", "E207"], "goods": {"wood": 1}}
    others: list[dict[str, Any]] = [{"placed": 2, "cards": ["I264"]}, {"placed": 2}, {"placed": 2}]
    t = first.table(row, *others, round=14, options=RULE)
    play(t, "place fencing", "fence r1c5n")
    assert offered(t) == window("E207")
    play(t, "use E207", "stable r1c5")
    assert (goods(t), seat(t)["stables"]) == ({"boar": 1}, ["r1c5"])
    assert goods(t, 1) == {"wood": 1}


@pytest.mark.rule("R100")
@pytest.mark.card("A083", "I77")
@pytest.mark.parametrize(("scenes", "card"), [(revised, "A083"), (first, "I77")])
def test_the_shepherds_crook_waits_until_the_pasture_is_closed(scenes: Scenes, card: str) -> None:
    border = around(SQUARE)
    row = {"cards": [card], "fences": sorted(border - {"r2c4w", "r1c4w"}), "goods": {"wood": 1}}
    t = scenes.alone(row, options=RULE)
    play(t, "place fencing", "fence r1c4w")
    assert goods(t) == {}
    t = scenes.alone({**row, "fences": sorted(border - {"r2c4w"})}, options=RULE)
    play(t, "place fencing", "fence r2c4w")
    assert (seat(t)["pastures"], goods(t)) == ([SQUARE], {"sheep": 2})


@pytest.mark.rule("R100")
@pytest.mark.card("K307")
def test_the_animal_breeder_waits_until_the_pasture_is_closed() -> None:
    row = {"cards": ["K307"], "goods": {"food": 1, "wood": 1}}
    t = first.alone(row, seats=4, options=RULE)
    play(t, "place fencing", "fence r1c5n")
    assert "use K307" not in offered(t)
    t = first.alone({**row, "fences": THREE}, seats=4, options=RULE)
    play(t, "place fencing", "fence r2c5n", "use K307")
    play_if_asked(t, "take sheep")
    assert goods(t) == {"sheep": 2}


@MINI
@pytest.mark.rule("R100")
@pytest.mark.card("B002", "E40")
def test_the_mini_pasture_is_closed_and_uses_the_fences_that_stand(
    scenes: Scenes, card: str
) -> None:
    t = scenes.at_once(card, {"goods": {"food": 2}, "fences": THREE}, options=RULE)
    assert edges(t) == set()
    assert {"r1c5", "r2c5", "r3c3"} <= choices(t, "fence")
    play(t, "fence r1c5")
    assert (seat(t)["pastures"], left(t)) == ([["r1c5"]], 11)


@MINI
@pytest.mark.rule("R100")
@pytest.mark.card("B002", "E40")
def test_a_mini_pasture_may_close_a_space_beside_it(scenes: Scenes, card: str) -> None:
    standing = ["r1c5n", "r1c5e", "r2c5n"]
    t = scenes.at_once(card, {"goods": {"food": 2}, "fences": standing}, options=RULE)
    play(t, "fence r1c4")
    assert (seat(t)["pastures"], left(t)) == ([["r1c4"], ["r1c5"]], 8)


@pytest.mark.rule("R100")
@pytest.mark.card("K312")
def test_the_fence_overseer_closes_what_is_open_around_a_stable() -> None:
    supply = {"wood": 2, "food": 1}
    t = first.alone({"cards": ["K312"], "goods": supply, "fences": THREE}, options=RULE)
    play(t, "place farm-expansion", "stable r1c5", "use K312")
    assert (seat(t)["pastures"], goods(t), left(t)) == ([["r1c5"]], {}, 11)


@pytest.mark.rule("R100")
@pytest.mark.card("I263")
def test_the_fence_builder_builds_single_fences_too() -> None:
    t = learn("I263", {"people": 3, "goods": {"wood": 1}}, options=RULE)
    play(t, next(text for text in sorted(offered(t)) if text.endswith(" day-laborer")))
    play(t, "place day-laborer", "use I263", "fence r1c5n")
    assert (loose(t), left(t)) == ({"r1c5n"}, 13)


def delivery(**row: Any) -> bocage.Table:
    """The start of the round in which four fences are delivered, with 2 food to pay for them."""
    given = seat(learn("I265", {"people": 3, "goods": {"food": 1}, **row}, round=2, options=RULE))
    due = learn("I265", {}, round=2).position()["scheduled"]
    paid = {**given, "placed": 0, "goods": {"food": 2}}
    return first.dawn(paid, round=8, scheduled=due, options=RULE)


@pytest.mark.rule("R100")
@pytest.mark.card("I265")
def test_delivered_fences_are_built_one_by_one_and_the_rest_returns() -> None:
    t = delivery()
    play(t, "use I265", *[f"fence {name}" for name in THREE])
    assert "done" in offered(t)
    play(t, "done")
    assert (loose(t), left(t), goods(t)) == (set(THREE), 15 - 4 - 3, {})


@pytest.mark.rule("R100")
@pytest.mark.card("I265")
def test_delivered_fences_close_what_was_open() -> None:
    t = delivery(fences=THREE)
    play(t, "use I265", "fence r2c5n", "fence r1c4")
    assert seat(t)["pastures"] == [["r1c4"], ["r1c5"]]


@pytest.mark.rule("R100")
@pytest.mark.card("Z322")
def test_the_dozing_bull_moves_fences_into_the_open() -> None:
    row = {"cards": ["Z322"], "animals": {"cattle": 1}, "pastures": [["r1c5"]]}
    t = first.alone(row, options={**RULE, **ZED})
    play(t, "anytime")
    play_if_asked(t, "use Z322")
    play(t, "fence r1c1n", "fence r1c2n", "fence r1c3n")
    assert "done" not in offered(t), "the same number is put up again"
    play(t, "fence r1c4n")
    assert (loose(t), seat(t)["pastures"]) == ({f"r1c{column}n" for column in (1, 2, 3, 4)}, [])
    assert left(t) == 11


@pytest.mark.rule("R100")
@pytest.mark.card("Z322")
def test_the_dozing_bull_closes_a_pasture_with_open_fences() -> None:
    row = {"cards": ["Z322"], "animals": {"cattle": 1}, "fences": [*THREE, "r3c3n"]}
    t = first.alone(row, options={**RULE, **ZED})
    play(t, "anytime")
    play_if_asked(t, "use Z322")
    play(t, "fence r3c5")
    assert (seat(t)["pastures"], loose(t)) == ([["r3c5"]], set())


@pytest.mark.rule("R100")
@pytest.mark.card("A098")
def test_a_stable_between_open_fences_stands_outside_pastures() -> None:
    t = revised.alone({"cards": ["A098"], "stables": ["r1c5"], "fences": THREE}, options=RULE)
    assert t.scores()[0].lines["bonus"] == 1


@pytest.mark.rule("R100")
@pytest.mark.card("A032", "E23")
@pytest.mark.parametrize(("scenes", "card"), [(revised, "A032"), (first, "E23")])
def test_the_manger_counts_closed_pastures_only(scenes: Scenes, card: str) -> None:
    six = [f"r{row}c{column}" for row in (1, 2) for column in (3, 4, 5)]
    border = around(six)
    t = scenes.alone({"cards": [card], "fences": sorted(border - {"r1c3n"})}, options=RULE)
    assert t.scores()[0].lines["bonus"] == 0
    t = scenes.alone({"cards": [card], "pastures": [six]}, options=RULE)
    assert t.scores()[0].lines["bonus"] == 1
