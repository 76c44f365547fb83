"""The cottage extension: when it is built, where, and what stands where afterwards."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.creatures.cards.building import (
    board,
    built,
    choosing,
    farm,
    materials,
    round_of,
    tiles,
    why,
)
from tests.games.creatures.scenario import (
    choices,
    deciding,
    offered,
    play,
    play_if_asked,
)

PLENTY = {"wood": 9, "stone": 9, "reed": 9}
CHAIN = farm(g3="cottage-extension")


def second_worker(building: str, row: dict[str, Any] | None = None) -> bocage.Table:
    """Seat 0 places its second worker of round 1 on a special building space."""
    shown = [building, "cottage-extension", "haystack", "small-extension"]
    return choosing(
        building,
        {"placed": 1, "goods": PLENTY, **(row or {})},
        {"placed": 1},
        round=1,
        buildings=list(dict.fromkeys(shown)),
    )


@pytest.mark.rule("C52")
@pytest.mark.card("cottage-extension")
def test_the_cottage_extension_is_built_by_the_second_worker_of_round_one() -> None:
    for number in (0, 1, 2):
        row = {"placed": number, "goods": PLENTY}
        t = choosing("cottage-extension", row, {"placed": number}, round=1)
        expected = None if number == 1 else "need"
        assert why(t, "build cottage-extension") == expected
    t = choosing("cottage-extension", {"placed": 1, "goods": PLENTY}, {"placed": 1}, round=2)
    assert why(t, "build cottage-extension") == "need"


@pytest.mark.rule("C52")
@pytest.mark.card("cottage-extension")
def test_it_is_the_builders_own_second_worker_that_counts() -> None:
    row = {"placed": 1, "goods": PLENTY}
    t = choosing("cottage-extension", row, {"placed": 2}, round=1, starting_player=1, turn=0)
    assert why(t, "build cottage-extension") is None


@pytest.mark.rule("C52")
@pytest.mark.card("cottage-extension")
def test_the_cottage_extension_stands_beside_the_cottage() -> None:
    t = second_worker("cottage-extension")
    play(t, "build cottage-extension")
    assert choices(t, "site") == {"f2", "g3"}
    assert why(t, "site g2") == "wrong-site"
    t = second_worker("cottage-extension", {"columns": ["e", "f", "g"]})
    play(t, "build cottage-extension")
    assert choices(t, "site") == {"e3", "f2", "g3"}


@pytest.mark.rule("C52")
@pytest.mark.card("cottage-extension")
def test_after_the_cottage_extension_a_stall_touches_a_building() -> None:
    t = board({"tiles": CHAIN, "goods": {"stone": 3, "reed": 1}})
    play(t, "place stall")
    assert choices(t, "stall") == {"f2", "g2"}
    assert why(t, "stall g1") == "wrong-site"
    t = board({"tiles": farm(g3="barn"), "goods": {"stone": 3, "reed": 1}})
    play(t, "place stall")
    assert choices(t, "stall") == {"f1", "f2", "g1", "g2"}


@pytest.mark.rule("C52")
@pytest.mark.card("cottage-extension", "shelter")
def test_after_the_cottage_extension_a_special_building_touches_a_building() -> None:
    t = choosing("shelter", {"tiles": {**CHAIN, "g2": "stall"}, "goods": PLENTY})
    play(t, "build shelter")
    assert choices(t, "site") == {"f2", "g1"}


@pytest.mark.rule("C52")
@pytest.mark.card("cottage-extension", "corner-houses")
def test_both_rules_of_place_hold_for_a_building_after_the_cottage_extension() -> None:
    t = choosing("corner-houses", {"tiles": CHAIN, "goods": PLENTY})
    assert why(t, "build corner-houses") == "no-site"
    row = {"tiles": {**CHAIN, "g2": "barn"}, "goods": PLENTY}
    t = choosing("corner-houses", row)
    play(t, "build corner-houses")
    play_if_asked(t, "site g1")
    assert tiles(t)["g1"] == "corner-houses" and deciding(t) == 1


@pytest.mark.rule("C52")
@pytest.mark.card("cottage-extension", "half-timbered-house", "open-stables")
def test_upgrades_are_free_of_the_rule_of_the_cottage_extension() -> None:
    t = built("half-timbered-house", "f3", {"tiles": CHAIN, "goods": PLENTY})
    assert tiles(t) == {"f3": "half-timbered-house", "g3": "cottage-extension"}
    row = {"tiles": {**CHAIN, "g2": "stall"}, "goods": {"wood": 3}}
    t = built("open-stables", "g2", row)
    assert offered(t) == {"take cow", "take horse"}


@pytest.mark.rule("C52")
@pytest.mark.card("cottage-extension")
def test_the_opponent_of_the_cottage_extension_builds_where_it_likes() -> None:
    t = board({"goods": {"stone": 3, "reed": 1}}, {"tiles": CHAIN})
    play(t, "place stall")
    assert choices(t, "stall") == {"f1", "f2", "g1", "g2", "g3"}


@pytest.mark.rule("C52", "C47")
@pytest.mark.card("cottage-extension", "building-firm")
def test_the_building_firm_respects_the_cottage_extension() -> None:
    row = {"tiles": {**CHAIN, "f2": "building-firm"}, "goods": {"stone": 2}}
    assert "anytime" not in offered(board({**row, "troughs": ["g1"]}))
    assert "anytime" in offered(board({**row, "troughs": ["g2"]}))


@pytest.mark.rule("C52", "C38")
@pytest.mark.card("cottage-extension", "home-workshop")
def test_the_home_workshop_respects_the_cottage_extension() -> None:
    row = {"tiles": {**CHAIN, "f2": "home-workshop"}, "goods": {"stone": 3, "reed": 1}}
    t = board(row, phase="breeding")
    play(t, "use home-workshop")
    assert choices(t, "stall") == {"f1", "g2"}
    play(t, "stall f1")
    assert round_of(t) == 4


@pytest.mark.rule("C52", "C77")
@pytest.mark.card("cottage-extension", "conservatory")
@pytest.mark.parametrize(
    ("cell", "sites"), [("g2", {"f2", "g3"}), ("f1", {"f2"}), ("g1", set()), ("g3", set())]
)
def test_the_conservatory_may_bring_the_cottage_extension_beside_itself_and_the_cottage(
    cell: str, sites: set[str]
) -> None:
    t = second_worker("conservatory")
    play(t, "build conservatory", f"site {cell}")
    assert ("build cottage-extension" in offered(t)) == bool(sites)
    if sites:
        play(t, "build cottage-extension")
        if len(sites) > 1:
            assert choices(t, "site") == sites
            play(t, f"site {min(sites)}")
        assert tiles(t)[min(sites)] == "cottage-extension"
        assert materials(t) == {"wood": 8, "stone": 8, "reed": 9}


@pytest.mark.rule("C52", "C77")
@pytest.mark.card("cottage-extension", "conservatory")
def test_a_conservatory_at_another_time_does_not_bring_the_cottage_extension() -> None:
    shown = ["conservatory", "cottage-extension", "haystack", "small-extension"]
    for position in ({"round": 1}, {"round": 2}):
        placed = {"placed": 0 if position["round"] == 1 else 1}
        row = {**placed, "goods": PLENTY}
        t = choosing("conservatory", row, placed, buildings=shown, **position)
        play(t, "build conservatory", "site g2")
        assert choices(t, "build") == {"haystack", "small-extension"}


@pytest.mark.rule("C52", "C45")
@pytest.mark.card("cottage-extension", "carpenter")
def test_the_carpenter_does_not_break_the_chain_of_the_cottage_extension() -> None:
    row: dict[str, Any] = {"columns": ["f", "g", "h"]}
    row["tiles"] = farm(f2="cottage-extension", f1="stall", g1="barn", g3="carpenter")
    t = board(row)
    play(t, "anytime")
    play_if_asked(t, "use carpenter", "lift stall f1")
    assert choices(t, "site") == set()
    assert tiles(t)["g2"] == "stall" and "f1" not in tiles(t)


@pytest.mark.rule("C52", "C45")
@pytest.mark.card("cottage-extension", "carpenter")
def test_a_stall_that_holds_the_chain_together_stays() -> None:
    chain = farm(g3="cottage-extension", g2="stall", g1="carpenter")
    assert "anytime" not in offered(board({"tiles": chain}))
    chain = farm(g3="cottage-extension", g2="carpenter", g1="stall")
    t = board({"tiles": chain})
    play(t, "anytime")
    play_if_asked(t, "use carpenter", "lift stall g1")
    assert tiles(t)["f2"] == "stall" and "g1" not in tiles(t)
