"""Whoever asks for it, and says that the address is theirs, is written to when they are to move."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

import bocage
from bocage.server.backup import back_up
from bocage.server.notices.mail import Letter, post
from bocage.server.notices.push import Result
from bocage.server.schema import NOTICES
from bocage.server.settings import Smtp, settings_from

from .client import HERE, LINK, soon
from .conftest import Running
from .mailed import Mailbox
from .pushed import Service, Two, play

WHERE = "ana.b+farm@mail.example.org"
LINKS = re.compile(r"https://farm\.example\.org(/\S+)")


@pytest.fixture
def box() -> Iterator[Mailbox]:
    """A mail server."""
    found = Mailbox()
    yield found
    found.close()


def writing_to(box: Mailbox, **more: Any) -> dict[str, Any]:
    """The settings of a host that writes."""
    smtp = Smtp("127.0.0.1", box.port, "Bocage <farm@example.org>", "me", "hush", "none")
    return {"notice_pause": 0.12, "smtp": smtp, "url": "https://farm.example.org", **more}


def ask(table: Two, address: str = WHERE, **more: str) -> httpx.Response:
    """What comes of asking to be written to, as whoever is away."""
    headers = {"Authorization": f"Bearer {table.token}"}
    body = {"address": address, **more}
    return table.lobby.http.post(f"/api/tables/{table.id}/mail", json=body, headers=headers)


def state(table: Two) -> str | None:
    """Whether their seat is written to."""
    found: str | None = table.lobby.get(f"tables/{table.id}/notices", table.token).json()["mail"]
    return found


def links(box: Mailbox, number: int = -1) -> list[str]:
    """The links in a letter."""
    return LINKS.findall(box.letters[number].get_content())


def test_an_address_is_written_to_once_it_says_yes(
    database: str, start: Callable[..., Running], box: Mailbox, service: Service, caplog: Any
) -> None:
    server = start(database, **writing_to(box))
    lobby = server.lobby()
    assert lobby.get("notices").json()["mail"] is True
    table = Two(lobby, service, options={"cards": "base"})
    assert ask(table, language="fr").status_code == 204
    soon(lambda: len(box.letters) == 1)
    [asked] = box.letters
    assert asked["To"] == WHERE and asked["From"] == "Bocage <farm@example.org>"
    assert asked["Auto-Submitted"] == "auto-generated" and asked["Content-Language"] == "fr"
    assert f"sous le nom de {table.name}" in asked.get_content()
    assert box.users == ["\0me\0hush"]
    [confirm] = links(box)
    play(table.player)
    time.sleep(0.4)
    assert len(box.letters) == 1 and state(table) == "waiting", "nobody has said yes"
    shown = lobby.http.get(confirm)
    assert (
        shown.headers["content-type"].startswith("text/html") and '<html lang="fr">' in shown.text
    )
    assert "<script" not in shown.text and '<form method="post">' in shown.text
    assert state(table) == "waiting", "looking is not saying yes"
    assert lobby.http.post(confirm[:-4] + "AAAA").status_code == 404
    assert lobby.http.post(confirm).status_code == 200
    assert state(table) == "on" and lobby.http.post(confirm).status_code == 404

    soon(lambda: len(box.letters) == 2)
    letter = box.letters[1]
    words = letter.get_content().replace("\r\n", "\n")
    assert letter["Subject"] == f"Agricola, édition révisée · À vous de jouer, {table.name}."
    assert words.startswith(
        f"À vous de jouer, {table.name}.\n\nhttps://farm.example.org/t/{table.id}\n"
    )
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = links(box)[1]
    assert letter["List-Unsubscribe"] == f"<https://farm.example.org{stop}>"
    absent = lobby.sit(table.id, table.token)
    hand = [card for seat in absent.state["view"]["seats"] for card in seat.get("hand") or []]
    secrets = [*table.tokens, table.made["maker"], *map(str, hand)]
    assert hand and not [secret for secret in secrets if secret in letter.as_string() + words]
    play(absent)
    absent.socket.close()
    play(table.player)
    soon(lambda: len(box.letters) == 3)
    time.sleep(0.4)
    assert len(box.letters) == 3, "one letter for one turn"

    assert lobby.http.get(stop).status_code == 200 and state(table) == "on"
    answer = lobby.http.post(stop, content="List-Unsubscribe=One-Click")
    assert answer.status_code == 200 and state(table) is None
    with server.app.state.host.engine.connect() as connection:
        assert connection.execute(select(NOTICES)).all() == [], "the address is deleted"
    logged = " ".join(record.getMessage() for record in caplog.records)
    assert WHERE not in logged and confirm not in logged


def test_nobody_else_learns_an_address(
    sqlite_file: str,
    start: Callable[..., Running],
    box: Mailbox,
    service: Service,
    tmp_path: Path,
) -> None:
    server = start(sqlite_file, **writing_to(box))
    table = Two(server.lobby(), service)
    ask(table)
    soon(lambda: len(box.letters) == 1)
    [confirm] = links(box)
    other = table.sit(table.first)
    told = [
        table.lobby.get(f"tables/{table.id}", None).text,
        table.lobby.get(f"tables/{table.id}/notices", table.tokens[table.first]).text,
        table.lobby.get(f"tables/{table.id}/notices", table.token).text,
        str(other.state),
    ]
    assert not [text for text in told if WHERE in text or WHERE.split("@")[0] in text]
    copy = tmp_path / "copy.jsonl"
    back_up(server.app.state.host.engine, copy)
    kept = copy.read_text()
    assert WHERE in kept and confirm.partition("key=")[2] not in kept, "secrets are kept as hashes"


def test_what_is_refused(
    sqlite_file: str, start: Callable[..., Running], box: Mailbox, service: Service
) -> None:
    lobby = start(sqlite_file, **writing_to(box)).lobby()
    table = Two(lobby, service)
    for bad in (
        "ana",
        "ana@local",
        "a b@example.org",
        "ana@example.org\nBcc: x@y.org",
        "@a.b",
        "é@a.b",
    ):
        assert ask(table, bad).status_code == 422, bad
    live = {"kind": "live", "bank": 600, "increment": 10}
    made = lobby.make(HERE, LINK, pace=live)
    headers = {"Authorization": f"Bearer {made['tokens']['0']}"}
    body = {"address": WHERE}
    answer = lobby.http.post(f"/api/tables/{made['id']}/mail", json=body, headers=headers)
    assert answer.status_code == 404, "nobody waits for a letter there"
    assert lobby.http.post(f"/api/tables/{table.id}/mail", json=body).status_code == 403
    answers = [ask(table, f"ana{n}@example.org").status_code for n in range(7)]
    assert answers == [204] * 5 + [429] * 2
    soon(lambda: len(box.letters) == 5)
    [first] = links(box, 0)
    assert lobby.http.post(first).status_code == 404, "a seat has one address"
    headers = {"Authorization": f"Bearer {table.token}"}
    assert lobby.http.post(f"/api/tables/{table.id}/mail/off", headers=headers).status_code == 204
    assert state(table) is None


def test_an_address_is_not_pestered(
    sqlite_file: str, start: Callable[..., Running], box: Mailbox, service: Service
) -> None:
    lobby = start(sqlite_file, **writing_to(box)).lobby()
    tables = [Two(lobby, service) for _ in range(5)]
    assert [ask(table).status_code for table in tables] == [204] * 5
    soon(lambda: len(box.letters) == 3)
    time.sleep(0.3)
    assert len(box.letters) == 3


def test_an_address_that_is_refused_is_forgotten(
    sqlite_file: str, start: Callable[..., Running], box: Mailbox, service: Service
) -> None:
    lobby = start(sqlite_file, **writing_to(box)).lobby()
    table = Two(lobby, service)
    ask(table)
    soon(lambda: len(box.letters) == 1)
    lobby.http.post(links(box)[0])
    box.answer = "451 later"
    play(table.player)
    time.sleep(0.3)
    assert state(table) == "on", "it may be taken later"
    box.answer = "250 taken"
    soon(lambda: len(box.letters) == 2)
    absent = lobby.sit(table.id, table.token)
    play(absent)
    absent.socket.close()
    box.answer = "550 nobody"
    play(table.player)
    soon(lambda: state(table) is None)


def test_nothing_is_sent_in_the_clear_unless_that_is_set(box: Mailbox) -> None:
    one = Letter(WHERE, "subject", "body", "en", "about")
    smtp = Smtp("127.0.0.1", box.port, "farm@example.org", "me", "hush")
    assert post(one, smtp, "https://farm.example.org").result is Result.LATER
    assert not box.letters and not box.users and "hush" not in repr(smtp)


def test_the_settings_of_letters() -> None:
    given = {"BOCAGE_SMTP_HOST": "mail.example.org", "BOCAGE_SMTP_FROM": "Farm <f@example.org>"}
    settings = settings_from({**given, "BOCAGE_HOSTS": "farm.example.org,other.example.org"})
    assert settings.url == "https://farm.example.org" and settings.smtp is not None
    assert (settings.smtp.port, settings.smtp.tls) == (587, "starttls")
    tls = settings_from(
        {**given, "BOCAGE_URL": "https://a.example:8443/", "BOCAGE_SMTP_TLS": "tls"}
    )
    assert tls.smtp is not None and (tls.smtp.port, tls.url) == (465, "https://a.example:8443")
    assert settings_from({}).smtp is None
    for wrong in (
        {},
        {"BOCAGE_URL": "farm"},
        {"BOCAGE_URL": "https://a.b", "BOCAGE_SMTP_TLS": "some"},
        {"BOCAGE_URL": "https://a.b", "BOCAGE_SMTP_FROM": "nobody"},
    ):
        with pytest.raises(bocage.Error):
            settings_from({**given, **wrong})


def test_a_server_that_can_tell_nobody_says_so(
    sqlite_file: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bocage.server.notices.office.can_push", lambda: False)
    assert start(sqlite_file).lobby().get("notices").json() == {"push": None, "mail": False}
