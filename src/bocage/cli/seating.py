"""Who plays where: a new or kept game, its people and its bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import bocage
from bocage.bots import USUAL, Bot

from .catalogue import read_options
from .files import read_table
from .say import Trouble

Players = list[tuple[str, Bot] | None]


def open_table(
    game: str | None,
    seats: int | None,
    seed: int | str | None,
    given: list[str],
    kept_in: Path | None,
    own: Sequence[Path] = (),
) -> bocage.Table:
    """A new game, or the one kept in a file."""
    if kept_in is None:
        if game is None:
            raise Trouble("which-game", games=", ".join(found.id for found in bocage.games()))
        options = read_options(game, given)
        count = 2 if seats is None else seats
        return bocage.new(game, seats=count, seed=seed, own=own, **options)
    table = read_table(kept_in, own)
    asked: dict[str, Any] = {"game": game, "seats": seats}
    has = {"game": table.game.id, "seats": table.seats}
    for field, value in asked.items():
        if value is not None and value != has[field]:
            raise bocage.BadValue(field, value, f"{has[field]!r}, as in {kept_in}")
    if given:
        raise bocage.BadValue("option", given[0], f"no options: {kept_in} has its own")
    return table


def seat_players(seats: int, people: list[int], bots: list[str], seed: int | str | None) -> Players:
    """The bot of each seat, or None for a person; people are given as seats from 1."""
    for seat in people:
        if not 1 <= seat <= seats:
            raise bocage.BadValue("human", seat, f"a seat from 1 to {seats}")
    taken = set(people or [1])
    free = [seat for seat in range(1, seats + 1) if seat not in taken]
    if len(bots) > len(free):
        raise bocage.BadValue("bot", bots[len(free)], f"at most {len(free)} bots beside the people")
    names = bots or [USUAL]
    players: Players = [None] * seats
    for i, seat in enumerate(free):
        name = names[i % len(names)]
        players[seat - 1] = (name, bocage.bot(name, None if seed is None else f"{seed}/{seat}"))
    return players


def forget_lines() -> None:
    """Forget what was typed, so that nobody can call up the lines of others."""
    editing = sys.modules.get("readline")
    if editing is not None:
        editing.clear_history()


def ask(prompt: str) -> str:
    """A line from standard input; what does not come from a keyboard is echoed."""
    if sys.stdin.isatty():
        return input(prompt)
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    print(line.rstrip("\n"))
    return line.rstrip("\n")
