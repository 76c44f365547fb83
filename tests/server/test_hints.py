"""Hints: who may ask for them, when, and what they say."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import httpx
import pytest

from bocage.server.advising import Advisers
from bocage.server.host import Host
from bocage.server.making import made
from bocage.server.models import NewChair, NewTable
from bocage.server.refusals import Refusal
from bocage.server.secret import new_secret
from bocage.server.settings import Settings

from .client import HERE, LINK, RANDOM, Lobby
from .conftest import Running


@pytest.fixture
def quick(sqlite_file: str, start: Callable[..., Running]) -> Lobby:
    """A server whose bots think for a moment only."""
    return start(sqlite_file, bot_seconds=0.01, bot_workers=1).lobby()


def ask(lobby: Lobby, made: dict[str, Any], seat: str = "0") -> httpx.Response:
    """What comes of asking for a hint."""
    headers = {"Authorization": f"Bearer {made['tokens'].get(seat, 'nobody')}"}
    return lobby.http.post(f"/api/tables/{made['id']}/advice", headers=headers, timeout=60.0)


def why(answer: httpx.Response) -> tuple[int, str]:
    """How a request was refused."""
    return answer.status_code, answer.json()["message"]["id"]


@pytest.mark.parametrize("game", ["agricola-revised", "creatures", "hallertau", "express"])
def test_a_hint_ranks_what_can_be_done(quick: Lobby, game: str) -> None:
    table = quick.make(HERE, {"kind": "here", "name": "Bo"}, game=game, hints=True)
    player = quick.sit(table["id"], *table["tokens"].values())
    seat = player.until(lambda state: state["decision"] is not None)["as"]
    answer = ask(quick, table, str(seat))
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert (told["seat"], told["revision"]) == (seat, player.state["revision"])
    assert 1 <= len(told["advice"]) <= 5
    for found in told["advice"]:
        assert found["action"] in player.offered() and found["message"]["id"]
        assert isinstance(found["points"], float) and isinstance(found["lead"], float)
        assert found["why"]["id"].startswith("why-") and found["why"]["game"] == game


def test_a_hint_goes_by_what_has_been_done_in_the_turn(quick: Lobby) -> None:
    table = quick.make(HERE, {"kind": "here", "name": "Bo"}, hints=True)
    player = quick.sit(table["id"], *table["tokens"].values())
    seat = str(player.state["as"])
    player.act("place farmland")
    offered = player.offered()
    assert all(text.startswith("plow ") for text in offered)
    advice = ask(quick, table, seat).json()["advice"]
    assert {found["action"] for found in advice} <= set(offered)
    player.act(offered[0])
    assert why(ask(quick, table, seat)) == (409, "error-confirm-first")


@pytest.mark.parametrize(
    ("seats", "chosen", "allowed"),
    [
        ([HERE], None, True),
        ([HERE, RANDOM], None, True),
        ([HERE, LINK], None, False),
        ([HERE, HERE], None, False),
        ([HERE, HERE], True, True),
        ([HERE, RANDOM], False, False),
    ],
)
def test_where_hints_are_allowed(
    quick: Lobby, seats: list[dict[str, Any]], chosen: bool | None, allowed: bool
) -> None:
    table = quick.make(*seats, hints=chosen)
    player = quick.sit(table["id"], *table["tokens"].values())
    assert player.state["hints"] is allowed
    if allowed:
        player.until(lambda state: state["decision"] is not None)
    answer = ask(quick, table, str(player.state["as"]))
    if allowed:
        assert answer.status_code == 200
    else:
        assert why(answer) == (403, "error-no-hints")
    again = quick.http.post(
        f"/api/tables/{table['id']}/again",
        headers={"Authorization": f"Bearer {table['tokens']['0']}"},
    ).json()
    assert quick.sit(again["id"], *again["tokens"].values()).state["hints"] is allowed


def test_only_a_seat_that_decides_is_given_one(quick: Lobby) -> None:
    table = quick.make(HERE, {"kind": "here", "name": "Bo"}, hints=True)
    first = deciding(quick, table)
    assert why(ask(quick, table, str(1 - first))) == (409, "error-hint-not-asked")
    assert why(ask(quick, table, "7")) == (403, "error-forbidden")
    assert quick.http.post("/api/tables/nowhere/advice").status_code == 404


def deciding(lobby: Lobby, table: dict[str, Any]) -> int:
    """The seat that decides."""
    seat: int = lobby.get(f"tables/{table['id']}").json()["deciding"][0]
    return seat


def test_tables_from_before_there_were_hints_go_by_who_sits_there(quick: Lobby) -> None:
    table = quick.make(HERE, RANDOM, hints=False)
    stored = quick.stored(table["id"])
    assert stored.advised is False
    assert replace(stored, hints=None).advised is True


class Bench:
    """Thinks about a hint until a test lets it."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()

    async def advise(self, table: object, seat: int) -> list[Any]:
        await self.go_on.wait()
        return []


def test_one_hint_at_a_time_and_none_about_what_has_passed(
    sqlite_file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tell() -> None:
        host = Host(Settings(database=sqlite_file))
        bench = Bench()
        monkeypatch.setattr(host, "thinkers", bench)
        wanted = NewTable(game="agricola-revised", seats=[NewChair(kind="here", name="Ana")])
        live = await host.find((await host.add(made(wanted, new_secret()))).id)
        advisers = Advisers(host)
        first = asyncio.create_task(advisers.advise(live, 0))
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too-fast"):
            await advisers.advise(live, 0)
        live.take(live.stored, live.turn.extended(0, ["place farmland"], 0.0))
        with pytest.raises(Refusal, match="stale"):
            await first
        bench.go_on.set()
        assert (await advisers.advise(live, 0)).advice == []
        host.writer.close()
        host.engine.dispose()

    asyncio.run(tell())
