"""The costs of cards in words."""

from __future__ import annotations

from typing import Final

from ...kernel.messages import Message
from .costs import Alike, Discard, KeepGrain, Pay, PayBy, PayHarvested, PayOneOf
from .farm_costs import LoseFields, ReturnSheep, Uproot
from .measures import Half, Measure, Rest
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

PAID: Final = (Pay, PayOneOf, PayBy, PayHarvested, Alike)
"""Costs that are paid from the stock: one sentence says them all."""


def some(item: int, amounts: tuple[int, ...], k: int) -> Message:
    """So many of an item: in a sentence at every step, or standing alone at one."""
    return thing(item, amounts, k) if k < 0 else bare(item, at(amounts, k))


def per(measure: Measure, goods: Message) -> Message:
    """So much for each of something."""
    if isinstance(measure, Rest):
        return phrase(f"per-rest-{measure.part.id}", goods=goods, n=measure.n)
    if isinstance(measure, Half):
        return phrase(f"per-half-{measure.part.id}", goods=goods)
    return phrase(f"per-{measure.id}", goods=goods)


def one_of(payments: tuple[Payment, ...], k: int) -> Message:
    """One of several payments."""
    if any_one_grain(payments):
        return counted("same-grain", (payments[0][0][1],), k)
    paid = [both([some(item, (n,), k) for item, n in payment]) for payment in payments]
    simple = all(len(payment) == 1 for payment in payments)
    return either(paid) if simple else either_long(paid)


def cost_phrase(part: Part, k: int) -> Message:
    """What a cost takes, at one step or at all."""
    if isinstance(part, Pay):
        return some(part.item, part.amounts, k)
    if isinstance(part, PayOneOf):
        return one_of(part.payments, k)
    if isinstance(part, PayBy):
        return per(part.measure, some(part.item, (1,), k))
    if isinstance(part, PayHarvested):
        return phrase("harvested", goods=some(part.good, (part.n,), k))
    if isinstance(part, Alike):
        if part.sets == 1:
            return counted("alike", (part.n,), k)
        return counted("alike-sets", (part.n,), k, sets=part.sets)
    if isinstance(part, LoseFields):
        return fields(part, k)
    if isinstance(part, Uproot):
        return phrase("crop")
    if isinstance(part, Discard):
        if part.kind >= 0:
            return some(GATEWAY + part.kind, (part.n,), k)
        return counted("hand", (part.n,), k)
    if isinstance(part, ReturnSheep):
        return Message("goods-sheep", {"n": part.n})
    raise TypeError(part)


def fields(part: LoseFields, k: int) -> Message:
    """The fields that are lost."""
    if part.sown:
        return counted("sown-fields", part.amounts, k)
    if part.rows:
        return counted("fields-in-rows", part.amounts, k, rows=numbers(part.rows))
    return counted("fields", part.amounts, k)


def cost_sentences(parts: tuple[Part, ...]) -> Message:
    """All costs of a card; what is paid from the stock stands in one sentence."""
    paid = [cost_phrase(part, EVERY_STEP) for part in parts if isinstance(part, PAID)]
    said = [phrase("pay", goods=both(paid))] if paid else []
    for part in parts:
        if isinstance(part, LoseFields):
            said.append(phrase("lose", goods=cost_phrase(part, EVERY_STEP)))
        elif isinstance(part, Uproot):
            said.append(phrase("uproot"))
        elif isinstance(part, Discard):
            said.append(phrase("discard", goods=cost_phrase(part, EVERY_STEP)))
        elif isinstance(part, ReturnSheep):
            said.append(counted("return", (part.n,), EVERY_STEP))
        elif isinstance(part, KeepGrain):
            said.append(counted("keep", (part.n,), EVERY_STEP))
    return sentences(said)
