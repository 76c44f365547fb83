"""The work phase: turns, occupied spaces, passing, and/or, then, goods and animals taken."""

from __future__ import annotations

import random

import pytest

import bocage

from ..scenario import (
    CARDS,
    CLASSIC,
    REVISED,
    both,
    events,
    goods,
    lying,
    offered,
    play,
    reason,
    seat,
    table,
)


def turn(t: bocage.Table) -> int:
    """The seat that decides."""
    assert t.decision is not None
    return t.decision.seat


@pytest.mark.rule("F14", "R14")
@both
def test_one_person_at_a_time_clockwise_from_the_starting_player(game: str) -> None:
    t = table(game, {}, {}, {}, round=1, starting_player=1)
    seats = []
    for space in ("grain-seeds", "meeting-place"):
        seats.append(turn(t))
        t.play(f"place {space}")
    assert seats == [1, 2]
    assert turn(t) == 0
    assert [seat(t, n)["placed"] for n in range(3)] == [0, 1, 1]


@pytest.mark.rule("F14", "R14")
@both
def test_one_person_per_space_and_round(game: str) -> None:
    t = table(game, {}, {}, round=1, spaces={"forest": {"goods": {"wood": 3}}})
    t.play("place grain-seeds")
    assert "place grain-seeds" not in offered(t)
    why = t.why_not("place grain-seeds")
    assert why is not None
    assert (why.id, why.values["by"]) == ("reason-occupied", 0)
    t.play("place forest")
    assert reason(t, "place forest") == "reason-occupied"
    assert reason(t, "place grain-seeds") == "reason-occupied"


@pytest.mark.rule("F14", "R14")
@both
def test_a_space_is_free_again_in_the_next_round(game: str) -> None:
    t = table(game, {"placed": 1}, {"placed": 2}, round=1)
    t.play("place grain-seeds")
    assert t.position()["round"] == 2
    assert reason(t, "place grain-seeds") is None


@pytest.mark.rule("R14")
@both
def test_the_action_is_done_before_the_next_seat_moves(game: str) -> None:
    t = table(game, {}, {}, round=1)
    t.play("place farmland")
    assert turn(t) == 0
    assert all(action.startswith("plow ") for action in offered(t))
    t.play("plow r1c3")
    assert seat(t)["fields"] == {"r1c3": {}}
    assert turn(t) == 1


@pytest.mark.rule("F14", "R17")
@both
def test_who_has_nobody_left_is_skipped_and_others_move_several_times(game: str) -> None:
    spaces = {
        "forest": {"goods": {"wood": 3}},
        "clay-pit": {"goods": {"clay": 1}},
        "reed-bank": {"goods": {"reed": 1}},
    }
    t = table(game, {"people": 4}, {"placed": 1}, {"placed": 2}, round=1, spaces=spaces)
    seats = []
    for space in ("grain-seeds", "forest", "clay-pit", "reed-bank"):
        seats.append(turn(t))
        t.play(f"place {space}")
    assert seats == [0, 1, 0, 0]
    assert turn(t) == 0
    t.play("place meeting-place")
    assert t.position()["round"] == 2


@pytest.mark.rule("F14")
def test_nobody_may_pass_in_the_first_edition() -> None:
    t = table(CLASSIC, {}, {}, round=1)
    assert "pass" not in offered(t)
    assert reason(t, "pass") == "reason-no-pass"


@pytest.mark.rule("R17")
def test_a_seat_may_pass_and_place_all_its_people_later() -> None:
    t = table(REVISED, {}, {}, round=1, spaces={"forest": {"goods": {"wood": 3}}})
    t.play("pass")
    assert turn(t) == 1
    t.play("place grain-seeds")
    assert turn(t) == 0
    t.play("pass")
    t.play("place meeting-place")
    assert turn(t) == 0
    assert t.observe()["seats"][0]["to_place"] == 2
    play(t, "place day-laborer", "place forest")
    assert t.position()["round"] == 2
    assert goods(t) == {"food": 2, "wood": 3}
    assert [entry.seat for entry in t.log if entry.id == "log-pass"] == [0, 0]


@pytest.mark.rule("R17")
def test_the_last_seat_that_has_not_passed_must_place() -> None:
    t = table(REVISED, {}, {}, {}, round=1)
    t.play("pass")
    assert turn(t) == 1
    t.play("pass")
    assert turn(t) == 2
    assert reason(t, "pass") == "reason-no-pass"
    t.play("place grain-seeds")
    assert turn(t) == 0 and reason(t, "pass") is None


@pytest.mark.rule("R17")
def test_only_passes_since_the_last_placement_count() -> None:
    t = table(REVISED, {}, {}, {}, round=1)
    play(t, "pass", "place grain-seeds")
    assert turn(t) == 2
    t.play("pass")
    assert turn(t) == 0
    t.play("pass")
    assert turn(t) == 1
    assert reason(t, "pass") == "reason-no-pass"
    two = table(REVISED, {}, {}, round=1)
    play(two, "pass", "place grain-seeds", "place day-laborer")
    assert turn(two) == 1
    assert reason(two, "pass") is None


@pytest.mark.rule("R17")
def test_nobody_passes_when_the_others_have_no_people_left() -> None:
    t = table(REVISED, {}, {"placed": 2}, {"placed": 2}, round=1)
    assert reason(t, "pass") == "reason-no-pass"
    t = table(REVISED, {}, {"placed": 2}, {"placed": 1}, round=1)
    t.play("pass")
    assert turn(t) == 2
    assert reason(t, "pass") == "reason-no-pass"


@pytest.mark.rule("F15", "R15")
@both
def test_no_space_is_occupied_without_doing_its_action(game: str) -> None:
    t = table(game, {}, {}, round=12)
    for space, expected in {
        "forest": "reason-empty-space",
        "western-quarry": "reason-empty-space",
        "fencing": "reason-cannot-pay",
        "major-improvement": "reason-no-improvement",
        "basic-wish": "reason-no-room",
        "house-redevelopment": "reason-cannot-pay",
        "farm-expansion": "reason-none-of",
        "grain-utilization": "reason-none-of",
        "side-job": "reason-none-of",
    }.items():
        assert f"place {space}" not in offered(t)
        assert reason(t, f"place {space}") == expected
    with pytest.raises(bocage.IllegalAction):
        t.play("place fencing")
    assert seat(t)["placed"] == 0


@pytest.mark.rule("F15", "R15")
@both
def test_people_without_any_possible_action_stay_at_home(game: str) -> None:
    taken = ("meeting-place", "grain-seeds", "farmland", "day-laborer")
    t = table(
        game,
        {},
        {"people": 5, "placed": 5},
        round=1,
        spaces={space: {"people": [1]} for space in taken},
    )
    assert t.position()["round"] == 2
    assert goods(t) == {}


@pytest.mark.rule("F15", "FX01", "R15", "F60")
@both
def test_and_or_allows_either_part_alone(game: str) -> None:
    t = table(game, {"goods": {"wood": 4}}, {}, round=1)
    t.play("place farm-expansion")
    assert all(action.startswith("stable ") for action in offered(t))
    play(t, "stable r1c5", "done")
    assert turn(t) == 1
    assert goods(t) == {"wood": 2}
    t = table(game, {"goods": {"wood": 7, "reed": 2}}, {}, round=1)
    play(t, "place farm-expansion", "room r1c1", "done")
    assert turn(t) == 1
    assert goods(t) == {"wood": 2}
    assert seat(t)["stables"] == []


@pytest.mark.rule("F15", "R15", "F60")
@both
@pytest.mark.parametrize("order", [("room r1c1", "stable r1c5"), ("stable r1c5", "room r1c1")])
def test_and_or_allows_both_parts_in_either_order(game: str, order: tuple[str, str]) -> None:
    t = table(game, {"goods": {"wood": 7, "reed": 2}}, {}, round=1)
    play(t, "place farm-expansion", *order)
    assert turn(t) == 1
    assert goods(t) == {}
    assert seat(t)["rooms"] == ["r1c1", "r2c1", "r3c1"]
    assert seat(t)["stables"] == ["r1c5"]


@pytest.mark.rule("F15", "R15")
@both
def test_at_least_one_part_of_and_or_must_be_done(game: str) -> None:
    t = table(game, {"goods": {"wood": 2}}, {}, round=1)
    t.play("place farm-expansion")
    assert "done" not in offered(t)


@pytest.mark.rule("F15", "FX01", "R15", "F69", "R70")
@both
def test_then_makes_the_first_part_compulsory(game: str) -> None:
    t = table(game, {"goods": {"clay": 5}}, {}, round=6)
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"
    stone = table(game, {"goods": {"clay": 5, "reed": 1}, "house": "stone"}, {}, round=6)
    assert reason(stone, "place house-redevelopment") == "reason-stone-house"


@pytest.mark.rule("F15", "R15", "F69", "R70")
@both
def test_then_makes_the_second_part_optional_and_last(game: str) -> None:
    t = table(game, {"goods": {"clay": 4, "reed": 1}}, {}, round=6)
    t.play("place house-redevelopment")
    assert seat(t)["house"] == "clay"
    assert goods(t) == {"clay": 2}
    assert offered(t) == {f"build {CARDS[game]['fireplace-2']}", "done"}
    t.play("done")
    assert seat(t)["cards"] == []
    assert turn(t) == 1
    assert events(t) == [(0, "log-place"), (0, "log-renovate")]


@pytest.mark.rule("F16")
@both
def test_stocks_and_played_cards_are_open_to_everybody(game: str) -> None:
    t = table(
        game,
        {"goods": {"wood": 3, "grain": 2}, "animals": {"boar": 1}, "cards": ["pottery"]},
        {"goods": {"food": 7}, "cards": ["well"]},
        round=1,
    )
    for viewer in (None, 0, 1):
        first, second = t.observe(viewer)["seats"]
        assert first["goods"] == {"wood": 3, "grain": 2}
        assert first["animals"] == {"boar": 1}
        assert first["cards"] == [CARDS[game]["pottery"]]
        assert second["goods"] == {"food": 7}
        assert second["cards"] == [CARDS[game]["well"]]


@pytest.mark.rule("R16", "F59")
@both
def test_all_goods_of_a_space_are_taken(game: str) -> None:
    t = table(game, {}, {}, round=1, spaces={"forest": {"goods": {"wood": 9}}})
    t.play("place forest")
    assert turn(t) == 1
    assert goods(t) == {"wood": 9}
    assert lying(t, "forest") == {}


@pytest.mark.rule("F17", "R16")
@both
def test_animals_without_room_return_to_the_supply(game: str) -> None:
    t = table(game, {}, {}, round=4, spaces={"sheep-market": {"goods": {"sheep": 3}}})
    t.play("place sheep-market")
    assert goods(t) == {"sheep": 1}
    assert lying(t, "sheep-market") == {}
    assert events(t).count((0, "log-release")) == 2
    assert turn(t) == 1


@pytest.mark.rule("F17", "F68")
@both
def test_animals_without_room_may_be_cooked(game: str) -> None:
    t = table(
        game,
        {"cards": ["fireplace-2"]},
        {},
        round=4,
        spaces={"sheep-market": {"goods": {"sheep": 3}}},
    )
    t.play("place sheep-market")
    assert goods(t) == {"sheep": 1, "food": 4}
    assert lying(t, "sheep-market") == {}


@pytest.mark.rule("F17", "R66")
@both
def test_the_owner_chooses_which_animals_to_keep(game: str) -> None:
    t = table(
        game,
        {"animals": {"boar": 1}},
        {},
        round=4,
        spaces={"sheep-market": {"goods": {"sheep": 1}}},
    )
    t.play("place sheep-market")
    assert turn(t) == 0
    assert offered(t) == {"release sheep", "release boar"}
    assert reason(t, "place forest") == "reason-animals-first"
    t.play("release boar")
    assert goods(t) == {"sheep": 1}
    assert turn(t) == 1


@pytest.mark.rule("R66")
@both
def test_nothing_changes_hands_between_players(game: str) -> None:
    """Up to the first harvest an action changes nothing of what the other seats own."""
    verbs = set()
    for seed in range(4):
        t = bocage.new(game, seats=3, seed=seed)
        rng = random.Random(seed)
        while t.position()["round"] < 4:
            assert t.decision is not None
            before = [goods(t, n) for n in range(3)]
            mover, action = t.decision.seat, rng.choice(t.decision.actions)
            verbs.add(action.text.split()[0])
            t.play(action)
            others = [n for n in range(3) if n != mover and t.position()["scheduled"] == []]
            assert [goods(t, n) for n in others] == [before[n] for n in others]
    assert not verbs & {"give", "trade", "discard"}


@pytest.mark.rule("R66")
@both
def test_animals_are_let_go_only_where_it_matters_and_own_pieces_never(game: str) -> None:
    farm = {"animals": {"sheep": 2}, "pastures": [["r1c5"]], "stables": ["r3c5"]}
    t = table(game, farm, {}, round=4)
    assert not any(action.startswith(("release", "forgo")) for action in offered(t))
    t.play("place grain-seeds")
    found = seat(t)
    assert (found["people"], found["stables"], found["pastures"]) == (2, ["r3c5"], [["r1c5"]])
    for action in sorted(offered(t)):
        assert action == "pass" or action.startswith("place ")


@both
@pytest.mark.rule("F15", "R15")
def test_a_part_that_is_done_says_so(game: str) -> None:
    t = table(game, {"goods": {"wood": 3, "grain": 1}, "cards": ["clay-oven"]}, {})
    play(t, "place side-job", "stable r1c3")
    assert reason(t, "stable r1c4") == "reason-part-done"
    assert "bake grain" in offered(t)
