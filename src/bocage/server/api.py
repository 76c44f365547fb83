"""The HTTP interface."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Header, Path, Query, Request, WebSocket
from starlette.responses import Response

import bocage

from . import replay
from .advising import Advisers
from .campaigning import campaign_body, exported
from .catalogue import games_json, printed_cards, printed_scoring, printed_spaces
from .connection import Connection, error_json
from .deeds import Pair
from .guard import same_origin
from .host import Host
from .identity import Device, person_at
from .live import Live
from .making import (
    claimed,
    freed,
    gone_on,
    held,
    made,
    made_campaign,
    made_lesson,
    owned,
    secret_from,
    told,
)
from .models import (
    Advised,
    CampaignBody,
    Claim,
    Claimed,
    Costly,
    GameBody,
    GoOn,
    Health,
    Invite,
    Invited,
    Keep,
    Moment,
    MySummary,
    NewTable,
    Outline,
    PlayOn,
    PrintedCard,
    PrintedSpace,
    Ready,
    Reviewed,
    ScoringRow,
    Summary,
    TableSecrets,
    Tokens,
)
from .people import PROBLEMS, Authorization, Id, limited, reseated, token_in
from .ready import readiness
from .refusals import Refusal, forbidden
from .restore import reached
from .reviewing import Reviewers
from .secret import hashed
from .store import summary_of
from .stored import Stored, StoredCampaign
from .turn import Turn

NEWEST = 50
REPLAYS = 2
"""Games told again at once, to players and to others each; the rest wait, so that tables do not."""

GameId = Annotated[str, Path(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Path(ge=0, lt=64)]
Tag = Annotated[str | None, Header(max_length=200)]


def router(host: Host) -> APIRouter:
    """All requests below /api."""
    api = APIRouter(prefix="/api", responses=PROBLEMS)
    catalogue = games_json(host.shelf)
    cards = printed_cards(host.shelf)
    spaces = printed_spaces()
    scoring = printed_scoring()
    advisers = Advisers(host)
    reviewers = Reviewers(host)
    replays = {playing: asyncio.Semaphore(REPLAYS) for playing in (True, False)}

    async def found(id: str) -> Stored:
        return (await host.fresh(id)).stored

    async def seen(id: str, authorization: str | None) -> tuple[Stored, tuple[int, ...]]:
        """A table that somebody may look at, and their seats."""
        live = await host.fresh(id)
        token = token_in(authorization)
        mine = await host.seats_of(live, [token] if token else [])
        stored = live.stored
        if not mine and not stored.open:
            raise forbidden()
        return stored, mine

    async def led(
        id: str, authorization: str | None
    ) -> tuple[StoredCampaign, Live, tuple[int, ...]]:
        """A campaign that somebody may look at, where it is played, and their seats."""
        found, live = await host.campaigns.find(id)
        token = token_in(authorization)
        mine = await host.seats_of(live, [token] if token else [])
        if not mine and not live.stored.open:
            raise forbidden()
        return found, live, mine

    async def body_of(found: StoredCampaign, live: Live) -> CampaignBody:
        return await asyncio.to_thread(campaign_body, found, live.stored, live.turn.committed)

    async def opened(wanted: NewTable, person: str | None) -> TableSecrets:
        """A new table, or the one that was made with the same secret."""
        maker = secret_from(wanted.maker, "maker")
        if wanted.lesson:
            return await begun(maker, owned(made_lesson(wanted, maker), person))
        if wanted.campaign is None:
            return await begun(maker, owned(made(wanted, maker, host.shelf), person))
        table, campaign = made_campaign(wanted, wanted.campaign, maker, host.shelf)
        return await begun(maker, owned(table, person), campaign)

    async def begun(
        maker: str, table: Stored, campaign: StoredCampaign | None = None
    ) -> TableSecrets:
        """A table is kept, and its bots begin."""
        table = await host.add(table, campaign)
        if any(chair.kind == "bot" for chair in table.chairs):
            host.wake(await host.find(table.id))
        return told(table, maker)

    @api.get("/health")
    async def health() -> Health:
        """The process is alive."""
        return Health(ok=True, version=bocage.__version__)

    @api.get("/ready", responses={503: {"model": Ready}})
    async def ready(response: Response) -> Ready:
        """Whether the server can do its work now."""
        found = await readiness(host)
        if not found.ok:
            response.status_code = 503
        return found

    @api.get("/games", response_model=list[GameBody])
    async def list_games() -> Any:
        """The catalogue of games."""
        return catalogue

    @api.get(
        "/games/{game}/cards",
        response_model=list[PrintedCard],
        responses={304: {"description": "The cards that you know by this tag."}},
    )
    async def list_cards(game: GameId, if_none_match: Tag = None) -> Response:
        """The cards of a game as they are printed."""
        return cards.answer(game, if_none_match)

    @api.get(
        "/games/{game}/spaces",
        response_model=list[PrintedSpace],
        responses={304: {"description": "The spaces that you know by this tag."}},
    )
    async def list_spaces(game: GameId, if_none_match: Tag = None) -> Response:
        """The spaces of a game's boards in icons."""
        return spaces.answer(game, if_none_match)

    @api.get(
        "/games/{game}/scoring",
        response_model=list[ScoringRow],
        responses={304: {"description": "The rows that you know by this tag."}},
    )
    async def list_scoring(game: GameId, if_none_match: Tag = None) -> Response:
        """What scores in a game, row by row."""
        return scoring.answer(game, if_none_match)

    @api.post("/tables", status_code=201)
    async def make_table(wanted: NewTable, request: Request, device: Device = None) -> TableSecrets:
        """Make a table; with the same maker's secret it is the same one."""
        limited(host, request, "tables")
        return await opened(wanted, await person_at(host, device))

    @api.get("/tables", response_model=list[Summary])
    async def list_tables() -> Any:
        """The newest tables that are open to spectators."""
        return await host.look(host.store.newest, NEWEST)

    @api.post("/tables/mine", response_model=list[MySummary])
    async def my_tables(mine: Tokens, device: Device = None) -> Any:
        """The tables at which these tokens have seats, or whoever is known at a device."""
        tokens = [hashed(token) for token in mine.tokens]
        return await host.look(host.store.mine, tokens, await person_at(host, device))

    @api.get("/tables/{id}", response_model=Summary)
    async def summary(id: Id) -> Any:
        """A table in short."""
        stored = await found(id)
        columns = {name: getattr(stored, name) for name in Stored.__slots__}
        return summary_of(columns, stored.chairs)

    @api.post("/tables/{id}/claim")
    async def claim(id: Id, wanted: Claim, device: Device = None) -> Claimed:
        """Take a seat by its invitation; with the same token as often as you like."""
        token = secret_from(wanted.token, "token")
        person = await person_at(host, device)
        live = await host.played_now(id)
        seat = 0

        def deed(stored: Stored, turn: Turn) -> Pair:
            nonlocal seat
            new, seat = claimed(stored, wanted, token)
            return reseated(stored, new if new is stored else held(new, seat, person), turn)

        await host.insist(live, deed)
        return Claimed(seat=seat, token=token)

    @api.post("/tables/{id}/seats/{seat}/invite")
    async def invite(
        id: Id, seat: SeatNumber, wanted: Invite, authorization: Authorization = None
    ) -> Invited:
        """Free a seat and make a new invitation for it, as the maker of the table."""
        invitation = secret_from(wanted.invitation, "invitation")
        live = await host.played_now(id)
        secret = token_in(authorization)

        def deed(stored: Stored, turn: Turn) -> Pair:
            return reseated(stored, freed(stored, seat, invitation, secret), turn)

        await host.insist(live, deed)
        return Invited(seat=seat, invitation=invitation)

    @api.post("/tables/{id}/advice")
    async def advise(id: Id, request: Request, authorization: Authorization = None) -> Advised:
        """What the seat whose token this is should do, if the table allows hints."""
        live = await host.fresh(id)
        mine = await host.seats_of(live, [token_in(authorization)])
        if not mine:
            raise forbidden()
        limited(host, request, "thinking")
        return await advisers.advise(live, mine[0])

    @api.post("/tables/{id}/costly")
    async def costly(
        id: Id, wanted: Costly, request: Request, authorization: Authorization = None
    ) -> Reviewed:
        """What a seat's decisions have cost it, once the game is over; ask until it is told."""
        stored, _ = await seen(id, authorization)
        if (stored.id, wanted.seat) not in reviewers.reviews:
            limited(host, request, "thinking")
        return reviewers.look(stored, wanted.seat)

    @api.get("/tables/{id}/record")
    async def record(id: Id, authorization: Authorization = None) -> dict[str, Any]:
        """The record, once the game is over."""
        stored, _ = await seen(id, authorization)
        if not stored.over:
            raise Refusal("forbidden", "error-not-over")
        live: Live = await host.find(id)
        return await asyncio.to_thread(lambda: live.turn.committed.record().data())

    @api.get("/tables/{id}/outline")
    async def outline(id: Id, authorization: Authorization = None) -> Outline:
        """All committed moves, with the rounds and turns they belong to."""
        stored, mine = await seen(id, authorization)
        async with replays[bool(mine)]:
            return await asyncio.to_thread(replay.outline, stored, host.shelf, mine)

    @api.get("/tables/{id}/at/{n}")
    async def moment(
        id: Id,
        n: Annotated[int, Path(ge=0, lt=2**31)],
        seat: Annotated[int | None, Query(ge=0, lt=64)] = None,
        authorization: Authorization = None,
    ) -> Moment:
        """The table after `n` committed moves; a seat's view needs its token until the end."""
        stored, mine = await seen(id, authorization)
        if seat is not None and seat >= len(stored.chairs):
            raise Refusal("not-found", "error-not-found")
        if seat is not None and seat not in mine and not stored.over:
            raise forbidden()
        async with replays[bool(mine)]:
            return await asyncio.to_thread(replay.moment, stored, host.shelf, n, seat)

    @api.post("/tables/{id}/on", status_code=201)
    async def play_on(
        id: Id,
        wanted: PlayOn,
        request: Request,
        authorization: Authorization = None,
        device: Device = None,
    ) -> TableSecrets:
        """A new table that goes on from a moment of a finished game, against bots."""
        stored, mine = await seen(id, authorization)
        if not stored.over and not (mine and stored.told_whole):
            raise Refusal("forbidden", "error-play-on")
        limited(host, request, "again")
        maker = secret_from(wanted.maker, "maker")
        async with replays[bool(mine)]:
            moment = await asyncio.to_thread(reached, stored, host.shelf, wanted.n)
            table = await asyncio.to_thread(gone_on, stored, moment, wanted, maker)
        return await begun(maker, owned(table, await person_at(host, device)))

    @api.get("/campaigns/{id}")
    async def campaign(id: Id, authorization: Authorization = None) -> CampaignBody:
        """A campaign: its finished games, the present one, and what is to be chosen."""
        found, live, _ = await led(id, authorization)
        return await body_of(found, live)

    @api.post("/campaigns/{id}/keep")
    async def keep(id: Id, wanted: Keep, authorization: Authorization = None) -> CampaignBody:
        """Choose the card that a seat keeps; once all have chosen, the next game begins."""
        token = token_in(authorization)
        found, live = await host.campaigns.keep(id, token, wanted.table, wanted.card)
        return await body_of(found, live)

    @api.post("/campaigns/{id}/next")
    async def go_on(id: Id, wanted: GoOn, authorization: Authorization = None) -> CampaignBody:
        """Begin the next game where nobody has anything to choose."""
        secret = token_in(authorization)
        found, live = await host.campaigns.go_on(id, secret, wanted.table)
        return await body_of(found, live)

    @api.get("/campaigns/{id}/record")
    async def campaign_record(id: Id, authorization: Authorization = None) -> dict[str, Any]:
        """The whole campaign with its records; its seed once it is over."""
        found, live, mine = await led(id, authorization)
        if not mine and not live.stored.over and not found.facts["games"]:
            raise Refusal("forbidden", "error-not-over")
        return await asyncio.to_thread(exported, found, live.turn.committed)

    @api.websocket("/tables/{id}/live")
    async def live(socket: WebSocket, id: str) -> None:
        """The table as it is played."""
        if not same_origin(socket):
            await socket.close(1008)
            return
        await socket.accept()
        try:
            table = await host.fresh(id)
        except Refusal as refusal:
            await socket.send_text(orjson.dumps(error_json(refusal)).decode())
            await socket.close(1013 if refusal.code == "busy" else 1008)
            return
        await Connection(socket, host, table).run()

    return api
