"""Browser tests: Debian's Chromium, driven by Playwright, against a real server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from .looks import newcomer, visitor
from .serving import Server

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""The browser; without windows of its own it takes half the time."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--font-render-hinting=none",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SHOTS = Path(__file__).parents[2] / "build" / "screenshots"


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    assert CHROMIUM, "Chromium is missing: `make browser` installs it"
    found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield found
    found.close()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most tests share, one after the other."""
    server = Server(tmp_path_factory.mktemp("shared")).start()
    yield server
    server.stop()


def seed_of(request: pytest.FixtureRequest) -> str:
    """What the games of a test follow from: its name, and another BOCAGE_TEST_SEED."""
    return f"{request.node.name} {os.environ.get('BOCAGE_TEST_SEED', '')}"


@pytest.fixture
def server(shared: Server, request: pytest.FixtureRequest) -> Server:
    """A server with games of its own for each test; the lobby has those of others, too."""
    shared.deal(seed_of(request))
    return shared


@pytest.fixture
def own_server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server for one test: its lobby is empty, and it may be stopped."""
    server = Server(tmp_path, seed_of(request)).start()
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def nobody_stays(browser: Browser) -> Iterator[None]:
    """Whatever page a test has left open is closed."""
    yield
    for context in browser.contexts:
        if context.pages:
            context.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser on a desktop, where nothing moves: motion has tests of its own."""
    context = visitor(browser, "wide")
    yield context
    context.close()


@pytest.fixture
def fresh(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that nobody has used: it loads everything."""
    context = newcomer(browser, "wide", "light", "en-GB")
    yield context
    context.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    """A browser on a phone."""
    context = visitor(browser, "narrow")
    yield context
    context.close()


@pytest.fixture
def shots() -> Path:
    """Where screenshots are kept."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    return SHOTS
