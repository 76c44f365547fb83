"""Somebody's own cards: read from Python files, checked, and put beside the printed ones."""

from __future__ import annotations

import re
import sys
from types import ModuleType
from typing import Final

from ...kernel.messages import Message
from ...kernel.own import BadCards, Source
from ...kernel.state import Step, belongs_to
from ...kernel.text import LOCALES, add, has
from .card import MINOR, OCCUPATION, Card
from .cards.catalogue import CARDS
from .cards.words import CATEGORIES, REVISED_EDITION
from .collection import Collection, OwnCard, Scenario, Words
from .faults import LIST, SOURCE, at_line, blamed
from .setup import MAKING, STEPS
from .state import AgricolaState
from .vocabulary import CATALOGUE, with_further

ID: Final = re.compile(r"[A-Z][0-9]{1,4}")


def own(
    card: Card, text: Words, *scenarios: Scenario, title: Words = "", need: Words = ""
) -> OwnCard:
    """A card of one's own: what it does, what is said on it, and scenarios that show it.

    `title` gives its name in further languages, `need` says a prerequisite that is new.
    """
    titles = title if isinstance(title, str) else {"en": card.title, **title}
    return OwnCard(card, text, scenarios, titles or card.title, need)


def said(words: Words, locale: str) -> str:
    """What is said in a language, or in one that is there."""
    if isinstance(words, str):
        return words
    return words.get(locale) or words.get("en") or next(iter(words.values()), "")


def recalled(s: AgricolaState, seat: int, card: str) -> int:
    """The number that a card in front of a seat remembers."""
    return s.seats[seat].recall(s.rules.collection.numbers[card])


def remember(s: AgricolaState, seat: int, card: str, number: int) -> None:
    """Let a card in front of a seat remember a number."""
    s.own(seat).remember(s.rules.collection.numbers[card], number)


_known: Final[dict[tuple[tuple[str, str], ...], Collection]] = {}


def collected(sources: tuple[Source, ...]) -> Collection:
    """The printed cards and those of some files; tables that name the same files share them."""
    key = tuple([(source.name, source.hash) for source in sources])
    collection = _known.get(key)
    if collection is None:
        faults: list[Message] = []
        found = [(source, entry) for source in sources for entry in listed(source, faults)]
        faults += wrong([entry for _, entry in found])
        if faults:
            raise BadCards(*faults)
        with MAKING:
            collection = _known.get(key)
            if collection is None:
                for source, entry in found:
                    name(source, entry)
                collection = bound([entry for _, entry in found], sources)
                _known[key] = collection
    return collection


def known(files: dict[str, str]) -> Collection:
    """The collection with the cards of files that have been read before, by name and hash."""
    return _known[tuple(sorted(files.items()))]


def listed(source: Source, faults: list[Message]) -> list[OwnCard]:
    """The own cards that a file lists, unless it cannot be run; what is wrong is added."""
    module = ModuleType(f"own_{source.hash}")
    module.__dict__[SOURCE] = source
    sys.modules[module.__name__] = module
    try:
        exec(compile(source.text, source.name, "exec"), module.__dict__)
    except SyntaxError as error:
        faults.append(at_line(source, error.lineno or 0, error.msg))
        return []
    except Exception as error:
        fault = blamed(error)
        faults.append(fault if fault is not None else at_line(source, 0, repr(error)))
        return []
    found = module.__dict__.get(LIST)
    if not isinstance(found, list | tuple) or not found:
        faults.append(Message("own-no-list", {"file": source.name}))
        return []
    entries = [entry for entry in found if isinstance(entry, OwnCard)]
    if len(entries) < len(found):
        faults.append(Message("own-no-card", {"file": source.name}))
    return entries


def wrong(entries: list[OwnCard]) -> list[Message]:
    """What is wrong with cards that are to be played together."""
    faults: list[Message] = []
    ids = set(CATALOGUE)
    parts: set[int] = set()
    for entry in entries:
        card = entry.card
        if not ID.fullmatch(card.id):
            faults.append(Message("own-bad-id", {"id": card.id}))
        elif card.id in ids:
            faults.append(Message("own-taken-id", {"id": card.id}))
        ids.add(card.id)
        if card.kind not in (MINOR, OCCUPATION) or card.edition != REVISED_EDITION:
            faults.append(Message("own-bad-kind", {"id": card.id}))
        if card.category not in CATEGORIES:
            known = ", ".join(CATEGORIES)
            values = {"id": card.id, "category": card.category, "known": known}
            faults.append(Message("own-bad-category", values))
        faults += unsaid(entry)
        if shares(card, parts):
            faults.append(Message("own-shares", {"id": card.id}))
    return faults


def unsaid(entry: OwnCard) -> list[Message]:
    """What a card does not say, or says in no language."""
    card, faults = entry.card, []
    for words in (entry.title, entry.text, entry.need):
        for locale in () if isinstance(words, str) else words:
            if locale not in LOCALES:
                values = {"id": card.id, "locale": locale, "known": ", ".join(LOCALES)}
                faults.append(Message("own-bad-locale", values))
    if not said(entry.text, "en").strip() or not said(entry.title, "en").strip():
        faults.append(Message("own-no-words", {"id": card.id}))
    if card.need is not None and not entry.need and not has(card.need.message.id, "en"):
        faults.append(Message("own-no-need", {"id": card.id}))
    return faults


def shares(card: Card, parts: set[int]) -> bool:
    """Whether a part of a card belongs to another, or has two places; its parts are added."""
    mine = [id(ability) for ability in card.does]
    taken = any(ability.card >= 0 for ability in card.does)
    for flow in {id(flow): flow for flow in card.flows()}.values():
        for step in all_steps(flow):
            taken = taken or bool(step.name)
            mine.append(id(step))
    found = taken or len(set(mine)) < len(mine) or not parts.isdisjoint(mine)
    parts.update(mine)
    return found


def all_steps(flow: Step[AgricolaState]) -> list[Step[AgricolaState]]:
    """A flow and all that it is made of."""
    found = [flow]
    for step in found:
        found.extend(step.children())
    return found


def name(source: Source, entry: OwnCard) -> None:
    """Give a card's texts keys that no other file has, and put them into every language."""
    card = entry.card
    card.name = f"own-{source.hash[:8]}-{card.id}"
    if card.need is not None and entry.need:
        card.need.id = card.name
    for locale in LOCALES:
        add(locale, f"card-{card.name}", said(entry.title, locale), text=said(entry.text, locale))
        if entry.need:
            add(locale, f"need-{card.name}", said(entry.need, locale))


def bound(entries: list[OwnCard], sources: tuple[Source, ...]) -> Collection:
    """The collection of the printed cards and some more, which take their numbers."""
    cards = [entry.card for entry in entries]
    first = len(STEPS)
    for number, card in enumerate(cards, len(CARDS)):
        card.numbered(number)
        for i, flow in enumerate(card.flows()):
            if not flow.name:
                flow.bind(STEPS, f"card/{card.id}/{i}")
                belongs_to(flow, card=number)
    further = [(card.id, card.name, card.kind == OCCUPATION) for card in cards]
    collection = Collection(CARDS + cards, with_further(further), entries, sources)
    collection.steps = STEPS[first:]
    return collection
