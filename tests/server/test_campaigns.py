"""Campaigns at the web table: from game to game, each result once, and nothing lost."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine

import bocage
from bocage.server import making
from bocage.server.database import open_database
from bocage.server.store import Store

from .client import HERE, LINK, Lobby, Player
from .conftest import Running
from .ending import near_the_end, play_out
from .process import Process

CARDS = (["B102"], ["A116"], ["B099"])
GREEDY = {"kind": "bot", "bot": "greedy"}


def post(lobby: Lobby, id: str, what: str, secret: str, **fields: Any) -> httpx.Response:
    """What comes of leading a campaign on in the name of a seat."""
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    return lobby.http.post(f"/api/campaigns/{id}/{what}", json=fields, headers=headers)


def campaign(lobby: Lobby, id: str, token: str | None = None) -> dict[str, Any]:
    """A campaign as it is told."""
    answer = lobby.get(f"campaigns/{id}", token)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def end_game(lobby: Lobby, engine: Engine, id: str, points: list[int], *tokens: str) -> Player:
    """Let the game at a table end with these points, and return somebody who sits there."""
    near_the_end(engine, id, points, CARDS[: len(points)])
    player = lobby.sit(id, *tokens)
    play_out(player)
    return player


@pytest.fixture(autouse=True)
def seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of a test are the same in every run."""
    dice = Random(request.node.name)
    monkeypatch.setattr(making, "new_seed", lambda: dice.getrandbits(128))


@pytest.fixture
def engine(server: Running) -> Engine:
    """The database of the shared server."""
    found: Engine = server.app.state.host.engine
    return found


def solo(lobby: Lobby, **fields: Any) -> tuple[str, str]:
    """A new series: its id, and the token of its only seat."""
    made = lobby.make(HERE, campaign="solo", **fields)
    return made["id"], made["tokens"]["0"]


def test_a_series_from_game_one_to_game_two(lobby: Lobby, engine: Engine) -> None:
    id, token = solo(lobby)
    begun = campaign(lobby, id)
    assert (begun["number"], begun["goal"], begun["kept"], begun["table"]) == (1, 50, [[]], id)
    player = end_game(lobby, engine, id, [57], token)
    ended = campaign(lobby, id)["ended"]
    assert (ended["scores"], ended["reached"], ended["chosen"]) == ([57], True, [False])
    assert ended["next"] == {"number": 2, "goal": 55, "food": [3], "starts": 0}
    assert ended["choices"][0][-1] == "B102"

    answer = post(lobby, id, "keep", token, table=id, card="B102").json()
    assert (answer["number"], answer["goal"], answer["kept"]) == (2, 55, [["B102"]])
    [first] = answer["games"]
    assert (first["table"], first["scores"], first["kept"]) == (id, [57], ["B102"])
    next = answer["table"]
    told = player.until(lambda state: state["campaign"]["next"] is not None)
    assert told["campaign"]["next"] == next != id

    second = lobby.sit(next, token)
    assert second.state["you"] == [0] and second.state["seats"][0]["name"] == "Ana"
    assert second.state["campaign"]["number"] == 2 and not second.state["diverged"]
    assert second.state["view"]["seats"][0]["cards"] == ["B102"]
    assert second.act("place day-laborer")["type"] == "done"
    mine = lobby.http.post("/api/tables/mine", json={"tokens": [token]}).json()
    assert {table["id"]: table["you"] for table in mine} == {id: [0], next: [0]}
    assert lobby.get(f"tables/{id}/outline").json()["over"]


def test_a_missed_goal_is_played_again_on_a_click(lobby: Lobby, engine: Engine) -> None:
    id, token = solo(lobby)
    assert post(lobby, id, "next", token, table=id).json()["code"] == "illegal"
    end_game(lobby, engine, id, [49], token)
    ended = campaign(lobby, id)["ended"]
    assert (ended["reached"], ended["choices"]) == (False, [[]])
    answers = [post(lobby, id, "next", token, table=id).json() for _ in range(2)]
    assert answers[0]["table"] == answers[1]["table"] != id
    assert (answers[0]["number"], answers[0]["goal"], len(answers[1]["games"])) == (1, 50, 1)


def test_an_eighth_game_that_is_won_can_be_followed_by_more(lobby: Lobby, engine: Engine) -> None:
    id, token = solo(lobby)
    table = id
    for number in range(1, 9):
        # Each game brings one card that the games before have not kept.
        new = ("B102", "A116", "A086", "B123", "B099", "A112", "A098", "B114")[number - 1]
        near_the_end(engine, table, [70], [[new]])
        play_out(lobby.sit(table, token))
        if new in campaign(lobby, id)["ended"]["choices"][0] if number < 8 else False:
            post(lobby, id, "keep", token, table=table, card=new)
        table = campaign(lobby, id)["table"]
    over = campaign(lobby, id)
    assert over["over"] and len(over["games"]) == 8 and len(over["kept"][0]) == 7
    whole = lobby.get(f"campaigns/{id}/record").text
    assert bocage.Campaign.from_json(whole).over
    assert lobby.get(f"tables/{table}").json()["campaign"]["over"]
    answers = [post(lobby, id, "next", token, table=table).json() for _ in range(2)]
    assert answers[0]["table"] == answers[1]["table"] != table
    assert (answers[0]["number"], answers[0]["goal"], answers[0]["over"]) == (9, 68, False)
    assert lobby.get(f"campaigns/{id}/record").json()["seed"] is None


def three(lobby: Lobby, *seats: dict[str, Any]) -> tuple[str, list[str], dict[str, Any]]:
    """A new campaign of three games: its id, the tokens of its people, and what was made."""
    made = lobby.make(*seats, campaign="three-games")
    tokens = list(made["tokens"].values())
    if made["invitations"]:
        tokens.append(lobby.claim(made).json()["token"])
    return made["id"], tokens, made


def test_everybody_chooses_and_the_same_people_go_on(lobby: Lobby, engine: Engine) -> None:
    id, tokens, _ = three(lobby, HERE, LINK, GREEDY)
    end_game(lobby, engine, id, [60, 20, 40], *tokens)
    assert campaign(lobby, id)["ended"]["points"] == [7, 3, 5]
    half = post(lobby, id, "keep", tokens[0], table=id, card="B102").json()
    assert half["ended"]["chosen"] == [True, False, True] and half["table"] == id
    assert "B102" not in json.dumps(half["kept"])
    full = post(lobby, id, "keep", tokens[1], table=id, card="A116").json()
    assert full["ended"] is None and full["number"] == 2
    kept = full["games"][0]["kept"]
    assert kept[:2] == ["B102", "A116"] and kept[2] is not None
    assert (full["points"], full["food"], full["starts"]) == ([7, 3, 5], [0, 1, 0], 0)
    seats = lobby.sit(full["table"], tokens[1]).state
    assert seats["you"] == [1]
    assert [seat["kind"] for seat in seats["seats"]] == ["here", "link", "bot"]


def test_two_seats_choose_at_the_same_time(database: str, start: Callable[..., Running]) -> None:
    servers = [start(database, look_around=3600.0) for _ in range(2)]
    lobbies = [server.lobby() for server in servers]
    id, tokens, _ = three(lobbies[0], HERE, HERE)
    end_game(lobbies[0], servers[0].app.state.host.engine, id, [30, 20], *tokens)
    wishes = [
        (lobby, token, card)
        for token, card in zip(tokens, ("B102", "A116"), strict=True)
        for lobby in lobbies
    ]
    with ThreadPoolExecutor(4) as pool:
        answers = [
            pool.submit(post, lobby, id, "keep", token, table=id, card=card)
            for lobby, token, card in wishes
        ]
    assert [answer.result().status_code for answer in answers] == [200] * 4
    found = [campaign(lobby, id) for lobby in lobbies]
    assert found[0] == found[1]
    assert len(found[0]["games"]) == 1 and found[0]["games"][0]["kept"] == ["B102", "A116"]
    mine = lobbies[0].http.post("/api/tables/mine", json={"tokens": tokens}).json()
    assert {table["id"] for table in mine} == {id, found[0]["table"]}


def test_a_campaign_ends_with_its_third_game(lobby: Lobby, engine: Engine) -> None:
    id, tokens, _ = three(lobby, HERE, HERE)
    table = id
    for points in ([30, 20], [20, 30], [40, 30]):
        end_game(lobby, engine, table, points, *tokens)
        for token, choices in zip(
            tokens, (campaign(lobby, id)["ended"] or {"choices": ()})["choices"], strict=False
        ):
            post(lobby, id, "keep", token, table=table, card=choices[-1])
        table = campaign(lobby, id)["table"]
    over = campaign(lobby, id)
    assert over["over"] and over["points"] == [4, 2] and over["winners"] == [0]
    assert lobby.get(f"tables/{table}").json()["campaign"]["over"]
    answer = post(lobby, id, "next", tokens[0], table=table)
    assert answer.json()["code"] == "over"
    record = lobby.get(f"campaigns/{id}/record")
    assert bocage.Campaign.from_json(record.text).winners() == (0,)


def test_what_is_refused(lobby: Lobby, engine: Engine) -> None:
    nowhere = lobby.get("campaigns/nowhere")
    assert nowhere.status_code == 404 and nowhere.json()["code"] == "unknown-table"
    body = {"game": "express", "seats": [HERE], "campaign": "solo"}
    assert lobby.http.post("/api/tables", json=body).json()["code"] == "bad-message"
    body = {"game": "agricola-revised", "seats": [HERE, HERE], "campaign": "solo"}
    assert lobby.http.post("/api/tables", json=body).json()["code"] == "bad-message"
    single = lobby.make(HERE)
    assert lobby.get(f"campaigns/{single['id']}").status_code == 404

    id, tokens, made = three(lobby, HERE, LINK)
    assert lobby.get(f"campaigns/{id}/record").json()["code"] == "forbidden"
    assert post(lobby, id, "keep", tokens[0], table=id, card="B102").json()["code"] == "illegal"
    end_game(lobby, engine, id, [30, 20], *tokens)
    wrong = post(lobby, id, "keep", tokens[0], table=id, card="A116")
    assert wrong.status_code == 422 and "B102" in wrong.text
    assert post(lobby, id, "keep", "", table=id, card="B102").json()["code"] == "forbidden"
    assert post(lobby, id, "keep", made["maker"], table=id, card="B102").status_code == 403
    assert post(lobby, id, "next", tokens[0], table=id).json()["code"] == "illegal"
    assert post(lobby, id, "next", "x" * 43, table=id).json()["code"] == "forbidden"
    late = post(lobby, id, "keep", tokens[0], table=single["id"], card="B102")
    assert late.json()["code"] == "stale"
    assert campaign(lobby, id)["ended"]["chosen"] == [False, False]

    for token, card in zip(tokens, ("B102", "A116"), strict=True):
        answer = post(lobby, id, "keep", token, table=id, card=card).json()
    again = post(lobby, id, "keep", tokens[1], table=id, card="A116")
    assert again.status_code == 200 and again.json()["table"] == answer["table"]
    assert post(lobby, id, "keep", tokens[1], table=id, card="B102").json()["code"] == "stale"
    left = lobby.sit(id, tokens[0])
    assert left.say("rename", seat=0, name="Eve")["code"] == "over"


def test_a_seat_with_a_new_link_is_one_in_the_whole_campaign(lobby: Lobby, engine: Engine) -> None:
    id, tokens, made = three(lobby, HERE, LINK)
    end_game(lobby, engine, id, [30, 20], *tokens)
    for token, card in zip(tokens, ("B102", "A116"), strict=True):
        table = post(lobby, id, "keep", token, table=id, card=card).json()["table"]
    # By the first table's address, too: that is the one that old links and letters name.
    invited = lobby.invite(id, 1, made["maker"])
    assert invited.status_code == 200, invited.text
    claim = {"invitation": invited.json()["invitation"], "name": "Cleo"}
    token = lobby.http.post(f"/api/tables/{id}/claim", json=claim).json()["token"]
    assert lobby.sit(table, token).state["you"] == [1]
    assert lobby.sit(table, tokens[1]).state["you"] == []
    assert lobby.sit(id, token).state["you"] == [1]
    assert campaign(lobby, id)["seats"][1]["name"] == "Cleo"


def test_secrets_stay_secret(lobby: Lobby, engine: Engine) -> None:
    made = lobby.make(HERE, HERE, campaign="three-games", open=False)
    id, tokens = made["id"], list(made["tokens"].values())
    assert lobby.get(f"campaigns/{id}").status_code == 403
    assert lobby.get(f"campaigns/{id}/record").status_code == 403
    running = lobby.get(f"campaigns/{id}/record", tokens[0]).json()
    assert running["seed"] is None and running["table"] is None
    end_game(lobby, engine, id, [30, 20], *tokens)
    ended = lobby.get(f"campaigns/{id}/record", tokens[0]).json()
    assert ended["seed"] is None and ended["table"]["actions"]
    for token, card in zip(tokens, ("B102", "A116"), strict=True):
        post(lobby, id, "keep", token, table=id, card=card)
    later = lobby.get(f"campaigns/{id}/record", tokens[1]).json()
    assert later["seed"] is None and later["table"] is None and len(later["games"]) == 1
    stored = lobby.stored(campaign(lobby, id, tokens[0])["table"])
    hand = stored.position["seats"][0]["hand"]
    told = json.dumps([campaign(lobby, id, tokens[1]), later["games"][0]["kept"]])
    assert hand and not [card for card in hand if card in told]


@pytest.fixture
def serve(database: str, tmp_path: Path) -> Iterator[Callable[[], tuple[Process, Lobby, Engine]]]:
    """Starts processes on one database, each with a client."""
    engine = open_database(database)
    started: list[tuple[Process, Lobby]] = []
    seed = tmp_path / "seed"
    seed.write_text("campaigns")

    def run() -> tuple[Process, Lobby, Engine]:
        process = Process(database, tmp_path / "log", BOCAGE_TEST_SEED=str(seed))
        started.append((process, Lobby(process.address, Store(engine).load)))
        return *started[-1], engine

    yield run
    for process, lobby in started:
        process.end(signal.SIGKILL)
        lobby.close()
    engine.dispose()


def test_a_killed_process_loses_no_campaign(
    serve: Callable[[], tuple[Process, Lobby, Engine]],
) -> None:
    process, lobby, engine = serve()
    begun, holding, _ = three(lobby, HERE, HERE)
    lobby.sit(begun, *holding).turn("place forest")
    id, tokens, _ = three(lobby, HERE, HERE)
    end_game(lobby, engine, id, [30, 20], *tokens)
    process.end(signal.SIGKILL)

    process, lobby, engine = serve()
    assert lobby.sit(begun, *holding).state["moves"] == 1
    ended = campaign(lobby, id)["ended"]
    assert ended["scores"] == [30, 20]
    assert post(lobby, id, "keep", tokens[0], table=id, card="B102").status_code == 200
    process.end(signal.SIGKILL)

    process, lobby, engine = serve()
    assert campaign(lobby, id)["ended"]["chosen"] == [True, False]
    next = post(lobby, id, "keep", tokens[1], table=id, card="A116").json()["table"]
    process.end(signal.SIGKILL)

    process, lobby, engine = serve()
    found = campaign(lobby, id)
    assert found["table"] == next and found["games"][0]["kept"] == ["B102", "A116"]
    lobby.sit(next, *tokens).turn("place forest")
    assert lobby.stored(next).committed == 1
