"""Results are kept once, if the makers of a table have said so, and outlive the table."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, delete, func, select

from bocage.server.database import open_database, writing
from bocage.server.results import settle_all, settling
from bocage.server.retention import removing
from bocage.server.schema import RATINGS, RESULTS, TABLES
from bocage.server.store import Store

from .client import HERE, LINK, RANDOM, Lobby
from .conftest import Running
from .ending import before_the_end, play_out
from .knowing import Device, found_in, keep, recover
from .process import Process

EXPRESS = {"game": "express"}


def played(
    lobby: Lobby, engine: Engine, one: Device, other: Device | None = None, **fields: Any
) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table of two people that is played to its end, and how it stands then."""
    made = one.make(HERE, LINK, **{**EXPRESS, "counts": True, **fields})
    before_the_end(engine, made["id"])
    token = other.claim(made) if other else lobby.claim(made).json()["token"]
    player = lobby.sit(made["id"], made["tokens"]["0"], token)
    play_out(player)
    return made, player.state


@pytest.fixture
def engine(server: Running) -> Engine:
    """The database of the shared server."""
    engine: Engine = server.app.state.host.engine
    return engine


def test_the_results_of_two_people(lobby: Lobby, engine: Engine) -> None:
    one, other = keep(lobby), keep(lobby, "Ben")
    made, state = played(lobby, engine, one, other)
    assert lobby.get(f"tables/{made['id']}").json()["counts"] is True
    totals = [score["total"] for score in state["scores"]]
    places = [1 if seat in state["winners"] else 2 for seat in range(2)]
    for device, seat in ((one, 0), (other, 1)):
        (game,) = device.results["games"]
        assert (game["table"], game["game"], game["there"]) == (made["id"], "express", True)
        assert [found["name"] for found in game["seats"]] == ["Ana", "Ben"]
        assert [found["points"] for found in game["seats"]] == totals
        assert [found["place"] for found in game["seats"]] == places
        assert [found["you"] for found in game["seats"]] == [seat == 0, seat == 1]
        (figures,) = device.results["statistics"]
        assert (figures["games"], figures["seats"], figures["game"]) == (1, 2, "express")
        assert figures["places"] == [int(places[seat] == 1), int(places[seat] == 2)]
        assert figures["best"] == figures["mean"] == totals[seat]
        (against,) = device.results["against"]
        assert (against["name"], against["games"]) == (["Ben", "Ana"][seat], 1)
        assert against["ahead"] - against["behind"] == places[1 - seat] - places[seat]
    ratings = [device.results["ratings"][0] for device in (one, other)]
    assert [rating["games"] for rating in ratings] == [1, 1]
    if places[0] != places[1]:
        values = sorted(zip(places, [rating["value"] for rating in ratings], strict=True))
        assert values[0][1] > 25 > values[1][1]
    assert all(rating["low"] < rating["value"] < rating["high"] for rating in ratings)
    again = recover(lobby, one.phrase)
    assert again.results == one.results
    with writing(engine) as connection, connection.begin():
        removing(made["id"])(connection)
    (game,) = one.results["games"]
    assert game["there"] is False and game["seats"][1]["name"] == "Ben"


def test_nothing_counts_unless_the_makers_said_so(lobby: Lobby, engine: Engine) -> None:
    one, other = keep(lobby), keep(lobby, "Ben")
    made, _ = played(lobby, engine, one, other, counts=False)
    assert lobby.get(f"tables/{made['id']}").json()["counts"] is False
    for device in (one, other):
        assert device.results == {"games": [], "statistics": [], "ratings": [], "against": []}


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        ([HERE, HERE], {}),
        ([HERE], {"campaign": "solo"}),
        ([HERE], {"game": "express", "lesson": True}),
    ],
)
def test_where_results_would_mean_nothing(
    lobby: Lobby, seats: list[dict[str, Any]], more: dict[str, Any]
) -> None:
    body = {"game": "agricola-revised", "seats": seats, "counts": True, **more}
    answer = lobby.http.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert answer.json()["message"]["values"]["field"] == "counts"


def test_games_with_bots_and_guests_are_kept_but_not_rated(lobby: Lobby, engine: Engine) -> None:
    one = keep(lobby)
    made = one.make(HERE, RANDOM, **EXPRESS, counts=True)
    play_out(lobby.sit(made["id"], made["tokens"]["0"]))
    played(lobby, engine, one)
    found = one.results
    assert [len(game["seats"]) for game in found["games"]] == [2, 2]
    assert {(other["name"], other["bot"]) for other in found["against"]} == {
        ("Ben", None),
        ("", "random"),
    }
    assert found["ratings"] == [] and found["statistics"][0]["games"] == 2


def test_a_guest_may_keep_what_was_played(lobby: Lobby, engine: Engine) -> None:
    guest = lobby.make(HERE, LINK, **EXPRESS, counts=True)
    before_the_end(engine, guest["id"])
    token = lobby.claim(guest).json()["token"]
    play_out(lobby.sit(guest["id"], guest["tokens"]["0"], token))
    one = keep(lobby)
    assert one.results["games"] == []
    one.ask("POST", "/seats", tokens=[token])
    (game,) = one.results["games"]
    assert [seat["you"] for seat in game["seats"]] == [False, True]
    assert one.results["ratings"] == []


def test_who_resigns_is_last_and_who_agrees_has_no_result(lobby: Lobby, engine: Engine) -> None:
    one, other = keep(lobby), keep(lobby, "Ben")
    made = one.make(HERE, LINK, **EXPRESS, counts=True)
    before_the_end(engine, made["id"])
    token = other.claim(made)
    giving_up = lobby.sit(made["id"], token)
    assert giving_up.say("resign", seat=1, bot="random")["type"] == "done"
    giving_up.socket.close()
    staying = lobby.sit(made["id"], made["tokens"]["0"])
    play_out(staying)
    (game,) = one.results["games"]
    assert [(seat["place"], seat["left"]) for seat in game["seats"]] == [(1, False), (2, True)]
    assert one.results["ratings"][0]["value"] > 25 > other.results["ratings"][0]["value"]
    made = one.make(HERE, LINK, **EXPRESS, counts=True)
    both = lobby.sit(made["id"], made["tokens"]["0"], other.claim(made))
    for seat in range(2):
        assert both.say("end", seat=seat, agree=True)["type"] == "done"
    both.until(lambda state: state["over"])
    assert len(one.results["games"]) == 1


def test_results_are_kept_once(lobby: Lobby, server: Running, engine: Engine) -> None:
    one, other = keep(lobby), keep(lobby, "Ben")
    made, _ = played(lobby, engine, one, other)
    before = one.results
    host = server.app.state.host
    stored = lobby.stored(made["id"])
    with ThreadPoolExecutor(4) as pool:
        jobs = [pool.submit(host.writer.submit, made["id"], settling(stored)) for _ in range(8)]
        for job in jobs:
            job.result().result()
    assert one.results == before


def test_games_that_end_at_once_at_two_processes(
    database: str, start: Callable[..., Running]
) -> None:
    servers = [start(database) for _ in range(2)]
    lobbies = [server.lobby() for server in servers]
    engine = servers[0].app.state.host.engine
    one, other = keep(lobbies[0]), keep(lobbies[0], "Ben")
    players = []
    for n in range(6):
        made = (one, other)[n % 2].make(HERE, LINK, **EXPRESS, counts=True)
        before_the_end(engine, made["id"])
        token = (other, one)[n % 2].claim(made)
        players.append(lobbies[n // 3].sit(made["id"], made["tokens"]["0"], token))
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(play_out, players))
    for device in (one, other):
        found = device.results
        assert len(found["games"]) == found["ratings"][0]["games"] == 6


def test_results_that_an_older_process_left_out(
    database: str, start: Callable[..., Running]
) -> None:
    server = start(database)
    lobby = server.lobby()
    one, other = keep(lobby), keep(lobby, "Ben")
    host = server.app.state.host
    played(lobby, host.engine, one, other)
    before = one.results
    with writing(host.engine) as connection, connection.begin():
        connection.execute(delete(RESULTS))
        connection.execute(delete(RATINGS))
    assert one.results["games"] == []
    for _ in range(2):
        asyncio.run_coroutine_threadsafe(
            settle_all(host), next(iter(host.chores)).get_loop()
        ).result(10)
        assert one.results == before


def test_who_goes_is_a_nameless_opponent(lobby: Lobby, engine: Engine) -> None:
    one, other = keep(lobby, "Ana"), keep(lobby, "Benedikta")
    made = one.make(HERE, LINK, **EXPRESS, counts=True)
    before_the_end(engine, made["id"])
    token = other.claim(made, name="Benedikta")
    play_out(lobby.sit(made["id"], made["tokens"]["0"], token))
    assert found_in(engine, "Benedikta") == {"people", "results", "seats"}
    assert other.ask("DELETE").status_code == 204
    assert found_in(engine, "Benedikta") == {"seats"}
    (game,) = one.results["games"]
    assert [seat["name"] for seat in game["seats"]] == ["Ana", ""]
    assert one.results["against"][0]["name"] == "" and len(one.results["ratings"]) == 1


def test_results_survive_a_kill(database: str, tmp_path: Path) -> None:
    """Whatever was acknowledged as the end of a game has its results, and one of each."""
    process = Process(database, tmp_path / "log", 0, BOCAGE_TABLES_PER_MINUTE="100000")
    engine = open_database(database)
    lobby = Lobby(process.address, Store(engine).load)
    one, other = keep(lobby), keep(lobby, "Ben")
    ends = []
    for _ in range(3):
        made, state = played(lobby, engine, one, other)
        assert state["over"]
        ends.append(made["id"])
    process.end(signal.SIGKILL)
    with engine.connect() as connection:
        over = set(connection.scalars(select(TABLES.c.id).where(TABLES.c.over.is_(True))))
        kept = select(RESULTS.c.table_id, func.count()).group_by(RESULTS.c.table_id)
        assert dict(connection.execute(kept).all()) == dict.fromkeys(over, 2)
        assert over == set(ends)
        assert set(connection.scalars(select(RATINGS.c.games))) == {3}
    lobby.close()
    engine.dispose()
