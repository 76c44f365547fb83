"""Tables whose game is nearly over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from sqlalchemy import Engine

from bocage.kernel.keeping import load_table, new_table
from bocage.kernel.table import Table
from bocage.server.database import writing
from bocage.server.own import Shelf
from bocage.server.present import summary_json
from bocage.server.restore import game_of
from bocage.server.store import Store, changing
from bocage.server.stored import Move

from .client import Player


def near_the_end(
    engine: Engine,
    id: str,
    points: Sequence[int],
    cards: Sequence[Sequence[str]] = (),
    own: str = "",
) -> None:
    """Let a table that has not begun yet go on where the last person is to be placed.

    These occupations are in play, own ones from a folder. Who always takes the last of the offered
    actions has so many points in the end.
    """
    stored = Store(engine).load(id)
    assert stored is not None and stored.start is not None and not stored.moves
    dice, game = Random(4), game_of(stored, Shelf(own))
    table = load_table(game, stored.start)
    before: dict[str, Any] = stored.start
    while not table.over:
        decision = table.decisions[0]
        if decision.kind == "place":
            before = table.position()
        table.play(dice.choice(decision.actions), decision.seat)
    wanted = {card for row in cards for card in row}
    for seat, there in enumerate(before["seats"]):
        for place in ("hand", "cards"):
            there[place] = [card for card in there.get(place, []) if card not in wanted]
        there["cards"] += cards[seat] if cards else ()
    totals = final_totals(load_table(game, before))
    for there, wish, total in zip(before["seats"], points, totals, strict=True):
        there["noted"] = there.get("noted", 0) + wish - total
    now = load_table(game, before)
    new = replace(
        stored,
        revision=stored.revision + 1,
        start=before,
        position=now.position(),
        summary=summary_json(now),
    )
    with writing(engine) as connection, connection.begin():
        changing(stored, new)(connection)


def before_the_end(engine: Engine, id: str) -> None:
    """Let a table that has not begun yet go on where one decision is left, or as few as can be."""
    stored = Store(engine).load(id)
    assert stored is not None and not stored.moves
    game = game_of(stored, Shelf(""))
    table = new_table(game, len(stored.chairs), stored.seed, stored.options)
    moves: list[Move] = []
    tables = [table.copy()]
    while not table.over:
        decision = table.decisions[0]
        action = decision.actions[-1]
        table.play(action, decision.seat)
        moves.append(Move(decision.seat, action.text, 0.0))
        tables.append(table.copy())
    now = tables[-2]
    new = replace(
        stored,
        revision=stored.revision + 1,
        moves=tuple(moves[:-1]),
        committed=len(moves) - 1,
        position=now.position(),
        summary=summary_json(now),
    )
    with writing(engine) as connection, connection.begin():
        changing(stored, new)(connection)


def final_totals(table: Table[Any]) -> list[int]:
    """The points of all seats if each takes the last of its actions from here on."""
    while not table.over:
        decision = table.decisions[0]
        table.play(decision.actions[-1], decision.seat)
    return [int(score.total) for score in table.scores()]


def play_out(player: Player) -> None:
    """Play a table's last decisions."""
    while not player.state["over"]:
        if player.state["can"]["confirm"]:
            assert player.step("confirm")["type"] == "done"
        elif player.offered():
            assert player.act(player.offered()[-1])["type"] == "done"
        else:
            player.read()
