"""A record step by step, or told in one go."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from rich.rule import Rule
from rich.text import Text

import bocage

from ..kernel.keeping import begun, play_line
from .look import look_of
from .play import Ask, announce
from .say import ALARM, MUTED, Trouble, Voice
from .scene import scene, score_sheet

STEPS: Final = ("action", "turn", "round")


def unrolled(record: bocage.Record, own: Sequence[Path] = ()) -> list[bocage.Table]:
    """The table at the start and after every action of a record."""
    last = bocage.replay(record, own=own)
    if last.diverged:
        return [last]
    table = begun(last)
    tables = [table]
    for line in record.actions:
        table = table.copy()
        play_line(table, line)
        tables.append(table)
    return tables


def moment(table: bocage.Table, step: str) -> object:
    """What changes from one step to the next: the round, whose turn it is, or everything."""
    if step == "round":
        return table.observe()["round"] if table.decisions else None
    waiting = table.decisions
    if not waiting:
        return None
    if look_of(table.game.id).turn(waiting[0]):
        return len(table.actions)
    return waiting[0].seat


def stops(tables: list[bocage.Table], step: str) -> list[int]:
    """The places in the record at which to stop."""
    if step == "action":
        return list(range(len(tables)))
    places = [0]
    for place in range(1, len(tables)):
        if moment(tables[place], step) != moment(tables[place - 1], step):
            places.append(place)
    if places[-1] != len(tables) - 1:
        places.append(len(tables) - 1)
    return places


@final
class Replay:
    """A walk back and forth through a record."""

    def __init__(self, tables: list[bocage.Table], step: str, voice: Voice, ask: Ask) -> None:
        self.tables = tables
        self.places = stops(tables, step)
        self.at = 0
        self.voice = voice
        voice.game = tables[0].game.id
        self.ask = ask

    def run(self) -> None:
        """Show, ask where to go, and go there, until somebody has seen enough."""
        try:
            self.show()
            while self.obey(self.ask(self.voice.say("replay-prompt") + " ").strip().lower()):
                pass
        except (EOFError, KeyboardInterrupt):
            self.voice.print()

    def obey(self, line: str) -> bool:
        """Go where the line says; False to leave."""
        last = len(self.places) - 1
        if line in ("q", "quit"):
            return False
        if line in ("", "n"):
            wanted = self.at + 1
        elif line == "b":
            wanted = self.at - 1
        elif line.isdecimal() and len(line) < 9:
            wanted = int(line)
        else:
            self.voice.tell("replay-help", MUTED, last=last)
            return True
        if 0 <= wanted <= last:
            self.at = wanted
            self.show()
        else:
            trouble = Trouble("replay-end", last=last)
            self.voice.print(Text(self.voice.trouble(trouble)), style=ALARM)
        return True

    def show(self) -> None:
        """What happened in this step, and the table after it."""
        voice = self.voice
        table = self.tables[self.places[self.at]]
        waiting = table.decisions
        told = len(self.tables[self.places[self.at - 1]].log) if self.at else 0
        voice.print()
        for entry in table.log[told:]:
            voice.print(voice.sentence(entry))
        seat = waiting[0].seat if waiting else 0
        first = seat if table.seats > 2 else 0
        voice.print(scene(table.observe(), first, [""] * table.seats, None, voice))
        voice.print(Rule(style=MUTED))
        last = len(self.places) - 1
        voice.tell("replay-at", "bold", at=self.at, last=last, actions=len(table.actions))
        if waiting:
            voice.print(voice.labelled(voice.seat(seat), voice.words(waiting[0].prompt)))
        else:
            voice.print(score_sheet(table.scores(), voice))
            announce(table, voice)


def tell(table: bocage.Table, voice: Voice) -> None:
    """The whole game in sentences, and the score."""
    voice.game = table.game.id
    for entry in table.log:
        voice.print(voice.sentence(entry))
    if table.diverged:
        voice.tell("diverged", MUTED)
    if table.decisions:
        voice.tell("score-now", MUTED)
    voice.print(score_sheet(table.scores(), voice))
    if not table.decisions:
        announce(table, voice)


def as_json(table: bocage.Table) -> str:
    """A record's outcome for programs."""
    data = {
        "game": table.game.id,
        "seats": table.seats,
        "actions": list(table.actions),
        "scores": [{"total": score.total, "lines": score.lines} for score in table.scores()],
        "winners": list(table.winners()),
    }
    return json.dumps(data, ensure_ascii=False)
