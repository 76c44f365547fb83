"""Players always find room: at a table, from an address, on the server, whoever else looks on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bocage.server.limits import Gallery
from bocage.server.settings import Settings

from .client import HERE, Lobby, soon
from .conftest import Running


def refused(lobby: Lobby, made: dict[str, Any], *tokens: str) -> bool:
    """Whether there is no room for one more."""
    player = lobby.connect(made["id"])
    if player.say("hello", tokens=list(tokens))["type"] == "done":
        return False
    with pytest.raises(ConnectionClosed) as end:
        player.read()
    assert end.value.rcvd is not None and end.value.rcvd.code == 1013
    return True


@pytest.mark.parametrize("room", ["spectators", "spectators_per_table", "spectators_per_address"])
def test_spectators_leave_room_for_players(
    sqlite_file: str, start: Callable[..., Running], room: str
) -> None:
    server = start(sqlite_file, **{room: 3})
    lobby = server.lobby()
    made = lobby.make(HERE, HERE)
    watching = [lobby.sit(made["id"]) for _ in range(3)]
    assert refused(lobby, made)
    for token in made["tokens"].values():
        lobby.sit(made["id"], token).until(lambda state: state["you"] != [])
    watching[0].socket.close()
    soon(lambda: server.app.state.host.gallery.taken[("all", "")] == 2)
    assert not refused(lobby, made)


def test_a_seat_has_room_for_so_many(sqlite_file: str, start: Callable[..., Running]) -> None:
    lobby = start(sqlite_file, connections_per_seat=2).lobby()
    made = lobby.make(HERE, HERE)
    first, second = made["tokens"].values()
    for _ in range(2):
        lobby.sit(made["id"], first)
    assert refused(lobby, made, first)
    assert not refused(lobby, made, second) and not refused(lobby, made)
    assert not refused(lobby, made, first, second), "there is room at the second seat"
    assert refused(lobby, made, first, second)


def test_each_table_and_each_address_has_room_of_its_own() -> None:
    gallery = Gallery(Settings("", spectators=4, spectators_per_table=2, spectators_per_address=2))
    places = [gallery.enter("a", "192.0.2.1"), gallery.enter("a", "192.0.2.2")]
    assert None not in places
    assert gallery.enter("a", "192.0.2.3") is None
    assert gallery.enter("b", "192.0.2.1") and gallery.enter("b", "2001:db8::1")
    assert gallery.enter("c", "192.0.2.4") is None, "four in all"
    for place in places:
        assert place is not None
        gallery.leave(place)
    assert gallery.enter("c", "2001:db8::2")
    assert gallery.enter("c", "2001:db8::3") is None, "one house is one address"
    assert ("table", "a") not in gallery.taken
