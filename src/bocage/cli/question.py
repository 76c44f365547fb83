"""A decision as it is put to a person: a drawing, the question, the numbered choices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.rule import Rule
from rich.text import Text

import bocage

from .cards import has_hands
from .choices import Choices
from .hand import (
    DETAILED,
    card_choices,
    card_verbs,
    hand,
    hand_in_full,
    hand_of,
    of_cards,
    unplayable,
)
from .say import MUTED, Trouble, Voice
from .scene import in_columns, own_farm, scene, title


def show_question(
    view: dict[str, Any],
    decision: bocage.Decision,
    choices: Choices,
    roles: Sequence[str],
    voice: Voice,
) -> None:
    """Draw what a decision is about, ask, and number the choices."""
    seat = decision.seat
    spaces = choices.spaces
    voice.print()
    if spaces:
        voice.print(scene(view, seat, roles, spaces, voice))
    else:
        voice.print(title(view, voice))
        show_own(view, seat, choices, roles[seat], voice)
    voice.print(Rule(style=MUTED))
    voice.print(voice.labelled(voice.seat(seat), voice.words(decision.prompt), "bold"))
    show_list(choices, [i for i in choices.listed if i not in spaces.values()], voice)
    names = [card.title(voice.locale) for card in unplayable(view, decision)]
    if names:
        voice.tell("not-playable", MUTED, cards=", ".join(names))
    cards = of_cards(choices)
    if len(cards) > DETAILED and not spaces:
        voice.tell("card-more", MUTED, number=min(cards.values()))
    if len(choices.listed) + choices.grouped < len(choices.actions):
        voice.tell("list-more", MUTED, pages=choices.pages)


def show_own(view: dict[str, Any], seat: int, choices: Choices, role: str, voice: Voice) -> None:
    """The own farm; before the first round the own hand, unless it is what one chooses from."""
    held = {card.id for card in hand_of(view, seat)}
    if view["round"] or not has_hands(view):
        voice.print(own_farm(view, seat, role, voice, choices.marks))
    elif any(action.verb == "mulligan" for action in choices.actions):
        voice.print(hand_in_full(view, seat, {}, voice))
    elif held - of_cards(choices).keys():
        voice.print(hand(view, seat, voice))


def show_list(choices: Choices, numbers: range | list[int], voice: Voice) -> None:
    """Number choices in words; of cards, tell what they are."""
    briefly = bool(choices.spaces) or len(of_cards(choices)) > DETAILED
    verbs = card_verbs(choices)
    for are_cards, run in groupby(numbers, lambda i: choices.actions[i - 1].verb in verbs):
        if are_cards:
            voice.print(card_choices(choices, list(run), briefly, voice))
        else:
            lines = [
                Text(f"{number:>4}  ", "bold").append(choices.words(number), "not bold")
                for number in run
            ]
            voice.print(in_columns(lines, voice.width))


def show_hand(table: bocage.Table, numbers: dict[str, int], voice: Voice) -> None:
    """The hand of whoever decides; the cards in `numbers` can be chosen."""
    waiting = table.decisions
    if not waiting:
        raise Trouble("not-now")
    seat = waiting[0].seat
    view = table.observe(seat)
    if not has_hands(view):
        raise Trouble("no-hand")
    if not view["seats"][seat]["hand"]:
        raise Trouble("hand-empty")
    voice.print(hand_in_full(view, seat, numbers, voice))
