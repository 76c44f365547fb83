"""Records and positions from elsewhere: looked at, played on from, and refused in a sentence."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

import bocage
from bocage.server import bringing
from bocage.server.examiner import WAITING, Examiner
from bocage.server.refusals import Refusal
from bocage.server.secret import new_secret

from .client import HERE, LINK, RANDOM, Lobby, soon
from .conftest import Running

Json = dict[str, Any]


def played(game: str, seats: int, actions: int = 10**6, **options: Any) -> bocage.Table:
    """A game that bots have played, or the first part of one."""
    table = bocage.new(game, seats=seats, seed=7, **options)
    bot = bocage.bot("random", 3)
    while table.decision is not None and len(table.actions) < actions:
        table.play(bot.choose(table.seat(table.decision.seat)))
    return table


def record(table: bocage.Table) -> Json:
    """The record of a table as a file has it."""
    data: Json = json.loads(table.record().to_json())
    return data


def bring(lobby: Lobby, **fields: Any) -> httpx.Response:
    """What comes of bringing something in."""
    return lobby.http.post("/api/tables/records", json=fields, timeout=60)


def why(answer: httpx.Response) -> tuple[int, str]:
    """How something is refused."""
    return answer.status_code, answer.json()["message"]["id"]


@pytest.mark.parametrize("game", ["express", "creatures", "hallertau", "agricola-classic"])
def test_a_finished_game_is_looked_at_and_played_on(lobby: Lobby, game: str) -> None:
    table = played(game, 2)
    given = record(table)
    made = bring(lobby, record=given, language="fr").json()
    path = f"tables/{made['id']}"
    summary = lobby.get(path).json()
    assert (summary["over"], summary["brought"], summary["language"]) == (True, True, "fr")
    assert summary["totals"] == [score.total for score in table.scores()]
    assert summary["winners"] == list(table.winners())
    assert made["id"] not in {table["id"] for table in lobby.get("tables").json()}
    told = lobby.get(f"{path}/record").json()
    assert {**told, "position": None} == {**given, "position": None}
    outline = lobby.get(f"{path}/outline").json()
    assert len(outline["moves"]) == len(given["actions"]) and outline["over"]
    middle = len(given["actions"]) // 2
    half = bocage.new(game, seats=2, seed=7)
    for line in given["actions"][:middle]:
        half.play(line)
    seen = lobby.get(f"{path}/at/{middle}?seat=1").json()
    assert seen["view"] == json.loads(json.dumps(half.observe(1)))
    wish = {"n": middle, "seat": 0, "bot": "random"}
    on = lobby.http.post(f"/api/{path}/on", json=wish).json()
    assert lobby.stored(on["id"]).brought, "what comes of it does not count, either"
    player = lobby.sit(made["id"], made["tokens"]["0"])
    assert player.state["over"] and player.state["you"] == [0]


def test_a_running_game_is_seen_by_whoever_brings_it_alone(lobby: Lobby) -> None:
    table = played("hallertau", 2, 12)
    made = bring(lobby, record=record(table)).json()
    assert sorted(made["tokens"]) == ["0", "1"], "all seats are theirs"
    path = f"tables/{made['id']}"
    for seat, token in made["tokens"].items():
        seen = lobby.get(f"{path}/at/12?seat={seat}", token)
        assert seen.json()["view"] == json.loads(json.dumps(table.observe(int(seat))))
    assert lobby.get(f"{path}/at/12?seat=0").status_code == 403
    wish = {"n": 6, "seat": 0, "bot": "random"}
    assert lobby.http.post(f"/api/{path}/on", json=wish).status_code == 403
    headers = {"Authorization": f"Bearer {made['tokens']['0']}"}
    assert lobby.http.post(f"/api/{path}/on", json=wish, headers=headers).status_code == 201
    player = lobby.sit(made["id"], *made["tokens"].values())
    assert player.act(player.offered()[0])["type"] == "done", "they go on with it, too"


def test_people_and_bots_play_on_from_where_it_stands(lobby: Lobby) -> None:
    table = played("agricola-revised", 3, 20, cards="base")
    made = bring(lobby, record=record(table), seats=[LINK, HERE, RANDOM], words="off").json()
    assert (list(made["tokens"]), list(made["invitations"])) == (["1"], ["0"])
    stored = lobby.stored(made["id"])
    assert (stored.brought, stored.listed, stored.words, stored.committed) == (
        True,
        False,
        "off",
        0,
    )
    moment = lobby.get(f"tables/{made['id']}/at/0?seat=1", made["tokens"]["1"]).json()
    assert moment["view"] == json.loads(json.dumps(table.observe(1)))
    wish = {"n": 0, "seat": 1, "bot": "random"}
    headers = {"Authorization": f"Bearer {made['tokens']['1']}"}
    ahead = lobby.http.post(f"/api/tables/{made['id']}/on", json=wish, headers=headers)
    assert ahead.status_code == 403, "nobody looks ahead who plays with others"
    assert why(bring(lobby, record=record(table), seats=[HERE])) == (422, "error-bad-value")


def test_a_position_is_played_on(lobby: Lobby) -> None:
    position = {"game": "creatures", "round": 3, "seats": [{"goods": {"wood": 2}}, {}]}
    made = bring(lobby, position=position, seats=[HERE, RANDOM]).json()
    player = lobby.sit(made["id"], made["tokens"]["0"])
    assert player.state["view"]["round"] == 3
    seeds = set()
    for _ in range(2):
        made = bring(lobby, position=position, seats=[HERE, HERE]).json()
        start = lobby.stored(made["id"]).start
        assert start is not None
        seeds.add(tuple(start["random"]))
    assert len(seeds) == 2, "nobody knows what is to come who has not written it down"
    exact = played("express", 2, 9).position()
    made = bring(lobby, position=exact, seats=[HERE, HERE]).json()
    assert lobby.stored(made["id"]).position == exact
    over = played("express", 1).position()
    assert why(bring(lobby, position=over, seats=[HERE])) == (409, "error-over")
    assert why(bring(lobby, position=exact)) == (422, "error-bad-value")


def test_a_text_as_a_seed_and_secret_answers(lobby: Lobby) -> None:
    for seed in ("a text of its own", 10**100):
        table = bocage.new("express", seats=2, seed=seed)
        table.play(table.decision.actions[0])  # type: ignore[union-attr]
        made = bring(lobby, record=record(table)).json()
        assert lobby.stored(made["id"]).position == table.position()
    drafted = bocage.new("agricola-classic", seats=2, seed=1, cards="base", hands="draft")
    while drafted.decisions and len(drafted.actions) < 9:
        one = drafted.decisions[-1]
        drafted.play(one.actions[-1], one.seat)
    made = bring(lobby, record=record(drafted)).json()
    assert lobby.stored(made["id"]).position == drafted.position()


def test_the_same_wish_makes_one_table(lobby: Lobby) -> None:
    given, maker = record(played("express", 1, 5)), new_secret()
    first, second = [bring(lobby, record=given, maker=maker).json() for _ in range(2)]
    assert first == second
    as_text = bring(lobby, record=json.dumps(given)).json()
    assert lobby.stored(as_text["id"]).seed == lobby.stored(first["id"]).seed == 7
    for text in ("", "[]", "[" * 5000, "nonsense"):
        assert why(bring(lobby, record=text)) == (422, "error-brought-none")


GOOD = record(played("express", 2, 8))
DAMAGED: list[tuple[Json, str]] = [
    ({"game": "chess"}, "error-brought-game"),
    ({"game": None}, "error-brought-game"),
    ({"actions": ["fly to the moon"]}, "error-brought-action"),
    ({"actions": ["7: " + GOOD["actions"][0]]}, "error-brought-action"),
    ({"actions": ["\u202e\x00"]}, "error-brought-action"),
    ({"actions": GOOD["actions"][:-1]}, "error-brought-hash"),
    ({"hash": "0123"}, "error-brought-hash"),
    ({"rules": 0, "hash": "0123"}, "error-brought-rules"),
    ({"rules": 999, "actions": []}, "error-brought-rules"),
    (
        {"rules": 0, "hash": "0", "position": bocage.new("express", 2, 1).position()},
        "error-brought-rules",
    ),
    ({"format": 2}, "error-brought-field"),
    ({"seats": 9}, "error-brought-odd"),
    ({"options": {"a": 1}}, "error-brought-odd"),
    ({"seed": 1.5}, "error-brought-odd"),
    ({"more": 1}, "error-brought-odd"),
    ({"start": {"game": "express", "seats": [{}, {}], "round": "x"}}, "error-brought-odd"),
    ({"own": {"gnomes.py": "1234"}}, "error-brought-own"),
    ({"own": 5}, "error-brought-broken"),
]


@pytest.mark.parametrize(("change", "id"), DAMAGED, ids=[id for _, id in DAMAGED])
def test_what_is_wrong_is_said(lobby: Lobby, change: Json, id: str) -> None:
    answer = bring(lobby, record={**GOOD, **change})
    assert why(answer)[1] == id
    assert answer.status_code == (409 if id.endswith("own") else 422)
    said = bocage.Message(id, answer.json()["message"]["values"])
    for locale in bocage.LOCALES:
        assert "{ $" not in bocage.text(said, locale) and id not in bocage.text(said, locale)


POSITIONS: list[Any] = [
    {},
    {"game": "express"},
    {"game": "express", "seats": [{"goods": {"gold": 1}}]},
    {"game": "express", "seats": [{}], "stack": [["nothing", 0]]},
    {"game": "hallertau", "seats": [{"hand": ["007", "007"]}]},
    {"game": "agricola-revised", "seats": [{"animals": {"sheep": 10**30}}]},
    {"game": "agricola-revised", "seats": [{}], "stack": [["rounds", -1], ["feed", 5, 0]]},
]


@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_positions_that_cannot_be(lobby: Lobby, position: Json) -> None:
    answer = bring(lobby, position=position, seats=[HERE])
    assert answer.status_code == 422
    assert why(answer)[1].startswith("error-brought-")


def test_what_is_no_request(lobby: Lobby) -> None:
    bodies: list[Json] = [{}, {"record": GOOD, "position": {}}, {"record": []}]
    for body in (*bodies, {"record": GOOD, "x": 1}):
        assert bring(lobby, **body).status_code == 422
    deep: Any = {}
    for _ in range(500):
        deep = {"a": deep}
    assert bring(lobby, record={**GOOD, "start": deep}).status_code == 422
    much = bring(lobby, record={**GOOD, "actions": ["x" * 70_000]})
    assert why(much) == (413, "error-too-long")


def test_an_address_brings_so_much(sqlite_file: str, start: Callable[..., Running]) -> None:
    lobby = start(sqlite_file, creations_per_minute=1).lobby()
    answers = [bring(lobby, record={**GOOD, "hash": ""}).status_code for _ in range(3)]
    assert answers == [422, 429, 429]


def test_own_cards_have_to_be_there(
    sqlite_file: str, start: Callable[..., Running], tmp_path: Path
) -> None:
    example = next(Path(__file__).parents[2].joinpath("examples").glob("*.py"))
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / example.name).write_text(example.read_text())
    table = bocage.new("agricola-revised", seats=2, seed=5, cards="base", own=[str(folder)])
    given = record(table)
    lobby = start(sqlite_file, own=str(folder)).lobby()
    assert bring(lobby, record=given).status_code == 201
    changed = {example.name: "0123456789abcdef"}
    assert why(bring(lobby, record={**given, "own": changed})) == (409, "error-brought-own")


def forever(seconds: float) -> str:
    """Work that takes its time."""
    time.sleep(seconds)
    return "done"


def test_what_takes_too_long_is_ended() -> None:
    examiner = Examiner(seconds=20.0)
    try:
        assert examiner.done(forever, (0.0,)) == "done"
        examiner.seconds = 0.3
        first = examiner.process
        with pytest.raises(Refusal, match="bad-message") as refusal:
            examiner.done(forever, (60.0,))
        assert refusal.value.message.id == "error-brought-long"
        assert first is not None and not first.is_alive()
        examiner.seconds = 20.0
        assert examiner.done(forever, (0.0,)) == "done", "others find a new one"
    finally:
        examiner.close()


def asleep(*_: Any) -> None:
    """A look that takes its time, and ends in a refusal."""
    time.sleep(0.2)
    raise Refusal("bad-message", "error-brought-broken")


def test_tables_wait_for_nothing_that_is_brought_in(
    sqlite_file: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(sqlite_file)
    lobby = server.lobby()
    made = lobby.make(HERE, HERE, game="express")
    player = lobby.sit(made["id"], made["tokens"]["0"])
    examiner = server.app.state.host.examiner
    monkeypatch.setattr(bringing, "examined", asleep)
    with ThreadPoolExecutor(10) as pool:
        waiting = [pool.submit(bring, lobby, record=GOOD) for _ in range(10)]
        soon(lambda: examiner.waiting == WAITING)
        began = time.monotonic()
        assert player.say("ping")["type"] == "done"
        assert time.monotonic() - began < 1
        answers = [why(one.result()) for one in waiting]
    assert answers.count((503, "error-busy")) == 2, "so many may wait"
    assert len(answers) - 2 == sum(status == 422 for status, _ in answers)
