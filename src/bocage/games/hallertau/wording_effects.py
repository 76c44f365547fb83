"""The effects of cards in words."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any, Final

from ...kernel.messages import Message
from ...kernel.printed import of
from . import boardwork, effects, fieldwork, sheepwork
from .counts import SHEEP_ON_ONE_CARD
from .part import Part
from .vocabulary import GRAIN, ITEMS, SPACES
from .wording_base import (
    EVERY_STEP,
    both,
    by_step,
    counted,
    either,
    phrase,
    sentences,
    slashed,
    thing,
)
from .wording_costs import per

INCOME_FORM: Final = ".income"
"""The form of sentences about what comes in every phase 3."""


def effect_sentences(parts: tuple[Part, ...], form: str = "") -> Message:
    """Effects one after the other; things gained in a row stand in one sentence."""
    stepwise = {part: steps for part in parts if (steps := steps_of(part))}
    measured = [part for part in parts if isinstance(part, effects.GainBy)]
    said: list[Message] = []
    if stepwise:
        things = [both([it for it in step if it]) for step in zip(*stepwise.values(), strict=True)]
        said.append(gain(by_step(things), form))
    if measured:
        said.append(gain(gain_by(measured), form))
    others = [part for part in parts if part not in stepwise and part not in measured]
    told = [(gain_phrase(part), part) for part in others]
    for gained, group in groupby(told, lambda pair: pair[0] is not None):
        if gained:
            said.append(gain(both([it for it, _ in group if it]), form))
        else:
            said += [EFFECT_SENTENCES[type(part)](part, form) for _, part in group]
    return sentences(said)


def gain(goods: Message, form: str) -> Message:
    """A sentence about things gained."""
    return phrase(f"gain{form}", goods=goods)


def gain_phrase(part: Part) -> Message | None:
    """What is gained, if a part only gives something."""
    worded = GAIN_WORDS.get(type(part))
    return worded(part) if worded is not None else None


def new_fields(n: int, *rows: int) -> Message:
    """New fields, by the row of each step."""
    return phrase("new-fields", n=n, rows=slashed(rows))


def any_one_type(part: effects.Pick) -> Message | None:
    """Grain of one type, if that is what there is to choose from."""
    if [item for item, _ in part.gains] == list(GRAIN):
        return counted("same-grain", part.gains[0][1], EVERY_STEP)
    return None


GAIN_WORDS: Final[dict[type, Callable[[Any], Message | None]]] = dict(
    [
        of(effects.Gain, lambda part: thing(part.item, part.amounts, EVERY_STEP)),
        of(effects.NewFields, lambda part: new_fields(part.n, *part.rows)),
        of(
            effects.DifferentGrain,
            lambda part: counted("different-grain", part.amounts, EVERY_STEP),
        ),
        of(effects.Pick, any_one_type),
    ]
)
"""Things gained, of which one sentence can say several."""


def gain_by(parts: list[effects.GainBy]) -> Message:
    """As much as a measure says, of one thing or several."""
    measures = parts[0].by
    if measures[0].id == "rest-window":
        things = phrase(f"{ITEMS[parts[0].item]}.as")
        return phrase("rest-window", things=things, amounts=slashed(tuple([m.n for m in measures])))
    return per(measures[0], both([thing(part.item, (1,), 0) for part in parts]))


def steps_of(part: Part) -> list[Message | None]:
    """What is gained at each step, if that is another thing, or nothing, each time."""
    if isinstance(part, effects.GainByStep):
        return [thing(item, (n,), 0) if n else None for item, n in part.gains]
    if isinstance(part, effects.NewFields) and 0 in part.rows:
        return [new_fields(part.n, row) if row else None for row in part.rows]
    return []


def cleared(part: boardwork.ClearRows) -> Message:
    """The top rows of certain spaces."""
    names = [Message(f"space-hallertau-{SPACES[space]}") for space in part.spaces]
    quoted = [phrase("space", space=name) for name in names]
    return phrase("clear-rows", spaces=both(quoted), n=len(quoted))


def trade(part: effects.Trade, form: str) -> Message:
    """One thing for another."""
    goods = both([thing(item, (n,), 0) for item, n in part.cost])
    return phrase(f"trade{form}", goods=goods, gains=thing(part.item, (part.n,), 0))


def raised(part: fieldwork.RaiseEach) -> str:
    """Which fields go one row up."""
    return "all" if part.empty and part.sown else "empty" if part.empty else "sown"


EFFECT_SENTENCES: Final[dict[type, Callable[[Any, str], Message]]] = dict(
    [
        of(
            effects.Pick,
            lambda part, form: gain(either([thing(*g, EVERY_STEP) for g in part.gains]), form),
        ),
        of(effects.Trade, trade),
        of(fieldwork.Sow, lambda part, form: counted(f"sow{form}", part.amounts, EVERY_STEP)),
        of(
            fieldwork.SowGood,
            lambda part, form: phrase(f"sow-good{form}", goods=thing(part.good, (1,), 0)),
        ),
        of(fieldwork.GrainToSow, lambda part, _: counted("gain-to-sow", (part.n,), 0)),
        of(fieldwork.SowTwice, lambda part, _: phrase("sow-twice")),
        of(
            sheepwork.PerSheepOnACard,
            lambda part, form: gain(per(SHEEP_ON_ONE_CARD, thing(part.item, (1,), 0)), form),
        ),
        of(effects.UpTo, lambda part, _: phrase(f"up-to-{ITEMS[part.item]}-{part.measure.id}")),
        of(sheepwork.MoveSheep, lambda part, _: counted("move-sheep", part.amounts, EVERY_STEP)),
        of(sheepwork.MoveOne, lambda part, _: counted("move-one", part.amounts, EVERY_STEP)),
        of(effects.FieldsByJewels, lambda part, _: phrase("fields-by-jewels")),
        of(fieldwork.RaiseEach, lambda part, _: phrase(f"raise-{raised(part)}")),
        of(fieldwork.RaiseUpTo, lambda part, _: counted("raise-some", (part.n,), 0)),
        of(fieldwork.Fertilize, lambda part, _: counted("fertilize", (part.n,), 0, row=part.row)),
        of(fieldwork.HarvestNow, lambda part, _: counted("harvest", (part.n,), 0)),
        of(fieldwork.DoubleHarvest, lambda part, _: phrase("double")),
        of(boardwork.ClearSpace, lambda part, _: phrase("clear")),
        of(boardwork.ClearRows, lambda part, _: cleared(part)),
        of(boardwork.Recall, lambda part, _: phrase("recall")),
        of(boardwork.Occupy, lambda part, _: phrase("occupy")),
        of(boardwork.Visit, lambda part, _: phrase("visit")),
        of(boardwork.Shift, lambda part, _: phrase("shift")),
        of(boardwork.AdvanceFree, lambda part, _: phrase("advance")),
        of(boardwork.MoveBoulders, lambda part, _: counted("boulders", (part.n,), 0)),
    ]
)
"""Sentences about what a part lets one do."""
