"""Cards together that let others be played, and those that hear of it."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, seat
from tests.games.common import deciding

from .deck_i import ZED
from .tables import FREE, QUIET, alone, bonus, dawn, pile, table, turn, window

IDLE = {"placed": 2}

# Further improvements


@pytest.mark.card("E179", "I228")
@pytest.mark.parametrize("first", ["I228", "E179"])
def test_merchant_and_businessman_add_a_card_each(first: str) -> None:
    row = {"cards": ["E179", "I228"], "hand": [FREE, "E16", "K107"]}
    t = turn({**row, "goods": {"food": 1, "stone": 1, "clay": 2}}, 3)
    play(t, "place meeting-place", f"play {FREE}")
    play_if_asked(t, "start")
    assert offered(t) == window("E179", "I228")
    play(t, f"use {first}")
    if first == "I228":
        assert "build A1" in offered(t)
        play(t, "play E16", "take wood", "use E179")
        play_if_asked(t, "play K107")
        assert goods(t) == {"grain": 1, "wood": 1 + 3, "clay": 2}
    else:
        assert "build A1" not in offered(t), "the action of the space is repeated"
        play(t, "play E16", "take wood", "use I228", "build A1")
        assert goods(t) == {"grain": 1, "wood": 1, "stone": 1}
    assert not {"use E179", "use I228"} & offered(t)


@pytest.mark.card("E179", "I228")
def test_the_card_of_the_businessman_is_no_action_of_the_merchant() -> None:
    row = {"cards": ["E179", "I228"], "hand": [FREE, "E16", "K107"]}
    t = turn({**row, "goods": {"food": 2, "stone": 1}}, 3)
    play(t, "place meeting-place", f"play {FREE}")
    play_if_asked(t, "start")
    play(t, "use E179", "play E16", "take wood", "use I228")
    play_if_asked(t, "play K107")
    assert goods(t) == {"grain": 1, "wood": 4, "food": 1}
    assert "use E179" not in offered(t)


@pytest.mark.card("E179", "K281")
@pytest.mark.parametrize("again", [True, False])
def test_the_merchant_repeats_an_action_in_which_two_minors_were_played(again: bool) -> None:
    row = {"cards": ["E179", "K281"], "hand": [FREE, "E16", "K107"]}
    t = alone({**row, "goods": {"food": 1, "stone": 1, "clay": 2}})
    play(t, "place major-improvement", f"play {FREE}", "use K281", "play E16", "take wood")
    play(t, "use E179" if again else "done")
    if again:
        assert {"play K107", "build A1"} <= offered(t)
        play(t, "play K107")
        assert "use K281" not in offered(t), "once per turn"
    assert goods(t).get("wood") == (4 if again else 1)


# Occupations in answer to others


def chief(row: dict[str, Any], *others: dict[str, Any]) -> bocage.Table:
    """Seat 1 has just played the Chief; seat 0 holds the daughter."""
    mine = {**IDLE, **row, "hand": ["E173", *row.get("hand", [])]}
    them = [{**IDLE, **other} for other in others] + [IDLE] * (2 - len(others))
    t = table(mine, {"hand": ["E172"], "goods": {"food": 2}}, *them, turn=1, round=6)
    play(t, "place lessons")
    return t


@pytest.mark.card("E173", "K112", "E192")
@pytest.mark.parametrize(("card", "food"), [("K112", 3), ("E192", 2)])
def test_the_daughter_in_answer_to_the_chief_is_an_occupation_played(card: str, food: int) -> None:
    t = chief({"cards": [card]})
    assert offered(t) == {"play E173", "done"}
    play(t, "play E173")
    assert (seat(t)["cards"], goods(t)) == ([card, "E173"], {"food": food})


@pytest.mark.card("E173", "K111")
def test_bread_is_baked_for_the_daughter_too() -> None:
    t = chief({"cards": ["K111", "A1"], "goods": {"grain": 1}})
    play(t, "play E173", "use K111")
    play_if_asked(t, "bake grain", "done")
    assert goods(t) == {"food": 2}


@pytest.mark.card("E173", "K271")
def test_the_educator_answers_the_daughter_once_more() -> None:
    t = chief({}, {"cards": ["K271"], "hand": QUIET[:2], "goods": {"food": 6}})
    answered = 0
    while {"use K271", "play E173"} & offered(t):
        play(t, min({"use K271", "play E173"} & offered(t)))
        if deciding(t) == 2:
            play_if_asked(t, f"play {QUIET[0]}")
            answered += 1
    assert (seat(t, 2)["cards"], goods(t, 2)) == (["K271", *QUIET[:2]], {})


@pytest.mark.card("E173", "E49")
def test_the_writing_desk_adds_nothing_to_the_daughter() -> None:
    t = chief({"cards": ["E49"], "hand": [QUIET[0]], "goods": {"food": 9}})
    play(t, "play E173")
    assert "use E49" not in offered(t)
    assert seat(t)["hand"] == [QUIET[0]]


@pytest.mark.card("E49", "I249")
def test_the_writing_desk_adds_nothing_to_the_puppeteer() -> None:
    mine = {**IDLE, "cards": ["I249", "E49"], "hand": QUIET[:3], "goods": {"food": 9}}
    spaces = pile("traveling-players", "food", 2)
    t = table(mine, {}, IDLE, IDLE, turn=1, round=6, spaces=spaces)
    play(t, "place traveling-players", "use I249", f"play {QUIET[0]}")
    assert "use E49" not in offered(t)
    assert (seat(t)["cards"], goods(t)) == (["I249", "E49", QUIET[0]], {"food": 8})


@pytest.mark.card("E49", "K271")
def test_the_writing_desk_adds_nothing_to_the_educator() -> None:
    mine = {**IDLE, "cards": ["K271", "E49"], "hand": QUIET[:3], "goods": {"food": 9}}
    t = table(mine, {"hand": ["E184"]}, IDLE, IDLE, turn=1, round=6)
    play(t, "place lessons", "use K271", f"play {QUIET[0]}")
    assert "use E49" not in offered(t)
    assert (seat(t)["cards"], goods(t)) == (["K271", "E49", QUIET[0]], {"food": 6})


@pytest.mark.card("E49", "K271")
def test_the_educator_answers_both_occupations_of_a_writing_desk() -> None:
    mine = {**IDLE, "cards": ["K271"], "hand": QUIET[:3], "goods": {"food": 6}}
    other = {"cards": ["E49"], "hand": ["E184", "K296"], "goods": {"food": 2}}
    t = table(mine, other, IDLE, IDLE, turn=1, round=6)
    play(t, "place lessons", "play E184", "use K271", f"play {QUIET[0]}", "use E49")
    play_if_asked(t, "play K296")
    play(t, "use K271", f"play {QUIET[1]}")
    assert (seat(t)["cards"], goods(t)) == (["K271", *QUIET[:2]], {})


# The perpetual student


@pytest.mark.card("E49", "K275")
@pytest.mark.parametrize("drawn", [(True, True), (True, False), (False, True)])
def test_each_card_of_the_writing_desk_may_be_drawn(drawn: tuple[bool, bool]) -> None:
    row = {"cards": ["E49", "K275"], "hand": QUIET[:3], "goods": {"food": 6}}
    t = alone(row, 4)
    play(t, "place lessons", "use K275" if drawn[0] else f"play {QUIET[0]}")
    play(t, "use E49")
    assert "use K275" in offered(t)
    play(t, "use K275" if drawn[1] else next(a for a in sorted(offered(t)) if a[:4] == "play"))
    assert len(seat(t)["cards"]) == 4
    assert goods(t) == {"food": 6 + 3 * sum(drawn) - 1 - 2}


@pytest.mark.card("K275", "E49")
def test_the_second_card_of_the_writing_desk_is_begged_for_if_it_is_drawn() -> None:
    row = {"cards": ["E49", "K275", *QUIET[:2]], "hand": ["K291", QUIET[3]], "goods": {"food": 1}}
    t = alone(row, 4)
    play(t, "place lessons", f"play {QUIET[3]}", "use E49")
    play_if_asked(t, "use K275")
    play_if_asked(t, "beg")
    assert "K291" in seat(t)["cards"]
    assert (seat(t)["begging"], goods(t)) == (2 + 4 - 3, {})


@pytest.mark.card("K275", "K279")
def test_the_occupation_of_a_scholar_may_be_drawn() -> None:
    t = dawn({"cards": ["K279", "K275"], "house": "stone", "hand": QUIET[:2]}, 4)
    play(t, "use K279")
    play_if_asked(t, "use K275")
    assert len(seat(t)["cards"]) == 3
    assert goods(t) == {"food": 3 - 1}


@pytest.mark.card("E192", "K279", "K112")
@pytest.mark.parametrize(("card", "food"), [("E192", 2), ("K112", 3)])
def test_what_pays_for_occupations_pays_the_scholar(card: str, food: int) -> None:
    t = dawn({"cards": ["K279", card], "house": "stone", "hand": QUIET[:1]}, 4)
    play(t, "use K279")
    play_if_asked(t, f"play {QUIET[0]}")
    assert (seat(t)["cards"], goods(t)) == (["K279", card, QUIET[0]], {"food": food - 1})


@pytest.mark.card("E49", "K279")
def test_the_writing_desk_adds_nothing_to_the_scholar() -> None:
    row = {"cards": ["K279", "E49"], "house": "stone", "hand": QUIET[:2], "goods": {"food": 9}}
    t = dawn(row, 4)
    play(t, "use K279", f"play {QUIET[0]}")
    assert "use E49" not in offered(t)
    assert goods(t) == {"food": 8}


# What counts once, and what does not count


@pytest.mark.card("E148", "K112", "E192")
@pytest.mark.parametrize(("card", "food"), [("K112", 3), ("E192", 2)])
def test_the_academic_is_one_occupation_to_whoever_pays_for_it(card: str, food: int) -> None:
    t = alone({"cards": [card], "hand": ["E148", QUIET[0]], "goods": {"food": 1}}, 4)
    play(t, "place lessons", "play E148")
    paid = 1 if card == "E192" else 0
    assert goods(t) == {"food": 1 + food - paid}


@pytest.mark.card("E148", "K111")
def test_the_academic_is_one_occupation_to_the_bread_paddle() -> None:
    row = {"cards": ["K111", "A5"], "hand": ["E148", QUIET[0]], "goods": {"grain": 2}}
    t = alone(row, 4)
    play(t, "place lessons", "play E148", "use K111")
    play_if_asked(t, "bake grain", "done")
    assert "use K111" not in offered(t)
    assert goods(t) == {"grain": 1, "food": 5}


@pytest.mark.card("Z334", "E174")
def test_the_tutor_does_not_count_the_dance_instructor() -> None:
    t = alone({"cards": ["E174"], "hand": ["Z334", QUIET[0]]}, 3, options=ZED)
    play(t, "place lessons")
    play_if_asked(t, "play Z334")
    assert seat(t)["cards"] == ["E174"]
    assert (bonus(t), goods(t)) == (0, {"food": 4 - 1})


@pytest.mark.card("Z334", "E217")
def test_the_reeve_does_not_count_the_dance_instructor() -> None:
    rows: list[dict[str, Any]] = [{"hand": ["Z334", QUIET[1]]}, {**IDLE, "cards": ["E217"]}, IDLE]
    t = table(*rows, round=14, options=ZED)
    play(t, "place lessons", "play Z334")
    assert [bonus(t), bonus(t, 1)] == [0, 3]


@pytest.mark.card("Z334", "E49")
def test_the_dance_instructor_is_played_twice_at_a_writing_desk() -> None:
    t = alone({"cards": ["E49"], "hand": ["Z334"]}, 3, options=ZED)
    play(t, "place lessons")
    play_if_asked(t, "play Z334")
    play(t, "use E49")
    play_if_asked(t, "play Z334")
    assert (seat(t)["hand"], goods(t)) == (["Z334"], {"food": 4 + 4 - 2})
