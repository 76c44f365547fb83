"""Bocage plays, simulates and studies the farm games of the table.

>>> import bocage
>>> table = bocage.new("agricola-revised", seats=2, seed=7)
>>> table.play("place forest")
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Literal, overload

from .campaigns.campaign import Campaign
from .campaigns.played import Played
from .campaigns.reading import new_campaign
from .games import catalogue, find
from .kernel.actions import Action
from .kernel.errors import (
    BadCampaign,
    BadOption,
    BadPosition,
    BadRecord,
    BadValue,
    EngineFailed,
    Error,
    IllegalAction,
    NothingToUndo,
    UnknownGame,
)
from .kernel.game import Card, Game, Score
from .kernel.keeping import load_table, new_table, replay_record
from .kernel.messages import Entry, Message, Reason
from .kernel.options import Option, check_seed
from .kernel.own import BadCards, Own, asked_for, check_named, sources_in
from .kernel.record import Record
from .kernel.seat import Advice, Decision, Seat
from .kernel.shapes import Locale, OptionValue
from .kernel.table import Table
from .kernel.text import LOCALES, text

if TYPE_CHECKING:
    from .bots import Bot
    from .games.agricola.shapes import AgricolaView
    from .games.creatures.shapes import CreaturesView
    from .games.express.shapes import ExpressView
    from .games.hallertau.shapes import HallertauView

__version__ = "0.1.0"

__all__ = [
    "LOCALES",
    "Action",
    "Advice",
    "BadCampaign",
    "BadCards",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadValue",
    "Campaign",
    "Card",
    "Decision",
    "EngineFailed",
    "Entry",
    "Error",
    "Game",
    "IllegalAction",
    "Locale",
    "Message",
    "NothingToUndo",
    "Option",
    "Played",
    "Reason",
    "Record",
    "Score",
    "Seat",
    "Table",
    "UnknownGame",
    "bot",
    "campaign",
    "cards",
    "games",
    "load",
    "new",
    "replay",
    "text",
]


def games() -> tuple[Game, ...]:
    """The catalogue: every game with its id, name, seats and options."""
    return tuple(catalogue().values())


@overload
def new(
    game: Literal["agricola-classic", "agricola-revised"],
    seats: int = 2,
    seed: int | str | None = None,
    own: Own = None,
    **options: OptionValue,
) -> Table[AgricolaView]: ...


@overload
def new(
    game: Literal["creatures"],
    seats: int = 2,
    seed: int | str | None = None,
    own: Own = None,
    **options: OptionValue,
) -> Table[CreaturesView]: ...


@overload
def new(
    game: Literal["hallertau"],
    seats: int = 2,
    seed: int | str | None = None,
    own: Own = None,
    **options: OptionValue,
) -> Table[HallertauView]: ...


@overload
def new(
    game: Literal["express"],
    seats: int = 2,
    seed: int | str | None = None,
    own: Own = None,
    **options: OptionValue,
) -> Table[ExpressView]: ...


@overload
def new(
    game: str,
    seats: int = 2,
    seed: int | str | None = None,
    own: Own = None,
    **options: OptionValue,
) -> Table: ...


def new(
    game: str,
    seats: int = 2,
    seed: int | str | None = None,
    own: Own = None,
    **options: OptionValue,
) -> Table:
    """A new game, with the cards of `own` files or folders mixed in.

    Without a seed, one comes from the operating system.
    """
    chosen = secrets.randbits(128) if seed is None else check_seed(seed)
    return new_table(find(game).with_own(sources_in(own)), seats, chosen, options)


def load(position: dict[str, Any], own: Own = None) -> Table:
    """A table in the state of a position, as `Table.position` gives it or written by hand.

    If it names own cards their files must be among `own`; else all of these are mixed in.
    """
    if not isinstance(position, dict):
        raise BadPosition("position", position, "an object")
    sources = sources_in(own)
    if "own" in position:
        sources = asked_for(check_named(position["own"], BadPosition), sources)
    return load_table(find(position.get("game")).with_own(sources), position)


def replay(record: Record, own: Own = None) -> Table:
    """The table of a record; the files of own cards that it names must be among `own`."""
    if not isinstance(record, Record):
        raise BadRecord("record", record, "a Record; Record.from_json reads one")
    sources = asked_for(check_named(record.own, BadRecord), sources_in(own))
    return replay_record(find(record.game).with_own(sources), record)


def campaign(
    game: str,
    kind: str,
    seats: int | None = None,
    seed: int | str | None = None,
    own: Own = None,
    **options: OptionValue,
) -> Campaign:
    """A campaign: a solo series of eight games (`solo`), or three games of the same seats
    (`three-games`), in each of which occupations stay from the games before.

    It is played with hand cards unless `cards` says otherwise.
    """
    return new_campaign(find(game).with_own(sources_in(own)), kind, seats, seed, options)


def cards(game: str, own: Own = None) -> tuple[Card, ...]:
    """The catalogue of a game's cards, buildings and improvements, and of own ones."""
    return find(game).with_own(sources_in(own)).cards()


def bot(
    name: str,
    seed: int | str | None = None,
    sims: int | None = None,
    seconds: float | None = None,
    limit: float | None = None,
) -> Bot:
    """A bot; with a seed it always plays the same way, unless it has so many seconds.

    A search is given simulations or seconds per decision, also by its name: `search:sims=400`;
    it decides after `limit` seconds in any case.
    """
    from .bots import make

    return make(name, seed, sims, seconds, limit)
