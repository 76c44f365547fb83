"""The fixed action space of a game: one small int and one stable text per action."""

from __future__ import annotations

from typing import SupportsIndex, final

from .errors import BadValue
from .messages import Message


@final
class Action:
    """An action of a game: its int, its language-free text, and the parts of that text.

    `name` is the key of its argument's texts, where that is not the argument itself; `speaker` is
    the game that says it, where several games have the same actions.
    """

    __slots__ = ("argument", "game", "id", "kind", "name", "speaker", "text", "verb")

    def __init__(
        self,
        id: int,
        verb: str,
        argument: str,
        kind: str,
        game: str = "",
        name: str = "",
        speaker: str = "",
    ) -> None:
        self.game = game
        self.name = name
        self.speaker = speaker or game
        self.id = id
        self.verb = verb
        self.argument = argument
        self.kind = kind
        self.text = f"{verb} {argument}" if argument else verb

    @property
    def message(self) -> Message:
        """The action in words, as far as they do not depend on the state."""
        own = f"{self.game}-" if self.game else ""
        name = own + self.argument if self.kind in ("space", "card") else self.argument
        values = {self.kind: self.name or name} if name else {}
        return Message(f"action-{own}{self.verb.replace(' ', '-')}", values, self.speaker)

    def said_by(self, speaker: str, name: str = "") -> Action:
        """The same action, as a game says it."""
        name = name or self.name
        return Action(self.id, self.verb, self.argument, self.kind, self.game, name, speaker)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.id == other.id and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"Action({self.id}, {self.text!r})"


ActionLike = Action | SupportsIndex | str
"""An action, its int or its text."""


@final
class Verb:
    """A run of action ints that share a verb; argument k has the int `base + k`."""

    __slots__ = ("base", "end", "name")

    def __init__(self, name: str, base: int, end: int) -> None:
        self.name = name
        self.base = base
        self.end = end

    def owns(self, action: int) -> bool:
        """Whether the action has this verb."""
        return self.base <= action < self.end


@final
class ActionTable:
    """All actions of a game, in an order that only ever grows at the end.

    Where they are one game's alone, its name stands before the verb in the ids of their messages,
    and before spaces and cards.
    """

    def __init__(self, game: str = "") -> None:
        self.game = game
        self.actions: list[Action] = []
        self.by_text: dict[str, Action] = {}

    def add(self, verb: str, arguments: tuple[str, ...] = ("",), kind: str = "") -> Verb:
        """Append one action per argument (a space, a cell, …) and return their run."""
        base = len(self.actions)
        for argument in arguments:
            self.append(Action(len(self.actions), verb, argument, kind, self.game))
        return Verb(verb, base, len(self.actions))

    def append(self, action: Action) -> None:
        """Append an action that has the next int."""
        if action.text in self.by_text:
            raise ValueError(f"two actions have the text {action.text!r}")
        self.actions.append(action)
        self.by_text[action.text] = action

    def grown(self) -> ActionTable:
        """A table that begins with the same actions, to which others can be added."""
        table = ActionTable(self.game)
        table.actions = self.actions[:]
        table.by_text = dict(self.by_text)
        return table

    def find(self, given: object) -> Action:
        """The action meant by an Action, an int or a text."""
        if isinstance(given, Action):
            given = given.text
        if isinstance(given, str):
            action = self.by_text.get(" ".join(given.split()))
            if action is None:
                raise BadValue(
                    "action",
                    given,
                    f"an action text of this game, such as {self.actions[1].text!r}",
                )
            return action
        if isinstance(given, int) and not isinstance(given, bool):
            if 0 <= given < len(self.actions):
                return self.actions[given]
            raise BadValue("action", given, f"an int from 0 to {len(self.actions) - 1}")
        raise BadValue("action", given, "an Action, its int or its text")
