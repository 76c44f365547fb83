"""Guided first games on the server: how they are made, what the guide says, and to whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bocage import lessons

from .client import HERE, LINK, RANDOM, Lobby, Player
from .conftest import Running


def said(player: Player) -> list[str]:
    """The ids of all that the guide has said."""
    return [step["id"] for step in player.state["guide"]["steps"]]


def suggestion(player: Player) -> str:
    """What the guide suggests now."""
    return str((player.state["guide"]["suggestion"] or {"id": ""})["id"])


def test_the_catalogue_tells_which_games_have_a_lesson(lobby: Lobby) -> None:
    minutes = {game["id"]: game["lesson"] for game in lobby.get("games").json()}
    assert {game for game, told in minutes.items() if told} == set(lessons.taught())
    assert minutes["agricola-revised"] == 30 and minutes["express"] == 15


@pytest.mark.parametrize("game", lessons.taught())
def test_a_lesson_has_its_own_table(lobby: Lobby, game: str) -> None:
    lesson = lessons.find(game)
    made = lobby.make(HERE, game=game, lesson=True)
    stored = lobby.stored(made["id"])
    assert (stored.seed, stored.lesson, len(stored.chairs)) == (lesson.seed, True, lesson.seats)
    assert [chair.bot for chair in stored.chairs] == [None, *lesson.bots]
    assert stored.options.items() >= lesson.options.items()
    player = lobby.sit(made["id"], *made["tokens"].values())
    guide = player.state["guide"]
    assert guide["minutes"] == lesson.minutes and guide["words"] == lesson.words
    assert guide["now"] == guide["steps"][0]["id"] and guide["suggestion"]["points"]


@pytest.mark.parametrize(
    ("fields", "seats", "field"),
    [
        ({"options": {"cards": "base"}}, [HERE], "options"),
        ({"campaign": "solo"}, [HERE], "campaign"),
        ({"own": ["mine.py"]}, [HERE], "own"),
        ({}, [HERE, LINK], "seats"),
        ({}, [RANDOM], "seats"),
    ],
)
def test_a_lesson_decides_all_but_who_learns(
    lobby: Lobby, fields: dict[str, Any], seats: list[dict[str, Any]], field: str
) -> None:
    body = {"game": "agricola-revised", "lesson": True, "seats": seats, **fields}
    answer = lobby.http.post("/api/tables", json=body)
    assert answer.status_code == 422, answer.text
    assert answer.json()["message"]["values"]["field"] == field


def test_a_game_without_a_lesson_says_so(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(lessons.HOMES, "express")
    body = {"game": "express", "lesson": True, "seats": [HERE]}
    problem = lobby.http.post("/api/tables", json=body).json()
    assert problem["message"]["values"]["field"] == "lesson"
    assert "agricola-revised" in problem["message"]["values"]["allowed"]


def test_the_guide_follows_the_turn_and_goes_back_with_it(lobby: Lobby) -> None:
    made = lobby.make(HERE, lesson=True)
    player = lobby.sit(made["id"], *made["tokens"].values())
    before = player.state["guide"]
    assert said(player) == ["goal-1", "goal-2", "goal-3"] and suggestion(player) == "first-wood"
    player.act("place farmland")
    assert said(player)[-1] == "plow" and suggestion(player) == "try-plow"
    player.act("plow r1c1")
    assert suggestion(player) == "confirm"
    player.step("undo")
    player.step("undo")
    assert player.state["guide"] == before
    player.turn("place forest")
    player.until(lambda state: state["decision"] is not None)
    assert said(player)[-1] == "turns"


def test_what_a_move_would_reveal_is_not_told_before_it_is_confirmed(lobby: Lobby) -> None:
    made = lobby.make(HERE, lesson=True)
    player = lobby.sit(made["id"], *made["tokens"].values())
    player.turn("place forest")
    player.until(lambda state: state["decision"] is not None)
    player.act("place fishing")
    assert suggestion(player) == "confirm" and "round" not in said(player)
    player.step("confirm")
    player.until(lambda state: state["decision"] is not None)
    assert player.state["view"]["round"] == 2 and "round" in said(player)


def test_a_lesson_goes_on_anywhere(sqlite_file: str, start: Callable[..., Running]) -> None:
    """Another device and another server say the same; others are told nothing."""
    first = start(sqlite_file)
    lobby = first.lobby()
    made = lobby.make(HERE, lesson=True)
    tokens = list(made["tokens"].values())
    player = lobby.sit(made["id"], *tokens)
    for space in ("forest", "reed-bank", "clay-pit"):
        player.turn(f"place {space}")
        player.until(lambda state: state["decision"] is not None)
    player.act(player.offered()[0])
    guide = player.state["guide"]
    assert player.state["tail"]["actions"] and {"turns", "round"} < set(said(player))
    assert lobby.sit(made["id"], *tokens).state["guide"] == guide
    assert lobby.sit(made["id"]).state["guide"] is None
    first.stop()
    again = start(sqlite_file).lobby()
    assert again.sit(made["id"], *tokens).state["guide"] == guide


def test_other_tables_have_no_guide(lobby: Lobby) -> None:
    made = lobby.make(HERE, RANDOM)
    player = lobby.sit(made["id"], *made["tokens"].values())
    assert player.state["guide"] is None
    assert lobby.stored(made["id"]).lesson is False
