"""Drafts: packs go to the left, picks are secret, and nobody learns more than passed by."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import bocage

from ..hands import (
    KINDS,
    MINOR,
    OCCUPATION,
    PRINTED,
    all_answer,
    before_rounds,
    everywhere,
    finish_hands,
    hand,
    new,
    of,
    pack,
    packs,
    pile,
    sizes,
)

DRAFTS = ("draft", "draft-both", "draft-8", "draft-quick")
each_draft = pytest.mark.parametrize("way", DRAFTS)
company = pytest.mark.parametrize("seats", [2, 3, 4])


def asked(table: bocage.Table) -> set[str]:
    """The kinds of the cards that can be picked now."""
    return {PRINTED[a.argument].kind for d in table.decisions for a in d.actions}


def picks(table: bocage.Table) -> list[str]:
    """Everybody picks at random; the cards by seat."""
    rng = random.Random(len(table.actions))
    texts = all_answer(table, lambda decision: rng.choice(decision.actions))
    assert all(text.startswith("draft ") for text in texts)
    return [text.removeprefix("draft ") for text in texts]


@pytest.mark.rule("R84")
@company
@pytest.mark.parametrize("kind", KINDS)
def test_one_of_seven_is_kept_and_the_rest_goes_to_the_left(seats: int, kind: str) -> None:
    table = new("draft", seats)
    while asked(table) != {kind}:
        all_answer(table)
    kept: list[set[str]] = [set() for _ in range(seats)]
    for size in (7, 6, 5, 4, 3):
        before = packs(table)
        assert [len(of(kind, cards)) for cards in before] == [size] * seats
        for seat, card in enumerate(picks(table)):
            kept[seat].add(card)
            before[seat].remove(card)
        assert packs(table) == before[-1:] + before[:-1]
        assert [of(kind, hand(table, seat)) for seat in range(seats)] == kept


@pytest.mark.rule("R84")
@company
def test_occupations_first_then_minor_improvements_down_to_the_last_card(seats: int) -> None:
    table = new("draft", seats)
    dealt: dict[str, set[str]] = {}
    for kind in KINDS:
        dealt[kind] = set.union(*packs(table))
        assert sizes(dealt[kind]) == ((7 * seats, 0) if kind == OCCUPATION else (0, 7 * seats))
        for _ in range(6):
            assert asked(table) == {kind}
            picks(table)
    assert table.progress[0] == 1
    held = [hand(table, seat) for seat in range(seats)]
    assert [sizes(cards) for cards in held] == [(7, 7)] * seats
    assert set().union(*held) == dealt[OCCUPATION] | dealt[MINOR]
    assert not pile(table, OCCUPATION) and not pile(table, MINOR)


@pytest.mark.rule("R85")
@company
def test_one_of_each_kind_is_kept_before_both_packs_go_on(seats: int) -> None:
    table = new("draft-both", seats)
    dealt = set.union(*packs(table))
    for size in (7, 6, 5, 4, 3, 2):
        before = packs(table)
        assert [sizes(cards) for cards in before] == [(size, size)] * seats
        for kind in KINDS:
            assert asked(table) == {kind}
            for seat, card in enumerate(picks(table)):
                before[seat].remove(card)
        if size > 2:
            assert packs(table) == before[-1:] + before[:-1]
    assert table.progress[0] == 1
    assert set().union(*[hand(table, seat) for seat in range(seats)]) == dealt
    assert [sizes(hand(table, seat)) for seat in range(seats)] == [(7, 7)] * seats


@pytest.mark.rule("R86")
@company
def test_the_eighth_card_of_each_kind_leaves_the_game(seats: int) -> None:
    table = new("draft-8", seats)
    for kind in KINDS:
        assert [len(of(kind, cards)) for cards in packs(table)] == [8] * seats
        dealt = of(kind, set.union(*packs(table)))
        for _ in range(7):
            assert asked(table) == {kind}
            picks(table)
        held = set().union(*[of(kind, hand(table, seat)) for seat in range(seats)])
        assert held < dealt and len(dealt - held) == seats
        assert not (dealt - held) & set(everywhere(table))
    assert [sizes(hand(table, seat)) for seat in range(seats)] == [(7, 7)] * seats


@pytest.mark.rule("R87")
@company
def test_three_then_two_are_kept_and_the_last_two_taken(seats: int) -> None:
    table = new("draft-quick", seats)
    for keep, size in ((3, 7), (2, 4)):
        before = packs(table)
        assert [sizes(cards) for cards in before] == [(size, size)] * seats
        for kind in KINDS:
            for _ in range(keep):
                assert asked(table) == {kind}
                for seat, card in enumerate(picks(table)):
                    before[seat].remove(card)
        held = [set(hand(table, seat)) for seat in range(seats)]
        left = before[-1:] + before[:-1]
        if keep == 3:
            assert packs(table) == left
    assert table.progress[0] == 1
    assert all(held[seat] >= left[seat] for seat in range(seats))
    assert [sizes(cards) for cards in held] == [(7, 7)] * seats


def rows_of_others(table: bocage.Table, viewer: int) -> list[dict[str, Any]]:
    """The other seats as a seat sees them."""
    rows = table.observe(viewer)["seats"]
    return [row for seat, row in enumerate(rows) if seat != viewer]


@each_draft
def test_picks_and_packs_stay_secret(way: str) -> None:
    table = new(way, 3)
    while before_rounds(table):
        others = [rows_of_others(table, seat) for seat in range(3)]
        assert not any({"hand", "pack"} & row.keys() for rows in others for row in rows)
        views = table.observe(0), table.observe(None)
        entries = len(table.log)
        for seat in (1, 2):
            while decision := table.seat(seat).decision:
                table.play(decision.actions[-1], seat)
        assert [rows_of_others(table, seat) for seat in range(3)] == others
        assert (table.observe(0), table.observe(None)) == views
        assert len(table.log) == entries
        while 0 in table.deciding and len(table.deciding) == 1:
            table.play(table.decisions[0].actions[0], seat=0)
    assert {entry.audience for entry in table.log if entry.id == "log-draft"} == {0, 1, 2}
    assert all(entry.audience == entry.seat for entry in table.log if "card" in entry.values)


@pytest.mark.parametrize(
    ("way", "verb", "left", "held"),
    [("draft", "draft", 6, 1), ("draft-quick", "draft", 8, 6), ("ten", "discard", 14, 0)],
)
def test_everybody_picks_at_an_own_pace(way: str, verb: str, left: int, held: int) -> None:
    table = new(way, 2)
    dealt = packs(table)[1]
    named: set[str] = set()
    while decision := table.seat(1).decision:
        action = decision.actions[0]
        table.play(action, seat=1)
        assert action.verb == verb
        named.add(action.argument)
        row = table.observe(1)["seats"][1]
        assert set(row["pack"]) == dealt - named
        assert set(row["hand"]) == (named if verb == "draft" else set())
    assert (len(row["pack"]), len(row["hand"])) == (left, held)
    assert packs(table)[1] == dealt, "nothing has happened before all are in"
    assert table.deciding == [0]
    again = bocage.load(table.position())
    assert again.observe(1) == table.observe(1)
    while table.deciding == [0]:
        table.play(table.decisions[0].actions[0], seat=0)
    assert set(hand(table, 1)) >= (named if verb == "draft" else dealt - named)
    assert bocage.replay(table.record()).position() == table.position()


@each_draft
def test_a_restart_in_the_middle_loses_nothing(way: str) -> None:
    table = new(way, 3)
    rng = random.Random(way)
    while before_rounds(table):
        decision = rng.choice(table.decisions)
        action = rng.choice(decision.actions)
        again = bocage.load(json.loads(json.dumps(table.position())))
        replayed = bocage.replay(bocage.Record.from_json(table.record().to_json()))
        for other in (table, again, replayed):
            other.play(action, decision.seat)
        assert table.position() == again.position() == replayed.position()
        assert table.record() == replayed.record()


def test_an_answer_can_be_taken_back_until_the_last_one_is_in() -> None:
    table = new("draft", 3)
    start = table.position()
    table.play(table.decisions[2].actions[0], seat=2)
    table.play(table.decisions[0].actions[0], seat=0)
    table.undo()
    assert [decision.seat for decision in table.decisions] == [0, 1]
    assert len(table.actions) == 1 and table.actions[0].startswith("2: draft ")
    assert not table.can_undo
    table.play(table.decisions[0].actions[3], seat=0)
    table.play(table.decisions[0].actions[3], seat=1)
    assert not table.can_undo
    assert table.position()["seats"] != start["seats"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda frame: [*frame[:-1], 1],
        lambda frame: [frame[0], 1, *frame[2:]],
        lambda frame: frame[:-1],
        lambda frame: [*frame, 0],
        lambda frame: [*frame[:-2], -1, 0],
    ],
)
def test_answers_that_cannot_be_are_refused(spoil: Callable[[list[int]], list[int]]) -> None:
    position = new("draft", 2).position()
    position["stack"][-1] = spoil(position["stack"][-1])
    with pytest.raises(bocage.BadPosition, match="stack"):
        bocage.load(position)


class Watcher:
    """What one seat can tell of a draft: the packs it passed on, and who has had them since."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.laps: list[tuple[set[str], int]] = []

    def passes(self, cards: set[str]) -> None:
        """The packs go on; the seat's own holds these cards."""
        self.laps = [(lap, age + 1) for lap, age in self.laps] + [(cards, 1)]

    def check(self, table: bocage.Table, world: bocage.Table) -> None:
        """The world agrees with what the seat has seen."""
        own = table.position()["seats"][self.seat]
        found = world.position()["seats"]
        assert found[self.seat] == own
        seen_since = {*own["hand"], *own["pack"]}
        for cards, age in reversed(self.laps):
            missing = cards - seen_since
            seen_since |= cards
            takers = [(self.seat + k) % self.seats for k in range(1, min(age, self.seats))]
            holder = (self.seat + age) % self.seats
            for taker in takers:
                assert len(missing & set(found[taker]["hand"])) == 1
            if age < self.seats:
                rest = missing - {card for taker in takers for card in found[taker]["hand"]}
                assert rest == set(found[holder]["pack"])


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 1), (3, 2), (4, 1), (4, 5)])
def test_possible_worlds_agree_with_all_that_passed_by(seats: int, seed: int) -> None:
    table = new("draft", seats, seed)
    rng = random.Random(seed)
    watchers = [Watcher(seat, seats) for seat in range(seats)]
    in_game = sorted(everywhere(table))
    for left in (7, 6, 5, 4, 3, 2):
        for watcher in watchers:
            for _ in range(5):
                world = table.determinize(watcher.seat, rng)
                watcher.check(table, world)
                assert sorted(everywhere(world)) == in_game
                rows = zip(world.position()["seats"], table.position()["seats"], strict=True)
                for ours, theirs in rows:
                    assert sizes(ours["hand"]) == sizes(theirs["hand"])
                    assert sizes(ours["pack"]) == sizes(theirs["pack"]) == (left, 0)
        before = packs(table)
        for watcher, card in zip(watchers, picks(table), strict=True):
            watcher.passes(before[watcher.seat] - {card})


def test_who_took_which_of_two_cards_stays_open_and_the_truth_is_possible() -> None:
    table = new("draft", 3)
    passed = packs(table)[0]
    passed.remove(picks(table)[0])
    for _ in range(2):
        picks(table)
    gone = passed - set(pack(table, 0))
    assert len(gone) == 2
    rng = random.Random(3)
    worlds = [table.determinize(0, rng) for _ in range(40)]
    seen = {tuple(sorted(gone & set(hand(world, 1)))) for world in worlds}
    assert seen == {(card,) for card in gone}
    assert tuple(gone & set(hand(table, 1))) in seen


def test_what_was_never_seen_may_be_anywhere() -> None:
    table = new("draft", 3)
    rng = random.Random(4)
    worlds = [table.determinize(0, rng) for _ in range(200)]
    unseen = set(everywhere(table)) - set(pack(table, 0)) - of(MINOR, set(everywhere(table)))
    for seat in (1, 2):
        assert set().union(*[pack(world, seat) for world in worlds]) == unseen
    assert set().union(*[pile(world, OCCUPATION) for world in worlds]) == unseen


def test_a_secret_answer_is_not_in_a_possible_world() -> None:
    table = new("draft", 2)
    table.play(table.decisions[1].actions[2], seat=1)
    rng = random.Random(5)
    frames = [table.determinize(0, rng).position()["stack"][-1] for _ in range(30)]
    assert len({frame[-1] for frame in frames}) > 3
    assert all(frame[:-1] == table.position()["stack"][-1][:-1] for frame in frames)
    own = [table.determinize(1, rng).position()["stack"][-1] for _ in range(10)]
    assert own == [table.position()["stack"][-1]] * 10


def test_what_the_eighth_card_was_only_its_holder_knows() -> None:
    table = new("draft-8", 2)
    in_game = set(everywhere(table))
    last: list[set[str]] = []
    while OCCUPATION in asked(table):
        before = packs(table)
        kept = picks(table)
        last = [cards - {card} for cards, card in zip(before, kept, strict=True)]
    rng = random.Random(6)
    for seat in (0, 1):
        for _ in range(20):
            world = table.determinize(seat, rng)
            assert not last[seat] & set(everywhere(world))
            assert len(in_game - set(everywhere(world))) == 2


@each_draft
def test_a_drafted_hand_plays_a_game(way: str) -> None:
    table = new(way, 2)
    finish_hands(table)
    assert [decision.prompt.id for decision in table.decisions] == ["prompt-place"]
    world = table.determinize(1, random.Random(7))
    assert sizes(hand(world, 0)) == (7, 7) and hand(world, 1) == hand(table, 1)
