"""Crews: the same answers in the same order, whoever works, and whoever is lost."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path

import pytest

import bocage
from bocage.arena.crew import Crew, crew_of
from bocage.arena.match import match_of, play

from .fake_ray import FakeRay
from .matches import played
from .tasks import always_die, die_once, double, refuse


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    """Ray, as far as anybody can tell."""
    fake = FakeRay(lost=1)
    monkeypatch.setitem(sys.modules, "ray", fake)
    return fake


@pytest.fixture(params=["alone", "processes", "ray"])
def crew(request: pytest.FixtureRequest, ray: FakeRay) -> Iterator[Crew]:
    made = {"alone": (1, None), "processes": (2, None), "ray": (1, "auto")}[request.param]
    with crew_of(*made) as found:
        yield found


def test_answers_come_in_order(crew: Crew) -> None:
    assert list(crew.each(double, range(12))) == [2 * number for number in range(12)]
    assert list(crew.each(double, [])) == []


def test_jobs_are_taken_as_they_are_needed(crew: Crew) -> None:
    numbers = count()
    answers = crew.each(double, numbers)
    assert [next(answers) for _ in range(3)] == [0, 2, 4]
    assert next(numbers) < 20


def test_a_crew_can_be_asked_again_after_it_was_interrupted(crew: Crew) -> None:
    answers = crew.each(double, range(100))
    assert next(answers) == 0
    del answers
    assert list(crew.each(double, [7])) == [14]


def test_a_refusal_is_told(crew: Crew) -> None:
    answers = crew.each(refuse, range(9))
    assert [next(answers) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(bocage.Error, match="number: 3 is not allowed; expected any other"):
        next(answers)


def test_a_lost_process_costs_only_what_it_was_doing(tmp_path: Path) -> None:
    with crew_of(2) as crew:
        answers = list(crew.each(partial(die_once, tmp_path), range(30)))
    assert answers == list(range(30))


def test_a_cluster_makes_good_for_a_lost_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    with crew_of(ray="local") as crew:
        answers = list(crew.each(partial(die_once, tmp_path), range(12)))
    assert answers == list(range(12))


def test_a_job_that_always_takes_its_process_down_is_given_up() -> None:
    with crew_of(2) as crew, pytest.raises(bocage.Error, match="died"):
        list(crew.each(always_die, range(3)))


def test_a_cluster_plays_the_same_games(ray: FakeRay) -> None:
    match = match_of("express", ["greedy", "random"], seed=2)
    with crew_of(ray="auto") as crew:
        games = tuple(play(match, 2, crew))
    assert games == played(match, 2).games
    assert ray.sent == 4
    assert ray.log == ["init auto", "shutdown"]


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(bocage.Error, match=r"pip install 'bocage\[ray\]'"):
        crew_of(ray="auto")


@pytest.mark.parametrize(("jobs", "address"), [(0, None), (2, "auto"), (1, "nowhere")])
def test_crews_that_there_cannot_be(ray: FakeRay, jobs: int, address: str | None) -> None:
    with pytest.raises(bocage.BadValue):
        crew_of(jobs, address)
