"""Open fences: edge by edge, also where they enclose nothing yet."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.rules.house_rules import at_markets, edges, farm, fencing, left, loose
from tests.games.agricola.rules.markets import animals
from tests.games.agricola.rules.plain_farm import EDGES, around
from tests.games.agricola.scenario import (
    both,
    choices,
    goods,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
    wait_for_round,
)

RULE = "open_fences"
THREE = ["r1c5n", "r1c5e", "r1c5w"]
"""All fences of r1c5 but the lowest, r2c5n."""
SQUARE = ["r1c4", "r1c5", "r2c4", "r2c5"]


@both
@pytest.mark.rule("R100")
def test_one_wood_builds_one_fence_anywhere(game: str) -> None:
    t = fencing(game, RULE, {"goods": {"wood": 1}})
    house = {"r2c1w", "r3c1w", "r3c1n", "r3c1s"}
    assert choices(t, "fence") == set(EDGES) - house
    play(t, "fence r2c4n")
    assert (seat(t)["fences"], seat(t)["pastures"], goods(t)) == (["r2c4n"], [], {})
    assert t.observe(1)["seats"][0]["fences"] == ["r2c4n"]
    assert left(t) == 14
    assert "place farmland" in offered(t)


@both
@pytest.mark.rule("R100")
def test_without_wood_no_fence_is_built(game: str) -> None:
    t = farm(game, RULE, {})
    assert reason(t, "place fencing") == "reason-cannot-pay"


@both
@pytest.mark.rule("R100")
def test_without_the_rule_a_fence_alone_is_refused(game: str) -> None:
    t = fencing(game, "", {})
    assert edges(t) == set()
    assert reason(t, "fence r2c4n") == "reason-closed-only"
    assert "fences" not in seat(t)


@both
@pytest.mark.rule("R100")
def test_at_least_one_fence_is_built_and_enough_is_enough(game: str) -> None:
    t = fencing(game, RULE, {})
    assert "done" not in offered(t)
    play(t, "fence r1c1n", "fence r3c5s", "done")
    assert loose(t) == {"r1c1n", "r3c5s"}
    assert goods(t) == {"wood": 13}


@both
@pytest.mark.rule("R100")
def test_a_fence_touches_a_space_without_room_or_field(game: str) -> None:
    row = {
        "rooms": ["r1c1", "r2c1", "r3c1"],
        "fields": {"r1c4": {}, "r1c5": {}, "r2c5": {"grain": 2}},
        "stables": ["r3c5"],
    }
    t = fencing(game, RULE, row)
    house = {"r1c1n", "r1c1w", "r2c1n", "r2c1w", "r3c1n", "r3c1w", "r3c1s"}
    fields = {"r1c4n", "r1c5n", "r1c5e", "r1c5w", "r2c5n", "r2c5e"}
    assert edges(t) == set(EDGES) - house - fields
    for between in ("r2c1n", "r1c5w", "r1c5n"):
        assert reason(t, f"fence {between}") == "reason-built-on"


@both
@pytest.mark.rule("R100")
def test_no_second_fence_on_an_edge(game: str) -> None:
    t = fencing(game, RULE, {"fences": ["r2c4n"], "pastures": [["r1c5"]]})
    for taken in ("r2c4n", "r1c5n", "r1c5w", "r2c5n"):
        assert taken not in edges(t)
        assert reason(t, f"fence {taken}") == "reason-fence-stands"


@both
@pytest.mark.rule("R100")
def test_every_edge_has_one_name(game: str) -> None:
    t = fencing(game, RULE, {})
    assert len(EDGES) == 4 * 5 + 3 * 6
    for twice in ("r1c4s", "r1c4e", "r2c5s"):
        with pytest.raises(bocage.Error):
            t.play(f"fence {twice}")


@both
@pytest.mark.rule("R100")
def test_fifteen_fences_are_the_limit(game: str) -> None:
    level = sorted(name for name in EDGES if name.endswith("n") and name != "r3c1n")
    t = fencing(game, RULE, {"fences": level})
    assert left(t) == 1
    play(t, "fence r3c5s")
    assert (left(t), goods(t)) == (0, {"wood": 14})
    full = farm(game, RULE, {"fences": seat(t)["fences"], "goods": {"wood": 9}})
    assert reason(full, "place fencing") == "reason-no-fence-left"


@both
@pytest.mark.rule("R100")
def test_loose_fences_hold_nothing_and_count_nothing(game: str) -> None:
    row = {"fences": THREE, "stables": ["r1c5"]}
    t = at_markets(game, RULE, row, sheep=9)
    lines = t.scores()[0].lines
    assert (lines["pastures"], lines["stables"], lines["unused"]) == (-1, 0, -12)
    play(t, "place sheep-market")
    assert animals(t) == {"sheep": 1 + 1}


@both
@pytest.mark.rule("R100")
def test_the_last_fence_makes_a_pasture(game: str) -> None:
    row = {"fences": THREE, "stables": ["r1c5"], "goods": {"wood": 1}}
    t = at_markets(game, RULE, row, sheep=9)
    play(t, "place fencing", "fence r2c5n")
    assert seat(t)["pastures"] == [["r1c5"]]
    assert "fences" not in seat(t)
    lines = t.scores()[0].lines
    assert (lines["pastures"], lines["stables"], lines["unused"]) == (1, 1, -12)
    play(t, "place sheep-market")
    assert animals(t) == {"sheep": 4 + 1}


@both
@pytest.mark.rule("R100")
def test_fences_wait_from_round_to_round(game: str) -> None:
    row = {"goods": {"wood": 4, "food": 9}}
    cards = ["fencing"]
    t = farm(game, RULE, row, round=1, round_cards=cards, seed=1)
    for number, name in enumerate(["r1c5n", "r1c5e", "r1c5w"], start=1):
        play(t, "place fencing", f"fence {name}", "done")
        assert len(loose(t)) == number
        wait_for_round(t, number + 1)
        while t.decision is not None and t.decision.seat:
            play(t, next(a for a in ("place forest", "place clay-pit") if a in offered(t)))
    assert loose(t) == set(THREE)


@both
@pytest.mark.rule("R100")
def test_a_whole_pasture_is_fenced_at_once_where_it_takes_two_fences_or_more(game: str) -> None:
    t = fencing(game, RULE, {"fences": ["r1c5n", "r1c5e"]})
    assert {"r1c4", "r1c5", "r1c4+r1c5"} <= choices(t, "fence")
    play(t, "fence r1c5")
    assert (seat(t)["pastures"], goods(t)) == ([["r1c5"]], {"wood": 13})
    t = fencing(game, RULE, {"fences": THREE})
    assert "r1c5" not in choices(t, "fence")
    assert "r2c5n" in edges(t)


@both
@pytest.mark.rule("R100")
def test_standing_fences_of_a_whole_pasture_are_not_paid_again(game: str) -> None:
    t = fencing(game, RULE, {"fences": ["r1c4n", "r2c5e"], "goods": {"wood": 6}})
    play(t, f"fence {'+'.join(SQUARE)}")
    assert (seat(t)["pastures"], goods(t)) == ([SQUARE], {})
    assert left(t) == 15 - 8


@both
@pytest.mark.rule("R100")
def test_a_loose_fence_across_it_divides_what_would_be_one_pasture(game: str) -> None:
    t = fencing(game, RULE, {"fences": ["r1c5w"]})
    assert "r1c4+r1c5" not in choices(t, "fence")
    assert reason(t, "fence r1c4+r1c5") is not None
    play(t, "fence r1c5", "fence r1c4")
    assert seat(t)["pastures"] == [["r1c4"], ["r1c5"]]


@both
@pytest.mark.rule("R100")
def test_a_loose_fence_within_a_pasture_leaves_it_whole(game: str) -> None:
    row = {"pastures": [SQUARE], "goods": {"wood": 2}}
    t = at_markets(game, RULE, row, sheep=20)
    play(t, "place fencing", "fence r1c5w", "done")
    assert (seat(t)["pastures"], loose(t)) == ([SQUARE], {"r1c5w"})
    play(t, "place sheep-market")
    assert animals(t) == {"sheep": 8 + 1}


@both
@pytest.mark.rule("R100")
def test_a_second_fence_divides_the_pasture(game: str) -> None:
    row = {"pastures": [SQUARE], "fences": ["r1c5w"], "animals": {"sheep": 5, "boar": 1}}
    t = fencing(game, RULE, {**row, "goods": {"wood": 1}})
    play(t, "fence r2c5w")
    assert seat(t)["pastures"] == [["r1c4", "r2c4"], ["r1c5", "r2c5"]]
    assert "fences" not in seat(t)
    assert animals(t) == {"sheep": 5, "boar": 1}


@both
@pytest.mark.rule("R100")
def test_the_fences_of_one_pasture_may_close_another(game: str) -> None:
    t = fencing(game, RULE, {"fences": ["r1c5n", "r1c5e", "r2c5n"], "goods": {"wood": 4}})
    play(t, "fence r1c4")
    assert seat(t)["pastures"] == [["r1c4"], ["r1c5"]]
    assert (goods(t), loose(t)) == ({}, set())


@both
@pytest.mark.rule("R100", "R26")
def test_a_pasture_that_a_fence_closes_touches_the_others(game: str) -> None:
    t = fencing(game, RULE, {"pastures": [["r3c3"]], "fences": THREE})
    assert "r2c5n" not in edges(t)
    assert reason(t, "fence r2c5n") == "reason-not-adjacent-pasture"
    play(t, "fence r2c5e", "fence r3c5n")
    assert reason(t, "fence r2c5w") == "reason-not-adjacent-pasture", "r1c5 and r2c5 in one"
    assert (seat(t)["pastures"], len(loose(t))) == ([["r3c3"]], 5)
    t = fencing(game, RULE, {"pastures": [["r3c5"]], "fences": THREE})
    assert "r2c5n" not in edges(t), "r2c5 lies between"
    play(t, "fence r2c5", "done")
    assert seat(t)["pastures"] == [["r1c5"], ["r2c5"], ["r3c5"]]


@both
@pytest.mark.rule("R100")
def test_spaces_between_open_fences_are_free_for_fields_rooms_and_stables(game: str) -> None:
    supply = {"wood": 7, "reed": 2}
    t = farm(game, RULE, {"people": 3, "goods": supply, "fences": [*THREE, "r1c1n", "r1c1w"]})
    play(t, "place farm-expansion", "room r1c1", "stable r1c4")
    play(t, "place farmland", "plow r1c5")
    found = seat(t)
    assert ("r1c1" in found["rooms"], found["stables"]) == (True, ["r1c4"])
    assert (set(found["fields"]), loose(t)) == ({"r1c5"}, {*THREE, "r1c1n", "r1c1w"})


@both
@pytest.mark.rule("R100", "F44")
def test_what_fences_close_around_a_field_is_no_pasture(game: str) -> None:
    border = around(["r2c3", "r2c4"])
    row = {"fields": {"r2c4": {}}, "fences": sorted(border - {"r2c3n"})}
    t = fencing(game, RULE, {**row, "goods": {"wood": 2}})
    play(t, "fence r2c3n")
    assert (seat(t)["pastures"], loose(t)) == ([], border)
    assert t.scores()[0].lines["unused"] == -12
    play(t, "fence r2c4w")
    assert seat(t)["pastures"] == [["r2c3"]]
    assert loose(t) == border - around(["r2c3"])
    assert t.scores()[0].lines["unused"] == -11


@both
@pytest.mark.rule("R100")
def test_a_house_that_is_renovated_brings_fences_as_well(game: str) -> None:
    row = {"goods": {"clay": 2, "reed": 1, "wood": 1}}
    t = farm(game, RULE, row)
    play(t, "place farm-redevelopment")
    play_if_asked(t, "renovate to clay")
    play(t, "fence r1c3n")
    assert (seat(t)["house"], loose(t), goods(t)) == ("clay", {"r1c3n"}, {})


@both
@pytest.mark.rule("R100")
def test_a_pasture_that_lacks_one_fence_is_not_refused_for_want_of_wood(game: str) -> None:
    t = fencing(game, RULE, {"fences": THREE})
    assert reason(t, "fence r1c5") != "reason-cannot-pay"


@both
@pytest.mark.rule("R100")
def test_a_part_of_a_pasture_is_cut_off_though_the_other_falls_apart(game: str) -> None:
    t = fencing(game, RULE, {"pastures": [SQUARE], "fences": ["r1c5w"], "goods": {"wood": 2}})
    assert reason(t, "fence r1c4+r1c5") is not None, "a fence stands across it"
    assert reason(t, "fence r2c4+r2c5") is None
    play(t, "fence r2c4+r2c5")
    assert seat(t)["pastures"] == [["r1c4"], ["r1c5"], ["r2c4", "r2c5"]]


# Positions


@both
@pytest.mark.rule("R100")
@pytest.mark.parametrize(
    "fences",
    [["r1c5s"], ["r4c1n"], ["r1c5n", "r1c5n"], "r1c5n", [7], sorted(EDGES)[:16]],
    ids=["another name", "nowhere", "twice", "no list", "no name", "sixteen"],
)
def test_fences_that_cannot_stand_are_refused(game: str, fences: Any) -> None:
    with pytest.raises(bocage.BadPosition, match=r"seats\[0\]"):
        farm(game, RULE, {"fences": fences})


@both
@pytest.mark.rule("R100")
def test_loose_fences_belong_to_games_with_the_rule(game: str) -> None:
    with pytest.raises(bocage.BadPosition, match=r"seats\[0\]\.fences"):
        farm(game, "", {"fences": ["r1c5n"]})


@both
@pytest.mark.rule("R100")
@pytest.mark.parametrize(
    "row",
    [
        {"fences": [*THREE, "r2c5n"]},
        {"pastures": [["r1c4"]], "fences": ["r1c5n", "r1c5e", "r2c5n"]},
    ],
    ids=["on its own", "beside a pasture"],
)
def test_fences_that_close_a_pasture_are_not_loose(game: str, row: dict[str, Any]) -> None:
    with pytest.raises(bocage.BadPosition, match=r"seats\[0\]"):
        farm(game, RULE, row)


@both
@pytest.mark.rule("R100")
def test_a_loose_fence_does_not_cut_a_pasture_in_two(game: str) -> None:
    with pytest.raises(bocage.BadPosition, match=r"seats\[0\]"):
        farm(game, RULE, {"pastures": [["r1c4", "r1c5"]], "fences": ["r1c5w"]})


@both
@pytest.mark.rule("R100")
def test_a_farm_with_open_fences_is_kept_and_read_again(game: str) -> None:
    t = fencing(game, RULE, {"fences": ["r3c3n"], "pastures": [["r1c5"]]})
    play(t, "fence r2c2w", "fence r1c4", "done")
    again = bocage.load(t.position())
    assert again.position() == t.position()
    assert seat(again)["fences"] == ["r3c3n", "r2c2w"]


@both
@pytest.mark.rule("R100")
def test_a_game_from_a_position_with_house_rules_is_replayed(game: str) -> None:
    t = fencing(game, RULE, {"fences": ["r3c3n"]})
    play(t, "fence r2c2w", "done")
    assert bocage.replay(t.record()).position() == t.position()
