"""Own cards on the command line: played, listed, replayed, checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bocage
from tests.games.agricola.own_files import GNOME, own, source, write

from .scripts import played_out, run, voice

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "own_cards.py")
CARDS = ("--option", "cards=base")
REVISED = "agricola-revised"


def test_the_example_is_checked_and_tried() -> None:
    result = run("cards", "--check", EXAMPLE, "-n", "4", "--seed", "1", "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert (data["faults"], data["games"]) == ([], 4)
    assert [row["id"] for row in data["cards"]] == [f"X00{n}" for n in range(1, 6)]
    for row in data["cards"]:
        assert row["dealt"] == 4 >= row["played"] >= 0
        assert row["give_or_take"] >= 0 and isinstance(row["points"], float)
    assert any(row["played"] for row in data["cards"])
    again = run("cards", "--check", EXAMPLE, "-n", "4", "--seed", "1", "--json", "--jobs", "2")
    assert again.stdout == result.stdout


@pytest.mark.parametrize("locale", bocage.LOCALES)
def test_the_check_speaks_the_language_of_the_user(locale: str) -> None:
    result = run("cards", "--check", EXAMPLE, "-n", "2", "--seed", "1", "--lang", locale)
    assert result.exit_code == 0, result.output
    told = {"en": "5 cards, nothing wrong.", "fr": "Nain de jardin", "ru": "Садовый гном"}
    assert told[locale] in result.stdout
    assert "cli-" not in result.stdout


def test_every_fault_is_a_line(tmp_path: Path) -> None:
    two = f"{own(GNOME.replace('X001', 'x'))}, {own(text='{}')}"
    path = write(tmp_path, source(two))
    result = run("cards", "--check", str(path), "--lang", "fr")
    assert result.exit_code == 1
    first, second = result.stdout.splitlines()
    assert first.startswith("«\u202fx\u202f» ne peut pas être le numéro")
    assert second == "Il faut à X001 un nom et un texte, au moins dans une langue."
    result = run("cards", "--check", str(path), "--json")
    assert result.exit_code == 1
    assert len(json.loads(result.stdout)["faults"]) == 2
    missing = run("cards", "--check", "nowhere.py")
    assert missing.exit_code == 1 and "nowhere.py cannot be read" in missing.stdout


FAILS = GNOME.replace("using(", "AT_ROUND_START.do(Do(flaw)), using(")
FLAWS = {
    "fails": (
        "def flaw(s, seat):\n    1 // s.seats[seat].begging",
        "in “flaw” of card X001",
    ),
    "remembers": (
        "SEEN = []\ndef flaw(s, seat):\n    SEEN.append(seat)\n"
        "    receive(s, seat, food(len(SEEN)))",
        "is not the same when it is replayed",
    ),
}


@pytest.mark.parametrize("name", FLAWS)
def test_games_find_what_scenarios_do_not(tmp_path: Path, name: str) -> None:
    code, said = FLAWS[name]
    path = write(tmp_path, source(own(FAILS), code))
    result = run("cards", "--check", str(path), "-n", "40", "--seed", "2")
    assert result.exit_code == 1
    assert said in " ".join(result.stdout.split())


def test_own_cards_are_listed(tmp_path: Path) -> None:
    write(tmp_path, source(own()))
    shown = run("cards", REVISED, "gnome", "--own", str(tmp_path)).stdout
    assert "Garden Gnome" in shown and "you also get 1 food" in shown
    assert "Garden Gnome" not in run("cards", REVISED, "minor").stdout
    assert run("cards").exit_code == 2


def test_own_cards_are_simulated(tmp_path: Path) -> None:
    words = ("simulate", REVISED, "-n", "2", "--bots", "random", "--seed", "4", *CARDS)
    with_own = json.loads(run(*words, "--own", EXAMPLE, "--json").stdout)
    spread = json.loads(run(*words, "--own", EXAMPLE, "--json", "--jobs", "2").stdout)
    assert with_own == spread and with_own["games"] == 2
    assert with_own != json.loads(run(*words, "--json").stdout)


def test_a_record_is_replayed_with_its_cards(tmp_path: Path) -> None:
    table = played_out(bocage.new(REVISED, seats=2, seed=5, own=EXAMPLE, cards="base"))
    record = tmp_path / "game.json"
    record.write_text(table.record().to_json(), encoding="utf-8")
    refused = run("replay", str(record))
    assert refused.exit_code == 2
    assert "own_cards.py" in refused.stderr and "--own" in refused.stderr
    told = run("replay", str(record), "--own", EXAMPLE)
    assert told.exit_code == 0, told.output
    data = json.loads(run("replay", str(record), "--own", EXAMPLE, "--json").stdout)
    assert data["actions"] == list(table.actions)


def test_a_game_with_own_cards_at_the_terminal(tmp_path: Path) -> None:
    position = {
        "game": REVISED,
        "options": {"cards": "base"},
        "seats": [{"hand": ["X001", "X002", "X005"], "cards": ["X003"], "goods": {"clay": 1}}, {}],
        "round": 1,
    }
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position), encoding="utf-8")
    lines = "hand\ncard X005\ncards swineherd\nwhy play X005\nplace meeting-place\nplay X001\n"
    result = run("play", "--load", str(path), "--own", EXAMPLE, "--no-confirm", input=lines)
    shown = " ".join(result.stdout.split())
    for words in (
        "Garden Gnome · 1 clay",
        "Swineherd’s Cousin",
        "you can buy 1 wild boar for 1 food",
        "needs 1 pasture",
        "Wishing Well",
        "plays Garden Gnome",
        f"--own {EXAMPLE}",
    ):
        assert words in shown, shown
    assert "own-" not in shown


def test_a_card_that_fails_at_the_terminal_is_told_in_a_line(tmp_path: Path) -> None:
    code = "def flaw(s, seat):\n    1 // 0"
    path = write(tmp_path, source(own(GNOME.replace(".gain(food(1))", ".do(Do(flaw))")), code))
    position = {"game": REVISED, "options": {"cards": "base"}, "seats": [{"cards": ["X001"]}, {}]}
    game = tmp_path / "position.json"
    game.write_text(json.dumps(position), encoding="utf-8")
    result = run("play", "--load", str(game), "--own", str(path), input="place day-laborer\n")
    assert result.exit_code == 2
    assert (
        result.stderr.strip().splitlines()[-1].startswith("bocage: my_cards.py, line 3, in “flaw”")
    )
    assert voice().trouble(ValueError("no own card's")) == ""
