"""Gateway cards for masters: 301 to 330."""

from __future__ import annotations

from typing import Final

from ..boardwork import AdvanceFree, ClearRows, MoveBoulders, Occupy, Recall, Shift
from ..card import HallertauCard
from ..counts import (
    ADVANCES,
    ALL_SHEEP,
    BARLEYS,
    BUTCHERY_USED,
    CENTRE_WINDOW,
    DYING_SHEEP,
    EMPTY_FIELDS,
    FIELDS,
    FREE_CARDS,
    FURTHEST_SHEEP,
    GRAIN_ALL,
    GRAIN_SAME,
    HOPSES,
    JEWELS,
    LEAD,
    ON_NURSERY,
    REMOVED,
    ROUND_NUMBER,
    SOWING_USED,
    SOWN_FIELDS,
    THREES,
    TOOLS,
    TOOLS_AT_ONCE,
    TOOLS_THIS_PHASE,
    USED_SECTION,
    WORKERS_LEFT,
)
from ..effects import Gain, GainBy, NewFields
from ..fieldwork import Fertilize, GrainToSow, Sow
from ..measures import Beyond, Played, Rest
from ..needs import AsMany, AtLeast, Either, Exactly, MoreThan
from ..sheepwork import MoveSheep
from ..vocabulary import (
    ACTIONS_PHASE,
    BARLEY,
    BONUS,
    CLAY,
    FLAX,
    GATEWAY,
    HIDE,
    HOPS,
    JEWEL,
    MEAT,
    MILK,
    PROGRESS,
    REMOVE,
    RYE,
    SHEEP,
    TOOL,
    WOOL,
)
from .beginner import ONE_BONUS, card

CARDS: Final[tuple[HallertauCard, ...]] = (
    card("301", (AtLeast(DYING_SHEEP, 1),), MoveSheep(3), ONE_BONUS),
    HallertauCard(
        "302",
        (Exactly(WORKERS_LEFT, 1, 2),),
        effects=(ClearRows("sheep-market", "sheep-breeding", "weekly-market"),),
        only=ACTIONS_PHASE,
    ),
    HallertauCard(
        "303",
        (AtLeast(REMOVED, 6, 7, 8, 9, 10),),
        effects=(Gain(RYE, 0, 1, 2, 3, 5), Gain(SHEEP, 1)),
        only=REMOVE,
    ),
    card("304", (AtLeast(TOOLS, 3, 7, 10),), Gain(SHEEP, 0, 1, 2), NewFields(2)),
    HallertauCard(
        "305",
        (AtLeast(ADVANCES, 3, 4, 5),),
        effects=(NewFields(5), Gain(BONUS, 0, 1, 2)),
        only=PROGRESS,
    ),
    card(
        "306",
        (Either(MoreThan(JEWELS, FIELDS), MoreThan(ALL_SHEEP, FIELDS)),),
        NewFields(2),
        Sow(1),
    ),
    card("307", (AtLeast(JEWELS, 1, 3, 6),), Gain(CLAY, 2), Gain(TOOL, 1), Gain(BONUS, 0, 1, 2)),
    card("308", (AtLeast(Played(), 1, 3, 7, 12),), Gain(TOOL, 1, 2, 3, 4)),
    card("309", (AtLeast(USED_SECTION, 9, 11, 13),), Gain(BARLEY, 1, 2, 3), Gain(TOOL, 1)),
    card("310", (AtLeast(TOOLS_AT_ONCE, 2, 3, 4),), Gain(HOPS, 1, 2, 3), Gain(TOOL, 1)),
    card("311", (AtLeast(GRAIN_SAME, 7, 14, 21),), Gain(JEWEL, 1), Gain(BONUS, 0, 1, 2)),
    HallertauCard(
        "312",
        (AtLeast(FIELDS, 6, 7, 8),),
        effects=(AdvanceFree(), Gain(BONUS, 0, 1, 2)),
        only=ACTIONS_PHASE,
    ),
    HallertauCard(
        "313", (Exactly(WORKERS_LEFT, 1),), effects=(Occupy(), ONE_BONUS), only=ACTIONS_PHASE
    ),
    card("314", (AtLeast(THREES, 2),), Shift(), ONE_BONUS),
    HallertauCard("315", (AtLeast(JEWELS, 4),), effects=(Recall(),), only=ACTIONS_PHASE),
    card("316", (AtLeast(ROUND_NUMBER, 1, 2, 3),), MoveBoulders(3), Gain(BONUS, 0, 1, 2)),
    card("317", (AtLeast(SOWN_FIELDS, 1),), GainBy(CLAY, EMPTY_FIELDS)),
    card("318", (AtLeast(LEAD, 3, 4, 5),), Gain(CLAY, 3, 4, 5), ONE_BONUS),
    card("319", (AtLeast(HOPSES, 1, 3, 6),), Gain(CLAY, 1, 2, 3), Gain(RYE, 1), ONE_BONUS),
    card("320", (AtLeast(TOOLS, 2, 4, 6, 7),), Gain(BARLEY, 0, 1, 2, 3), Gain(FLAX, 2), ONE_BONUS),
    card("321", (AsMany(BARLEYS, Rest(10, JEWELS)),), Gain(FLAX, 2), Gain(HOPS, 1), ONE_BONUS),
    card("322", (AtLeast(SOWING_USED, 1),), GrainToSow(1)),
    card(
        "323",
        (Exactly(EMPTY_FIELDS, 1),),
        Fertilize(1, 4, certain=True),
        Sow(1, certain=True),
        ONE_BONUS,
    ),
    card("324", (AtLeast(Beyond(CENTRE_WINDOW, ROUND_NUMBER), 5, 6, 7),), Gain(MILK, 1, 2, 3)),
    card("325", (AtLeast(GRAIN_ALL, 0, 10, 16, 23),), Gain(MILK, 0, 1, 2, 3), ONE_BONUS),
    card("326", (AtLeast(FURTHEST_SHEEP, 4, 5, 6),), Gain(WOOL, 1, 2, 3), ONE_BONUS),
    card("327", (AtLeast(ALL_SHEEP, 2, 3, 7),), GainBy(HIDE, FREE_CARDS), Gain(BONUS, 0, 1, 2)),
    HallertauCard(
        "328",
        (AtLeast(BUTCHERY_USED, 1),),
        effects=(Gain(HIDE, 2), ONE_BONUS),
        butcher=True,
    ),
    card("329", (AtLeast(ON_NURSERY, 1, 3, 6),), Gain(MEAT, 0, 2, 7), ONE_BONUS),
    HallertauCard(
        "330",
        (AtLeast(TOOLS_THIS_PHASE, 1, 3, 5),),
        effects=(Gain(GATEWAY, 0, 1, 2), ONE_BONUS),
        only=ACTIONS_PHASE,
    ),
)
