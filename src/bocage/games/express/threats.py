"""What a family cannot avoid any more: missing food at the harvest that comes next."""

from __future__ import annotations

from ...kernel.messages import Message
from .harvest import in_harvest
from .payments import FOOD
from .phases import WALK
from .scoring import MISSING, need
from .state import ExpressState
from .steps.goods import cookable
from .turn import actions_left
from .vocabulary import COOK, COOKABLE, COOKED, HARVESTS


def hunger(s: ExpressState, seat: int) -> Message | None:
    """The food that a seat without actions will lack at the harvest, or None if none."""
    player = s.seats[seat]
    if not any(frame[0] == WALK.id and not frame[2] for frame in s.stack) or in_harvest(s):
        return None
    if s.round not in HARVESTS or actions_left(player) > 0:
        return None
    food = player.stock[FOOD]
    for action in cookable(player):
        good = COOKABLE[action - COOK.base]
        food += player.stock[good] * COOKED[good]
    missing = need(player) - food
    if missing <= 0:
        return None
    return Message("warning-express-missing", {"n": missing, "points": -MISSING * missing})
