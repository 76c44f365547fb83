"""The commands as a shell calls them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import bocage
from bocage.cli import main
from bocage.cli.replay import STEPS, Replay, stops, unrolled

from .scripts import heard, played_out, run, voice


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A file with the record of a finished game."""
    table = played_out(bocage.new("agricola-revised", seats=2, seed=5))
    path = tmp_path / "game.json"
    path.write_text(table.record().to_json(), encoding="utf-8")
    return path


COMMANDS = ["games", "play", "campaign", "simulate", "arena", "replay", "bench", "serve", "admin"]


@pytest.mark.parametrize("words", [[], *([command] for command in COMMANDS)])
def test_every_command_has_help(words: list[str]) -> None:
    result = run(*words, "--help")
    assert result.exit_code == 0
    assert "Usage:" in result.stdout


def test_seed_and_json_options_are_where_they_are_promised() -> None:
    for command, option in [
        ("play", "--seed"),
        ("campaign", "--seed"),
        ("campaign", "--json"),
        ("simulate", "--seed"),
        ("bench", "--seed"),
        ("games", "--json"),
        ("simulate", "--json"),
        ("replay", "--json"),
        ("bench", "--json"),
    ]:
        assert option in run(command, "--help").stdout


def test_version() -> None:
    assert run("--version").stdout == f"bocage {bocage.__version__}\n"


def test_games_as_json() -> None:
    data = json.loads(run("games", "--json").stdout)
    assert [game["id"] for game in data] == [game.id for game in bocage.games()]
    revised = next(game for game in data if game["id"] == "agricola-revised")
    assert revised["seats"] == [1, 2, 3, 4]
    options = {option["name"]: option for option in revised["options"]}
    extra = options["additional_actions"]
    assert extra["default"] is False
    assert [value["value"] for value in extra["values"]] == [False, True]
    assert extra["meaning"]


@pytest.mark.parametrize("locale", bocage.LOCALES)
def test_games_in_words(locale: bocage.Locale) -> None:
    shown = run("games", BOCAGE_LANG=locale).stdout
    for game in bocage.games():
        assert game.id in shown
        assert bocage.text(f"game-{game.id}", locale) in shown
    assert "= chosen" in shown
    assert max(len(line) for line in shown.splitlines()) <= 100


def test_simulate_as_json() -> None:
    words = ["simulate", "agricola-revised", "-n", "6", "--bots", "random", "--seats", "3"]
    result = run(*words, "--seed", "1", "--json")
    data = json.loads(result.stdout)
    assert result.stderr == ""
    assert list(data) == ["game", "games", "seats"]
    assert data["game"] == "agricola-revised"
    assert data["games"] == 6
    assert len(data["seats"]) == 3
    for seat in data["seats"]:
        assert list(seat) == ["bot", "mean", "sd", "min", "max", "wins"]
        assert seat["bot"] == "random"
        assert seat["min"] <= seat["mean"] <= seat["max"]
    assert sum(seat["wins"] for seat in data["seats"]) >= 6
    assert run(*words, "--seed", "1", "--json").stdout == result.stdout
    assert run(*words, "--seed", "1", "--json", "--jobs", "2").stdout == result.stdout
    assert run(*words, "--seed", "2", "--json").stdout != result.stdout


def test_simulate_gives_bots_to_seats_in_turn() -> None:
    words = ["simulate", "agricola-revised", "-n", "1", "--json", "--seats", "3"]
    data = json.loads(run(*words, "--bots", "random,greedy").stdout)
    assert [seat["bot"] for seat in data["seats"]] == ["random", "greedy", "random"]
    assert data["seats"][0]["sd"] == 0


def test_simulate_as_a_table() -> None:
    words = ["simulate", "agricola-revised", "-n", "2", "--bots", "random", "--option"]
    shown = run(*words, "additional-actions=true", "--lang", "fr").stdout
    assert "2 parties" in shown
    assert "Moyenne" in shown
    assert "■ Rouge" in shown
    assert "," in shown


def test_replay_as_json(record: Path) -> None:
    data = json.loads(run("replay", str(record), "--json").stdout)
    assert list(data) == ["game", "seats", "actions", "scores", "winners"]
    table = bocage.replay(bocage.Record.from_json(record.read_text(encoding="utf-8")))
    assert data["actions"] == list(table.actions)
    assert [score["total"] for score in data["scores"]] == [s.total for s in table.scores()]
    assert data["winners"] == list(table.winners())
    assert data["seats"] == 2


@pytest.mark.parametrize("locale", bocage.LOCALES)
def test_replay_without_a_terminal_tells_the_game(record: Path, locale: bocage.Locale) -> None:
    shown = run("replay", str(record), "--lang", locale).stdout
    assert bocage.text(bocage.Message("log-round", {"round": 14}), locale) in shown
    assert bocage.text("score-total", locale) in shown
    assert "\x1b" not in shown


@pytest.mark.parametrize("step", STEPS)
def test_replay_steps_back_and_forth(record: Path, step: str) -> None:
    game = bocage.Record.from_json(record.read_text(encoding="utf-8"))
    tables = unrolled(game)
    assert len(tables) == len(game.actions) + 1
    places = stops(tables, step)
    assert places[0] == 0
    assert places[-1] == len(game.actions)
    assert places == sorted(set(places))
    if step == "round":
        assert len(places) == 15
    speaker = voice()
    last = len(places) - 1
    lines = iter(["", "n", "b", "b", "b", "x", "999", str(last), "n", "q"])
    walk = Replay(tables, step, speaker, lambda prompt: next(lines))
    walk.run()
    shown = heard(speaker)
    assert f"Step 2 of {last}" in shown
    assert shown.count("Step 0 of") == 2
    assert shown.count(f"There are steps 0 to {last}.") == 3
    assert "Enter or n goes on" in shown
    assert "wins with" in shown or "Shared victory" in shown


def test_replay_ends_with_its_input(record: Path) -> None:
    game = bocage.Record.from_json(record.read_text(encoding="utf-8"))

    def ask(prompt: str) -> str:
        raise EOFError

    Replay(unrolled(game), "turn", voice(), ask).run()


def test_play_from_standard_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["play", "agricola-revised", "--seed", "4", "--bot", "random", "--lang", "fr"]
    result = run(*words, input="forêt\n\nenregistrer a.json\nquitter\n")
    assert result.exit_code == 0
    assert "La partie est enregistrée dans a.json." in result.stdout
    assert "\x1b" not in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 100
    again = run("play", "--load", "a.json", "--bot", "random", input="")
    assert "The game goes on after" in again.stdout
    assert [file.name for file in tmp_path.iterdir()] == ["a.json"]


def test_the_same_seed_gives_the_same_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["play", "agricola-revised", "--seed", "s", "--bot", "random", "--no-confirm"]
    shown = [run(*words, input="1\n1\n1\n").stdout.split("kept in")[0] for _ in range(2)]
    assert shown[0] == shown[1]


def test_play_from_a_position(tmp_path: Path) -> None:
    table = bocage.new("agricola-classic", seats=3, seed=1)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(table.position()), encoding="utf-8")
    result = run("play", "agricola-classic", "--load", str(path), "--human", "2", "--human", "1")
    assert result.exit_code == 0
    assert "first edition" in result.stdout


@pytest.mark.parametrize(
    "words",
    [
        "play chess",
        "play",
        "play agricola-revised --seats 9",
        "play agricola-revised --seats two",
        "play agricola-revised --bot nobody",
        "play agricola-revised --bot random --bot random",
        "play agricola-revised --human 3",
        "play agricola-revised --human 0",
        "play agricola-revised --lang de",
        "play agricola-revised --option cards",
        "play agricola-revised --option cards=all",
        "play agricola-revised --option additional_actions=perhaps",
        "play agricola-revised --seats 1 --option additional_actions=true",
        "play agricola-revised --option colour=red",
        "play --load missing.json",
        "play --load .",
        "play --load {record} --seats 3",
        "play --load {record} --option cards=none",
        "play agricola-classic --load {record}",
        "replay missing.json",
        "replay {binary}",
        "replay {text}",
        "replay {damaged}",
        "replay {record} --step century",
        "simulate chess",
        "simulate agricola-revised -n 0",
        "simulate agricola-revised -n many",
        "simulate agricola-revised --bots nobody",
        "simulate agricola-revised --bots random,,random",
        "simulate agricola-revised --bots random,random,random --seats 2",
        "simulate agricola-revised --jobs 0",
        "games --lang xx",
        "fly",
    ],
)
def test_errors_are_one_clear_line(words: str, record: Path, tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00\x01")
    (tmp_path / "text").write_text("Dear diary", encoding="utf-8")
    damaged = json.loads(record.read_text(encoding="utf-8"))
    damaged["actions"][3] = "place moon"
    (tmp_path / "damaged").write_text(json.dumps(damaged), encoding="utf-8")
    files = {name: str(tmp_path / name) for name in ("binary", "text", "damaged")}
    result = run(*words.format(record=record, **files).split())
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    lines = [line for line in result.stderr.splitlines() if line]
    assert "Traceback" not in result.stderr
    assert len(lines) == 1 or lines[0].startswith("Usage:")
    assert lines[-1].startswith(("bocage: ", "Error: "))


def test_a_fault_of_our_own_is_one_line_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.delenv("BOCAGE_DEBUG", raising=False)
    monkeypatch.setattr(main, "app", broken)
    with pytest.raises(SystemExit) as left:
        main.main()
    assert left.value.code == 1
    assert capsys.readouterr().err.startswith("bocage: internal error: ZeroDivisionError: oops")
    monkeypatch.setenv("BOCAGE_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        main.main()


def test_errors_speak_the_language_asked_for() -> None:
    assert "n’existe pas" in run("play", "--load", "missing.json", "--lang", "fr").stderr
    assert "нет" in run("replay", "missing.json", LANG="ru_RU.UTF-8").stderr


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may read everything")
def test_a_file_one_may_not_read(record: Path) -> None:
    record.chmod(0)
    assert "not permitted" in run("replay", str(record)).stderr


def test_the_library_does_not_need_the_terminal() -> None:
    code = (
        "import sys, bocage; bocage.games(); bocage.new('agricola-revised', seed=1);"
        "print([name for name in ('rich', 'typer', 'fluent') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_installed_command_has_no_escape_codes_in_a_pipe(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bocage.cli.main", "play", "agricola-revised", "--seed", "1"],
        input="score\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=tmp_path,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "FORCE_COLOR": ""},
        check=True,
    )
    assert "\x1b" not in done.stdout
    assert done.stderr == ""
    assert max(len(line) for line in done.stdout.splitlines()) <= 100
