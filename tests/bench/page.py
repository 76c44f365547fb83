"""How soon a table can be played in the browser, and how much the first load is."""

from __future__ import annotations

import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from ..browser.conftest import FLAGS
from ..browser.serving import Server

RUNS = 5


def opening(browser: Browser, server: Server) -> tuple[float, float]:
    """Seconds until a table can be played, and kilobytes loaded, in a fresh browser."""
    table = server.table("Ana", "Bo")
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    sizes: list[float] = []
    network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(f"{server.url}/t/{table['id']}#seat=0&token={table['tokens']['0']}")
    page.locator("header.status").wait_for()
    took = float(page.evaluate("performance.now()")) / 1000
    page.wait_for_load_state("networkidle")
    context.close()
    return took, sum(sizes) / 1000


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        runs = [opening(browser, server) for _ in range(RUNS)]
        browser.close()
        server.stop()
    took = statistics.median(run[0] for run in runs)
    print(f"table interactive after {took:.2f} s, first load {runs[0][1]:.0f} kB")


if __name__ == "__main__":
    main()
