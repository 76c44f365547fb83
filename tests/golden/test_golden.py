"""Recorded games replay to the same states, and the rules reach as many positions as before."""

from __future__ import annotations

from pathlib import Path

import pytest

import bocage
from bocage.farm.grid import Grid
from bocage.farm.pastures import Pastures

GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))
CAMPAIGNS = sorted((Path(__file__).parent / "campaigns").glob("*.json"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_golden_games_replay_to_the_same_state(path: Path) -> None:
    """If this fails although the rules are right, raise the rules version and record anew."""
    record = bocage.Record.from_json(path.read_text(encoding="utf-8"))
    versions = {game.id: game.rules_version for game in bocage.games()}
    assert record.rules == versions[record.game]
    table = bocage.replay(record)
    assert table.over
    assert table.actions == record.actions


@pytest.mark.parametrize("path", CAMPAIGNS, ids=lambda path: path.stem)
def test_golden_campaigns_replay_from_the_same_starts(path: Path) -> None:
    """Reading one plays all of its games again, from the starts that its seed gives."""
    campaign = bocage.Campaign.from_json(path.read_text(encoding="utf-8"))
    versions = {game.id: game.rules_version for game in bocage.games()}
    assert all(game.record.rules == versions[campaign.game] for game in campaign.games)
    assert len(campaign.games) == 3 and any(any(game.kept) for game in campaign.games)
    assert campaign.over or (campaign.table is not None and campaign.table.over)


def test_there_are_golden_campaigns_of_every_kind() -> None:
    kinds = {f"{game.id}-{kind}" for game in bocage.games() for kind in game.campaigns()}
    assert {path.stem for path in CAMPAIGNS} == kinds


def test_there_are_golden_games_of_every_game_and_seat_count() -> None:
    records = [bocage.Record.from_json(path.read_text(encoding="utf-8")) for path in GAMES]
    recorded = {(record.game, record.seats) for record in records}
    assert recorded == {(game.id, seats) for game in bocage.games() for seats in game.seats}


def reached(table: bocage.Table, depth: int) -> int:
    """The number of ways to take so many decisions."""
    if depth == 0 or table.decision is None:
        return 1
    total = 0
    for action in table.decision.actions:
        branch = table.copy()
        branch.play(action)
        total += reached(branch, depth - 1)
    return total


PERFT = {
    ("agricola-classic", 1): (8, 61, 538, 4940),
    ("agricola-classic", 2): (9, 73, 561, 4001),
    ("agricola-classic", 5): (15, 178, 1990),
    ("agricola-revised", 1): (8, 64, 610, 5777),
    ("agricola-revised", 2): (10, 94, 834, 6481),
    ("agricola-revised", 4): (15, 210, 2771),
}


@pytest.mark.parametrize(("game", "seats"), PERFT)
def test_the_tree_of_decisions_has_the_same_size(game: str, seats: int) -> None:
    table = bocage.new(game, seats=seats, seed=1)
    sizes = PERFT[game, seats]
    assert tuple(reached(table, depth + 1) for depth in range(len(sizes))) == sizes


def test_the_farm_has_all_pastures_and_layouts() -> None:
    """Counted independently: 1 232 pastures within 15 fences, 12 136 layouts of them."""
    pastures = Pastures(Grid(3, 5), 15)
    assert len(pastures.masks) == 1232
    seen = {pastures.empty.fences}
    todo = [pastures.empty]
    while todo:
        layout = todo.pop()
        pastures.prepare(layout)
        for mask in layout.masks:
            following = pastures.add(layout, mask)
            if following.fences not in seen:
                seen.add(following.fences)
                todo.append(following)
    assert len(seen) - 1 == 12_136
