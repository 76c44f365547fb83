"""How soon a table can be played in the browser, and how much the first load is."""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import bocage

from ..browser.conftest import CHROMIUM, FLAGS
from ..browser.serving import Server

RUNS = 3
SECONDS, KILOBYTES = 1.0, 300
"""What a table may take until it can be played, and what it may load."""


def opening(browser: Browser, server: Server, game: str) -> tuple[float, float]:
    """Seconds until a table can be played, and kilobytes loaded, in a fresh browser."""
    table = server.table("Ana", "Bo", game=game)
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    sizes: list[float] = []
    network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(f"{server.url}/t/{table['id']}#seat=0&token={table['tokens']['0']}")
    page.locator("header.status, [data-curtain]").first.wait_for()
    took = float(page.evaluate("performance.now()")) / 1000
    page.wait_for_load_state("networkidle")
    context.close()
    return took, sum(sizes) / 1000


def main() -> int:
    """Measure and print; 1 where a table takes too long or too much."""
    missed: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        opening(browser, server, bocage.games()[0].id)
        for game in bocage.games():
            runs = [opening(browser, server, game.id) for _ in range(RUNS)]
            took = statistics.median(seconds for seconds, _ in runs)
            load = runs[0][1]
            print(f"{game.id}: interactive after {took:.2f} s, first load {load:.0f} kB")
            if took > SECONDS:
                missed.append(f"{game.id} is interactive after {took:.2f} s, not {SECONDS:g}")
            if load > KILOBYTES:
                missed.append(f"{game.id} first loads {load:.0f} kB, not under {KILOBYTES} kB")
        browser.close()
        server.stop()
    if missed:
        print(f"Missed: {'; '.join(missed)}.", file=sys.stderr)
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
