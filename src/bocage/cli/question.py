"""A decision as it is put to a person: a drawing, the question, the numbered choices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import bocage

from ..games.shapes import View
from .cards import card_of, has_hands
from .choices import Choices
from .hand import (
    card_choices,
    card_verbs,
    hand,
    hand_in_full,
    hand_of,
    of_cards,
    unplayable,
)
from .say import MUTED, Trouble, Voice
from .scene import in_columns, of_partners, own_farm, panels_of, scene, title


def show_question(
    view: View,
    decision: bocage.Decision,
    choices: Choices,
    roles: Sequence[str],
    voice: Voice,
) -> None:
    """Draw what a decision is about, ask, and number the choices."""
    seat = decision.seat
    spaces = choices.spaces
    voice.print()
    if spaces or choices.turn:
        voice.print(scene(view, seat, roles, spaces, voice))
    else:
        voice.print(title(view, voice))
        show_own(view, decision, choices, roles, voice)
    voice.print(Rule(style=MUTED))
    voice.print(voice.labelled(voice.seat(seat), voice.words(decision.prompt), "bold"))
    show_list(choices, [i for i in choices.listed if i not in spaces.values()], voice)
    names = [card.title(voice.locale) for card in unplayable(view, decision)]
    if names:
        voice.tell("not-playable", MUTED, cards=", ".join(names))
    cards = of_cards(choices)
    if len(cards) > choices.look.detailed and not spaces:
        voice.tell("card-more", MUTED, number=min(cards.values()))
    if len(choices.listed) + choices.grouped < len(choices.actions):
        voice.tell("list-more", MUTED, pages=choices.pages)


def show_own(
    view: View, decision: bocage.Decision, choices: Choices, roles: Sequence[str], voice: Voice
) -> None:
    """The own farm and a partner's; before the first round the own hand, if it is not offered."""
    seat, look = decision.seat, choices.look
    held = {card.id for card in hand_of(view, seat)}
    if view["round"] or not has_hands(view):
        asked, partner = look.farm_of(decision), look.partner(view, seat)
        roles = of_partners(view, seat, roles, voice)
        voice.print(own_farm(view, asked, roles[asked], voice, choices.marks))
        if partner is not None:
            other = seat if asked == partner else partner
            widths = look.widths(view, voice, large=False)
            voice.print(Text(), *panels_of(view, [other], roles, widths, voice))
    elif any(action.verb == "mulligan" for action in choices.actions):
        voice.print(hand_in_full(view, seat, {}, voice))
    elif held - of_cards(choices).keys():
        voice.print(hand(view, seat, voice))


def show_list(choices: Choices, numbers: list[int], voice: Voice) -> None:
    """Number choices in words, under the headings they have; of cards, tell what they are."""
    sections = [(name, list(run)) for name, run in groupby(numbers, choices.section)]
    if not any(name for name, _ in sections):
        for row in listed(choices, numbers, voice):
            voice.print(row)
        return
    label = max(cell_len(name) for name, _ in sections)
    grid = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(width=label, no_wrap=True)
    grid.add_column(width=voice.width - label - 1)
    for name, run in sections:
        below = section(choices, run, voice, voice.width - label - 1)
        grid.add_row(Text(name, MUTED), Group(*below))
    voice.print(grid)


def listed(choices: Choices, numbers: list[int], voice: Voice) -> list[RenderableType]:
    """Numbered choices without headings; many short ones stand in columns."""
    briefly = bool(choices.spaces) or len(of_cards(choices)) > choices.look.detailed
    verbs = card_verbs(choices)
    drawn: list[RenderableType] = []
    for are_cards, run in groupby(numbers, lambda i: choices.numbers[i].verb in verbs):
        if are_cards:
            drawn.append(card_choices(choices, list(run), briefly, voice))
        else:
            drawn.append(in_columns([numbered(choices, number) for number in run], voice.width))
    return drawn


def section(
    choices: Choices, numbers: list[int], voice: Voice, width: int
) -> Sequence[RenderableType]:
    """Numbered choices below a heading: those of a kind one after the other, few cards in full."""
    cards = choices.numbers[numbers[0]].verb in card_verbs(choices)
    if cards and len(of_cards(choices)) <= choices.look.detailed:
        return [card_choices(choices, numbers, False, voice)]
    lines: list[Text] = []
    before = ("", "")
    for number in numbers:
        action = choices.numbers[number]
        kind = (action.verb, card_of(action))
        part = numbered(choices, number, again=kind == before)
        if kind == before and lines[-1].cell_len + part.cell_len < width:
            lines[-1].append(" ").append_text(part)
        else:
            lines.append(part)
        before = kind
    return lines


def numbered(choices: Choices, number: int, again: bool = False) -> Text:
    """A choice behind its number."""
    return Text(f"{number:>4}  ", "bold").append(choices.words(number, again), "not bold")


def show_more(choices: Choices, given: str, voice: Voice) -> None:
    """The choices that words can mean, or else a page of all."""
    meant = [] if given.isdecimal() else choices.matching(given)
    if meant:
        show_list(choices, [choices.number(action) for action in meant], voice)
        return
    show_list(choices, choices.page(int(given) if given.isdecimal() else 1), voice)
    if choices.pages > 1:
        voice.tell("list-more", MUTED, pages=choices.pages)


def show_hand(table: bocage.Table, numbers: dict[str, int], voice: Voice) -> None:
    """The hand of whoever decides; the cards in `numbers` can be chosen."""
    waiting = table.decisions
    if not waiting:
        raise Trouble("not-now")
    seat = waiting[0].seat
    view = table.observe(seat)
    if not has_hands(view):
        raise Trouble("no-hand")
    if not hand_of(view, seat):
        raise Trouble("hand-empty")
    voice.print(hand_in_full(view, seat, numbers, voice))
