"""Cards that enter play and leave it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import NAMES
from ....kernel.flow import Led, May, Named
from ....kernel.messages import Message
from ....kernel.state import Frame, Step
from ....kernel.tableau import spread
from ..card import MAJOR, OCCUPATION, Card
from ..events import BUILT, HEARABLE, OCCUPATION_PLAYED
from ..hand import GONE
from ..living_hands import draw_after_playing
from ..queries import HOUSING
from ..sights import all_see
from ..stacks import lay_together
from ..state import AgricolaState, Seat
from ..tableau import AgricolaTableau, together, with_partner
from ..telling import TELL, using
from ..vocabulary import USE, OpenVerb
from .animals import settle
from .partners_field import partner_of


def tableau_of(
    s: AgricolaState, cards: tuple[int, ...], before: AgricolaTableau | None = None
) -> AgricolaTableau:
    """What these cards come to together, `before` all but the last; recent answers are kept."""
    known = s.rules.collection.tableaux
    tableau = known.get(cards)
    if tableau is None:
        if len(known) >= 1000:
            known.clear()
        if before is None:
            tableau = together([s.rules.cards[number] for number in cards])
        else:
            tableau = before.followed_by(s.rules.cards[cards[-1]])
        known[cards] = tableau
    return tableau


def set_cards(
    s: AgricolaState,
    seat: int,
    cards: tuple[int, ...],
    memory: tuple[int, ...],
    before: AgricolaTableau | None = None,
) -> None:
    """The seat's played cards, in order of play, and what they remember."""
    player = s.own(seat)
    spaces = player.tableau.spaces
    player.cards = cards
    player.memory = memory
    if s.rules.partners:
        serve_both(s, seat)
    else:
        player.tableau = tableau_of(s, cards, before)
    listen(s)
    if player.tableau.spaces != spaces:
        open_spaces(s)
        s.look_again()


def serve_both(s: AgricolaState, seat: int) -> None:
    """Work out a seat's tableau and its partner's, whose building costs either's cards lower."""
    other = partner_of(seat)
    own, others = [tableau_of(s, s.seats[one].cards) for one in (seat, other)]
    s.own(seat).tableau = with_partner(own, others)
    s.own(other).tableau = with_partner(others, own)


def listen(s: AgricolaState) -> None:
    """Work out anew what anybody's cards hear."""
    heard = s.rules.heard
    for player in s.seats:
        heard |= player.tableau.heard
    s.heard = spread(heard, HEARABLE)


def open_spaces(s: AgricolaState) -> None:
    """The board as round cards and the cards in front of the seats make it."""
    mask = s.rules.first_board.mask
    for index in s.revealed:
        mask |= s.board.mask & 1 << index
    for space in s.rules.spaces:
        if space.card >= 0:
            if owner_of(s, space.card) >= 0:
                mask |= 1 << space.index
            else:
                s.piles[space.index] = 0
                s.extras = tuple([entry for entry in s.extras if entry[0] != space.index])
    s.board = s.rules.board_of(mask)


def owner_of(s: AgricolaState, card: int) -> int:
    """The seat in front of which a card lies, or -1."""
    for seat in range(s.count):
        if card in s.seats[seat].cards:
            return seat
    return -1


def enter(s: AgricolaState, seat: int, card: Card) -> None:
    """Lay a card in front of a seat, after those already there."""
    player = s.seats[seat]
    cards, memory = (*player.cards, card.number), (*player.memory, card.starts_with)
    before = player.tableau
    set_cards(s, seat, cards, memory, before)
    if room_differs(before, s.seats[seat].tableau):
        s.own(seat).rehouse()


def room_differs(before: AgricolaTableau, after: AgricolaTableau) -> bool:
    """Whether animals live differently with other cards, or cells are taken by them."""
    if after.shelters is not before.shelters or after.cell_takers is not before.cell_takers:
        return True
    if after.answers is not before.answers:
        for query in HOUSING:
            if after.says(query) != before.says(query):
                return True
    return False


def lose(s: AgricolaState, seat: int, number: int) -> None:
    """A card is handed in: a major improvement goes back on offer, a minor one leaves the game.

    In the revised edition its deliveries end.
    """
    player = s.seats[seat]
    if number == player.tableau.doubles:
        lay_together(s.own(seat))
        player = s.seats[seat]
    place = player.cards.index(number)
    cards, memory, before = player.cards, player.memory, player.tableau
    card = s.rules.cards[number]
    tell_lost(s, seat, card)
    set_cards(s, seat, cards[:place] + cards[place + 1 :], memory[:place] + memory[place + 1 :])
    if number in before.huts and memory[place]:
        move_out(s.own(seat))
    for scores in before.scoring:
        if scores.card == number and scores.won:
            s.own(seat).noted += scores.points(s, seat, memory[place])
    if card.kind == MAJOR:
        s.majors |= 1 << number
    else:
        all_see(s, card, GONE)
        if room_differs(before, s.seats[seat].tableau):
            s.own(seat).rehouse()
            settle(s, seat)
    if not s.rules.edition.lost_card_pays and s.scheduled:
        s.scheduled = tuple([e for e in s.scheduled if e[1] != seat or e[4] != number])


def tell_lost(s: AgricolaState, seat: int, card: Card) -> None:
    """The log tells of goods that lie on a card and go with it."""
    if s.sink is not None and card.shown is not None:
        player = s.seats[seat]
        lying = card.shown(player, player.recall(card.number))
        goods = {name: n for name, n in lying.items() if name in NAMES}
        if goods:
            s.sink.note(seat, "log-lost-with", {"goods": goods, "card": card.name})


def move_out(player: Seat) -> None:
    """A lodger's card is gone; one who has been placed stands there as a guest until night."""
    if player.workers() - player.idle >= player.people - player.newborn:
        player.guests += 1
    else:
        player.idle -= 1


@final
class Played(Step[AgricolaState]):
    """What a card does when it is played. Frame: seat, card."""

    fields: ClassVar[tuple[str, ...]] = ("card",)

    def run(self, s: AgricolaState, frame: Frame) -> None:
        card = s.rules.cards[frame[2]]
        if card.play is not None:
            card.play.begin(s, frame[1])


@final
class Laid(Step[AgricolaState]):
    """A paid card is laid in front of its owner and takes effect. Frame: seat, card."""

    fields: ClassVar[tuple[str, ...]] = ("card",)

    def run(self, s: AgricolaState, frame: Frame) -> None:
        card = s.rules.cards[frame[2]]
        if card.kind != MAJOR:
            draw_after_playing(s, frame[1])
        enter(s, frame[1], card)
        event = OCCUPATION_PLAYED if card.kind == OCCUPATION else BUILT
        TELL.later(s, event, frame[1], card.number)
        PLAYED.run(s, frame)


@final
class ByName(Named[AgricolaState]):
    """A part that stands in a menu as the use of its card, or by another verb with it."""

    def __init__(self, part: Step[AgricolaState], verb: OpenVerb = USE) -> None:
        super().__init__(-1, part)
        self.verb = verb
        self.card = -1

    def lies_on(self, card: int) -> None:
        self.card = card
        self.action = self.verb.of(card)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        return using(s, frame[1], self.card, self.parts[0])


@final
class OwnerMay(May[AgricolaState]):
    """A part that a card's owner may do, or nothing; asked at once, by the name of the card."""

    def __init__(self, part: Step[AgricolaState]) -> None:
        super().__init__(part)
        self.card = -1

    def lies_on(self, card: int) -> None:
        self.card = card

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        part = self.parts[0].prompt(s, (self.parts[0].id, frame[1], 0))
        return Message("prompt-owner-may", {"card": s.rules.cards[self.card].name, "part": part})


@final
class Granted(Led[AgricolaState]):
    """A part that a card gives; while it goes on, that can be told. Frame: seat."""

    def __init__(self, part: Step[AgricolaState]) -> None:
        super().__init__([part])
        self.fallible = part.fallible

    def begin(self, s: AgricolaState, seat: int) -> None:
        s.stack.append((self.id, seat))
        self.parts[0].begin(s, seat)

    def take(self, s: AgricolaState, seat: int, action: int) -> None:
        s.stack.append((self.id, seat))
        self.parts[0].take(s, seat, action)

    def run(self, s: AgricolaState, frame: Frame) -> None:
        """The part is over."""

    def goes_on(self, s: AgricolaState) -> bool:
        """Whether somebody is doing it."""
        for frame in s.stack:
            if frame[0] == self.id:
                return True
        return False


PLAYED: Final = Played()
LAID: Final = Laid()
