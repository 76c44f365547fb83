"""Crops on fields: reaping them, and moving them about."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import GRAIN, VEGETABLE, WOOD, named
from ....kernel.flow import DONE, Choice, Deed, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..abilities.land import IsField
from ..events import AFTER_FIELDS, REAPED
from ..queries import KEEPS_VEGETABLES
from ..reasons import NO_FIELD, explain
from ..stacks import (
    move_up,
    raise_second,
    raise_stack,
    raise_tile,
    seconds,
    sown_stacks,
    stacks_on,
)
from ..state import AgricolaState, Seat
from ..telling import TELL
from ..vocabulary import FARM, MOVE_FROM, MOVE_TO, REAP, field_card, place_of
from .supply import arrive


def height(player: Seat, place: int) -> int:
    """How many crops stand on a cell of the farm, or in a stack on a card that is a field."""
    if place < FARM.size:
        return sum([plane >> place & 1 for plane in player.crops])
    if field_card(place) not in player.cards:
        return 0
    return max(stacks_on(player, field_on(player, place)))


def fields_of(player: Seat) -> list[int]:
    """The places of a seat's fields, tiles and cards."""
    return FARM.cells(player.fields) + [place_of(field.card) for field in player.tableau.fields]


def has_vegetables(player: Seat, place: int) -> bool:
    """Whether the crops on a place are vegetables."""
    if place < FARM.size:
        return bool(player.vegetables >> place & 1)
    return field_on(player, place).good == VEGETABLE


def field_on(player: Seat, place: int) -> IsField:
    """The card of the seat that is a place for crops."""
    number = field_card(place)
    return next(field for field in player.tableau.fields if field.card == number)


def empty_cards(player: Seat, good: int = -1) -> list[int]:
    """The numbers of cards that are fields with room for a stack, of one crop if it is named."""
    return [
        field.card
        for field in player.tableau.fields
        if good in (-1, field.good) and 0 in stacks_on(player, field)
    ]


def grain_fields(player: Seat) -> int:
    """How many fields hold grain, stacks on cards and second ones on tiles among them."""
    tiles = (player.sown() & ~player.vegetables).bit_count() + len(seconds(player))
    return tiles + sown_stacks(player, GRAIN)


def vegetable_fields(player: Seat) -> int:
    """How many fields hold vegetables, cards among them."""
    return (player.sown() & player.vegetables).bit_count() + sown_stacks(player, VEGETABLE)


def empty_fields(player: Seat) -> int:
    """How many fields hold nothing, cards among them."""
    return (player.fields & ~player.sown()).bit_count() + len(empty_cards(player))


def lower(player: Seat, place: int) -> None:
    """Take one crop from a place."""
    if place >= FARM.size:
        field = field_on(player, place)
        stacks = stacks_on(player, field)
        raise_stack(player, field, stacks.index(max(stacks)), -1)
        return
    top = height(player, place) - 1
    planes = list(player.crops)
    planes[top] &= ~(1 << place)
    while planes and not planes[-1]:
        planes.pop()
    player.crops = tuple(planes)
    player.vegetables &= player.sown()
    move_up(player, place)


def put_one(player: Seat, place: int, vegetable: bool) -> None:
    """Put one crop on an empty place."""
    if place >= FARM.size:
        field = field_on(player, place)
        raise_stack(player, field, stacks_on(player, field).index(0), 1)
        return
    player.crops = ((player.crops[0] if player.crops else 0) | 1 << place, *player.crops[1:])
    if vegetable:
        player.vegetables |= 1 << place


def reap(s: AgricolaState, seat: int) -> None:
    """One crop from every stack on a field, tiles and cards."""
    player = s.seats[seat]
    crops = player.crops
    fields = player.tableau.fields
    if not crops and not fields:
        return
    on_cards = [i for i, field in enumerate(fields) if player.recall(field.card)] if fields else []
    if not on_cards and (not crops or not crops[0]):
        return
    player = s.own(seat)
    keeps = player.tableau.says(KEEPS_VEGETABLES)
    reaped = {GRAIN: 0, VEGETABLE: 0, WOOD: 0}
    if crops:
        reap_tiles(player, reaped, bool(keeps))
    for i in on_cards:
        field = fields[i]
        for stack, n in enumerate(stacks_on(player, field)):
            if n:
                reaped[field.good] += 1
                if not keeps or field.good != VEGETABLE:
                    raise_stack(player, field, stack, -1)
    goods = tuple([(good, n) for good, n in sorted(reaped.items()) if n])
    if s.sink is not None:
        s.sink.note(seat, "log-reap", {"goods": named(goods)})
    arrive(s, seat, goods)
    if s.heard[REAPED]:
        TELL.later(s, REAPED, seat, sum([1 << i for i in on_cards]))


def reap_tiles(player: Seat, reaped: dict[int, int], keeps: bool) -> None:
    """One crop from every stack on a tile; the vegetables may stay there."""
    crops, vegetables = player.crops, player.vegetables
    second = seconds(player)
    reaped[GRAIN] += (crops[0] & ~vegetables).bit_count() + len(second)
    reaped[VEGETABLE] += (crops[0] & vegetables).bit_count()
    if keeps and vegetables:
        above = (*crops[1:], 0)
        left = [
            plane & vegetables | over & ~vegetables
            for plane, over in zip(crops, above, strict=True)
        ]
        while left and not left[-1]:
            left.pop()
        player.crops = tuple(left)
    else:
        player.crops = crops[1:]
        player.vegetables = vegetables & player.sown()
    for cell in second:
        raise_second(player, cell, -1)
        move_up(player, cell)


def tell_taller(s: AgricolaState, seat: int, taller: dict[int, int]) -> None:
    """The log tells of crops that come on stacks which stand already."""
    goods = tuple([(good, n) for good, n in sorted(taller.items()) if n])
    if s.sink is not None and goods:
        s.sink.note(seat, "log-grow-taller", {"goods": named(goods)})


@final
class GrowTaller(Deed[AgricolaState]):
    """One more grain on every stack of grain; wood on cards grows as grain does."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        player = s.own(seat)
        taller = {GRAIN: 0, VEGETABLE: 0, WOOD: 0}
        for cell in FARM.cells(player.sown() & ~player.vegetables):
            raise_tile(player, cell, 1)
            taller[GRAIN] += 1
        for cell in seconds(player):
            raise_second(player, cell, 1)
            taller[GRAIN] += 1
        for field in player.tableau.fields:
            for i, height in enumerate(stacks_on(player, field)):
                if height and field.good != VEGETABLE:
                    raise_stack(player, field, i, 1)
                    taller[field.good] += 1
        tell_taller(s, seat, taller)


@final
class Reaping(Deed[AgricolaState]):
    """The harvest of a seat's fields, once its cards have spoken."""

    def do(self, s: AgricolaState, seat: int) -> None:
        reap(s, seat)


@final
class ReapEarly(Deed[AgricolaState]):
    """A field phase of one seat's own, outside the harvest."""

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        sown = any(player.recall(field.card) for field in player.tableau.fields)
        return 0 if sown or player.sown() else NO_FIELD

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-reap-early")

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def do(self, s: AgricolaState, seat: int) -> None:
        TELL.later(s, AFTER_FIELDS, seat, s.round)
        reap(s, seat)


@final
class ReapMore(Choice[AgricolaState]):
    """One more grain from fields of the seat's choice that hold at least two.

    Frame: seat, fields done as a mask.
    """

    asks: ClassVar[str] = "reap-more"

    def __init__(self) -> None:
        super().__init__(limit=FARM.size)
        self.fallible = False

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-reap-more")

    def owns(self, action: int) -> bool:
        return REAP.owns(action)

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        player = s.seats[frame[1]]
        tall = player.crops[1] & ~player.vegetables if len(player.crops) > 1 else 0
        return [REAP.base + cell for cell in FARM.cells(tall & ~frame[2])] + [DONE]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        seat, cell = frame[1], action - REAP.base
        s.stack.append((self.id, seat, frame[2] | 1 << cell))
        lower(s.own(seat), cell)
        if s.sink is not None:
            s.sink.note(seat, "log-reap", {"goods": {"grain": 1}})
        arrive(s, seat, ((GRAIN, 1),))


@final
class MoveCrop(Choice[AgricolaState]):
    """One crop from a field with at least two to an empty field."""

    asks: ClassVar[str] = "move-from"

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if self.first(s, seat) else NO_FIELD

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-move-from")

    def owns(self, action: int) -> bool:
        return MOVE_FROM.owns(action)

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        player = s.seats[seat]
        return [
            MOVE_FROM.of(place)
            for place in fields_of(player)
            if height(player, place) > 1 and targets(player, place)
        ]

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        s.stack.append((MOVING_CROP.id, seat, MOVE_FROM.what(action)))


def targets(player: Seat, place: int) -> list[int]:
    """The empty fields to which a crop can be moved."""
    good = VEGETABLE if has_vegetables(player, place) else GRAIN
    cards = empty_cards(player, good) if player.tableau.fields else []
    return FARM.cells(player.fields & ~player.sown()) + [place_of(card) for card in cards]


def place_name(s: AgricolaState, place: int) -> str:
    """A place for crops as the log names it."""
    return FARM.names[place] if place < FARM.size else s.rules.cards[field_card(place)].name


@final
class Moving(Question[AgricolaState]):
    """Where a crop is moved to. Frame: seat, where it comes from."""

    fields: ClassVar[tuple[str, ...]] = ("place",)
    asks: ClassVar[str] = "move-to"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-move-to")

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        return [MOVE_TO.of(place) for place in targets(s.seats[frame[1]], frame[2])]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat, source, target = frame[1], frame[2], MOVE_TO.what(action)
        player = s.own(seat)
        vegetable = has_vegetables(player, source)
        lower(player, source)
        put_one(player, target, vegetable)
        if s.sink is not None:
            values = {"place": place_name(s, target), "origin": place_name(s, source)}
            s.sink.note(seat, "log-move", values)


REAPING: Final = Reaping()
MOVING_CROP: Final = Moving()
