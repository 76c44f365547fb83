"""Who is away and who plays for them; giving up, and ending a game before its end."""

from __future__ import annotations

from dataclasses import replace

from .. import bots
from ..kernel.errors import BadValue, listing
from .deeds import Pair, kept, still_on
from .ends import broken_off
from .making import seated
from .refusals import Refusal, bad_value
from .stored import Chair, Stored
from .turn import Turn


def called(
    stored: Stored, turn: Turn, by: int, seat: int, bot: str, since: float | None, now: float
) -> Pair:
    """A bot plays for a seat whose person is away; `since` tells how long, None that they are not.

    Whoever asks has another seat, and has waited as long as the table says.
    """
    still_on(stored)
    if seat >= len(stored.chairs) or stored.chairs[seat].kind == "bot" or by == seat:
        raise Refusal("not-found", "error-not-found")
    check_level(bot)
    if stored.chairs[seat].player is not None:
        return stored, turn
    if since is None:
        raise Refusal("illegal", "error-not-away")
    if now - since < stored.waits:
        raise Refusal("illegal", "error-not-away-long")
    return stood_in(stored, turn, seat, bot, now)


def stood_in(
    stored: Stored, turn: Turn, seat: int, bot: str, now: float, resigned: bool = False
) -> Pair:
    """A bot plays for a seat; what its person has not confirmed is taken back."""
    old = stored.chairs[seat]
    chair = replace(old, stand_in=bot, resigned=old.resigned or resigned)
    return reseated(stored, turn, seat, chair, now)


def returned(stored: Stored, turn: Turn, seat: int, now: float) -> Pair:
    """Whoever has a seat plays it again."""
    still_on(stored)
    chair = stored.chairs[seat]
    if chair.resigned:
        raise Refusal("illegal", "error-resigned")
    if chair.stand_in is None:
        return stored, turn
    return reseated(stored, turn, seat, replace(chair, stand_in=None), now)


def resigned(stored: Stored, turn: Turn, seat: int, bot: str, now: float) -> Pair:
    """A seat gives up, and a bot plays on for it; somebody else must be there to play on."""
    still_on(stored)
    single_game(stored)
    check_level(bot)
    if stored.chairs[seat].resigned:
        return stored, turn
    others = [
        number
        for number, chair in enumerate(stored.chairs)
        if number != seat and chair.kind != "bot" and not chair.resigned
    ]
    if not others:
        raise Refusal("illegal", "error-last-person")
    return stood_in(stored, turn, seat, bot, now, resigned=True)


def wished(stored: Stored, turn: Turn, seat: int, agree: bool, now: float) -> Pair:
    """A seat wants to end the game now, or wants to go on; once all people agree it is ended.

    Those for whom a bot plays are not asked.
    """
    still_on(stored)
    must_play(stored, seat)
    single_game(stored)
    wanted = stored.ending or []
    if not agree:
        return kept(replace(stored, ending=None), turn, now) if wanted else (stored, turn)
    if seat in wanted:
        return stored, turn
    return agreed(replace(stored, ending=sorted([*wanted, seat])), turn, now)


def agreed(stored: Stored, turn: Turn, now: float) -> Pair:
    """The table, ended if all people who are asked want that."""
    people = [number for number, chair in enumerate(stored.chairs) if chair.present]
    if not stored.ending or any(seat not in stored.ending for seat in people):
        return kept(stored, turn, now)
    return kept(broken_off(stored, "agreed"), Turn(turn.committed), now)


def reseated(stored: Stored, turn: Turn, seat: int, chair: Chair, now: float) -> Pair:
    """The table with another one at a seat, whose turn begins anew."""
    if turn.seat == seat:
        turn = Turn(turn.committed)
    return agreed(seated(stored, seat, chair), turn, now)


def must_play(stored: Stored, seat: int) -> None:
    """Refuse what somebody wants to decide while a bot plays for them."""
    if stored.chairs[seat].player is not None:
        raise Refusal("forbidden", "error-stand-in")


def single_game(stored: Stored) -> None:
    """Refuse to give up a game of a campaign: the next one needs its result."""
    if stored.campaign is not None:
        raise Refusal("illegal", "error-campaign-goes-on")


def check_level(bot: str) -> None:
    """Refuse a bot that there is not."""
    if bot not in bots.accepted():
        raise bad_value(BadValue("bot", bot, listing(bots.offered())))
