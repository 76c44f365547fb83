"""Choosing among cards: which to draft, keep, draw and pick, and which are worth trying to play."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from statistics import mean
from typing import Final

from ...games.agricola.card import MINOR, OCCUPATION
from ...games.agricola.dealing import in_game
from ...games.agricola.living_hands import SWAPPED
from ...kernel.actions import Action
from ...kernel.seat import Decision
from ...kernel.table import Table
from .farm import Farm, farm_of
from .outlook import Outlook
from .reading import read
from .weights import Weights
from .worth import PLAYED, in_hand

CHOOSING: Final = ("draft", "discard", "mulligan", "draw")
"""What is decided by what cards are worth alone."""
KEPT_COST: Final = "kept-cost"
TRIED: Final = 3
"""How many cards in hand are tried at most."""
SWAPPING: Final = "swap cards"
LATE: Final = 3
"""With fewer rounds left, new cards are no longer sought."""
POOR: Final = 0.6
"""A hand that is worth less than this part of the usual is thrown away."""
KINDS: Final = {
    "occupation": OCCUPATION,
    "occupations": OCCUPATION,
    "minor": MINOR,
    "minors": MINOR,
}


def chosen(table: Table, decision: Decision, w: Weights) -> Action:
    """The answer where cards are drafted, discarded or drawn."""
    farm = farm_of(table, decision.seat)
    verbs = [action.verb for action in decision.actions]
    if decision.kind == KEPT_COST:
        worth = worths(decision.actions[:1], farm, w)[0][0]
        wanted = "use" if worth > 0 else "discard"
        return next(action for action in decision.actions if action.verb == wanted)
    if "draft" in verbs:
        return best(decision.actions, farm, w)
    if "discard" in verbs:
        return discarded(decision.actions, farm, w)
    if "draw" in verbs:
        return min(decision.actions, key=lambda a: held(farm, KINDS[a.argument], w))
    return mulligan(decision.actions, farm, w)


def worths(actions: Sequence[Action], farm: Farm, w: Weights) -> list[tuple[float, Action]]:
    """What the cards of some actions are worth in hand."""
    o = Outlook(farm)
    return [(in_hand(farm.cards[action.argument], o, w), action) for action in actions]


def best(actions: Sequence[Action], farm: Farm, w: Weights) -> Action:
    """The action with the most valuable card."""
    return max(worths(actions, farm, w), key=itemgetter(0))[1]


def discarded(actions: Sequence[Action], farm: Farm, w: Weights) -> Action:
    """The least valuable card, if a card from the pile is likely to be better."""
    cards = [action for action in actions if action.verb == "discard"]
    others = [action for action in actions if action.verb != "discard"]
    worth, least = min(worths(cards, farm, w), key=itemgetter(0))
    if others and worth >= usual(farm.cards[least.argument].kind, farm, w):
        return others[0]
    return least


def mulligan(actions: Sequence[Action], farm: Farm, w: Weights) -> Action:
    """Throw away a poor hand of a kind."""
    for action in actions:
        if action.verb == "mulligan":
            kind = KINDS[action.argument]
            if held(farm, kind, w) < POOR * usual(kind, farm, w):
                return action
    return next((action for action in actions if action.verb != "mulligan"), actions[0])


def held(farm: Farm, kind: str, w: Weights) -> float:
    """What the cards of a kind in hand are worth on average."""
    o = Outlook(farm)
    return mean([in_hand(card, o, w) for card in farm.hand_cards if card.kind == kind] or [0.0])


def usual(kind: str, farm: Farm, w: Weights) -> float:
    """What any card of a kind in the game is worth on average."""
    o = Outlook(farm)
    cards = in_game(farm.state.rules, kind == OCCUPATION)
    return mean([in_hand(card, o, w) for card in cards])


def spare(farm: Farm, w: Weights) -> list[float]:
    """What those cards in hand are worth that there are better ones of, the least first."""
    o = Outlook(farm)
    found: list[float] = []
    for kind in (OCCUPATION, MINOR):
        known = sorted([in_hand(card, o, w) for card in farm.hand_cards if card.kind == kind])
        found += known[:-PLAYED]
    return sorted(found)


def swapped(table: Table, decision: Decision, w: Weights) -> Action | None:
    """Giving three cards for a new one, if three can be spared that are worth less than any."""
    for action in decision.actions:
        if action.verb == SWAPPING:
            farm = farm_of(table, decision.seat)
            spared = spare(farm, w)
            if farm.rounds_left < LATE or len(spared) < SWAPPED:
                return None
            kinds = [
                kind
                for kind, pile in (
                    (OCCUPATION, farm.state.stock.occupations),
                    (MINOR, farm.state.stock.minors),
                )
                if pile
            ]
            new = max([usual(kind, farm, w) for kind in kinds])
            return action if new > spared[SWAPPED - 1] else None
    return None


def promising(table: Table, decision: Decision) -> list[Action]:
    """The actions without the playing of cards that are not worth a try."""
    playing = [action for action in decision.actions if action.verb == "play"]
    if len(playing) <= TRIED:
        return list(decision.actions)
    o = Outlook(farm_of(table, decision.seat))
    playing.sort(key=lambda action: read(o.farm.cards[action.argument]).if_played(o))
    hopeless = playing[:-TRIED]
    return [action for action in decision.actions if action not in hopeless]
