"""Matches between bots, as a table, as JSON and as a page."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich import box
from rich.table import Table

import bocage

from ..arena.contest import Verdict, contest
from ..arena.crew import Crew
from ..arena.games import has_goal
from ..arena.match import Match, match_of
from ..arena.results import BadResults, Results, results_in, seed_in
from ..arena.standings import Standing, standings
from ..arena.stats import CONFIDENCE, Interval
from ..bots import LEVELS
from ..kernel.shapes import Options
from .files import keep_whole, read
from .say import MUTED, Trouble, Voice
from .simulate import progress_on

PAUSE: Final = 2.0
"""So many seconds pass between two writings of a file."""


class Wanted(NamedTuple):
    """How long a match goes on, and what becomes of its results."""

    sets: int
    mark: float | None = None
    until_decided: bool = False
    file: Path | None = None
    as_json: bool = False
    page: Path | None = None


def open_results(
    game: str,
    bots: list[str],
    seats: int | None,
    seed: int | str | None,
    options: Options,
    own: list[Path],
    file: Path | None,
) -> Results:
    """A new match, or where its file says it has come to; without a seed that of the file."""
    if file is None or not file.exists():
        return Results(match_of(game, bots, seats, seed, options, own))
    content = read(file)
    try:
        chosen = seed_in(content) if seed is None else seed
        return results_in(content, match_of(game, bots, seats, chosen, options, own))
    except BadResults as error:
        raise Trouble("arena-other-file", file=str(file), error=str(error)) from None


def mark_of(match: Match, wanted: Wanted) -> float | None:
    """The win rate that the first bot's is compared with: what is wanted, or an even share.

    None where there is nobody to win from, and no goal that may be reached or not.
    """
    if match.seats == 1:
        mark = wanted.mark if has_goal(match.plan) else None
    elif len(match.bots) == 1:
        mark = None
    else:
        mark = 100 * match.partners / match.seats if wanted.mark is None else wanted.mark
    if mark is None and wanted.until_decided:
        allowed = "two bots at a table, or a solo game with a goal and a mark, to decide upon"
        raise bocage.BadValue("until-decided", list(match.bots), allowed)
    return None if mark is None else mark / 100


def run(results: Results, wanted: Wanted, crew: Crew, voice: Voice, bar: Voice) -> bool:
    """Play on and tell what came of it; whether nobody has stopped it."""
    match = results.match
    mark = mark_of(match, wanted)
    name = voice.words(f"game-{match.game}")
    total = wanted.sets * len(match.plans)
    further = contest(results, wanted.sets, crew, mark if wanted.until_decided else None)
    written, whole = 0.0, True
    try:
        with progress_on(bar) as progress, crew:
            task = progress.add_task(name, total=total, completed=len(results.games))
            for results in further:
                progress.advance(task)
                if wanted.file is not None and time.monotonic() > written + PAUSE:
                    keep_whole(results.to_json() + "\n", wanted.file)
                    written = time.monotonic()
    except KeyboardInterrupt:
        whole = False
    finally:
        if wanted.file is not None:
            keep_whole(results.to_json() + "\n", wanted.file)
    tell(results, wanted, mark, voice)
    return whole


def tell(results: Results, wanted: Wanted, mark: float | None, voice: Voice) -> None:
    """Print the results, and write the page."""
    rows = standings(results)
    if wanted.page is not None and rows:
        from .arena_page import page

        keep_whole(page(results, rows, mark, voice), wanted.page)
    if wanted.as_json:
        print(json.dumps(as_json(results, rows, mark), ensure_ascii=False))
    elif rows:
        show(results, rows, voice)
        for note in notes(results, mark, voice):
            voice.print(note, style=MUTED)
    else:
        voice.tell("arena-nothing")


def as_json(results: Results, rows: list[Standing], mark: float | None) -> dict[str, Any]:
    """What programs are told."""
    plan = results.match.plan
    return {
        "game": plan.game,
        "seats": results.match.seats,
        "seed": plan.seed,
        "options": plan.options,
        "seatings": [list(each.bots) for each in results.match.plans],
        "sets": results.sets,
        "games": results.sets * len(results.match.plans),
        "mark": mark,
        "decided": is_decided(results, mark),
        "confidence": CONFIDENCE,
        "standings": [row_data(row) for row in rows],
    }


def row_data(row: Standing) -> dict[str, Any]:
    """A bot's figures."""

    def span(interval: Interval | None) -> dict[str, float | None] | None:
        if interval is None:
            return None
        found = interval._asdict()
        return {key: None if n is None else round(n, 4) for key, n in found.items()}

    return {
        "bot": row.bot,
        "games": row.games,
        "wins": None if row.wins is None else round(row.wins, 4),
        "rate": span(row.rate),
        "points": span(row.points),
        "sd": round(row.spread, 3),
        "min": row.lowest,
        "max": row.highest,
        "margin": span(row.margin),
        "rating": span(row.rating),
    }


def is_decided(results: Results, mark: float | None) -> bool:
    """Whether the first bot's win rate is surely not the mark."""
    return mark is not None and Verdict(results, mark).reached


def columns(
    results: Results, rows: list[Standing], voice: Voice, extremes: bool = False
) -> list[tuple[str, list[str]]]:
    """The table column by column, heads and cells; there is not always room for extremes."""
    solo = results.match.seats == 1
    found = [
        (voice.say("column-bot"), [row.bot for row in rows]),
        (voice.say("arena-games"), [voice.figure(row.games) for row in rows]),
    ]
    if rows[0].rate is not None:
        head = voice.say("column-goals" if solo else "column-wins")
        found.append((head, [percent(row.rate, voice) for row in rows]))
    found.append((voice.say("column-mean"), [span(row.points, voice) for row in rows]))
    if extremes:
        found += [
            (voice.say("column-min"), [voice.figure(row.lowest) for row in rows]),
            (voice.say("column-max"), [voice.figure(row.highest) for row in rows]),
        ]
    if rows[0].margin is not None:
        found.append((voice.say("arena-margin"), [span(row.margin, voice) for row in rows]))
    if rows[0].rating is not None:
        found.append((voice.say("arena-rating"), [span(row.rating, voice) for row in rows]))
    return found


def span(interval: Interval | None, voice: Voice) -> str:
    """A figure with how far it may be off."""
    if interval is None:
        return ""
    value = voice.figure(round(float(interval.value), 1))
    if interval.high is None:
        return value
    reach = voice.figure(round(float(interval.high - interval.value), 1))
    return voice.say("arena-span", value=value, reach=reach)


def percent(interval: Interval | None, voice: Voice) -> str:
    """A share with between what it lies."""
    if interval is None or interval.low is None or interval.high is None:
        return ""
    value, low, high = (voice.figure(round(100 * float(n), 1)) for n in interval if n is not None)
    return voice.say("arena-percent", value=value, low=low, high=high)


def title_of(results: Results, voice: Voice) -> str:
    """What was played, and how much of it."""
    match = results.match
    game = voice.words(f"game-{match.game}")
    games = results.sets * len(match.plans)
    return voice.say("arena-title", game=game, sets=results.sets, games=games)


def notes(results: Results, mark: float | None, voice: Voice) -> list[str]:
    """What one should know about the figures."""
    match = results.match
    found = [voice.say("arena-confidence", n=round(100 * CONFIDENCE), seed=str(match.plan.seed))]
    if mark is not None and is_decided(results, mark):
        first = next(row for row in standings(results) if row.bot == match.bots[0])
        side = "above" if first.rate is not None and first.rate.value > mark else "below"
        share = voice.figure(round(100 * mark, 1) if 100 * mark % 1 else round(100 * mark))
        found.append(voice.say("arena-decided", bot=match.bots[0], side=side, mark=share))
    if any("seconds=" in LEVELS.get(bot, bot) for bot in match.bots):
        found.append(voice.say("arena-seconds"))
    return found


def show(results: Results, rows: list[Standing], voice: Voice) -> None:
    """The results as a table."""
    voice.print(title_of(results, voice), style="italic")
    sheet = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    found = columns(results, rows, voice)
    for number, (head, _) in enumerate(found):
        sheet.add_column(head, justify="right" if number else "left", no_wrap=bool(number))
    for cells in zip(*(cells for _, cells in found), strict=True):
        sheet.add_row(*cells)
    voice.print(sheet)
