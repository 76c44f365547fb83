"""Tables: made, listed, claimed, played again, told again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import bocage

from .client import HERE, LINK, RANDOM, Lobby


def finished(lobby: Lobby, *seats: dict[str, Any]) -> dict[str, Any]:
    """A table whose game is over."""
    made = lobby.make(*seats)
    lobby.sit(made["id"]).until(lambda state: state["over"])
    return made


def test_the_catalogue_has_every_game(lobby: Lobby) -> None:
    listed = lobby.get("games").json()
    assert [game["id"] for game in listed] == [game.id for game in bocage.games()]
    for entry, game in zip(listed, bocage.games(), strict=True):
        assert entry["seats"] == list(game.seats)
        assert [option["name"] for option in entry["options"]] == [o.name for o in game.options]
        assert entry["bots"] == ["beginner", "fair", "strong", "master"]


@pytest.mark.parametrize("game", bocage.games(), ids=lambda game: game.id)
def test_every_game_can_be_played_with_any_number_of_seats(lobby: Lobby, game: bocage.Game) -> None:
    for seats in game.seats:
        made = lobby.make(*[HERE] * seats, game=game.id)
        state = lobby.sit(made["id"], *made["tokens"].values()).state
        assert state["game"] == game.id and len(state["seats"]) == seats
        assert state["decision"]["seat"] == state["as"] == state["deciding"][0]


def test_secrets_go_where_they_belong(lobby: Lobby) -> None:
    made = lobby.make(HERE, LINK, RANDOM, open=False)
    assert (list(made["tokens"]), list(made["invitations"])) == (["0"], ["1"])
    summary = lobby.get(f"tables/{made['id']}").json()
    assert [seat["joined"] for seat in summary["seats"]] == [True, False, True]
    assert summary["rounds"] == 14 and not summary["over"] and not summary["open"]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": [HERE] * 9}, "seats"),
        ({"seats": []}, "seats"),
        ({"options": {"cards": "all"}}, "cards"),
        ({"options": {"hats": True}}, "hats"),
        ({"options": {"seed": 7}}, "seed"),
        ({"options": {"cards": "base", "own": "own_cards.py"}}, "own"),
        ({"options": {"cards": "base"}, "own": ["own_cards.py"]}, "own"),
        ({"options": {"cards": "base"}, "own": ["../own_cards.py"]}, "own"),
        ({"seats": [{"kind": "bot", "bot": "deep"}]}, "bot"),
        ({"seats": [{"kind": "here", "bot": "random"}]}, "bot"),
        ({"seats": [{"kind": "ghost"}]}, "seats.0.kind"),
        ({"seats": [{"kind": "here", "name": 7}]}, "seats.0.name"),
        ({"seed": 7}, "seed"),
    ],
)
def test_a_table_that_cannot_be_made(lobby: Lobby, body: dict[str, Any], field: str) -> None:
    answer = lobby.http.post(
        "/api/tables", json={"game": "agricola-revised", "seats": [HERE, HERE], **body}
    )
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (422, "bad-message")
    assert problem["message"]["values"]["field"] == field


def test_a_seat_is_claimed_once(lobby: Lobby) -> None:
    made = lobby.make(HERE, LINK)
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: lobby.claim(made, name=" Ben "), range(6)))
    assert sorted(answer.status_code for answer in answers) == [200] + [403] * 5
    lost = next(answer for answer in answers if answer.status_code == 403)
    assert lost.json()["message"]["id"] == "error-claimed"
    won = next(answer.json() for answer in answers if answer.status_code == 200)
    state = lobby.sit(made["id"], won["token"]).state
    assert (won["seat"], state["you"], state["seats"][1]["name"]) == (1, [1], "Ben")


def test_a_wrong_invitation(lobby: Lobby) -> None:
    made = lobby.make(HERE, LINK)
    assert lobby.claim(made, invitation=made["tokens"]["0"]).status_code == 403


def test_my_tables(lobby: Lobby) -> None:
    tables = [lobby.make(HERE, HERE), lobby.make(LINK, HERE)]
    tokens = [token for made in tables for token in made["tokens"].values()]
    body = {"tokens": [*tokens, "unknown"]}
    mine = lobby.http.post("/api/tables/mine", json=body).json()
    assert {table["id"]: table["you"] for table in mine} == {
        tables[0]["id"]: [0, 1],
        tables[1]["id"]: [1],
    }


def test_the_newest_open_tables_come_first(lobby: Lobby) -> None:
    ids = [lobby.make(HERE, HERE)["id"] for _ in range(3)]
    assert [table["id"] for table in lobby.get("tables").json()[:3]] == ids[::-1]


def test_play_again(lobby: Lobby) -> None:
    made = lobby.make(HERE, LINK, RANDOM, options={"additional_actions": True})
    path = f"/api/tables/{made['id']}"
    guest = lobby.claim(made).json()["token"]

    def again(token: str) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {token}"}
        answer = lobby.http.post(f"{path}/again", headers=headers)
        assert answer.status_code == 201
        return {**answer.json(), **lobby.get(f"tables/{answer.json()['id']}").json()}

    mine = again(made["tokens"]["0"])
    assert (list(mine["tokens"]), list(mine["invitations"])) == (["0"], ["1"])
    theirs = again(guest)
    assert theirs["id"] == mine["id"] and theirs["maker"] == ""
    assert (list(theirs["tokens"]), theirs["invitations"]) == (["1"], {})
    names = [seat["name"] for seat in lobby.get(f"tables/{made['id']}").json()["seats"]]
    assert [seat["name"] for seat in theirs["seats"]] == names and names[1] == "Ben"
    assert theirs["options"]["additional_actions"] is True
    assert theirs["seats"][2]["bot"] == "random"
    assert lobby.stored(made["id"]).seed != lobby.stored(mine["id"]).seed
    assert lobby.http.post(f"{path}/again").status_code == 403


def test_a_finished_game_is_told_again(lobby: Lobby) -> None:
    made = finished(lobby, RANDOM, RANDOM)
    path = f"tables/{made['id']}"
    record = lobby.get(f"{path}/record")
    table = bocage.replay(bocage.Record.from_json(record.text))
    assert table.over
    outline = lobby.get(f"{path}/outline").json()
    moves = outline["moves"]
    assert [move["action"] for move in moves] == list(table.actions)
    assert [move["n"] for move in moves] == list(range(len(moves)))
    turns = [move["turn"] for move in moves]
    assert turns == sorted(turns) and turns[0] == 1
    totals = [score.total for score in table.scores()]
    rounds = [entry["round"] for entry in outline["rounds"]]
    assert rounds == [*range(1, 15), 14]
    assert outline["rounds"][-1] == {"round": 14, "n": len(moves), "totals": totals}
    summary = lobby.get(path).json()
    assert summary["totals"] == totals and summary["winners"] == list(table.winners())
    last = lobby.get(f"{path}/at/{len(moves)}?seat=1").json()
    assert last["view"] == table.observe(1) and last["over"] and last["action"] is None
    assert lobby.get(f"{path}/at/{len(moves) + 1}").status_code == 404


def test_any_moment_of_a_finished_game_can_be_played_on_from(lobby: Lobby) -> None:
    made = finished(lobby, RANDOM, RANDOM)
    path = f"tables/{made['id']}"
    record = bocage.Record.from_json(lobby.get(f"{path}/record").text)
    known = bocage.replay(record)
    n = len(known.actions) // 2
    wanted = {"n": n, "seat": 1, "bot": "random"}
    answer = lobby.http.post(f"/api/{path}/on", json=wanted)
    assert answer.status_code == 201, answer.text
    new = answer.json()
    assert list(new["tokens"]) == ["1"] and new["id"] != made["id"]
    beginning = lobby.get(f"tables/{new['id']}/at/0?seat=1", new["tokens"]["1"]).json()
    assert beginning["view"] == lobby.get(f"{path}/at/{n}?seat=1").json()["view"]
    player = lobby.sit(new["id"], new["tokens"]["1"])
    assert not player.state["diverged"]
    player.until(lambda state: state["decision"] is not None and state["decision"]["seat"] == 1)
    chairs = lobby.stored(new["id"]).chairs
    assert [(chair.kind, chair.bot) for chair in chairs] == [("bot", "random"), ("here", None)]


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"n": 10**6}, 404),
        ({"seat": 2}, 404),
        ({"bot": "somebody"}, 422),
        ({"n": -1}, 422),
        ({"n": "last"}, 409),
    ],
)
def test_what_cannot_be_played_on_from_is_refused(
    lobby: Lobby, wanted: dict[str, Any], status: int
) -> None:
    made = finished(lobby, RANDOM, RANDOM)
    last = lobby.stored(made["id"]).committed
    body = {"n": 3, "seat": 0, "bot": "random", **wanted}
    body["n"] = last if body["n"] == "last" else body["n"]
    answer = lobby.http.post(f"/api/tables/{made['id']}/on", json=body)
    assert answer.status_code == status, answer.text


def test_a_running_game_is_not_played_on_from(lobby: Lobby) -> None:
    made = lobby.make(HERE, HERE)
    body = {"n": 0, "seat": 0, "bot": "random"}
    headers = {"Authorization": f"Bearer {made['tokens']['0']}"}
    answer = lobby.http.post(f"/api/tables/{made['id']}/on", json=body, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["message"]["id"] == "error-play-on"


def test_every_moment_of_a_game(lobby: Lobby) -> None:
    made = lobby.make(HERE, HERE)
    player = lobby.sit(made["id"], *made["tokens"].values())
    first = player.state["as"]
    views = [lobby.sit(made["id"]).state["view"]]
    for action in ("place forest", "place fishing", "place clay-pit"):
        player.turn(action)
        views.append(lobby.sit(made["id"]).state["view"])
    told = []
    for n, view in enumerate(views):
        moment = lobby.get(f"tables/{made['id']}/at/{n}").json()
        assert moment["view"] == view and moment["n"] == n
        told += moment["log"]
    assert told == player.log
    start = lobby.get(f"tables/{made['id']}/at/0").json()
    assert start["action"] == "place forest"
    assert start["decision"]["seat"] == first


def test_a_finished_game_takes_no_more_moves(lobby: Lobby) -> None:
    made = lobby.make({**HERE}, RANDOM)
    player = lobby.sit(made["id"], made["tokens"]["0"])
    while not player.state["over"]:
        if player.offered():
            player.act(player.offered()[0])
        elif player.state["can"]["confirm"]:
            player.step("confirm")
        else:
            player.read()
    before = lobby.stored(made["id"])
    for answer in (player.act("place forest"), player.step("undo"), player.step("confirm")):
        assert answer["code"] == "over"
    assert lobby.stored(made["id"]) == before
