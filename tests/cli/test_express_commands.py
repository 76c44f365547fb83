"""Agricola Express on the command line: catalogue, cards, simulate, replay, play, bench."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import bocage
from bocage import LOCALES, Locale
from bocage.cli.bench import entries
from bocage.cli.replay import stops, unrolled

from .scripts import RAW, heard, played_out, run, stepped

GAME = "express"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_catalogue_and_all_cards(locale: Locale) -> None:
    shown = run("games", "--lang", locale).stdout
    assert re.search(r"^express · .* · .*1.*4 ", shown, re.MULTILINE)
    data = json.loads(run("cards", GAME, "--json", "--lang", locale).stdout)
    assert [card["id"] for card in data] == [card.id for card in bocage.cards(GAME)]
    shown = " ".join(run("cards", GAME, "--lang", locale).stdout.split())
    assert shown.count("(6)") == 2
    for card in data:
        assert f"{card['name']} {' '.join(card['text'].split())}" in shown
    assert RAW.search(shown) is None


def test_cards_by_words() -> None:
    found = json.loads(run("cards", GAME, "grain", "--json").stdout)
    assert [(card["id"], card["cost"], card["alternative"]) for card in found] == [
        ("oven", {"brick": 1}, {"stone": 1})
    ]
    assert run("cards", GAME, "zeppelin").exit_code == 2


def test_simulate() -> None:
    words = ["simulate", GAME, "-n", "3", "--bots", "random", "--seed", "2"]
    for seats in ("1", "4"):
        data = json.loads(run(*words, "--seats", seats, "--json").stdout)
        assert (data["game"], data["games"], len(data["seats"])) == (GAME, 3, int(seats))
    for locale in LOCALES:
        assert RAW.search(run(*words, "--lang", locale).stdout) is None
    assert run(*words, "--seats", "5").exit_code == 2


def test_simulate_counts_how_often_the_solo_goal_is_reached() -> None:
    words = ["simulate", GAME, "-n", "3", "--bots", "random", "--seed", "2"]
    (seat,) = json.loads(run(*words, "--seats", "1", "--json").stdout)["seats"]
    assert seat["max"] < 85 and seat["wins"] == 0
    assert "Goals reached" in run(*words, "--seats", "1").stdout
    assert "Wins" in run(*words, "--seats", "2").stdout


@pytest.mark.parametrize("locale", LOCALES)
def test_replay(locale: Locale, folder: Path) -> None:
    table = played_out(bocage.new(GAME, seats=3, seed=5))
    path = folder / "game.json"
    path.write_text(table.record().to_json(), encoding="utf-8")
    assert RAW.search(run("replay", str(path), "--lang", locale).stdout) is None
    data = json.loads(run("replay", str(path), "--json").stdout)
    assert data["actions"] == list(table.actions)
    speaker = stepped(table.record(), locale, "", "", "4", "6", "q")
    assert speaker.say("round", round=5, rounds=6) in heard(speaker)


def test_alone_a_replay_stops_at_every_turn() -> None:
    table = played_out(bocage.new(GAME, seats=1, seed=5))
    assert len(stops(unrolled(table.record()), "turn")) > 12


def test_play_from_standard_input(folder: Path) -> None:
    words = ["play", GAME, "--seats", "1", "--seed", "4", "--lang", "fr"]
    result = run(*words, input="1\n\nenregistrer a.json\nquitter\n")
    assert result.exit_code == 0
    record = bocage.Record.from_json((folder / "a.json").read_text(encoding="utf-8"))
    assert (record.game, record.seats, record.options) == (GAME, 1, {})
    again = run("play", "--load", "a.json", input="")
    assert "The game goes on after" in again.stdout


def test_bench_measures_every_number_of_seats() -> None:
    assert [entry[0] for entry in entries([GAME])] == [f"express/{n}" for n in (1, 2, 3, 4)]
    result = run("bench", "--json", "--seconds", "0.01", "--game", GAME)
    data = json.loads(result.stdout)
    for row in data["results"].values():
        assert list(row) == ["decisions_per_s", "games_per_s", "copies_per_s"]
    kinds = ("gymnasium", "pettingzoo", "openspiel")
    assert list(data["environments"]) == [f"{kind}/express/2" for kind in kinds]
    assert all(row["steps_per_s"] > 0 for row in data["environments"].values())
    shown = run("bench", "--seconds", "0.01", "--game", GAME).stdout
    assert all(f"{kind}/express/2" in shown for kind in kinds)
