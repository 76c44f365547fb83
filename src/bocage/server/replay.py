"""A game told again: its outline, and any of its moments."""

from __future__ import annotations

from typing import Any

from .models import Moment, Outline, OutlineMove, OutlineRound
from .present import Json, Scroll, message_json, news, scores_json
from .refusals import Refusal
from .restore import unrolled
from .stored import Stored


def outline(stored: Stored, mine: tuple[int, ...]) -> Outline:
    """All committed moves, with the rounds and turns they belong to."""
    moves: list[OutlineMove] = []
    rounds: list[OutlineRound] = []
    turn = 0
    previous: tuple[int, int] | None = None
    past = stored.moves[: stored.committed]
    n = stored.start_n
    for n, table in enumerate(unrolled(stored), stored.start_n):
        if moves:
            hidden = not stored.over and moves[-1].seat not in mine
            if hidden and table.answered_in_secret:
                moves[-1].action = moves[-1].message = None
        round, _ = table.progress
        totals = [score.total for score in table.scores()]
        if not rounds or rounds[-1].round != round:
            rounds.append(OutlineRound(round=round, n=n, totals=totals))
        if n < len(past):
            move = past[n]
            if (move.seat, table.barriers) != previous:
                turn += 1
            previous = (move.seat, table.barriers)
            moves.append(
                OutlineMove(
                    n=n,
                    seat=move.seat,
                    action=move.action,
                    message=message_json(table.describe(move.action)),
                    round=round,
                    turn=turn,
                )
            )
        elif table.over and rounds[-1].n != n:
            rounds.append(OutlineRound(round=round, n=n, totals=totals))
    return Outline(moves=moves, rounds=rounds, over=stored.over)


def moment(stored: Stored, n: int, seat: int | None) -> Moment:
    """The table after `n` committed moves, as a seat saw it."""
    if not stored.start_n <= n <= stored.committed:
        raise Refusal("not-found", "error-not-found")
    tables = unrolled(stored)
    for _ in range(stored.start_n, n):
        table = next(tables)
    before = table.copy() if n > stored.start_n else None
    table = next(tables)
    log = (
        Scroll(seat).read(table)
        if before is None
        else news(before, table.log[len(before.log) :], seat)
    )
    asked = asked_json(table.decisions, seat)
    view = table.observe(seat)
    scores = scores_json(table.scores())
    over = table.over
    winners = list(table.winners()) if over else []
    action = None
    if n < stored.committed:
        move = stored.moves[n]
        table = next(tables)
        if stored.over or move.seat == seat or not table.answered_in_secret:
            action = move.action
    data: dict[str, Any] = {"n": n, "view": view, "decision": asked, "action": action}
    return Moment.model_validate(
        {**data, "log": log, "scores": scores, "over": over, "winners": winners}
    )


def asked_json(decisions: Any, seat: int | None) -> Json | None:
    """Who is asked what: the seat itself if it is asked, else the one that is, if it is one."""
    chosen = [decision for decision in decisions if decision.seat == seat]
    if not chosen and len(decisions) == 1:
        chosen = decisions
    if not chosen:
        return None
    return {"seat": chosen[0].seat, "prompt": message_json(chosen[0].prompt)}
