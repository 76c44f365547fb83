"""Programs are told what lines of the log are about: no line of a game's is forgotten."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import bocage
from bocage.kernel.shapes import EntryKind
from bocage.server.present import Scroll

ENGLISH = Path(bocage.__file__).parent / "locales" / "en"
OWN = ("creatures", "express", "hallertau")
UNTOLD = {
    "agricola": {
        *("log-pass", "log-adopt", "log-stays-home", "log-invite", "log-wait", "log-use-plough"),
        *("log-forgo", "log-do-without", "log-move", "log-grow-taller", "log-fences-down"),
        *("log-trade", "log-schedule", "log-mark-space", "log-draw-markers"),
        *("log-put-in-room", "log-put-on-card", "log-hand-in", "log-taken-back", "log-studied"),
        *("log-passed-on", "log-pick", "log-draft", "log-draw", "log-drawn", "log-drop"),
        *("log-discard", "log-kept", "log-kept-lost", "log-mulligan", "log-new-minors"),
    },
    "creatures": {f"log-creatures-{id}" for id in ("idle", "give-border", "carve")},
    "express": set(),
    "hallertau": {
        f"log-hallertau-{id}"
        for id in (
            *("section", "clear", "recall", "shift", "move", "return", "lose-field", "uproot"),
            *("fallow", "back", "boulder", "boulders-broken", "drew", "discard"),
        )
    },
}
"""Lines that move nothing one could see."""


def lines(game: str) -> set[str]:
    """The ids of all lines of a game's log."""
    found: set[str] = set()
    for path in ENGLISH.glob("*.ftl"):
        found.update(re.findall(r"^log-[\w-]+", path.read_text(encoding="utf-8"), re.MULTILINE))
    theirs = {id for id in found if id.split("-")[1] in OWN}
    return found - theirs if game == "agricola" else {i for i in theirs if i.split("-")[1] == game}


@pytest.mark.parametrize(
    ("id", "game"),
    [(id, id.partition("-")[0]) for id in ("agricola-revised", *OWN)],
)
def test_every_line_has_a_kind(id: str, game: str) -> None:
    kinds = bocage.new(id, seats=2).game.kinds
    said = lines(game)
    assert said
    assert set(kinds.values()) <= set(get_args(EntryKind))
    assert said - set(kinds) == UNTOLD[game]
    assert set(kinds) <= said | {"log-starting-player"}


@pytest.mark.parametrize("game", bocage.games(), ids=str)
def test_clients_are_told_the_kinds(game: bocage.Game) -> None:
    table = bocage.new(game.id, seats=2, seed=1)
    while len(table.log) < 40:
        assert table.decision
        table.play(table.decision.actions[0])
    told = {line["kind"] for line in Scroll(None).read(table)}
    assert "round" in told
    assert told - {"round", "other"}
