"""Every seat an agent, by PettingZoo's rules and ours."""

from __future__ import annotations

import copy
import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import bocage
from bocage.envs import aec
from bocage.envs.zoo import AllSeats

from .forms import FORMS, Form, name

CYCLES = 60


def made(form: Form, **further: Any) -> AllSeats:
    """An environment."""
    return aec(form.game, form.seats, **further, **form.options)


def play_on(env: AllSeats, seed: int, steps: int = 10**6) -> list[tuple[Any, ...]]:
    """Take random actions up to the end; what every agent was given before each."""
    rng = random.Random(seed)
    given: list[tuple[Any, ...]] = []
    for agent in env.agent_iter(steps):
        seen, reward, over, cut, _ = env.last()
        assert seen is not None
        given.append((agent, seen["observation"].tobytes(), reward, over, cut))
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
    return given


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("form", FORMS, ids=name)
def test_it_passes_the_tests_of_pettingzoo(form: Form) -> None:
    api_test(made(form), num_cycles=CYCLES)
    seed_test(lambda: made(form), num_cycles=CYCLES)


@pytest.mark.parametrize("form", FORMS, ids=name)
def test_it_shows_the_encoding_and_allows_what_is_asked(form: Form) -> None:
    env = made(form, scaled=False)
    env.reset(seed=3)
    table = bocage.replay(env.record())
    rng = random.Random(3)
    for _ in range(60):
        if table.over:
            break
        decision = table.decisions[0]
        assert env.agent_selection == f"seat_{decision.seat}"
        for seat, agent in enumerate(env.agents):
            seen = env.observe(agent)
            offered = [a.id for a in decision.actions] if seat == decision.seat else []
            assert list(np.flatnonzero(seen["action_mask"])) == sorted(offered)
            assert seen["observation"].tobytes() == table.encode(seat)
        action = rng.choice(decision.actions)
        table.play(action, decision.seat)
        env.step(action.id)


@pytest.mark.parametrize("form", FORMS, ids=name)
def test_a_game_ends_with_what_it_was_worth(form: Form) -> None:
    env = made(form, reward="points")
    env.reset(seed=4)
    given = play_on(env, 4)
    table = bocage.replay(env.record())
    assert table.over and not env.agents
    ended = {agent: reward for agent, _, reward, over, _ in given if over}
    points = env.setting.game.stakes(env.course.state)
    assert ended == {f"seat_{seat}": points[seat] for seat in range(form.seats)}
    assert all(reward == 0 for _, _, reward, over, _ in given if not over)


@pytest.mark.parametrize("form", FORMS, ids=name)
def test_a_clone_goes_its_own_way(form: Form) -> None:
    env = made(form)
    env.reset(seed=5)
    play_on(env, 5, 7)
    before = env.course.table.position()
    again = play_on(env.clone(), 6)
    assert env.course.table.position() == before and env.agents == env.possible_agents
    assert play_on(copy.deepcopy(env), 6) == again
    assert play_on(env, 6) == again


@pytest.mark.parametrize("form", FORMS, ids=name)
def test_an_imagined_clone_looks_the_same_to_whose_turn_it_is(form: Form) -> None:
    env = made(form)
    env.reset(seed=6)
    play_on(env, 6, 9)
    agent = env.agent_selection
    for seed in range(3):
        world = env.clone(seed=seed)
        assert world.agent_selection == agent
        for part, seen in env.observe(agent).items():
            assert np.array_equal(world.observe(agent)[part], seen)
        with pytest.raises(bocage.Error):
            world.record()


def test_what_cannot_be_chosen_is_refused_with_the_reason() -> None:
    env = made(Form("agricola-revised", 2, {}))
    with pytest.raises(bocage.Error, match="reset"):
        env.observe("seat_0")
    env.reset(seed=1)
    before = env.course.table.position()
    wrong = int(np.argmin(env.observe(env.agent_selection)["action_mask"]))
    with pytest.raises(bocage.IllegalAction, match=env.agent_selection):
        env.step(wrong)
    assert env.course.table.position() == before


def test_answers_given_in_secret_stay_secret() -> None:
    env = made(Form("agricola-revised", 2, {"cards": "base", "hands": "draft"}))
    env.reset(seed=2)
    mask = env.observe("seat_0")["action_mask"]
    seen: set[bytes] = set()
    for action in np.flatnonzero(mask):
        other = env.clone()
        other.step(int(action))
        assert other.agent_selection == "seat_1"
        seen.add(other.observe("seat_1")["observation"].tobytes())
    assert np.count_nonzero(mask) > 1 and len(seen) == 1
