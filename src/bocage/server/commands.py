"""What the messages of a client do."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..kernel.messages import Message, Reason
from . import absence, deeds, shapes
from .host import Host
from .live import Live, Looker
from .present import Json, answer_json, refused_json
from .refusals import Refusal, forbidden, stale
from .stored import Stored
from .turn import Turn
from .wire import (
    Act,
    Ask,
    Call,
    End,
    Hello,
    Ping,
    Rename,
    Resign,
    Return,
    Said,
    Say,
    Set,
    Step,
)

Deed = Callable[[Stored, Turn], deeds.Pair]


async def obey(host: Host, live: Live, looker: Looker, said: Said, address: str) -> Json:
    """Do what a client at an address asks for; what to add to the answer."""
    with host.meter.message(said.type):
        return await done(host, live, looker, said, address)


async def done(host: Host, live: Live, looker: Looker, said: Said, address: str) -> Json:
    """Do what a client asks for, if it is allowed to."""
    if isinstance(said, Hello):
        raise Refusal("bad-message", "error-bad-message", field="type")
    if isinstance(said, Ping):
        return {}
    must_hold(looker, said.seat)
    if isinstance(said, Say):
        await host.talks.say(live, said.seat, said.text, said.remark, address)
        return {}
    if isinstance(said, Ask):
        return {"answers": answers(live.turn, said)}
    if isinstance(said, Act | Step):
        await host.change(live, played(said, looker, time.time()))
    elif isinstance(said, Call):
        since = await host.attendance.away_since(live, said.absent)
        await host.insist(live, called(said, looker, since, time.time()))
    else:
        await host.insist(live, seated(said, looker, time.time()))
    return {}


def must_hold(looker: Looker, seat: int) -> None:
    """Refuse what somebody wants to do for a seat that is not theirs."""
    if seat not in looker.seats:
        raise forbidden()


def played(said: Act | Step, looker: Looker, now: float) -> Deed:
    """What a message does to the table that its sender has seen."""

    def deed(stored: Stored, turn: Turn) -> deeds.Pair:
        must_hold(looker, said.seat)
        if said.revision != stored.revision:
            raise stale()
        absence.must_play(stored, said.seat)
        if isinstance(said, Act):
            return deeds.acted(stored, turn, said.seat, said.actions, now, said.careful)
        if said.type == "undo":
            return deeds.undone(stored, turn, looker.seats, now)
        if said.type == "reset":
            return deeds.reset(stored, turn, said.seat, now)
        return deeds.confirmed(stored, turn, said.seat, now)

    return deed


def called(said: Call, looker: Looker, since: float | None, now: float) -> Deed:
    """What calling a bot in for somebody does, who is away since then."""

    def deed(stored: Stored, turn: Turn) -> deeds.Pair:
        must_hold(looker, said.seat)
        return absence.called(stored, turn, said.seat, said.absent, said.bot, since, now)

    return deed


def seated(said: Set | Rename | Return | Resign | End, looker: Looker, now: float) -> Deed:
    """What a message does to a seat, however the game has gone on."""

    def deed(stored: Stored, turn: Turn) -> deeds.Pair:
        must_hold(looker, said.seat)
        if isinstance(said, Set):
            return deeds.set_confirm(stored, turn, said.seat, said.confirm, now)
        if isinstance(said, Return):
            return absence.returned(stored, turn, said.seat, now)
        if isinstance(said, Resign):
            return absence.resigned(stored, turn, said.seat, said.bot, now)
        if isinstance(said, End):
            return absence.wished(stored, turn, said.seat, said.agree, now)
        return deeds.renamed(stored, turn, said.seat, said.name, now)

    return deed


def answers(turn: Turn, said: Ask) -> list[shapes.Answer]:
    """Why not, or what would happen, per action."""
    if turn.ended and turn.seat == said.seat:
        reason = Reason(Message("error-confirm-first"))
        return [refused_json(action, reason) for action in said.actions]
    table = turn.table_for(said.seat)
    return [answer_json(table, said.seat, action) for action in said.actions]
