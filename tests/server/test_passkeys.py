"""Passkeys: made and used at the host they are for, each challenge once."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from bocage.server import passkeys
from bocage.server.database import writing
from bocage.server.schema import CHALLENGES

from .authenticator import Authenticator
from .client import Lobby
from .conftest import Running
from .knowing import Device, keep

HERE = ("table.example", "https://table.example")


def said(host: str, origin: str, device: Device | None = None) -> dict[str, str]:
    """The headers of a request from a page."""
    headers = {"Host": host, "Origin": origin}
    return headers if device is None else {**headers, "Authorization": f"Bearer {device.key}"}


def post(lobby: Lobby, path: str, headers: dict[str, str], **body: Any) -> httpx.Response:
    """What comes of a request about oneself."""
    return lobby.http.post(f"/api/me{path}", headers=headers, json=body)


def options(lobby: Lobby, path: str, headers: dict[str, str]) -> dict[str, Any]:
    """What a browser is to ask its authenticator."""
    found: dict[str, Any] = post(lobby, path, headers).json()["options"]
    return found


def passkey(lobby: Lobby, device: Device, host: str, origin: str) -> Authenticator:
    """A new passkey of somebody."""
    made = Authenticator(host.partition(":")[0], origin)
    headers = said(host, origin, device)
    asked = options(lobby, "/passkeys/ask", headers)
    assert asked["rp"]["id"] == made.host
    answer = post(lobby, "/passkeys", headers, credential=made.made(asked), label="Phone")
    assert answer.status_code == 204, answer.text
    return made


@pytest.mark.parametrize(
    ("host", "origin"), [HERE, ("localhost:8440", "http://localhost:8440")], ids=["tls", "local"]
)
def test_somebody_is_known_again_by_a_passkey(lobby: Lobby, host: str, origin: str) -> None:
    first = keep(lobby)
    key = passkey(lobby, first, host, origin)
    (told,) = first.ask("GET").json()["passkeys"]
    assert told["label"] == "Phone"
    headers = said(host, origin)
    for _ in range(2):
        credential = key.used(options(lobby, "/here/ask", headers))
        answer = post(lobby, "/here", headers, credential=credential)
        assert answer.status_code == 200, answer.text
        second = Device(lobby, answer.json()["device"])
        assert second.ask("GET").json()["made"] == first.ask("GET").json()["made"]
        again = post(lobby, "/here", headers, credential=credential)
        assert again.json()["message"]["id"] == "error-passkey", "a challenge is used once"
    assert first.ask("DELETE", f"/passkeys/{told['id']}").status_code == 204
    asked = options(lobby, "/here/ask", headers)
    assert post(lobby, "/here", headers, credential=key.used(asked)).status_code == 403


def test_what_is_signed_elsewhere_or_too_late_opens_nothing(lobby: Lobby, server: Running) -> None:
    first = keep(lobby)
    key = passkey(lobby, first, *HERE)
    headers = said(*HERE)
    asked = options(lobby, "/here/ask", headers)
    key.origin = "https://evil.example"
    assert post(lobby, "/here", headers, credential=key.used(asked)).status_code == 403
    key.origin = HERE[1]
    other = said("other.example", "https://other.example")
    assert post(lobby, "/here", other, credential=key.used(asked)).status_code == 403
    made = options(lobby, "/passkeys/ask", said(*HERE, first))
    assert post(lobby, "/here", headers, credential=key.used(made)).status_code == 403
    with writing(server.app.state.host.engine) as connection, connection.begin():
        connection.execute(update(CHALLENGES).values(until=time.time() - 1))
    assert post(lobby, "/here", headers, credential=key.used(asked)).status_code == 403
    assert post(lobby, "/here", headers, credential={"id": "x"}).status_code == 403
    assert post(lobby, "/here", headers).status_code == 422


def test_a_challenge_of_one_process_is_answered_at_another(
    database: str, start: Callable[..., Running]
) -> None:
    one, two = (start(database).lobby() for _ in range(2))
    first = keep(one)
    key = passkey(one, first, *HERE)
    asked = options(one, "/here/ask", said(*HERE))
    credential = key.used(asked)
    assert post(two, "/here", said(*HERE), credential=credential).status_code == 200
    assert post(one, "/here", said(*HERE), credential=credential).status_code == 403


def test_where_there_are_no_passkeys(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    def ways(host: str) -> bool:
        found = lobby.http.get("/api/me/ways", headers={"Host": host}).json()
        return bool(found["passkeys"])

    assert [ways(host) for host in ("table.example", "localhost", lobby.address, "[::1]")] == [
        True,
        True,
        False,
        False,
    ]
    answer = post(lobby, "/here/ask", {})
    assert answer.json()["message"]["id"] == "error-no-passkeys"

    def without(name: str) -> Any:
        return None if name == "webauthn" else find_spec(name)

    monkeypatch.setattr(passkeys, "find_spec", without)
    assert not ways("table.example"), "the library is not installed"
