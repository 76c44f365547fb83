"""Reasons that every game has: the score sheet, piles, prices, what a bot expects in the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ...kernel.game import Card, Points
from ...kernel.messages import Message
from ...kernel.seat import Advice
from .outcome import Outcome, Why, holds

PILES: Final = 2
"""After so many rounds what has gathered on a space is worth a word."""
SLIGHT: Final = 0.5
"""What a good occasion weighs, beside points."""
BESIDE_NEXT: Final = ("why-next-points", "why-next-lead", "why-next-equal", "why-next-sure")
BESIDE_BEST: Final = ("why-best-points", "why-best-lead", "why-best-equal", "why-best-sure")
"""What is said of the best action, and of another: by points, by lead, of equals, of others."""


def score_sheet(o: Outcome) -> Iterator[Why]:
    """The categories that score more at once, if all of them together do."""
    earned, net = o.earned(), o.net()
    if not earned or net <= 0:
        return
    best = sorted(earned, key=lambda line: -earned[line])
    if len(best) == 1 or earned[best[0]] >= net:
        values = {"category": Message(f"score-{best[0]}"), "points": earned[best[0]]}
        yield float(min(net, earned[best[0]])), Message("why-line", values)
        return
    first, second = [part(line, earned[line]) for line in best[:2]]
    yield float(net), Message("why-lines", {"first": first, "second": second})


def part(line: str, points: Points) -> Message:
    """A category with its points."""
    return Message("why-part", {"category": Message(f"score-{line}"), "points": points})


def piled(o: Outcome) -> Iterator[Why]:
    """What has gathered on a space for some rounds."""
    gains = o.gains() | o.gains("animals")
    for space in o.view["spaces"]:
        goods, gathers = space.get("goods", {}), space["gathers"]
        if space["id"] != o.action.argument or not gathers or not holds(gains, goods):
            continue
        rounds = min([goods.get(good, 0) // n for good, n in gathers.items()])
        if rounds >= PILES:
            values = {"goods": goods, "rounds": rounds}
            yield SLIGHT * rounds, Message("why-piled", values)


def pays_for(o: Outcome, cards: Sequence[Card], offered: Sequence[str]) -> Iterator[Why]:
    """The card worth most that can be paid for now and could not be before."""
    bought = [
        card
        for card in cards
        if card.id in offered
        and card.cost
        and not holds(o.mine["goods"], card.cost)
        and holds(o.own["goods"], card.cost)
    ]
    if bought:
        card = max(bought, key=lambda card: (card.points, card.id))
        values = {"card": card.name, "goods": card.cost}
        yield 1.0 + 0.2 * max(card.points, 0), Message("why-pays-card", values)


def starts(o: Outcome) -> Iterator[Why]:
    """Going first from the next round on."""
    if o.view["starting_player"] != o.seat == o.after["starting_player"]:
        yield SLIGHT, Message("why-start")


def in_the_end(advice: Sequence[Advice], rank: int) -> Message:
    """An action beside the next best one, or beside the best, by what the bot expects."""
    if len(advice) == 1:
        return Message("why-only")
    if rank == 0:
        return compared(BESIDE_NEXT, advice[0], advice[1])
    return compared(BESIDE_BEST, advice[0], advice[rank])


def compared(ids: tuple[str, str, str, str], better: Advice, worse: Advice) -> Message:
    """Two actions by their points in the end, else by the lead, else by what is sure of them."""
    points = round(better.points, 1) - round(worse.points, 1)
    lead = round(better.lead, 1) - round(worse.lead, 1)
    by_points, by_lead, equal, sure = ids
    if points > 0:
        return Message(by_points, {"points": told(points)})
    if lead > 0:
        return Message(by_lead, {"points": told(lead)})
    return Message(equal if told(points) == 0 else sure)


def told(points: float) -> Points:
    """Points as they are told: to a tenth, whole ones without it."""
    found = round(points, 1)
    return int(found) if found == int(found) else found
