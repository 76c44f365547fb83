"""Somebody at a browser: knows what the server told the page, and acts by clicking."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket

from .serving import Server

RAW = re.compile(
    r"[{}]|\b(?:action|agricola|card|goods?|help|lesson|log|prompt|reason|space|table)-[a-z][\w.-]*"
)


class Person:
    """A page of the web table, all that its WebSocket was told, and the newest state."""

    def __init__(self, context: BrowserContext, server: Server, seed: int = 1) -> None:
        self.page: Page = context.new_page()
        self.server = server
        self.dice = random.Random(seed)
        self.state: dict[str, Any] = {}
        self.heard: list[str] = []
        self.faults: list[str] = []
        self.sits_down = True
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._console)

    def _console(self, message: Any) -> None:
        if message.type == "error" and "WebSocket" not in message.text:
            if "Failed to load resource" not in message.text:
                self.faults.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        data = json.loads(frame)
        self.heard.append(str(frame))
        if data["type"] == "state":
            self.state = data

    # Going places

    def sit(self, table: dict[str, Any], *seats: int) -> Person:
        """Open a table with the secrets of these seats, as their links would."""
        self.server.visited.add(table["id"])
        first, *rest = seats or tuple(int(seat) for seat in table["tokens"])
        for seat in (*rest, first):
            token = table["tokens"][str(seat)]
            self.page.goto(f"{self.server.url}/t/{table['id']}#seat={seat}&token={token}")
            self.wait_for_table()
        return self

    def watch(self, table: dict[str, Any]) -> Person:
        """Open a table to look at it."""
        self.server.visited.add(table["id"])
        self.page.goto(f"{self.server.url}/t/{table['id']}")
        self.wait_for_table()
        return self

    def wait_for_table(self) -> None:
        """Until the table is on the page."""
        self.page.locator("header.status, [data-curtain]").first.wait_for()
        self.until(bool)
        if self.sits_down:
            self.page.locator("header.status").wait_for()

    @property
    def table(self) -> str:
        """The id of the table."""
        return str(self.state["table"])

    def settle(self, revision: int) -> None:
        """Until the table has gone past a revision, and the page shows it."""
        self.until(lambda state: state["revision"] > revision)

    def until(self, wanted: Callable[[dict[str, Any]], Any]) -> None:
        """Until the page has been told a state as wanted."""
        for _ in range(3000):
            if self.state and wanted(self.state):
                self.page.wait_for_timeout(10)
                if self.sits_down:
                    self.lift()
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"the table did not become as wanted: {self.said()}")

    @property
    def curtain(self) -> Locator:
        """The curtain between people who share the screen, if it is drawn."""
        return self.page.locator("[data-curtain]")

    def lift(self) -> None:
        """Say that one is who is asked for, where the curtain is drawn."""
        if self.curtain.count():
            self.curtain.get_by_role("button").click()

    def until_moves(self, count: int) -> None:
        """Until the page has been told of so many confirmed moves."""
        self.until(lambda state: state["moves"] >= count)

    def said(self) -> str:
        """What the status bar says, without its unbreakable spaces."""
        return self.page.locator("header.status").inner_text().replace("\u00a0", " ")

    def raw(self) -> list[str]:
        """What stands on the page as it stands in the catalogues, not in words."""
        return RAW.findall(self.page.locator("body").inner_text())

    # Acting

    @property
    def actions(self) -> list[dict[str, str]]:
        """What the page may offer now."""
        decision = self.state.get("decision")
        return decision["actions"] if decision else []

    @property
    def focused(self) -> str:
        """The action that has the focus of the keyboard, or nothing."""
        found = self.page.evaluate("document.activeElement?.getAttribute('data-action')")
        return str(found or "")

    def place(self, text: str) -> Locator:
        """The visible element that stands for an action."""
        return self.page.locator(f'[data-action="{text}"]:visible').first

    def confirm(self) -> None:
        """Click the confirm button."""
        revision = self.state["revision"]
        self.page.locator('header.status [aria-keyshortcuts="C"]').click()
        self.settle(revision)

    def turn_to(self, place: Locator) -> None:
        """Turn to the part of a narrow screen in which a place lies."""
        marked = self.page.locator("nav button:has(.dot)")
        for i in range(marked.count()):
            if place.count():
                return
            marked.nth(i).click()

    def act(self, text: str) -> None:
        """Take an action by clicking where it lies."""
        revision = self.state["revision"]
        action = next(action for action in self.actions if action["text"] == text)
        if action["kind"] == "cell":
            self.turn_to(self.page.locator(f'[data-cell="{action["argument"]}"]:visible'))
        if self.state["decision"]["kind"] == "stand-fence":
            self.page.locator(f'[data-cell="{action["argument"]}"]:visible').first.click()
        elif action["verb"] == "fence":
            self.draw(action["argument"].split("+"))
            self.page.locator("[data-build-fences]").click()
        elif action["kind"] == "cell":
            same = [a["text"] for a in self.actions if a["argument"] == action["argument"]]
            self.page.locator(f'[data-cell="{action["argument"]}"]:visible').first.click()
            if len(same) > 1:
                self.page.get_by_role("menuitem").nth(same.index(text)).click()
        else:
            self.place(text).click()
            keep = self.page.locator(f'li:has([data-action="{text}"]) [data-keep]')
            if keep.is_visible():
                keep.click()
        self.settle(revision)

    def draw(self, cells: list[str]) -> None:
        """Pick cells for a pasture."""
        for cell in cells:
            self.page.locator(f'[data-cell="{cell}"]:visible').first.click()

    @property
    def seat(self) -> dict[str, Any]:
        """What the page shows of the seat that it plays."""
        found: dict[str, Any] = self.state["view"]["seats"][self.state["as"]]
        return found

    def turn(self, *wanted: str) -> bool:
        """Do one thing, a wanted one or any at random; False if there is nothing to do."""
        if self.state.get("over"):
            return False
        if self.state["can"]["confirm"]:
            self.confirm()
            return True
        if not self.actions:
            return False
        texts = [action["text"] for action in self.actions]
        fences = [text for text in texts if text.startswith("fence ")]
        if fences:
            texts = [text for text in texts if text not in fences] + fences[:3]
        preferred = [text for text in texts if text.startswith(wanted)] if wanted else []
        self.act(self.dice.choice(preferred or texts))
        return True
