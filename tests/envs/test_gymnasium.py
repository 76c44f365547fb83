"""One seat against bots, by Gymnasium's rules and ours."""

from __future__ import annotations

import copy
import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import bocage
import bocage.envs
from bocage.envs.gym import OneSeat

from .forms import FORMS, GAMES, WITH_SECRETS, Form, name


def made(form: Form, **further: Any) -> OneSeat:
    """An environment, as Gymnasium makes it, without its wrappers."""
    settings = {"bots": "random", **further, **form.options}
    env = gymnasium.make(f"bocage/{form.game}-v0", seats=form.seats, **settings)
    assert isinstance(env.unwrapped, OneSeat)
    return env.unwrapped


def play_on(env: OneSeat, info: dict[str, Any], steps: int = 10**6) -> list[tuple[Any, ...]]:
    """Take random actions; what each step gave."""
    env.action_space.seed(4)
    given: list[tuple[Any, ...]] = []
    while len(given) < steps:
        row, reward, over, cut, info = env.step(env.action_space.sample(info["action_mask"]))
        given.append((row.tobytes(), reward, over, cut, info["action_mask"].tobytes()))
        if over:
            break
    return given


@pytest.mark.parametrize("form", FORMS, ids=name)
def test_it_passes_the_check_of_gymnasium(form: Form) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(form))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_default_opponent_is_greedy(game: bocage.Game) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(f"bocage/{game.id}-v0").unwrapped
    assert isinstance(env, OneSeat)
    assert env.names == ["greedy"]
    _, info = env.reset(seed=1)
    assert play_on(env, info, 3)


@pytest.mark.parametrize("form", FORMS, ids=name)
def test_it_shows_the_encoding_and_allows_what_is_asked(form: Form) -> None:
    env = made(form, seat=form.seats - 1, scaled=False)
    row, info = env.reset(seed=3)
    env.action_space.seed(5)
    for _ in range(8):
        table = bocage.replay(env.record())
        decision = table.seat(env.seat).decision
        assert decision is not None
        assert list(np.flatnonzero(info["action_mask"])) == sorted(a.id for a in decision.actions)
        assert row.tobytes() == table.encode(env.seat)
        scaled = row * np.array(table.game.encoding.scales, np.float32)
        assert np.array_equal(scaled, env.course.scaled(env.seat))
        for _ in range(5):
            row, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            if over:
                return


@pytest.mark.parametrize("reward", ["margin", "points", "win"])
@pytest.mark.parametrize("form", [Form("express", 1, {}), Form("express", 3, {}), WITH_SECRETS[1]])
def test_the_reward_is_what_was_played_for(form: Form, reward: str) -> None:
    env = made(form, seat=0, reward=reward)
    _, info = env.reset(seed=2)
    given = play_on(env, info)
    assert [step[1] for step in given[:-1]] == [0.0] * (len(given) - 1)
    table = bocage.replay(env.record())
    points = env.setting.game.stakes(env.course.state)
    teams = table.observe(None).get("teams", [{"seats": [0]}])
    side = next(team["seats"] for team in teams if 0 in team["seats"])
    rivals = [points[seat] for seat in range(form.seats) if seat not in side]
    wanted = {
        "points": points[0],
        "win": float(0 in table.winners()),
        "margin": points[0] - max(rivals, default=0),
    }
    assert table.over and given[-1][1] == wanted[reward]


@pytest.mark.parametrize("form", FORMS, ids=name)
def test_a_seed_gives_the_same_game(form: Form) -> None:
    one, two = made(form), made(form)
    runs = [play_on(env, env.reset(seed=7)[1]) for env in (one, two, one)]
    assert runs[0] == runs[1] == runs[2]
    assert play_on(one, one.reset()[1]) != runs[0]


@pytest.mark.parametrize("form", FORMS, ids=name)
def test_a_clone_goes_its_own_way(form: Form) -> None:
    env = made(form)
    _, info = env.reset(seed=8)
    play_on(env, info, 5)
    before = env.course.table.position()
    for clone in (env.clone(), copy.deepcopy(env)):
        assert clone.course.table.position() == before
        ways = play_on(clone, {"action_mask": clone.action_masks()}, 30)
        assert env.course.table.position() == before != clone.course.table.position()
        branch = env.clone()
        assert play_on(branch, {"action_mask": branch.action_masks()}, 30) == ways


@pytest.mark.parametrize("form", FORMS, ids=name)
def test_an_imagined_clone_looks_the_same(form: Form) -> None:
    env = made(form, render_mode="ansi")
    _, info = env.reset(seed=8)
    play_on(env, info, 6)
    for seed in range(3):
        world = env.clone(seed=seed)
        assert world.render() == env.render()
        assert world.course.table.observe(env.seat) == env.course.table.observe(env.seat)
        assert np.array_equal(world.action_masks(), env.action_masks())
        assert np.array_equal(world.course.row(env.seat), env.course.row(env.seat))
        assert world.course.table.position()["random"] != env.course.table.position()["random"]
        with pytest.raises(bocage.Error):
            world.record()


def test_what_cannot_be_chosen_costs_and_changes_nothing() -> None:
    env = made(Form("agricola-revised", 2, {}), penalty=2.5)
    row, info = env.reset(seed=1)
    before = env.course.table.position()
    after, reward, over, cut, refused = env.step(np.int64(np.argmin(info["action_mask"])))
    assert (reward, over, cut) == (-2.5, False, False)
    assert np.array_equal(row, after) and env.course.table.position() == before
    assert refused["illegal"] and "illegal" not in info


def test_with_no_seat_every_game_draws_one() -> None:
    env = made(Form("express", 3, {}), seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_the_points_of_all_seats_are_told_at_the_end() -> None:
    env = made(Form("express", 2, {}), bots=["random"])
    _, info = env.reset(seed=1)
    assert "points" not in info
    while "points" not in info:
        info = env.step(env.action_space.sample(info["action_mask"]))[4]
    assert info["points"] == [score.total for score in bocage.replay(env.record()).scores()]


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("seats", 9),
        ("seat", 2),
        ("reward", "fame"),
        ("bots", ["random", "random"]),
        ("bots", "nobody"),
        ("render_mode", "human"),
        ("cards", "all"),
    ],
)
def test_wrong_settings_are_refused_by_name(field: str, wrong: object) -> None:
    settings: dict[str, Any] = {"seats": 2, field: wrong}
    with pytest.raises(bocage.Error, match=field.removesuffix("s")):
        OneSeat("agricola-revised", **settings)


def test_nothing_is_played_before_a_reset_and_after_the_end() -> None:
    env = made(Form("express", 1, {}))
    with pytest.raises(bocage.Error, match="reset"):
        env.step(np.int64(0))
    play_on(env, env.reset(seed=1)[1])
    with pytest.raises(bocage.Error, match="reset"):
        env.step(np.int64(0))


def test_without_the_libraries_it_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['gymnasium'] = None\n"
        "import bocage\n"
        "try: import bocage.envs\n"
        "except bocage.Error as error: print(error)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "bocage[envs]" in said.stdout
