"""What can be typed at any question beside a choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import bocage

from ..games.shapes import View
from .cards import (
    card_of,
    has_hands,
    named,
    nameless,
    number_of,
    searched,
    show_briefly,
    show_face,
)
from .choices import Choices, Phrase, found, words_of
from .hand import by_deck
from .look import look_of
from .say import MUTED, Trouble, Voice
from .scene import in_columns

COMMANDS: Final = (
    "help",
    "hint",
    "why",
    "undo",
    "list",
    "board",
    "farms",
    "hand",
    "card",
    "cards",
    "rules",
    "log",
    "score",
    "save",
    "lang",
    "quit",
)
SHORT: Final = {"?": "help", "u": "undo", "q": "quit", "exit": "quit"}
LOG_LINES: Final = 25
REASONS: Final = 8
FACES: Final = 6
ALL_CARDS: Final = "all"


def read_command(line: str, voice: Voice) -> tuple[str, str]:
    """The command that a line begins with and the rest of it; no command is an empty text."""
    first, _, rest = line.strip().partition(" ")
    word = first.lower()
    rest = rest.strip()
    if word in COMMANDS:
        return word, rest
    if word in SHORT:
        return SHORT[word], rest
    for command in COMMANDS:
        if words_of(first) == words_of(voice.say(f"command-{command}")):
            return command, rest
    return "", line.strip()


def show_help(voice: Voice, hands: bool) -> None:
    """How to choose, and every command; one of them only if there are hand cards."""
    voice.tell("help-choose")
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for command in COMMANDS:
        if command == "hand" and not hands:
            continue
        name = voice.say(f"command-{command}")
        shown = Text(name, "bold")
        if name != command:
            shown.append(f" ({command})", MUTED)
        grid.add_row(shown, voice.say(f"help-{command}"))
    voice.print(Padding(grid, (0, 0, 0, 2)))
    voice.tell("help-farm")


def show_log(log: list[bocage.Entry], voice: Voice, everything: bool) -> None:
    """What happened, the last lines or all."""
    entries = log if everything else log[-LOG_LINES:]
    for entry in entries:
        voice.print(voice.sentence(entry))
    if len(entries) < len(log):
        voice.tell("log-more", MUTED, n=len(log) - len(entries))


def show_cards(view: View, given: str, voice: Voice) -> None:
    """The cards that somebody looks for; without words, the improvements on offer."""
    look = look_of(view["game"])
    cards = look.in_game(view)
    if not given:
        on_offer = look.offered(view)
        offered = [card for card in cards if card.id in on_offer]
        if not offered:
            voice.tell("no-cards")
        for card in offered:
            show_briefly(card, voice)
        if has_hands(view):
            voice.tell("cards-more", MUTED, n=len(cards), deck=cards[-1].deck)
        return
    everything = words_of(given) in ([ALL_CARDS], words_of(voice.say("all-cards")))
    chosen = cards if everything else searched(given, cards, voice)
    if not chosen:
        raise Trouble("no-such-card", given=given)
    if len(chosen) <= FACES:
        for card in chosen:
            show_face(card, view, voice)
        return
    for heading, of_kind in by_deck(chosen, voice):
        voice.print(Text(heading, "bold underline"))
        if nameless(of_kind[0]):
            for card in of_kind:
                show_briefly(card, voice)
            continue
        lines = [Text(f"{number_of(card):>4}  {card.title(voice.locale)}") for card in of_kind]
        voice.print(in_columns(lines, voice.width))
    if not nameless(chosen[0]):
        name = number_of(chosen[0]) or chosen[0].title(voice.locale)
        voice.tell("card-more", MUTED, number=name)


def show_card(view: View, given: str, voice: Voice) -> None:
    """The cards that somebody names, with everything on them."""
    cards = named(given, look_of(view["game"]).in_game(view), voice)
    if not cards:
        raise Trouble("no-such-card" if given else "card-which", given=given)
    if len(cards) > FACES:
        names = "; ".join(card.title(voice.locale) for card in cards)
        raise Trouble("several", given=given, choices=names)
    for card in cards:
        show_face(card, view, voice)


def show_rules(view: View, given: str, voice: Voice) -> None:
    """What the spaces and cards do that somebody names."""
    look = look_of(view["game"])
    topics, cards = look.topics(view), look.in_game(view)
    phrases = [Phrase(topic.name, voice.words(topic.title)) for topic in topics]
    phrases += [Phrase(card.id, card.name, card.title(voice.locale)) for card in cards]
    places = found(given, phrases)
    if not places:
        raise Trouble("no-rules" if given else "rules-of-what", given=given)
    for place in places:
        if place < len(topics):
            voice.print(Text(voice.words(topics[place].title), "bold"))
            voice.print(Padding(Text(voice.words(topics[place].rules)), (0, 0, 0, 2)))
        else:
            show_briefly(cards[place - len(topics)], voice)


def candidates(table: bocage.Table, given: str) -> Iterator[bocage.Action]:
    """The actions of the game that somebody may ask about."""
    view = table.observe()
    look = look_of(view["game"])
    cards = {card.id for card in look.in_game(view)}
    spaces = {*look.spaces(view), *look.to_come(view)}
    cells = bool(Phrase(given).cells)
    for action in table.game.actions.by_text.values():
        if action.kind in ("card", "play"):
            if card_of(action) in cards and look.asked(view, action):
                yield action
        elif action.kind == "space":
            if action.argument in spaces:
                yield action
        elif action.kind != "cells" or cells:
            yield action


def meant(
    table: bocage.Table, decision: bocage.Decision, given: str, voice: Voice
) -> list[bocage.Action]:
    """The actions that a question may be about, of the verb that fits the moment best."""
    look = look_of(table.game.id)
    given = look.read(given)
    exact = table.game.actions.by_text.get(" ".join(given.lower().split()))
    if exact is not None and look.asked(table.observe(), exact):
        return [exact]
    asked = list(candidates(table, given))
    phrases = [
        Phrase(action.text)
        if action.kind == "cells"
        else Phrase(action.text, voice.words(table.describe(action)))
        for action in asked
    ]
    actions = [asked[i] for i in found(given, phrases)]
    now = {action.verb for action in decision.actions}
    for verbs in (now, {"place"}, {"build"}, {"play"}):
        fitting = [action for action in actions if action.verb in verbs]
        if fitting:
            return fitting
    return actions


def show_why(table: bocage.Table, decision: bocage.Decision, given: str, voice: Voice) -> None:
    """Why something cannot be chosen; without a name, why every closed space or card is closed."""
    if not given:
        refused = closed(table, decision)
        if not refused:
            raise Trouble("why-what")
        show_reasons(table, refused, voice)
        return
    actions = meant(table, decision, given, voice)
    if not actions:
        raise Trouble("no-such-action", given=given)
    if too_many(table, actions, voice):
        few = narrowed(table, decision, actions)
        if too_many(table, few, voice):
            raise Choices(table, decision, voice).several(given, actions)
        actions = few
    show_reasons(table, actions, voice)


def too_many(table: bocage.Table, actions: list[bocage.Action], voice: Voice) -> bool:
    """Whether the reasons would make a long list of different ones."""
    return len(actions) > REASONS and len(set(reasons_for(table, actions, voice))) > 1


def narrowed(
    table: bocage.Table, decision: bocage.Decision, actions: list[bocage.Action]
) -> list[bocage.Action]:
    """Of too many actions those that are offered or wondered about, else those of one verb."""
    likely = [*decision.actions, *closed(table, decision)]
    few = [action for action in actions if action in likely]
    return few or [action for action in actions if action.verb == actions[0].verb]


def closed(table: bocage.Table, decision: bocage.Decision) -> list[bocage.Action]:
    """The cards that cannot be played, where others can; else the closed spaces."""
    view = table.observe(decision.seat)
    texts = look_of(view["game"]).closed(view, decision)
    actions = [table.game.actions.find(text) for text in texts]
    return [action for action in actions if action not in decision.actions]


def reasons_for(table: bocage.Table, actions: list[bocage.Action], voice: Voice) -> list[str]:
    """Why each of some actions cannot be taken."""
    reasons = [table.why_not(action) for action in actions]
    return [
        voice.say("why-possible") if reason is None else voice.words(reason) for reason in reasons
    ]


def show_reasons(table: bocage.Table, actions: list[bocage.Action], voice: Voice) -> None:
    """Why each of some actions cannot be taken; a reason that all share is told once."""
    words = reasons_for(table, actions, voice)
    if len(words) > 1 and len(set(words)) == 1:
        voice.print(Text(words[0]))
        return
    for action, reason in zip(actions, words, strict=True):
        label = Text(voice.words(table.describe(action)), "bold")
        voice.print(voice.labelled(label, reason))
