"""New tables."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

import bocage

from .. import bots
from ..kernel.errors import BadValue, Error, listing
from ..kernel.messages import Message
from .models import NewChair, NewTable
from .present import summary_json
from .refusals import Refusal, bad_value, forbidden
from .secret import hashed, new_id, new_secret, new_seed, opens
from .stored import Chair, Stored


@dataclass(frozen=True)
class Made:
    """A new table, and the secrets of its seats that are told once."""

    table: Stored
    tokens: dict[int, str]
    invitations: dict[int, str]


def made(wanted: NewTable) -> Made:
    """A table at its first decision."""
    seed = new_seed()
    try:
        table = bocage.new(wanted.game, len(wanted.seats), seed, **wanted.options)
    except BadValue as error:
        raise bad_value(error) from None
    except (Error, TypeError):
        raise Refusal("bad-message", "error-bad-message", field="options") from None
    tokens: dict[int, str] = {}
    invitations: dict[int, str] = {}
    chairs = []
    for number, seat in enumerate(wanted.seats):
        if seat.kind == "here":
            tokens[number] = new_secret()
        elif seat.kind == "link":
            invitations[number] = new_secret()
        chairs.append(chair(seat, tokens.get(number), invitations.get(number)))
    now = time.time()
    stored = Stored(
        id=new_id(),
        game=wanted.game,
        options=table.options,
        seed=seed,
        rules=table.game.rules_version,
        revision=1,
        open=wanted.open,
        over=table.over,
        created=now,
        changed=now,
        summary=summary_json(table),
        position=table.position(),
        start=None,
        start_n=0,
        chairs=tuple(chairs),
        moves=(),
        committed=0,
    )
    return Made(stored, tokens, invitations)


def chair(seat: NewChair, token: str | None, invitation: str | None) -> Chair:
    """A seat as it is kept."""
    if (seat.kind == "bot") != (seat.bot is not None) or seat.bot not in (None, *bots.names()):
        raise bad_value(BadValue("bot", seat.bot, f"{listing(bots.names())} (kind bot)"))
    return Chair(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        token=hashed(token) if token else None,
        invitation=hashed(invitation) if invitation else None,
        joined=seat.kind != "link",
        confirm=seat.kind != "bot",
    )


def again(stored: Stored, token: str) -> NewTable:
    """What to make for another game of the same kind, as whoever holds the token wants it.

    Their own seats stay theirs (whoever made the table owns all its `here` seats); the other
    people are invited anew.
    """
    mine = stored.seats_of([token])
    if not mine:
        raise forbidden()
    makers = stored.chairs[mine[0]].kind == "here"
    seats = []
    for number, old in enumerate(stored.chairs):
        if old.kind == "bot":
            seats.append(NewChair(kind="bot", name=old.name, bot=old.bot))
        elif number in mine or (makers and old.kind == "here"):
            seats.append(NewChair(kind="here", name=old.name))
        else:
            seats.append(NewChair(kind="link"))
    return NewTable(game=stored.game, options=stored.options, open=stored.open, seats=seats)


def claimed(stored: Stored, invitation: str, name: str) -> tuple[Stored, int, str]:
    """The table after somebody has claimed a seat, which seat it is, and its token."""
    for number, old in enumerate(stored.chairs):
        if opens(invitation, old.invitation):
            if old.joined:
                refusal = forbidden()
                refusal.message = Message("error-claimed")
                raise refusal
            token = new_secret()
            new = replace(old, token=hashed(token), joined=True, name=name)
            return seated(stored, number, new), number, token
    raise forbidden()


def seated(stored: Stored, number: int, chair: Chair) -> Stored:
    """The table with one seat changed."""
    chairs = (*stored.chairs[:number], chair, *stored.chairs[number + 1 :])
    return replace(stored, chairs=chairs)
