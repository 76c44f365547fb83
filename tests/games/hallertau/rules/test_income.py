"""Phase 3: the income of bonus cards in play; phase 5: the farmyard card."""

from __future__ import annotations

import pytest

from ..scenario import (
    current,
    decks,
    fields,
    goods,
    hand,
    offered,
    play,
    play_if_asked,
    seat,
    sheep,
    table,
    village,
    wait_for,
)


@pytest.mark.rule("H15")
@pytest.mark.parametrize("number", range(2, 7))
def test_bonus_cards_in_play_pay_every_round(number: int) -> None:
    row = village(played=["802", "810", "814", "821"])
    t = table(row, village(played=["803"]), phase="income", round=number)
    assert current(t) == (number, "actions")
    assert goods(t) == {"barley": 1, "rye": 2, "clay": 3}
    assert sum(sheep(t, 1).values()) == 1


@pytest.mark.rule("H15")
def test_cards_in_hand_pay_nothing() -> None:
    t = table(village(hand=["802", "821"]), phase="income", round=3)
    assert goods(t) == {}


@pytest.mark.rule("H15")
def test_there_is_no_income_in_round_1() -> None:
    t = table(village(played=["802"]), phase="income", round=1)
    assert current(t) == (1, "actions")
    assert goods(t) == {}


@pytest.mark.rule("H15", "HX02")
def test_a_field_and_a_flax_first_then_the_flax_is_sown() -> None:
    t = table(village(played=["811", "838", "819"]), phase="income", round=2)
    assert current(t) == (2, "income")
    play(t, "collect")
    play_if_asked(t, "income 811")
    assert "sow flax-4" in offered(t)
    play(t, "sow flax-4")
    assert (fields(t), goods(t)) == (["flax-4"], {})
    assert current(t) == (2, "actions")


@pytest.mark.rule("H15")
def test_the_order_of_income_is_free() -> None:
    row = village(played=["811", "838", "819"], fields=["empty-2"], goods={"flax": 1})
    t = table(row, phase="income", round=2)
    assert {"income 811", "income 838", "income 819", "collect"} <= offered(t)
    play(t, "income 811")
    play_if_asked(t, "sow flax-2")
    assert fields(t) == ["flax-2"]
    play_if_asked(t, "collect", "income 838", "income 819")
    assert (fields(t), goods(t)) == (["empty-4", "flax-2"], {"flax": 1})


@pytest.mark.rule("H15")
def test_each_card_pays_once() -> None:
    row = village(played=["838", "831"], fields=["empty-2"], goods={"rye": 1})
    t = table(row, phase="income", round=2)
    play(t, "income 838")
    assert goods(t) == {"rye": 1, "flax": 1}
    assert "income 838" not in offered(t)


@pytest.mark.rule("H15")
def test_a_bonus_card_played_in_the_phase_pays_at_once() -> None:
    row = village(played=["831"], hand=["802"], fields=["empty-2"], goods={"hops": 1, "rye": 1})
    t = table(row, phase="income", round=2)
    assert "play 802" in offered(t)
    play(t, "play 802")
    play_if_asked(t, "income 802")
    play_if_asked(t, "collect")
    assert goods(t) == {"rye": 1, "barley": 1}


@pytest.mark.rule("H15")
def test_a_bonus_card_played_later_does_not_pay_at_once() -> None:
    t = table(village(hand=["802"], goods={"hops": 1}), {}, round=2)
    play(t, "play 802")
    assert goods(t) == {}
    assert seat(t)["played"] == ["802"]


@pytest.mark.rule("H23")
def test_the_farmyard_card_of_the_round_goes_to_hand() -> None:
    t = table(village(), village(), phase="new-card", round=3)
    left = decks(t)
    for number in (0, 1):
        assert seat(t, number)["hand_size"] == {"gateway": 0, "farmyard": 1, "bonus": 0, "point": 0}
        assert len(hand(t, number)) == 1
    wait_for(t, "actions", 4)
    assert decks(t)["farmyard"] == left["farmyard"]
    assert seat(t)["farmyard_cards"] == [5, 6]


@pytest.mark.rule("H23")
def test_the_new_card_may_be_played_at_once() -> None:
    found = set()
    for number in range(30):
        stock = dict.fromkeys(("barley", "flax", "hops", "rye", "milk", "wool", "meat", "hide"), 9)
        row = village(goods={**stock, "clay": 9}, tools=9, jewels=5, sheep={"stables": 9})
        t = table(row, phase="new-card", round=2, seed=number)
        if current(t) == (2, "new-card"):
            (card,) = hand(t)
            actions = {text for text in offered(t) if text.startswith(f"play {card}")}
            assert actions
            play(t, min(actions))
            assert seat(t)["played"] == [card]
            found.add(card)
    assert len(found) > 3
