"""Phase 3: the order of incomes, and cards played in between."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.hallertau.scenario import (
    choices,
    current,
    deciding,
    decks,
    fields,
    goods,
    hand,
    idle,
    offered,
    play,
    play_if_asked,
    played,
    prompt,
    reason,
    seat,
    table,
    village,
    wait_for,
)

INCOME = "prompt-hallertau-income"


def income(*seats: dict[str, Any], **position: Any) -> bocage.Table:
    """A table at the beginning of phase 3, in round 2 unless said otherwise."""
    return table(*seats, **{"phase": "income", "round": 2, **position})


def collect(t: bocage.Table, card: str) -> None:
    """Take the income of the only plain card that is left, however that is offered."""
    play(t, "collect" if "collect" in offered(t) else f"income {card}")


@pytest.mark.rule("HX02", "H15")
@pytest.mark.card("811", "819", "838")
def test_the_field_and_the_flax_just_gained_serve_for_sowing() -> None:
    t = income(village(played=["811", "819", "838"]))
    assert prompt(t) == INCOME
    play(t, "collect", "sow flax-4")
    assert fields(t) == ["flax-4"]
    assert goods(t) == {}
    assert current(t) == (2, "actions")


@pytest.mark.rule("HX02", "H15")
@pytest.mark.card("811", "819", "838")
def test_the_cards_pay_in_any_order_one_by_one() -> None:
    t = income(village(played=["811", "819", "838"], goods={"flax": 1}))
    assert {"income 819", "income 838", "collect"} <= offered(t)
    assert reason(t, "income 801") is not None
    play(t, "income 819")
    assert fields(t) == ["empty-4"]
    assert goods(t) == {"flax": 1}
    assert "income 819" not in offered(t)
    play(t, "income 811", "sow flax-4")
    if prompt(t) == INCOME:
        collect(t, "838")
    assert goods(t) == {"flax": 1}
    assert fields(t) == ["flax-4"]
    assert current(t) == (2, "actions")


@pytest.mark.rule("H15")
@pytest.mark.card("817", "839")
def test_the_tool_just_gained_may_be_traded_for_a_jewel() -> None:
    t = income(village(played=["817", "839"]))
    u = t.copy()
    play(t, "collect", "take jewel")
    play(u, "income 817", "income 839")
    assert (seat(u)["tools"], seat(u)["jewels"]) == (0, 1)
    assert (seat(t)["tools"], seat(t)["jewels"]) == (0, 1)
    assert current(t) == (2, "actions")


@pytest.mark.rule("H15")
@pytest.mark.card("839")
def test_done_takes_the_plain_income_and_leaves_the_rest() -> None:
    t = income(village(played=["801", "839"], tools=1))
    assert "income 839" in offered(t)
    play(t, "done")
    assert current(t) == (2, "actions")
    assert goods(t) == {"meat": 1}
    assert (seat(t)["tools"], seat(t)["jewels"]) == (1, 0)


@pytest.mark.rule("H15")
def test_every_card_pays_in_every_round_from_2_to_6() -> None:
    t = table(village(played=["801", "845"]), phase="workers")
    for number in range(1, 7):
        while current(t) != (number, "actions"):
            play(t, "collect") if "collect" in offered(t) else idle(t)
        assert goods(t).get("meat", 0) == 2 * (number - 1)


@pytest.mark.rule("H15")
@pytest.mark.card("802")
def test_a_bonus_card_played_with_new_goods_pays_at_once() -> None:
    t = income(village(played=["822"], hand=["802"]))
    assert current(t) == (2, "income")
    if prompt(t) == INCOME and not goods(t):
        collect(t, "822")
    assert goods(t) == {"hops": 1}
    play(t, "play 802")
    assert played(t) == ["822", "802"]
    play_if_asked(t, "income 802")
    assert goods(t) == {"barley": 1}
    assert current(t) == (2, "actions")


@pytest.mark.rule("H15")
@pytest.mark.card("817")
def test_a_bonus_card_played_before_the_rest_of_the_income_pays_once() -> None:
    row = village(goods={"rye": 2}, fields=["empty-3"], played=["816", "801"], hand=["817"])
    t = income({**row, "jewels": 1})
    assert {"play 817", "income 816", "income 801"} <= offered(t)
    play(t, "play 817")
    assert seat(t)["tools"] + len(choices(t, "income") & {"817"}) == 1
    collect(t, "801")
    assert seat(t)["tools"] == 1
    play(t, "done")
    assert current(t) == (2, "actions")
    assert seat(t)["tools"] == 1
    assert goods(t) == {"rye": 2, "meat": 1}


@pytest.mark.rule("H15")
@pytest.mark.card("802")
def test_a_bonus_card_played_outside_phase_3_pays_nothing_yet() -> None:
    t = table(village(hand=["802"], goods={"hops": 1}), round=2)
    play(t, "play 802")
    assert goods(t) == {}
    wait_for(t, "actions", 3)
    assert goods(t) == {"barley": 1}


@pytest.mark.rule("H15")
def test_phase_3_is_left_out_in_round_1() -> None:
    row = village(played=["801", "839"], tools=1, hand=["802"], goods={"hops": 1})
    t = income(row, round=1)
    assert current(t) == (1, "actions")
    assert goods(t) == {"hops": 1}


@pytest.mark.rule("H15", "H36")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_income_is_asked_for_from_the_starting_player_clockwise(first: int) -> None:
    rows = [
        village(played=["839"], tools=1),
        village(played=["811"], goods={"flax": 1}, fields=["empty-2"]),
        village(played=["831"], goods={"rye": 1}, fields=["empty-5"]),
    ]
    t = income(*rows, starting_player=first, turn=first)
    asked = []
    while prompt(t) == INCOME:
        asked.append(deciding(t))
        play(t, "done")
    assert asked == [(first + i) % 3 for i in range(3)]
    assert deciding(t) == first


@pytest.mark.rule("H15", "H37")
@pytest.mark.card("705")
def test_income_waits_for_a_card_that_asks_for_at_most_so_many() -> None:
    row = village(played=["817"], hand=["705"], tools=1, sheep={"stables": 4})
    t = income(row, farmyard="jewelry")
    assert prompt(t) == INCOME
    assert choices(t, "play") == {"705-1", "705-2", "705-3"}
    late = t.copy()
    play(t, "play 705-3")
    assert seat(t)["hand_size"]["bonus"] == 1
    if prompt(t) == INCOME:
        collect(t, "817")
    assert seat(t)["tools"] == 5
    collect(late, "817")
    assert seat(late)["tools"] == 2
    assert choices(late, "play") == {"705-1", "705-2"}


@pytest.mark.rule("H15", "H35")
@pytest.mark.card("012")
def test_a_card_laid_down_while_sowing_by_income_has_its_effect_right_after() -> None:
    row = village(played=["811"], hand=["012"], tools=4, goods={"flax": 1})
    t = income({**row, "fields": ["empty-3", "empty-4"]})
    play(t, "income 811", "play 012")
    assert goods(t) == {"flax": 1}
    play(t, "sow flax-4")
    assert goods(t) == {"milk": 1, "wool": 1, "clay": 1}
    assert fields(t) == ["empty-3", "flax-4"]


@pytest.mark.rule("H15", "H08")
@pytest.mark.card("815", "840")
def test_cards_drawn_as_income_go_to_the_hand_while_there_are_any() -> None:
    t = income(village(played=["815", "840"]))
    assert sorted(card[0] for card in hand(t)) == ["0", "4"]
    rest = [f"{number:03}" for number in range(1, 31)]
    t = income(village(played=["815"]), discarded=rest)
    assert hand(t) == []
    assert decks(t)["gateway"] == 0


@pytest.mark.rule("H15", "H09")
@pytest.mark.card("801", "824", "608")
def test_the_last_field_is_not_placed_unasked() -> None:
    seven = ["empty-2"] * 7
    t = income(village(played=["801", "824"], hand=["608"], fields=seven), farmyard="fields")
    play(t, "income 801", "play 608-1", "done")
    assert fields(t) == [*seven, "empty-4"]


@pytest.mark.rule("H15", "H09")
@pytest.mark.card("824")
def test_the_eighth_field_may_be_declined() -> None:
    t = income(village(played=["824"], fields=["empty-2"] * 7))
    assert offered(t) == {"income 824", "sparing", "done"}
    taken = t.copy()
    play(t, "sparing", "income 824", "amount 0")
    assert fields(t) == ["empty-2"] * 7
    play(taken, "done")
    assert fields(taken) == [*["empty-2"] * 7, "empty-3"]


@pytest.mark.rule("H15")
@pytest.mark.card("805", "813", "631")
def test_what_brings_less_when_one_has_more_comes_first() -> None:
    t = income(village(played=["813", "805"], hand=["631"], tools=3), farmyard="fields")
    play(t, "income 813", "play 631", "income 805")
    assert goods(t) == {"hide": 4}


@pytest.mark.rule("H15", "H09")
@pytest.mark.card("819", "824", "205")
def test_a_field_of_a_card_comes_before_the_last_one_of_income() -> None:
    mine = village(played=["819", "824"], hand=["205"], fields=["empty-2"] * 6, tools=9, jewels=9)
    t = income(mine, gateway="expert")
    assert offered(t) >= {"income 819", "income 824", "collect", "done"}


@pytest.mark.rule("H15")
@pytest.mark.parametrize(
    ("due", "card", "decks"),
    [
        pytest.param("827", "607", {"farmyard": "fields"}, marks=pytest.mark.card("827", "607")),
        pytest.param("803", "327", {"gateway": "master"}, marks=pytest.mark.card("803", "327")),
    ],
)
def test_income_waits_where_a_card_in_hand_would_bring_less(
    due: str, card: str, decks: dict[str, str]
) -> None:
    mine = village(played=[due], hand=[card], tools=6, jewels=4, sheep={"stables": 2})
    assert offered(income(mine, **decks)) >= {f"income {due}", "done"}
    assert prompt(income({**mine, "hand": []}, **decks)) != INCOME


@pytest.mark.rule("H15")
@pytest.mark.card("815", "824")
@pytest.mark.parametrize(("drawn", "waits"), [("203", True), ("202", False)])
def test_a_card_is_drawn_before_other_income_and_may_make_it_wait(drawn: str, waits: bool) -> None:
    rest = [f"2{number:02}" for number in range(1, 31) if f"2{number:02}" != drawn]
    t = income(village(played=["824", "815"]), discarded=rest, gateway="expert")
    assert hand(t) == [drawn]
    assert (prompt(t) == INCOME) == waits
    assert fields(t) == ([] if waits else ["empty-3"])
    if waits:
        play(t, "play 203", "done")
        assert sum(seat(t)["sheep"].values()) == 1 and fields(t) == ["empty-3"]


@pytest.mark.rule("H15")
@pytest.mark.card("815", "840")
def test_nobody_is_asked_where_all_income_is_cards() -> None:
    t = income(village(played=["815", "840"]))
    assert len(hand(t)) == 2
    assert prompt(t) != INCOME


@pytest.mark.rule("H15")
@pytest.mark.card("801", "811", "838", "839")
def test_take_all_takes_all() -> None:
    row = village(played=["811", "839", "801", "838"], fields=["empty-4"], tools=1)
    t = income(row)
    play(t, "collect")
    assert goods(t) == {"meat": 1, "flax": 1}
    play(t, "sow flax-4", "take jewel")
    assert goods(t) == {"meat": 1} and fields(t) == ["flax-4"]
    assert (seat(t)["tools"], seat(t)["jewels"]) == (0, 1)
    assert current(t) == (2, "actions")


@pytest.mark.rule("H15")
@pytest.mark.card("802", "822", "839")
def test_a_card_that_plain_income_makes_playable_is_asked_about_after_done() -> None:
    t = income(village(played=["822", "839"], hand=["802"], tools=1))
    assert "play 802" not in offered(t)
    play(t, "done")
    assert current(t) == (2, "income") and "play 802" in offered(t)
    play(t, "play 802")
    assert goods(t) == {"barley": 1} and current(t) == (2, "actions")


@pytest.mark.rule("H15")
@pytest.mark.parametrize(
    ("due", "card", "asks"),
    [
        ("817", "705", True),
        ("801", "705", False),
        ("805", "631", True),
        ("801", "631", False),
        ("827", "607", True),
        ("817", "607", False),
        ("803", "508", True),
        ("801", "508", False),
        ("819", "203", True),
        ("802", "203", False),
        ("802", "728", True),
        ("801", "728", False),
    ],
)
def test_income_is_asked_for_only_where_its_order_can_matter(
    due: str, card: str, asks: bool
) -> None:
    mine = village(played=[due], hand=[card], tools=6, jewels=4, sheep={"stables": 4})
    t = income(mine, merged=True)
    assert ((current(t), prompt(t)) == ((2, "income"), INCOME)) == asks


@pytest.mark.rule("H15", "H09")
@pytest.mark.card("824", "504")
@pytest.mark.parametrize(("hand", "asks"), [([], False), (["505"], True), (["012"], False)])
def test_where_a_field_is_lost_income_is_asked_for_only_with_a_card_that_could_make_room(
    hand: list[str], asks: bool
) -> None:
    mine = village(played=["824"], hand=hand, fields=["empty-2"] * 8)
    assert (prompt(income(mine, farmyard="sheep")) == INCOME) == asks
