"""Which occupation stays for the next game of a campaign: the one with which it begins best."""

from __future__ import annotations

from statistics import mean
from typing import Final

from ...campaigns.campaign import Campaign
from ...campaigns.kinds import KINDS, Coming
from ...kernel.table import Table
from .hands import KEPT_COST
from .judge import AgricolaJudge

DEAL: Final = 0
"""The seed of the cards with which a next game is imagined; those to come are not known."""


def best_to_keep(campaign: Campaign, seat: int) -> str:
    """Of the occupations that a seat may keep, the one that is best for what comes."""
    return max(campaign.choices[seat], key=lambda id: outlook(campaign, seat, id))


def outlook(campaign: Campaign, seat: int, id: str) -> float:
    """How well the games to come begin for a seat that keeps an occupation."""
    keep = [id if other == seat else None for other in range(campaign.seats)]
    starts = [campaign.rehearse(coming, DEAL) for coming in expected(campaign, keep)]
    return mean([beginning(start, seat) for start in starts])


def expected(campaign: Campaign, keep: list[str | None]) -> list[Coming]:
    """The next game; and if its goal has not been in reach, its repetition without any food."""
    coming = campaign.coming(keep)
    goal = KINDS[campaign.kind].goal(coming.number)
    assert campaign.table is not None
    if goal is None or campaign.table.scores()[0].total >= goal:
        return [coming]
    return [coming, coming._replace(food=[0] * campaign.seats)]


def beginning(table: Table, seat: int) -> float:
    """How well a game begins: with all that stays and can be paid, whatever the hand may be."""
    judge = AgricolaJudge()
    while (decision := table.decision) is not None and decision.kind == KEPT_COST:
        table.play(judge.shortlist(table, decision)[0], decision.seat)
    terms = judge.terms(table, seat)
    return sum(terms.values()) - terms["prospects"]
