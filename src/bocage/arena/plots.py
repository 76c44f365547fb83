"""Plots as SVG, drawn by hand: intervals, distributions and lines; a page's style colours them.

Colours are classes: `c0`, `c1` … the bots, `axis`, `mark` and `soft` the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from .stats import Interval

WIDTH: Final = 720
LEFT: Final = 150
RIGHT: Final = 24
ROW: Final = 34
TALL: Final = 60
CHART: Final = 240
FOOT: Final = 30
COLOURS: Final = 6
BINS: Final = 24


class Scale(NamedTuple):
    """Where a value stands: between two places of the picture."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(self.start + part * (self.end - self.start), 1)


def ticks(low: float, high: float, most: int = 8) -> list[float]:
    """Round values over a range, at most so many."""
    raw = (high - low) / most
    power = 10.0 ** floor(log10(raw))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= raw * 0.999)
    return [round(n * step, 6) for n in range(ceil(low / step), floor(high / step + 1e-9) + 1)]


def wide(low: float, high: float) -> tuple[float, float]:
    """A range that has some room."""
    room = (high - low) * 0.05 or 1.0
    return low - room, high + room


def figure(value: float) -> str:
    """A number at an axis."""
    return f"{value:g}".replace("-", "−")


def picture(height: float, title: str, parts: Sequence[str]) -> str:
    """A whole picture."""
    name = escape(title)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{name}">'
        f"<title>{name}</title>{''.join(parts)}</svg>"
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" class="{kind}"/>'


def words(x: float, y: float, said: str, anchor: str = "middle") -> str:
    """A short text."""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(said)}</text>'


def across(scale: Scale, bottom: float, unit: str = "") -> list[str]:
    """Grid and figures of an axis from left to right."""
    parts = []
    for tick in ticks(scale.low, scale.high):
        parts.append(line(scale(tick), 4, scale(tick), bottom, "axis"))
        parts.append(words(scale(tick), bottom + 18, figure(tick) + unit))
    return parts


def colour(number: int) -> str:
    """The class of a bot's colour."""
    return f"c{number % COLOURS}"


def intervals(title: str, rows: Sequence[tuple[str, Interval]], mark: float | None) -> str:
    """Shares from 0 to 100 % as points with their intervals, and a mark to compare with."""
    bottom = 8.0 + ROW * len(rows)
    scale = Scale(0, 100, LEFT, WIDTH - RIGHT)
    parts = across(scale, bottom, " %")
    if mark is not None:
        parts.append(line(scale(100 * mark), 4, scale(100 * mark), bottom, "mark"))
    for number, (name, share) in enumerate(rows):
        y = 8 + ROW * (number + 0.5)
        parts.append(words(LEFT - 12, y + 4, name, "end"))
        if share.low is not None and share.high is not None:
            ends = scale(100 * share.low), scale(100 * share.high)
            parts.append(line(ends[0], y, ends[1], y, f"bar {colour(number)}"))
        x = scale(100 * share.value)
        parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="6" class="{colour(number)}"/>')
    return picture(bottom + FOOT, title, parts)


def distributions(title: str, rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """How often which points were reached, bot below bot, with their means."""
    everything = [points for _, values in rows for points in values]
    low, high = floor(min(everything)), ceil(max(everything)) + 1
    size = max(1, ceil((high - low) / BINS))
    bottom = 8.0 + TALL * len(rows)
    scale = Scale(low, high + size, LEFT, WIDTH - RIGHT)
    parts = across(scale, bottom)
    for number, (name, values) in enumerate(rows):
        base = 8.0 + TALL * (number + 1)
        counts: dict[int, int] = {}
        for points in values:
            place = int((points - low) // size)
            counts[place] = counts.get(place, 0) + 1
        most = max(counts.values())
        for place, count in sorted(counts.items()):
            x, end = scale(low + place * size), scale(low + (place + 1) * size)
            tall = round((TALL - 12) * count / most, 1)
            parts.append(
                f'<rect x="{x:g}" y="{base - tall:g}" width="{max(1, end - x - 1):g}"'
                f' height="{tall:g}" class="{colour(number)}"/>'
            )
        mean = scale(sum(values) / len(values))
        parts.append(line(mean, base - TALL + 6, mean, base, "mark"))
        parts.append(words(LEFT - 12, base - 8, name, "end"))
    return picture(bottom + FOOT, title, parts)


def lines(title: str, rows: Sequence[Sequence[tuple[float, float]]], unit: str = "") -> str:
    """Values that change from the left to the right, each with its place."""
    everything = [value for row in rows for _, value in row]
    places = [place for row in rows for place, _ in row]
    x = Scale(min(places), max(places) + (min(places) == max(places)), LEFT, WIDTH - RIGHT)
    y = Scale(*wide(min(everything), max(everything)), CHART, 8)
    parts = []
    for tick in ticks(y.low, y.high, 6):
        parts.append(line(LEFT, y(tick), WIDTH - RIGHT, y(tick), "axis"))
        parts.append(words(LEFT - 12, y(tick) + 4, figure(tick) + unit, "end"))
    for tick in ticks(x.low, x.high):
        if tick == int(tick):
            parts.append(words(x(tick), CHART + 18, figure(tick)))
    for number, row in enumerate(rows):
        points = [(x(place), y(value)) for place, value in row]
        path = " ".join(f"{across:g},{down:g}" for across, down in points)
        parts.append(f'<polyline points="{path}" class="run {colour(number)}"/>')
        last = points[-1]
        parts.append(f'<circle cx="{last[0]:g}" cy="{last[1]:g}" r="3" class="{colour(number)}"/>')
    return picture(CHART + FOOT, title, parts)
