"""New tables, and who sits down at them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, cast

from .. import bots, lessons
from ..campaigns.reading import new_campaign
from ..games import find
from ..kernel.errors import BadValue, Error, listing
from ..kernel.game import Game
from ..kernel.keeping import load_table, new_table
from ..kernel.table import Table
from .campaigning import begun, laid, leg_of
from .clocks import wound
from .models import Claim, NewChair, NewPace, NewTable, PlayOn, TableSecrets
from .own import EMPTY, Shelf
from .refusals import Refusal, bad_value, forbidden
from .secret import derived, hashed, id_of, is_strong, new_secret, new_seed, opens
from .shapes import Pace
from .stored import Chair, Stored, StoredCampaign


def secret_from(given: str | None, field: str) -> str:
    """The secret that a client has brought along, or a new one."""
    if given is None:
        return new_secret()
    if not is_strong(given):
        raise Refusal("bad-message", "error-weak-secret", field=field)
    return given


def made(wanted: NewTable, maker: str, shelf: Shelf = EMPTY) -> Stored:
    """A table at its first decision; its id and its seats' secrets follow from the maker's."""
    seed = new_seed()
    with told_apart():
        table = new_table(game_for(wanted, shelf), len(wanted.seats), seed, wanted.options)
    stored = laid(table, id_of(maker), seed, wanted.open, chairs_for(wanted.seats, maker))
    return as_wished(stored, wanted)


def made_campaign(
    wanted: NewTable, kind: str, maker: str, shelf: Shelf = EMPTY
) -> tuple[Stored, StoredCampaign]:
    """A campaign, and the table of its first game."""
    id, seed = id_of(maker), new_seed()
    with told_apart():
        game = game_for(wanted, shelf)
        campaign = new_campaign(game, kind, len(wanted.seats), f"{seed}", wanted.options)
    table = campaign.table
    assert table is not None
    stored = laid(table, id, new_seed(), wanted.open, chairs_for(wanted.seats, maker))
    stored = replace(stored, campaign=id, leg=leg_of(campaign))
    return as_wished(stored, wanted), begun(campaign, id)


def made_lesson(wanted: NewTable, maker: str) -> Stored:
    """A guided first game: all but who learns is as the lesson of the game says."""
    with told_apart():
        game = find(wanted.game)
        lesson = lessons.find(game.id)
        check_learner(wanted)
        table = new_table(game, lesson.seats, lesson.seed, lesson.options)
    bots = [NewChair(kind="bot", bot=bot) for bot in lesson.bots]
    chairs = chairs_for([*wanted.seats, *bots], maker)
    stored = laid(table, id_of(maker), lesson.seed, wanted.open, chairs)
    return as_wished(replace(stored, lesson=True), wanted)


def as_wished(stored: Stored, wanted: NewTable) -> Stored:
    """A new table with all that its maker wishes beside the game itself."""
    people = [seat for seat in wanted.seats if seat.kind != "bot"]
    check_pace(wanted)
    check_counts(wanted)
    new = replace(
        stored,
        counts=wanted.counts,
        hints=wanted.hints,
        listed=len(people) > 1 if wanted.listed is None else wanted.listed,
        joining=wanted.join,
        language=wanted.language,
        patience=wanted.patience,
        words=wanted.words,
        pace=None if wanted.pace is None else cast(Pace, wanted.pace.model_dump()),
    )
    return wound(new)


def check_pace(wanted: NewTable) -> None:
    """Refuse clocks where nobody waits, and a bot that there is not."""
    if wanted.pace is None:
        return
    if len(wanted.seats) < 2:
        raise bad_value(BadValue("pace", wanted.pace.kind, "null: nobody waits"))
    if wanted.pace.bot not in bots.accepted():
        raise bad_value(BadValue("pace.bot", wanted.pace.bot, listing(bots.offered())))


def check_counts(wanted: NewTable) -> None:
    """Refuse results that count where they would mean nothing."""
    if not wanted.counts:
        return
    here = [seat for seat in wanted.seats if seat.kind == "here"]
    if wanted.lesson or wanted.campaign or wanted.own or len(here) > 1:
        allowed = "false: a lesson, a campaign, own cards, or several people at one screen"
        raise bad_value(BadValue("counts", True, allowed))


def check_learner(wanted: NewTable) -> None:
    """Refuse what a lesson decides by itself."""
    if len(wanted.seats) != 1 or wanted.seats[0].kind == "bot":
        raise BadValue("seats", wanted.seats, "one seat, here or link: whoever learns")
    for field in ("options", "own", "campaign"):
        if getattr(wanted, field):
            raise BadValue(field, getattr(wanted, field), "nothing: a lesson has its own")


@contextmanager
def told_apart() -> Iterator[None]:
    """What cannot be made is refused."""
    try:
        yield
    except BadValue as error:
        raise bad_value(error) from None
    except Error:
        raise Refusal("bad-message", "error-bad-message", field="options") from None


def game_for(wanted: NewTable, shelf: Shelf) -> Game[Any]:
    """The game that is to be played, with the own cards that are wanted."""
    return find(wanted.game).with_own(shelf.chosen(wanted.own))


def chairs_for(seats: list[NewChair], maker: str) -> tuple[Chair, ...]:
    """The seats of a new table."""
    return tuple([chair(seat, *own(maker, n)) for n, seat in enumerate(seats)])


def own(maker: str, number: int) -> tuple[str, str]:
    """The token and the invitation that a seat is made with, as far as it has them."""
    return derived(maker, f"token {number}"), derived(maker, f"invitation {number}")


def owned(stored: Stored, person: str | None) -> Stored:
    """A new table whose maker keeps who they are: their seats are that person's."""
    if person is None:
        return stored
    chairs = [
        replace(chair, person=person) if chair.kind == "here" else chair for chair in stored.chairs
    ]
    return replace(stored, chairs=tuple(chairs))


def held(stored: Stored, number: int, person: str | None) -> Stored:
    """The table after somebody who keeps who they are has sat down."""
    if person is None:
        return stored
    return seated(stored, number, replace(stored.chairs[number], person=person))


def told(stored: Stored, maker: str) -> TableSecrets:
    """What the maker of a table is told, however often."""
    tokens, invitations = {}, {}
    for number, chair in enumerate(stored.chairs):
        token, invitation = own(maker, number)
        if opens(token, chair.token):
            tokens[str(number)] = token
        if opens(invitation, chair.invitation):
            invitations[str(number)] = invitation
    return TableSecrets(id=stored.id, maker=maker, tokens=tokens, invitations=invitations)


def chair(seat: NewChair, token: str, invitation: str) -> Chair:
    """A seat as it is kept."""
    if (seat.kind == "bot") != (seat.bot is not None) or seat.bot not in (None, *bots.accepted()):
        raise bad_value(BadValue("bot", seat.bot, f"{listing(bots.offered())} (kind bot)"))
    return Chair(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        token=hashed(token) if seat.kind == "here" else None,
        invitation=hashed(invitation) if seat.kind == "link" else None,
        joined=seat.kind != "link",
        confirm=seat.kind != "bot",
    )


def seats_with(stored: Stored, token: str) -> list[int]:
    """All seats of whoever has a token: the `here` seats of a table belong to its maker."""
    mine = stored.seats_of([token])
    if not mine:
        raise forbidden()
    if stored.chairs[mine[0]].kind != "here":
        return list(mine)
    return [number for number, chair in enumerate(stored.chairs) if chair.kind == "here"]


def again(stored: Stored, token: str, maker: str | None) -> NewTable:
    """What to make for another game of the same kind, as whoever holds the token wants it.

    Their own seats stay theirs; those of the others wait for them.
    """
    mine = seats_with(stored, token)
    seats = []
    for number, old in enumerate(stored.chairs):
        if old.kind == "bot":
            seats.append(NewChair(kind="bot", name=old.name, bot=old.bot))
        elif number in mine:
            seats.append(NewChair(kind="here", name=old.name))
        else:
            seats.append(NewChair(kind="link", name=old.name))
    return NewTable(
        game=stored.game,
        options=stored.options,
        open=stored.open,
        hints=stored.hints,
        listed=stored.listed,
        language=stored.language,
        patience=stored.patience,
        words=stored.words,
        pace=None if stored.pace is None else NewPace(**stored.pace),
        counts=stored.counts,
        seats=seats,
        maker=maker,
        own=list(stored.own),
    )


def gone_on(stored: Stored, table: Table, wanted: PlayOn, maker: str) -> Stored:
    """A table that goes on from a moment of a finished game: a person in one seat, bots in all
    others."""
    if wanted.seat >= len(stored.chairs):
        raise Refusal("not-found", "error-not-found")
    if table.over:
        raise Refusal("over", "error-over")
    old = stored.chairs[wanted.seat]
    mine = NewChair(kind="here", name="" if old.kind == "bot" else old.name)
    seats = [NewChair(kind="bot", bot=wanted.bot) for _ in stored.chairs]
    seats[wanted.seat] = mine
    moment = load_table(table.game, table.position())
    new = laid(moment, id_of(maker), new_seed(), stored.open, chairs_for(seats, maker))
    new = replace(new, hints=stored.hints, listed=False, language=stored.language)
    return replace(new, brought=stored.brought)


def claimed(stored: Stored, claim: Claim, token: str) -> tuple[Stored, int]:
    """The table after somebody has claimed a seat, and which it is; once more changes nothing."""
    for number, old in enumerate(stored.chairs):
        if opens(claim.invitation, old.invitation):
            if opens(token, old.token):
                return stored, number
            if old.joined:
                raise Refusal("forbidden", "error-claimed")
            return seated(stored, number, taken(old, claim.name, token)), number
    raise forbidden()


def taken(chair: Chair, name: str, token: str) -> Chair:
    """A seat once somebody has sat down; who stood in leaves, unless the seat has resigned."""
    stand_in = chair.stand_in if chair.resigned else None
    new = replace(chair, token=hashed(token), joined=True, name=name, stand_in=stand_in)
    return replace(new, person=None, keys=())


def freed(stored: Stored, number: int, invitation: str, secret: str) -> Stored:
    """The table after its maker has invited somebody to a seat; whoever had it has it no more."""
    makers = [stored.chairs[seat] for seat in stored.seats_of([secret])]
    if not stored.made_with(secret) and all(chair.kind != "here" for chair in makers):
        raise Refusal("forbidden", "error-not-maker")
    return reopened(stored, number, invitation)


def reopened(stored: Stored, number: int, invitation: str) -> Stored:
    """The table after a seat has been given a new invitation: the old secrets open it no more."""
    if number >= len(stored.chairs) or stored.chairs[number].kind == "bot":
        raise Refusal("not-found", "error-not-found")
    old = stored.chairs[number]
    if opens(invitation, old.invitation):
        return stored
    new = replace(old, kind="link", token=None, invitation=hashed(invitation), joined=False)
    return seated(stored, number, replace(new, person=None, keys=()))


def seated(stored: Stored, number: int, chair: Chair) -> Stored:
    """The table with one seat changed; those of a campaign are changed where it is played."""
    if stored.left:
        raise Refusal("over", "error-campaign-on")
    chairs = (*stored.chairs[:number], chair, *stored.chairs[number + 1 :])
    return replace(stored, chairs=chairs)
