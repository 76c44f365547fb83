"""Hallertau on the command line: catalogue, cards, simulate, replay, play, bench."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import bocage
from bocage import LOCALES, Locale
from bocage.cli.bench import entries

from .scripts import RAW, heard, played_out, run, stepped

GAME = "hallertau"


@pytest.mark.parametrize("locale", LOCALES)
def test_all_cards_can_be_read_without_a_game(locale: Locale) -> None:
    result = run("cards", GAME, "--lang", locale)
    data = json.loads(run("cards", GAME, "--json", "--lang", locale).stdout)
    assert [card["id"] for card in data] == [card.id for card in bocage.cards(GAME)]
    assert len(data) == 330
    shown = " ".join(result.stdout.split())
    for card in data:
        assert f"{card['id']} {' '.join(card['text'].split())}" in shown
    assert [int(n) for n in re.findall(r"\((\d+)\)$", result.stdout, re.MULTILINE)] == [
        30, 30, 30, 30, 35, 35, 35, 35, 45, 25,
    ]  # fmt: skip
    assert RAW.search(shown) is None


def test_the_catalogue_and_cards_by_words() -> None:
    for locale in LOCALES:
        shown = run("games", "--lang", locale).stdout
        assert re.search(r"^hallertau · .* · .*1.*4 ", shown, re.MULTILINE)
        assert "= intermediate" in shown
    data = {game["id"]: game for game in json.loads(run("games", "--json").stdout)}
    assert [option["name"] for option in data[GAME]["options"]] == [
        "cards",
        "gateway",
        "farmyard",
        "merged",
    ]
    found = json.loads(run("cards", GAME, "921", "--json").stdout)
    assert [(card["id"], card["cost"], card["points"]) for card in found] == [
        ("921", {"jewel": 4}, 12)
    ]
    assert found[0]["printed"]
    assert run("cards", GAME, "master").stdout.startswith("Gateway cards: Master (30)")
    assert "Gateway cards: Master (2)" in run("cards", GAME, "boulder").stdout


def test_simulate() -> None:
    words = ["simulate", GAME, "-n", "3", "--bots", "random", "--seed", "2", "--seats", "3"]
    data = json.loads(run(*words, "--option", "gateway=master", "--json").stdout)
    assert (data["game"], data["games"], len(data["seats"])) == (GAME, 3, 3)
    for locale in LOCALES:
        assert RAW.search(run(*words, "--option", "cards=none", "--lang", locale).stdout) is None
    assert run("simulate", GAME, "--option", "cards=none", "--option", "merged=true").exit_code == 2


@pytest.mark.parametrize("locale", LOCALES)
def test_replay(locale: Locale, folder: Path) -> None:
    table = played_out(bocage.new(GAME, seats=2, seed=5))
    path = folder / "game.json"
    path.write_text(table.record().to_json(), encoding="utf-8")
    told = run("replay", str(path), "--lang", locale).stdout
    assert RAW.search(told) is None
    data = json.loads(run("replay", str(path), "--json").stdout)
    assert data["actions"] == list(table.actions)
    speaker = stepped(table.record(), locale, "", "", "4", "6", "q")
    assert speaker.say("round", round=5, rounds=6) in heard(speaker)


def test_play_from_standard_input(folder: Path) -> None:
    words = ["play", GAME, "--seed", "4", "--bot", "random", "--lang", "ru"]
    result = run(*words, "--option", "farmyard=sheep", input="1\n\nсохранить a.json\nвыход\n")
    assert result.exit_code == 0
    record = bocage.Record.from_json((folder / "a.json").read_text(encoding="utf-8"))
    assert record.options["farmyard"] == "sheep"
    again = run("play", "--load", "a.json", "--bot", "random", input="")
    assert "The game goes on after" in again.stdout


def test_bench_measures_the_game_with_cards_and_without() -> None:
    names = [name for name, _, _, _ in entries([GAME])]
    with_cards = [f"hallertau/{seats}" for seats in (1, 2, 3, 4)]
    assert names == with_cards + [f"{name}/none" for name in with_cards]
    options = dict(entry[::3] for entry in entries([GAME]))["hallertau/2"]
    assert options == {"cards": "full", "gateway": "beginner", "farmyard": "hops", "merged": False}
    everything = [name for name, _, _, _ in entries(None)]
    assert "agricola-revised/2/additional_actions" in everything
