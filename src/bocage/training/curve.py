"""The curve of a run as a picture."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

WIDTH: Final = 720
HEIGHT: Final = 320
MARGIN: Final = 48
COLOURS: Final = ("#4a8ad4", "#d0554b", "#4fa56b", "#9a72c4", "#c99a58", "#5b6770")


def read_curve(path: Path) -> list[dict[str, Any]]:
    """What a run told on its way."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def drawn(curve: list[dict[str, Any]]) -> str:
    """The mean points by form over the games of a run, as SVG."""
    forms = sorted({form for told in curve for form in told["points"]})
    games = [told["games"] for told in curve]
    points = [value for told in curve for value in told["points"].values()]
    low, high = min(points, default=0.0), max(points, default=1.0)
    most = max(games, default=1) or 1
    span = (high - low) or 1.0

    def place(n: float, value: float) -> str:
        x = MARGIN + (WIDTH - 3 * MARGIN) * n / most
        y = HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * (value - low) / span
        return f"{x:.1f},{y:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f1"/>',
    ]
    for value in (low, (low + high) / 2, high):
        x, y = place(0, value).split(",")
        parts.append(f'<text x="4" y="{y}" fill="#5b6770">{value:.0f}</text>')
        parts.append(
            f'<line x1="{x}" x2="{WIDTH - 2 * MARGIN}" y1="{y}" y2="{y}" stroke="#e2dccb"/>'
        )
    for i, form in enumerate(forms):
        told = [(t["games"], t["points"][form]) for t in curve if form in t["points"]]
        path = " ".join([place(n, value) for n, value in told])
        colour = COLOURS[i % len(COLOURS)]
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        at = f'x="{WIDTH - 2 * MARGIN + 6}" y="{MARGIN + 16 * i}"'
        parts.append(f'<text {at} fill="{colour}">{form}</text>')
    at = f'x="{WIDTH / 2 - MARGIN}" y="{HEIGHT - 12}"'
    parts.append(f'<text {at} fill="#5b6770">{most:,} games</text></svg>')
    return "\n".join(parts) + "\n"
