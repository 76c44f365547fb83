"""A card or tile that is put together wrongly is an error of types, before anybody plays it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FILES = ("wrong_cards", "wrong_tiles")


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What mypy says of the wrong definitions."""
    folder = tmp_path_factory.mktemp("wrong")
    for name in FILES:
        shutil.copy(HERE / f"{name}.txt", folder / f"{name}.py")
    files = [str(folder / f"{name}.py") for name in FILES]
    return subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", *files],
        capture_output=True,
        text=True,
        cwd=ROOT,
    ).stdout


@pytest.mark.parametrize("name", FILES)
def test_every_wrong_definition_is_a_type_error_and_no_other_line(name: str, said: str) -> None:
    refused = {int(n) for n in re.findall(rf"{name}\.py:(\d+): error", said)}
    lines = (HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    wrong = {number for number, line in enumerate(lines, 1) if line.endswith("# wrong")}
    assert len(wrong) > 18
    assert refused == wrong, said
