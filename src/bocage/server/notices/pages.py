"""The pages that links in letters lead to: small, and without any script."""

from __future__ import annotations

from html import escape
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import HTMLResponse

from ...kernel.shapes import Locale
from ...kernel.text import text
from ..files import language_of as spoken
from ..host import Host
from ..secret import hashed, opens
from . import kept
from .kept import Notice
from .office import Office
from .words import language_of

PAGE: Final = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Bocage</title>
<link rel="icon" href="/icon-192.png">
<link rel="stylesheet" href="/letter.css">
</head>
<body><main>
<img src="/icon-192.png" alt="" width="64" height="64">
<h1>{words}</h1>
{button}
</main></body>
</html>
"""
BUTTON: Final = '<form method="post"><button>{words}</button></form>'
LINK: Final = '<a href="{where}">{words}</a>'

Id = Annotated[str, Path(min_length=1, max_length=32)]
Key = Annotated[str, Query(min_length=1, max_length=100)]
What = Literal["confirm", "stop"]


def page(locale: Locale, message: str, button: str = "", status: int = 200) -> HTMLResponse:
    """A page that says something, and what can be done there."""
    words = escape(text(message, locale))
    return HTMLResponse(PAGE.format(lang=locale, words=words, button=button), status)


def letter_pages(host: Host, office: Office) -> APIRouter:
    """Pages by which somebody says that an address is theirs, or that they are written to no more.

    Looking at one changes nothing: programs follow links in letters, too.
    """
    api = APIRouter(prefix="/api/notices", include_in_schema=False)

    async def meant(id: str, what: What, key: str) -> Notice | None:
        """The notice that a link is about, if it is worth anything."""
        notice = await host.look(kept.found, host.engine, id)
        if notice is None or notice.way != "mail":
            return None
        if what == "stop":
            return notice if opens(key, hashed(await office.stop_key(id))) else None
        return notice if opens(key, notice.secret) else None

    @api.get("/{id}/{what}")
    async def look(id: Id, what: What, key: Key, request: Request) -> HTMLResponse:
        notice = await meant(id, what, key)
        if notice is None:
            return page(spoken(request), "letter-nothing", home(spoken(request)), 404)
        locale = language_of(notice.language)
        words = escape(text(f"letter-{what}-button", locale))
        return page(locale, f"letter-{what}", BUTTON.format(words=words))

    @api.post("/{id}/{what}")
    async def do(id: Id, what: What, key: Key, request: Request) -> HTMLResponse:
        notice = await meant(id, what, key)
        if notice is None:
            return page(spoken(request), "letter-nothing", home(spoken(request)), 404)
        locale = language_of(notice.language)
        if what == "stop":
            await host.write("", kept.dropping(id))
        else:
            await host.write("", kept.noting(id, secret=None))
        table = LINK.format(
            where=escape(f"/t/{notice.table_id}"), words=escape(text("letter-table", locale))
        )
        return page(locale, f"letter-{what}-done", table)

    return api


def home(locale: Locale) -> str:
    """The way to the lobby."""
    return LINK.format(where="/", words=escape(text("letter-home", locale)))
