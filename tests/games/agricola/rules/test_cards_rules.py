"""Playing hand cards: spaces, costs, prerequisites, travelling cards, secret hands."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import FREE, PLENTY, QUIET, alone, bonus, pile, table

from ..hands import PRINTED, hand, new
from ..scenario import (
    choices,
    goods,
    lying,
    offered,
    open_spaces,
    play,
    play_if_asked,
    reason,
    seat,
)

THREE_ROOMS = ["r1c1", "r2c1", "r3c1"]
FOR_MINORS: dict[str, dict[str, Any]] = {
    "meeting-place": {},
    "major-improvement": {},
    "basic-wish": {"rooms": THREE_ROOMS},
    "house-redevelopment": {"goods": {"clay": 2, "reed": 1}},
}
"""The spaces where a minor improvement can be played, and what the seat needs to be there."""
WITHOUT_MINORS = ("farm-redevelopment", "urgent-wish", "modest-wish", "farmland", "day-laborer")


def four(row: dict[str, Any], **position: Any) -> bocage.Table:
    """A table of four in the last round, where only seat 0 places people."""
    return table(row, *[{"placed": 2} for _ in range(3)], **{"round": 14, **position})


@pytest.mark.rule("R47", "R69", "R70")
@pytest.mark.parametrize("space", FOR_MINORS)
def test_a_minor_is_played_where_a_minor_or_any_improvement_may_be(space: str) -> None:
    t = alone({**FOR_MINORS[space], "hand": [FREE]})
    play(t, f"place {space}")
    play_if_asked(t, f"play {FREE}")
    assert seat(t)["cards"] == [FREE]
    assert seat(t)["hand"] == []


@pytest.mark.rule("R47", "R81")
@pytest.mark.parametrize("space", WITHOUT_MINORS)
def test_no_other_space_lets_a_minor_be_played(space: str) -> None:
    row = {"rooms": THREE_ROOMS, "goods": {"clay": 3, "reed": 1}, "hand": [FREE, "A044"]}
    t = alone(row, options={"additional_actions": True})
    play(t, f"place {space}")
    play_if_asked(t, "plow r1c5")
    assert seat(t)["hand"] == [FREE, "A044"]
    assert "place grain-seeds" in offered(t)


@pytest.mark.rule("R47", "R52")
def test_occupations_are_played_in_lessons_only_and_minors_never_there() -> None:
    t = alone({"goods": PLENTY, "hand": [FREE]})
    assert reason(t, "place lessons") == "reason-no-occupation"
    t = alone({"goods": PLENTY, "hand": ["A116", "A119", FREE]})
    play(t, "place lessons")
    assert offered(t) == {"play A116", "play A119"}
    t = alone({"hand": ["A116"]})
    assert reason(t, "place major-improvement") is not None
    play(t, "place meeting-place")
    assert seat(t)["hand"] == ["A116"]


@pytest.mark.rule("R47", "R69")
def test_one_minor_for_one_action() -> None:
    t = alone({"goods": PLENTY, "hand": [FREE, "A012", "A019"]})
    play(t, "place meeting-place", "play A012")
    assert offered(t) == {"start", "done"}
    play(t, "done", "place major-improvement", "play A019")
    assert seat(t)["cards"] == ["A012", "A019"]
    assert seat(t)["hand"] == [FREE]


@pytest.mark.rule("R47")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("B074", {"goods": {"clay": 5}}),
        ("A038", {"animals": {"sheep": 5}, "pastures": [["r1c4", "r1c5"]]}),
        ("B056", {"placed": 1}),
    ],
)
def test_a_prerequisite_is_not_spent(card: str, row: dict[str, Any]) -> None:
    spaces = {"fishing": {"people": [0]}} if "placed" in row else {}
    t = alone({**row, "people": 3, "hand": [card, FREE]}, spaces=spaces)
    before = goods(t)
    play(t, "place meeting-place", f"play {card}")
    assert seat(t)["cards"] == [card]
    assert goods(t) == before


@pytest.mark.rule("R47")
def test_played_cards_lie_in_the_order_in_which_they_were_played() -> None:
    t = alone({"people": 3, "goods": PLENTY, "hand": ["A067", "A012", "A116"], "cards": ["B099"]})
    play(t, "place major-improvement", "play A067", "place lessons")
    play(t, "place meeting-place", "play A012", "done")
    assert seat(t)["cards"] == ["B099", "A067", "A116", "A012"]
    assert t.observe(None)["seats"][0]["cards"] == ["B099", "A067", "A116", "A012"]


@pytest.mark.rule("R47")
def test_hands_are_secret() -> None:
    t = new("dealt", 2)
    assert set(t.observe(0)["seats"][0]["hand"]) == set(hand(t, 0))
    for viewer in (1, None):
        row = t.observe(viewer)["seats"][0]
        assert "hand" not in row
        assert row["hand_size"] == {"occupations": 7, "minors": 7}
        told = [entry for entry in t.log if entry.audience in (None, viewer)]
        seen = f"{row} {[entry.values for entry in told]}"
        assert not [card for card in hand(t, 0) if card in seen]


@pytest.mark.rule("R47")
def test_cards_in_hand_have_no_effect() -> None:
    cards = ["A116", "B121", "A056", "B126", "B108", "A098"]
    fold = {"pastures": [["r1c5"]], "stables": ["r3c5"], "animals": {"sheep": 2}}
    t = alone(
        {"hand": cards, **fold, "goods": {"wood": 1, "reed": 2}}, spaces=pile("forest", "wood", 3)
    )
    assert bonus(t) == 0
    play(t, "place forest")
    assert goods(t) == {"wood": 4, "reed": 2, "sheep": 2}
    play(t, "place farm-expansion")
    assert choices(t, "stable") and not choices(t, "room")


@pytest.mark.rule("R48")
def test_a_travelling_card_is_played_by_one_seat_after_the_other_in_one_round() -> None:
    row = {"goods": {"food": 1, "clay": 2}, "rooms": THREE_ROOMS}
    t = table({**row, "hand": ["A005"]}, row, row, round=14)
    for number, space in enumerate(("meeting-place", "major-improvement", "basic-wish")):
        assert [seat(t, other)["hand"] for other in range(3)].index(["A005"]) == number
        play(t, f"place {space}", "play A005")
        play_if_asked(t, "done")
        assert goods(t, number) == {"clay": 3}
    assert t.position()["round"] == 14
    assert [seat(t, other)["hand"] for other in range(3)] == [["A005"], [], []]
    assert [seat(t, other)["cards"] for other in range(3)] == [[], [], []]


@pytest.mark.rule("R48")
def test_a_travelling_card_leaves_the_other_hands_alone() -> None:
    rows = {"goods": {"grain": 1}, "hand": ["B008", FREE]}, {"hand": ["A012"]}, {"hand": ["A019"]}
    t = table(*rows, round=14)
    play(t, "place meeting-place", "play B008", "done")
    assert [seat(t, other)["hand"] for other in range(3)] == [[FREE], ["A012", "B008"], ["A019"]]


@pytest.mark.rule("R49")
@pytest.mark.parametrize(
    ("card", "playable"),
    [("B019", {1, 2, 3, 4}), ("A024", {2, 3, 4}), ("A044", {2}), ("A075", {0, 1, 2, 3})],
)
def test_more_than_asked_for_is_allowed_unless_the_card_says_otherwise(
    card: str, playable: set[int]
) -> None:
    for n in range(5):
        t = alone({"goods": PLENTY, "cards": QUIET[:n], "hand": [card, FREE]})
        play(t, "place meeting-place")
        why = None if n in playable else "reason-need-not-met"
        assert reason(t, f"play {card}") == why


@pytest.mark.rule("RX09", "R49")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_the_beanfield_may_be_played_with_more_occupations_than_it_asks_for(n: int) -> None:
    t = alone({"goods": {"food": 1}, "cards": QUIET[:n], "hand": ["B068", FREE]})
    play(t, "place meeting-place")
    assert ("play B068" in offered(t)) == (n >= 2)


@pytest.mark.rule("R49")
def test_cards_in_hand_do_not_count_for_a_prerequisite() -> None:
    t = alone({"goods": PLENTY, "hand": ["A024", FREE, *QUIET[1:]], "cards": QUIET[:1]})
    play(t, "place meeting-place")
    assert reason(t, "play A024") == "reason-need-not-met"
    play(t, f"play {FREE}", "done", "place lessons", f"play {QUIET[1]}")
    assert len(seat(t)["cards"]) == 3


@pytest.mark.rule("R49")
def test_a_prerequisite_must_hold_when_the_card_is_played() -> None:
    row = {"goods": {"wood": 1, "food": 9}, "hand": ["A026", FREE]}
    sown = {"r1c4": {"grain": 1}, "r1c5": {"grain": 1}}
    t = alone({**row, "fields": sown})
    play(t, "place meeting-place")
    assert reason(t, "play A026") is None
    t = table({**row, "fields": sown}, {"goods": {"food": 9}}, round=4, phase="harvest")
    play(t, "place meeting-place")
    assert goods(t)["grain"] == 2
    assert reason(t, "play A026") == "reason-need-not-met"


@pytest.mark.rule("R49")
def test_a_prerequisite_need_not_hold_afterwards() -> None:
    fold = {"animals": {"sheep": 5}, "pastures": [["r1c4", "r1c5"]]}
    t = alone({"hand": ["A038", "A009"], **fold})
    play(t, "place meeting-place", "play A038", "done", "place major-improvement")
    play_if_asked(t, "play A009")
    assert goods(t) == {"sheep": 4, "cattle": 1}
    assert bonus(t) == 3


@pytest.mark.rule("R49")
@pytest.mark.parametrize("card", ["A125", "A090", "B107"])
def test_a_card_with_a_condition_is_played_whether_it_holds_or_not(card: str) -> None:
    t = alone({"hand": [card], "goods": {"food": 1}}, round=5)
    play(t, "place lessons")
    assert seat(t)["cards"] == [card]
    assert goods(t) == {"food": 1}
    assert t.position()["scheduled"] == []


@pytest.mark.rule("R49", "R48")
def test_a_travelling_card_that_was_played_does_not_lie_in_front_of_the_seat() -> None:
    five = ["A012", "A016", "A019", "A024", "A026"]
    for card, points in (("A005", 0), (five[4], 2)):
        rows = {"placed": 2}, {"placed": 2}
        row = {"cards": ["A133", *five[:4]], "hand": [card], "goods": {"wood": 1, "food": 1}}
        sown = {"r1c4": {"grain": 1}, "r1c5": {"grain": 1}}
        t = table({**row, "fields": sown}, *rows, round=14)
        play(t, "place meeting-place", f"play {card}")
        assert bonus(t) == points


@pytest.mark.rule("R68", "R72", "R73")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_where_lessons_are_given(seats: int) -> None:
    lessons = {space for space in open_spaces(new("dealt", seats)) if "lessons" in space}
    extra = {3: {"lessons-3"}, 4: {"lessons-4"}}
    assert lessons == {"lessons", *extra.get(seats, set())}


@pytest.mark.rule("R52", "R68", "R72", "R73")
@pytest.mark.parametrize(
    ("space", "seats", "costs"),
    [
        ("lessons", 1, [0, 1, 1, 1]),
        ("lessons", 2, [0, 1, 1, 1]),
        ("lessons", 3, [0, 1, 1, 1]),
        ("lessons", 4, [0, 1, 1, 1]),
        ("lessons-3", 3, [2, 2, 2, 2]),
        ("lessons-4", 4, [1, 1, 2, 2]),
    ],
)
def test_what_a_lesson_costs(space: str, seats: int, costs: list[int]) -> None:
    others = [{"placed": 2} for _ in range(seats - 1)]
    for played, cost in enumerate(costs):
        row = {"cards": QUIET[:played], "hand": ["A116"]}
        t = table({**row, "goods": {"food": 5}}, *others, round=1)
        play(t, f"place {space}")
        assert seat(t)["cards"] == [*QUIET[:played], "A116"]
        assert goods(t) == {"food": 5 - cost}
        if cost:
            poor = table({**row, "goods": {"food": cost - 1}}, *others, round=1)
            assert reason(poor, f"place {space}") == "reason-cannot-pay"


@pytest.mark.rule("R72", "R73", "R68")
def test_a_family_may_take_both_lessons_in_one_round() -> None:
    t = four({"hand": ["A116", "A119", "A110"], "goods": {"food": 3}}, round=12)
    play(t, "place lessons-4", "play A119", "place lessons", "play A110")
    assert seat(t)["cards"] == ["A119", "A110"]
    assert goods(t) == {"food": 1}


@pytest.mark.rule("R52")
def test_a_card_that_lets_an_occupation_be_played_names_the_cost() -> None:
    row = {"house": "stone", "goods": {"food": 3}, "cards": ["B097", "A098"], "hand": ["A110"]}
    t = table(row, {}, {}, {}, round=5, phase="preparation")
    play(t, "use B097")
    assert seat(t)["cards"] == ["B097", "A098", "A110"]
    assert goods(t) == {"food": 2}
    t = four(row)
    play(t, "place lessons-4")
    assert goods(t) == {"food": 1}


@pytest.mark.rule("R69", "R19")
@pytest.mark.parametrize(
    ("actions", "start", "cards"),
    [
        (["start", "done"], 0, []),
        ([f"play {FREE}", "done"], 1, [FREE]),
        (["start", f"play {FREE}"], 0, [FREE]),
        ([f"play {FREE}", "start"], 0, [FREE]),
    ],
)
def test_the_meeting_place_gives_the_marker_or_a_minor_or_both(
    actions: list[str], start: int, cards: list[str]
) -> None:
    t = table({"hand": [FREE]}, {}, starting_player=1, turn=0)
    play(t, "place meeting-place")
    assert offered(t) == {"start", f"play {FREE}"}, "one of the two must be done"
    play(t, actions[0])
    assert t.position()["starting_player"] == (0 if actions[0] == "start" else 1)
    play_if_asked(t, actions[1])
    assert t.position()["starting_player"] == start
    assert seat(t)["cards"] == cards
    assert t.decision is not None and t.decision.seat == 1


@pytest.mark.rule("R69")
def test_without_a_minor_to_play_the_meeting_place_gives_the_marker() -> None:
    t = table({"hand": ["A012"]}, {}, starting_player=1, turn=0)
    play(t, "place meeting-place")
    assert t.position()["starting_player"] == 0
    assert t.decision is not None and t.decision.seat == 1


@pytest.mark.rule("R69")
def test_the_starting_player_may_use_the_meeting_place_and_no_food_gathers_there() -> None:
    t = table({"hand": [FREE]}, {}, round=1, phase="preparation")
    assert lying(t, "meeting-place") == {}
    play(t, "place meeting-place", f"play {FREE}", "done")
    assert t.position()["starting_player"] == 0
    assert goods(t) == {"clay": 1}


@pytest.mark.rule("R70")
def test_one_improvement_major_or_minor() -> None:
    row = {"goods": {"clay": 2}, "hand": ["A012"]}
    t = alone(row)
    play(t, "place major-improvement")
    assert offered(t) == {"build M01", "play A012"}
    play(t, "play A012")
    assert seat(t)["cards"] == ["A012"]
    assert "place grain-seeds" in offered(t)
    t = alone(row)
    play(t, "place major-improvement", "build M01")
    assert seat(t)["cards"] == ["M01"]
    assert seat(t)["hand"] == ["A012"]


@pytest.mark.rule("R70", "R15")
def test_a_minor_follows_growth_but_does_not_replace_it() -> None:
    t = alone({"hand": [FREE]})
    assert reason(t, "place basic-wish") == "reason-no-room"
    t = alone({"hand": [FREE], "rooms": THREE_ROOMS})
    play(t, "place basic-wish")
    assert seat(t)["newborn"] == 1
    assert offered(t) == {f"play {FREE}", "done"}
    play(t, "done")
    assert seat(t)["hand"] == [FREE]


@pytest.mark.rule("R70", "R15")
def test_an_improvement_of_either_kind_follows_a_renovation() -> None:
    t = alone({"hand": [FREE], "goods": {"clay": 9}})
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"
    for action, cards in (("build M01", ["M01"]), (f"play {FREE}", [FREE]), ("done", [])):
        t = alone({"hand": [FREE], "goods": {"clay": 4, "reed": 1}})
        play(t, "place house-redevelopment")
        assert seat(t)["house"] == "clay"
        assert offered(t) == {"build M01", f"play {FREE}", "done"}
        play(t, action)
        assert seat(t)["cards"] == cards
        assert "place grain-seeds" in offered(t)


@pytest.mark.rule("R79")
def test_a_solo_game_with_cards_starts_without_food_and_knows_lessons() -> None:
    t = new("dealt", 1)
    assert goods(t) == {}
    assert lying(t, "forest") == {"wood": 2}
    assert lying(t, "meeting-place") == {}
    assert "lessons" in open_spaces(t)
    assert all(PRINTED[card].players == 1 for card in hand(t) if PRINTED[card].kind == "occupation")


@pytest.mark.rule("R79", "R48")
def test_a_travelling_card_leaves_a_solo_game() -> None:
    t = table({"goods": {"grain": 1}, "hand": ["B008"]}, round=1)
    play(t, "place meeting-place", "play B008")
    play_if_asked(t, "done")
    assert goods(t) == {"vegetable": 1}
    position = t.position()
    assert position["seats"][0]["hand"] == position["seats"][0]["cards"] == []
    assert not any("B008" in pile for pile in position["piles"].values())
