"""Living hands: other mixtures, open cards, cards drawn and exchanged during the game."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import bocage
from bocage.games.agricola.hand import GONE, LAP, PILE

from ..hands import (
    MINOR,
    OCCUPATION,
    PRINTED,
    everywhere,
    hand,
    new,
    of,
    open_cards,
    pile,
    sizes,
)
from ..scenario import REVISED, events, offered, play, reason, table

any_seats = pytest.mark.parametrize("seats", [1, 2, 3, 4])
PILES = {"occupations": ["A086", "A087"], "minors": ["A012", "A019"]}
STALL = "B008"
"""A minor improvement that travels, for 1 grain."""


def at(way: str, *seats: dict[str, Any], **position: Any) -> bocage.Table:
    """A hand-written position of a table dealt so."""
    options = {"cards": "base", "hands": way}
    return table(REVISED, *seats, **{"options": options, "piles": PILES, **position})


@pytest.mark.rule("R89")
@any_seats
def test_one_of_seven_minor_improvements_travels(seats: int) -> None:
    t = new("travelling", seats)
    for seat in range(seats):
        assert sizes(hand(t, seat)) == (7, 7)
        assert len([card for card in hand(t, seat) if PRINTED[card].passing]) == 1
    assert not pile(t, MINOR)


@pytest.mark.rule("R90")
@pytest.mark.parametrize(
    ("seats", "dealt"), [(1, {1: 7}), (2, {1: 7}), (3, {1: 5, 3: 2})], ids=["1", "2", "3"]
)
def test_occupations_of_every_symbol_in_use(seats: int, dealt: dict[int, int]) -> None:
    t = new("symbols", seats)
    for seat in range(seats):
        symbols = Counter(PRINTED[card].players for card in of(OCCUPATION, hand(t, seat)))
        assert symbols == dealt
        assert len(of(MINOR, hand(t, seat))) == 7


@pytest.mark.rule("R90")
@pytest.mark.parametrize("seed", range(4))
def test_the_last_of_four_gets_other_occupations_where_the_box_runs_out(seed: int) -> None:
    t = new("symbols", 4, seed)
    last = (t.position()["starting_player"] + 3) % 4
    for seat in range(4):
        symbols = Counter(PRINTED[card].players for card in of(OCCUPATION, hand(t, seat)))
        assert symbols == ({1: 5, 3: 1, 4: 1} if seat == last else {1: 3, 3: 2, 4: 2})


@pytest.mark.rule("R91")
@any_seats
def test_four_cards_of_each_kind_lie_open_and_the_rest_stays(seats: int) -> None:
    t = new("market", seats)
    assert sizes(open_cards(t)) == (4, 4)
    assert [sizes(hand(t, seat)) for seat in range(seats)] == [(7, 7)] * seats
    fitting = [c for c in PRINTED.values() if c.kind != "major" and c.players <= seats]
    assert sorted(everywhere(t)) == sorted(card.id for card in fitting)


@pytest.mark.rule("R91")
def test_a_turn_can_be_spent_on_an_open_card_which_is_replaced() -> None:
    piles = {"open": ["B118", "A086", "B066"], "occupations": ["A116"]}
    t = at("market", {}, {}, piles=piles)
    assert offered(t) >= {"pick B118", "pick A086", "pick B066", "place day-laborer"}
    t.play("pick A086")
    assert hand(t, 0) == ["A086"]
    assert open_cards(t) == ["B118", "A116", "B066"]
    assert t.observe(0)["seats"][0]["to_place"] == 2
    assert t.decision is not None and t.decision.seat == 1
    t.play("pick B066")
    assert open_cards(t) == ["B118", "A116"], "no minor improvement is left to replace it"
    assert events(t) == [(0, "log-pick"), (1, "log-pick")]
    assert "pick A086" not in offered(t)


@pytest.mark.rule("R91")
def test_only_who_still_has_somebody_to_place_may_take_an_open_card() -> None:
    t = at("market", {"placed": 1}, {"placed": 2}, piles={"open": ["B118", "B066"]})
    t.play("pick B118")
    assert t.decision is not None and t.decision.seat == 0
    t.play("place day-laborer")
    assert t.progress[0] == 2


@pytest.mark.rule("R91")
@any_seats
def test_a_seat_takes_at_most_one_open_card_in_a_round(seats: int) -> None:
    t = new("market", seats)
    for _ in range(seats):
        t.play(next(a for a in offered(t) if a.startswith("pick ")))
    assert not [a for a in offered(t) if a.startswith("pick ")], "everybody has taken one"
    refused = f"pick {open_cards(t)[0]}"
    assert reason(t, refused) == "reason-picked"
    loaded = bocage.load(t.position())
    assert offered(loaded) == offered(t)
    while t.progress[0] == 1:
        t.play(next(a for a in sorted(offered(t)) if a.startswith(("place", "take", "plow"))))
    assert [a for a in offered(t) if a.startswith("pick ")], "a new round, a new card"


def test_everybody_remembers_who_took_an_open_card() -> None:
    t = at("market", {}, {"hand": ["A116"]}, {}, piles={"open": ["B118"], **PILES})
    t.play("pick B118")
    rng = random.Random(1)
    for viewer in (1, 2):
        assert {tuple(hand(t.determinize(viewer, rng), 0)) for _ in range(20)} == {("B118",)}
    assert len({tuple(hand(t.determinize(2, rng), 1)) for _ in range(30)}) > 5


@any_seats
def test_three_for_one_deals_seven_of_each_and_the_rest_stays(seats: int) -> None:
    t = new("three-for-one", seats)
    assert [sizes(hand(t, seat)) for seat in range(seats)] == [(7, 7)] * seats
    fitting = [c for c in PRINTED.values() if c.kind != "major" and c.players <= seats]
    assert sorted(everywhere(t)) == sorted(card.id for card in fitting)


def test_three_cards_of_any_kind_make_one_of_the_kind_one_likes() -> None:
    t = at("three-for-one", {"hand": ["A116", "B118", "B066", STALL]}, {})
    play(t, "swap cards")
    assert offered(t) == {f"discard {card}" for card in hand(t)}
    play(t, "discard A116", "discard B066", f"discard {STALL}")
    assert offered(t) == {"draw occupation", "draw minor"}
    play(t, "draw minor")
    assert sizes(hand(t)) == (1, 1) and "B118" in hand(t)
    assert set(hand(t)) - {"B118"} < set(PILES["minors"])
    assert "place day-laborer" in offered(t), "the turn is not over"
    assert "swap cards" not in offered(t), "two cards are too few"


def test_three_for_one_needs_cards_in_the_piles_and_a_turn() -> None:
    held = {"hand": ["A116", "B118", "B066"]}
    t = at("three-for-one", held, {}, piles={"occupations": [], "minors": []})
    assert "swap cards" not in offered(t)
    t = at("three-for-one", {}, held)
    assert "swap cards" not in offered(t)
    play(t, "place day-laborer")
    assert "swap cards" in offered(t)


def test_others_see_how_many_cards_are_given_but_not_which() -> None:
    t = at("three-for-one", {"hand": ["A116", "B118", "B066", "A024"]}, {"hand": [STALL]})
    play(t, "swap cards", "discard A116", "discard B066", "discard B118", "draw minor")
    rng = random.Random(1)
    assert len({tuple(hand(t.determinize(1, rng), 0)) for _ in range(30)}) > 5
    assert {tuple(hand(t.determinize(0, rng), 0)) for _ in range(9)} == {tuple(hand(t))}


@pytest.mark.rule("R92", "R93")
@pytest.mark.parametrize(("way", "n"), [("draw-5", 5), ("draw-3", 3)])
@any_seats
def test_smaller_hands_are_dealt_and_the_piles_stay(way: str, n: int, seats: int) -> None:
    t = new(way, seats)
    assert [sizes(hand(t, seat)) for seat in range(seats)] == [(n, n)] * seats
    assert len(pile(t, MINOR)) == 48 - n * seats


@pytest.mark.rule("R92", "R93")
@pytest.mark.parametrize("way", ["draw-5", "draw-3"])
@pytest.mark.parametrize("kind", [OCCUPATION, MINOR])
def test_a_card_of_any_kind_follows_each_card_played(way: str, kind: str) -> None:
    t = at(way, {"hand": ["A116", "B118"]}, {})
    play(t, "place lessons", "play A116")
    assert offered(t) == {"draw occupation", "draw minor"}
    t.play(f"draw {kind}")
    drawn = set(hand(t)) - {"B118"}
    assert len(drawn) == 1 and drawn <= set(PILES[f"{kind}s"])
    assert drawn.isdisjoint(pile(t, kind)) and len(pile(t, kind)) == 1
    assert t.decision is not None and t.decision.seat == 1
    entries = [(entry.id, entry.audience) for entry in t.log][-2:]
    assert entries == [("log-draw", None), ("log-drawn", 0)]
    assert t.log[-2].values == {"kind": kind}
    assert not t.can_undo


@pytest.mark.rule("R92")
def test_a_card_follows_a_travelling_card_and_a_minor_improvement_too() -> None:
    t = at("draw-5", {"hand": [STALL, "A033"], "goods": {"grain": 1}}, {})
    play(t, "place meeting-place", "start", f"play {STALL}")
    assert offered(t) == {"draw occupation", "draw minor"}
    t.play("draw minor")
    assert hand(t, 1) == [STALL]
    assert len(hand(t, 0)) == 2


@pytest.mark.rule("R92")
def test_an_empty_pile_leaves_no_choice_and_two_leave_nothing() -> None:
    row = {"hand": ["A116", "B118"]}
    t = at("draw-5", row, {}, piles={"minors": ["A019"]})
    play(t, "place lessons", "play A116")
    assert t.decision is not None and t.decision.seat == 1
    assert set(hand(t)) == {"B118", "A019"}
    t = at("draw-5", row, {}, piles={})
    play(t, "place lessons", "play A116")
    assert hand(t) == ["B118"]


@pytest.mark.rule("R04")
def test_nothing_is_drawn_where_hands_do_not_live() -> None:
    t = at("market", {"hand": ["A116", "B118"]}, {})
    play(t, "place lessons", "play A116")
    assert hand(t) == ["B118"]


@pytest.mark.rule("R92")
def test_after_a_harvest_everybody_may_exchange_a_card_clockwise() -> None:
    rows = [{"hand": [card], "goods": {"food": 9}} for card in ("A116", "B118", "A069")]
    t = at("draw-5", *rows, round=4, phase="breeding", starting_player=1)
    assert t.decision is not None and t.decision.seat == 1
    assert offered(t) == {"discard B118", "done"}
    play(t, "discard B118", "draw minor")
    assert hand(t, 1) and of(MINOR, hand(t, 1)) == set(hand(t, 1))
    assert t.decision.seat == 2, "only one card each"
    t.play("done")
    assert t.decision.seat == 0
    t.play("discard A116")
    assert offered(t) == {"draw occupation", "draw minor"}
    t.play("draw occupation")
    assert t.progress[0] == 5
    assert not {"A116", "B118"} & set(everywhere(t)), "discarded cards leave the game"


@pytest.mark.rule("R92")
def test_no_exchange_after_the_last_harvest_or_where_there_is_nothing_to_get() -> None:
    rows = [{"hand": [card], "goods": {"food": 9}} for card in ("A116", "B118")]
    assert at("draw-5", *rows, round=14, phase="breeding").over
    assert at("draw-5", *rows, round=4, phase="breeding", piles={}).progress[0] == 5
    empty = [{"goods": {"food": 9}}] * 2
    assert at("draw-5", *empty, round=4, phase="breeding").progress[0] == 5


@pytest.mark.rule("R93")
def test_no_exchange_after_harvests_in_the_later_variant() -> None:
    rows = [{"hand": [card], "goods": {"food": 9}} for card in ("A116", "B118")]
    assert at("draw-3", *rows, round=4, phase="breeding").progress[0] == 5


@pytest.mark.rule("R93")
def test_up_to_six_cards_are_exchanged_before_the_game_seat_by_seat() -> None:
    t = new("draw-3", 3)
    start = t.position()["starting_player"]
    for k in range(3):
        seat = (start + k) % 3
        for _ in range(6):
            assert t.decision is not None and t.decision.seat == seat and len(t.decisions) == 1
            card = hand(t, seat)[0]
            assert offered(t) == {*(f"discard {held}" for held in hand(t, seat)), "done"}
            play(t, f"discard {card}", "draw minor" if k else "draw occupation")
            assert card not in everywhere(t)
            assert len(hand(t, seat)) == 6
    assert t.progress[0] == 1
    assert bocage.replay(t.record()).position() == t.position()


@pytest.mark.rule("R93")
def test_who_has_enough_stops_exchanging() -> None:
    t = new("draw-3", 2)
    first = t.position()["starting_player"]
    card = hand(t, first)[2]
    play(t, f"discard {card}", "draw minor", "done")
    assert t.decision is not None and t.decision.seat == 1 - first
    t.play("done")
    assert t.progress[0] == 1


def test_others_see_only_the_kind_of_what_is_discarded_and_drawn() -> None:
    t = new("draw-3", 2)
    first = t.position()["starting_player"]
    card = hand(t, first)[0]
    assert t.secret
    play(t, f"discard {card}", "draw minor")
    told = [(entry.id, entry.audience) for entry in t.log]
    assert told == [
        ("log-discard", None),
        ("log-drop", first),
        ("log-draw", None),
        ("log-drawn", first),
    ]
    assert t.log[0].values == {"kind": PRINTED[card].kind}
    assert t.actions[0] == f"{first}: discard {card}", "recorded as a secret"


def test_own_discards_are_nowhere_in_a_possible_world_but_others_may_be_anywhere() -> None:
    t = new("draw-3", 2)
    first = t.position()["starting_player"]
    card = hand(t, first)[0]
    play(t, f"discard {card}", "draw minor")
    rng = random.Random(2)
    assert not any(card in everywhere(t.determinize(first, rng)) for _ in range(30))
    assert any(card in everywhere(t.determinize(1 - first, rng)) for _ in range(30))


def test_a_card_known_to_be_in_a_hand_is_there_or_was_discarded() -> None:
    rows = [
        {"hand": [STALL, "A033"], "goods": {"grain": 1, "food": 9}, "placed": 1},
        {"hand": ["A069", "A075"], "goods": {"food": 9}, "placed": 2},
    ]
    piles = {"minors": ["A012", "A019", "A024", "A026"]}
    t = at("draw-5", *rows, round=4, piles=piles)
    play(t, "place meeting-place", "start", f"play {STALL}")
    rng = random.Random(3)
    assert all(STALL in hand(t.determinize(0, rng), 1) for _ in range(20))
    play(t, "done")
    assert t.decision is not None and t.decision.seat == 1
    t.play("discard A069")
    worlds = [t.determinize(0, rng) for _ in range(60)]
    there = [STALL in hand(world, 1) for world in worlds]
    assert set(there) == {True, False}
    assert all(STALL not in pile(world, MINOR) for world in worlds)


@pytest.mark.rule("R79")
def test_a_travelling_card_has_left_a_solo_game_for_good() -> None:
    t = at("draw-5", {"hand": [STALL, "A033"], "goods": {"grain": 1}})
    play(t, "place meeting-place", "start", f"play {STALL}", "draw minor")
    rng = random.Random(4)
    assert not any(STALL in everywhere(t.determinize(0, rng)) for _ in range(30))


@pytest.mark.parametrize("way", ["mulligan", "market", "draw-5", "draw-3", "travelling"])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_seats_believe_is_true(way: str, seats: int) -> None:
    t = new(way, seats, seed=9)
    rng = random.Random(9)
    believed = 0
    while t.decisions:
        decision = rng.choice(t.decisions)
        t.play(rng.choice(decision.actions), decision.seat)
        position = t.position()
        place = {card: 1 << seat for seat in range(seats) for card in hand(t, seat)}
        place |= {card: PILE for kind in (OCCUPATION, MINOR) for card in pile(t, kind)}
        played = {card for row in position["seats"] for card in row["cards"]}
        moving = {frame[2] for frame in position["stack"] if frame[0] in ("laid", "passed-on")}
        for row in position["seats"]:
            for card, where in row["seen"].items():
                if card not in played and not moving:
                    assert where < LAP
                    assert where & place.get(card, GONE | PILE), (card, where)
                    believed += 1
    assert believed > 20
