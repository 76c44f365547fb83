"""Rules made by many threads at once: every step has its own number and name."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from threading import Barrier, Thread
from typing import Any

import pytest

from bocage.games import find
from bocage.games.agricola import setup
from bocage.games.agricola.rules import Rules
from bocage.kernel.options import Option

THREADS = 8
ROUNDS = 4


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads take turns as often as they can."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


def kinds() -> list[tuple[str, int, dict[str, Any]]]:
    """Tables of both editions with every seat count and all that an option changes."""
    found: list[tuple[str, int, dict[str, Any]]] = []
    for id in ("agricola-classic", "agricola-revised"):
        game = find(id)
        plain = {option.name: option.default for option in game.options}
        for seats in game.seats:
            found.append((id, seats, plain))
            found += [(id, seats, {**plain, **chosen}) for chosen in choices(game.options, seats)]
    return found


def choices(options: tuple[Option, ...], seats: int) -> list[dict[str, Any]]:
    """Every value that is not its option's default and goes with the seats, alone."""
    fitting = [option for option in options if not option.seats or seats in option.seats]
    return [{o.name: value} for o in fitting for value in o.values if value != o.default]


def made_at_once() -> list[list[Rules]]:
    """Rules for every kind of table, per kind as each thread was given them."""
    setup._known.clear()
    wanted = kinds()
    made: list[list[Rules]] = [[] for _ in wanted]
    barrier = Barrier(THREADS)

    def work(first: int) -> None:
        barrier.wait()
        for k in range(len(wanted)):
            place = (first * len(wanted) // THREADS + k) % len(wanted)
            made[place].append(setup.rules_for(*wanted[place]))

    threads = [Thread(target=work, args=(n,)) for n in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return made


@pytest.mark.usefixtures("restless")
def test_steps_bound_by_many_threads_keep_their_numbers_and_names() -> None:
    for _ in range(ROUNDS):
        made = made_at_once()
        assert all(len(same) == THREADS and len(set(same)) == 1 for same in made)
        for rules, *_ in made:
            names = setup.steps_by_name(rules)
            assert len(names) == len(rules.edition.steps + rules.own_steps)
            for space in rules.spaces:
                assert rules.steps[names[f"space/{space.id}"]] is space.flow
            for step in rules.own_steps:
                assert rules.steps[names[step.name]] is step
    assert [step.id for step in setup.STEPS] == list(range(len(setup.STEPS)))
