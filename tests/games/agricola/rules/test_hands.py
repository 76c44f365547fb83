"""Hands dealt before the game, thrown back, chosen from more; options that cannot be."""

from __future__ import annotations

from itertools import chain

import pytest

import bocage

from ..hands import (
    MINOR,
    OCCUPATION,
    PRINTED,
    all_answer,
    hand,
    new,
    of,
    pack,
    pile,
    sizes,
)
from ..scenario import REVISED, offered, play_out

WAYS = next(
    option.values
    for game in bocage.games()
    if game.id == REVISED
    for option in game.options
    if option.name == "hands"
)
any_seats = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def hands(table: bocage.Table) -> list[str]:
    """The cards in all hands."""
    return list(chain.from_iterable(hand(table, seat) for seat in range(table.seats)))


@pytest.mark.rule("R04")
@any_seats
def test_seven_of_each_kind_are_dealt_and_the_rest_leaves_the_game(seats: int) -> None:
    table = new("dealt", seats)
    assert [sizes(hand(table, seat)) for seat in range(seats)] == [(7, 7)] * seats
    assert len(set(hands(table))) == 14 * seats
    assert not pile(table, OCCUPATION) and not pile(table, MINOR)
    assert table.options["hands"] == "dealt"


@pytest.mark.rule("R04")
@pytest.mark.parametrize(("seats", "symbols"), [(1, {1}), (2, {1}), (3, {1, 3}), (4, {1, 3, 4})])
def test_occupations_are_those_for_the_number_of_players(seats: int, symbols: set[int]) -> None:
    dealt = set(chain.from_iterable(hands(new("dealt", seats, seed)) for seed in range(12)))
    assert {PRINTED[card].players for card in of(OCCUPATION, dealt)} == symbols


@pytest.mark.rule("R04")
def test_no_cards_are_drawn_later() -> None:
    table = new("dealt", 2)
    before = set(hands(table))
    play_out(table)
    played = {card for row in table.position()["seats"] for card in row["cards"]}
    majors = {card for card in PRINTED if PRINTED[card].kind == "major"}
    assert {*hands(table), *played} - majors == before


@pytest.mark.rule("R88")
@any_seats
def test_seven_of_ten_are_kept(seats: int) -> None:
    table = new("ten", seats)
    first = [pack(table, seat) for seat in range(seats)]
    assert [sizes(cards) for cards in first] == [(10, 10)] * seats
    thrown: list[set[str]] = [set() for _ in range(seats)]
    for _ in range(6):
        for seat, text in enumerate(all_answer(table)):
            verb, _, card = text.partition(" ")
            assert verb == "discard"
            thrown[seat].add(card)
    assert table.progress[0] == 1
    for seat in range(seats):
        assert set(hand(table, seat)) == set(first[seat]) - thrown[seat]
        assert sizes(hand(table, seat)) == (7, 7)
        assert not pack(table, seat)


@pytest.mark.rule("R88")
def test_a_kind_thrown_back_comes_back_one_card_smaller_as_often_as_liked() -> None:
    table = new("mulligan", 2)
    assert offered(table) == {"mulligan occupations", "mulligan minors", "done"}
    minors = of(MINOR, hand(table, 1))
    for left in (6, 5, 4, 3, 2, 1):
        old = of(OCCUPATION, hand(table, 1))
        if left == 6:
            table.play("done", seat=0)
        table.play("mulligan occupations", seat=1)
        new_ones = of(OCCUPATION, hand(table, 1))
        assert len(new_ones) == left
        assert not new_ones & old, "thrown cards go back only after drawing"
        assert set(pile(table, OCCUPATION)) >= old
    assert of(MINOR, hand(table, 1)) == minors
    assert {action.text for action in table.decisions[0].actions} == {"mulligan minors", "done"}
    table.play("done", seat=1)
    assert table.progress[0] == 1
    assert sizes(hand(table, 0)) == (7, 7)
    assert not pile(table, OCCUPATION) and not pile(table, MINOR)


@pytest.mark.rule("R88")
def test_whoever_is_content_is_not_asked_again() -> None:
    table = new("mulligan", 3)
    table.play("done", seat=1)
    table.play("mulligan minors", seat=0)
    table.play("mulligan minors", seat=2)
    assert [decision.seat for decision in table.decisions] == [0, 2]
    with pytest.raises(bocage.IllegalAction):
        table.play("mulligan minors", seat=1)
    table.play("done", seat=2)
    table.play("mulligan minors", seat=0)
    assert [decision.seat for decision in table.decisions] == [0]
    assert bocage.replay(table.record()).position() == table.position()
    table.play("done")
    assert [sizes(hand(table, seat)) for seat in range(3)] == [(7, 5), (7, 7), (7, 6)]


@pytest.mark.rule("R88")
def test_others_see_that_somebody_drew_anew_but_not_what() -> None:
    table = new("mulligan", 2)
    table.play("mulligan occupations", seat=0)
    assert not table.log
    table.play("done", seat=1)
    told = [(entry.seat, entry.id, entry.audience) for entry in table.log]
    assert told == [(0, "log-mulligan", None)] + [(0, "log-drawn", 0)] * 6
    assert table.log[0].values == {"kind": "occupation", "n": 6}


@pytest.mark.rule("R79")
def test_a_solo_player_chooses_the_hand_from_all_cards_of_a_solo_game() -> None:
    table = new("chosen", 1)
    cards = {f"draft {card}" for card in PRINTED if PRINTED[card].kind == OCCUPATION}
    assert offered(table) == {text for text in cards if PRINTED[text[6:]].players == 1}
    wish = ["B098", "A086", "A116", "B118", "A102", "B104", "B091"]
    for card in wish:
        table.play(f"draft {card}")
    assert offered(table) == {f"draft {card}" for card in PRINTED if PRINTED[card].kind == MINOR}
    table.play("draft B002")
    table.undo()
    for card in (more := ["A002", "B008", "A012", "B084", "A083", "B050", "A005"]):
        table.play(f"draft {card}")
    assert set(hand(table)) == {*wish, *more}
    assert table.progress[0] == 1 and not pack(table)


@pytest.mark.parametrize("way", [way for way in WAYS if way != "dealt"])
def test_without_hand_cards_there_is_nothing_to_deal(way: str) -> None:
    with pytest.raises(bocage.BadOption, match=r"hands.*cards='base'"):
        bocage.new(REVISED, seats=2, hands=way)


@pytest.mark.parametrize(
    ("way", "seats"),
    [("draft", 1), ("draft-both", 1), ("draft-8", 1), ("draft-quick", 1), ("chosen", 2)],
)
def test_some_ways_need_company_and_one_needs_to_be_alone(way: str, seats: int) -> None:
    with pytest.raises(bocage.BadOption, match=r"hands.*only with seats="):
        new(way, seats)


def test_tables_without_hand_cards_do_not_know_the_option() -> None:
    assert "hands" not in bocage.new(REVISED, seed=1).options
    assert bocage.new(REVISED, seed=1, hands="dealt").options == bocage.new(REVISED).options


@pytest.mark.parametrize("way", ["ten", "mulligan"])
def test_a_restart_in_the_middle_loses_nothing(way: str) -> None:
    table = new(way, 3)
    for _ in range(4):
        for decision in reversed(table.decisions):
            again = bocage.load(table.position())
            for other in (table, again):
                other.play(decision.actions[0], decision.seat)
            assert again.position() == table.position()
            assert bocage.replay(table.record()).position() == table.position()
