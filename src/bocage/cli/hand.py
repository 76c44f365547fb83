"""The cards in a hand, and choices between cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import bocage

from ..games.shapes import View
from .cards import (
    KINDS,
    card_of,
    cards_of,
    cost_of,
    filed_under,
    hanging,
    joined,
    line_of,
    nameless,
    needs,
    worth,
)
from .choices import Choices
from .counters import flowing
from .look import look_of
from .say import MUTED, Voice


def hand_of(view: View, seat: int) -> list[bocage.Card]:
    """The cards in a hand that the viewer may see."""
    cards = cards_of(view)
    return [cards[id] for id in look_of(view["game"]).hand(view, seat)]


def by_kind(cards: Iterable[bocage.Card], voice: Voice) -> list[tuple[str, list[bocage.Card]]]:
    """Cards under the heading of their kind, with how many there are."""
    held = list(cards)
    found: list[tuple[str, list[bocage.Card]]] = []
    for kind in KINDS:
        of_kind = [card for card in held if card.kind == kind]
        if of_kind:
            found.append((f"{voice.say(f'kind-{kind}')} ({len(of_kind)})", of_kind))
    return found


def by_deck(cards: Iterable[bocage.Card], voice: Voice) -> list[tuple[str, list[bocage.Card]]]:
    """Cards under the heading of their kind, those of which one deck is chosen by deck."""
    found: list[tuple[str, list[bocage.Card]]] = []
    for heading, of_kind in by_kind(cards, voice):
        if not nameless(of_kind[0]) or of_kind[0].deck == of_kind[0].kind:
            found.append((heading, of_kind))
            continue
        for deck in dict.fromkeys(card.deck for card in of_kind):
            of_deck = [card for card in of_kind if card.deck == deck]
            kind, name = voice.say(f"kind-{of_deck[0].kind}"), filed_under(of_deck[0], voice)[0]
            title = voice.say("labelled", label=kind, words=name)
            found.append((f"{title} ({len(of_deck)})", of_deck))
    return found


def hand(view: View, seat: int, voice: Voice) -> RenderableType:
    """A hand at a glance: occupations on the left, minor improvements on the right."""
    held = hand_of(view, seat)
    if held and nameless(held[0]):
        return numbers_of(held, voice)
    grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False, expand=True)
    parts: list[RenderableType] = []
    for heading, cards in by_kind(held, voice):
        grid.add_column(ratio=1)
        lines = hanging([("·", line_of(card, voice)) for card in cards], 1)
        parts.append(Group(Text(heading, "bold underline"), lines))
    grid.add_row(*parts)
    return grid


def numbers_of(held: list[bocage.Card], voice: Voice) -> RenderableType:
    """A hand of cards that have only numbers."""
    lines: list[Text] = []
    for heading, cards in by_kind(held, voice):
        ids = [card.id for card in cards]
        ids[0] = voice.say("labelled", label=heading, words=ids[0])
        lines += flowing(ids, voice.width, ", ")
    return Group(*lines, Text(voice.say("hand-more"), MUTED))


def hand_in_full(view: View, seat: int, numbers: Mapping[str, int], voice: Voice) -> RenderableType:
    """A hand with the texts of the cards; those in `numbers` can be chosen."""
    parts: list[RenderableType] = []
    for heading, cards in by_kind(hand_of(view, seat), voice):
        lines = [(str(numbers.get(card.id, "·")), in_full(card, voice)) for card in cards]
        parts += [Text(heading, "bold underline"), hanging(lines)]
    return Group(*parts)


def in_full(card: bocage.Card, voice: Voice) -> RenderableType:
    """A card's line and its text, in one line if it has only a number."""
    if nameless(card):
        return hanging([(card.id, text_of(card, voice))], len(card.id))
    return Group(line_of(card, voice), text_of(card, voice))


def text_of(card: bocage.Card, voice: Voice) -> Text:
    """What a card does."""
    return Text(card.text(voice.locale))


def of_cards(choices: Choices) -> dict[str, int]:
    """The numbers of the choices that are cards, by card; later ones of a card are left out."""
    numbers: dict[str, int] = {}
    verbs = card_verbs(choices)
    for i, action in choices.numbers.items():
        if action.verb in verbs:
            numbers.setdefault(card_of(action), i)
    return numbers


def card_verbs(choices: Choices) -> tuple[str, ...]:
    """What is done with cards whose texts are shown."""
    return look_of(choices.table.game.id).card_verbs


def card_choices(choices: Choices, numbers: list[int], briefly: bool, voice: Voice) -> Table:
    """Choices between cards: what is printed on them, and unless briefly their texts.

    A text is told once, and even briefly where a card has only a number.
    """
    lines: list[tuple[str, RenderableType]] = []
    read = ""
    cards = cards_of(choices.table.observe())
    for number in numbers:
        action = choices.numbers[number]
        card = cards[card_of(action)]
        facts = [] if action.verb == "use" else worth(card, voice)
        if action.verb not in ("play", "use", "build", "learn"):
            facts = [cost_of(card, voice), needs(card, voice), *facts]
        head = Text(choices.words(number)).append(joined(facts), MUTED)
        told = card.id == read or (briefly and not nameless(card))
        read = card.id
        lines.append((str(number), head if told else Group(head, text_of(card, voice))))
    return hanging(lines, 4)


def unplayable(view: View, decision: bocage.Decision) -> list[bocage.Card]:
    """The cards in hand that cannot be played where others of their kind can."""
    playable = {card_of(action) for action in decision.actions if action.verb == "play"}
    held = hand_of(view, decision.seat)
    kinds = {card.kind for card in held if card.id in playable}
    return [card for card in held if card.kind in kinds and card.id not in playable]
