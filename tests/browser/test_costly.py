"""After a game: one axis for result and replay, and what one's decisions have cost."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from .looks import LOOKS, Lookout, Theme, visitor
from .person import Person
from .serving import Server

LABELS = "nodes => nodes.map(node => [node.textContent.trim(), node.getAttribute('x')])"
MARKS = """nodes => nodes.map(node => {
  const [mark, track] = [node.getBoundingClientRect(), node.parentElement.getBoundingClientRect()];
  const thumb = 0.65 * parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (mark.x + mark.width / 2 - track.x - thumb) / (track.width - 2 * thumb);
})"""


def axis_of(chart: Locator) -> Any:
    """What stands on the axes of a chart, and where."""
    return chart.locator("text").evaluate_all(LABELS)


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_the_result_leads_into_the_replay(
    server: Server, browser: Browser, shots: Path, size: str, theme: Theme
) -> None:
    context = visitor(browser, size, theme, "en-GB" if theme == "dark" else "fr-FR")
    english = theme == "dark"
    person = Person(context, server, seed=3)
    page = person.page
    table = server.table("Ana", "Bo", game="express")
    server.play_out(table)
    person.sit(table, 0)
    lookout = Lookout(person, shots, "costly", size, theme)
    chart = page.locator("[data-region=result] svg:has([data-pick])")
    chart.scroll_into_view_if_needed()
    labels = axis_of(chart)
    rounds = page.evaluate(f"fetch('/api/tables/{table['id']}/outline').then(a => a.json())")[
        "rounds"
    ]

    page.get_by_role(
        "button", name="What cost you points" if english else "Ce qui vous a coûté"
    ).click()
    costly = page.locator("[data-costly]")
    costly.locator("li").first.wait_for(timeout=60_000)
    assert 1 <= costly.locator("li").count() <= 3
    said = costly.inner_text()
    assert "why-" not in said and "costly-" not in said and person.raw() == []
    lookout.look("panel")
    link = costly.get_by_role("link").first
    n = int(re.findall(r"#n=(\d+)&seat=0", str(link.get_attribute("href")))[0])
    better = link.locator("strong").inner_text()
    assert better.startswith("Better: " if english else "Mieux")
    link.click()

    slider = page.get_by_role("slider")
    expect(slider).to_have_value(str(n))
    if size == "narrow":
        page.get_by_role(
            "button", name=re.compile("Déroulement|Course|Cours|Journal")
        ).first.click()
    again = page.locator("svg:has([data-pick])")
    again.scroll_into_view_if_needed()
    assert axis_of(again) == labels, "result and replay use one axis"
    marked = page.locator(".track .marks span").evaluate_all(MARKS)
    first, last = rounds[0]["n"], rounds[-1]["n"]
    starts = [(one["n"] - first) / (last - first) for one in rounds[:-1]]
    assert marked == pytest.approx(starts, abs=0.01), "and so does the slider"
    lookout.look("replay")
    page.get_by_role("button", name="Play on from here" if english else "Reprendre d’ici").click()
    page.get_by_role("dialog").get_by_role(
        "button", name="Begin" if english else "Commencer"
    ).click()
    page.wait_for_url(lambda url: "/t/" in url and table["id"] not in url)
    new = page.url.split("/t/")[1].split("/")[0].split("#")[0]
    assert (
        server.get(f"/api/tables/{new}/at/0")["view"]
        == server.get(f"/api/tables/{table['id']}/at/{n}")["view"]
    )

    page.goto(f"{server.url}/t/{table['id']}")
    chart.scroll_into_view_if_needed()
    box = chart.locator("[data-pick]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_url(re.compile("/replay#n="))
    assert abs(int(slider.input_value()) - (first + last) / 2) <= 1
    context.close()
    assert lookout.faults == []
    assert person.faults == []


def test_another_game_says_in_russian_what_cost_points(server: Server, browser: Browser) -> None:
    context = visitor(browser, "wide", locale="ru-RU")
    person = Person(context, server, seed=3)
    page = person.page
    table = server.table("Ana", "Bo", game="creatures")
    server.play_out(table)
    person.sit(table, 0)
    page.locator("[data-region=result] button[aria-expanded]").click()
    costly = page.locator("[data-costly] li")
    costly.first.wait_for(timeout=60_000)
    assert 1 <= costly.count() <= 3
    for said in costly.all_inner_texts():
        assert re.search("[а-я]{4}", said) and not re.search("[a-z]{4}", said), said
    assert person.raw() == []
    link = costly.first.get_by_role("link")
    n = str(re.findall(r"#n=(\d+)&seat=0", str(link.get_attribute("href")))[0])
    link.click()
    expect(page.get_by_role("slider")).to_have_value(n)
    context.close()
    assert person.faults == []
