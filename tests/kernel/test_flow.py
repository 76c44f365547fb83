"""And, or, then, may: what they offer, in which order, and that they never lead to a dead end."""

from __future__ import annotations

from bocage.kernel.rng import seeded
from bocage.kernel.tableau import Listener

from . import toy


def test_a_choice_with_one_action_is_taken_by_the_engine() -> None:
    s = toy.state("spend", "earn", coins=1)
    s.advance()
    assert s.done == ["0 spends 1"]
    assert toy.texts(s) == ["earn 1", "earn 2", "earn 3"]


def test_then_does_the_first_part_and_offers_the_second() -> None:
    s = toy.state("then")
    s.advance()
    assert toy.texts(s) == ["earn 1", "earn 2", "earn 3"]
    toy.play(s, "earn 2")
    assert toy.texts(s) == ["spend 1", "spend 2", "done"]
    toy.play(s, "done")
    assert not s.stack


def test_may_is_skipped_where_nothing_is_possible() -> None:
    s = toy.state("may")
    s.advance()
    assert not s.stack and not s.done


def test_one_of_offers_only_what_is_possible_and_does_one() -> None:
    s = toy.state("one-of")
    s.advance()
    assert toy.texts(s) == ["earn 1", "earn 2", "earn 3", "roll"]
    toy.play(s, "roll")
    assert not s.stack
    rich = toy.state("one-of", coins=2)
    rich.advance()
    assert "spend 2" in toy.texts(rich) and "spend 3" not in toy.texts(rich)


def test_and_or_needs_one_part_and_takes_all_in_any_order() -> None:
    s = toy.state("and-or", coins=1)
    s.advance()
    assert toy.texts(s) == ["earn 1", "earn 2", "earn 3", "spend 1", "cheer"]
    toy.play(s, "spend 1")
    assert toy.texts(s) == ["earn 1", "earn 2", "earn 3", "cheer", "done"]
    toy.play(s, "earn 1")
    assert toy.texts(s) == ["earn 1", "earn 2", "earn 3", "cheer", "done"]
    toy.play(s, "cheer")
    assert s.done == ["0 spends 1", "0 earns 1", "0 has earned", "0 cheers"]
    assert not s.stack, "a part once left is not offered again"


def test_what_closes_a_part_comes_before_the_next_part() -> None:
    s = toy.state("and-or", coins=1)
    s.give(0, 0, Listener(toy.EARNED, lambda s, owner, detail: toy.COIN))
    s.advance()
    toy.play(s, "earn 1", "spend 1")
    assert [line.split()[1] for line in s.done] == ["earns", "has", "rolls", "spends"]


def test_a_sequence_offers_only_what_leaves_the_rest_possible() -> None:
    s = toy.state("seq", coins=4)
    s.advance()
    assert toy.texts(s) == ["spend 1", "spend 2"]
    toy.play(s, "spend 2")
    assert s.done == ["0 spends 2", "0 pays 2"] and not s.stack


def test_a_sequence_is_possible_only_as_a_whole() -> None:
    flow = toy.FLOWS["seq"]
    assert flow.obstacle(toy.state(coins=3), 0) == 0
    assert flow.obstacle(toy.state(coins=2), 0) != 0
    assert flow.obstacle(toy.state(coins=0), 0) == toy.TOO_POOR


def test_a_first_part_can_make_the_second_possible() -> None:
    flow = toy.FLOWS["earn-then-fee"]
    s = toy.state(coins=0)
    assert flow.obstacle(s, 0) == 0
    assert [toy.ACTIONS.actions[a].text for a in flow.first(s, 0)] == ["earn 2", "earn 3"]


def test_chance_comes_from_the_state_and_is_a_barrier() -> None:
    one, two = toy.state("both"), toy.state("both")
    one.advance()
    two.advance()
    assert one.done == two.done
    assert one.barriers == 1
    rolls = set()
    for seed in range(60):
        s = toy.state("both")
        s.rng = seeded(seed)
        s.advance()
        rolls.add(s.done[0])
    assert len(rolls) == 6


def test_menus_in_a_sequence_offer_only_what_leaves_the_rest_possible() -> None:
    s = toy.state("menu-then-fee", coins=3)
    s.advance()
    assert toy.texts(s) == ["spend 1", "earn 1", "earn 2", "earn 3"]
    toy.play(s, "earn 1")
    assert s.coins[0] == 2 and not s.stack


def test_every_choice_of_a_long_part_leaves_the_rest_possible() -> None:
    s = toy.state("and-or-then-fee", coins=1)
    s.advance()
    assert toy.texts(s) == ["earn 1", "earn 2", "earn 3", "spend 1"]
    toy.play(s, "spend 1")
    assert toy.texts(s) == ["earn 1", "earn 2", "earn 3"], "finishing now would leave no fee"
    toy.play(s, "earn 1")
    assert toy.texts(s) == ["earn 1", "earn 2", "earn 3"]
    toy.play(s, "earn 1")
    assert s.coins[0] == 0 and not s.stack
