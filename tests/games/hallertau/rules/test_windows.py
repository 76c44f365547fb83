"""When who is asked about cards: in others' turns, between phases, at the last chance."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.hallertau.scenario import (
    CARDS,
    TURN,
    asked,
    choices,
    current,
    deciding,
    farming,
    fields,
    goods,
    offered,
    play,
    played,
    prompt,
    refused,
    seat,
    sheep,
    table,
    village,
)

SOW = "prompt-hallertau-sow"


def hands(*cards: list[str], **position: Any) -> bocage.Table:
    """Seats with these hands; seat 0 has the turn in round 1."""
    return table(*({"hand": hand} for hand in cards), **position)


# In another seat's turn


@pytest.mark.rule("H35", "H38")
@pytest.mark.card("009")
def test_a_card_about_the_board_is_played_when_workers_are_put_down() -> None:
    t = hands([], [], ["009"], spaces={"cultivation": [1, 2, 0]})
    play(t, "place cultivation")
    assert asked(t) == (2, CARDS)
    assert offered(t) == {"play 009", "sparing", "quiet", "done"}
    play(t, "play 009")
    assert asked(t) == (0, SOW)
    assert played(t, 2) == ["009"]
    assert (seat(t, 2)["jewels"], seat(t, 2)["hand_size"]["bonus"]) == (0, 0)
    play(t, "sow rye-4")
    assert seat(t, 2)["jewels"] == 0
    play(t, "done")
    assert (seat(t, 2)["jewels"], seat(t, 2)["hand_size"]["bonus"]) == (1, 1)


@pytest.mark.rule("H35", "H38")
@pytest.mark.card("009")
def test_who_answers_done_is_asked_again_in_the_own_turn() -> None:
    t = hands([], [], ["009"], spaces={"cultivation": [1, 2, 0]})
    play(t, "place cultivation", "done")
    assert asked(t) == (0, SOW)
    play(t, "done")
    assert asked(t) == (1, TURN)
    play(t, "place clay-delivery")
    assert asked(t) == (2, TURN)
    play(t, "play 009")
    assert seat(t, 2)["jewels"] == 1


@pytest.mark.rule("H35", "H38")
@pytest.mark.card("009")
def test_who_answers_quiet_is_not_asked_again_before_the_own_turn() -> None:
    t = hands([], [], ["009"], spaces={"cultivation": [1, 2, 0]})
    play(t, "place cultivation", "quiet")
    assert t.observe(2)["seats"][2]["quiet"] == ["play 009"]
    play(t, "done")
    assert asked(t) == (1, TURN)
    play(t, "place clay-delivery")
    assert asked(t) == (2, TURN)
    assert "play 009" in offered(t)


@pytest.mark.rule("H35", "H38", "H40")
@pytest.mark.card("314", "329")
def test_quiet_ends_when_a_new_card_or_step_becomes_playable() -> None:
    spaces = {"farming": [1, 2, 0], "clearing": [1, 2, 0]}
    t = hands([], [], ["314", "329"], spaces=spaces, gateway="master")
    play(t, "place clay-delivery")
    assert asked(t) == (2, CARDS)
    assert choices(t, "play") == {"314"}
    play(t, "quiet")
    assert asked(t) == (1, TURN)
    play(t, "place nursery")
    assert asked(t) == (2, CARDS)
    assert choices(t, "play") == {"314", "329-1"}
    play(t, "quiet")
    while deciding(t) == 1:
        play(t, min(text for text in offered(t) if text.startswith("take")))
    assert asked(t) == (2, TURN)
    play(t, "place sheep-market")
    assert asked(t) == (0, TURN)
    play(t, "place nursery")
    assert asked(t) == (2, CARDS)
    assert choices(t, "play") == {"314", "329-1", "329-2"}


@pytest.mark.rule("H35")
@pytest.mark.card("012", "009")
def test_nobody_is_asked_who_holds_nothing_playable() -> None:
    spaces = {"farming": [1, 2, 3]}
    t = table({}, {"hand": ["012"], "tools": 3}, {"hand": ["011", "428"]}, spaces=spaces)
    play(t, "place clay-delivery")
    assert asked(t) == (1, TURN)
    play(t, "place tool-shed")
    while deciding(t) == 1:
        play(t, min(offered(t)))
    assert asked(t) == (2, TURN)


@pytest.mark.rule("H35")
@pytest.mark.card("012")
def test_a_card_about_the_own_boards_waits_for_the_own_turn() -> None:
    t = table({}, {}, {"hand": ["012"], "tools": 4})
    play(t, "place cultivation", "done")
    assert asked(t) == (1, TURN)
    play(t, "place clay-delivery")
    assert asked(t) == (2, TURN)
    play(t, "play 012")
    assert goods(t, 2) == {"barley": 1, "flax": 1, "rye": 1, "milk": 1, "wool": 1, "clay": 1}
    assert asked(t) == (2, TURN)


@pytest.mark.rule("H35")
@pytest.mark.card("009")
def test_nobody_plays_for_another_seat() -> None:
    t = hands([], [], ["009"], spaces={"clay-delivery": [1, 2, 0]})
    assert refused(t, "play 009") == "no-card"
    play(t, "place clay-delivery")
    assert asked(t) == (2, CARDS)
    with pytest.raises(bocage.IllegalAction):
        t.play("play 009", 1)


# Order


FULL_CARDS = (["009"], ["106"], ["118"], ["202"])
"""Four cards that ask for a full space, one for each seat."""


@pytest.mark.rule("H36")
@pytest.mark.parametrize("turn", range(4))
def test_in_phase_4_the_order_is_from_the_acting_seat(turn: int) -> None:
    t = hands(
        *FULL_CARDS,
        spaces={"clay-delivery": [1, 2, 0]},
        merged=True,
        turn=turn,
        starting_player=(turn + 2) % 4,
    )
    play(t, "place clay-delivery")
    order = []
    for _ in range(4):
        assert prompt(t) == CARDS
        order.append(deciding(t))
        play(t, "done")
    assert order == [(turn + i) % 4 for i in range(4)]


@pytest.mark.rule("H36")
@pytest.mark.parametrize("first", range(4))
def test_between_phases_the_order_is_from_the_starting_player(first: int) -> None:
    rows = [
        village(goods={"hops": 4}, hand=[card], jewels=1) for card in ("406", "505", "716", "717")
    ]
    t = table(*rows, phase="harvest", starting_player=first, merged=True)
    order = []
    while current(t) == (1, "harvest"):
        assert prompt(t) == CARDS
        order.append(deciding(t))
        play(t, "done")
    assert order == [(first + i) % 4 for i in range(4)]


@pytest.mark.rule("H36")
@pytest.mark.card("314")
def test_in_phase_9_the_order_is_from_the_acting_seat() -> None:
    spaces = {"farming": [1, 2, 0], "clearing": [1, 2, 0]}
    rows = [village(hand=[card], jewels=1) for card in ("009", "106", "314", "118")]
    t = table(*rows, phase="progress", turn=2, starting_player=2, spaces=spaces, merged=True)
    assert deciding(t) == 2
    play(t, "play 314", "empty farming")
    order = []
    while prompt(t) == CARDS:
        order.append(deciding(t))
        play(t, "done")
    assert order == [3, 0, 1]
    assert deciding(t) == 2 and current(t) == (1, "progress")


@pytest.mark.rule("H36", "H35")
@pytest.mark.card("009", "106")
def test_effects_that_waited_come_from_the_acting_seat_on() -> None:
    spaces = {"cultivation": [1, 2, 0]}
    t = hands(["106"], ["009"], [], spaces=spaces, merged=True, starting_player=1, turn=0)
    play(t, "place cultivation", "play 106")
    assert asked(t) == (1, CARDS)
    play(t, "play 009")
    assert asked(t) == (0, SOW)
    assert (seat(t)["tools"], seat(t, 1)["jewels"]) == (0, 0)
    play(t, "done")
    assert (seat(t)["tools"], seat(t, 1)["jewels"]) == (2, 1)
    logged = [entry.seat for entry in t.log if entry.id == "log-hallertau-gain"]
    assert logged.index(0) < logged.index(1)


# Sparing is one seat's wish


@pytest.mark.rule("H39")
@pytest.mark.card("009")
def test_who_is_sparing_does_not_make_others_sparing() -> None:
    t = hands([], [], ["009"], spaces={"cultivation": [1, 2, 0]})
    play(t, "sparing", "place cultivation", "play 009", "done")
    assert asked(t) == (1, TURN)
    assert (seat(t, 2)["jewels"], seat(t, 2)["hand_size"]["bonus"]) == (1, 1)


@pytest.mark.rule("H39")
@pytest.mark.card("009", "106")
def test_sparing_ends_with_the_window_in_which_it_was_said() -> None:
    t = hands([], ["009"], ["106"], spaces={"clay-delivery": [1, 2, 0]}, merged=True)
    play(t, "place clay-delivery")
    assert asked(t) == (1, CARDS)
    play(t, "sparing", "done")
    assert asked(t) == (2, CARDS)
    assert "sparing" in offered(t)
    play(t, "play 106")
    assert (seat(t, 2)["tools"], goods(t, 2)["hops"]) == (2, 1)


# During an own action


@pytest.mark.rule("H35", "H39")
@pytest.mark.card("430")
def test_during_an_own_action_the_cost_is_paid_at_once_and_the_effect_comes_after() -> None:
    t = table(farming("empty-3", "empty-4", hand=["430"], tools=1, goods={"rye": 2}))
    play(t, "place cultivation", "sow rye-4")
    assert {"play 430", "sow rye-3", "done"} <= offered(t)
    play(t, "play 430")
    assert seat(t)["tools"] == 0 and played(t) == ["430"]
    assert goods(t) == {"rye": 1} and seat(t)["hand_size"]["bonus"] == 0
    assert prompt(t) == SOW
    play(t, "sow rye-3")
    assert goods(t) == {"milk": 2}
    assert seat(t)["hand_size"]["bonus"] == 1


@pytest.mark.rule("H35")
@pytest.mark.card("012", "014", "026")
def test_cards_laid_down_during_a_card_have_their_effects_after_it_in_that_order() -> None:
    row = farming(*["empty-5"] * 4, hand=["012", "014", "026"], goods={"rye": 2})
    t = table({**row, "tools": 4, "sheep": {"4": 2}})
    play(t, "play 014-3", "play 026", "play 012")
    assert prompt(t) == SOW and goods(t) == {"rye": 2}
    play(t, "sow rye-5", "done")
    assert goods(t) == {"rye": 1, "milk": 2, "wool": 2, "clay": 1}
    gained = [
        entry.id for entry in t.log if entry.id in ("log-hallertau-play", "log-hallertau-sow")
    ]
    assert gained == ["log-hallertau-play"] * 3 + ["log-hallertau-sow"]
    assert seat(t)["hand_size"]["bonus"] == 2


@pytest.mark.rule("H35", "H39")
@pytest.mark.card("802")
def test_what_a_card_takes_during_an_action_is_gone_for_the_rest_of_it() -> None:
    t = table(farming("empty-3", "empty-4", hand=["802"], goods={"hops": 1, "rye": 1}))
    play(t, "place cultivation")
    assert choices(t, "sow") == {"hops-3", "hops-4", "rye-3", "rye-4"}
    play(t, "play 802")
    assert choices(t, "sow") == {"rye-3", "rye-4"}


@pytest.mark.rule("H35", "H37")
@pytest.mark.card("027")
def test_a_condition_that_holds_only_during_the_action_is_enough() -> None:
    row = farming("empty-3", "empty-4", hand=["027"], goods={"rye": 2, "wool": 1})
    t = table(row)
    assert refused(t, "play 027") == "card-need"
    play(t, "place cultivation", "sow rye-4")
    assert "play 027" in offered(t)
    play(t, "play 027", "sow rye-3")
    assert fields(t) == ["rye-3", "rye-4"]
    assert goods(t) == {"wool": 1}
    assert seat(t)["hand_size"]["bonus"] == 1


# Between phases


@pytest.mark.rule("H35")
@pytest.mark.card("833")
def test_before_the_next_round_a_card_that_looks_at_its_number_is_asked_for() -> None:
    t = table(village(goods={"milk": 6}, hand=["833"]), phase="boulders", round=3)
    assert current(t) == (3, "boulders") and prompt(t) == CARDS
    late = t.copy()
    play(t, "play 833")
    assert played(t) == ["833"]
    play(late, "done")
    assert current(late) == (4, "actions")
    assert refused(late, "play 833") == "card-need"


@pytest.mark.rule("H35", "H14")
@pytest.mark.card("413")
@pytest.mark.parametrize("spot", ["4", "5"])
def test_before_sheep_die_a_card_that_wants_some_is_asked_for(spot: str) -> None:
    t = table(village(sheep={spot: 1}, hand=["413"]), phase="remove", round=4)
    assert current(t) == (4, "remove" if spot == "4" else "actions")
    play(t, "play 413-1")
    assert seat(t)["tools"] == 1 and sheep(t) == {}


@pytest.mark.rule("H35", "H24")
@pytest.mark.card("410")
def test_before_fields_lie_fallow_a_card_with_new_ones_is_asked_for() -> None:
    t = table(village(jewels=1, hand=["410"]), phase="new-card", round=2)
    assert current(t) == (2, "new-card") and prompt(t) == CARDS
    play(t, "play 410")
    assert fields(t) == ["empty-3", "empty-4"]


@pytest.mark.rule("H35", "H25")
@pytest.mark.card("516", "717")
def test_in_the_harvest_cards_are_asked_for_before_and_after() -> None:
    row = farming("hops-2", hand=["516", "717"], jewels=1)
    t = table(row, phase="harvest", merged=True)
    assert current(t) == (1, "harvest")
    assert choices(t, "play") == {"516"}
    play(t, "done")
    assert current(t) == (1, "harvest")
    assert choices(t, "play") == {"717-1"}
    play(t, "play 717-1")
    assert current(t) == (1, "progress")
    assert goods(t) == {"milk": 1} and sheep(t) == {"4": 1}


@pytest.mark.rule("H58")
@pytest.mark.card("910", "802")
def test_the_last_chance_asks_everybody_once_more_even_who_was_quiet() -> None:
    rows = [
        village(goods={"meat": 5, "hops": 1}, hand=["910", "802"]),
        village(goods={"hops": 9}, hand=["912"]),
        village(goods={"clay": 12}, hand=["916"]),
    ]
    t = table(*rows, phase="progress", round=6, starting_player=1, turn=1)
    assert deciding(t) == 2 and "play 916" in offered(t)
    play(t, "done")
    assert deciding(t) == 0
    play(t, "quiet")
    assert current(t)[1] == "last-chance"
    assert asked(t) == (2, CARDS)
    play(t, "play 916")
    assert asked(t) == (0, CARDS)
    assert choices(t, "play") == {"910", "802"}
    play(t, "play 802", "play 910")
    assert t.decision is None
    assert [t.scores()[number].lines["cards"] for number in range(3)] == [12, 0, 10]


@pytest.mark.rule("H58")
def test_cards_left_in_hand_after_the_last_chance_do_not_count() -> None:
    t = table(village(goods={"clay": 12}, hand=["916"]), phase="last-chance", round=6)
    assert current(t) == (6, "last-chance")
    play(t, "done")
    assert t.decision is None
    assert t.scores()[0].lines["cards"] == 0
    assert t.scores()[0].lines["stock"] == 2
