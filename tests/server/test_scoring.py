"""The scoring table of each game over HTTP: as the rulebooks print it, and as the rules count."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from bocage.kernel.game import ScoreRow

from .client import Lobby

AGRICOLA = {
    "fields": [-1, -1, 1, 2, 3, 4, 4],
    "pastures": [-1, 1, 2, 3, 4, 4],
    "grain": [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4],
    "vegetables": [-1, 1, 2, 3, 4, 4],
    "sheep": [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4],
    "boar": [-1, 1, 1, 2, 2, 3, 3, 4, 4],
    "cattle": [-1, 1, 2, 2, 3, 3, 4, 4],
    "unused": [0, -1, -2],
    "stables": [0, 1, 2, 3, 4],
    "rooms clay": [0, 1, 2],
    "rooms stone": [0, 2, 4],
    "people": [0, 3, 6, 9, 12, 15],
    "begging": [0, -3, -6],
    "bonus joinery": [0, 0, 0, 1, 1, 2, 2, 3, 3],
    "bonus pottery": [0, 0, 0, 1, 1, 2, 2, 3, 3],
    "bonus basketmaker": [0, 0, 1, 1, 2, 3, 3],
}
"""What so many are worth, by the rulebooks."""
CREATURES = {
    "sheep": [0, 1, 2],
    "bonus-sheep": [-3] * 4 + [0] * 4 + [1] * 3 + [2] * 2 + [3, 4, 5],
    "bonus-pigs": [-3] * 4 + [0] * 3 + [1] * 2 + [2] * 2 + [3, 4, 5],
    "bonus-cows": [-3] * 4 + [0] * 2 + [1] * 2 + [2] * 2 + [3, 4, 5],
    "bonus-horses": [-3] * 4 + [0] + [1] * 2 + [2] * 2 + [3, 4, 5],
    "extensions": [0, 4, 8],
}
HALLERTAU = {
    "centre": [0] * 7 + [18, 34, 50, 70],
    "icons": [0, 3, 6],
    "sheep": [0, 1],
    "jewels": [0, 1],
    "stock": [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2],
}
EXPRESS = {
    "house wood": [0, 4, 5, 6, 7],
    "house brick": [0, 5, 7, 9, 11],
    "house stone": [0, 6, 9, 12, 15],
    "fields": [0, 4, 5],
    "fields mayor": [0, 6, 9],
    "pastures": [0, 4, 5],
    "babies": [0, 1, 3, 5, 7],
    "food": [0, -3, -6],
    "grain": [0, 1, 2, 2, 3],
    "vegetable": [0, 2, 3],
    "reed basketmaker": [0, 0, 2, 2, 4],
    "wood joinery": [0, 0, 0, 2, 2, 2, 4],
    "brick pottery": [0, 0, 0, 2, 2, 2, 4],
    "stone stonecutter": [0, 0, 2, 2, 4],
    "sheep": [0, 1, 1, 2, 2, 2, 3],
    "boar": [0, 1, 2, 2, 3],
    "cattle": [0, 2, 3],
    "improvements builder": [0, 1, 2],
}
TABLES = {
    "agricola-revised": AGRICOLA,
    "agricola-classic": AGRICOLA,
    "creatures": CREATURES,
    "hallertau": HALLERTAU,
    "express": EXPRESS,
}


def rows_of(lobby: Lobby, game: str) -> dict[str, ScoreRow]:
    """The rows as the server tells them."""
    told: list[dict[str, Any]] = lobby.get(f"games/{game}/scoring").json()
    rows = [ScoreRow(**{**row, "steps": tuple(map(tuple, row["steps"]))}) for row in told]
    return {f"{row.line} {row.way}".strip(): row for row in rows}


@pytest.mark.parametrize("game", TABLES)
def test_the_scoring_table_is_the_rulebooks(lobby: Lobby, game: str) -> None:
    rows = rows_of(lobby, game)
    for name, points in TABLES[game].items():
        assert [rows[name].worth(n) for n in range(len(points))] == points, name
    printed = {name for name, row in rows.items() if row.printed}
    assert printed <= {"cards", "buildings"}
    if game != "creatures":
        assert set(rows) == set(TABLES[game]) | printed


@pytest.mark.parametrize("game", TABLES)
def test_every_line_of_a_score_has_its_row(lobby: Lobby, game: str) -> None:
    lines = bocage.new(game, seed=1).scores()[0].lines
    assert list(dict.fromkeys(row.line for row in rows_of(lobby, game).values())) == list(lines)


@pytest.mark.parametrize("edition", ["agricola-revised", "agricola-classic"])
def test_the_rules_count_as_the_table_says(lobby: Lobby, edition: str) -> None:
    rows, start = rows_of(lobby, edition), bocage.new(edition, seats=2, seed=3).position()
    for n in range(10):
        start["seats"][0]["goods"] = {"grain": n, "vegetable": n}
        lines = bocage.load(start).scores()[0].lines
        for line in ("grain", "vegetables"):
            assert lines[line] == rows[line].worth(n)
