"""What can be chosen: numbered, listed, and found again from what somebody types."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import final

import bocage

from .farm import label
from .look import look_of
from .say import Trouble, Voice

PAGE = 20
SHOWN = 6
APART = {"cells": PAGE, "edge": SHOWN, "die": 2 * SHOWN}
"""Kinds of choices that are not listed at once if there are more: they are typed or asked for."""

_WORD = re.compile(r"\w+")
_CELL = re.compile(r"[abcавс]\d")
_CELLS = re.compile(r"([abcавс]\d)+")
_ENGINE_CELL = re.compile(r"r\dc\d")
_ENGINE_EDGE = re.compile(r"(r\dc\d)([nesw])\b")
_LATIN = str.maketrans("авс", "abc")


def words_of(text: str) -> list[str]:
    """The words of a text without case, accents and punctuation; cells one by one."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    words: list[str] = []
    for word in _WORD.findall("".join(c for c in plain if not unicodedata.combining(c))):
        if _CELLS.fullmatch(word):
            words += [cell.translate(_LATIN) for cell in _CELL.findall(word)]
        else:
            words.append(word)
    return words


@final
class Phrase:
    """Words by which something can be meant; cells count apart, and must all be named."""

    def __init__(self, *texts: str) -> None:
        words: list[str] = []
        for text in texts:
            text = _ENGINE_EDGE.sub(lambda edge: f" {label(edge[1])}{edge[2]} ", text)
            words += words_of(_ENGINE_CELL.sub(lambda cell: f" {label(cell[0])} ", text))
        self.cells = frozenset(word for word in words if _CELL.fullmatch(word))
        self.words = frozenset(words) - self.cells

    def matches(self, given: Phrase, whole: bool) -> bool:
        """Whether all that is given is found here, as whole words or as beginnings."""
        if given.cells and given.cells != self.cells:
            return False
        if whole:
            return given.words <= self.words
        return all(any(own.startswith(word) for own in self.words) for word in given.words)


def found(given: str, phrases: Iterable[Phrase]) -> list[int]:
    """The places of the phrases that are meant, by whole words or else by beginnings."""
    asked = Phrase(given)
    if not asked.words and not asked.cells:
        return []
    candidates = list(phrases)
    for whole in (True, False):
        places = [i for i, phrase in enumerate(candidates) if phrase.matches(asked, whole)]
        exact = [i for i in places if asked.words == candidates[i].words]
        if len(exact) == 1:
            return exact
        if places:
            return places
    return []


@final
class Choices:
    """The actions of a decision with their numbers: a space has the same over the whole game."""

    def __init__(self, table: bocage.Table, decision: bocage.Decision, voice: Voice) -> None:
        self.table = table
        self.voice = voice
        self.look = look_of(table.game.id)
        apart = [action for action in decision.actions if action.kind in APART]
        self.apart = apart[0].kind if apart and len(apart) > APART[apart[0].kind] else ""
        self.grouped = len(apart) if self.apart else 0
        others = [action for action in decision.actions if action.kind not in APART]
        self.turn = self.look.turn(decision)
        """Whether a turn begins with the decision."""
        if self.turn:
            others = self.look.arranged(table.observe(decision.seat), others)
        self.actions = others + apart
        """As the game arranges them; those apart last, so that the rest has small numbers."""
        self.board = self._places(decision.seat)
        """The spaces by the numbers that they keep, where one is to be chosen."""
        self.numbers = self._numbered()
        """The actions by number: spaces as they lie on the board, others after all spaces."""

    def _is_space(self, action: bocage.Action) -> bool:
        return action.kind == "space" and action.verb in self.look.space_verbs

    def _places(self, seat: int) -> dict[int, str]:
        if not any(map(self._is_space, self.actions)):
            return {}
        view = self.table.observe(seat)
        return dict(enumerate((*self.look.spaces(view), *self.look.to_come(view)), 1))

    def _numbered(self) -> dict[int, bocage.Action]:
        kept = {space: number for number, space in self.board.items()}
        numbers: dict[int, bocage.Action] = {}
        last = len(kept)
        for action in self.actions:
            number = kept.get(action.argument, 0) if self._is_space(action) else 0
            if not number or number in numbers:
                number = last = last + 1
            numbers[number] = action
        return numbers

    def number(self, action: bocage.Action) -> int:
        """The number of a choice."""
        return next(number for number, other in self.numbers.items() if other == action)

    @property
    def hint(self) -> str:
        """What says how to name the choices that are not listed at once."""
        edges = any(_ENGINE_EDGE.search(action.text) for action in self.actions)
        return "choose-fences" if self.apart and edges else f"choose-{self.apart}"

    def words(self, number: int, again: bool = False) -> str:
        """The choice in words; in few below a heading, or after a choice of its kind."""
        message = self.table.describe(self.numbers[number])
        if self.turn:
            return self.look.short(message, self.voice, again)
        return self.voice.words(message)

    @property
    def listed(self) -> list[int]:
        """The numbers of the choices to show at once: more where a turn begins."""
        shown = len(self.actions) - self.grouped
        page = PAGE + (len(self.spaces) or PAGE * self.turn)
        return [*self.numbers][: min(shown, page) if shown > page + 4 else shown]

    @property
    def spaces(self) -> dict[str, int]:
        """The numbers of the choices that are spaces to go to."""
        return {
            action.argument: number
            for number, action in self.numbers.items()
            if self._is_space(action)
        }

    @property
    def marks(self) -> dict[str, str]:
        """The numbers of the choices that are places on the farm; a place may have several."""
        marks: dict[str, str] = {}
        for i, action in self.numbers.items():
            place = self.look.place(action)
            if place:
                known = marks.get(place)
                marks[place] = f"{known},{i}" if known else str(i)
        return marks

    def section(self, number: int) -> str:
        """The heading under which a choice is listed, or nothing."""
        action = self.numbers[number]
        return self.look.section(action, self.voice) if self.turn else ""

    def page(self, number: int) -> list[int]:
        """The numbers of the choices on a page, counted from 1."""
        if not 1 <= number <= self.pages:
            raise Trouble("no-page", pages=self.pages)
        return [*self.numbers][(number - 1) * PAGE : number * PAGE]

    @property
    def pages(self) -> int:
        """How many pages a full list has."""
        return -(-len(self.actions) // PAGE)

    def matching(self, given: str) -> list[bocage.Action]:
        """The actions that a number, an action text, cells or words can mean."""
        given = self.look.read(given)
        if given.isdecimal():
            number = int(given) if len(given) < 9 else 0
            if number in self.numbers:
                return [self.numbers[number]]
            if number in self.board:
                return []
            raise Trouble("no-number", given=given, last=max(self.numbers))
        exact = [action for action in self.actions if action.text == given.lower()]
        exact = exact or self._as_shown(given)
        meant = exact or [self.actions[i] for i in found(given, self._phrases(given))]
        alike = {self.voice.words(self.table.describe(action)) for action in meant}
        return meant[:1] if len(alike) == 1 else meant

    def closed(self, given: str) -> str:
        """What somebody types, with the number of a space that cannot be chosen put into words."""
        number = int(given) if given.isdecimal() and len(given) < 9 else 0
        if number not in self.board or number in self.numbers:
            return given
        verb = next(action.verb for action in self.actions if self._is_space(action))
        return f"{verb} {self.board[number]}"

    def several(self, given: str, actions: list[bocage.Action]) -> Trouble:
        """The complaint that a text means more than one action."""
        words = [self.voice.words(self.table.describe(action)) for action in actions[:SHOWN]]
        if len(actions) > SHOWN:
            words.append("…")
        return Trouble("several", given=given, choices="; ".join(words))

    def _as_shown(self, given: str) -> list[bocage.Action]:
        """The actions that are shown in exactly these words."""
        numbers = self.numbers.items()
        return [action for i, action in numbers if words_of(self.words(i)) == words_of(given)]

    def _phrases(self, given: str) -> list[Phrase]:
        if Phrase(given).cells and self.apart == "cells":
            return [Phrase(action.text) for action in self.actions]
        return [
            Phrase(action.text)
            if _ENGINE_EDGE.search(action.text)
            else Phrase(action.text, self.voice.words(self.table.describe(action)))
            for action in self.actions
        ]
