"""Own cards in the browser: chosen for a new table, told in words, shown among the others."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from .person import Person
from .serving import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "own_cards.py"


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that offers the example's cards."""
    (tmp_path / "own").mkdir()
    shutil.copy(EXAMPLE, tmp_path / "own")
    monkeypatch.setenv("BOCAGE_OWN", str(tmp_path / "own"))
    server = Server(tmp_path, "own cards").start()
    yield server
    server.stop()


def test_a_table_with_own_cards(server: Server, context: BrowserContext) -> None:
    person = Person(context, server)
    page = person.page
    page.goto(server.url)
    revised = page.get_by_role("article").filter(has_text="Agricola, revised edition")
    revised.get_by_role("button", name="Play").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("own_cards.py")).to_be_hidden()
    dialog.locator('label:has(input[name="cards"][value="base"])').click()
    dialog.get_by_label("own_cards.py").check()
    dialog.get_by_role("button", name="Start").click()
    person.wait_for_table()
    assert list(person.state["view"]["own"]) == ["own_cards.py"]
    assert person.faults == []


def test_own_cards_among_the_others(server: Server, context: BrowserContext) -> None:
    person = Person(context, server)
    page = person.page
    page.goto(f"{server.url}/cards/agricola-revised/X005")
    expect(page.get_by_role("dialog")).to_contain_text("Each of your pastures holds 1 animal more.")
    expect(page.get_by_role("dialog")).to_contain_text("1 pasture")
    page.goto(f"{server.url}/cards/agricola-revised")
    page.get_by_role("searchbox").fill("gnome")
    expect(page.get_by_role("link", name="Garden Gnome")).to_be_visible()
    page.locator("select, [role=combobox]").filter(has_text="Русский").first.select_option("ru")
    page.get_by_role("searchbox").fill("гном")
    expect(page.get_by_role("link", name="Садовый гном")).to_be_visible()
    assert person.faults == []
