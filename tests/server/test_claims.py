"""Seats are taken, lost and given away; an answer that is lost does no harm."""

from __future__ import annotations

import string
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bocage.server.secret import new_secret

from .client import HERE, LINK, RANDOM, Lobby, Player, soon
from .conftest import Running

GOOD = string.ascii_letters[:43]
WEAK = [
    "",
    "short",
    "x" * 43,
    "abc" * 20,
    GOOD[1:],
    GOOD * 3,
    f"{GOOD}!",
    f" {GOOD}",
    f"{GOOD}é",
]


def test_claiming_again_with_the_same_secret_is_harmless(
    database: str, start: Callable[..., Running]
) -> None:
    server = start(database)
    lobby, token = server.lobby(), new_secret()
    made = lobby.make(HERE, LINK)
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: lobby.claim(made, token=token), range(4)))
    assert [answer.json() for answer in answers] == [{"seat": 1, "token": token}] * 4
    before = lobby.stored(made["id"])
    assert before.revision == 2 and token not in repr(before)
    server.stop()
    lobby = start(database).lobby()
    assert lobby.claim(made, token=token).json() == {"seat": 1, "token": token}
    assert lobby.stored(made["id"]) == before
    assert lobby.sit(made["id"], token).state["you"] == [1]
    for other in (new_secret(), None):
        answer = lobby.claim(made, token=other)
        assert (answer.status_code, answer.json()["message"]["id"]) == (403, "error-claimed")


@pytest.mark.parametrize("secret", WEAK)
def test_a_weak_secret_is_refused(lobby: Lobby, secret: str) -> None:
    made = lobby.make(HERE, LINK)
    before = lobby.stored(made["id"])
    body = {"game": "agricola-revised", "seats": [HERE], "maker": secret}
    answers = {
        "token": lobby.claim(made, token=secret),
        "invitation": lobby.invite(made["id"], 1, made["maker"], invitation=secret),
        "maker": lobby.http.post("/api/tables", json=body),
    }
    for field, answer in answers.items():
        message = answer.json()["message"]
        assert (answer.status_code, message["values"]["field"]) == (422, field)
        known = "error-weak-secret" if 0 < len(secret) <= 100 else "error-bad-message"
        assert message["id"] == known
    assert lobby.stored(made["id"]) == before


def test_a_secret_opens_one_seat(lobby: Lobby) -> None:
    token, tables = new_secret(), [lobby.make(HERE, LINK) for _ in range(2)]
    assert lobby.claim(tables[0], token=token).status_code == 200
    answer = lobby.claim(tables[1], token=token)
    assert (answer.status_code, answer.json()["message"]["id"]) == (422, "error-secret-used")
    assert not lobby.stored(tables[1]["id"]).chairs[1].joined


def test_making_a_table_again_with_the_same_secret_gives_the_same_one(
    database: str, start: Callable[..., Running]
) -> None:
    server = start(database)
    lobby, maker = server.lobby(), new_secret()
    with ThreadPoolExecutor(4) as pool:
        made = list(pool.map(lambda _: lobby.make(HERE, LINK, RANDOM, maker=maker), range(4)))
    assert made == made[:1] * 4 and made[0]["maker"] == maker
    server.stop()
    lobby = start(database).lobby()
    assert lobby.make(HERE, LINK, RANDOM, maker=maker) == made[0]
    assert [table["id"] for table in lobby.get("tables").json()] == [made[0]["id"]]
    assert lobby.sit(made[0]["id"], made[0]["tokens"]["0"]).state["you"] == [0]
    assert lobby.claim(made[0]).status_code == 200
    headers = {"Authorization": f"Bearer {made[0]['tokens']['0']}"}
    path, again = f"/api/tables/{made[0]['id']}/again", {"maker": new_secret()}
    rematches = [lobby.http.post(path, json=again, headers=headers).json() for _ in range(2)]
    assert rematches[0] == rematches[1] and rematches[0]["maker"] == again["maker"]
    assert len(lobby.get("tables").json()) == 2


def test_secrets_of_a_table_tell_nothing_about_each_other(lobby: Lobby) -> None:
    made = [lobby.make(HERE, HERE, LINK) for _ in range(2)]
    secrets = [
        secret
        for table in made
        for secret in (table["maker"], *table["tokens"].values(), *table["invitations"].values())
    ]
    assert len({*secrets, *(table["id"] for table in made)}) == len(secrets) + 2 == 10
    assert all(len(secret) == 43 for secret in secrets)
    assert not [secret for secret in secrets if secret.startswith(made[0]["id"][:8])]


def expelled(player: Player) -> None:
    """Check that a client is told that its seat is no longer its own, and left."""
    with pytest.raises(ConnectionClosed) as end:
        while player.read()["type"] == "state":
            assert player.state["you"] == [1]
        player.read()
    assert end.value.rcvd is not None and end.value.rcvd.code == 1008


@pytest.mark.parametrize("proof", ["maker", "seat"])
def test_the_maker_makes_a_new_link_for_a_seat(lobby: Lobby, proof: str) -> None:
    made = lobby.make(HERE, LINK, open=False)
    old = lobby.claim(made).json()["token"]
    secret = made["maker"] if proof == "maker" else made["tokens"]["0"]
    players = [lobby.sit(made["id"], old) for _ in range(2)]
    maker = lobby.sit(made["id"], made["tokens"]["0"])
    fresh = lobby.invite(made["id"], 1, secret).json()
    for player in players:
        expelled(player)
    seat = maker.until(lambda state: not state["seats"][1]["joined"])["seats"][1]
    assert (seat["name"], seat["kind"], seat["online"]) == ("Ben", "link", False)
    assert lobby.connect(made["id"]).say("hello", tokens=[old])["code"] == "forbidden"
    assert lobby.get(f"tables/{made['id']}/at/0?seat=1", old).status_code == 403
    for token in (old, None):
        assert lobby.claim(made, token=token).json()["message"]["id"] == "error-forbidden"
    assert fresh["invitation"] not in repr(lobby.stored(made["id"]))
    again = lobby.claim(made, invitation=fresh["invitation"], name="Bo", token=new_secret()).json()
    assert (fresh["seat"], again["seat"]) == (1, 1)
    state = lobby.sit(made["id"], again["token"]).state
    assert (state["you"], state["seats"][1]["name"]) == ([1], "Bo")


def test_making_a_link_again_with_the_same_secret_is_harmless(lobby: Lobby) -> None:
    made = lobby.make(HERE, LINK)
    lobby.claim(made)
    invitation = new_secret()
    for _ in range(2):
        answer = lobby.invite(made["id"], 1, made["maker"], invitation=invitation)
        assert answer.json() == {"seat": 1, "invitation": invitation}
    claimed = lobby.claim(made, invitation=invitation).json()
    lobby.invite(made["id"], 1, made["maker"], invitation=invitation)
    assert lobby.sit(made["id"], claimed["token"]).state["you"] == [1]


def test_a_table_whose_maker_only_watches(lobby: Lobby) -> None:
    made = lobby.make(LINK, LINK)
    lobby.claim(made)
    fresh = lobby.invite(made["id"], 1, made["maker"]).json()
    assert lobby.claim(made, invitation=fresh["invitation"]).status_code == 200


def test_a_seat_of_the_makers_own_can_be_given_away(lobby: Lobby) -> None:
    made = lobby.make(HERE, HERE)
    fresh = lobby.invite(made["id"], 1, made["tokens"]["0"]).json()
    assert lobby.sit(made["id"], *made["tokens"].values()).state["you"] == [0]
    guest = lobby.claim({**made, "invitations": {"1": fresh["invitation"]}}).json()["token"]
    assert lobby.invite(made["id"], 0, guest).status_code == 403, "a guest is not the maker"


def test_only_the_maker_makes_links(lobby: Lobby) -> None:
    made, other = lobby.make(HERE, LINK, RANDOM), lobby.make(HERE, LINK)
    guest = lobby.claim(made).json()["token"]
    before = lobby.stored(made["id"])
    for secret in ("", guest, made["invitations"]["1"], other["maker"], other["tokens"]["0"]):
        answer = lobby.invite(made["id"], 1, secret)
        assert (answer.status_code, answer.json()["message"]["id"]) == (403, "error-not-maker")
    for seat in (2, 3, 63):
        assert lobby.invite(made["id"], seat, made["maker"]).status_code == 404
    assert lobby.invite(made["id"], 64, made["maker"]).status_code == 422
    assert lobby.stored(made["id"]) == before


def test_a_new_link_is_known_to_every_process(database: str, start: Callable[..., Running]) -> None:
    here, there = start(database).lobby(), start(database).lobby()
    made = here.make(HERE, LINK)
    old = there.claim(made).json()["token"]
    player = there.sit(made["id"], old)
    fresh = here.invite(made["id"], 1, made["maker"]).json()
    expelled(player)
    watching = there.sit(made["id"])
    fresh = here.invite(made["id"], 1, made["maker"]).json()
    assert there.claim(made, invitation=fresh["invitation"]).status_code == 200
    watching.until(lambda state: state["seats"][1]["joined"])


@pytest.mark.parametrize(
    ("type", "more"),
    [
        ("rename", {"name": "Eve"}),
        ("set", {"confirm": False}),
        ("act", {"revision": 3, "actions": ["place forest"]}),
    ],
)
def test_what_the_old_holder_has_under_way_comes_too_late(
    sqlite_file: str, start: Callable[..., Running], type: str, more: dict[str, Any]
) -> None:
    server = start(sqlite_file)
    lobby, host = server.lobby(), server.app.state.host
    made = lobby.make(HERE, LINK)
    old = lobby.sit(made["id"], lobby.claim(made).json()["token"])
    live, hold = host.alive[made["id"]], Event()
    host.writer.submit("", lambda _: hold.wait(10) and None)
    with ThreadPoolExecutor(1) as pool:
        inviting = pool.submit(lobby.invite, made["id"], 1, made["maker"])
        soon(live.lock.locked)
        old.send(type, seat=1, **more)
        soon(lambda: len(host.changes) == 2)
        hold.set()
        assert inviting.result().status_code == 200
    expelled(old)
    stored = lobby.stored(made["id"])
    assert (stored.revision, stored.moves) == (3, ())
    assert (stored.chairs[1].name, stored.chairs[1].confirm) == ("Ben", True)
