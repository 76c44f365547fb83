"""The built front end."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from ..kernel.shapes import Locale
from ..kernel.text import LOCALES, text
from .refusals import Refusal

STATIC = Path(__file__).parent / "static"
YEAR = "public, max-age=31536000, immutable"
NEVER = "no-cache"
PACKED = (("br", ".br"), ("gzip", ".gz"))
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""What files are, the same on every system: browsers take no script that is called otherwise."""
PAGES = (
    "/",
    "/t/{id}",
    "/t/{id}/replay",
    "/campaign/{id}",
    "/games/{id}",
    "/bring",
    "/cards",
    "/cards/{game}",
    "/cards/{game}/{id}",
    "/rules",
    "/rules/{game}",
    "/me",
)


DATA = ("api/", "assets/")
"""Where programs and pages find what they need; the page says what else is not there."""


def language_of(request: Request) -> Locale:
    """The first language of a browser that we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LOCALES:
            return code
    return "en"


def encodings_of(request: Request) -> set[str]:
    """The ways of packing that a browser takes."""
    taken = set()
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, quality = part.replace(" ", "").partition(";q=")
        if quality.strip("0.") or not quality:
            taken.add(name)
    return taken


@lru_cache(maxsize=512)
def unchanging(path: Path) -> bytes | None:
    """A file whose name tells its content, read once; None if it is not there."""
    return path.read_bytes() if path.is_file() else None


def current(path: Path) -> bytes | None:
    """A file as it is now; None if it is not there."""
    return path.read_bytes() if path.is_file() else None


def wants_page(path: str, request: Request) -> bool:
    """Whether somebody at a browser has asked for a page, and no program for data or a file."""
    return not path.startswith(DATA) and "text/html" in request.headers.get("accept", "").lower()


def file_answer(path: Path, request: Request, hashed: bool, status: int = 200) -> Response:
    """A file, packed if the browser takes it so and it lies there so."""
    read = unchanging if hashed else current
    headers = {"Cache-Control": YEAR if hashed else NEVER, "Vary": "Accept-Encoding"}
    kind = KINDS.get(path.suffix, "application/octet-stream")
    taken = encodings_of(request)
    for name, suffix in PACKED:
        if name in taken and (packed := read(path.with_name(path.name + suffix))) is not None:
            headers["Content-Encoding"] = name
            return Response(packed, status, headers, kind)
    return Response(read(path), status, headers, kind)


def pages(folder: Path = STATIC) -> APIRouter:
    """The pages, all of which are one page, and its files."""
    router = APIRouter(include_in_schema=False)
    root = folder.resolve()

    def shown(request: Request, status: int) -> Response:
        index = root / "index.html"
        if not index.is_file():
            return PlainTextResponse(text("server-not-built", language_of(request)), 503)
        return file_answer(index, request, hashed=False, status=status)

    async def page(request: Request) -> Response:
        return shown(request, 200)

    for path in PAGES:
        router.add_api_route(path, page)

    @router.get("/{path:path}")
    async def file(path: str, request: Request) -> Response:
        try:
            wanted = (root / path).resolve()
            found = wanted.is_relative_to(root) and wanted.is_file()
        except (ValueError, OSError):
            found = False
        if not found and wants_page(path, request):
            return shown(request, 404)
        if not found:
            raise Refusal("not-found", "error-not-found")
        return file_answer(wanted, request, hashed=wanted.parent.name == "assets")

    return router
