"""Tables that were begun under other rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bocage.server.restore import restored
from bocage.server.store import changing

from .begun import begun
from .client import HERE, Lobby
from .conftest import Running


def test_rules_that_give_the_same_game_go_unnoticed() -> None:
    stored = begun("place forest", "place fishing")
    found, turn = restored(replace(stored, rules=0))
    assert found.rules == turn.committed.game.rules_version and found.start is None
    assert not turn.committed.diverged


@pytest.mark.parametrize("change", ["position", "move"])
def test_where_rules_differ_the_game_goes_on_from_its_last_position(change: str) -> None:
    stored = begun("place forest", "place fishing")
    if change == "position":
        position = {**stored.position, "starting_player": 1 - stored.position["starting_player"]}
        stored = replace(stored, rules=0, position=position)
    else:
        moves = (replace(stored.moves[0], action="place the-moon"), stored.moves[1])
        stored = replace(stored, rules=0, moves=moves)
    found, turn = restored(stored)
    assert turn.committed.diverged and found.start_n == 2
    assert turn.committed.position()["starting_player"] == stored.position["starting_player"]
    again, later = restored(found)
    assert again is found and later.committed.diverged


def test_a_table_that_diverged_is_played_on(lobby: Lobby, server: Running) -> None:
    made_now = lobby.make(HERE, HERE)
    id = made_now["id"]
    player = lobby.sit(id, *made_now["tokens"].values())
    player.turn("place forest")
    player.act("place farmland")
    player.socket.close()
    host = server.app.state.host
    stored = lobby.stored(id)
    moves = (replace(stored.moves[0], action="place the-moon"), *stored.moves[1:])
    old = replace(stored, rules=0, moves=moves, revision=stored.revision + 1)
    host.writer.submit(id, changing(stored, old)).result()
    player = lobby.sit(id, *made_now["tokens"].values())
    player.until(lambda state: state["diverged"])
    assert player.state["tail"]["actions"] == []
    player.turn("place fishing")
    assert player.state["moves"] == 2 and player.state["diverged"]
    kept = lobby.stored(id)
    assert kept.start is not None and kept.start_n == 1
    outline = lobby.get(f"tables/{id}/outline").json()
    assert [(move["n"], move["action"]) for move in outline["moves"]] == [(1, "place fishing")]
    assert lobby.get(f"tables/{id}/at/0").status_code == 404
    assert lobby.get(f"tables/{id}/at/2").json()["view"] == lobby.sit(id).state["view"]


def test_a_table_that_cannot_be_read_says_so(lobby: Lobby, server: Running) -> None:
    id = lobby.make(HERE, HERE)["id"]
    host = server.app.state.host
    stored = lobby.stored(id)
    broken = replace(stored, rules=0, position={"game": "agricola-revised"}, revision=9)
    host.writer.submit(id, changing(stored, broken)).result()
    answer = lobby.get(f"tables/{id}/outline")
    assert (answer.status_code, answer.json()["message"]["id"]) == (503, "error-broken")
