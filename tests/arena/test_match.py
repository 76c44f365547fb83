"""Who sits where, and that a match is the same whoever plays it."""

from __future__ import annotations

import pytest

import bocage
from bocage.arena.match import match_of, seatings

from .matches import played


@pytest.mark.parametrize(
    ("bots", "seats", "expected"),
    [
        ("a b", 2, ["a b", "b a"]),
        ("a b c", 3, ["a b c", "b c a", "c a b"]),
        ("a b", 4, ["a b b b", "b b b a", "b b a b", "b a b b"]),
        ("a b b b", 4, ["a b b b", "b b b a", "b b a b", "b a b b"]),
        ("a b a b", 4, ["a b a b", "b a b a"]),
        ("a", 2, ["a a"]),
        ("a b c", 2, ["a b", "b a", "a c", "c a", "b c", "c b"]),
        ("a b b", 2, ["a b", "b a"]),
        ("a a a", 2, ["a a"]),
        ("a b", 1, ["a", "b"]),
    ],
)
def test_a_set_has_every_rotation_once(bots: str, seats: int, expected: list[str]) -> None:
    assert [" ".join(names) for names in seatings(bots.split(), seats)] == expected


@pytest.mark.parametrize(
    ("game", "bots", "seats"),
    [
        ("express", ["greedy", "random"], 2),
        ("express", ["greedy", "random", "random"], 3),
        ("express", ["random"] * 9, 4),
        ("creatures", ["greedy", "random", "search:sims=5"], 2),
        ("express", ["random"], 2),
    ],
)
def test_without_seats_all_sit_down_as_far_as_there_is_room(
    game: str, bots: list[str], seats: int
) -> None:
    assert match_of(game, bots).seats == seats


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes() -> None:
    match = match_of("agricola-revised", ["greedy", "random"], seed="here")
    alone = played(match, 2)
    assert len(alone.games) == 4
    assert played(match, 2, jobs=2) == alone
    assert played(match_of("agricola-revised", ["greedy", "random"], seed="there"), 2) != alone


def test_a_searching_bot_repeats_itself() -> None:
    match = match_of("express", ["search:sims=5", "random"], 1, seed=3)
    assert played(match, 1) == played(match, 1)


def test_a_set_is_one_deal() -> None:
    match = match_of("agricola-revised", ["random", "greedy"], seed=4, options={"cards": "base"})
    first, second = (plan.table("4/0").position() for plan in match.plans)
    assert first == second
    assert first != match.plan.table("4/1").position()


def test_sets_of_a_table_of_greedy_bots() -> None:
    results = played(match_of("express", ["random", "greedy"], 4, seed=1), 1)
    assert [game.totals.index(min(game.totals)) for game in results.games] == [0, 3, 2, 1]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"bots": []}, "at least one name"),
        ({"bots": ["random", "nobody"]}, "greedy"),
        ({"bots": ["search:depth=3"]}, "search:sims=N"),
        ({"game": "chess"}, "express"),
        ({"seats": 9}, "4"),
        ({"options": {"cards": "all"}}, "cards"),
        ({"seed": 1.5}, "seed"),
    ],
)
def test_what_is_wrong_is_named_with_what_is_allowed(
    arguments: dict[str, object], named: str
) -> None:
    given: dict[str, object] = {"game": "express", "bots": ["random"], **arguments}
    with pytest.raises(bocage.BadValue) as refused:
        match_of(**given)  # type: ignore[arg-type]
    assert named in str(refused.value)
