"""A match as a page of its own: table and plots, light and dark, without a script."""

from __future__ import annotations

from html import escape

from ..arena.plots import COLOURS as COUNT
from ..arena.plots import colour, distributions, intervals, lines
from ..arena.results import Results
from ..arena.standings import Standing
from .arena import columns, notes, title_of
from .say import Voice

LIGHT = ("#2f6fb7", "#c2453b", "#3d8a57", "#7d55ab", "#a8742f", "#2b8a8a")
DARK = ("#6fa8e8", "#ec8279", "#74c592", "#b495dc", "#dcae6e", "#66c5c5")
assert len(LIGHT) == len(DARK) == COUNT

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf6; --ink: #26241f; --soft: #d9d5ca; %s }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1d1c19; --ink: #ece8dd; --soft: #47443c; %s }
}
body { background: var(--paper); color: var(--ink); max-width: 60rem; margin: 2rem auto;
  padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid var(--soft);
  white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
svg { width: 100%%; height: auto; } svg text { font-size: 13px; fill: var(--ink); }
.axis { stroke: var(--soft); } .mark { stroke: var(--ink); stroke-dasharray: 4 3; }
.bar { stroke-width: 5; stroke-linecap: round; opacity: .55; }
.run { fill: none !important; stroke-width: 2; }
.key { display: inline-block; width: .8em; height: .8em; border-radius: 50%%; margin-right: .5em; }
%s
"""


def style() -> str:
    """The style of the page."""
    names = range(COUNT)
    bright, dark = (
        " ".join(f"--c{number}: {colours[number]};" for number in names)
        for colours in (LIGHT, DARK)
    )
    classes = "\n".join(
        f".c{n} {{ fill: var(--c{n}); stroke: var(--c{n}); background: var(--c{n}); }}"
        for n in names
    )
    return STYLE % (bright, dark, classes)


def sheet(results: Results, rows: list[Standing], voice: Voice) -> str:
    """The table."""
    found = columns(results, rows, voice, extremes=True)
    heads = "".join(f"<th>{escape(head)}</th>" for head, _ in found)
    body = []
    for number, cells in enumerate(zip(*(cells for _, cells in found), strict=True)):
        name = f'<td><span class="key {colour(number)}"></span>{escape(cells[0])}</td>'
        body.append(name + "".join(f"<td>{escape(cell)}</td>" for cell in cells[1:]))
    drawn = "".join(f"<tr>{row}</tr>" for row in [heads, *body])
    return f'<div class="wide"><table>{drawn}</table></div>'


def plots(results: Results, rows: list[Standing], mark: float | None, voice: Voice) -> list[str]:
    """The plots, each under its heading."""
    solo = results.match.seats == 1
    rated = rows[0].rate is not None
    share = voice.say("column-goals" if solo else "arena-rate")
    found = []
    if rated:
        shares = [(row.bot, row.rate) for row in rows if row.rate is not None]
        found.append((share, intervals(share, shares, mark)))
    points = voice.say("arena-points")
    found.append((points, distributions(points, [(row.bot, row.all_points) for row in rows])))
    what = share if rated else voice.say("column-mean")
    title = voice.say("arena-running", what=what)
    factor, unit = (100, " %") if rated else (1, "")
    runs = [list(enumerate([factor * value for value in row.running], 1)) for row in rows]
    found.append((title, lines(title, runs, unit)))
    return [f"<h2>{escape(head)}</h2>{drawn}" for head, drawn in found]


def page(results: Results, rows: list[Standing], mark: float | None, voice: Voice) -> str:
    """The whole page."""
    title = escape(title_of(results, voice))
    told = "".join(f"<p>{escape(note)}</p>" for note in notes(results, mark, voice))
    drawn = "".join(plots(results, rows, mark, voice))
    return (
        f'<!doctype html>\n<html lang="{voice.locale}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{style()}</style></head><body><h1>{title}</h1>"
        f"{sheet(results, rows, voice)}{told}{drawn}</body></html>\n"
    )
