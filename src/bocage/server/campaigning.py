"""Campaigns from game to game: what is kept of them, and what is told."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from .. import bots
from ..campaigns.campaign import Campaign, at_first_round
from ..campaigns.reading import led
from ..kernel.errors import BadValue, listing
from ..kernel.game import Game
from ..kernel.table import Table, state_of
from .clocks import wound
from .models import CampaignBody
from .present import summary_json
from .refusals import Refusal, bad_value, stale
from .secret import new_id, new_seed
from .store import chairs_json
from .stored import Chair, Stored, StoredCampaign
from .thinking import move_seed

Facts = dict[str, Any]
ENDED = ("scores", "reached", "points", "choices", "next")
"""What everybody is told of a game that has ended."""
ALONG = ("hints", "listed", "joining", "language", "patience", "pace", "words")
"""What the next table of a campaign has from the one before."""


def laid(table: Table, id: str, seed: int, open: bool, chairs: tuple[Chair, ...]) -> Stored:
    """A new table as it is kept, at its first decision."""
    now = time.time()
    return Stored(
        id=id,
        game=table.game.id,
        options=table.options,
        seed=seed,
        rules=table.game.rules_version,
        revision=1,
        open=open,
        over=table.over,
        created=now,
        changed=now,
        summary=summary_json(table),
        position=table.position(),
        start=table.record().start,
        start_n=0,
        chairs=chairs,
        moves=(),
        committed=0,
    )


def begun(campaign: Campaign, id: str) -> StoredCampaign:
    """A new campaign, whose first table has the same id."""
    return StoredCampaign(
        id=id,
        kind=campaign.kind,
        revision=1,
        table_id=id,
        over=False,
        changed=time.time(),
        data=kept_data(campaign),
        facts=facts_of(campaign, []),
        ended=None,
        chosen={},
    )


def kept_data(campaign: Campaign) -> dict[str, Any]:
    """The campaign with its finished games; the running one is a table."""
    return {**campaign.data(), "table": None}


def leg_of(campaign: Campaign) -> dict[str, Any]:
    """Which game of a campaign a table is; `next` is where it goes on."""
    told = {"kind": campaign.kind, "number": campaign.number, "goal": campaign.goal}
    return {**told, "over": False, "next": None}


def facts_of(campaign: Campaign, games: list[Facts]) -> Facts:
    """What is told of a campaign: its games, and how the next one begins."""
    return {
        "number": campaign.number,
        "goal": campaign.goal,
        "kept": campaign.kept,
        "food": campaign.food,
        "starts": campaign.starts,
        "points": campaign.points,
        "winners": list(campaign.winners()) if campaign.over and campaign.points else [],
        "games": games,
    }


def at_the_table(game: Game[Any], stored: StoredCampaign, table: Table) -> Campaign:
    """The campaign with the table at which it is played."""
    campaign = led(game, stored.data)
    if campaign.over:
        campaign.go_on()
    campaign.join(table)
    return campaign


# The end of a game


def with_end(stored: StoredCampaign, game: Game[Any], table: Table, at: Stored) -> StoredCampaign:
    """The campaign as it is when a game is over: how it ended, and what each seat may keep."""
    campaign = at_the_table(game, stored, table)
    choices = campaign.choices
    picks = [
        bots.make(chair.player, move_seed(at.seed, seat, at.committed)).keep(campaign, seat)
        if chair.player is not None
        else None
        for seat, chair in enumerate(at.chairs)
    ]
    campaign.finish([ids[0] if ids else None for ids in choices])
    last = campaign.games[-1]
    coming = None
    if not campaign.over:
        names = ("number", "goal", "food", "starts")
        coming = {name: getattr(campaign, name) for name in names}
    ended = {
        "rules": game.rules_version,
        "scores": last.scores,
        "reached": last.reached,
        "points": last.points,
        "choices": choices,
        "bots": picks,
        "next": coming,
    }
    return replace(stored, ended=ended, chosen={}, revision=stored.revision + 1)


def waiting(stored: StoredCampaign, chairs: tuple[Chair, ...]) -> list[int]:
    """The people who have not chosen yet what they keep."""
    if stored.ended is None:
        return []
    choices = enumerate(zip(stored.ended["choices"], stored.ended["bots"], strict=True))
    return [
        seat
        for seat, (ids, pick) in choices
        if ids and chairs[seat].kind != "bot" and pick is None and f"{seat}" not in stored.chosen
    ]


def with_choice(stored: StoredCampaign, seat: int, card: str, table: str) -> StoredCampaign:
    """The campaign after a seat has chosen at a table what it keeps; once more changes nothing."""
    game = stored.game_at(table)
    if game is not None and game["kept"][seat] == card:
        return stored
    if game is not None or stored.table_id != table:
        raise stale()
    if stored.ended is None:
        raise Refusal("illegal", "error-campaign-running")
    choices = stored.ended["choices"][seat]
    if card not in choices:
        raise bad_value(BadValue("card", card, listing(choices) or "null"))
    if stored.chosen.get(f"{seat}") == card:
        return stored
    chosen = {**stored.chosen, f"{seat}": card}
    return replace(stored, chosen=chosen, revision=stored.revision + 1, changed=time.time())


def complete(stored: StoredCampaign, chairs: tuple[Chair, ...]) -> bool:
    """Whether an ended game is closed without a word: all have chosen, or it was the last one."""
    if stored.ended is None or waiting(stored, chairs):
        return False
    return bool(stored.chosen) or stored.ended["next"] is None


# The next game


def gone_on(
    stored: StoredCampaign, game: Game[Any], table: Table, at: Stored
) -> tuple[StoredCampaign, Stored, Stored | None]:
    """The campaign after a game: the table that is left, and the next one, if any."""
    if stored.over:
        campaign = led(game, stored.data)
        campaign.go_on()
        games = stored.facts["games"]
    else:
        campaign = at_the_table(game, stored, table)
        before = {"table": at.id, "food": campaign.food, "starts": campaign.starts}
        assert stored.ended is not None
        picks = stored.ended["bots"]
        campaign.finish([stored.chosen.get(f"{seat}", pick) for seat, pick in enumerate(picks)])
        games = [*stored.facts["games"], {**before, **played(campaign)}]
    next = None
    if campaign.table is not None:
        next = laid(campaign.table, new_id(), new_seed(), at.open, at.chairs)
        same = {name: getattr(at, name) for name in ALONG}
        next = wound(replace(next, campaign=stored.id, leg=leg_of(campaign), **same))
    left = {**(at.leg or {}), "over": campaign.over, "next": None if next is None else next.id}
    new = StoredCampaign(
        id=stored.id,
        kind=stored.kind,
        revision=stored.revision + 1,
        table_id=stored.table_id if next is None else next.id,
        over=campaign.over,
        changed=time.time(),
        data=kept_data(campaign),
        facts=facts_of(campaign, games),
        ended=None,
        chosen={},
    )
    return new, replace(at, leg=left), next


def played(campaign: Campaign) -> Facts:
    """What is told of the game that was finished last."""
    game = campaign.games[-1]
    names = ("number", "goal", "scores", "reached", "points", "kept")
    return {name: getattr(game, name) for name in names}


def still_kept(kept: list[list[str]], table: Table) -> list[list[str]]:
    """The cards with which the game at a table has begun, but those that were lost there."""
    first = at_first_round(table)
    there = first.game.lasting(state_of(first))
    return [[id for id in ids if id in there[seat]] for seat, ids in enumerate(kept)]


def exported(stored: StoredCampaign, table: Table) -> dict[str, Any]:
    """The whole campaign; while it goes on without its seed, from which games to come follow."""
    if stored.over:
        return stored.data
    running = table.record().data() if table.over else None
    return {**stored.data, "seed": None, "table": running}


def campaign_body(stored: StoredCampaign, at: Stored, table: Table) -> CampaignBody:
    """What is told of a campaign that is played at a table."""
    facts = stored.facts
    kept = facts["kept"]
    if any(kept) and not stored.over:
        kept = still_kept(kept, table)
    ended = None
    if stored.ended is not None:
        left = waiting(stored, at.chairs)
        told = {name: stored.ended[name] for name in ENDED}
        ended = {**told, "chosen": [seat not in left for seat in range(len(at.chairs))]}
    return CampaignBody.model_validate(
        {
            **facts,
            "kept": kept,
            "id": stored.id,
            "game": at.game,
            "kind": stored.kind,
            "options": at.options,
            "seats": chairs_json(at.chairs),
            "table": stored.table_id,
            "ended": ended,
            "over": stored.over,
            "open": at.open,
            "changed": max(stored.changed, at.changed),
        }
    )
