"""A table: one game being played, with its record, log and undo."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Generic, final

from .actions import Action, ActionLike
from .errors import (
    BadValue,
    Error,
    IllegalAction,
    NothingToUndo,
)
from .game import Game, Score
from .messages import Entry, Message, Reason, Sink, warning
from .options import check_seat
from .record import Record, digest, seat_of
from .rng import seeded
from .seat import Decision, Seat
from .shapes import Options, RandomBits, SeatNumber, V
from .state import Frame, State
from .text import text


@final
class Table(Generic[V]):
    """One game being played. Use `bocage.new`, `bocage.load` or `bocage.replay` to get one."""

    def __init__(
        self,
        game: Game[V],
        seats: int,
        options: Options,
        seed: int | str | None,
        state: State,
        start: dict[str, Any] | None = None,
        sink: Sink | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.diverged = False
        self.answered_in_secret = False
        """Whether the last action taken was a secret answer."""
        self._seed = seed
        self._start = start
        self._state = state
        self._actions: list[str] = []
        self._question = 0
        self._log: list[Entry] = sink.entries if sink is not None else []
        self._keeps_log = True
        self._segment_seat = -1
        self._segment: list[tuple[int, int]] = []
        self._snapshot: State = state.copy()
        self._snapshot_log = len(self._log)

    # What is asked

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All decisions that wait: one, or one for each seat that answers in secret."""
        s = self._state
        if not s.options:
            return ()
        frame = s.stack[-1]
        step = s.steps[frame[0]]
        kind, prompt = step.question(s, frame)
        prompt = prompt.said_by(self.game.id)
        table = self.game.worded(s)
        return tuple(
            Decision(
                seat,
                kind,
                prompt,
                tuple(
                    [
                        table[action]
                        for action in (
                            s.options if seat == frame[1] else step.actions_of(s, frame, seat)
                        )
                    ]
                ),
            )
            for seat in step.waiting(s, frame)
        )

    @property
    def decision(self) -> Decision | None:
        """The decision that waits, or None when the game is over."""
        s = self._state
        if not s.options:
            return None
        frame = s.stack[-1]
        kind, prompt = s.steps[frame[0]].question(s, frame)
        table = self.game.worded(s)
        actions = tuple([table[a] for a in s.options])
        return Decision(frame[1], kind, prompt.said_by(self.game.id), actions)

    @property
    def deciding(self) -> list[int]:
        """The seats that decide now."""
        s = self._state
        return s.steps[s.stack[-1][0]].waiting(s, s.stack[-1]) if s.options else []

    @property
    def secret(self) -> bool:
        """Whether what is asked now is answered in secret."""
        s = self._state
        return bool(s.options) and s.steps[s.stack[-1][0]].secret

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self._state.options

    def describe(self, action: ActionLike) -> Message:
        """An action in words, with what it costs or brings now."""
        s = self._state
        found = self.game.actions.find(action)
        if found.id in s.options:
            frame = s.stack[-1]
            message = s.steps[frame[0]].describe(s, frame, found.id)
            if message is not None:
                return message.said_by(self.game.id)
        return self.game.describe(s, found).said_by(self.game.id)

    # Playing

    def play(
        self, action: ActionLike | Sequence[ActionLike], seat: SeatNumber | None = None
    ) -> None:
        """Take an action, given as an Action, its int or its text; or a list of them, all or none.

        IllegalAction says why something cannot be done, and changes nothing.
        """
        if isinstance(action, list | tuple):
            self._play_all(action, seat)
            return
        chosen = self._chosen(action)
        number = self._number(seat)
        frame = self._expect(chosen, number)
        s = self._state
        who = frame[1] if number is None else number
        barriers = s.barriers
        if who != self._segment_seat or not self._segment:
            self._segment_seat = who
            self._cut()
        if self._keeps_log:
            s.sink = Sink(self.game.id, self._log)
        step = s.steps[frame[0]]
        s.answer(who, chosen.id)
        if s.sink is not None and s.sink.drawn is not None:
            s.sink.drawn.stack.append(frame)
        self.answered_in_secret = step.secret
        if step.secret:
            self._note_secret(who, chosen.text)
        else:
            self._actions.append(chosen.text)
        if s.barriers != barriers or not step.still_asks(s):
            self._question = len(self._actions)
        if s.barriers != barriers:
            self._cut()
            self._segment_seat = -1
        else:
            self._segment.append((chosen.id, who))

    def _note_secret(self, seat: int, action: str) -> None:
        """Record a secret answer among those of the same question, in the order of seats."""
        place = len(self._actions)
        while place > self._question and seat_of(self._actions[place - 1]) > seat:
            place -= 1
        self._actions.insert(place, f"{seat}: {action}")

    def _play_all(self, actions: Sequence[ActionLike], seat: SeatNumber | None) -> None:
        trial = self.copy()
        barriers = trial._state.barriers
        for i, action in enumerate(actions):
            if trial._state.barriers != barriers:
                reason = Reason(Message("reason-list-ends"))
                raise IllegalAction(f"action {i + 1}: {text(reason)}", reason)
            if isinstance(action, list | tuple):
                raise BadValue(f"action {i + 1}", "a list", "an Action, its int or its text")
            try:
                trial.play(action, seat)
            except IllegalAction as error:
                raise IllegalAction(f"action {i + 1}: {error}", error.reason) from None
        for action in actions:
            self.play(action, seat)

    def _chosen(self, action: object) -> Action:
        try:
            return self._meant(action)
        except BadValue as error:
            reason = Reason(Message("reason-unknown-action", {"action": str(action)}))
            raise IllegalAction(str(error), reason) from None

    def _meant(self, action: object) -> Action:
        """The action that is named, or the one offered that does the same."""
        found = self.game.actions.find(action)
        s = self._state
        if s.options and found.id not in s.options:
            frame = s.stack[-1]
            other = s.steps[frame[0]].instead(s, frame, found.id)
            if other in s.options:
                return self.game.actions.actions[other]
        return found

    def _number(self, seat: SeatNumber | None) -> int | None:
        """A seat of the table, if one is given."""
        return None if seat is None else check_seat(seat, self.seats)

    def _expect(self, action: Action, seat: int | None) -> Frame:
        """The frame that the action answers."""
        reason = self._obstacle(action, seat)
        if reason is not None:
            raise IllegalAction(f"{action.text}: {text(reason)}", reason)
        return self._state.stack[-1]

    def _obstacle(self, action: Action, seat: int | None) -> Reason | None:
        s = self._state
        if not s.options:
            return Reason(Message("reason-game-over"))
        frame = s.stack[-1]
        step = s.steps[frame[0]]
        if seat is None or seat == frame[1]:
            if action.id in s.options:
                return None
        elif seat in step.waiting(s, frame):
            if action.id in step.actions_of(s, frame, seat):
                return None
        else:
            return Reason(Message("reason-other-seat", {"seat": frame[1]}))
        return step.why_not(s, frame, action.id).said_by(self.game.id)

    def why_not(self, action: ActionLike, seat: SeatNumber | None = None) -> Reason | None:
        """Why an action cannot be taken now, or None if it can."""
        return self._obstacle(self._meant(action), self._number(seat))

    def preview(
        self, action: ActionLike | Sequence[ActionLike], seat: SeatNumber | None = None
    ) -> tuple[Entry, ...]:
        """What an action would bring, up to what only chance or others' secrets decide."""
        trial = self.tried(action, seat)
        return () if trial is None else trial.foreseen(len(self._log))

    def tried(
        self, action: ActionLike | Sequence[ActionLike], seat: SeatNumber | None = None
    ) -> Table[V] | None:
        """A copy in which an action was taken; None where answers are secret."""
        trial = self.copy()
        trial.play(action, seat)
        return None if self.secret else trial

    def foreseen(self, since: int) -> tuple[Entry, ...]:
        """The entries from a number on, up to what the last action left to chance or secrets."""
        sink = self._state.sink
        end = sink.foreseen if sink is not None and sink.foreseen >= 0 else len(self._log)
        return tuple(self._log[since:end])

    def warning(self, action: ActionLike, seat: SeatNumber | None = None) -> Message | None:
        """What an action would make its seat lose without asking, animals say; None if nothing."""
        number = self._number(seat)
        trial = self.tried(action, seat)
        who = self._state.seat if number is None else number
        return None if trial is None else trial.warned(len(self._log), who)

    def warned(self, since: int, seat: int) -> Message | None:
        """What a seat has lost without being asked since a number of entries, or will, as far as
        the last action shows; None if nothing."""
        sink = self._state.sink
        ahead = self if sink is None or sink.foreseen < 0 else self.ahead()
        threat = None if ahead is None else self.game.threat(ahead._state, seat)
        said = None if threat is None else threat.said_by(self.game.id)
        return warning(self.foreseen(since), seat, said)

    def ahead(self) -> Table[V] | None:
        """What could be foreseen before chance or others' secrets decided what the last action
        brought; None if nothing did."""
        sink = self._state.sink
        if sink is None or sink.foreseen < 0:
            return None
        return self._at(sink.halted if sink.drawn is None else sink.drawn, sink.foreseen)

    def halted(self) -> Table[V] | None:
        """What could be seen before others' secrets decided what the last action brought."""
        sink = self._state.sink
        return None if sink is None else self._at(sink.halted, sink.foreseen)

    def _at(self, state: State | None, entries: int) -> Table[V] | None:
        """This table in an earlier state with so many entries of its log, if there is one."""
        if state is None:
            return None
        table = self.copy()
        table._state = state.copy()
        del table._log[entries:]
        return table

    def undo(self) -> None:
        """Take back the last action, unless it revealed something or another seat made it."""
        if not self._segment:
            raise NothingToUndo(
                "there is nothing to undo: the game's start, revealed information "
                "or another seat's move lies before"
            )
        replayed = self._segment[:-1]
        seat = self._segment_seat
        self._state = self._snapshot.copy()
        del self._log[self._snapshot_log :]
        self._forget()
        self._segment = []
        self._segment_seat = -1
        for action, who in replayed:
            self.play(action, who)
        self._segment_seat = seat

    def _forget(self) -> None:
        """Take the segment out of the record; secret answers may stand ahead of others'."""
        answers = self._actions[self._question :]
        mine = [answer for answer in answers if seat_of(answer) == self._segment_seat]
        kept = self._actions[: self._question]
        secret = min(len(mine), len(self._segment))
        for answer in mine[len(mine) - secret :]:
            answers.remove(answer)
        self._actions = kept[: len(kept) - len(self._segment) + secret] + answers

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would take something back."""
        return bool(self._segment)

    @property
    def barriers(self) -> int:
        """How often chance was drawn or a secret seen; more than before means something new."""
        return self._state.barriers

    def _cut(self) -> None:
        """Undo will not go behind this moment."""
        self._snapshot = self._state.copy()
        self._snapshot_log = len(self._log)
        self._segment = []

    # Looking

    def observe(self, seat: SeatNumber | None = None) -> V:
        """What a seat may know, ready for JSON; None is what everybody may know."""
        return self.game.observe(self._state, self._number(seat))

    def encode(self, seat: SeatNumber) -> bytes:
        """What a seat may know, as a row of the features of `game.encoding`."""
        return bytes(self.game.encode(self._state, check_seat(seat, self.seats)))

    def seat(self, number: SeatNumber) -> Seat[V]:
        """The handle that a bot in this seat is given."""
        return Seat(self, check_seat(number, self.seats))

    def determinize(self, seat: SeatNumber | None, rng: RandomBits) -> Table[V]:
        """A table that agrees with what the seat knows; what is hidden is dealt by `rng`."""
        number = self._number(seat)
        if not hasattr(rng, "getrandbits"):
            raise BadValue("rng", rng, "a random.Random, or anything with getrandbits")
        words = seeded(rng.getrandbits(128))
        state = self.game.determinize(self._state, number, words)
        state.release()
        table = Table(self.game, self.seats, self.options, None, state, {})
        table._keeps_log = False
        return table

    @property
    def progress(self) -> tuple[int, int]:
        """The round that is being played, and how many there are."""
        return self.game.progress(self._state)

    def scores(self) -> list[Score]:
        """Every seat's score, final or as it would be if the game ended now."""
        return self.game.scores(self._state)

    def winners(self) -> tuple[int, ...]:
        """The seats that have won, or would if the game ended now."""
        return self.game.winners(self._state)

    @property
    def log(self) -> tuple[Entry, ...]:
        """What happened, in order: entries of (message id, values)."""
        return tuple(self._log)

    @property
    def actions(self) -> tuple[str, ...]:
        """The texts of the actions taken so far."""
        return tuple(self._actions)

    def copy(self) -> Table[V]:
        """An independent table in the same state, with the same record."""
        table = Table(
            self.game, self.seats, self.options, self._seed, self._state.copy(), self._start
        )
        table.diverged = self.diverged
        table.answered_in_secret = self.answered_in_secret
        table._actions = self._actions[:]
        table._question = self._question
        table._log = self._log[:]
        table._keeps_log = self._keeps_log
        table._snapshot = self._snapshot
        table._snapshot_log = self._snapshot_log
        table._segment = self._segment[:]
        table._segment_seat = self._segment_seat
        return table

    # Keeping

    def record(self) -> Record:
        """The game so far; `bocage.replay` gives the same table again."""
        if self._start == {}:
            raise Error("a determinized table has no record: its hidden part is made up")
        position = self.position()
        return Record(
            self.game.id,
            self.game.rules_version,
            self.seats,
            dict(self.options),
            self._seed,
            tuple(self._actions),
            digest(position),
            deepcopy(self._start),
            position,
            self.game.own_files(),
        )

    def position(self) -> dict[str, Any]:
        """The state as readable JSON; `bocage.load` makes a table of it."""
        s = self._state
        own = self.game.own_files()
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "options": dict(self.options),
            **({"own": own} if own else {}),
            **self.game.position(s),
            "random": list(s.rng),
            "stack": [[s.steps[frame[0]].name, *frame[1:]] for frame in s.stack],
        }

    def __reduce__(self) -> tuple[Any, ...]:
        from .keeping import unpickled

        if self._start == {}:
            return (unpickled, (self.game, None, self.position()))
        return (unpickled, (self.game, self.record(), None))

    def __repr__(self) -> str:
        return f"<Table of {self.game.id}, {self.seats} seats, {len(self._actions)} actions>"


def state_of(table: Table[Any]) -> State:
    """The state behind a table, for players who know a game from within, on tables of their own."""
    return table._state
