"""Somebody is told by their browser: when the page is hidden, and when it is gone."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect

from ..server.client import soon
from ..server.mailed import Mailbox
from ..server.pushed import Device, Service
from .conftest import FLAGS
from .looks import check, rest, visitor
from .person import Person
from .serving import Server

STUB = """
const known = %s;
let subscription = null;
PushManager.prototype.getSubscription = async () => subscription;
PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
  window.asked = { userVisibleOnly, key: applicationServerKey.length };
  subscription = { ...known, toJSON: () => known };
  return subscription;
};
Object.defineProperty(document, 'visibilityState', { get: () => window.hidden ?? 'visible' });
document.hasFocus = () => !window.hidden;
"""
"""A browser whose push service is the test's, in a tab that may be hidden."""
LINK = re.compile(r"https://farm\.example\.org(/\S+)")
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The browser with its windows: without them it shows no notices."""
    found = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
    yield found
    found.close()


@pytest.fixture
def service() -> Iterator[Service]:
    """A push service."""
    found = Service()
    yield found
    found.close()


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    """A mail server."""
    found = Mailbox()
    yield found
    found.close()


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> Iterator[Server]:
    """A server that tells people who are away."""
    settings: dict[str, Any] = {
        "BOCAGE_NOTICE_PAUSE": "0.4",
        "BOCAGE_PUSH_ANYWHERE": "1",
        "BOCAGE_SMTP_HOST": "127.0.0.1",
        "BOCAGE_SMTP_PORT": f"{box.port}",
        "BOCAGE_SMTP_FROM": "farm@example.org",
        "BOCAGE_SMTP_TLS": "none",
        "BOCAGE_URL": "https://farm.example.org",
    }
    server = Server(tmp_path_factory.mktemp("telling"), "notices", pace=0.0, **settings).start()
    yield server
    server.stop()


def told_to(context: BrowserContext, server: Server, device: Device) -> Person:
    """Somebody whose browser can be told."""
    context.grant_permissions(["notifications"], origin=server.url)
    context.add_init_script(STUB % json.dumps(device.subscription))
    return Person(context, server)


def settings(page: Page) -> Locator:
    """The part of the settings about notices."""
    page.locator("[popovertarget=table-menu]").click()
    page.locator("#table-menu nav button").nth(1).click()
    return page.locator("[data-notices]")


def deliver(page: Page, server: Server, told: dict[str, str]) -> None:
    """Let the browser be given what a push service was given for it."""
    session = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated", lambda e: found.extend(e["registrations"])
    )
    session.send("ServiceWorker.enable")
    page.wait_for_timeout(100)
    own = [one for one in found if one["scopeURL"].startswith(server.url)]
    given = {"origin": server.url, "registrationId": own[0]["registrationId"]}
    session.send("ServiceWorker.deliverPushMessage", {**given, "data": json.dumps(told)})


def confirm_by_letter(person: Person, part: Locator, box: Mailbox, shots: Path) -> None:
    """Ask to be written to, say yes by the link in the letter, and end it again."""
    page, before = person.page, len(box.letters)
    part.get_by_label("Me prévenir par e‑mail").fill("ana@example.org")
    part.get_by_role("button", name="M’envoyer un lien").click()
    expect(part.get_by_role("status")).to_contain_text("Un message est en route")
    soon(lambda: len(box.letters) > before)
    [link] = LINK.findall(box.letters[-1].get_content())
    other = page.context.new_page()
    other.goto(person.server.url + link)
    rest(other)
    other.screenshot(path=shots / "letter-confirm-narrow-fr.png")
    assert check(other, "narrow") == []
    other.get_by_role("button", name="Oui, écrivez-moi").click()
    expect(other.get_by_role("heading")).to_have_text("Vous serez prévenu par e‑mail.")
    other.close()
    page.keyboard.press("Escape")
    part = settings(page)
    expect(part.get_by_role("status")).to_have_text("Vous êtes prévenu par e‑mail.")
    part.scroll_into_view_if_needed()
    rest(page)
    page.screenshot(path=shots / "notices-mail-narrow-fr.png")
    assert check(page, "narrow") == []
    part.get_by_role("button", name="Ne plus m’écrire").click()
    expect(part.get_by_label("Me prévenir par e‑mail")).to_be_visible()


@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_somebody_is_told(
    telling: Server,
    browser: Browser,
    context: BrowserContext,
    service: Service,
    box: Mailbox,
    shots: Path,
    size: str,
) -> None:
    server = telling
    table = server.table("Ana", "Bo")
    device = Device(service, "ana")
    at = visitor(browser, size, locale="fr-FR", worker=True)
    ana = told_to(at, server, device)
    ana.sit(table, 0)
    page = ana.page
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    part = settings(page)
    tick = part.get_by_role("checkbox", name="Me prévenir sur cet appareil")
    expect(tick).not_to_be_checked()
    tick.click()
    expect(tick).to_be_checked()
    assert page.evaluate("asked") == {"userVisibleOnly": True, "key": 65}
    part.scroll_into_view_if_needed()
    rest(page)
    page.screenshot(path=shots / f"notices-{size}-fr.png")
    assert check(page, size) == [] and ana.raw() == []
    if size == "narrow":
        tick.click()
        expect(tick).not_to_be_checked()
        confirm_by_letter(ana, part, box, shots)
        path = f"/api/tables/{table['id']}/notices"
        assert server.get(path, table["tokens"]["0"])["push"] == []
        assert ana.faults == []
        return
    page.keyboard.press("Escape")
    page.evaluate("window.hidden = 'hidden'; dispatchEvent(new Event('blur'))")
    bo = Person(context, server).sit(table, 1)
    while ana.state["deciding"] == [0]:
        assert ana.turn()
    bo.until(lambda state: state["deciding"] == [1])
    while bo.state["deciding"] == [1]:
        assert bo.turn()
    ana.until(lambda state: state["deciding"] == [0])
    name = "Agricola, édition révisée"
    shown = {"title": name, "body": "À vous de jouer, Ana.", "tag": f"{table['id']} 0"}
    page.wait_for_function(
        f"() => ({SHOWN})().then((all) => {{ window.shown = all; }}) && window.shown?.length"
    )
    assert page.evaluate(SHOWN) == [{**shown, "data": f"/t/{table['id']}"}]
    assert not service.given, "the page is open, and has said it itself"

    page.goto(server.url + "/rules/express")
    soon(lambda: bool(device.told))
    [told] = device.told
    assert told == {**shown, "path": f"/t/{table['id']}", "lang": "fr"}
    deliver(page, server, told)
    page.wait_for_timeout(200)
    assert page.evaluate(SHOWN) == [{**shown, "data": f"/t/{table['id']}"}], "there is one of a tag"
    assert ana.faults == bo.faults == []
