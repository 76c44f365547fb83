"""One animal of one's choice: the first edition's five-seat card, the revised edition's tile."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import CLASSIC, REVISED, goods, offered, play, reason, table

WHERE = pytest.mark.parametrize(
    ("game", "seats"), [(CLASSIC, 5), (REVISED, 2), (REVISED, 3), (REVISED, 4)]
)


def at_market(game: str, seats: int, row: dict[str, Any]) -> bocage.Table:
    """Seat 0 stands on the animal market."""
    options = {"additional_actions": True} if game == REVISED else {}
    t = table(game, row, *[{} for _ in range(seats - 1)], round=1, options=options)
    t.play("place animal-market")
    return t


@WHERE
@pytest.mark.rule("F77", "R83")
@pytest.mark.parametrize(
    ("choice", "result"),
    [
        ("sheep", {"sheep": 1, "food": 3}),
        ("boar", {"boar": 1, "food": 2}),
        ("cattle", {"cattle": 1, "food": 1}),
    ],
)
def test_one_animal_of_choice(game: str, seats: int, choice: str, result: dict[str, int]) -> None:
    t = at_market(game, seats, {"goods": {"food": 2}})
    assert offered(t) == {"take sheep", "take boar", "take cattle"}
    t.play(f"take {choice}")
    assert t.decision is not None and t.decision.seat == 1
    assert goods(t) == result


@WHERE
@pytest.mark.rule("F77", "R83")
def test_cattle_must_be_paid_for(game: str, seats: int) -> None:
    t = at_market(game, seats, {})
    assert offered(t) == {"take sheep", "take boar"}
    assert reason(t, "take cattle") == "reason-cannot-pay"


@WHERE
@pytest.mark.rule("F77", "R83")
def test_the_animal_is_housed_or_cooked_at_once(game: str, seats: int) -> None:
    full = {"animals": {"sheep": 1}}
    t = at_market(game, seats, {**full, "cards": ["hearth-4"]})
    t.play("take boar")
    assert offered(t) == {"cook sheep", "cook boar"}
    t.play("cook boar")
    assert goods(t) == {"sheep": 1, "food": 3}
    t = at_market(game, seats, full)
    play(t, "take boar", "release sheep")
    assert goods(t) == {"boar": 1}
