"""The costs of cards in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...kernel.messages import Message
from ...kernel.printed import of
from .costs import Alike, Discard, KeepGrain, Pay, PayBy, PayHarvested, PayOneOf
from .farm_costs import LoseFields, ReturnSheep, Uproot
from .measures import Measure
from .part import Part, at
from .vocabulary import GATEWAY, Payment
from .wording_base import (
    EVERY_STEP,
    any_one_grain,
    bare,
    both,
    counted,
    either,
    either_long,
    numbers,
    phrase,
    sentences,
    thing,
)


def some(item: int, amounts: tuple[int, ...], k: int) -> Message:
    """So many of an item: in a sentence at every step, or standing alone at one."""
    return thing(item, amounts, k) if k < 0 else bare(item, at(amounts, k))


def per(measure: Measure, goods: Message) -> Message:
    """So much for each of something."""
    return phrase(f"per-{measure.id}", goods=goods, n=measure.n)


def one_payment(payments: tuple[Payment, ...], k: int) -> Message:
    """One of several payments."""
    if any_one_grain(payments):
        return counted("same-grain", (payments[0][0][1],), k)
    paid = [both([some(item, (n,), k) for item, n in payment]) for payment in payments]
    simple = all(len(payment) == 1 for payment in payments)
    return either(paid) if simple else either_long(paid)


def alike(part: Alike, k: int) -> Message:
    """So many goods of one type, or of each of several."""
    return counted("alike" if part.sets == 1 else "alike-sets", (part.n,), k, sets=part.sets)


def fields(part: LoseFields, k: int) -> Message:
    """The fields that are lost."""
    id = "sown-fields" if part.sown else "fields-in-rows" if part.rows else "fields"
    return counted(id, part.amounts, k, rows=numbers(part.rows))


def discarded(part: Discard, k: int) -> Message:
    """The cards that leave the hand."""
    return (
        counted("hand", (part.n,), k) if part.kind < 0 else some(GATEWAY + part.kind, (part.n,), k)
    )


COST_WORDS: Final[dict[type, Callable[[Any, int], Message]]] = dict(
    [
        of(Pay, lambda part, k: some(part.item, part.amounts, k)),
        of(PayOneOf, lambda part, k: one_payment(part.payments, k)),
        of(PayBy, lambda part, k: per(part.measure, some(part.item, (1,), k))),
        of(PayHarvested, lambda part, k: phrase("harvested", goods=some(part.good, (part.n,), k))),
        of(Alike, alike),
        of(LoseFields, fields),
        of(Uproot, lambda part, k: phrase("crop")),
        of(Discard, discarded),
        of(ReturnSheep, lambda part, k: Message("goods-sheep", {"n": part.n})),
    ]
)
"""What costs take, at one step or at all."""

COST_SENTENCES: Final[dict[type, Callable[[Any], Message]]] = dict(
    [
        of(LoseFields, lambda part: phrase("lose", goods=fields(part, EVERY_STEP))),
        of(Uproot, lambda part: phrase("uproot")),
        of(Discard, lambda part: phrase("discard", goods=discarded(part, EVERY_STEP))),
        of(ReturnSheep, lambda part: counted("return", (part.n,), EVERY_STEP)),
        of(KeepGrain, lambda part: counted("keep", (part.n,), EVERY_STEP)),
    ]
)
"""Costs with a sentence of their own; all that is paid from the stock stands in one."""


def cost_message(part: Part, k: int) -> Message:
    """What a cost takes, at one step or at all."""
    return COST_WORDS[type(part)](part, k)


def cost_sentences(parts: tuple[Part, ...]) -> Message:
    """All costs of a card."""
    paid = [cost_message(part, EVERY_STEP) for part in parts if type(part) not in COST_SENTENCES]
    said = [phrase("pay", goods=both(paid))] if paid else []
    said += [COST_SENTENCES[type(part)](part) for part in parts if type(part) in COST_SENTENCES]
    return sentences(said)
