"""What can be typed at any question beside a choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import bocage

from .choices import Choices, Phrase, found, words_of
from .say import MUTED, Trouble, Voice

COMMANDS: Final = (
    "help",
    "why",
    "undo",
    "list",
    "board",
    "farms",
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


def show_help(voice: Voice) -> None:
    """How to choose, and every command."""
    voice.tell("help-choose")
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for command in COMMANDS:
        name = voice.say(f"command-{command}")
        shown = Text(name, "bold")
        if name != command:
            shown.append(f" ({command})", MUTED)
        grid.add_row(shown, voice.say(f"help-{command}"))
    voice.print(Padding(grid, (0, 0, 0, 2)))
    voice.tell("help-farm")


def show_log(table: bocage.Table, voice: Voice, everything: bool) -> None:
    """What happened, the last lines or all."""
    entries = table.log if everything else table.log[-LOG_LINES:]
    for entry in entries:
        voice.print(voice.sentence(entry))
    if len(entries) < len(table.log):
        voice.tell("log-more", MUTED, n=len(table.log) - len(entries))


def show_cards(view: dict[str, Any], voice: Voice) -> None:
    """The improvements on offer with cost, points and what they do."""
    cards = [card for card in bocage.cards(view["game"]) if card.id in view["majors"]]
    if not cards:
        voice.tell("no-cards")
    for card in cards:
        show_card(card, voice)


def show_card(card: bocage.Card, voice: Voice) -> None:
    """A card as it is printed."""
    head = Text(card.title(voice.locale), "bold")
    head.append(" · " + voice.say("card-cost", cost=voice.goods(card.cost), points=card.points))
    voice.print(head)
    voice.print(Padding(Text(card.text(voice.locale)), (0, 0, 0, 2)))


def spaces_of(view: dict[str, Any]) -> list[str]:
    """The titles of all spaces in the game, open or still to come."""
    return [space["title"] for space in view["spaces"] + view["to_come"]]


def show_rules(view: dict[str, Any], given: str, voice: Voice) -> None:
    """What the spaces and cards do that somebody names."""
    titles = spaces_of(view)
    cards = bocage.cards(view["game"])
    phrases = [Phrase(title, voice.words(f"space-{title}")) for title in titles]
    phrases += [Phrase(card.id, card.name, card.title(voice.locale)) for card in cards]
    places = found(given, phrases)
    if not places:
        raise Trouble("no-rules" if given else "rules-of-what", given=given)
    for place in places:
        if place < len(titles):
            voice.print(Text(voice.words(f"space-{titles[place]}"), "bold"))
            help = voice.words(f"space-{titles[place]}.help")
            voice.print(Padding(Text(help), (0, 0, 0, 2)))
        else:
            show_card(cards[place - len(titles)], voice)


def candidates(table: bocage.Table, given: str) -> Iterator[bocage.Action]:
    """The actions of the game that somebody may ask about."""
    view = table.observe()
    cards = {card.id for card in bocage.cards(table.game.id)}
    spaces = {space["id"] for space in view["spaces"] + view["to_come"]}
    cells = bool(Phrase(given).cells)
    for action in table.game.actions.actions:
        if action.kind == "card":
            if action.argument in cards:
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
    exact = table.game.actions.by_text.get(" ".join(given.lower().split()))
    if exact is not None:
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
    for verbs in (now, {"place"}, {"build"}):
        fitting = [action for action in actions if action.verb in verbs]
        if fitting:
            return fitting
    return actions


def show_why(table: bocage.Table, decision: bocage.Decision, given: str, voice: Voice) -> None:
    """Why something cannot be chosen; without a name, why every closed space is closed."""
    if given:
        actions = meant(table, decision, given, voice)
        if not actions:
            raise Trouble("no-such-action", given=given)
    else:
        offered = set(decision.actions)
        actions = [
            action
            for space in table.observe()["spaces"]
            if (action := table.game.actions.find(f"place {space['id']}")) not in offered
        ]
    if given and len(actions) > REASONS:
        raise Choices(table, decision, voice).several(given, actions)
    show_reasons(table, actions, voice)


def show_reasons(table: bocage.Table, actions: list[bocage.Action], voice: Voice) -> None:
    """Why each of some actions cannot be taken; a reason that all share is told once."""
    reasons = [table.why_not(action) for action in actions]
    words = [
        voice.say("why-possible") if reason is None else voice.words(reason) for reason in reasons
    ]
    if len(words) > 1 and len(set(words)) == 1:
        voice.print(Text(words[0]))
        return
    for action, reason in zip(actions, words, strict=True):
        label = Text(voice.words(table.describe(action)), "bold")
        voice.print(voice.labelled(label, reason))
