"""Tables that anybody may join: who finds them, and who gets the seat."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from bocage.server.secret import new_secret

from .client import HERE, LINK, RANDOM, Lobby
from .conftest import Running

NAMED = {"kind": "link", "name": "Cleo"}


def join(lobby: Lobby, id: str, **fields: Any) -> httpx.Response:
    """What comes of joining a table."""
    return lobby.http.post(f"/api/tables/{id}/join", json={"name": "Ben", **fields})


def ids(lobby: Lobby, path: str) -> set[str]:
    """The tables that a list has."""
    return {table["id"] for table in lobby.get(path).json()}


def test_a_listed_seat_is_taken_in_one_step(lobby: Lobby) -> None:
    made = lobby.make(HERE, LINK, join=True, language="fr")
    host = lobby.sit(made["id"], made["tokens"]["0"])
    found = next(table for table in lobby.get("tables/free").json() if table["id"] == made["id"])
    assert (found["join"], found["language"]) == (True, "fr")
    token = new_secret()
    answers = [join(lobby, made["id"], token=token) for _ in range(2)]
    assert [answer.json() for answer in answers] == [{"seat": 1, "token": token}] * 2
    host.until(lambda state: state["seats"][1]["joined"] and state["seats"][1]["name"] == "Ben")
    assert lobby.sit(made["id"], token).state["you"] == [1]
    assert made["id"] not in ids(lobby, "tables/free"), "no seat is free any more"
    assert made["id"] in ids(lobby, "tables"), "but one may watch"


def test_whoever_clicks_at_once_has_a_seat_each_or_is_told(
    database: str, start: Callable[..., Running]
) -> None:
    lobbies = [start(database).lobby() for _ in range(2)]
    made = lobbies[0].make(HERE, LINK, LINK, join=True)
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda n: join(lobbies[n % 2], made["id"]), range(6)))
    seats = sorted(answer.json()["seat"] for answer in answers if answer.status_code == 200)
    refused = [answer for answer in answers if answer.status_code != 200]
    assert seats == [1, 2] and len(refused) == 4
    assert {answer.json()["message"]["id"] for answer in refused} == {"error-full"}
    chairs = lobbies[0].stored(made["id"]).chairs
    assert len({chair.token for chair in chairs}) == 3


def test_seats_that_are_not_for_anybody(lobby: Lobby) -> None:
    invited, named = lobby.make(HERE, LINK), lobby.make(HERE, NAMED, join=True)
    for made, why in ((invited, "error-not-joining"), (named, "error-full")):
        answer = join(lobby, made["id"])
        assert (answer.status_code, answer.json()["message"]["id"]) == (403, why)
        assert made["id"] not in ids(lobby, "tables/free")
    lost = lobby.make(HERE, LINK, join=True)
    join(lobby, lost["id"])
    lobby.invite(lost["id"], 1, lost["maker"])
    assert join(lobby, lost["id"]).status_code == 403, "a lost seat waits for its new link"
    assert join(lobby, "nowhere").status_code == 404


def test_a_table_that_nobody_may_watch_can_be_joined(lobby: Lobby) -> None:
    made = lobby.make(HERE, LINK, join=True, open=False)
    assert made["id"] in ids(lobby, "tables/free") - ids(lobby, "tables")
    assert lobby.sit(made["id"], join(lobby, made["id"]).json()["token"]).state["you"] == [1]


@pytest.mark.parametrize(
    ("seats", "more", "listed"),
    [
        ([HERE, RANDOM], {}, False),
        ([HERE, RANDOM], {"listed": True}, True),
        ([HERE, RANDOM, LINK], {}, True),
        ([HERE, HERE], {"listed": False}, False),
        ([HERE, RANDOM], {"listed": True, "open": False}, False),
    ],
)
def test_tables_against_bots_only_are_not_listed_unless_said_otherwise(
    lobby: Lobby, seats: list[dict[str, Any]], more: dict[str, Any], listed: bool
) -> None:
    made = lobby.make(*seats, **more)
    assert (made["id"] in ids(lobby, "tables")) is listed
    assert lobby.get(f"tables/{made['id']}").status_code == 200


def test_joining_too_often_from_one_address(
    sqlite_file: str, start: Callable[..., Running]
) -> None:
    lobby = start(sqlite_file, creations_per_minute=2).lobby()
    made = lobby.make(HERE, LINK, join=True)
    codes = [join(lobby, made["id"], token="weak").status_code for _ in range(3)]
    assert codes == [422, 422, 429]
