"""Copies of a state: nothing that is done to one is seen in the other."""

from __future__ import annotations

from typing import Any, final

import pytest

import bocage
from bocage.games import find
from bocage.kernel.flow import Deed
from bocage.kernel.game import Game
from bocage.kernel.rng import seeded
from bocage.kernel.seated import Player, Seated
from bocage.kernel.state import State

GAMES = [game.id for game in bocage.games()]


def begun(game: Game, plays: int = 25) -> Seated[Any]:
    """A game that has been played for a while, or not at all."""
    options = {option.name: option.default for option in game.options}
    s = game.new(max(game.seats), options, seeded(11), None)
    for n in range(plays):
        s.play(s.options[n % len(s.options)])
    assert isinstance(s, Seated)
    return s


def enrich(player: Any) -> None:
    """Change what is in a player's lists, and what is not."""
    goods = player.stock if hasattr(player, "stock") else player.goods
    goods[0] += 1
    for name in ("rooms", "borders", "jewels"):
        if hasattr(player, name):
            setattr(player, name, 3)


@pytest.mark.parametrize("id", GAMES)
def test_a_seat_kept_across_a_copy_is_the_originals_alone(id: str) -> None:
    game = find(id)
    s = begun(game)
    kept = s.own(0)
    copies = [s.copy(), s.copy()]
    before = game.position(s)
    enrich(kept)
    assert [game.position(copy) for copy in copies] == [before, before]
    assert game.position(s) != before
    assert game.position(s.copy()) == game.position(s)


@pytest.mark.parametrize("id", GAMES)
def test_a_seat_kept_across_a_play_and_a_copy_is_the_originals_alone(id: str) -> None:
    game = find(id)
    s = begun(game)
    kept = s.own(0)
    s.copy()
    s.play(s.options[0])
    copy = s.copy()
    before = game.position(copy)
    enrich(kept)
    assert game.position(copy) == before
    assert game.position(s) != before


@pytest.mark.parametrize("id", GAMES)
def test_what_a_copy_owns_is_not_its_originals(id: str) -> None:
    game = find(id)
    s = begun(game)
    before = game.position(s)
    copy = s.copy()
    enrich(copy.own(0))
    second = copy.copy()
    assert game.position(second) == game.position(copy) != before
    enrich(second.own(0))
    assert game.position(second) != game.position(copy) != before
    assert game.position(s) == before


@pytest.mark.parametrize("id", GAMES)
def test_a_copy_leaves_its_original_as_it_is_and_shares_what_nobody_holds(id: str) -> None:
    for s in (begun(find(id), 0), begun(find(id))):
        players = s.seats[:]
        copy = s.copy()
        assert all(a is b for a, b in zip(s.seats, players, strict=True))
        assert all(a is b for a, b in zip(copy.seats, players, strict=True))


@final
class Purse(Player):
    """A player with coins."""

    def __init__(self, coins: list[int]) -> None:
        self.coins = coins

    def copy(self) -> Purse:
        """An independent copy."""
        return Purse(self.coins[:])


@final
class PurseState(Seated[Purse]):
    """A purse per seat, and copies made on the way."""

    def __init__(self, origin: State, seats: list[Purse]) -> None:
        super().__init__(origin, seats)
        self.trials: list[PurseState] = []

    def copy(self) -> PurseState:
        """An independent copy."""
        return PurseState(self, self.seats)


class Earn(Deed[PurseState]):
    """Tries on a copy before and after taking a coin."""

    def do(self, s: PurseState, seat: int) -> None:
        purse = s.own(seat)
        s.trials.append(s.copy())
        purse.coins[0] += 1
        s.trials.append(s.copy())
        purse.coins[0] += 1


def test_a_step_may_copy_while_it_changes_a_seat() -> None:
    earn = Earn()
    s = PurseState(State([earn], seeded(1), 2), [Purse([0]), Purse([0])])
    earn.id = 0
    for _ in range(2):
        s.stack.append((0, 1))
        s.advance()
    assert [trial.seats[1].coins for trial in s.trials] == [[0], [1], [2], [3]]
    assert s.seats[1].coins == [4]
    assert s.copy().seats[1] is s.seats[1]
