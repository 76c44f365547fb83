"""Nobody is told what is not theirs to know."""

from __future__ import annotations

import json
from typing import Any

from .client import HERE, LINK, Lobby, Player


def secrets_in(lobby: Lobby, made: dict[str, Any]) -> list[str]:
    """Everything that must not be told: the seed, the secrets and their hashes."""
    stored = lobby.stored(made["id"])
    words = [str(stored.seed), hex(stored.seed)[2:], *map(str, stored.position["random"])]
    words += [made["maker"], *made["tokens"].values(), *made["invitations"].values()]
    for chair in stored.chairs:
        words += [kept.hex() for kept in (chair.token, chair.invitation) if kept]
    return words


def heard(player: Player) -> str:
    """All that a client has on a table."""
    return json.dumps([player.state, player.log])


def test_no_secret_is_ever_told(lobby: Lobby) -> None:
    made = lobby.make(HERE, HERE, LINK)
    id = made["id"]
    players = [lobby.sit(id, made["tokens"]["0"]), lobby.sit(id, made["tokens"]["1"])]
    told = []
    for _ in range(12):
        for player in players:
            player.until(lambda state: state["revision"] == lobby.stored(id).revision)
            if player.offered():
                player.act(player.offered()[0])
            if player.state["can"]["confirm"]:
                player.step("confirm")
            told.append(heard(player))
    token = made["tokens"]["0"]
    told += [heard(lobby.sit(id)), lobby.get("tables").text, lobby.get(f"tables/{id}").text]
    told += [lobby.get(f"tables/{id}/outline", token).text]
    told += [lobby.get(f"tables/{id}/at/0?seat=0", token).text]
    told += [lobby.http.post("/api/tables/mine", json={"tokens": [token]}).text]
    told += [lobby.get(f"tables/{id}/record").text, lobby.get(f"tables/{id}/record", token).text]
    for secret in secrets_in(lobby, made):
        assert not [text for text in told if secret in text]


def test_the_record_stays_closed_until_the_end(lobby: Lobby) -> None:
    made = lobby.make(HERE, HERE)
    answer = lobby.get(f"tables/{made['id']}/record", made["tokens"]["0"])
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")


def test_only_hashes_are_kept(lobby: Lobby) -> None:
    made = lobby.make(HERE, LINK)
    kept = repr(lobby.stored(made["id"]))
    assert made["tokens"]["0"] not in kept and made["invitations"]["1"] not in kept


def test_a_seats_view_needs_its_token(lobby: Lobby) -> None:
    made = lobby.make(HERE, HERE)
    path = f"tables/{made['id']}/at/0?seat=1"
    assert lobby.get(path).status_code == 403
    assert lobby.get(path, made["tokens"]["0"]).status_code == 403
    assert lobby.get(path, made["tokens"]["1"]).json()["view"]["seat"] == 1


def test_a_tail_is_in_no_replay(lobby: Lobby) -> None:
    made = lobby.make(HERE, HERE)
    player = lobby.sit(made["id"], *made["tokens"].values())
    player.turn("place forest")
    player.act("place fishing")
    token = made["tokens"][str(player.state["as"])]
    outline = lobby.get(f"tables/{made['id']}/outline", token).json()
    assert [move["action"] for move in outline["moves"]] == ["place forest"]
    assert lobby.get(f"tables/{made['id']}/at/1", token).json()["action"] is None
    assert lobby.get(f"tables/{made['id']}/at/2", token).status_code == 404
    assert lobby.get(f"tables/{made['id']}").json()["moves"] == 1
