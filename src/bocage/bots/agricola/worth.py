"""What hand cards come to: those in play, those in hand, and what they have laid on rounds."""

from __future__ import annotations

from typing import Final

from ...farm.goods import MATERIALS
from ...games.agricola.card import Card
from ...games.agricola.steps.schedule import FIELD_TILE
from .cards import AT_ONCE, LATER
from .farm import Farm
from .outlook import Outlook
from .weights import WORTH, Weights

PLAYED: Final = 3
"""How many cards of a kind in hand are counted on."""


def later(card: Card, o: Outlook) -> float:
    """What a played card will still bring."""
    worth = LATER.get(card.id)
    return worth(o) if worth is not None and o.left else 0.0


def if_played(card: Card, o: Outlook) -> float:
    """What a card in hand would be worth if it were played now: its yield less its cost."""
    worth = AT_ONCE.get(card.id)
    gain = card.points + later(card, o) + (worth(o) if worth is not None else 0.0)
    for good, n in card.cost:
        gain -= n * WORTH[good]
    for good, n in card.cost_per_person:
        gain -= n * WORTH[good] * o.farm.people
    return gain


def waits_for(card: Card, farm: Farm) -> int:
    """How many occupations must be played before a card can be; -1 if it is too late."""
    if card.need is None:
        return 0
    n, played = card.need.n, farm.tableau.occupations
    if card.need.id == "occupations":
        return max(0, n - played)
    if card.need.id == "occupations-exactly":
        return max(-1, n - played)
    if card.need.id == "occupations-at-most":
        return 0 if played <= n else -1
    return 1


def in_hand(card: Card, o: Outlook, w: Weights) -> float:
    """What a card in hand is worth: as if it were played, with its prerequisite in sight."""
    missing = waits_for(card, o.farm)
    if missing < 0 or not o.left:
        return 0.0
    return max(0.0, if_played(card, o)) * w.missing**missing


def income(farm: Farm, w: Weights) -> float:
    """What the played cards are expected to bring."""
    o = Outlook(farm)
    return w.cards * sum([later(card, o) for card in farm.tableau.cards])


def prospects(farm: Farm, w: Weights) -> float:
    """What a hand is worth: of each kind the best, as more will not be played."""
    o = Outlook(farm)
    kinds: dict[str, list[float]] = {}
    for card in farm.hand_cards:
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
