"""Steps told by functions, for cards that no other step serves."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from ....kernel.flow import Choice, Deed
from ....kernel.messages import Message, Reason
from ....kernel.own import BadCards
from ....kernel.state import Frame
from ..reasons import NO_EFFECT, explain
from ..state import AgricolaState
from ..vocabulary import ACTIONS, FIRST_FURTHER, FURTHER_VERBS

VERBS: Final = frozenset([action.verb for action in ACTIONS.actions if action.argument])


@final
class Do(Deed[AgricolaState]):
    """Something that a function does, whenever another one says that it can be done."""

    def __init__(
        self,
        deed: Callable[[AgricolaState, int], None],
        possible: Callable[[AgricolaState, int], bool] | None = None,
        prompt: str = "prompt-use-cards",
    ) -> None:
        super().__init__()
        self.deed = deed
        self.possible = possible
        self.words = prompt
        self.fallible = possible is not None

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if self.possible is None or self.possible(s, seat) else NO_EFFECT

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message(self.words)

    def do(self, s: AgricolaState, seat: int) -> None:
        self.deed(s, seat)


@final
class Ask(Choice[AgricolaState]):
    """A choice: a verb of the game with one of the arguments that a function gives.

    What was chosen is handed to another function. Without any argument it is not possible.
    """

    asks: ClassVar[str] = "own"

    def __init__(
        self,
        verb: str,
        arguments: Callable[[AgricolaState, int], list[str]],
        then: Callable[[AgricolaState, int, str], None],
        prompt: str = "prompt-choose",
    ) -> None:
        super().__init__()
        if verb not in VERBS:
            known = ", ".join(sorted(VERBS))
            raise BadCards(Message("own-no-verb", {"verb": verb, "known": known}))
        self.verb = verb
        self.arguments = arguments
        self.then = then
        self.words = prompt

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if self.arguments(s, seat) else NO_EFFECT

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message(self.words)

    def owns(self, action: int) -> bool:
        if action < FIRST_FURTHER:
            return ACTIONS.actions[action].verb == self.verb
        return FURTHER_VERBS[(action - FIRST_FURTHER) % len(FURTHER_VERBS)][0] == self.verb

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        known = s.rules.collection.actions.by_text
        options: list[int] = []
        for argument in self.arguments(s, seat):
            action = known.get(f"{self.verb} {argument}")
            if action is None:
                values = {"id": s.rules.cards[self.card].id, "action": f"{self.verb} {argument}"}
                raise BadCards(Message("own-no-action", values))
            options.append(action.id)
        return options

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        self.then(s, seat, s.rules.collection.actions.actions[action].argument)
