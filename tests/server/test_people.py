"""Whoever keeps who they are is known on every device, until they want to be known no more."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from bocage import LOCALES
from bocage.kernel.shapes import Locale
from bocage.server.backup import back_up, restore
from bocage.server.database import open_database as open_engine
from bocage.server.phrases import LENGTH, new_phrase, plain
from bocage.server.secret import hashed, new_secret
from bocage.server.wordlists import WORDS

from .client import HERE, LINK, RANDOM, Lobby, Player
from .conftest import Running
from .knowing import Device, everything, found_in, keep, recover


def play(player: Player) -> int:
    """Play one turn once it is ours; how many moves there are then."""
    player.until(lambda state: state["decision"])
    player.turn(player.offered()[0])
    return int(player.state["moves"])


@pytest.mark.parametrize("language", LOCALES)
def test_words_are_told_apart_however_they_are_written(language: Locale) -> None:
    words = WORDS[language]
    assert len(words) == 256 and len({plain(word)[:4] for word in words}) == 256
    assert all(word.isalpha() and word.islower() and 4 <= len(plain(word)) <= 9 for word in words)
    assert 256**LENGTH > 2**100
    phrase = new_phrase(language)
    assert len(phrase.split()) == LENGTH and set(phrase.split()) <= set(words)
    assert plain(f"  {phrase.upper().replace(' ', ' - ')}\n") == plain(phrase)
    assert new_phrase(language) != phrase


def test_accents_do_not_matter() -> None:
    assert plain("Éléphant  CŒUR") == plain("elephant coeur")
    assert plain("ёлка, зелёный Чай") == plain("ЕЛКА ЗЕЛЕНЫЙ чаи")


@pytest.mark.parametrize("language", LOCALES)
def test_somebody_is_known_again_by_their_phrase(lobby: Lobby, language: Locale) -> None:
    first = keep(lobby, "Zoé", language=language, label="Laptop")
    assert set(first.phrase.split()) <= set(WORDS[language])
    second = recover(lobby, first.phrase.upper().replace(" ", "  "))
    assert second.key != first.key
    me = second.ask("GET").json()
    assert me["name"] == "Zoé"
    assert sorted((one["label"], one["here"]) for one in me["devices"]) == [
        ("", True),
        ("Laptop", False),
    ]
    wrong = " ".join(reversed(first.phrase.split()))
    answer = lobby.http.post("/api/me/here", json={"phrase": wrong})
    assert (answer.status_code, answer.json()["message"]["id"]) == (403, "error-phrase")


def test_who_asks_again_is_the_same_with_another_phrase(lobby: Lobby) -> None:
    key = new_secret()
    first, again = keep(lobby, device=key), keep(lobby, device=key)
    assert first.key == again.key == key and first.phrase != again.phrase
    assert len(again.ask("GET").json()["devices"]) == 1
    assert lobby.http.post("/api/me/here", json={"phrase": first.phrase}).status_code == 403
    newest = again.ask("POST", "/phrase", language="ru").json()["phrase"]
    assert lobby.http.post("/api/me/here", json={"phrase": again.phrase}).status_code == 403
    assert recover(lobby, newest).ask("GET").json()["made"] == first.ask("GET").json()["made"]


def test_nobody_is_anybody_without_a_key(lobby: Lobby) -> None:
    stranger = Device(lobby, new_secret())
    paths = [("GET", ""), ("GET", "/results"), ("DELETE", ""), ("POST", "/tables/x")]
    for method, path in (*paths, ("DELETE", "/devices/x"), ("POST", "/phrase")):
        answer = stranger.ask(method, path)
        assert (answer.status_code, answer.json()["message"]["id"]) == (403, "error-not-known")
    made = stranger.make(HERE, LINK)
    assert lobby.stored(made["id"]).chairs[0].person is None, "a guest with an old key is a guest"


def test_a_running_table_is_played_on_at_another_device(lobby: Lobby) -> None:
    host, first = keep(lobby), keep(lobby, "Ben")
    made = host.make(RANDOM, LINK)
    token = first.claim(made)
    old = lobby.sit(made["id"], token)
    second = recover(lobby, first.phrase)
    assert second.mine() == {made["id"]: [1]} and host.mine() == {}
    new = lobby.sit(made["id"], second.open(made["id"]))
    assert new.state["you"] == [1]
    played = play(new)
    old.until_moves(played)
    assert lobby.sit(made["id"], token).state["you"] == [1], "the first token still opens it"
    asked = first.ask("POST", f"/tables/{made['id']}", token=new_secret()).json()
    assert asked["seats"] == [1]
    other = keep(lobby, "Cleo").ask("POST", f"/tables/{made['id']}")
    assert other.json()["code"] == "forbidden"


def test_two_processes_know_the_same_people(database: str, start: Callable[..., Running]) -> None:
    one, two = (start(database).lobby() for _ in range(2))
    first = keep(one)
    made = first.make(HERE, RANDOM)
    old = one.sit(made["id"], made["tokens"]["0"])
    watching = two.sit(made["id"])
    second = recover(two, first.phrase)
    token = second.open(made["id"])
    assert one.sit(made["id"], token).state["you"] == two.sit(made["id"], token).state["you"] == [0]
    new = two.sit(made["id"], token)
    new.until(lambda state: state["revision"] >= two.stored(made["id"]).revision)
    played = play(new)
    old.until_moves(played)
    watching.until_moves(played)


def test_seats_of_before_are_taken_along(lobby: Lobby) -> None:
    mine, theirs = lobby.make(HERE, RANDOM), lobby.make(HERE, LINK)
    token = lobby.claim(theirs).json()["token"]
    person = keep(lobby)
    tokens = [mine["tokens"]["0"], token, new_secret()]
    assert person.mine() == {}
    for _ in range(2):
        assert person.ask("POST", "/seats", tokens=tokens).status_code == 204
    assert person.mine() == {mine["id"]: [0], theirs["id"]: [1]}
    assert keep(lobby, "Ben").ask("POST", "/seats", tokens=tokens).status_code == 204
    assert person.mine() == {mine["id"]: [0], theirs["id"]: [1]}, "nobody else has them by that"
    lobby.invite(theirs["id"], 1, theirs["maker"])
    assert person.mine() == {mine["id"]: [0]}, "a seat that is given to others is lost"


def test_seats_that_are_joined_and_another_game(lobby: Lobby) -> None:
    host, guest = keep(lobby), keep(lobby, "Ben")
    made = host.make(HERE, LINK, join=True, counts=True)
    path = f"/api/tables/{made['id']}/join"
    joined = lobby.http.post(path, json={"name": "Ben"}, headers=guest.headers).json()
    asked = {"Authorization": f"Bearer {joined['token']}"}
    next = lobby.http.post(f"/api/tables/{made['id']}/again", headers=asked).json()
    headers = {"Authorization": f"Bearer {made['tokens']['0']}"}
    lobby.http.post(f"/api/tables/{made['id']}/again", headers=headers)
    assert host.mine() == {made["id"]: [0], next["id"]: [0]}
    assert guest.mine() == {made["id"]: [1], next["id"]: [1]}
    assert lobby.stored(next["id"]).counts, "whose results count as before"


def test_a_table_is_let_go_of(lobby: Lobby) -> None:
    first = keep(lobby)
    made = first.make(HERE, LINK)
    second = recover(lobby, first.phrase)
    token = second.open(made["id"])
    assert first.ask("DELETE", f"/tables/{made['id']}").status_code == 204
    assert first.mine() == second.mine() == {}
    assert lobby.sit(made["id"], token).state["you"] == []
    assert lobby.sit(made["id"], made["tokens"]["0"]).state["you"] == [0]
    assert first.ask("DELETE", f"/tables/{made['id']}").status_code == 403


def test_a_campaign_is_found_on_every_device(lobby: Lobby) -> None:
    first = keep(lobby)
    made = first.make(HERE, campaign="solo")
    second = recover(lobby, first.phrase)
    assert second.mine() == {made["id"]: [0]}
    assert lobby.sit(made["id"], second.open(made["id"])).state["you"] == [0]


def test_a_device_that_is_signed_out(lobby: Lobby) -> None:
    first = keep(lobby)
    made = first.make(HERE, LINK)
    second = recover(lobby, first.phrase)
    token = second.open(made["id"])
    there = lobby.sit(made["id"], token)
    devices = first.ask("GET").json()["devices"]
    other = next(one["id"] for one in devices if not one["here"])
    assert keep(lobby, "Ben").ask("DELETE", f"/devices/{other}").status_code == 404
    assert first.ask("DELETE", f"/devices/{other}").status_code == 204
    assert second.ask("GET").status_code == 403
    with pytest.raises(ConnectionClosed):
        there.until(lambda state: False)
    assert lobby.sit(made["id"], token).state["you"] == []
    assert lobby.sit(made["id"], made["tokens"]["0"]).state["you"] == [0]


def test_nothing_is_left_of_whoever_goes(lobby: Lobby, server: Running) -> None:
    first, other = keep(lobby, "Nobody Else"), keep(lobby, "Ben")
    made = other.make(RANDOM, LINK)
    native = first.claim(made, name="Ana")
    second = recover(lobby, first.phrase)
    further = second.open(made["id"])
    engine = server.app.state.host.engine
    person = lobby.stored(made["id"]).chairs[1].person
    assert person is not None
    secrets = [hashed(secret).hex() for secret in (first.key, second.key, plain(first.phrase))]
    ids = [person, *(device["id"] for device in first.ask("GET").json()["devices"])]
    assert found_in(engine, *secrets, *ids) == {"people", "devices", "seats", "keys"}
    there = lobby.sit(made["id"], further)
    assert second.ask("DELETE").status_code == 204
    assert found_in(engine, *secrets, *ids, "Nobody Else") == set()
    assert [one.ask("GET").status_code for one in (first, second)] == [403, 403]
    assert lobby.http.post("/api/me/here", json={"phrase": first.phrase}).status_code == 403
    revision = lobby.stored(made["id"]).revision
    there.until(lambda state: state["revision"] >= revision)
    play(there)
    for token in (native, further):
        assert lobby.sit(made["id"], token).state["you"] == [1], "the seat is theirs as a guest"
        answer = lobby.http.post("/api/tables/mine", json={"tokens": [token]}).json()
        assert [(table["id"], table["you"]) for table in answer] == [(made["id"], [1])]
    assert found_in(engine, *secrets, *ids) == set(), "no process writes it down again"


def test_trying_phrases_from_one_address(sqlite_file: str, start: Callable[..., Running]) -> None:
    lobby = start(sqlite_file, tries_per_minute=3).lobby()
    body = {"phrase": "acorn " * 13}
    codes = [lobby.http.post("/api/me/here", json=body).status_code for _ in range(5)]
    assert codes == [403] * 3 + [429] * 2


def test_people_are_in_a_backup(
    lobby: Lobby, server: Running, sqlite_file: str, tmp_path: Path
) -> None:
    first = keep(lobby)
    first.make(HERE, LINK, counts=True)
    recover(lobby, first.phrase)
    engine = server.app.state.host.engine
    copy, new = tmp_path / "all.jsonl", open_engine(sqlite_file)
    back_up(engine, copy)
    restore(new, copy)
    both = [sorted(everything(found)) for found in (new, engine)]
    lasting = [[row for row in rows if row[0] != "beats"] for rows in both]
    assert lasting[0] == lasting[1], "all but when the server ran last"
    new.dispose()
