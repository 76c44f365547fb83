"""The cards in a hand, and choices between cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import bocage

from .cards import KINDS, catalogue, cost_of, joined, line_of, needs, worth
from .choices import Choices
from .look import look_of
from .say import MUTED, Voice

DETAILED: Final = 10
"""Up to so many cards are shown with their texts where one must be chosen."""


def hand_of(view: dict[str, Any], seat: int) -> list[bocage.Card]:
    """The cards in a hand that the viewer may see."""
    cards = catalogue(view["game"])
    return [cards[id] for id in view["seats"][seat].get("hand", ())]


def by_kind(cards: Iterable[bocage.Card], voice: Voice) -> list[tuple[str, list[bocage.Card]]]:
    """Cards under the heading of their kind, with how many there are."""
    held = list(cards)
    found: list[tuple[str, list[bocage.Card]]] = []
    for kind in KINDS:
        of_kind = [card for card in held if card.kind == kind]
        if of_kind:
            found.append((f"{voice.say(f'kind-{kind}')} ({len(of_kind)})", of_kind))
    return found


def hanging(lines: Iterable[tuple[str, RenderableType]], first: int = 2) -> Table:
    """Lines after a number or nothing, which stay behind it when they are wrapped."""
    grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False, expand=True)
    grid.add_column(justify="right", width=first, no_wrap=True)
    grid.add_column(ratio=1)
    for number, line in lines:
        grid.add_row(Text(number, "bold"), line)
    return grid


def hand(view: dict[str, Any], seat: int, voice: Voice) -> RenderableType:
    """A hand at a glance: occupations on the left, minor improvements on the right."""
    grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False, expand=True)
    parts: list[RenderableType] = []
    for heading, cards in by_kind(hand_of(view, seat), voice):
        grid.add_column(ratio=1)
        lines = hanging([("·", line_of(card, voice)) for card in cards], 1)
        parts.append(Group(Text(heading, "bold underline"), lines))
    grid.add_row(*parts)
    return grid


def hand_in_full(
    view: dict[str, Any], seat: int, numbers: Mapping[str, int], voice: Voice
) -> RenderableType:
    """A hand with the texts of the cards; those in `numbers` can be chosen."""
    parts: list[RenderableType] = []
    for heading, cards in by_kind(hand_of(view, seat), voice):
        lines = [
            (str(numbers.get(card.id, "·")), Group(line_of(card, voice), text_of(card, voice)))
            for card in cards
        ]
        parts += [Text(heading, "bold underline"), hanging(lines)]
    return Group(*parts)


def text_of(card: bocage.Card, voice: Voice) -> Text:
    """What a card does."""
    return Text(card.text(voice.locale))


def of_cards(choices: Choices) -> dict[str, int]:
    """The numbers of the choices that are cards, by card; later ones of a card are left out."""
    numbers: dict[str, int] = {}
    verbs = card_verbs(choices)
    for i, action in enumerate(choices.actions, 1):
        if action.verb in verbs:
            numbers.setdefault(action.argument, i)
    return numbers


def card_verbs(choices: Choices) -> tuple[str, ...]:
    """What is done with cards whose texts are shown."""
    return look_of(choices.table.game.id).card_verbs


def card_choices(choices: Choices, numbers: list[int], briefly: bool, voice: Voice) -> Table:
    """Choices between cards: what is printed on them, and unless briefly their texts."""
    lines: list[tuple[str, RenderableType]] = []
    for number in numbers:
        action = choices.actions[number - 1]
        card = catalogue(choices.table.game.id)[action.argument]
        facts = [] if action.verb == "use" else worth(card, voice)
        if action.verb not in ("play", "use", "build"):
            facts = [cost_of(card, voice), needs(card, voice), *facts]
        head = Text(choices.words(number)).append(joined(facts), MUTED)
        lines.append((str(number), head if briefly else Group(head, text_of(card, voice))))
    return hanging(lines, 4)


def unplayable(view: dict[str, Any], decision: bocage.Decision) -> list[bocage.Card]:
    """The cards in hand that cannot be played where others of their kind can."""
    playable = {action.argument for action in decision.actions if action.verb == "play"}
    held = hand_of(view, decision.seat)
    kinds = {card.kind for card in held if card.id in playable}
    return [card for card in held if card.kind in kinds and card.id not in playable]
