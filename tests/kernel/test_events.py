"""Cards that listen: whose events, in which order, once each, by choice or not."""

from __future__ import annotations

from typing import Any

from bocage.kernel.tableau import ANY, OTHERS, OWN, Listener

from . import toy


def hears(scope: int = OWN, optional: bool = False, **how: Any) -> Listener[toy.ToyState]:
    """A card that gives its owner a die roll when somebody cheers."""
    flow = how.get("flow", toy.COIN)
    return Listener(toy.CHEERED, lambda s, owner, detail: flow, scope, optional)


def cheered(*cards: tuple[int, int, Listener[toy.ToyState]], seats: int = 3) -> toy.ToyState:
    """Seat 1 cheers; each card is (seat, number, listener)."""
    s = toy.state(seats=seats)
    for seat, card, listener in cards:
        s.give(seat, card, listener)
    toy.FLOWS["cheer"].begin(s, 1)
    s.advance()
    return s


def rollers(s: toy.ToyState) -> list[int]:
    """Who rolled, in order."""
    return [int(line[0]) for line in s.done if "rolls" in line]


def test_where_nobody_listens_nothing_is_put_on_the_stack() -> None:
    s = toy.state("cheer")
    assert s.stack == [] and s.done == ["0 cheers"]


def test_the_acting_seat_comes_first_then_clockwise() -> None:
    s = cheered((0, 0, hears(ANY)), (1, 1, hears(ANY)), (2, 2, hears(ANY)))
    assert rollers(s) == [1, 2, 0]


def test_scope_says_whose_events_a_card_hears() -> None:
    assert rollers(cheered((0, 0, hears(OWN)), (1, 1, hears(OWN)))) == [1]
    assert rollers(cheered((0, 0, hears(OTHERS)), (1, 1, hears(OTHERS)))) == [0]


def test_optional_effects_are_asked_for_in_one_window_and_used_once() -> None:
    s = cheered((1, 3, hears(optional=True)), (1, 4, hears(optional=True)), (1, 5, hears()))
    assert rollers(s) == [1], "the automatic one has happened"
    assert toy.texts(s) == ["use card3", "use card4", "done"]
    toy.play(s, "use card4")
    assert toy.texts(s) == ["use card3", "done"]
    toy.play(s, "done")
    assert rollers(s) == [1, 1] and not s.stack


def test_another_seat_decides_out_of_turn() -> None:
    s = cheered((2, 0, hears(OTHERS, optional=True)))
    assert s.seat == 2
    toy.play(s, "use card0")
    assert rollers(s) == [2]


def test_an_effect_that_is_not_possible_is_not_offered() -> None:
    s = cheered((1, 0, hears(optional=True, flow=toy.PAYS)))
    assert not s.stack
    s = cheered((1, 0, hears(flow=toy.PAYS)))
    assert not s.stack and s.coins[1] == 0


def test_nested_events_finish_first() -> None:
    echo = Listener[toy.ToyState](
        toy.CHEERED, lambda s, owner, detail: toy.LOUD if len(s.done) < 3 else None, ANY
    )
    s = cheered((1, 0, echo), (0, 1, hears(ANY)))
    assert [line.partition(" ")[2].split()[0] for line in s.done] == [
        "cheers",
        "cheers",
        "cheers",
        "rolls",
        "rolls",
        "rolls",
    ]
    assert rollers(s) == [0, 0, 0] and not s.stack


def test_a_card_with_an_automatic_and_an_optional_ear() -> None:
    s = cheered((1, 3, hears()), (1, 3, hears(optional=True)), (1, 3, hears(optional=True)))
    assert rollers(s) == [1]
    assert toy.texts(s) == ["use card3", "done"]
    toy.play(s, "use card3")
    assert toy.texts(s) == ["use card3", "done"]
    toy.play(s, "use card3")
    assert rollers(s) == [1, 1, 1] and not s.stack
