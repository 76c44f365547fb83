"""Somebody for each game: whoever plays it knows where its actions lie."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext

import bocage

from .person import Person
from .serving import Server
from .villager import Villager


class Roller(Villager):
    """Somebody whose rolls need no confirming."""

    def confirms_itself(self, text: str) -> bool:
        """Whether what is clicked is confirmed at once."""
        return text == "roll"

    def words(self, text: str) -> str:
        """What the page calls an action."""
        found: Any = next(action["message"] for action in self.actions if action["text"] == text)
        return bocage.text(said(found), "en")


def said(message: dict[str, Any]) -> bocage.Message:
    """A message as the server has sent it."""
    values = {
        name: said(value) if isinstance(value, dict) and "id" in value else value
        for name, value in message["values"].items()
    }
    return bocage.Message(message["id"], values)


PLAYERS: dict[str, type[Person]] = {"hallertau": Villager, "express": Roller}


def somebody(context: BrowserContext, server: Server, game: str, seed: int = 1) -> Person:
    """Somebody who knows how to play a game."""
    return PLAYERS.get(game, Person)(context, server, seed)
