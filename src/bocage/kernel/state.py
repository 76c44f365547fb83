"""The state of any game, and the walk over its stack of frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeVar, final

from .messages import Message, Reason, Sink
from .rng import Words, below

if TYPE_CHECKING:
    from mypy_extensions import i64

Frame = tuple[int, ...]
"""What remains to be done: step number, seat (-1 for nobody), details."""


PATIENCE: Final = 50
"""After so many choices that were tried it pays to remember which states came up."""


@final
class Tried:
    """What was tried in order to find out whether something can be finished."""

    __slots__ = ("count", "seen")

    def __init__(self) -> None:
        self.count = 0
        self.seen: set[tuple[object, ...]] = set()

    def again(self, key: tuple[object, ...]) -> bool:
        """Whether a state came up before, which then did not lead to the end."""
        if not key:
            return False
        if key in self.seen:
            return True
        self.seen.add(key)
        return False


class State:
    """What every game's state has; a new one has nothing to do. Games add their own slots.

    Of the seats, as bits, `owned` are those shared with no copy, and of these `held` those that
    somebody may be changing: all while steps run, between decisions those taken from outside.
    `mover` is the seat whose answer takes effect while that could foresee what it brings, else -1.
    """

    __slots__ = (
        "barriers",
        "count",
        "guards",
        "heard",
        "held",
        "mover",
        "options",
        "owned",
        "rng",
        "round",
        "sink",
        "stack",
        "start",
        "steps",
    )

    def __init__(
        self,
        steps: list[Step[Any]],
        rng: Words,
        count: int,
        heard: tuple[int, ...] = (),
    ) -> None:
        self.steps: list[Step[State]] = steps
        self.stack: list[Frame] = []
        self.options: list[int] = []
        self.rng = rng
        self.barriers = 0
        self.start = 0
        self.count = count
        self.round: i64 = 0
        self.heard = heard
        self.guards = 0
        self.owned: i64 = 0
        self.held: i64 = 0
        self.mover = -1
        self.sink: Sink | None = None

    def copy(self) -> Self:
        """An independent copy, without the log's sink."""
        raise NotImplementedError

    def draw(self, n: int) -> int:
        """A random number from 0 to n-1; what it reveals cannot be undone."""
        if self.mover >= 0 and self.sink is not None and self.sink.foreseen < 0:
            self.sink.drawn = self.copy()
        self.rng, k = below(self.rng, n)
        self.barriers += 1
        if self.sink is not None:
            self.sink.mark()
        return k

    def look(self, seat: int) -> None:
        """What a seat holds decides what comes now: to whoever else moves, that is chance."""
        if 0 <= self.mover != seat:
            self.mover = -1
            self.barriers += 1
            if self.sink is not None and self.sink.foreseen < 0:
                self.sink.mark()
                self.sink.halted = self.copy()

    @property
    def seat(self) -> int:
        """The seat that decides, or -1 when the game is over."""
        return self.stack[-1][1] if self.options else -1

    def walk(self) -> None:
        """Run what needs no choice, until a seat has at least two actions to choose from."""
        stack = self.stack
        steps = self.steps
        while stack:
            frame = stack[-1]
            step = steps[frame[0]]
            if step.waits:
                if step.private and self.mover >= 0 and not step.certain(self, frame):
                    self.look(frame[1])
                options = step.actions(self, frame)
                if self.guards:
                    options = self.safe(options)
                if len(options) > 1:
                    self.options = options
                    return
                if not options:
                    raise ValueError(f"{step.name} has nothing to offer")
                stack.pop()
                step.apply(self, frame, options[0])
            else:
                stack.pop()
                step.run(self, frame)
        self.options = []

    def safe(self, options: list[int]) -> list[int]:
        """The options after which every guarded sequence on the stack can still be finished."""
        height = 0
        while not self.steps[self.stack[height][0]].guarded:
            height += 1
        kept: list[int] = []
        for action in options:
            trial = self.copy()
            trial.guards = 0
            frame = trial.stack.pop()
            trial.steps[frame[0]].apply(trial, frame, action)
            if trial.finishes(height):
                kept.append(action)
        return kept

    def finishes(self, height: int, tried: Tried | None = None) -> bool:
        """Whether some choices bring the stack down to a height; used up in trying."""
        if tried is None:
            tried = Tried()
        stack = self.stack
        while len(stack) > height:
            frame = stack[-1]
            step = self.steps[frame[0]]
            if step.waits:
                tried.count += 1
                if tried.count > PATIENCE and tried.again(self.key()):
                    return False
                for action in step.actions(self, frame):
                    branch = self.copy()
                    branch.stack.pop()
                    step.apply(branch, frame, action)
                    if branch.finishes(height, tried):
                        return True
                return False
            if step.stuck(self, frame):
                return False
            stack.pop()
            step.run(self, frame)
        return True

    def key(self) -> tuple[object, ...]:
        """Equal for states of one game from which the same choices lead to the same ends.

        A game in which several orders of choices come to the same says so here.
        """
        return ()

    def advance(self) -> None:
        """Go on to the next decision."""
        held, self.held = self.held, self.owned
        self.walk()
        self.held = held

    def release(self) -> None:
        """Nobody changes a seat from here on that was taken before."""
        self.held = 0

    def play(self, action: int) -> None:
        """Take one of the offered actions and go on to the next decision."""
        held, self.held = self.held, self.owned
        frame = self.stack.pop()
        self.steps[frame[0]].apply(self, frame, action)
        self.walk()
        self.held = held

    def answer(self, seat: int, action: int) -> None:
        """Take one waiting seat's choice and go on to the next decision.

        What others hold is unknown to it: `look` counts.
        """
        held, self.held = self.held, self.owned
        self.mover = seat
        frame = self.stack.pop()
        self.steps[frame[0]].answer(self, frame, seat, action)
        self.walk()
        self.held = held
        self.mover = -1


S = TypeVar("S", bound=State)
WORDLESS: Final = ("prompt-choose", "prompt-use-cards")
"""The questions that say nothing of what is done."""


class Step(Generic[S]):
    """A node of a flow: says whether it is possible, what it offers, and does it.

    A step that `waits` offers actions and applies one; any other step runs. The engine has taken
    the frame off the stack when it calls `apply` or `run`; whoever wants to go on puts one back.
    A `particular` step explains of each action why it is refused, not only of itself. A `private`
    one goes by what others cannot see of its seat. What it `asks` is a short name that stays the
    same whatever the words are. `card` is the number of the card whose flow it belongs to, or -1.
    One that `spends` only pays goods; what is `goodless` is as possible with more goods or fewer.
    `fields` names the numbers in its frame, after the step's own and the seat; positions are
    checked by these names.
    """

    asks: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.id = -1
        self.name = ""
        self.card = -1
        self.waits = False
        self.repeats = False
        self.fallible = True
        self.guarded = False
        self.secret = False
        self.particular = False
        self.private = False
        self.spends = False
        self.goodless = False

    def children(self) -> list[Step[S]]:
        """The steps this one is made of."""
        return []

    def bind(self, steps: list[Step[S]], name: str) -> None:
        """Take a number and a name in the game's list of steps, and so do the children."""
        if self.name:
            raise ValueError(f"{self.name} is already in use")
        self.id = len(steps)
        self.name = name
        steps.append(self)
        for i, child in enumerate(self.children()):
            child.bind(steps, f"{name}/{i}")

    def stands_on(self, space: int) -> None:
        """Remember the board space whose flow this belongs to; few steps care."""

    def lies_on(self, card: int) -> None:
        """Hear of the card whose flow this belongs to; few steps care."""

    def obstacle(self, s: S, seat: int) -> int:
        """0 if this can be done now, else a code that `reason` explains."""
        return 0

    def alternatives(self) -> list[Step[S]]:
        """The steps one of which must be possible for this to be; by default itself."""
        return [self]

    def reason(self, s: S, seat: int, code: int) -> Reason:
        """The obstacle in words."""
        return Reason(Message("reason-not-now"))

    def prompt(self, s: S, frame: Frame) -> Message:
        """What the waiting seat is asked, in words."""
        return Message("prompt-choose")

    def question(self, s: S, frame: Frame) -> tuple[str, Message]:
        """What the waiting seat is asked: the kind of question, and its words."""
        return self.asks, self.prompt(s, frame)

    def told(self, s: S, seat: int) -> Message | None:
        """What this does, in words, for a seat that may do it; nothing if there are none."""
        message = self.prompt(s, (self.id, seat, 0))
        return None if message.id in WORDLESS else message

    def begin(self, s: S, seat: int) -> None:
        """Put this on the stack, or do it at once if there is nothing to choose."""
        s.stack.append((self.id, seat))

    def run(self, s: S, frame: Frame) -> None:
        """Do what needs no choice."""
        raise NotImplementedError

    def fits(self, s: S, frame: Frame) -> bool:
        """Whether a frame from outside, whose numbers are within bounds, agrees with the state."""
        return True

    def stuck(self, s: S, frame: Frame) -> bool:
        """Whether what this would run next is not possible; asked only when something is tried."""
        return False

    def actions(self, s: S, frame: Frame) -> list[int]:
        """What the waiting seat may choose: never empty, all distinct."""
        raise NotImplementedError

    def certain(self, s: S, frame: Frame) -> bool:
        """Whether all can tell, whatever the seat holds, if a `private` step offers a choice."""
        return False

    def apply(self, s: S, frame: Frame, action: int) -> None:
        """Do the chosen action."""
        raise NotImplementedError

    def unasked(self, s: S, frame: Frame) -> bool:
        """Whether what is about to be applied was the only way; only a log wants to know."""
        return s.sink is not None and len(self.actions(s, frame)) == 1

    def waiting(self, s: S, frame: Frame) -> list[int]:
        """The seats that decide now: one, or several that answer in secret."""
        return [frame[1]]

    def actions_of(self, s: S, frame: Frame, seat: int) -> list[int]:
        """What one of the waiting seats may choose."""
        return self.actions(s, frame)

    def answer(self, s: S, frame: Frame, seat: int, action: int) -> None:
        """Take one waiting seat's choice."""
        self.apply(s, frame, action)

    def still_asks(self, s: S) -> bool:
        """Whether more secret answers belong to the question that was just answered."""
        return False

    def instead(self, s: S, frame: Frame, action: int) -> int:
        """The action offered that does the same as one that is not, or that one itself."""
        return action

    def why_not(self, s: S, frame: Frame, action: int) -> Reason:
        """Why an action of the game is not offered by this step now."""
        return Reason(Message("reason-asked-something-else", {"prompt": self.prompt(s, frame)}))

    def describe(self, s: S, frame: Frame, action: int) -> Message | None:
        """An offered action in words, where this step knows better than the action itself."""
        return None

    def owns(self, action: int) -> bool:
        """Whether an action is this step's first."""
        return False

    def first(self, s: S, seat: int) -> list[int]:
        """The actions with which this step can begin."""
        raise NotImplementedError

    def take(self, s: S, seat: int, action: int) -> None:
        """Begin this step with one of its first actions."""
        raise NotImplementedError

    def more(self, s: S, seat: int, tally: int) -> list[int]:
        """The actions that can follow after `tally` of them; empty when that was all."""
        return []

    def act(self, s: S, seat: int, action: int, tally: int) -> None:
        """Do one atomic action of this step, after `tally` others."""
        raise NotImplementedError

    def close(self, s: S, seat: int, tally: int) -> None:
        """The step is finished, `tally` actions have been done."""


def belongs_to(flow: Step[S], space: int = -1, card: int = -1) -> None:
    """Tell every step of a flow its board space or card."""
    todo = [flow]
    while todo:
        step = todo.pop()
        if space >= 0:
            step.stands_on(space)
        if card >= 0:
            step.card = card
            step.lies_on(card)
        todo.extend(step.children())
