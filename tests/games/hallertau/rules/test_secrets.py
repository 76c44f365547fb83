"""What a seat knows: its own hand, not the others' and no pile; possible worlds agree with it."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import bocage
from tests.games.hallertau.scenario import deciding, hand, new, play, prompt, rows, seat, table

HANDS = (
    {"hand": ["001", "401", "801", "901"], "tools": 4},
    {"hand": ["002", "402", "803", "902"]},
    {"hand": ["012", "404", "809", "903", "905"]},
)


def deck(card: str) -> str:
    """The deck that a card belongs to."""
    return ("gateway", "farmyard", "bonus", "point")[(card >= "4") + (card >= "8") + (card >= "9")]


def sizes(cards: list[str]) -> Counter[str]:
    """How many cards of each deck there are."""
    return Counter(deck(card) for card in cards)


def hidden(position: dict[str, Any], viewer: int | None) -> set[str]:
    """The cards that a viewer must not see: all but the own hand, the played and discarded."""
    numbers = [*range(1, 31), *range(401, 436), *range(801, 846), *range(901, 926)]
    known = set(position["discarded"])
    for number, row in enumerate(position["seats"]):
        known |= set(row["played"])
        known |= set(row["hand"]) if number == viewer else set()
    return {f"{number:03}" for number in numbers} - known


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_view_shows_the_own_hand_and_of_others_only_the_number_of_cards(
    viewer: int | None,
) -> None:
    t = table(*HANDS)
    rows = t.observe(viewer)["seats"]
    for number, row in enumerate(rows):
        cards = HANDS[number]["hand"]
        assert isinstance(cards, list)
        assert row["hand"] == (cards if number == viewer else None)
        assert Counter(row["hand_size"]) == sizes(cards)
        assert ("quiet" in row and row["quiet"] is not None) <= (number == viewer)


def test_a_view_shows_how_many_cards_are_left_and_not_which() -> None:
    t = table(*HANDS, sections=["B", "C", "D", "E", "F"])
    sight = t.observe(0)
    assert sight["decks"] == {"gateway": 27, "farmyard": 14, "bonus": 42, "point": 21}
    assert sight["sections_left"] == 5
    assert not {"sections", "piles", "stack", "random"} & sight.keys()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_hidden_card_is_named_in_any_view_of_a_whole_game(seats: int) -> None:
    t = new(seats, seed=5)
    rng = random.Random(5)
    looks = 0
    while t.decision is not None:
        t.play(rng.choice(t.decision.actions))
        if rng.random() < 0.2:
            position = t.position()
            for viewer in (None, *range(seats)):
                shown = json.dumps(t.observe(viewer))
                assert not [card for card in hidden(position, viewer) if card in shown]
                looks += 1
    assert looks > 20


def test_only_who_draws_a_card_reads_its_number_in_the_log() -> None:
    t = table({}, {})
    play(t, "place bonus-card")
    card = hand(t)[0]
    entries = [entry for entry in t.log if card in json.dumps(entry.values)]
    assert [entry.id for entry in entries] == ["log-hallertau-drew"]
    assert [entry.audience for entry in entries] == [0]
    assert [entry.audience for entry in t.log if entry.id == "log-hallertau-draw"] == [None]
    assert not t.can_undo


def test_possible_worlds_keep_what_a_seat_knows_and_vary_the_rest() -> None:
    t = table(*HANDS, discarded=["805", "030"])
    rng = random.Random(1)
    worlds = [t.determinize(0, rng) for _ in range(60)]
    others: set[str] = set()
    for world in worlds:
        assert world.observe(0) == t.observe(0)
        assert hand(world, 0) == HANDS[0]["hand"]
        for number in (1, 2):
            cards = hand(world, number)
            assert sizes(cards) == sizes(hand(t, number))
            others |= set(cards)
        everywhere = [card for number in range(3) for card in hand(world, number)]
        assert len(set(everywhere)) == len(everywhere)
    assert not others & {"805", "030", *hand(t, 0)}
    assert len({tuple(hand(world, 1)) for world in worlds}) > 40
    assert {card for card in others if card >= "9"} > {"902", "903", "905"}


def test_in_a_possible_world_the_next_draws_differ() -> None:
    t = table({}, {})
    rng = random.Random(2)
    drawn = set()
    for _ in range(40):
        world = t.determinize(1, rng)
        play(world, "place bonus-card")
        drawn |= set(hand(world, 0))
    assert len(drawn) > 15


def test_the_sections_still_to_come_differ_in_possible_worlds() -> None:
    t = table({"workers": 1, "jewels": 1}, {"workers": 0}, sections=["A", "B", "C", "D", "E"])
    rng = random.Random(3)
    cleared = set()
    for _ in range(30):
        world = t.determinize(0, rng)
        while world.decision is not None and world.observe(0)["round"] == 1:
            world.play("done" if "done" in texts(world) else texts(world)[0])
        cleared.add(tuple(world.observe(0)["cleared"]))
    assert len(cleared) == 5


def texts(t: bocage.Table) -> list[str]:
    """What can be chosen now."""
    return [action.text for action in t.decision.actions] if t.decision else []


@pytest.mark.rule("H35")
@pytest.mark.card("009")
def test_while_another_seat_is_asked_about_cards_it_has_one_in_every_world() -> None:
    t = table({}, {}, {"hand": ["009", "030"]}, spaces={"cultivation": [1, 2, 0]})
    play(t, "place cultivation")
    assert (deciding(t), prompt(t)) == (2, "prompt-hallertau-cards")
    rng = random.Random(4)
    for viewer in (0, 1, None):
        for _ in range(20):
            world = t.determinize(viewer, rng)
            assert (deciding(world), prompt(world)) == (2, "prompt-hallertau-cards")
            assert len(texts(world)) >= 2
            while world.decision is not None and deciding(world) == 2:
                world.play(texts(world)[0])
            assert seat(world, 0)["workers"] == 3


@pytest.mark.rule("H23")
def test_the_farmyard_cards_under_the_sheep_are_unknown_to_everybody() -> None:
    t = table({"workers": 1, "jewels": 1}, {"workers": 0}, round=3)
    rng = random.Random(6)
    found = set()
    for _ in range(30):
        world = t.determinize(0, rng)
        play(world, "tools 1")
        found |= {card for card in hand(world, 0) if deck(card) == "farmyard"}
    assert len(found) > 8


@pytest.mark.rule("H35")
@pytest.mark.card("009")
def test_whether_others_can_play_a_card_is_seen_only_when_it_cannot_be_taken_back() -> None:
    tables = [
        table({}, {}, {"hand": cards}, spaces={"cultivation": [1, 2, 0]})
        for cards in (["009", "030"], ["008", "030"])
    ]
    told = [[tuple(entry) for entry in t.preview("place cultivation")] for t in tables]
    assert told[0] == told[1] and told[0]
    for t in tables:
        play(t, "place cultivation")
        assert not t.can_undo
    assert [deciding(t) for t in tables] == [2, 0]
    shown = [t.halted() for t in tables]
    assert shown[0] is not None and shown[1] is not None
    assert shown[0].observe(0) == shown[1].observe(0)
    assert rows(shown[0], "cultivation") == [1, 2, 3]


def test_a_turn_can_be_taken_back_where_nobody_else_could_play_a_card() -> None:
    t = table({"hand": ["030"]}, {}, {"hand": ["918"]}, phase="actions")
    before = t.position()
    play(t, "tools 1")
    assert deciding(t) == 1 and t.halted() is None
    t.undo()
    assert t.position() == before
