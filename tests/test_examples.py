"""The examples run as they stand, and the reference page says what the package says."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PRINTED = {
    "agent.py": "100 games",
    "puzzle.py": "points:",
    "tournament.py": "points ahead in 2 games",
    "worlds.py": "",
}


def test_every_example_is_tested() -> None:
    names = {path.name for path in (ROOT / "examples").glob("*.py")}
    assert names - {"own_cards.py"} == PRINTED.keys()


@pytest.mark.parametrize("name", PRINTED)
def test_an_example_runs(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [name, "1"])
    runpy.run_path(str(ROOT / "examples" / name), run_name="__main__")
    said = capsys.readouterr().out
    assert said.strip() and PRINTED[name] in said


def test_the_reference_is_what_the_package_says() -> None:
    """If this fails, run `make reference`."""
    page = runpy.run_path(str(ROOT / "docs" / "reference.py"))["page"]
    assert (ROOT / "docs" / "api.md").read_text(encoding="utf-8") == page()
