"""`bocage train`: a network that learns a game from its own games."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.progress import TaskProgressColumn

import bocage

from ..arena.crew import crew_of
from .say import Trouble, Voice
from .simulate import progress_on

if TYPE_CHECKING:
    from ..training.run import Progress


def learn(
    game: str,
    folder: Path,
    given: dict[str, Any],
    ray: str | None,
    as_json: bool,
    voice: Voice,
    bar: Voice,
) -> None:
    """Learn for some minutes, telling how it goes; what the folder holds is gone on with."""
    try:
        from ..training.curve import drawn, read_curve
        from ..training.mixes import manner_of
        from ..training.run import Settings, train
    except ImportError:
        raise Trouble("train-needs") from None
    if game not in [known.id for known in bocage.games()]:
        raise bocage.BadValue("game", game, ", ".join(known.id for known in bocage.games()))
    settings = Settings(game, **{**manner_of(game), **given})
    crew = None if ray is None else crew_of(ray=ray)
    with progress_on(bar, TaskProgressColumn()) as shown:
        task = shown.add_task(voice.words(f"game-{game}"), total=60 * settings.minutes)
        begin = time.monotonic()

        def report(progress: Progress) -> None:
            shown.update(task, completed=time.monotonic() - begin)
            if not as_json:
                show(progress, voice)

        network = train(settings, folder, report, crew)
    (folder / "curve.svg").write_text(drawn(read_curve(folder / "curve.jsonl")), encoding="utf-8")
    if as_json:
        print(json.dumps({"network": str(folder / "network.npz"), **network.about}))
    else:
        voice.tell("train-done", file=str(folder / "network.npz"))


def show(progress: Progress, voice: Voice) -> None:
    """Where learning stands, in a line or two."""
    points = ", ".join(f"{form}: {n:.1f}" for form, n in progress.points.items())
    minutes = f"{progress.seconds / 60:.1f}"
    voice.tell("train-progress", minutes=minutes, games=progress.games, points=points or "–")
    for rival, against in progress.against.items():
        voice.tell(
            f"train-against-{rival}",
            games=against.games,
            percent=f"{100 * against.won:.0f}",
            ahead=f"{against.ahead:+.1f}".replace("-", "−"),
        )


def usual_actors() -> int:
    """One process per core, less one for the learner."""
    return max(1, (os.cpu_count() or 2) - 1)
