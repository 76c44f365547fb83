"""Bots play by themselves, the same way after any restart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import bocage
from bocage.server.thinking import Thinkers

from .client import HERE, RANDOM, Lobby
from .conftest import Running

GREEDY = {"kind": "bot", "bot": "greedy"}


def test_bots_play_a_whole_game_while_somebody_watches(lobby: Lobby) -> None:
    made = lobby.make(RANDOM, RANDOM, RANDOM)
    assert lobby.get(f"tables/{made['id']}").json()["moves"] == 0
    spectator = lobby.sit(made["id"])
    state = spectator.until(lambda state: state["over"])
    assert state["winners"] and state["deciding"] == [] and state["decision"] is None
    stored = lobby.stored(made["id"])
    table = bocage.new(stored.game, 3, stored.seed, None, **stored.options)
    while not table.over:
        seat = table.decisions[0].seat
        for action in asyncio.run(Thinkers(0).turn(table, seat, "random", stored.seed)):
            table.play(action, seat)
    assert [move.action for move in stored.moves] == list(table.actions)


def test_a_person_plays_against_a_bot_that_thinks(lobby: Lobby) -> None:
    made = lobby.make(HERE, GREEDY)
    player = lobby.sit(made["id"], made["tokens"]["0"])
    for _ in range(3):
        player.until(lambda state: state["decision"] is not None)
        player.act(player.offered()[0])
        while player.state["decision"] is not None:
            player.act(player.offered()[0])
        moves = player.state["moves"]
        player.step("confirm")
        player.until_moves(moves + 1)
    stored = lobby.stored(made["id"])
    assert {move.seat for move in stored.moves} == {0, 1}


def test_bots_go_on_after_a_restart(database: str, start: Callable[..., Running]) -> None:
    first = start(database, bot_pause=60.0)
    lobby = first.lobby()
    made = [lobby.make(HERE, RANDOM) for _ in range(6)]
    waiting = [m for m in made if lobby.stored(m["id"]).summary["deciding"] == [1]]
    first.stop()
    second = start(database)
    lobby = second.lobby()
    for table in waiting:
        lobby.sit(table["id"], table["tokens"]["0"]).until(lambda state: state["deciding"] == [0])
