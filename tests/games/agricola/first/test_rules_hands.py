"""Hands of the first edition: how they are dealt, from which decks, and what cards in hand do."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import CLASSIC, goods, offered, play, play_if_asked, reason, seat

from .tables import FREE, QUIET, alone, at_once, pile, table

PRINTED = {card.id: card for card in bocage.cards("agricola-classic")}
any_seats = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])


def dealt(seats: int, seed: int = 1, decks: str = "EIK") -> list[list[str]]:
    """The hands of a new game."""
    t = bocage.new(CLASSIC, seats=seats, seed=seed, cards="base", decks=decks)
    return [seat(t, number)["hand"] for number in range(seats)]


def kinds(cards: list[str]) -> tuple[int, int]:
    """How many occupations and minor improvements there are among some cards."""
    occupations = sum(PRINTED[card].kind == "occupation" for card in cards)
    return occupations, len(cards) - occupations


@pytest.mark.rule("F10")
@any_seats
def test_everybody_is_dealt_seven_occupations_and_seven_minors(seats: int) -> None:
    hands = dealt(seats)
    assert [kinds(hand) for hand in hands] == [(7, 7)] * seats
    assert len(set(chain.from_iterable(hands))) == 14 * seats


@pytest.mark.rule("F10")
@pytest.mark.parametrize(
    ("seats", "symbols"), [(1, {1}), (2, {1}), (3, {1, 3}), (4, {1, 3, 4}), (5, {1, 3, 4})]
)
def test_occupations_are_sorted_out_by_the_number_of_seats(seats: int, symbols: set[int]) -> None:
    hands = chain.from_iterable(dealt(seats, seed) for seed in range(8))
    cards = [PRINTED[card] for card in chain.from_iterable(hands)]
    assert {card.players for card in cards if card.kind == "occupation"} == symbols


@pytest.mark.rule("F11")
@pytest.mark.parametrize("decks", ["E", "I", "K", "EI", "EK", "IK", "EIK"])
def test_decks_are_played_alone_or_mixed_and_the_bonus_deck_is_added_at_will(decks: str) -> None:
    for chosen in (decks, f"{decks}Z"):
        hands = chain.from_iterable(dealt(4, seed, chosen) for seed in range(6))
        assert {PRINTED[card].deck for card in chain.from_iterable(hands)} == set(chosen)


@pytest.mark.rule("F11")
def test_the_bonus_deck_is_not_played_alone() -> None:
    with pytest.raises(bocage.BadOption):
        bocage.new(CLASSIC, seats=2, cards="base", decks="Z")


@pytest.mark.rule("F10", "F11")
def test_the_decks_have_all_their_cards() -> None:
    sizes: dict[tuple[str, str], int] = {}
    for card in PRINTED.values():
        if card.kind in ("minor", "occupation"):
            sizes[card.deck, card.kind] = sizes.get((card.deck, card.kind), 0) + 1
    assert sizes[("K", "minor")] == 43
    assert sizes[("K", "occupation")] == 48
    assert sum(sizes.values()) == 332
    assert sizes[("Z", "minor")] + sizes[("Z", "occupation")] == 24


@pytest.mark.rule("F81")
def test_cards_in_hand_have_no_effect() -> None:
    spaces = pile("clay-pit", "clay", 2)
    t = alone({"hand": ["K131", "K290", "K296"], "people": 3}, spaces=spaces)
    play(t, "place day-laborer", "place clay-pit", "place grain-seeds")
    assert goods(t) == {"food": 2, "clay": 2, "grain": 1}


@pytest.mark.rule("F81")
def test_an_occupation_works_from_the_moment_it_is_played() -> None:
    spaces = pile("clay-pit", "clay", 2)
    t = alone({"hand": ["K290", QUIET[0]], "people": 3}, spaces=spaces)
    play(t, "place lessons", "play K290", "place clay-pit")
    assert goods(t) == {"clay": 3}


@pytest.mark.rule("F82")
@pytest.mark.parametrize("occupations", [2, 3])
def test_a_prerequisite_is_met_by_at_least_as_much(occupations: int) -> None:
    t = at_once("K114", {"cards": QUIET[:occupations]})
    assert seat(t)["cards"] == [*QUIET[:occupations], "K114"]
    t = alone({"cards": QUIET[:1], "hand": ["K114", FREE, *QUIET[1:3]]})
    play(t, "place meeting-place")
    assert reason(t, "play K114") == "reason-need-not-met"


@pytest.mark.rule("F82")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("K124", {"animals": {"cattle": 1}, "goods": {"wood": 1}}),
        ("K130", {"fields": {"r1c5": {"vegetable": 1}}}),
        ("K139", {"fields": {"r1c5": {"grain": 1}, "r1c4": {"grain": 1}}, "goods": {"wood": 1}}),
    ],
)
def test_a_prerequisite_is_not_spent(card: str, row: dict[str, Any]) -> None:
    t = at_once(card, row)
    assert seat(t)["cards"] == [card]
    assert seat(t)["animals"] == row.get("animals", {})
    assert seat(t)["fields"] == row.get("fields", {})
    assert seat(t)["goods"] == {}


@pytest.mark.rule("F83")
def test_a_travelling_minor_is_resolved_then_taken_in_hand_by_the_left_neighbour() -> None:
    row = {"goods": {"stone": 1}, "hand": ["K107", FREE]}
    for player, neighbour in ((0, 1), (1, 2), (2, 0)):
        rows: list[dict[str, Any]] = [{}, {}, {}]
        rows[player] = row
        t = table(*rows, round=14, turn=player)
        play(t, "place meeting-place", "play K107")
        assert goods(t, player) == {"wood": 3}
        assert [seat(t, number)["hand"] for number in (neighbour, player)] == [["K107"], [FREE]]
        assert all(seat(t, number)["cards"] == [] for number in range(3))


@pytest.mark.rule("F83")
def test_the_neighbour_plays_a_travelling_minor_in_the_same_round() -> None:
    t = table({"goods": {"stone": 1}, "hand": ["K107"]}, {"goods": {"stone": 1}}, round=6)
    play(t, "place meeting-place")
    play_if_asked(t, "play K107", "done")
    play(t, "place major-improvement")
    assert [goods(t, number) for number in (0, 1)] == [{"wood": 3}, {"wood": 3}]
    assert seat(t)["hand"] == ["K107"]


@pytest.mark.rule("F83")
def test_an_upgrade_is_paid_by_giving_back_a_played_improvement() -> None:
    t = at_once("K122", {"cards": ["A7"], "goods": {"wood": 4}})
    assert seat(t)["cards"] == ["K122"]
    assert goods(t) == {"wood": 4}
    t = alone({"hand": ["K122", FREE], "goods": {"wood": 4, "stone": 4}})
    play(t, "place meeting-place")
    assert "play K122" not in offered(t)


@pytest.mark.rule("F16")
def test_hands_are_secret_and_played_cards_open() -> None:
    t = alone({"cards": ["K123"], "hand": [FREE, "K107"]})
    assert t.observe(1)["seats"][0]["cards"] == ["K123"]
    assert "hand" not in t.observe(1)["seats"][0]
    assert "hand" not in t.observe(None)["seats"][0]
    assert set(t.observe(0)["seats"][0]["hand"]) == {FREE, "K107"}
