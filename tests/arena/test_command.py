"""`bocage arena` as a shell calls it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path

import pytest

import bocage

from ..cli.scripts import run

DUEL = ("arena", "express", "--bots", "greedy,random", "--seed", "1", "-n", "3")
SOLO = ("arena", "express", "--bots", "greedy,random", "--seed", "1", "-n", "3", "--seats", "1")


def test_as_json() -> None:
    result = run(*DUEL, "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert result.stderr == ""
    assert data["seatings"] == [["greedy", "random"], ["random", "greedy"]]
    assert (data["sets"], data["games"], data["mark"], data["decided"]) == (3, 6, 0.5, False)
    first, second = data["standings"]
    assert (first["bot"], first["games"], first["wins"]) == ("greedy", 6, 6)
    assert first["rate"] == {"value": 1.0, "low": 0.4385, "high": 1.0}
    assert first["margin"]["value"] == -second["margin"]["value"]
    assert first["points"]["low"] < first["points"]["value"] < first["points"]["high"]
    assert first["rating"]["value"] > 25
    assert run(*DUEL, "--json", "--jobs", "2").stdout == result.stdout


def test_simulate_plays_the_first_seating() -> None:
    data = json.loads(run(*SOLO, "--json").stdout)
    alone = ("simulate", "express", "--seats", "1", "-n", "3", "--seed", "1", "--json")
    simulated = json.loads(run(*alone).stdout)["seats"][0]
    assert data["standings"][0]["points"]["value"] == pytest.approx(simulated["mean"], abs=1e-3)
    assert data["standings"][0]["wins"] == simulated["wins"]


@pytest.mark.parametrize("locale", bocage.LOCALES)
def test_as_a_table(locale: str) -> None:
    shown = run(*DUEL, "--lang", locale).stdout
    assert "greedy" in shown and "±" in shown and "100" in shown and "43" in shown
    assert "cli-" not in shown
    assert max(len(line) for line in shown.splitlines()) <= 100
    assert bocage.text("cli-column-goals", "fr") in run(*SOLO, "--lang", "fr").stdout


def test_bots_that_think_for_seconds_are_no_promise(tmp_path: Path) -> None:
    words = ("arena", "express", "--seats", "1", "-n", "1", "--bots")
    assert "same way twice" in run(*words, "search:seconds=0.001").stdout
    assert "same way twice" not in run(*words, "random").stdout


def test_it_stops_when_it_is_decided() -> None:
    words = ("arena", "express", "--bots", "greedy,random", "--seed", "1", "--until-decided")
    data = json.loads(run(*words, "--mark", "20", "--json").stdout)
    assert (data["sets"], data["mark"], data["decided"]) == (8, 0.2, True)
    shown = run(*words, "--mark", "20").stdout
    assert "Decided: the win rate of greedy is above 20%." in shown
    lost = (*words[:3], "random,greedy", *words[4:])
    assert "Decided: the win rate of random is below 50%." in run(*lost).stdout


def test_it_goes_on_with_a_file(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    begun = run("arena", "express", "--bots", "greedy,random", "-n", "1", "--file", str(file))
    assert begun.exit_code == 0, begun.output
    seed = json.loads(file.read_text())["match"]["seed"]
    words = ("arena", "express", "--bots", "greedy,random", "-n", "3", "--json")
    resumed = run(*words, "--file", str(file)).stdout
    assert resumed == run(*words, "--seed", str(seed)).stdout
    assert len(json.loads(file.read_text())["games"]) == 6
    other = run("arena", "express", "--bots", "random,greedy", "--file", str(file))
    assert other.exit_code == 2
    assert "cannot be continued" in other.stderr and "another match" in other.stderr
    assert len(json.loads(file.read_text())["games"]) == 6


def heeding_interrupts() -> None:
    """Do not inherit that interrupts are ignored, as they are in the background of a shell."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_nothing_is_lost_by_ctrl_c(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    words = ["arena", "express", "--bots", "random", "-n", "1000000", "--seats", "1", "--seed", "1"]
    command = [sys.executable, "-m", "bocage.cli.main", *words, "--file", str(file), "--jobs", "2"]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heeding_interrupts,
    )
    try:
        while not file.exists() and process.poll() is None:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        shown, wrong = process.communicate(timeout=120)
    finally:
        process.kill()
    assert process.returncode == 130, wrong
    assert "random" in shown and "Traceback" not in wrong
    assert json.loads(file.read_text())["games"]
    assert not os.path.exists(tmp_path / ".results.json.new")


class Page(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.said: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag != "meta":
            self.open.append(tag)
        assert not [name for name, _ in attrs if name in ("src", "href")], "nothing from elsewhere"

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said.append(data)


@pytest.mark.parametrize("locale", bocage.LOCALES)
def test_the_page_has_the_numbers_and_the_plots(tmp_path: Path, locale: str) -> None:
    file = tmp_path / "report.html"
    shown = run(*DUEL, "--html", str(file), "--lang", locale).stdout
    text = file.read_text(encoding="utf-8")
    page = Page(text)
    assert page.open == []
    assert "script" not in page.tags
    assert page.tags.count("svg") == 3
    assert page.tags.count("polyline") == 2
    row = next(line for line in shown.splitlines() if line.strip().startswith("greedy"))
    for cell in re.split(r"\s{2,}", row.strip()):
        assert cell in page.said
    assert "prefers-color-scheme: dark" in text
    assert f'lang="{locale}"' in text


def test_a_page_for_solo_games_without_a_goal(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    words = ("arena", "agricola-revised", "--bots", "random", "--seats", "1", "-n", "1")
    assert run(*words, "--html", str(file)).exit_code == 0
    assert Page(file.read_text(encoding="utf-8")).tags.count("svg") == 2


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("arena express", "--bots"),
        ("arena chess --bots random", "express"),
        ("arena express --bots nobody", "greedy"),
        ("arena express --bots random,,random", "greedy"),
        ("arena express --bots random -n 0", "-n"),
        ("arena express --bots random --seats 7", "4"),
        ("arena express --bots random --mark 120", "--mark"),
        ("arena express --bots random --until-decided", "two bots"),
        ("arena express --bots random --seats 1 --until-decided", "mark"),
        ("arena express --bots random --jobs 2 --ray auto", "none with a Ray cluster"),
        ("arena express --bots random --file {text}", "cannot be continued"),
        ("arena express --bots random -n 1 --html missing/folder.html", "missing"),
    ],
)
def test_what_is_wrong_is_one_clear_line(words: str, named: str, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("Dear diary", encoding="utf-8")
    result = run(*words.format(text=tmp_path / "text").split())
    assert result.exit_code == 2
    lines = [line for line in result.stderr.splitlines() if line]
    assert named in result.stderr
    assert "Traceback" not in result.stderr
    assert len(lines) == 1 or lines[0].startswith("Usage:")
