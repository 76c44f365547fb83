"""Clocks: whose runs, what a turn gives, what comes at the end; a restart costs nothing."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import update

from bocage.server import timekeeper
from bocage.server.clocks import left_at, ticked
from bocage.server.database import writing
from bocage.server.deeds import acted, confirmed, reopened, set_confirm
from bocage.server.making import made
from bocage.server.models import NewChair, NewPace, NewTable
from bocage.server.restore import restored
from bocage.server.schema import BEATS, TABLES
from bocage.server.secret import new_secret
from bocage.server.stored import Stored
from bocage.server.turn import Turn

from .client import HERE, LINK, RANDOM, Lobby, soon
from .conftest import Running

LIVE = {"kind": "live", "bank": 600, "increment": 10}
DAILY = {"kind": "daily", "bank": 86400}
OUT = {"kind": "live", "bank": 1, "bot": "random"}


class Timed:
    """A table whose changes take so many seconds."""

    def __init__(self, pace: dict[str, Any], **options: Any) -> None:
        seats = [NewChair(kind="here", name="Ana")] * 2
        wanted = NewTable(
            game="agricola-revised", seats=seats, pace=NewPace(**pace), options=options
        )
        self.stored, self.turn = restored(made(wanted, new_secret()))
        self.now = self.stored.created

    def after(self, seconds: float, deed: Callable[..., tuple[Stored, Turn]], *given: Any) -> None:
        """A change, so much later."""
        self.now += seconds
        new, turn = deed(self.stored, self.turn, *given, self.now)
        self.stored, self.turn = ticked(self.stored, new, turn, self.now), turn

    @property
    def left(self) -> list[float]:
        """What is left to each seat, in whole seconds."""
        left = left_at(self.stored.clocks, self.stored.ticking, self.now)
        return [round(seconds) for seconds in left]

    @property
    def running(self) -> list[int]:
        """Whose clocks run."""
        assert self.stored.clocks is not None
        return self.stored.clocks["running"]


def test_a_live_clock_runs_until_the_turn_is_confirmed() -> None:
    table = Timed(LIVE)
    first = table.running[0]
    other = 1 - first
    table.after(30, acted, first, ["place forest"])
    assert (table.running, table.left[first]) == ([first], 570), "still to be confirmed"
    table.after(20, confirmed, first)
    assert (table.running, table.left[first], table.left[other]) == ([other], 550, 610)
    table.after(5, acted, other, ["place clay-pit"])
    table.after(0, confirmed, other)
    assert (table.left[first], table.left[other]) == (560, 605)
    assert table.stored.due == pytest.approx(table.now + 560)


def test_undoing_gives_no_time_back_and_no_more() -> None:
    table = Timed(LIVE)
    first = table.running[0]
    table.after(0, set_confirm, first, False)
    table.after(100, acted, first, ["place forest"])
    other = table.running[0]
    before = table.left[first]
    table.after(7, reopened)
    assert (table.running, table.left[first], table.left[other]) == ([first], before, 603)
    assert before == 500


def test_by_the_day_each_turn_has_its_hours() -> None:
    table = Timed(DAILY)
    first = table.running[0]
    table.after(80000, acted, first, ["place forest"])
    table.after(0, confirmed, first)
    table.after(70000, acted, 1 - first, ["place clay-pit"])
    assert table.left[1 - first] == 16400
    table.after(0, confirmed, 1 - first)
    assert table.left[first] == 86400


def test_several_who_decide_at_once_run_their_own_clocks() -> None:
    table = Timed(LIVE, cards="base", hands="draft")
    assert table.running == [0, 1]
    assert table.turn.committed.decisions
    action = table.turn.committed.decisions[0].actions[0].text
    table.after(50, acted, 0, [action])
    assert (table.running, table.left) == ([1], [550, 550])
    table.after(25, set_confirm, 0, False)
    assert table.left == [550, 525]


def test_clocks_stand_still_without_everybody_and_while_a_bot_decides(lobby: Lobby) -> None:
    made = lobby.make(HERE, LINK, pace=LIVE, listed=False)
    ana = lobby.sit(made["id"], made["tokens"]["0"])
    assert ana.state["clocks"] == {"left": [600.0, 600.0], "running": []}
    lobby.claim(made)
    state = ana.until(lambda state: state["clocks"]["running"])
    assert state["clocks"]["running"] == state["deciding"]
    summary = lobby.get(f"tables/{made['id']}").json()
    assert summary["pace"] == {**LIVE, "end": "bot", "bot": "fair"}
    assert summary["clocks"]["running"] == summary["deciding"]
    alone = lobby.make(HERE, RANDOM, pace=LIVE)
    ana = lobby.sit(alone["id"], alone["tokens"]["0"])
    ana.until(lambda state: state["deciding"] == [0])
    assert ana.state["clocks"]["running"] == [0]


@pytest.mark.parametrize(("end", "more"), [("bot", 0), ("bot", 1000), ("lose", 0)])
def test_what_happens_when_the_time_is_up(
    database: str,
    start: Callable[..., Running],
    monkeypatch: pytest.MonkeyPatch,
    end: str,
    more: int,
) -> None:
    monkeypatch.setattr(timekeeper, "LOOK", 0.05)
    lobby = start(database).lobby()
    made = lobby.make(HERE, HERE, pace={**OUT, "end": end, "increment": more})
    ana = lobby.sit(made["id"], *made["tokens"].values())
    seat = ana.state["deciding"][0]
    assert ana.state["decision"]
    ana.act("place forest")
    state = ana.until(lambda state: state["seats"][seat]["stand_in"])
    assert state["seats"][seat]["resigned"] is (end == "lose")
    ana.until(lambda state: state["moves"] > 0)
    answer = ana.say("return", seat=seat)
    if end == "lose":
        assert answer["message"]["id"] == "error-resigned"
    elif not more:
        assert answer["message"]["id"] == "error-time-is-up"
    else:
        assert answer["type"] == "done"
        assert ana.state["clocks"]["left"][seat] == pytest.approx(more, abs=5)


def test_time_in_which_no_server_runs_costs_nobody_time(
    database: str, start: Callable[..., Running]
) -> None:
    server = start(database)
    lobby = server.lobby()
    made = lobby.make(HERE, HERE, pace=LIVE)
    seat = lobby.sit(made["id"], made["tokens"]["0"]).state["deciding"][0]
    server.stop()
    with writing(server.app.state.host.engine) as connection, connection.begin():
        earlier = {"ticking": TABLES.c.ticking - 5000, "due": TABLES.c.due - 5000}
        connection.execute(update(TABLES).values(earlier))
        connection.execute(update(BEATS).values(at=time.time() - 4900))
    lobby = start(database).lobby()
    clocks = lobby.sit(made["id"], made["tokens"]["0"]).state["clocks"]
    assert clocks["left"][seat] == pytest.approx(500, abs=5), "what was before that counts"
    assert lobby.stored(made["id"]).due == pytest.approx(time.time() + 500, abs=5)


def test_a_database_that_was_away_costs_nobody_time(
    database: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(database)
    lobby = server.lobby()
    made = lobby.make(HERE, HERE, pace=LIVE)
    ana = lobby.sit(made["id"], *made["tokens"].values())
    seat = ana.state["deciding"][0]
    with writing(server.app.state.host.engine) as connection, connection.begin():
        timekeeper.beating(time.time() + 300, timekeeper.GAP)(connection)
    state = ana.until(lambda state: state["revision"] == 2)
    assert state["clocks"]["left"][seat] == pytest.approx(600, abs=2)
    ana.turn("place forest")


def test_a_pace_that_there_is_not(lobby: Lobby) -> None:
    game = {"game": "agricola-revised"}
    for seats, pace in (
        ([HERE], LIVE),
        ([HERE, HERE], {**LIVE, "bank": 0}),
        ([HERE, HERE], {**LIVE, "kind": "hourly"}),
        ([HERE, HERE], {**LIVE, "end": "nothing"}),
        ([HERE, HERE], {**LIVE, "bot": "nobody"}),
    ):
        answer = lobby.http.post("/api/tables", json={**game, "seats": seats, "pace": pace})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-message")


def test_the_next_table_has_the_same_pace(lobby: Lobby) -> None:
    made = lobby.make(HERE, HERE, pace=DAILY, listed=False)
    headers = {"Authorization": f"Bearer {made['tokens']['0']}"}
    path = f"/api/tables/{made['id']}/again"
    next = lobby.stored(lobby.http.post(path, json={}, headers=headers).json()["id"])
    assert next.pace == lobby.stored(made["id"]).pace
    assert next.clocks is not None and next.waits == 86400
    soon(lambda: next.due is not None)
    assert replace(next, patience=60).waits == 60
