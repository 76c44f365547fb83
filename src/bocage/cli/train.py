"""`bocage train`: a network that learns a game from its own games."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import bocage

from .say import Trouble, Voice


def learn(game: str, folder: Path, given: dict[str, Any], as_json: bool, voice: Voice) -> None:
    """Learn for some minutes, telling how it goes; what the folder holds is gone on with."""
    try:
        from ..training.curve import drawn, read_curve
        from ..training.run import Progress, Settings, train
    except ImportError:
        raise Trouble("train-needs") from None
    if game not in [known.id for known in bocage.games()]:
        raise bocage.BadValue("game", game, ", ".join(known.id for known in bocage.games()))
    settings = Settings(game, **given)

    def report(progress: Progress) -> None:
        if not as_json:
            points = ", ".join(f"{form}: {n:.1f}" for form, n in progress.points.items())
            voice.tell(
                "train-progress",
                minutes=f"{progress.seconds / 60:.1f}",
                games=progress.games,
                points=points or "–",
            )

    network = train(settings, folder, report)
    (folder / "curve.svg").write_text(drawn(read_curve(folder / "curve.jsonl")), encoding="utf-8")
    if as_json:
        print(json.dumps({"network": str(folder / "network.npz"), **network.about}))
    else:
        voice.tell("train-done", file=str(folder / "network.npz"))


def usual_actors() -> int:
    """One process per core, less one for the learner."""
    return max(1, (os.cpu_count() or 2) - 1)
