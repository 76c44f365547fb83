"""The first edition with hand cards, for as long as it is not offered to players."""

from __future__ import annotations

import pytest

from bocage.games import catalogue
from bocage.games.agricola.game import first_edition

FULL_GAME = first_edition()


@pytest.fixture(autouse=True)
def full_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of these tests."""
    monkeypatch.setitem(catalogue(), FULL_GAME.id, FULL_GAME)
