"""How fast the engine is: random play and copies, on one core and fresh seeds."""

from __future__ import annotations

import gc
import json
import resource
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import bocage

from ..games import find
from ..kernel.game import Game
from ..kernel.playout import playout
from ..kernel.rng import seeded
from ..kernel.state import State
from . import bench_envs, load, thought

RUNS = 5

Entry = tuple[str, Game, int, dict[str, Any]]


def entry(game: Game, seats: int, **chosen: Any) -> Entry:
    """A game to be measured, with all options as they are unless chosen otherwise."""
    names = [name if value is True else str(value) for name, value in chosen.items()]
    defaults = {option.name: option.default for option in game.options}
    return "/".join([game.id, str(seats), *names]), game, seats, {**defaults, **chosen}


def entries(games: list[str] | None) -> list[Entry]:
    """What is measured: every game and seat count, in every form, and options switched on.

    Only options that need no other count: switches once, the rest as forms of the game.
    """
    found: list[Entry] = []
    for game in [find(id) for id in games] if games else bocage.games():
        switches = [option for option in game.options if option.values == (False, True)]
        alone = [option for option in switches if option.needs is None]
        forms = [
            {option.name: value}
            for option in game.options
            if option not in switches and not option.seats and option.needs is None
            for value in option.values
            if value != option.default
        ]
        for form in ({}, *forms):
            found += [entry(game, seats, **form) for seats in game.seats]
        for option in alone:
            found.append(entry(game, min(option.seats or game.seats), **{option.name: True}))
    return found


def calibration() -> float:
    """Turns per second of a fixed loop of plain Python, to compare machines by."""

    def loop() -> float:
        start = time.perf_counter()
        x = 1
        table = [0] * 64
        for i in range(200_000):
            x = (x * 1103515245 + i) & 0x7FFFFFFF
            table[x & 63] += 1
        return 200_000 / (time.perf_counter() - start)

    return statistics.median(loop() for _ in range(RUNS))


def start(entry: Entry, seed: int) -> State:
    """A new game."""
    _, game, seats, options = entry
    return game.new(seats, options, seeded(seed), None)


def play_run(entry: Entry, seed: int, seconds: float) -> tuple[float, float]:
    """Decisions and games per second of random play."""
    decisions = games = 0
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds:
        for _ in range(4):
            decisions += playout(start(entry, seed + games), seed + games)
            games += 1
    return decisions / elapsed, games / elapsed


def copy_run(entry: Entry, seed: int, seconds: float) -> float:
    """Copies per second of a state in the middle of a game."""
    s = start(entry, seed)
    for turn in range(40):
        if s.options:
            s.play(s.options[(seed + turn) % len(s.options)])
    copies = 0
    copy = s.copy
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds:
        for _ in range(500):
            copy()
        copies += 500
    return copies / elapsed


def measure(entry: Entry, seed: int, seconds: float) -> dict[str, float]:
    """The medians of several runs, after a warm-up on other seeds."""
    play_run(entry, seed + 10_000_000, seconds)
    plays = [play_run(entry, seed + run * 1_000_000, seconds) for run in range(RUNS)]
    copies = [copy_run(entry, seed + run, seconds / 5) for run in range(RUNS)]
    return {
        "decisions_per_s": round(statistics.median(play[0] for play in plays)),
        "games_per_s": round(statistics.median(play[1] for play in plays), 1),
        "copies_per_s": round(statistics.median(copies)),
    }


def peak_memory() -> float:
    """The most memory this process has used, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def worst(chosen: list[Entry], seed: int, games: int, tick: Callable[[], None]) -> dict[str, float]:
    """The slowest single step of many games, in processor time, and memory on the way.

    What the command line itself has loaded is taken out of garbage collection first.
    """
    gc.collect()
    gc.freeze()
    slowest = 0.0
    half = 0.0
    clock = time.thread_time
    for game in range(games):
        s = start(chosen[game % len(chosen)], seed + game)
        x = game
        while s.options:
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
            action = s.options[(x >> 8) * len(s.options) >> 23]
            before = clock()
            s.play(action)
            slowest = max(slowest, clock() - before)
        if game == games // 2:
            half = peak_memory()
        tick()
    return {
        "games": games,
        "slowest_step_ms": round(slowest * 1000, 2),
        "memory_half_mib": round(half, 1),
        "memory_end_mib": round(peak_memory(), 1),
    }


def bench(
    json_output: bool,
    seconds: float = 2.0,
    games: list[str] | None = None,
    seed: int | None = None,
    worst_of: int = 0,
    server: bool = False,
) -> None:
    """Measure and print, as a table or as JSON."""
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    seed = time.time_ns() % 1_000_000_000 if seed is None else seed
    chosen = entries(games)
    progress = Progress(
        console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()
    )
    results: dict[str, dict[str, float]] = {}
    slowest: dict[str, float] = {}
    with progress:
        task = progress.add_task("bench", total=len(chosen))
        speed = calibration()
        for entry in chosen:
            results[entry[0]] = measure(entry, seed, seconds / RUNS)
            progress.advance(task)
        if worst_of:
            steps = progress.add_task("worst step", total=worst_of)
            slowest = worst(chosen, seed, worst_of, lambda: progress.advance(steps))
        learners = bench_envs.measure(games, seed, seconds / RUNS)
        thoughts = thought.measured(games, seed, seconds / RUNS)
    data: dict[str, Any] = {"calibration_per_s": round(speed), "results": results}
    if learners:
        data["environments"] = learners
    data["thought"] = thoughts
    if slowest:
        data["worst"] = slowest
    if server:
        data["server"] = load.measure()
    if json_output:
        print(json.dumps(data))
        return
    table = Table(title=f"calibration {speed:,.0f}/s")
    for heading in ("", "decisions/s", "games/s", "copies/s"):
        table.add_column(heading, justify="right" if heading else "left")
    for name, row in results.items():
        table.add_row(
            name,
            f"{row['decisions_per_s']:,}",
            f"{row['games_per_s']:,}",
            f"{row['copies_per_s']:,}",
        )
    console = Console()
    console.print(table)
    if learners:
        console.print(bench_envs.table(learners))
    console.print(thought.table(thoughts))
    if slowest:
        console.print(
            f"slowest step of {slowest['games']:,} games: {slowest['slowest_step_ms']} ms; memory "
            f"{slowest['memory_half_mib']} MiB halfway, {slowest['memory_end_mib']} MiB at the end"
        )
    if server:
        console.print(load.table(data["server"]))
