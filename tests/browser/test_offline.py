"""The page as an app: it can be installed, opens without a connection, and is never an old one."""

from __future__ import annotations

import json
import re
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, expect

from bocage.server.files import KINDS, STATIC

from .looks import check, rest, visitor
from .person import Person
from .serving import Server

WORKING = "() => navigator.serviceWorker.controller !== null"
KEPT = """async (table) => {
  const found = await (await caches.open('bocage-known')).match(`/known/table/${table}`);
  return found !== undefined && (await found.json()).told.revision;
}"""
NAMES = "async () => (await caches.keys()).filter((name) => name.startsWith('bocage-files-'))"
UPDATE = "async () => { await (await navigator.serviceWorker.getRegistration()).update(); }"
"""Look for a new version now; browsers do so by themselves a while after a page has opened."""
IN_USE = """async ([name, file]) =>
  (await caches.has(name)) && (await (await caches.open(name)).match(file)) !== undefined"""
FILES = """async (name) => (await (await caches.open(name)).keys())
  .map(({ url }) => new URL(url).pathname)"""


def until(page: Page, question: str, about: Any = None) -> None:
    """Wait until what the page is asked is so."""
    for _ in range(500):
        if page.evaluate(question, about):
            return
        page.wait_for_timeout(20)
    raise AssertionError(question)


def test_it_can_be_installed(server: Server) -> None:
    with urlopen(server.url) as answer:
        page = answer.read().decode()
        policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy and "script-src 'self';" in policy
    link = re.search(r'rel="manifest" href="([^"]+)"', page)
    assert link is not None
    with urlopen(server.url + link[1]) as answer:
        assert answer.headers["Content-Type"] == "application/manifest+json"
        manifest = json.load(answer)
    assert manifest["name"] == "Bocage" and manifest["display"] == "standalone"
    assert manifest["start_url"] == manifest["scope"] == "/"
    found = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert found == {(f"{n}x{n}", kind) for n in (192, 512) for kind in ("any", "maskable")}
    others = [
        {"src": "/icon-180.png", "sizes": "180x180"},
        {"src": "/badge-96.png", "sizes": "96x96"},
    ]
    for icon in [*manifest["icons"], *others]:
        with urlopen(server.url + icon["src"]) as answer:
            head = answer.read(24)
        assert head.startswith(b"\x89PNG")
        assert "{}x{}".format(*struct.unpack(">II", head[16:])) == icon["sizes"]
    with urlopen(server.url + "/sw.js") as answer:
        assert answer.headers["Content-Type"].startswith("text/javascript")
        assert answer.headers["Cache-Control"] == "no-cache"
        assert len(answer.read()) < 6000


def test_lobby_and_tables_open_without_a_connection(
    own_server: Server, browser: Browser, shots: Path
) -> None:
    table = own_server.table("Ana", "Bo")
    closed = own_server.table("Cleo", "Dan")
    ana = Person(visitor(browser, "wide", locale="fr-FR", worker=True), own_server)
    page = ana.page
    ana.sit(table)
    until(page, WORKING)
    until(page, KEPT, table["id"])
    page.goto(own_server.url)
    page.locator("li.table").first.wait_for()
    secrets = [table["tokens"]["0"], table["tokens"]["1"], *closed["tokens"].values()]
    assert not kept_of(page, secrets), "secrets are not kept with what is known"

    own_server.stop()
    page.reload()
    expect(page.locator(".problem")).to_contain_text("Vous voyez ce qui était connu")
    expect(page.locator("section.games")).to_have_attribute("inert", "")
    rest(page)
    page.screenshot(path=shots / "offline-lobby-wide-light.png")
    assert check(page, "wide") == []
    page.locator(".mine li.table a[href^='/t/']").first.click()
    strip = page.locator("[data-connection]")
    expect(strip).to_contain_text("Hors ligne")
    expect(page.locator("[data-space]").first).to_be_visible()
    assert page.locator("header.status .mine").count() == 0, "nothing is asked"
    assert "À vous" not in page.title()
    rest(page)
    page.screenshot(path=shots / "offline-table-wide-light.png")
    assert check(page, "wide") == []
    page.goto(f"{own_server.url}/t/{closed['id']}")
    expect(page.get_by_role("heading", name="Pas de connexion")).to_be_visible()
    page.go_back()
    strip.wait_for()

    own_server.start()
    strip.get_by_role("button").click()
    ana.until(lambda state: state["decision"])
    strip.wait_for(state="detached")
    assert ana.turn() and ana.faults == []


def kept_of(page: Page, secrets: list[str]) -> list[str]:
    """Which of these texts stand anywhere in what the browser's stores keep for the page."""
    text: str = page.evaluate("""async () => {
      const texts = [];
      for (const name of await caches.keys()) {
        const store = await caches.open(name);
        for (const request of await store.keys()) {
          texts.push(request.url, await (await store.match(request)).text());
        }
      }
      return texts.join();
    }""")
    assert len(text) > 100_000
    return [secret for secret in secrets if secret in text]


class Versions(BaseHTTPRequestHandler):
    """Hands out files as they are in the present version."""

    files: dict[str, bytes] = {}

    def do_GET(self) -> None:
        path = self.path if self.path in self.files else "/index.html"
        found = path != "/index.html" or self.path == "/"
        self.send_response(200 if found else 404)
        self.send_header("Content-Type", KINDS[Path(path).suffix])
        self.end_headers()
        self.wfile.write(self.files[path])

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing is logged."""


@contextmanager
def handing_out() -> Iterator[str]:
    """The address of a server of files, as long as it is needed."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Versions)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def built(version: str) -> dict[str, bytes]:
    """The page as it is built, under the names of another version."""
    plain = [
        path for path in STATIC.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz")
    ]
    files = {f"/{path.relative_to(STATIC).as_posix()}": path.read_bytes() for path in plain}
    [own] = re.findall(rb"`([0-9a-f]{8})`", files["/sw.js"])
    names = [name for name in files if re.search(r"/index-[\w-]{8}\.js$", name)]
    changes = [(own, version.encode())]
    changes += [(name[-11:-3].encode(), version.encode()) for name in names]
    made = {}
    for name, data in files.items():
        named = name.encode()
        for old, new in changes:
            named = named.replace(b"-" + old, b"-" + new)
            if name.endswith((".html", ".js", ".json")):
                data = data.replace(b"-" + old, b"-" + new).replace(
                    b"`" + old + b"`", b"`" + new + b"`"
                )
        made[named.decode()] = data
    return made


def test_a_new_version_takes_over(browser: Browser) -> None:
    page = visitor(browser, "wide", worker=True).new_page()
    script = "() => document.querySelector('script[type=module]').src.slice(-11, -3)"
    with handing_out() as address:
        for number in (1, 2, 3):
            version = f"version{number}"
            Versions.files = built(version)
            page.goto(address)
            assert page.evaluate(script) == version, "the page is never an old one"
            page.get_by_role("heading").first.wait_for()
            until(page, WORKING)
            page.evaluate(UPDATE)
            own = f"bocage-files-{version}"
            until(page, IN_USE, [own, f"/assets/index-{version}.js"])
        until(page, f"async () => (await ({NAMES})()).length === 2")
        assert page.evaluate(NAMES) == ["bocage-files-version2", "bocage-files-version3"]
        had = {
            re.sub(r"-[\w-]{8}\.", ".", name)
            for name in page.evaluate(FILES, "bocage-files-version2")
        }
        has = {re.sub(r"-[\w-]{8}\.", ".", name) for name in page.evaluate(FILES, own)}
        assert had <= has, "what this device had it has in the new version, too"
    page.goto(f"{address}/cards")
    assert page.evaluate(script) == "version3", "there is no connection, and the page opens"
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
