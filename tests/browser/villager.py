"""Somebody at a village: plays by clicking where the actions of the table lie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator

import bocage

from .person import Person

STEPPED = ("tools", "amount")
WINDOW = "prompt-hallertau-cards"


class Villager(Person):
    """Somebody who turns to the part of the table where an action lies, as people do."""

    def act(self, text: str) -> None:
        """Take an action by clicking where it lies: a place, a menu on it, or a number to set."""
        revision = self.state["revision"]
        verb, _, argument = text.partition(" ")
        if verb in STEPPED and argument != "all":
            self.set_number(verb, int(argument))
        if self.seen(self.place(text)):
            settles = self.confirms_itself(text)
            self.place(text).click()
            item = self.page.get_by_role("menuitem")
            if item.count():
                item.filter(has_text=self.words(text)).first.click()
            self.until(lambda state: state["revision"] > revision)
            if settles:
                self.until(lambda state: not state["can"]["confirm"])
        else:
            self.open_menu(text)
            self.page.get_by_role("menuitem", name=self.words(text), exact=True).click()
            self.settle(revision)

    def confirms_itself(self, text: str) -> bool:
        """Whether an answer needs no confirming: to play no card, with nothing done before."""
        asked = self.state["decision"]["prompt"]["id"]
        return asked == WINDOW and text in ("done", "quiet") and not self.state["tail"]["actions"]

    def words(self, text: str) -> str:
        """What the page calls an action."""
        found = next(action for action in self.actions if action["text"] == text)
        message: Any = found["message"]
        return bocage.text(bocage.Message(message["id"], message["values"]), "en")

    def seen(self, place: Locator) -> bool:
        """Whether a place is in sight, on a narrow screen after turning to its part."""
        return bool(place.count()) or any(place.count() for _ in self.parts())

    def parts(self) -> Iterator[int]:
        """Turn to board, village and cards, one after the other; a wide screen shows all."""
        tabs = self.page.locator("nav button:visible")
        shown = min(3, tabs.count())
        for i in range(shown):
            tabs.nth(i).click()
            yield i
        if not shown:
            yield 0

    def open_menu(self, text: str) -> None:
        """Open the menu of the place that holds an action."""
        wanted = self.page.get_by_role("menuitem", name=self.words(text), exact=True)
        for _ in self.parts():
            spots = self.page.locator('[aria-haspopup="menu"]:visible')
            for i in range(spots.count()):
                spots.nth(i).click()
                if wanted.count():
                    return
                self.page.keyboard.press("Escape")
        raise AssertionError(f"no place for {text}")

    def set_number(self, verb: str, wanted: int) -> None:
        """Set the number of a stepper."""
        place = f'[data-action^="{verb} "]:not([data-action="{verb} all"]):visible'
        assert self.seen(self.page.locator(place).first)
        for _ in range(100):
            shown = self.page.locator(place).first
            now = int(str(shown.get_attribute("data-action")).split()[1])
            if now == wanted:
                return
            step = 1 if wanted > now else -1
            self.page.locator(f'[data-step="{step}"]:visible').first.click()

    def play_on(self) -> None:
        """Play at random until the game is over."""
        while not self.state["over"]:
            if not self.turn():
                self.page.wait_for_timeout(30)
