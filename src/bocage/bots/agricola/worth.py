"""What hand cards come to: those in play, those in hand, and what they have laid on rounds."""

from __future__ import annotations

from typing import Final

from ...farm.goods import MATERIALS
from ...games.agricola.card import ANY_IMPROVEMENT, OCCUPATION, Card
from ...games.agricola.steps.schedule import FIELD_TILE
from .farm import Farm
from .outlook import Outlook
from .reading import read
from .weights import WORTH, Weights

BY_OCCUPATIONS: Final = ("occupations", "occupations-exactly")
"""The prerequisites that say how many occupations are still to be played."""
PLAYED: Final = 3
"""How many cards of a kind in hand are counted on."""
MOST: Final = 4.0
"""What a card is worth at most that cannot be played yet: most such cards bring less later."""


def waits_for(card: Card, o: Outlook) -> int:
    """How many cards must be played before one can be; -1 if it is too late."""
    if card.returns and not hands_in(card, o):
        return 1
    need = card.need
    if need is None:
        return 0
    o.ask(card)
    if o.told(need.met, False):
        return 0
    if need.lost is not None and o.told(need.lost, False):
        return -1
    return need.n - o.farm.tableau.learned() if need.id in BY_OCCUPATIONS else 1


def hands_in(card: Card, o: Outlook) -> bool:
    """Whether the farm has what is handed in for a card."""
    improvements = [played for played in o.farm.tableau.cards if played.kind != OCCUPATION]
    if ANY_IMPROVEMENT not in card.returns:
        improvements = [played for played in improvements if played.id in card.returns]
    return len(improvements) >= card.hands_in


def in_hand(card: Card, o: Outlook, w: Weights) -> float:
    """What a card in hand is worth: as if it were played, with its prerequisite in sight."""
    missing = waits_for(card, o)
    if missing < 0 or not o.left:
        return 0.0
    worth = max(0.0, read(card).if_played(o))
    return min(worth, MOST) * w.missing**missing if missing else worth


def income(o: Outlook, w: Weights) -> float:
    """What the played cards are expected to bring."""
    return w.cards * sum([read(card).later(o) for card in o.farm.tableau.cards])


def prospects(o: Outlook, w: Weights) -> float:
    """What a hand is worth: of each kind the best, as more will not be played."""
    kinds: dict[str, list[float]] = {}
    for card in o.farm.hand_cards:
        kinds.setdefault(card.kind, []).append(in_hand(card, o, w))
    best = [worth for found in kinds.values() for worth in sorted(found)[-PLAYED:]]
    return w.prospect * sum(best)


def deliveries(farm: Farm, w: Weights) -> float:
    """Materials and tiles on round spaces to come."""
    return w.delivery * sum(
        [
            n * WORTH[good]
            for round, good, n in farm.scheduled
            if round > farm.round and good in (*MATERIALS, FIELD_TILE)
        ]
    )
