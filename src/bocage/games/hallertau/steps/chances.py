"""Which cards can be played now, and whether their owner is asked before something comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..coming import (
    ACTIONS_NEAR,
    ACTIONS_OVER,
    AGEING,
    BETWEEN_TURNS,
    DRAWING,
    FALLOWING,
    HARVEST_NEAR,
    HARVEST_OVER,
    HARVESTING,
    NEXT_ROUND,
    OTHERS,
    SOMETHING,
    UNCOVERING,
)
from ..guessing import look_for, look_for_plays
from ..needs import NEW_FIELD
from ..state import HallertauState, Numbers, Seat
from ..vocabulary import (
    ACTIONS_PHASE,
    BOULDERS,
    FALLOW,
    FARMYARD,
    GATEWAY,
    HARVEST,
    HIGHEST,
    JEWEL,
    LOWEST,
    NEW_CARD,
    PLAY,
    REMOVE,
    SHEEP,
    STABLES,
    STRIDE,
    TOOL,
    WORKERS,
)
from .goods import left

if TYPE_CHECKING:
    from ..card import HallertauCard

YARD: Final = FARMYARD - GATEWAY
AFTER_PHASE: Final = {
    NEW_CARD: SOMETHING | FALLOWING,
    FALLOW: SOMETHING | HARVEST_NEAR,
    BOULDERS: SOMETHING | NEXT_ROUND,
}


def playable(s: HallertauState, seat: int) -> Numbers:
    """The cards in hand that can be played now, with their steps, as actions."""
    p = s.seats[seat]
    if not p.hand:
        return ()
    cards = s.rules.cards
    known = p.known
    if known is None:
        found: list[int] = []
        watched: list[int] = []
        have = [*p.goods, p.tools, p.jewels, sum(p.sheep), len(p.fields)]
        for number in p.hand:
            card = cards[number]
            if card.fixed:
                for item, least in card.floor:
                    if have[item] < least:
                        break
                else:
                    bits = card.allowed(s, p)
                    if bits:
                        found += card.plays[bits]
            else:
                watched.append(number)
        known = tuple(found)
        p.known = known
        p.watched = tuple(watched)
    if p.watched:
        more: list[int] = []
        for number in p.watched:
            card = cards[number]
            if card.only >= 0 and card.only != s.phase:
                continue
            if card.never != s.phase:
                bits = card.allowed(s, p)
                if bits:
                    more += card.plays[bits]
        if more:
            return known + tuple(more)
    return known


def card_of(play: int) -> int:
    """The card that is played."""
    return (play - PLAY.base) // STRIDE


def without(plays: Numbers, cards: frozenset[int]) -> Numbers:
    """The plays of other cards."""
    return tuple([play for play in plays if card_of(play) not in cards])


def news(s: HallertauState, seat: int, plays: Numbers) -> Numbers:
    """Which of the plays that are possible now a seat has neither silenced nor declined.

    What has not been possible all the time is neither silenced nor declined any more.
    """
    p = s.seats[seat]
    if p.quiet or p.passed:
        quiet = tuple([play for play in p.quiet if play in plays])
        passed = tuple([play for play in p.passed if play in plays])
        if len(quiet) + len(passed) < len(p.quiet) + len(p.passed):
            p = s.touch(seat)
            p.quiet = quiet
            p.passed = passed
    known = p.quiet + p.passed + p.before
    return tuple([play for play in plays if play not in known]) if known else plays


def coming(s: HallertauState, seat: int) -> int:
    """What comes when this moment is over, before a seat can play cards again."""
    p, phase = s.seats[seat], s.phase
    if phase == ACTIONS_PHASE:
        return SOMETHING | before_own_turn(s, seat)
    if phase == HARVEST:
        if p.empty < len(p.fields):
            return SOMETHING if one_by_one(s, seat) else SOMETHING | HARVESTING
        if any(other.empty < len(other.fields) for other in s.seats):
            return SOMETHING
        return SOMETHING | HARVEST_OVER
    if phase == REMOVE:
        return SOMETHING | UNCOVERING | (AGEING if p.sheep[s.round] else 0)
    if phase == WORKERS:
        return SOMETHING | (ACTIONS_NEAR if s.round == 1 else 0)
    if phase == FALLOW and p.empty == len(p.fields):
        return SOMETHING
    return AFTER_PHASE.get(phase, SOMETHING)


def before_own_turn(s: HallertauState, seat: int) -> int:
    """What comes in phase 4 before a seat's own turn, if anything."""
    for k in range(1, s.count + 1):
        other = (s.turn + k) % s.count
        if s.seats[other].workers:
            return 0 if other == seat else OTHERS | drawing(s)
    return ACTIONS_OVER


def drawing(s: HallertauState) -> int:
    """The piles of which others may soon draw the last cards."""
    found = 0
    few = 2 * s.count
    for kind, pile in enumerate(s.piles):
        n = left(s, kind) if kind == YARD else len(pile)
        if 0 < n < few:
            found |= DRAWING[kind]
    return found


def one_by_one(s: HallertauState, seat: int) -> bool:
    """Whether a seat harvests field by field: a card may be wanted between two of them."""
    p = s.seats[seat]
    sown = len(p.fields) - p.empty
    if sown < 2:
        return False
    look_for(s, seat, s.rules.urgent(HARVESTING))
    return any(card.between(s, p, sown) for card in heeded(s, p))


def heeded(s: HallertauState, p: Seat) -> list[HallertauCard]:
    """The cards in a hand that are not silenced."""
    silenced = {card_of(play) for play in p.quiet}
    return [s.rules.cards[card] for card in p.hand if card not in silenced]


def asked(s: HallertauState, seat: int, ahead: int) -> bool:
    """Whether a seat is asked: something new may have to be played before what is ahead.

    So may what leads on to it, but between turns only right after cards were drawn.
    """
    p = s.seats[seat]
    urgent = s.rules.urgent(ahead)
    directly = not (ahead & ~BETWEEN_TURNS or p.fresh or p.prompt)
    if 0 <= s.mover != seat:
        if directly:
            look_for_plays(s, seat, urgent)
        else:
            look_for(s, seat, urgent)
    if urgent.isdisjoint(p.hand):
        return False
    plays = playable(s, seat)
    new = news(s, seat, plays)
    for play in new:
        if card_of(play) in urgent:
            return True
    return bool(new) and not directly and leads_on(s, seat, plays, new, urgent)


def idle(s: HallertauState, seat: int) -> bool:
    """Whether a seat need not be asked, and nobody who may not know its hand moves."""
    p = s.seats[seat]
    if p.quiet or p.passed or 0 <= s.mover != seat:
        return False
    return not playable(s, seat)


def leads_on(
    s: HallertauState, seat: int, plays: Numbers, new: Numbers, urgent: frozenset[int]
) -> bool:
    """Whether new plays may bring what an urgent card still lacks."""
    p = s.seats[seat]
    possible = {card_of(play) for play in plays}
    lacking = [card for card in p.hand if card in urgent and card not in possible]
    if not lacking:
        return False
    for number in {card_of(play) for play in new}:
        rich = p.copy()
        rich.played = (*rich.played, number)
        rich.prompt = number in p.fresh
        card = s.rules.cards[number]
        for part in card.parts[: card.costs]:
            for item, n in part.lowest():
                enrich(rich, item, -n)
        for part in card.parts[card.costs :]:
            for item, n in part.brings(s, p):
                enrich(rich, item, n)
        if any(s.rules.cards[other].playable(s, rich) for other in lacking):
            return True
    return False


def enrich(p: Seat, item: int, n: int) -> None:
    """Give somebody who is imagined so many of an item or of fields."""
    if item < TOOL:
        p.goods[item] += n
    elif item == TOOL:
        p.tools += n
        p.gained += n
    elif item == JEWEL:
        p.jewels += n
    elif item == SHEEP:
        p.sheep[STABLES] += n
    elif item == NEW_FIELD:
        p.fields += [HIGHEST - LOWEST] * n
