"""The games on the pictures: real ones, played by bots from a seed up to a moment worth a look."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import bocage

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
KEPT = FOLDER / "games.json"
"""The records of the games that the pictures show."""
STILL, MOVING = 80_000, 400_000
"""So many bytes a picture may have."""
NAMES = ("Ana", "Bo")
TRAVELS = (
    "place forest",
    "place clay-pit",
    "place reed-bank",
    "place fishing",
    "place western-quarry",
)
"""What brings goods that are seen to travel."""
USUAL = ("place", "turn")
"""The question of every turn."""


@dataclass(frozen=True)
class Scene:
    """A game, and the round in which it is looked at from Ana's seat, when she has a choice."""

    game: str
    round: int
    kind: str
    seed: int
    options: dict[str, Any] = field(default_factory=dict)

    def now(self, table: bocage.Table) -> bool:
        """Whether this is the moment."""
        asked = table.decision
        return (
            asked is not None
            and (asked.seat, asked.kind) == (0, self.kind)
            and table.progress[0] >= self.round
        )

    def played(self) -> bocage.Record:
        """The game up to its moment."""
        table = bocage.new(self.game, seats=len(NAMES), seed=self.seed, **self.options)
        bots = [bocage.bot("greedy", seed=seat) for seat in range(len(NAMES))]
        while (asked := table.decision) is not None and not self.now(table):
            table.play(bots[asked.seat].choose(table.seat(asked.seat)))
        record = table.record()
        record.position = None
        return record


SCENES = (
    Scene("agricola-revised", 12, "place", 2, {"cards": "base"}),
    Scene("agricola-classic", 12, "place", 3, {"cards": "base"}),
    Scene("creatures", 7, "place", 7),
    Scene("hallertau", 5, "turn", 1),
    Scene("express", 5, "turn", 2),
)


def play() -> None:
    """Play all games anew, and keep their records."""
    records = {scene.game: scene.played().data() for scene in SCENES}
    lines = [f"{json.dumps(game)}: {json.dumps(record)}" for game, record in records.items()]
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def begun(record: bocage.Record) -> bocage.Table:
    """The table at which a recorded game began."""
    options: dict[str, Any] = dict(record.options)
    return bocage.new(record.game, seats=record.seats, seed=record.seed, **options)


def kept() -> dict[str, bocage.Table]:
    """The tables of the games that were kept, by game."""
    records = json.loads(KEPT.read_text(encoding="utf-8"))
    return {
        game: bocage.replay(bocage.Record.from_json(json.dumps(record)))
        for game, record in records.items()
    }
