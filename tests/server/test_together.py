"""Secret answers of several seats: taken at once, shown to nobody before all are in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

from bocage.kernel.game import Card
from bocage.kernel.state import State

from ..kernel.toy import ToyGame
from .client import HERE, RANDOM, Lobby, Player
from .conftest import Running


class Picking(ToyGame):
    """Two rounds of secret picks, as a game of the catalogue."""

    def observe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {**super().observe(s, seat), "round": 1, "rounds": 1}

    def cards(self) -> tuple[Card, ...]:
        return ()


@pytest.fixture
def picking(
    sqlite_file: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Lobby]:
    """A server that has such a game."""
    games = import_module("bocage.games")
    twice = Picking("pick-twice")
    twice.id = "twice"
    known = {**games.catalogue(), "toy": Picking(), "twice": twice}
    monkeypatch.setattr(games, "catalogue", lambda: known)
    yield start(sqlite_file).lobby()


def seated(lobby: Lobby, game: str = "toy") -> tuple[dict[str, Any], list[Player]]:
    """Two people, each at home."""
    made = lobby.make(HERE, HERE, game=game)
    return made, [lobby.sit(made["id"], made["tokens"][seat]) for seat in "01"]


def test_all_are_asked_and_answer_in_any_order(picking: Lobby) -> None:
    _, (first, second) = seated(picking)
    assert first.state["deciding"] == [0, 1]
    assert first.state["decision"]["seat"] == 0 and second.state["decision"]["seat"] == 1
    assert second.act("pick high")["type"] == "done"
    assert second.state["tail"] is None and second.state["decision"] is None
    first.until(lambda state: state["deciding"] == [0])
    assert first.state["moves"] == 1
    assert second.step("undo")["code"] == "nothing-to-undo"
    assert first.act("pick low")["type"] == "done"
    assert first.state["deciding"] == [0, 1]
    assert first.state["view"]["seats"] == [{"coins": 0}, {"coins": 2}]


def test_an_answer_stays_secret(picking: Lobby) -> None:
    made, (first, second) = seated(picking)
    second.act("pick high")
    first.until(lambda state: state["moves"] == 1)
    path = f"tables/{made['id']}"
    for token, shown in (
        (None, None),
        (made["tokens"]["0"], None),
        (made["tokens"]["1"], "pick high"),
    ):
        assert picking.get(f"{path}/outline", token).json()["moves"][0]["action"] == shown
    assert picking.get(f"{path}/at/0").json()["action"] is None
    assert picking.get(f"{path}/at/0?seat=0", made["tokens"]["0"]).json()["action"] is None
    own = picking.get(f"{path}/at/0?seat=1", made["tokens"]["1"])
    assert own.json()["action"] == "pick high"
    assert own.json()["decision"]["seat"] == 1
    assert picking.get(f"{path}/at/0").json()["decision"] is None
    assert "high" not in picking.get(path).text


def test_two_answers_for_one_seat(picking: Lobby) -> None:
    made, (first, _) = seated(picking)
    revision = first.state["revision"]
    assert first.act("pick low")["type"] == "done"
    assert first.act("pick high", revision=revision)["code"] == "stale"
    assert first.act("pick high")["code"] == "illegal"
    assert [move.action for move in picking.stored(made["id"]).moves] == ["pick low"]


def test_a_bot_answers_beside_a_person(picking: Lobby) -> None:
    made = picking.make(HERE, RANDOM, game="toy")
    player = picking.sit(made["id"], made["tokens"]["0"])
    for _ in range(2):
        player.until(lambda state: state["deciding"] == [0])
        player.act("pick middle")
    player.until(lambda state: state["decision"] is not None)
    player.turn("earn 3")
    assert player.state["over"] and player.state["winners"] == [0]


def test_asking_tells_nothing_about_the_others_answers(picking: Lobby) -> None:
    _, (first, second) = seated(picking)
    second.act("pick high")
    first.until(lambda state: state["deciding"] == [0])
    for action in ("pick low", "pick high"):
        answer = first.say("ask", seat=0, actions=[action])["answers"][0]
        assert answer["reason"] is None and answer["entries"] == []


def test_several_answers_of_one_seat_stay_secret_whenever_they_come(picking: Lobby) -> None:
    made, (first, second) = seated(picking, "twice")
    for action in ("pick low", "pick high"):
        assert second.act(action)["type"] == "done"
    assert second.state["decision"] is None
    first.until(lambda state: state["deciding"] == [0])
    assert first.act("pick high")["type"] == "done"
    assert first.state["decision"]["seat"] == 0
    assert first.act("pick middle")["type"] == "done"
    outline = picking.get(f"tables/{made['id']}/outline").json()
    assert [move["action"] for move in outline["moves"]] == [None] * 4
    assert first.state["view"]["seats"] == [{"coins": 3}, {"coins": 2}]
