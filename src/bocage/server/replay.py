"""A game told again: its outline, and any of its moments."""

from __future__ import annotations

from ..kernel.seat import Decision
from .ends import winners_of
from .models import (
    Asking,
    EntryBody,
    MessageBody,
    Moment,
    Outline,
    OutlineMove,
    OutlineRound,
    ScoreBody,
)
from .own import Shelf
from .present import Scroll, message_json, news, scores_json
from .restore import check_moment, unrolled
from .stored import Stored


def outline(stored: Stored, shelf: Shelf, mine: tuple[int, ...]) -> Outline:
    """All committed moves, with the rounds and turns they belong to."""
    moves: list[OutlineMove] = []
    rounds: list[OutlineRound] = []
    turn = 0
    previous: tuple[int, int] | None = None
    past = stored.moves[: stored.committed]
    n = stored.start_n
    for n, table in enumerate(unrolled(stored, shelf), stored.start_n):
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
                    message=MessageBody(**message_json(table.describe(move.action))),
                    round=round,
                    turn=turn,
                )
            )
        elif stored.over and rounds[-1].n != n:
            rounds.append(OutlineRound(round=round, n=n, totals=totals))
    return Outline(moves=moves, rounds=rounds, over=stored.over)


def moment(stored: Stored, shelf: Shelf, n: int, seat: int | None) -> Moment:
    """The table after `n` committed moves, as a seat saw it."""
    check_moment(stored, n)
    tables = unrolled(stored, shelf)
    for _ in range(stored.start_n, n):
        table = next(tables)
    before = table.copy() if n > stored.start_n else None
    table = next(tables)
    log = (
        Scroll(seat).read(table)
        if before is None
        else news(before, table.log[len(before.log) :], seat)
    )
    asked = asking(table.decisions, seat)
    view = table.observe(seat)
    scores = scores_json(table.scores())
    over = table.over or (stored.over and n == stored.committed)
    winners = winners_of(table, stored.chairs, stored.ended if over else None)
    action = None
    if n < stored.committed:
        move = stored.moves[n]
        table = next(tables)
        if stored.over or move.seat == seat or not table.answered_in_secret:
            action = move.action
    return Moment(
        n=n,
        view=view,
        decision=asked,
        action=action,
        log=[EntryBody(**entry) for entry in log],
        scores=[ScoreBody(**score) for score in scores],
        over=over,
        winners=winners,
    )


def asking(decisions: tuple[Decision, ...], seat: int | None) -> Asking | None:
    """Who is asked what: the seat itself if it is asked, else the one that is, if it is one."""
    chosen = [decision for decision in decisions if decision.seat == seat]
    if not chosen and len(decisions) != 1:
        return None
    found = chosen[0] if chosen else decisions[0]
    prompt = MessageBody(**message_json(found.prompt))
    return Asking(seat=found.seat, kind=found.kind, prompt=prompt)
