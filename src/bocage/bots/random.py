"""Plays anything that is allowed."""

from __future__ import annotations

import random
from typing import final

from ..campaigns.campaign import Campaign
from ..kernel.actions import Action
from ..kernel.errors import BadValue, Error
from ..kernel.options import check_seat
from ..kernel.seat import Advice, Seat


@final
class RandomBot:
    """Every action is equally likely."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> Action:
        """Any action of the decision."""
        decision = seat.decision
        if decision is None:
            raise Error(f"seat {seat.number} has nothing to decide")
        return self.rng.choice(decision.actions)

    def keep(self, campaign: Campaign, seat: int) -> str | None:
        """Any of the occupations."""
        choices = campaign.choices[check_seat(seat, campaign.seats)]
        return self.rng.choice(choices) if choices else None

    def advise(self, seat: Seat) -> list[Advice]:
        """It has no opinion."""
        raise BadValue(
            "bot", "random", "a bot that can tell actions apart: greedy, learned, search"
        )
