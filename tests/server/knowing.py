"""Somebody who keeps who they are, at one of their devices."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
from sqlalchemy import Engine, select

from bocage.server.schema import METADATA

from .client import Lobby


class Device:
    """A device: its key, and requests in the name of whoever is known there."""

    def __init__(self, lobby: Lobby, key: str, phrase: str = "") -> None:
        self.lobby = lobby
        self.key = key
        self.phrase = phrase
        self.headers = {"Bocage-Device": key}

    def ask(self, method: str, path: str = "", **body: Any) -> httpx.Response:
        """What comes of a request about oneself."""
        headers = {"Authorization": f"Bearer {self.key}"}
        given = body if body or method == "POST" else None
        return self.lobby.http.request(method, f"/api/me{path}", headers=headers, json=given)

    def make(self, *seats: dict[str, Any], **fields: Any) -> dict[str, Any]:
        """A new table."""
        body = {"game": "agricola-revised", "seats": list(seats), **fields}
        answer = self.lobby.http.post("/api/tables", json=body, headers=self.headers)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def claim(self, made: dict[str, Any], seat: int = 1, name: str = "Ben") -> str:
        """The token of a seat to which one was invited."""
        body = {"invitation": made["invitations"][f"{seat}"], "name": name}
        path = f"/api/tables/{made['id']}/claim"
        return str(self.lobby.http.post(path, json=body, headers=self.headers).json()["token"])

    def open(self, id: str) -> str:
        """A token of this device for one's seats at a table."""
        answer = self.ask("POST", f"/tables/{id}", token=None)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["token"])

    def mine(self) -> dict[str, list[int]]:
        """One's tables with one's seats there."""
        path = "/api/tables/mine"
        found = self.lobby.http.post(path, json={"tokens": []}, headers=self.headers).json()
        return {table["id"]: table["you"] for table in found}

    @property
    def results(self) -> dict[str, Any]:
        """What one's games have come to."""
        found: dict[str, Any] = self.ask("GET", "/results").json()
        return found


def keep(lobby: Lobby, name: str = "Ana", **fields: Any) -> Device:
    """Somebody new."""
    answer = lobby.http.post("/api/me", json={"name": name, **fields})
    assert answer.status_code == 201, answer.text
    return Device(lobby, answer.json()["device"], answer.json()["phrase"])


def recover(lobby: Lobby, phrase: str) -> Device:
    """Somebody at another device, by their phrase."""
    answer = lobby.http.post("/api/me/here", json={"phrase": phrase})
    assert answer.status_code == 200, answer.text
    return Device(lobby, answer.json()["device"], phrase)


def everything(engine: Engine) -> Iterator[tuple[str, str]]:
    """All that stands in a database, as texts with the tables where it stands."""
    with engine.connect() as connection:
        for table in METADATA.sorted_tables:
            for row in connection.execute(select(table)):
                for value in row:
                    yield table.name, value.hex() if isinstance(value, bytes) else f"{value}"


def found_in(engine: Engine, *wanted: str) -> set[str]:
    """The tables in which one of some texts stands anywhere."""
    sought = re.compile("|".join(map(re.escape, wanted)))
    return {name for name, value in everything(engine) if sought.search(value)}
