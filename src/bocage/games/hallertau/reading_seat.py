"""One seat of a position on its way in."""

from __future__ import annotations

from typing import Final

from ...kernel.reading import Reader
from .setup import new_seat
from .state import HallertauState, Numbers, Seat
from .steps.crafts import placed
from .vocabulary import (
    ACTIONS,
    CATALOGUE,
    CRAFTS,
    FIELD_NAMES,
    GOODS,
    LAST,
    MOST_FIELDS,
    MOST_JEWELS,
    PLAY,
    SPOTS,
)

MANY: Final = 10_000
FURTHEST: Final = 40
"""No boulder is ever further on."""


def read_seat(s: HallertauState, reader: Reader) -> Seat:
    """One player and the village."""
    p = new_seat()
    if "goods" in reader.data:
        amounts = reader.amounts("goods", GOODS)
        p.goods = [amounts.get(good, 0) for good in GOODS]
    reader.seen.add("goods")
    p.tools = reader.number("tools", 0, 0, MANY)
    p.jewels = reader.number("jewels", 0, 0, MOST_JEWELS)
    for spot, n in reader.amounts("sheep", SPOTS).items():
        p.sheep[SPOTS.index(spot) + 1] = n
        first = max(3, s.next_card)
        if SPOTS.index(spot) + 1 < first:
            raise reader.refuse("sheep", f"sheep on cards from {first} on, or in the stables")
    read_fields(p, reader)
    read_crafts(p, reader)
    p.workers = reader.number("workers", p.window, 0, 20)
    p.hand = read_cards(s, reader, "hand")
    p.played = read_cards(s, reader, "played")
    read_history(s, p, reader)
    reader.finish()
    return p


def read_fields(p: Seat, reader: Reader) -> None:
    """The field board."""
    if "fields" in reader.data:
        names = reader.items("fields")
        if len(names) > MOST_FIELDS or any(name not in FIELD_NAMES for name in names):
            raise reader.refuse("fields", f"at most {MOST_FIELDS} such as empty-3 or rye-4")
        p.fields = [FIELD_NAMES.index(name) for name in names]
    reader.seen.add("fields")


def read_crafts(p: Seat, reader: Reader) -> None:
    """The community centre: crafts, boulders, tile."""
    inner = reader.object("crafts")
    p.crafts = tuple([inner.number(craft, 0, 0, LAST) for craft in CRAFTS])
    inner.finish()
    p.boulders = placed(p.crafts)
    given = reader.object("boulders")
    boulders = list(p.boulders)
    for k, craft in enumerate(CRAFTS):
        if craft in given.data:
            pair = given.items(craft)
            if (
                len(pair) != 2
                or any(type(n) is not int or not 0 <= n <= FURTHEST for n in pair)
                or not p.crafts[k] < pair[0] <= pair[1]
                or (pair[0] == pair[1] and pair[0] <= LAST)
            ):
                raise given.refuse(craft, "two spaces ahead of the craft, the nearer one first")
            boulders[2 * k : 2 * k + 2] = pair
    given.seen |= set(CRAFTS)
    given.finish()
    p.boulders = tuple(boulders)
    p.centre = reader.number("centre", min(p.crafts), 0, min(p.crafts))


def read_cards(s: HallertauState, reader: Reader, key: str) -> Numbers:
    """Cards of the game by their printed numbers."""
    cards = reader.items(key)
    if any(not isinstance(card, str) or not s.rules.known(card) for card in cards):
        raise reader.refuse(key, "cards of the decks that are played with")
    if len(set(cards)) < len(cards):
        raise reader.refuse(key, "each card once")
    return tuple([CATALOGUE.index(card) for card in cards])


def read_history(s: HallertauState, p: Seat, reader: Reader) -> None:
    """What happened in this phase, and just now."""
    p.exhausted = reader.number("exhausted", 0, 0, p.tools)
    inner = reader.object("steps")
    p.steps = tuple([inner.number(craft, 0, 0, LAST) for craft in CRAFTS])
    inner.finish()
    if reader.data.get("harvested"):
        harvested = reader.amounts("harvested", GOODS)
        p.harvested = tuple([harvested.get(good, 0) for good in GOODS])
    reader.seen.add("harvested")
    p.gained = reader.number("tools_gained", 0, 0, MANY)
    p.at_once = reader.number("tools_at_once", 0, 0, MANY)
    p.exchanged = reader.number("exchanged", 0, 0, MANY)
    p.last_jewel = reader.flag("last_jewel", False)
    p.prompt = reader.flag("fresh_played", False)
    p.butcher = reader.flag("butcher", False)
    p.fresh = read_cards(s, reader, "fresh")
    p.income = read_cards(s, reader, "income")
    if not set(p.fresh) <= set(p.hand):
        raise reader.refuse("fresh", "cards of the hand")
    if not set(p.income) <= set(p.played) or any(not s.rules.cards[c].income for c in p.income):
        raise reader.refuse("income", "bonus cards that were played")
    p.quiet = read_plays(reader, "quiet")
    p.passed = read_plays(reader, "passed")
    p.before = read_plays(reader, "before")


def read_plays(reader: Reader, key: str) -> Numbers:
    """Texts of actions that play cards."""
    found = [
        ACTIONS.by_text.get(text) if isinstance(text, str) else None for text in reader.items(key)
    ]
    plays = tuple([action.id for action in found if action is not None and PLAY.owns(action.id)])
    if len(plays) < len(found):
        raise reader.refuse(key, "actions such as play 007-2")
    return plays
