"""A card that is put together wrongly is an error of types, before anybody plays it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

WRONG = Path(__file__).with_name("wrong_cards.txt")
ROOT = Path(__file__).parents[4]


def test_every_wrong_card_is_a_type_error_and_no_other_line(tmp_path: Path) -> None:
    file = tmp_path / "wrong_cards.py"
    shutil.copy(WRONG, file)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", str(file)],
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    refused = {int(n) for n in re.findall(r"wrong_cards\.py:(\d+): error", done.stdout)}
    lines = WRONG.read_text(encoding="utf-8").splitlines()
    wrong = {number for number, line in enumerate(lines, 1) if line.endswith("# wrong")}
    assert len(wrong) > 25
    assert refused == wrong, done.stdout + done.stderr
