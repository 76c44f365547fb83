"""The game `bocage` of OpenSpiel, by its rules and ours."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import bocage.envs.openspiel
from bocage.envs.openspiel import DEALS, OUTCOMES

from .forms import FORMS, GAMES, Form, name

CHANCE = pyspiel.PlayerId.CHANCE


def loaded(form: Form, **further: Any) -> Any:
    """A game, as OpenSpiel loads it."""
    given = {"game": form.game, "seats": form.seats, **form.options, **further}
    return pyspiel.load_game("bocage", given)


def played(game: Any, seed: int, moves: int) -> Any:
    """A state after so many random moves, chance's among them, that waits for a player."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or state.move_number() < moves):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("form", FORMS, ids=name)
def test_it_passes_the_random_simulation_of_openspiel(form: Form) -> None:
    pyspiel.random_sim_test(loaded(form), num_sims=1, serialize=True, verbose=False)


def test_a_game_says_what_it_is() -> None:
    game = pyspiel.load_game("bocage(game=agricola-revised,seats=3,cards=base,larkin=True)")
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()
    kind = game.get_type()
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert (kind.min_num_players, kind.max_num_players, game.num_players()) == (1, 5, 3)
    table = bocage.new("agricola-revised", seats=3, seed=1)
    assert game.num_distinct_actions() == len(table.game.actions.actions)
    assert game.observation_tensor_shape() == [table.game.encoding.size]
    two = pyspiel.load_game("bocage", {"game": "express"})
    assert two.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    won = pyspiel.load_game("bocage", {"game": "express", "reward": "win"})
    assert (won.min_utility(), won.max_utility()) == (0, 1)


@pytest.mark.parametrize("form", FORMS, ids=name)
def test_it_shows_the_encoding_and_allows_what_is_asked(form: Form) -> None:
    game = loaded(form)
    for moves in (DEALS, 20, 45):
        state = played(game, moves, moves)
        if state.is_terminal():
            continue
        table = bocage.load(state.course.table.position())
        decision = table.decisions[0]
        assert state.current_player() == decision.seat
        assert state.legal_actions() == sorted(action.id for action in decision.actions)
        scales = np.array(table.game.encoding.scales, np.float32)
        for seat in range(form.seats):
            row = np.frombuffer(table.encode(seat), np.uint8) * scales
            assert np.array_equal(np.array(state.observation_tensor(seat), np.float32), row)
        first = decision.actions[0]
        assert state.action_to_string(decision.seat, first.id) == first.text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_history_tells_everything(game: bocage.Game) -> None:
    form = loaded(Form(game.id, game.seats[-1], {}))
    state = played(form, 3, 10**6)
    assert state.is_terminal()
    again = form.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state) and again.returns() == state.returns()
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_chance_stands_before_what_it_decides_and_nothing_else() -> None:
    """In Express every roll is drawn; an outcome decides the faces, the action does not change."""
    game = loaded(Form("express", 1, {}))
    state = game.new_initial_state()
    for outcome in range(DEALS):
        assert state.current_player() == CHANCE
        chances = state.chance_outcomes()
        assert len(chances) == OUTCOMES == game.max_chance_outcomes()
        assert sum(share for _, share in chances) == pytest.approx(1)
        state.apply_action(outcome)
    rolls = drawn = 0
    rng = random.Random(1)
    while not state.is_terminal():
        before = state.course.state.rng
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_chance_node():
            faces = {str(state.child(outcome)) for outcome in range(20)}
            drawn += len(faces) > 1
            rolls += 1
            state.apply_action(rng.randrange(OUTCOMES))
            assert state.course.state.rng != before
        else:
            assert state.course.state.rng == before
    assert rolls and drawn == rolls


@pytest.mark.parametrize("form", FORMS, ids=name)
def test_a_resampled_state_looks_the_same_to_the_player(form: Form) -> None:
    state = played(loaded(form), 5, 15)
    rng = random.Random(5)
    for player in range(form.seats):
        world = state.resample_from_infostate(player, rng.random)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.current_player() == state.current_player()
        assert str(world) != str(state)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_searches_of_openspiel_play_it(game: bocage.Game) -> None:
    loads = loaded(Form(game.id, 2, {}))
    state = played(loads, 2, 12)
    rng = np.random.RandomState(1)
    seeing = mcts.MCTSBot(loads, 2.0, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    honest = ismcts.ISMCTSBot(
        loads,
        mcts.RandomRolloutEvaluator(1, rng),
        2.0,
        4,
        random_state=rng,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    for bot in (seeing, honest):
        assert bot.step(state) in state.legal_actions()


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(bocage.Error, match="seats"):
        loaded(Form("express", 9, {}))
    with pytest.raises(bocage.Error, match="cards"):
        loaded(Form("express", 2, {"cards": "base"}))
    with pytest.raises(pyspiel.SpielError):
        loaded(Form("express", 2, {"weather": "rain"}))
