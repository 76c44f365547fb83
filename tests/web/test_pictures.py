"""The pictures of README and docs: every game as it is played now, both themes, small files."""

from __future__ import annotations

import re
from pathlib import Path

import bocage
from tests.pictures import games

ROOT = games.FOLDER.parents[1]
PICTURE = re.compile(
    r'<picture>\s*<source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)">'
    r'\s*<img alt="[^"]{8,}"[^>]* src="([^"]+)">\s*</picture>'
)


def shown(page: Path) -> set[Path]:
    """The pictures of a page, in both themes."""
    text = page.read_text(encoding="utf-8")
    found: list[tuple[str, str]] = PICTURE.findall(text)
    assert text.count("<picture>") == len(found)
    assert all(light == dark.replace("-dark", "-light") for dark, light in found)
    return {page.parent / path for both in found for path in both}


def test_every_game_is_shown_as_it_is_played() -> None:
    """If this fails, run `make pictures`."""
    kept = games.kept()
    assert kept.keys() == {game.id for game in bocage.games()}
    assert all(scene.now(kept[scene.game]) for scene in games.SCENES)


def test_the_readme_shows_every_picture_in_both_themes() -> None:
    named, kept = shown(ROOT / "README.md"), set(games.FOLDER.glob("*.webp"))
    assert named == kept
    assert {path.stem for path in named} >= {f"{game.id}-dark" for game in bocage.games()}
    for page in (ROOT / "docs").glob("*.md"):
        assert shown(page) <= kept


def test_pictures_are_small() -> None:
    for path in games.FOLDER.glob("*.webp"):
        moves = path.stem.startswith("turn-")
        data = path.read_bytes()
        assert 10_000 < len(data) < (games.MOVING if moves else games.STILL), path.name
        assert data.count(b"ANMF") >= 8 if moves else b"ANIM" not in data
