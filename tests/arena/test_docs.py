"""The commands of docs/bots.md work, with bots that need little time."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from ..cli.scripts import run
from .fake_ray import FakeRay

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^bocage (arena .*)$", PAGE, re.MULTILINE)


def test_the_page_has_commands() -> None:
    assert len(COMMANDS) >= 5


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "ray", FakeRay())
    quick = re.sub(r"learned|search:\w+=\d+", "random", command)
    result = run(*quick.split(), "-n", "1", "--seed", "1")
    assert result.exit_code == 0, result.output
