"""All Creatures Big and Small on the command line: catalogue, cards, simulate, replay, bench."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import bocage
from bocage import LOCALES, Locale
from bocage.cli.bench import entries

from .scripts import RAW, heard, played_out, run, stepped

GAME = "creatures"
MODES = ("standard", "advanced", "expert")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_catalogue_tells_of_the_game(locale: Locale) -> None:
    shown = run("games", "--lang", locale).stdout
    assert re.search(r"^creatures · .* · 2 [^–]*$", shown, re.MULTILINE)
    for mode in MODES:
        assert f"= {mode}" in shown
    data = {game["id"]: game for game in json.loads(run("games", "--json").stdout)}
    assert data[GAME]["seats"] == [2]
    assert [v["value"] for v in data[GAME]["options"][0]["values"]] == list(MODES)


@pytest.mark.parametrize("locale", LOCALES)
def test_all_tiles_can_be_read_without_a_game(locale: Locale) -> None:
    result = run("cards", GAME, "--lang", locale)
    assert result.exit_code == 0
    data = json.loads(run("cards", GAME, "--json", "--lang", locale).stdout)
    assert [card["id"] for card in data] == [card.id for card in bocage.cards(GAME)]
    shown = " ".join(result.stdout.split())
    for card in data:
        assert card["name"] in shown
        assert " ".join(card["text"].split()) in shown
    assert RAW.search(shown) is None


def test_tiles_as_json_and_by_words() -> None:
    data = json.loads(run("cards", GAME, "open", "stables", "cow", "horse", "--json").stdout)
    assert [card["id"] for card in data] == ["open-stables"]
    assert (data[0]["cost"], data[0]["alternative"]) == ({"wood": 3}, {"stone": 3})
    assert (data[0]["points"], data[0]["capacity"]) == (2, 5)
    result = run("cards", GAME, "zeppelin")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "zeppelin" in result.stderr
    assert "Fireplace" in run("cards", "agricola-revised", "major").stdout
    assert run("cards", "chess").exit_code == 2


@pytest.mark.parametrize("mode", MODES)
def test_simulate(mode: str) -> None:
    words = ["simulate", GAME, "-n", "4", "--bots", "random", "--seed", "2"]
    words += ["--option", f"mode={mode}"]
    data = json.loads(run(*words, "--json").stdout)
    assert (data["game"], data["games"], len(data["seats"])) == (GAME, 4, 2)
    assert sum(seat["wins"] for seat in data["seats"]) == 4
    for seat in data["seats"]:
        assert seat["min"] <= seat["mean"] <= seat["max"]
    assert "2 seats" not in run(*words, "--lang", "fr").stdout
    assert run("simulate", GAME, "--seats", "3").exit_code == 2


@pytest.mark.parametrize("locale", LOCALES)
def test_replay(locale: Locale, folder: Path) -> None:
    table = played_out(bocage.new(GAME, seed=5, mode="expert"))
    path = folder / "game.json"
    path.write_text(table.record().to_json(), encoding="utf-8")
    told = run("replay", str(path), "--lang", locale).stdout
    assert RAW.search(told) is None
    assert bocage.text("score-total", locale) in told
    data = json.loads(run("replay", str(path), "--json").stdout)
    assert data["actions"] == list(table.actions)
    assert [score["total"] for score in data["scores"]] == [s.total for s in table.scores()]
    speaker = stepped(table.record(), locale, "", "", "5", "8", "q")
    assert speaker.say("round", round=6, rounds=8) in heard(speaker)


def test_play_from_standard_input(folder: Path) -> None:
    words = ["play", GAME, "--seed", "4", "--bot", "random", "--lang", "ru"]
    result = run(*words, "--option", "mode=advanced", input="1\n\nсохранить a.json\nвыход\n")
    assert result.exit_code == 0
    record = bocage.Record.from_json((folder / "a.json").read_text(encoding="utf-8"))
    assert record.options == {"mode": "advanced"}
    again = run("play", "--load", "a.json", "--bot", "random", input="")
    assert "The game goes on after" in again.stdout


def test_every_mode_is_measured() -> None:
    names = [name for name, _, _, _ in entries([GAME])]
    assert names == ["creatures/2", "creatures/2/advanced", "creatures/2/expert"]
    assert [options for _, _, _, options in entries([GAME])] == [{"mode": mode} for mode in MODES]
    everything = [name for name, _, _, _ in entries(None)]
    assert len(set(everything)) == len(everything)
    for known in ("agricola-classic/5", "agricola-revised/1/base"):
        assert known in everything
    assert "agricola-revised/2/additional_actions" in everything
    assert not any("chosen" in name or "draft" in name for name in everything)


def test_bench_as_json() -> None:
    result = run("bench", "--json", "--seconds", "0.01", "--game", GAME, "--worst", "2")
    data = json.loads(result.stdout)
    assert list(data["results"]) == ["creatures/2", "creatures/2/advanced", "creatures/2/expert"]
    for row in data["results"].values():
        assert list(row) == ["decisions_per_s", "games_per_s", "copies_per_s"]
        assert row["decisions_per_s"] > 0
