"""Measuring what a page shows: text that is cut or lies on other text, controls out of reach."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def crammed(page: Page) -> list[str]:
    """The texts that are cut, lie on each other or leave their box, and what is out of reach."""
    found: list[str] = page.evaluate(MEASURE)
    return found
