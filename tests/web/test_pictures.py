"""The pictures of README and docs: every game as it is played now, both themes, small files."""

from __future__ import annotations

import re

import bocage
from tests.pictures import games

ROOT = games.FOLDER.parents[1]
PICTURE = re.compile(
    r'<picture>\s*<source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)">'
    r'\s*<img alt="[^"]{8,}"[^>]* src="([^"]+)">\s*</picture>'
)


def shown(page: str) -> list[tuple[str, str]]:
    """The pictures of a page, dark and light."""
    return PICTURE.findall((ROOT / page).read_text(encoding="utf-8"))


def test_every_game_is_shown_as_it_is_played() -> None:
    """If this fails, run `make pictures`."""
    kept = games.kept()
    assert kept.keys() == {game.id for game in bocage.games()}
    assert all(scene.now(kept[scene.game]) for scene in games.SCENES)


def test_the_readme_shows_every_picture_in_both_themes() -> None:
    found = shown("README.md")
    assert (ROOT / "README.md").read_text(encoding="utf-8").count("<picture>") == len(found)
    assert all(light == dark.replace("-dark", "-light") for dark, light in found)
    named = {ROOT / path for both in found for path in both}
    assert named == set(games.FOLDER.glob("*.webp"))
    assert {path.stem for path in named} >= {f"{game.id}-dark" for game in bocage.games()}


def test_pictures_are_small() -> None:
    for path in games.FOLDER.glob("*.webp"):
        moves = path.stem.startswith("turn-")
        data = path.read_bytes()
        assert 10_000 < len(data) < (games.MOVING if moves else games.STILL), path.name
        assert data.count(b"ANMF") >= 8 if moves else b"ANIM" not in data
