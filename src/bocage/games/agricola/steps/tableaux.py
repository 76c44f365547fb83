"""Cards that enter play and leave it."""

from __future__ import annotations

from typing import Final, final

from ....kernel.state import Frame, Step
from ..card import MAJOR, Card
from ..card import OCCUPATION as OCCUPATION_CARD
from ..events import BUILT, OCCUPATION, TELL
from ..living_hands import draw_after_playing
from ..state import AgricolaState
from ..tableau import Tableau, together

_tableaux: Final[dict[tuple[int, ...], Tableau]] = {}


def tableau_of(s: AgricolaState, cards: tuple[int, ...], before: Tableau | None = None) -> Tableau:
    """What these cards come to together, `before` all but the last; recent answers are kept."""
    tableau = _tableaux.get(cards)
    if tableau is None:
        if len(_tableaux) >= 1000:
            _tableaux.clear()
        if before is None:
            tableau = together([s.rules.cards[number] for number in cards])
        else:
            tableau = before.followed_by(s.rules.cards[cards[-1]])
        _tableaux[cards] = tableau
    return tableau


def set_cards(
    s: AgricolaState,
    seat: int,
    cards: tuple[int, ...],
    memory: tuple[int, ...],
    before: Tableau | None = None,
) -> None:
    """The seat's played cards, in order of play, and what they remember."""
    player = s.own(seat)
    player.cards = cards
    player.memory = memory
    player.tableau = tableau_of(s, cards, before)
    s.heard = s.rules.heard
    for other in s.seats:
        s.heard |= other.tableau.listening.mask


def enter(s: AgricolaState, seat: int, card: Card) -> None:
    """Lay a card in front of a seat, after those already there."""
    player = s.seats[seat]
    cards, memory = (*player.cards, card.number), (*player.memory, card.starts_with)
    set_cards(s, seat, cards, memory, player.tableau)
    if card.pet_per_room or card.pasture_room or card.stable_room > 1:
        s.own(seat).rehouse()


def lose(s: AgricolaState, seat: int, number: int) -> None:
    """A major improvement goes back on offer; in the revised edition its deliveries end."""
    player = s.seats[seat]
    place = player.cards.index(number)
    cards, memory = player.cards, player.memory
    set_cards(s, seat, cards[:place] + cards[place + 1 :], memory[:place] + memory[place + 1 :])
    s.majors |= 1 << number
    if not s.rules.edition.lost_card_pays and s.scheduled:
        s.scheduled = tuple([e for e in s.scheduled if e[1] != seat or e[4] != number])


@final
class Played(Step[AgricolaState]):
    """What a card does when it is played. Frame: seat, card."""

    def run(self, s: AgricolaState, frame: Frame) -> None:
        card = s.rules.cards[frame[2]]
        if card.play is not None and (card.play_when is None or card.play_when(s, frame[1])):
            card.play.begin(s, frame[1])


@final
class Laid(Step[AgricolaState]):
    """A paid card is laid in front of its owner and takes effect. Frame: seat, card."""

    def run(self, s: AgricolaState, frame: Frame) -> None:
        card = s.rules.cards[frame[2]]
        if card.kind != MAJOR:
            draw_after_playing(s, frame[1])
        enter(s, frame[1], card)
        event = OCCUPATION if card.kind == OCCUPATION_CARD else BUILT
        TELL.later(s, event, frame[1], card.number)
        PLAYED.run(s, frame)


PLAYED: Final = Played(3)
LAID: Final = Laid(3)
