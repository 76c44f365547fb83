"""Another game: everybody comes along to their own seat, without invitations."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from bocage.server.secret import new_secret

from .client import HERE, LINK, RANDOM, Lobby
from .conftest import Running


def again(lobby: Lobby, id: str, token: str, maker: str | None = None) -> httpx.Response:
    """What comes of asking for another game."""
    headers = {"Authorization": f"Bearer {token}"}
    body = {"maker": maker or new_secret()}
    return lobby.http.post(f"/api/tables/{id}/again", json=body, headers=headers)


def three(lobby: Lobby) -> tuple[dict[str, Any], list[str]]:
    """A table of three people and a bot, and the tokens of the people."""
    made = lobby.make(HERE, LINK, LINK, RANDOM, hints=True, language="ru", patience=60)
    claims = [
        {"invitation": made["invitations"][seat], "name": name}
        for seat, name in (("1", "Ben"), ("2", "Cleo"))
    ]
    path = f"/api/tables/{made['id']}/claim"
    tokens = [lobby.http.post(path, json=claim).json()["token"] for claim in claims]
    return made, [made["tokens"]["0"], *tokens]


def test_everybody_comes_along(lobby: Lobby) -> None:
    made, tokens = three(lobby)
    watching = lobby.sit(made["id"])
    secrets = [new_secret() for _ in tokens]
    first = again(lobby, made["id"], tokens[1], secrets[1]).json()
    assert (first["maker"], list(first["tokens"])) == (secrets[1], ["1"])
    state = watching.until(lambda state: state["again"])
    assert state["again"] == {"table": first["id"], "seats": [1]}
    new = lobby.sit(first["id"], first["tokens"]["1"])
    assert [seat["name"] for seat in new.state["seats"][:3]] == ["Ana", "Ben", "Cleo"]
    assert [seat["joined"] for seat in new.state["seats"]] == [False, True, False, True]
    for seat in (0, 2, 0):
        answer = again(lobby, made["id"], tokens[seat], secrets[seat]).json()
        assert (answer["id"], answer["maker"], answer["invitations"]) == (first["id"], "", {})
        assert lobby.sit(answer["id"], answer["tokens"][f"{seat}"]).state["you"] == [seat]
    watching.until(lambda state: state["again"]["seats"] == [0, 1, 2])
    assert again(lobby, made["id"], tokens[1], secrets[1]).json() == first
    old, now = lobby.stored(made["id"]), lobby.stored(first["id"])
    for name in ("game", "options", "hints", "language", "patience", "open", "listed"):
        assert getattr(old, name) == getattr(now, name)
    assert all(chair.joined for chair in now.chairs)


def test_the_seats_of_one_screen_come_along_together(lobby: Lobby) -> None:
    made = lobby.make(HERE, LINK, {"kind": "here", "name": "Dan"})
    ben = lobby.claim(made).json()["token"]
    first = again(lobby, made["id"], ben).json()
    came = again(lobby, made["id"], made["tokens"]["2"]).json()
    assert list(came["tokens"]) == ["0", "2"]
    assert lobby.sit(first["id"], *came["tokens"].values()).state["you"] == [0, 2]


def test_who_asks_at_once_goes_to_one_table(database: str, start: Callable[..., Running]) -> None:
    lobbies = [start(database).lobby() for _ in range(2)]
    made, tokens = three(lobbies[0])
    with ThreadPoolExecutor(3) as pool:
        asked = pool.map(lambda n: again(lobbies[n % 2], made["id"], tokens[n]), range(3))
        answers = [answer.json() for answer in asked]
    assert len({answer["id"] for answer in answers}) == 1
    stored = lobbies[0].stored(answers[0]["id"])
    assert all(chair.joined for chair in stored.chairs)
    listed = lobbies[0].get("tables").json()
    assert {table["id"] for table in listed} == {made["id"], answers[0]["id"]}


def test_a_seat_that_was_given_away_meanwhile(lobby: Lobby) -> None:
    made, tokens = three(lobby)
    first = again(lobby, made["id"], tokens[0]).json()
    claim = {"invitation": first["invitations"]["2"], "name": "Eve"}
    assert lobby.http.post(f"/api/tables/{first['id']}/claim", json=claim).status_code == 200
    answer = again(lobby, made["id"], tokens[2])
    assert (answer.status_code, answer.json()["message"]["id"]) == (403, "error-claimed")
    assert again(lobby, made["id"], new_secret()).status_code == 403
