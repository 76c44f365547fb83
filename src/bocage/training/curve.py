"""The curve of a run: what it told on its way, and a picture of it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from ..arena.plots import CHART, FOOT, WIDTH, colour, lines, words

COLOURS: Final = ("#2f6fb7", "#c2453b", "#3d8a57", "#7d55ab", "#a8742f", "#2b8a8a")
KEY: Final = 18
HEAD: Final = 24
STYLE: Final = """
text { font: 13px sans-serif; fill: #26241f; stroke: none; }
.axis { stroke: #d9d5ca; } .run { fill: none; stroke-width: 2; }
"""


def read_curve(path: Path) -> list[dict[str, Any]]:
    """What a run told on its way."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def drawn(curve: Sequence[dict[str, Any]]) -> str:
    """Points by form, the share won from each frozen opponent, and how wrong points were, over the
    games of a run, as SVG."""
    parts, height = [], 0.0
    for title, rows, unit in panels(curve):
        if not rows:
            continue
        chart = lines(title, list(rows.values()), unit)
        parts.append(words(8, height + 16, title, "start"))
        size = f'<svg y="{height + HEAD:g}" width="{WIDTH}" height="{CHART + FOOT}" '
        parts.append(chart.replace("<svg ", size, 1))
        height += HEAD + CHART + FOOT
        for number, name in enumerate(rows):
            x, y = 150 + 190 * (number % 3), height + KEY * (number // 3 + 1) - 6
            parts.append(f'<circle cx="{x}" cy="{y - 4:g}" r="5" class="{colour(number)}"/>')
            parts.append(words(x + 10, y, name, "start"))
        height += KEY * (len(rows) // 3 + 2)
    shades = "\n".join(
        f".{colour(n)} {{ stroke: {shade}; }} circle.{colour(n)} {{ fill: {shade}; }}"
        for n, shade in enumerate(COLOURS)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}">'
        f"<style>{escape(STYLE + shades)}</style>"
        f'<rect width="100%" height="100%" fill="#fbfaf6"/>{"".join(parts)}</svg>\n'
    )


Rows = dict[str, list[tuple[float, float]]]


def panels(curve: Sequence[dict[str, Any]]) -> Iterator[tuple[str, Rows, str]]:
    """What is drawn: a title, values over games by name, and their unit."""
    points: Rows = {}
    won: Rows = {}
    wrong: Rows = {}
    for told in curve:
        for form, value in told["points"].items():
            points.setdefault(form, []).append((told["games"], value))
        for rival, against in told.get("against", {}).items():
            won.setdefault(rival, []).append((told["games"], 100 * against["won"]))
        wrong.setdefault("points", []).append((told["games"], told["wrong_points"]))
        wrong.setdefault("wishes", []).append((told["games"], told["wrong_wishes"]))
    yield "mean points, by seats and options", points, ""
    yield "won against frozen opponents", won, " %"
    yield "error", wrong, ""
