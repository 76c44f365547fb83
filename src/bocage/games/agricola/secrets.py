"""What nobody else knows: hands, packs and piles dealt anew for whoever cannot see them."""

from __future__ import annotations

from typing import Final, TypeVar

from ...kernel.rng import below
from ...kernel.together import Together
from .card import Card
from .dealing import in_game
from .hand import GONE, LAP, PILE, Stock, by_number, holding, of_kind
from .state import AgricolaState
from .steps.hand import PASSED_ON, TRAVELS
from .steps.kept import IN_PLAY, KEPT
from .steps.occupations import LEARNED, STUDIED, TAKEN_BACK
from .steps.tableaux import LAID

TRIES: Final = 50
"""How often a dealing that fits what is known is tried before the true one is kept."""

Place = tuple[int, bool]
"""Where a hidden card is: a seat's bit, PILE or GONE; and whether it is in the seat's pack."""
T = TypeVar("T")


def deal_hidden(s: AgricolaState, seat: int | None) -> None:
    """Deal everything that a seat cannot see at random, as far as its knowledge leaves it open.

    The seat that decides must still have a choice: if no other hand gives it one, it keeps its own.
    """
    hands = [player.hand for player in s.seats]
    stock = s.stock
    forget_arrangements(s, seat)
    for attempt in range(TRIES + 1):
        redeal(s, seat, s.stack[-1][1] if attempt == TRIES else -1)
        if not s.options or still_asked(s, seat):
            return
        for other, hand in enumerate(hands):
            s.own(other).hand = hand
        s.stock = stock


def forget_arrangements(s: AgricolaState, seat: int | None) -> None:
    """How others have arranged the round cards to come is not known."""
    for other, player in enumerate(s.seats):
        if other != seat and player.tableau.arranges >= 0:
            s.own(other).remember(player.tableau.arranges, 0)


def still_asked(s: AgricolaState, seat: int | None) -> bool:
    """Whether the seat that decides still has a choice; secret answers are made up anew."""
    frame = s.stack[-1]
    step = s.steps[frame[0]]
    if isinstance(step, Together):
        frame = s.stack[-1] = step.disguised(s, frame, seat)
    elif frame[1] == seat:
        return True
    options = step.actions(s, frame)
    if s.guards:
        options = s.safe(options)
    if len(options) < 2:
        return False
    s.options = options
    return True


def redeal(s: AgricolaState, seat: int | None, keeps: int) -> None:
    """Put every hidden card where another one of its kind is, if the seat cannot tell.

    One seat may keep its cards: the one that decides, if no other hand leaves it a choice.
    """
    known = {} if seat is None else dict(s.seats[seat].hand.seen)
    lying: dict[Place, list[Card]] = {}
    unseen = hidden(s, seat)
    for card, place in unseen:
        if keeps >= 0 and place[0] == 1 << keeps:
            lying.setdefault(place, []).append(card)
    unseen = [one for one in unseen if keeps < 0 or one[1][0] != 1 << keeps]
    for cards, places in alike(unseen, known):
        for card, place in zip(fitted(s, cards, places, known), places, strict=True):
            lying.setdefault(place, []).append(card)
    for other in range(s.count):
        if other != seat:
            hand, pack = lying.get((1 << other, False), []), lying.get((1 << other, True), [])
            s.own(other).hand = holding(tuple(hand), tuple(pack))
    pile = sorted(lying.get((PILE, False), []), key=lambda card: card.number)
    if pile:
        s.stock = Stock(of_kind(pile, True), of_kind(pile, False), s.stock.open)


def hidden(s: AgricolaState, seat: int | None) -> list[tuple[Card, Place]]:
    """The cards that a seat cannot see, and where they are."""
    found: list[tuple[Card, Place]] = []
    for other, player in enumerate(s.seats):
        if other != seat:
            found += [(card, (1 << other, False)) for card in player.hand.cards]
            found += [(card, (1 << other, True)) for card in player.hand.pack]
    found += [(card, (PILE, False)) for card in s.stock.occupations + s.stock.minors]
    there = visible(s, seat) | {card.number for card, _ in found}
    for card in in_game(s.rules, True) + in_game(s.rules, False):
        if card.number not in there:
            found.append((card, (GONE, False)))
    return found


def visible(s: AgricolaState, seat: int | None) -> set[int]:
    """The numbers of the cards that a seat sees."""
    found = {card.number for card in s.stock.open}
    kept = (KEPT.id, IN_PLAY.id)
    played = (*kept, LAID.id, LEARNED.id, TRAVELS.id, PASSED_ON.id, STUDIED.id, TAKEN_BACK.id)
    found.update([frame[2] for frame in s.stack if frame[0] in played])
    for other, player in enumerate(s.seats):
        found.update(player.cards)
        if other == seat:
            found.update([card.number for card in player.hand.cards + player.hand.pack])
    return found


def alike(
    cards: list[tuple[Card, Place]], known: dict[int, int]
) -> list[tuple[list[Card], list[Place]]]:
    """The cards that can be in each other's place, and their places.

    Those of a pack that was passed on are among themselves, for it is known who took how many.
    """
    found: dict[tuple[str, int], tuple[list[Card], list[Place]]] = {}
    for card, place in cards:
        group = found.setdefault((card.kind, known.get(card.number, 0) // LAP), ([], []))
        group[0].append(card)
        group[1].append(place)
    return list(found.values())


def fitted(
    s: AgricolaState, cards: list[Card], places: list[Place], known: dict[int, int]
) -> list[Card]:
    """The cards in a random order in which each may be at the place that stands there.

    It is by chance alone, not by where they are: worlds that look alike are dealt alike.
    """
    sorted_cards = by_number(cards)
    masks = {card: known[card.number] % LAP for card in sorted_cards if card.number in known}
    bound = sorted([card for card in masks if masks[card]], key=lambda c: masks[c].bit_count())
    free = [card for card in sorted_cards if card not in bound]
    for _ in range(TRIES if bound else 1):
        order: list[Card | None] = [None] * len(cards)
        for card in bound:
            fit = [i for i, p in enumerate(places) if order[i] is None and fits(masks[card], p)]
            if not fit:
                break
            order[shuffled(s, fit)[0]] = card
        else:
            rest = iter(shuffled(s, free))
            return [next(rest) if card is None else card for card in order]
    return cards


def fits(mask: int, place: Place) -> bool:
    """Whether a card of which a seat knows so much may be there; piles end up out of the game."""
    return bool(mask & (place[0] | PILE if place[0] == GONE else place[0]))


def shuffled(s: AgricolaState, things: list[T]) -> list[T]:
    """The things in random order, by the generator of a state that nobody plays on."""
    left = list(things)
    for i in range(len(left) - 1, 0, -1):
        s.rng, k = below(s.rng, i + 1)
        left[i], left[k] = left[k], left[i]
    return left
