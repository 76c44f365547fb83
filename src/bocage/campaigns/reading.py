"""Campaigns made anew, and read from JSON that may have been written by hand."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import Any

from ..games import catalogue, find
from ..kernel.errors import BadCampaign, BadPosition, BadRecord, Error, listing
from ..kernel.game import Game
from ..kernel.keeping import begun, replay_record
from ..kernel.options import check_options, check_seats, check_seed
from ..kernel.own import Own, asked_for, check_named, sources_in
from ..kernel.record import Record
from ..kernel.table import Table
from .campaign import FORMAT, Campaign
from .kinds import KINDS, Kept

FIELDS = ("format", "game", "kind", "seats", "options", "seed", "games", "table")
OF_GAME = ("number", "scores", "kept", "record")
USUAL = {"cards": "base"}
"""What campaigns are played with unless somebody says otherwise."""


def new_campaign(
    game: Game[Any],
    kind: object,
    seats: object,
    seed: int | str | None,
    options: Mapping[str, object],
) -> Campaign:
    """A campaign at the start of its first game; without a seed, one is drawn."""
    kinds = game.campaigns()
    if not kinds:
        able = [other.id for other in catalogue().values() if other.campaigns()]
        raise BadCampaign("game", game.id, f"one of those with campaigns: {listing(able)}")
    if not isinstance(kind, str) or kind not in kinds:
        raise BadCampaign("kind", kind, f"one of {listing(kinds)}")
    count = check_seats(KINDS[kind].seats[0] if seats is None else seats, KINDS[kind].seats)
    checked = check_options({**USUAL, **options}, game.options, count)
    chosen = secrets.randbits(128) if seed is None else check_seed(seed)
    campaign = Campaign(game, KINDS[kind], count, checked, chosen)
    assert campaign.table is not None
    return campaign


def read(text: object, own: Own = None) -> Campaign:
    """The campaign in a JSON text."""
    data = parsed(text)
    named = check_named(data.get("own", {}), BadCampaign)
    sources = asked_for(named, sources_in(own))
    return rebuilt(find(data["game"]).with_own(sources), data)


def reread(game: Game[Any], text: str) -> Campaign:
    """A campaign that was sent from another process."""
    return rebuilt(game, parsed(text))


def parsed(text: object) -> dict[str, Any]:
    """The data in a JSON text, with all fields that a campaign has."""
    if not isinstance(text, str | bytes):
        raise BadCampaign("campaign", text, "a JSON text")
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadCampaign("campaign", text, f"a JSON text ({error})") from None
    check_fields(data, "", FIELDS, ("own", "loaded"))
    if type(data["format"]) is not int or data["format"] != FORMAT:
        raise BadCampaign("format", data["format"], f"{FORMAT}")
    if not isinstance(data["options"], dict):
        raise BadCampaign("options", data["options"], "an object of options")
    if data["seed"] is None or data["seats"] is None:
        missing = "seed" if data["seed"] is None else "seats"
        raise BadCampaign(missing, None, "what the campaign began with")
    if not isinstance(data["games"], list):
        raise BadCampaign("games", data["games"], "a list of finished games")
    return dict(data)


def check_fields(
    data: Any, place: str, needed: tuple[str, ...], possible: tuple[str, ...] = ()
) -> None:
    """Refuse anything but an object with these fields."""
    if not isinstance(data, dict):
        raise BadCampaign(place or "campaign", data, "a JSON object")
    for field in data:
        if field not in needed + possible:
            raise BadCampaign(at(place, field), data[field], f"only {listing(needed + possible)}")
    for field in needed:
        if field not in data:
            raise BadCampaign(at(place, field), None, "a value")


def at(place: str, field: str) -> str:
    """The full place of a field."""
    return f"{place}.{field}" if place else field


def led(game: Game[Any], data: dict[str, Any]) -> Campaign:
    """A campaign that began as some data say, after its finished games."""
    campaign = new_campaign(game, data["kind"], data["seats"], data["seed"], data["options"])
    for i, entry in enumerate(data["games"]):
        place = f"games[{i}]"
        check_fields(entry, place, OF_GAME, ("goal", "reached", "points", "loaded"))
        play_on(campaign, entry, place, "record")
        close(campaign, entry, place)
    return campaign


def rebuilt(game: Game[Any], data: dict[str, Any]) -> Campaign:
    """The campaign of some data: its finished games, and the one that is played."""
    campaign = led(game, data)
    if data["table"] is not None:
        play_on(campaign, data, "", "table")
    elif not campaign.over:
        raise BadCampaign("table", None, "the record of the running game")
    elif "loaded" in data:
        raise BadCampaign("loaded", data["loaded"], "nothing, without a running game")
    return campaign


def play_on(campaign: Campaign, entry: dict[str, Any], within: str, name: str) -> None:
    """The game whose record stands in a field is the one that is played now."""
    data, place = entry[name], at(within, name)
    loaded = read_loaded(campaign, entry, within) if "loaded" in entry else None
    if campaign.over:
        if campaign.goal is None:
            raise BadCampaign(place, data, "nothing: the campaign is over")
        campaign.go_on()
    game = campaign._game
    try:
        record = Record.from_json(json.dumps(data))
        if record.start is None or record.seed is not None:
            raise BadCampaign("seed", record.seed, "null, and a position as `start`")
        if loaded is None and record.rules == game.rules_version:
            check_start(campaign, record.start)
        table = replay_record(game, record)
        if record.rules == game.rules_version:
            check_end(table, record)
    except (BadRecord, BadPosition) as error:
        field = place if error.field == "record" else f"{place}.{error.field}"
        raise BadCampaign(field, error.value, error.allowed) from None
    except BadCampaign as error:
        raise BadCampaign(f"{place}.{error.field}", error.value, error.allowed) from None
    except Error as error:
        raise BadCampaign(place, data, f"a record that can be replayed ({error})") from None
    if loaded is not None:
        campaign._check_loaded(begun(table), loaded, f"{place}.start")
    campaign._play_on(table, loaded)


def read_loaded(campaign: Campaign, entry: dict[str, Any], within: str) -> Kept:
    """Which of the occupations that stay lie in the position from which a game went on."""
    found, kept = entry["loaded"], campaign._coming.kept
    if isinstance(found, list) and len(found) == campaign.seats:
        lists = [ids for ids in found if isinstance(ids, list)]
        if found == [[id for id in kept[i] if id in ids] for i, ids in enumerate(lists)]:
            return lists
    raise BadCampaign(at(within, "loaded"), found, f"occupations by seat, out of {kept}")


def check_start(campaign: Campaign, start: dict[str, Any]) -> None:
    """Refuse a game that did not begin as this campaign lets it begin."""
    due = campaign._start()
    for field in sorted({*start, *due}):
        found = start.get(field)
        if field == "options" and isinstance(found, dict):
            found = check_options(found, campaign._game.options, campaign.seats)
        if not same(found, due.get(field)):
            raise BadCampaign(f"start.{field}", found, f"{due.get(field)!r}")


def check_end(table: Table[Any], record: Record) -> None:
    """Refuse a record whose last position is not the one that its actions lead to."""
    if record.position is not None and not same(record.position, table.position()):
        raise BadCampaign("position", record.position, "the one that the actions lead to")


def close(campaign: Campaign, entry: dict[str, Any], place: str) -> None:
    """A game is over, with the scores and cards that the data tell of it.

    What was scored by older rules stands.
    """
    table: Table[Any] | None = campaign.table
    if table is None or not table.over:
        raise BadCampaign(f"{place}.record", table, "a game that is over")
    outcome = campaign._outcome(table)
    written = entry["scores"]
    if entry["record"]["rules"] != campaign._game.rules_version and fits(written, campaign.seats):
        rows = zip(written, outcome.standings, strict=True)
        outcome = outcome._replace(standings=[(score, *row[1:]) for score, row in rows])
    try:
        campaign._close(table, outcome, entry["kept"])
    except BadCampaign as error:
        field = error.field.replace("keep", f"{place}.kept", 1)
        raise BadCampaign(field, error.value, error.allowed) from None
    told = campaign.games[-1].told()
    for field in ("number", "goal", "scores", "reached", "points", "kept"):
        if not same(entry.get(field), told.get(field)):
            raise BadCampaign(f"{place}.{field}", entry.get(field), f"{told.get(field)!r}")


def same(one: object, other: object) -> bool:
    """Whether two values are the same in JSON."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def fits(scores: object, seats: int) -> bool:
    """Whether something is a list of points, one for each seat."""
    return (
        isinstance(scores, list)
        and len(scores) == seats
        and all(isinstance(score, int | float) for score in scores)
    )
