"""Many games between bots, and how they ended."""

from __future__ import annotations

import json
import secrets
import statistics
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rich import box
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table

import bocage

from ..arena.crew import crew_of
from ..arena.games import Outcome, Plan, has_goal, play_one
from ..kernel.own import sources_in
from ..kernel.shapes import Options
from .say import Voice


def summary(plan: Plan, results: list[Outcome]) -> dict[str, Any]:
    """Mean, spread, extremes and wins per seat; a shared win counts for each.

    Whoever plays alone wins by reaching the game's goal, if it has one.
    """
    seats: list[dict[str, Any]] = []
    for seat, bot in enumerate(plan.bots):
        totals = [result.totals[seat] for result in results]
        seats.append(
            {
                "bot": bot,
                "mean": round(statistics.fmean(totals), 3),
                "sd": round(statistics.stdev(totals), 3) if len(totals) > 1 else 0.0,
                "min": min(totals),
                "max": max(totals),
                "wins": sum(seat in result.winners for result in results),
            }
        )
    return {"game": plan.game, "games": len(results), "seats": seats}


def plan_for(
    game: str,
    bots: list[str],
    seats: int | None,
    seed: int | str | None,
    options: Options,
    own: Sequence[Path] = (),
) -> Plan:
    """A checked plan: bots take the seats in turn, two seats unless more bots are named."""
    count = max(2, len(bots)) if seats is None else seats
    if count < len(bots):
        raise bocage.BadValue("bots", ",".join(bots), f"at most one name for each of {count} seats")
    chosen = secrets.randbits(64) if seed is None else seed
    sources = sources_in(own)
    bocage.new(game, seats=count, seed=chosen, own=sources, **options)
    for name in bots:
        bocage.bot(name)
    players = tuple(bots[seat % len(bots)] for seat in range(count))
    return Plan(game, players, chosen, options, sources)


def progress_on(bar: Voice, far: ProgressColumn | None = None) -> Progress:
    """How far something long is, where that is a terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        far or MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=bar.output,
        transient=True,
        disable=not bar.output.is_terminal,
    )


def simulate(plan: Plan, count: int, jobs: int, as_json: bool, voice: Voice, bar: Voice) -> None:
    """Play and print the result; `bar` shows how far it is, if it is a terminal."""
    results: list[Outcome] = []
    with progress_on(bar) as progress, crew_of(jobs) as crew:
        task = progress.add_task(voice.words(f"game-{plan.game}"), total=count)
        for outcome in crew.each(partial(play_one, plan), range(count)):
            results.append(outcome)
            progress.advance(task)
    data = summary(plan, results)
    if as_json:
        print(json.dumps(data, ensure_ascii=False))
    else:
        show(data, voice, has_goal(plan))


def show(data: dict[str, Any], voice: Voice, goal: bool) -> None:
    """The result as a table; where there is a `goal`, how often it was reached."""
    name = voice.words(f"game-{data['game']}")
    table = Table(
        title=voice.say("simulated", game=name, n=data["games"]),
        box=box.SIMPLE_HEAD,
        title_justify="left",
    )
    for column in ("seat", "bot", "mean", "sd", "min", "max", "goals" if goal else "wins"):
        left = column in ("seat", "bot")
        table.add_column(voice.say(f"column-{column}"), justify="left" if left else "right")
    for seat, row in enumerate(data["seats"]):
        share = round(100 * row["wins"] / data["games"])
        table.add_row(
            voice.seat(seat),
            voice.bot(row["bot"]),
            voice.figure(round(float(row["mean"]), 1)),
            voice.figure(round(float(row["sd"]), 1)),
            voice.figure(row["min"]),
            voice.figure(row["max"]),
            voice.say("wins", n=row["wins"], percent=share),
        )
    voice.print(table)
