"""The questions of spaces and cards, during which cards can be laid down as well."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....kernel.flow import Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame
from ..reasons import NO_EMPTY_FIELD, NO_FIELD, NO_SHEEP, NOTHING_TO_SOW, explain
from ..state import HallertauState
from ..vocabulary import ACTIONS, FIELD_NAMES, PLAY, SOW
from .chances import playable
from .fields import told_by_name
from .playing import lay_down, why_not_play

FIELD_VERBS: Final = {
    "lose-field": ("lose",),
    "uproot": ("uproot",),
    "raise": ("raise",),
    "fertilize": ("fertilize",),
    "harvest": ("harvest",),
    "double": ("double",),
}
"""The verbs of the answers to questions about fields, by question."""


@final
class Ask(Question[HallertauState]):
    """A part of a space or card asks something. Frame: seat, the part's place, its own numbers."""

    fields: ClassVar[tuple[str, ...]] = ("what", "step", "part", "a", "b")

    def prompt(self, s: HallertauState, frame: Frame) -> Message:
        return s.rules.parts[frame[2]][frame[4]].prompt(s, frame)

    def question(self, s: HallertauState, frame: Frame) -> tuple[str, Message]:
        part = s.rules.parts[frame[2]][frame[4]]
        return part.asked(frame), part.prompt(s, frame)

    def actions(self, s: HallertauState, frame: Frame) -> list[int]:
        part = s.rules.parts[frame[2]][frame[4]]
        options = part.options(s, frame)
        if len(options) > 1 and part.admits() and s.seats[frame[1]].hand:
            options += playable(s, frame[1])
        return options

    def apply(self, s: HallertauState, frame: Frame, action: int) -> None:
        if PLAY.owns(action):
            s.stack.append(frame)
            lay_down(s, frame[1], action, True)
        else:
            s.rules.parts[frame[2]][frame[4]].choose(s, frame, action)

    def describe(self, s: HallertauState, frame: Frame, action: int) -> Message | None:
        return s.rules.parts[frame[2]][frame[4]].describe(s, frame, action)

    def why_not(self, s: HallertauState, frame: Frame, action: int) -> Reason:
        reason = why_not_play(s, frame[1], action)
        if reason is not None:
            return reason
        chosen = ACTIONS.actions[action]
        prompt = s.rules.parts[frame[2]][frame[4]].prompt_id
        if chosen.kind == "sheep" and prompt in ("lose-sheep", "move", "return"):
            return explain(NO_SHEEP, {"spot": chosen.argument.removeprefix("sheep-")})
        if chosen.verb == "sow" and prompt == "sow":
            told = told_by_name(chosen.argument)
            if (action - SOW.base) % 4 in s.seats[frame[1]].fields:
                return explain(NOTHING_TO_SOW, told)
            return explain(NO_EMPTY_FIELD, told)
        if chosen.argument in FIELD_NAMES and chosen.verb in FIELD_VERBS.get(prompt, ()):
            return explain(NO_FIELD, told_by_name(chosen.argument))
        return super().why_not(s, frame, action)


ASK: Final = Ask()
