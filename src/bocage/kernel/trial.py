"""Trying on a copy: whether what is begun can be finished."""

from __future__ import annotations

from .state import S, State, Step


def can_finish(s: S, step: Step[S], seat: int) -> bool:
    """Whether some choices carry the step to its end."""
    trial = s.copy()
    trial.stack = []
    trial.steps[step.id].begin(trial, seat)
    return ends(trial)


def stays_possible(s: S, step: Step[S], seat: int, action: int) -> bool:
    """Whether the step can still be finished when it begins with this action."""
    trial = s.copy()
    trial.stack = []
    trial.steps[step.id].take(trial, seat, action)
    return ends(trial)


def ends(s: State) -> bool:
    """Whether some choices empty the stack."""
    while s.stack:
        frame = s.stack[-1]
        step = s.steps[frame[0]]
        if step.waits:
            for action in step.actions(s, frame):
                branch = s.copy()
                branch.stack.pop()
                step.apply(branch, frame, action)
                if ends(branch):
                    return True
            return False
        if step.obstacle(s, frame[1]):
            return False
        s.stack.pop()
        step.run(s, frame)
    return True
