"""What every answer carries, what no request may, and the pages."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bocage import LOCALES
from bocage.server.files import pages
from bocage.server.guard import content_policy

from .client import HERE, Lobby
from .conftest import Running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.mark.parametrize("path", ["/", "/t/x", "/api/games", "/api/tables/x", "/nowhere"])
def test_security_headers_on_every_answer(lobby: Lobby, path: str) -> None:
    headers = lobby.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "unsafe" not in policy and "*" not in policy
    assert f"connect-src 'self' ws://{lobby.address} wss://{lobby.address};" in policy
    for part in ("object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"):
        assert part in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "permissions-policy" in headers and "server" not in headers


def test_the_parts_of_a_page_bear_what_concerns_them_alone(lobby: Lobby) -> None:
    headers = lobby.http.get("/assets/nowhere.js").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in headers and "permissions-policy" not in headers


def test_a_made_up_host_does_not_get_into_the_policy() -> None:
    assert "evil" not in content_policy("evil.example; script-src *")
    assert "ws://[::1]:8440" in content_policy("[::1]:8440")


def test_answers_are_not_kept_by_browsers(lobby: Lobby) -> None:
    assert lobby.get("games").headers["cache-control"] == "no-store"


def test_a_body_that_is_too_long(lobby: Lobby) -> None:
    before = lobby.get("tables").json()
    answer = lobby.http.post("/api/tables", content=b"[" * 70_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-long")
    assert lobby.get("tables").json() == before


def test_a_body_that_is_too_long_and_does_not_say_so(lobby: Lobby) -> None:
    def drip() -> Iterator[bytes]:
        for _ in range(70):
            yield b"[" * 1000

    assert lobby.http.post("/api/tables", content=drip()).status_code == 413


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b"\xff\xfe", b"[" * 20_000])
def test_a_body_that_is_not_understood(lobby: Lobby, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = lobby.http.post("/api/tables", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-message")


def test_what_is_not_there(lobby: Lobby) -> None:
    for path in ("/api/nothing", "/favicon.nothing", "/../secret", "/%00"):
        answer = lobby.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert lobby.http.delete("/api/tables").status_code == 405
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/api/nothing", "/assets/nothing.js"):
        answer = lobby.http.get(path, headers=browser)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    answer = lobby.http.get("/xyz", headers=browser)
    assert answer.status_code in (404, 503), "503: the pages are not built"
    assert not answer.headers["content-type"].startswith("application/json")


def test_too_many_tables_from_one_address(sqlite_file: str, start: Callable[..., Running]) -> None:
    lobby = start(sqlite_file, creations_per_minute=3).lobby()
    made = [lobby.make(HERE, HERE) for _ in range(3)]
    body = {"game": "agricola-revised", "seats": [HERE, HERE]}
    answer = lobby.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
    codes = []
    for old in (*made, made[0]):
        headers = {"Authorization": f"Bearer {old['tokens']['0']}"}
        path = f"/api/tables/{old['id']}/again"
        codes.append(lobby.http.post(path, headers=headers).status_code)
    assert codes == [201] * 3 + [429], "players have their own room"
    assert len(lobby.get("tables").json()) == 6


def test_a_fault_of_our_own_tells_nothing(
    sqlite_file: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(sqlite_file)

    def broken(limit: int) -> None:
        raise RuntimeError("the secret cause")

    monkeypatch.setattr(server.app.state.host.store, "newest", broken)
    answer = server.lobby().get("tables")
    assert answer.status_code == 500 and "secret" not in answer.text
    assert "content-security-policy" in answer.headers


def fetch(folder: Path, path: str, **headers: str) -> httpx.Response:
    """What the pages in a folder answer."""
    app = FastAPI()
    app.include_router(pages(folder))
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)

    async def run() -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url="http://site") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(run())


def test_the_pages(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page")
    (tmp_path / "assets" / "app-1a2b.js").write_text("plain")
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"brotli")
    paths = ["/", "/t/abc", "/t/abc/replay", "/games/agricola-revised"]
    for path in (*paths, "/cards", "/cards/agricola-revised", "/cards/agricola-revised/A116"):
        answer = fetch(tmp_path, path)
        assert answer.text == "<p>page" and answer.headers["cache-control"] == "no-cache"
    for path in ("/xyz", "/t", "/cards/express/A1/more"):
        answer = fetch(tmp_path, path, Accept="text/html,*/*;q=0.8")
        assert (answer.status_code, answer.text) == (404, "<p>page")
    script = fetch(tmp_path, "/assets/app-1a2b.js", **{"Accept-Encoding": "identity"})
    assert script.text == "plain" and "immutable" in script.headers["cache-control"]
    assert "content-encoding" not in script.headers


def test_packed_files_are_given_to_whoever_takes_them(tmp_path: Path) -> None:
    (tmp_path / "style.css").write_text("plain")
    (tmp_path / "style.css.gz").write_bytes(gzip.compress(b"packed"))
    answer = fetch(tmp_path, "/style.css", **{"Accept-Encoding": "gzip"})
    assert answer.text == "packed" and answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/css")
    for refusing in ("identity", "gzip;q=0", "br, gzip; q=0.0"):
        assert fetch(tmp_path, "/style.css", **{"Accept-Encoding": refusing}).text == "plain"


def test_pages_that_are_not_built_say_so(tmp_path: Path) -> None:
    said = {fetch(tmp_path, "/", **{"Accept-Language": code}).text for code in LOCALES}
    assert len(said) == 3
    assert fetch(tmp_path, "/").status_code == 503


def test_no_file_outside_the_folder_is_given(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("page")
    (tmp_path / "secret.txt").write_text("told")
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert "told" not in fetch(folder, path).text


def test_the_openapi_description_is_true(server: Running) -> None:
    """Whatever it allows or forbids, the server never breaks and answers as described."""
    schema = schemathesis.openapi.from_url(f"http://{server.address}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    told = server.app.openapi()["paths"].values()
    assert len(operations) == sum(len(methods) for methods in told) > 20
    for operation in operations:

        @given(case=operation.as_strategy())
        @settings(max_examples=10, deadline=None, database=None)
        def check(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(checks=CHECKS)

        check()
