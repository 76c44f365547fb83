"""Who is away, who plays for them, and games that end before their end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import bocage
from bocage.server import attendance
from bocage.server.ends import winners_of
from bocage.server.stored import Chair

from .client import HERE, LINK, RANDOM, Lobby, Player, soon
from .conftest import Running


def seated(lobby: Lobby, *more: dict[str, Any], **fields: Any) -> tuple[str, dict[int, str]]:
    """A table at which Ana and Ben have their seats; the tokens of both."""
    made = lobby.make(HERE, LINK, *more, **fields)
    return made["id"], {0: made["tokens"]["0"], 1: lobby.claim(made).json()["token"]}


def told(answer: dict[str, Any]) -> str:
    """What became of a message: `done`, or why not."""
    return str(answer["message"]["id"] if answer["type"] == "error" else answer["type"])


def pair(lobby: Lobby, **fields: Any) -> tuple[Player, Player]:
    """Ana and Ben at a table."""
    id, tokens = seated(lobby, **fields)
    ana, ben = lobby.sit(id, tokens[0]), lobby.sit(id, tokens[1])
    ana.until(lambda state: state["seats"][1]["online"])
    return ana, ben


def test_a_bot_plays_for_whoever_is_away_until_they_return(lobby: Lobby) -> None:
    id, tokens = seated(lobby, patience=0)
    ana, ben = lobby.sit(id, tokens[0]), lobby.sit(id, tokens[1])
    ana.until(lambda state: state["seats"][1]["online"])
    assert told(ana.say("call", seat=0, absent=1, bot="random")) == "error-not-away"
    if ana.state["deciding"] == [1]:
        ben.until(lambda state: state["decision"])
        assert ben.act("place forest")["type"] == "done"
    ben.socket.close()
    ana.until(lambda state: not state["seats"][1]["online"])
    assert ana.state["seats"][1]["away"] and ana.state["seats"][0]["away"] is None
    for seat, absent, bot, why in (
        (0, 0, "random", "error-not-found"),
        (0, 7, "random", "error-not-found"),
        (1, 0, "random", "error-forbidden"),
        (0, 1, "nobody", "error-bad-value"),
        (0, 1, "random", "done"),
        (0, 1, "random", "done"),
    ):
        assert told(ana.say("call", seat=seat, absent=absent, bot=bot)) == why
    while ana.state["deciding"] == [1]:
        ana.read()
    assert ana.state["seats"][1]["stand_in"] == "random"
    ben = lobby.sit(id, tokens[1])
    assert ben.state["decision"] is None and ben.state["seats"][1]["away"] is None
    refused = ben.say("act", seat=1, revision=ben.state["revision"], actions=["place forest"])
    assert told(refused) == "error-stand-in"
    assert told(ben.say("return", seat=1)) == "done"
    ana.until(lambda state: state["seats"][1]["stand_in"] is None)
    ana.turn_anywhere()
    ben.turn_anywhere()


def test_others_wait_as_long_as_the_table_says(lobby: Lobby) -> None:
    ana, ben = pair(lobby, patience=3600)
    ben.socket.close()
    ana.until(lambda state: not state["seats"][1]["online"])
    assert told(ana.say("call", seat=0, absent=1, bot="fair")) == "error-not-away-long"
    assert (ana.state["patience"], pair(lobby)[0].state["patience"]) == (3600, 300)


def test_a_bot_plays_for_a_seat_that_nobody_takes_until_somebody_does(lobby: Lobby) -> None:
    made = lobby.make(HERE, LINK, patience=0)
    ana = lobby.sit(made["id"], made["tokens"]["0"])
    assert told(ana.say("call", seat=0, absent=1, bot="random")) == "done"
    token = lobby.claim(made).json()["token"]
    seat = lobby.sit(made["id"], token).state["seats"][1]
    assert (seat["name"], seat["stand_in"], seat["joined"]) == ("Ben", None, True)


def test_who_was_seen_is_known_after_a_restart_and_elsewhere(
    database: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "PERIOD", 0.05)
    server = start(database)
    lobby, store = server.lobby(), server.app.state.host.store
    id, tokens = seated(lobby)
    ben = lobby.sit(id, tokens[1])
    soon(lambda: store.seen(id)[1] is not None)
    first = store.seen(id)[1]
    soon(lambda: store.seen(id)[1] > first)
    revision = lobby.stored(id).revision
    ben.socket.close()
    ana = lobby.sit(id, tokens[0])
    away = ana.until(lambda state: state["seats"][1]["away"])["seats"][1]["away"]
    soon(lambda: abs(store.seen(id)[1] - away) < 0.001)
    assert lobby.stored(id).revision == revision, "nobody's message is stale by that"
    server.stop()
    state = start(database).lobby().sit(id, tokens[0]).state
    assert state["seats"][1]["away"] == pytest.approx(away, abs=0.001)


def test_a_seat_that_resigns_is_played_on_by_a_bot(lobby: Lobby) -> None:
    ana, ben = pair(lobby)
    assert told(ben.say("resign", seat=1, bot="nobody")) == "error-bad-value"
    assert told(ben.say("resign", seat=1, bot="random")) == "done"
    assert told(ben.say("resign", seat=1)) == "done", "once more changes nothing"
    seat = ana.until(lambda state: state["seats"][1]["resigned"])["seats"][1]
    assert seat["stand_in"] == "random"
    assert told(ben.say("return", seat=1)) == "error-resigned"
    assert told(ana.say("resign", seat=0)) == "error-last-person"
    assert told(ana.say("end", seat=0, agree=True)) == "done"
    state = ana.until(lambda state: state["over"])
    assert (state["ended"], state["winners"]) == ("agreed", [0]), "all others have resigned"
    summary = lobby.get(f"tables/{state['table']}").json()
    assert (summary["ended"], summary["winners"], summary["deciding"]) == ("agreed", [0], [])


def chair(resigned: bool) -> Chair:
    """A person's seat."""
    return Chair("here", "Ana", None, None, None, True, True, None, resigned)


def test_a_seat_that_has_resigned_never_wins() -> None:
    table, dice = bocage.new("agricola-revised", seats=3, seed=5, cards="none"), Random(5)
    while table.decision is not None:
        table.play(dice.choice(table.decision.actions))
    totals = [score.total for score in table.scores()]
    order = sorted(range(3), key=lambda seat: -totals[seat])
    assert len(set(totals)) == 3
    for lost in ([], order[:1], order[:2], order[2:]):
        chairs = tuple(chair(seat in lost) for seat in range(3))
        best = next(seat for seat in order if seat not in lost)
        assert winners_of(table, chairs, None) == [best]


def test_the_game_ends_when_all_people_agree(lobby: Lobby) -> None:
    id, tokens = seated(lobby, RANDOM, patience=0)
    ana, ben = lobby.sit(id, tokens[0]), lobby.sit(id, tokens[1])
    assert told(ana.say("end", seat=0, agree=True)) == "done"
    assert ben.until(lambda state: state["ending"] == [0])["over"] is False
    assert lobby.get(f"tables/{id}/record", tokens[0]).status_code == 403
    assert told(ben.say("end", seat=1, agree=False)) == "done"
    ana.until(lambda state: state["ending"] == [])
    for player, seat in ((ana, 0), (ben, 1)):
        assert told(player.say("end", seat=seat, agree=True)) == "done"
    for player in (ana, ben):
        state = player.until(lambda state: state["over"])
        assert (state["ended"], state["winners"], state["deciding"]) == ("agreed", [], [])
        assert state["decision"] is state["tail"] is None
        answer = player.say("act", seat=0, revision=state["revision"], actions=["place forest"])
        assert answer["code"] in ("over", "forbidden")
    assert lobby.get(f"tables/{id}/record", tokens[0]).status_code == 200
    outline = lobby.get(f"tables/{id}/outline").json()
    assert outline["over"] and lobby.get(f"tables/{id}/at/{len(outline['moves'])}").json()["over"]


def test_whoever_is_away_with_a_bot_in_their_place_is_not_asked(lobby: Lobby) -> None:
    ana, ben = pair(lobby, patience=0)
    ben.socket.close()
    ana.until(lambda state: not state["seats"][1]["online"])
    assert told(ana.say("end", seat=0, agree=True)) == "done"
    assert ana.state["over"] is False
    assert told(ana.say("call", seat=0, absent=1, bot="random")) == "done"
    assert ana.until(lambda state: state["over"])["winners"] == []


def test_games_of_a_campaign_are_played_to_the_end(lobby: Lobby) -> None:
    made = lobby.make(HERE, HERE, campaign="three-games")
    ana = lobby.sit(made["id"], made["tokens"]["0"])
    assert told(ana.say("resign", seat=0)) == "error-campaign-goes-on"
    assert told(ana.say("end", seat=0, agree=True)) == "error-campaign-goes-on"


def test_a_restart_keeps_who_plays_for_whom(database: str, start: Callable[..., Running]) -> None:
    server = start(database)
    lobby = server.lobby()
    ana, ben = pair(lobby)
    id = ana.state["table"]
    assert told(ben.say("resign", seat=1, bot="random")) == "done"
    server.stop()
    before = replace(lobby.stored(id))
    server = start(database)
    soon(lambda: server.lobby().stored(id).summary["deciding"] == [0])
    assert before.chairs[1].resigned
