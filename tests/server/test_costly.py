"""What decisions have cost: who may ask, when, how it is told, and that nobody waits for it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest

import bocage

from .client import HERE, RANDOM, Lobby
from .conftest import Running


@pytest.fixture
def quick(sqlite_file: str, start: Callable[..., Running]) -> Lobby:
    """A server with one process that thinks."""
    return start(sqlite_file, bot_seconds=0.01, bot_workers=1).lobby()


def ask(lobby: Lobby, table: dict[str, Any], seat: int = 0, token: str = "") -> httpx.Response:
    """What comes of asking."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    path = f"/api/tables/{table['id']}/costly"
    return lobby.http.post(path, json={"seat": seat}, headers=headers, timeout=60.0)


def told(lobby: Lobby, table: dict[str, Any], seat: int = 0, token: str = "") -> dict[str, Any]:
    """The answer, once it is there."""
    done = 0.0
    for _ in range(1200):
        answer = ask(lobby, table, seat, token)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        assert 0 <= done <= found["done"] <= 1 and found["seat"] == seat
        done = found["done"]
        if found["decisions"] is not None:
            assert done == 1
            return found
        time.sleep(0.05)
    raise AssertionError("nothing was told")


def played_out(lobby: Lobby, game: str, **fields: Any) -> dict[str, Any]:
    """A table at which a random game has been played to the end."""
    table: dict[str, Any] = lobby.make(HERE, RANDOM, game=game, **fields)
    player = lobby.sit(table["id"], *table["tokens"].values())
    player.say("set", seat=0, confirm=False)
    dice = random.Random(5)
    while True:
        player.until(lambda state: state["over"] or state["decision"] is not None)
        if player.state["over"]:
            return table
        player.act(dice.choice(player.offered()))


def test_three_decisions_are_told_with_what_would_have_been_better(quick: Lobby) -> None:
    table = played_out(quick, "express")
    found = told(quick, table)
    assert 1 <= len(found["decisions"]) <= 3
    costs = [one["points"] for one in found["decisions"]]
    assert costs == sorted(costs, reverse=True) and costs[-1] >= 0.5
    outline = quick.get(f"tables/{table['id']}/outline").json()
    for one in found["decisions"]:
        move = next(move for move in outline["moves"] if move["n"] == one["n"])
        assert (move["seat"], move["action"], move["round"]) == (0, one["action"], one["round"])
        assert one["message"] == move["message"] != one["better"]
        assert bocage.text(bocage.Message(one["better"]["id"], one["better"]["values"]))
    began = time.monotonic()
    assert ask(quick, table).json() == found
    assert time.monotonic() - began < 5, "it is kept"


def test_who_may_ask_and_when(quick: Lobby) -> None:
    running = quick.make(HERE, RANDOM, game="express")
    refused = ask(quick, running)
    assert refused.status_code == 403
    assert refused.json()["message"]["id"] == "error-costly-not-over"
    closed = played_out(quick, "express", open=False)
    assert ask(quick, closed).status_code == 403
    assert ask(quick, closed, 2, closed["tokens"]["0"]).status_code == 404
    assert quick.http.post("/api/tables/nowhere/costly", json={"seat": 0}).status_code == 404
    bad = quick.http.post(f"/api/tables/{closed['id']}/costly", json={"seat": -1})
    assert bad.status_code == 422 or bad.json()["code"] == "bad-message"
    assert told(quick, closed, 1, closed["tokens"]["0"])["seat"] == 1
