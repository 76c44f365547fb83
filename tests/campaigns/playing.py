"""Campaigns whose games bots play, or that end as a test wants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import bocage
from bocage.bots import Bot
from bocage.kernel.keeping import load_table

SOLO = ("B102", "A116", "A086", "B123", "B099", "A112", "A098", "B114")
"""Occupations of the revised edition that can be played alone."""


def running(campaign: bocage.Campaign) -> bocage.Table:
    """The table at which a game is played."""
    assert campaign.table is not None
    return campaign.table


def play_on(campaign: bocage.Campaign, bots: Sequence[Bot], most: int = 5000) -> None:
    """Let bots decide up to so many times in the running game."""
    table = running(campaign)
    for _ in range(most):
        if not table.decisions:
            return
        seat = table.decisions[0].seat
        table.play(bots[seat].choose(table.seat(seat)), seat)


def end_of(
    campaign: bocage.Campaign,
    points: Sequence[int],
    played: Sequence[Sequence[str]] = (),
    **more: Any,
) -> dict[str, Any]:
    """A position in which the game is over with these points, and these occupations were played."""
    rows = played or [()] * campaign.seats
    cards = [[*kept, *row] for kept, row in zip(campaign.kept, rows, strict=True)]
    bare: dict[str, Any] = {"round": 14, "phase": "end", "starting_player": 0, **more}
    seats: list[dict[str, Any]] = [{"cards": row} for row in cards]
    position = {"options": campaign.options, **bare, "seats": seats}
    scores = load_table(running(campaign).game, position).scores()
    for seat, score, wanted in zip(seats, scores, points, strict=True):
        seat["noted"] = wanted - int(score.total)
    return {**bare, "seats": seats}


def end(
    campaign: bocage.Campaign,
    points: Sequence[int],
    played: Sequence[Sequence[str]] = (),
    **more: Any,
) -> None:
    """Let the running game be over with these points; these occupations were played in it."""
    campaign.load(end_of(campaign, points, played, **more))
    assert [score.total for score in running(campaign).scores()] == list(points)


def again(campaign: bocage.Campaign) -> bocage.Campaign:
    """The campaign as it comes out of its JSON."""
    return bocage.Campaign.from_json(campaign.to_json())
