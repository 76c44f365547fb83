"""The effects of cards in words."""

from __future__ import annotations

from typing import Final

from ...kernel.messages import Message
from .boardwork import (
    AdvanceFree,
    ClearRows,
    ClearSpace,
    MoveBoulders,
    Occupy,
    Recall,
    Shift,
    Visit,
)
from .effects import (
    DifferentGrain,
    FieldsByJewels,
    Gain,
    GainBy,
    GainByStep,
    NewFields,
    Pick,
    Trade,
    UpTo,
)
from .fieldwork import (
    DoubleHarvest,
    Fertilize,
    GrainToSow,
    HarvestNow,
    RaiseEach,
    RaiseUpTo,
    Sow,
    SowGood,
    SowTwice,
)
from .measures import Rest
from .part import Part
from .sheepwork import MoveOne, MoveSheep, PerSheepOnACard
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

PLAIN: Final[dict[type[Part], str]] = {
    FieldsByJewels: "fields-by-jewels",
    SowTwice: "sow-twice",
    DoubleHarvest: "double",
    ClearSpace: "clear",
    Recall: "recall",
    Occupy: "occupy",
    Visit: "visit",
    Shift: "shift",
    AdvanceFree: "advance",
}
"""Effects that always say the same."""


def effect_sentences(parts: tuple[Part, ...], income: bool = False) -> Message:
    """Effects one after the other; things gained in a row stand in one sentence."""
    said: list[Message] = []
    gained: list[Message] = []
    stepped = stepwise(parts)
    if stepped:
        said.append(gain(by_step([both(things) for things in stepped]), income))
    measured = [part for part in parts if isinstance(part, GainBy)]
    if measured:
        said.append(gain(gain_by(measured), income))
    for part in parts:
        if isinstance(part, GainBy) or (stepped and is_stepwise(part)):
            continue
        things = gain_phrase(part)
        if things is not None:
            gained.append(things)
            continue
        if gained:
            said.append(gain(both(gained), income))
            gained = []
        said.append(sentence(part, income))
    if gained:
        said.append(gain(both(gained), income))
    return sentences(said)


def gain(goods: Message, income: bool) -> Message:
    """A sentence about things gained."""
    return phrase("gain.income" if income else "gain", goods=goods)


def gain_phrase(part: Part) -> Message | None:
    """What is gained, if a part only gives something."""
    if isinstance(part, Gain):
        return thing(part.item, part.amounts, EVERY_STEP)
    if isinstance(part, NewFields):
        return phrase("new-fields", n=part.n, rows=slashed(part.rows))
    if isinstance(part, DifferentGrain):
        return counted("different-grain", part.amounts, EVERY_STEP)
    if isinstance(part, Pick) and [item for item, _ in part.gains] == list(GRAIN):
        return counted("same-grain", part.gains[0][1], EVERY_STEP)
    return None


def gain_by(parts: list[GainBy]) -> Message:
    """As much as a measure says, of one thing or several."""
    rests = [measure for measure in parts[0].by if isinstance(measure, Rest)]
    if rests and rests[0].part.id == "window":
        things = phrase(f"{ITEMS[parts[0].item]}.as")
        return phrase("rest-window", things=things, amounts=slashed(tuple([r.n for r in rests])))
    return per(parts[0].by[0], both([thing(part.item, (1,), 0) for part in parts]))


def is_stepwise(part: Part) -> bool:
    """Whether a part gives another thing, or nothing, at each step."""
    return isinstance(part, GainByStep) or (isinstance(part, NewFields) and 0 in part.rows)


def stepwise(parts: tuple[Part, ...]) -> list[list[Message]]:
    """What is gained at each step, where that is another thing each time."""
    found: list[list[Message]] = []
    for part in parts:
        if isinstance(part, GainByStep):
            found = [[thing(item, (n,), 0)] if n else [] for item, n in part.gains]
        elif isinstance(part, NewFields) and found and 0 in part.rows:
            for things, row in zip(found, part.rows, strict=True):
                if row:
                    things.append(phrase("new-fields", n=part.n, rows=str(row)))
    return found


def sentence(part: Part, income: bool) -> Message:
    """A sentence about what a part lets one do."""
    if isinstance(part, Pick):
        return gain(either([thing(item, n, EVERY_STEP) for item, n in part.gains]), income)
    if isinstance(part, Trade):
        goods = both([thing(item, (n,), 0) for item, n in part.cost])
        gains = thing(part.item, (part.n,), 0)
        return phrase("trade.income" if income else "trade", goods=goods, gains=gains)
    if isinstance(part, Sow):
        return counted("sow.income" if income else "sow", part.amounts, EVERY_STEP)
    if isinstance(part, SowGood):
        goods = thing(part.good, (1,), 0)
        return phrase("sow-good.income" if income else "sow-good", goods=goods)
    if isinstance(part, GrainToSow):
        return counted("gain-to-sow", (part.n,), 0)
    if isinstance(part, PerSheepOnACard):
        return gain(phrase("per-sheep-on-one-card", goods=thing(part.item, (1,), 0)), income)
    if isinstance(part, UpTo):
        return phrase(f"up-to-{ITEMS[part.item]}-{part.measure.id}")
    if isinstance(part, MoveSheep):
        return counted("move-sheep", part.amounts, EVERY_STEP)
    if isinstance(part, MoveOne):
        return counted("move-one", part.amounts, EVERY_STEP)
    if isinstance(part, ClearRows):
        spaces = [Message(f"space-hallertau-{SPACES[space]}") for space in part.spaces]
        quoted = [phrase("space", space=space) for space in spaces]
        return phrase("clear-rows", spaces=both(quoted), n=len(quoted))
    if isinstance(part, MoveBoulders):
        return counted("boulders", (part.n,), 0)
    plain = PLAIN.get(type(part))
    return phrase(plain) if plain is not None else field_sentence(part)


def field_sentence(part: Part) -> Message:
    """A sentence about what a part lets one do with fields."""
    if isinstance(part, RaiseEach):
        both_kinds = part.empty and part.sown
        kind = "all" if both_kinds else "empty" if part.empty else "sown"
        return phrase(f"raise-{kind}")
    if isinstance(part, RaiseUpTo):
        return counted("raise-some", (part.n,), 0)
    if isinstance(part, Fertilize):
        return counted("fertilize", (part.n,), 0, row=part.row)
    if isinstance(part, HarvestNow):
        return counted("harvest", (part.n,), 0)
    raise TypeError(part)
