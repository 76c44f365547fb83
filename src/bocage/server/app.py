"""The web application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

import bocage

from .api import router
from .bringing import bringing
from .files import pages
from .gate import Gate, Trusted
from .guard import Guard, problem
from .host import Host
from .hosts import Hosts
from .lines import misread
from .me import me
from .metrics import telling
from .notices.asking import asking
from .notices.messenger import Messenger
from .notices.office import Office
from .notices.pages import letter_pages
from .people import people
from .refusals import Refusal
from .results import keep_counted
from .retention import keep_tidy
from .settings import Settings
from .tracing import Traced

PACKED_FROM = 1024
"""Answers of so many bytes and more are sent packed."""


def create_app(settings: Settings) -> FastAPI:
    """The application on an open database; its bots and watchers live as long as it is served."""
    host = Host(settings)
    office = Office(host)
    messenger = Messenger(host, office)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        host.start()
        host.chores.add(asyncio.create_task(keep_tidy(host)))
        host.chores.add(asyncio.create_task(keep_counted(host)))
        host.chore(messenger.keep())
        async with telling(host):
            yield
        await host.stop()
        messenger.close()

    app = FastAPI(
        title="Bocage",
        version=bocage.__version__,
        description="Tables for farm games. `docs/web-table.md` describes the WebSocket.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.host = host
    app.include_router(people(host))
    app.include_router(me(host))
    app.include_router(asking(host, office))
    app.include_router(bringing(host))
    app.include_router(letter_pages(host, office))
    app.include_router(router(host))
    app.include_router(pages())
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, misunderstood)
    app.add_exception_handler(HTTPException, not_here)
    app.add_middleware(GZipMiddleware, minimum_size=PACKED_FROM)
    app.add_middleware(Gate, settings=settings, trusted=Trusted(settings.proxies))
    app.add_middleware(Guard)
    app.add_middleware(Hosts, names=settings.hosts)
    app.add_middleware(Traced, meter=host.meter)
    return app


async def refused(request: Request, error: Exception) -> Response:
    """The answer to a request that was refused."""
    assert isinstance(error, Refusal)
    return problem(error)


async def misunderstood(request: Request, error: Exception) -> Response:
    """The answer to a request whose form is wrong."""
    assert isinstance(error, RequestValidationError)
    fault = error.errors()[0]
    place = fault["loc"]
    field = ".".join(str(part) for part in place[1:]) or str(place[0])
    return problem(misread(fault, field))


async def not_here(request: Request, error: Exception) -> Response:
    """The answer to a request for something that is not there, or not to be had so."""
    assert isinstance(error, HTTPException)
    if error.status_code == 400:
        return problem(Refusal("bad-message", "error-bad-message", field="body"))
    answer = problem(Refusal("not-found", "error-not-found"))
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer
