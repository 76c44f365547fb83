"""The browser puts messages into the same words as Python does."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import bocage
from bocage.server.present import message_json

WEB = Path(__file__).parents[2] / "web"
NAMES = ["Ana", "Борис", "Chloé"]


def spoken(table: bocage.Table, dice: random.Random) -> list[Any]:
    """Everything that can be said about a table now."""
    decision = table.decision
    assert decision is not None
    actions = list(decision.actions)
    others = [action for action in table.game.actions.actions if action not in actions]
    reasons = [table.why_not(action) for action in dice.sample(others, 3)]
    offered = dice.sample(actions, min(3, len(actions)))
    return [
        decision.prompt,
        *[table.describe(action) for action in offered],
        *filter(None, reasons),
    ]


def samples() -> list[dict[str, Any]]:
    """Messages of random games, and their texts in all languages."""
    found: dict[str, dict[str, Any]] = {}
    dice = random.Random(5)
    for game in bocage.games():
        table = bocage.new(game.id, seats=min(3, max(game.seats)), seed=5)
        said: list[Any] = []
        while table.decision is not None:
            said += spoken(table, dice)
            table.play(dice.choice(table.decision.actions))
        for message in [*said, *table.log]:
            data: dict[str, Any] = {**message_json(message)}
            if isinstance(message, bocage.Entry):
                data["seat"] = message.seat
            texts = {locale: bocage.text(message, locale, NAMES) for locale in bocage.LOCALES}
            key = json.dumps(data, sort_keys=True)
            found[key] = {"message": data, "names": NAMES, "texts": texts}
    return list(found.values())


def test_browser_and_python_say_the_same(tmp_path: Path) -> None:
    vitest = WEB / "node_modules" / ".bin" / "vitest"
    if not vitest.exists() or shutil.which("node") is None:
        pytest.skip("the web packages are not installed: `make check` does it")
    path = tmp_path / "samples.json"
    path.write_text(json.dumps(samples(), ensure_ascii=False), encoding="utf-8")
    run = subprocess.run(
        [vitest, "run", "src/lib/text.test.ts"],
        cwd=WEB,
        env={**os.environ, "BOCAGE_SAMPLES": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "skipped" not in run.stdout
