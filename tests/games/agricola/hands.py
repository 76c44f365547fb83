"""Hands, packs and piles of a table, and answers of everybody in a draft."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import bocage

from .scenario import REVISED

PRINTED = {card.id: card for card in bocage.cards(REVISED)}
OCCUPATION, MINOR = "occupation", "minor"
KINDS = (OCCUPATION, MINOR)

Choosing = Callable[[bocage.Decision], bocage.Action]


def new(way: str, seats: int, seed: int = 1) -> bocage.Table:
    """A new table with hand cards, dealt so."""
    return bocage.new(REVISED, seats=seats, seed=seed, cards="base", hands=way)


def hand(table: bocage.Table, seat: int = 0) -> list[str]:
    """The cards in a hand."""
    found: list[str] = table.position()["seats"][seat]["hand"]
    return found


def pack(table: bocage.Table, seat: int = 0) -> list[str]:
    """The cards from which a seat picks."""
    found: list[str] = table.position()["seats"][seat]["pack"]
    return found


def packs(table: bocage.Table) -> list[set[str]]:
    """Every seat's pack."""
    return [set(pack(table, seat)) for seat in range(table.seats)]


def pile(table: bocage.Table, kind: str) -> list[str]:
    """One of the hidden piles."""
    found: list[str] = table.position()["piles"][f"{kind}s"]
    return found


def open_cards(table: bocage.Table) -> list[str]:
    """The cards that lie open, as anybody sees them."""
    found: list[str] = table.observe(None)["open_cards"]
    return found


def of(kind: str, cards: Sequence[str] | set[str]) -> set[str]:
    """The cards of a kind among some."""
    return {card for card in cards if PRINTED[card].kind == kind}


def sizes(cards: Sequence[str] | set[str]) -> tuple[int, int]:
    """How many occupations and minor improvements there are among some cards."""
    return len(of(OCCUPATION, cards)), len(of(MINOR, cards))


def first(decision: bocage.Decision) -> bocage.Action:
    """The first of the actions."""
    return decision.actions[0]


def all_answer(table: bocage.Table, choose: Choosing = first) -> list[str]:
    """Every waiting seat answers, the last one first; the answers by seat."""
    texts: dict[int, str] = {}
    for decision in reversed(table.decisions):
        texts[decision.seat] = choose(decision).text
        table.play(texts[decision.seat], decision.seat)
    return [texts[seat] for seat in sorted(texts)]


def before_rounds(table: bocage.Table) -> bool:
    """Whether the first round is still to come."""
    return bool(table.decisions) and table.progress[0] == 0


def finish_hands(table: bocage.Table, choose: Choosing = first) -> None:
    """Answer until the first round begins."""
    while before_rounds(table):
        all_answer(table, choose)


def everywhere(table: bocage.Table) -> list[str]:
    """Every card in a hand, a pack, in front of a seat, in a pile or open."""
    position = table.position()
    rows: list[Any] = [row[key] for row in position["seats"] for key in ("hand", "pack", "cards")]
    return [card for cards in [*rows, *position["piles"].values()] for card in cards]
