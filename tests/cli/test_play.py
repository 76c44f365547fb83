"""A game at the terminal, with injected input."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bocage
from bocage import LOCALES, Locale
from bocage.cli.commands import COMMANDS
from bocage.cli.say import SYMBOLS

from .scripts import choices, late, session, voice

PEOPLE = {"people": 2, "placed": 0}


def start(seats: int = 2) -> bocage.Table:
    """A new game in which the person begins."""
    for seed in range(20):
        table = bocage.new("agricola-revised", seats=seats, seed=seed)
        if table.observe()["starting_player"] == 0:
            return table
    raise AssertionError


@pytest.mark.parametrize("locale", LOCALES)
def test_a_whole_game_in_every_language(locale: Locale) -> None:
    table = bocage.new("agricola-revised", seats=2, seed=11)
    say = voice(locale).say

    def answer(prompt: str) -> str:
        if table.over or prompt.startswith(say("confirm")):
            return ""
        numbers = [*choices(table).numbers]
        return str(numbers[len(table.actions) % len(numbers)])

    _, shown = session(table, answer, locale)
    assert table.over
    winners = table.winners()
    assert any(f"{SYMBOLS[winner]} {say(f'seat-{winner}')}" in shown for winner in winners)
    assert say("keep-record").split()[0] in shown
    assert "\x1b" not in shown
    for category in table.scores()[0].lines:
        assert bocage.text(f"score-{category}", locale) in shown
    raw = re.search(r"\b(cli|space|card|log|prompt|goods|action|score|reason)-[a-z]+", shown)
    assert raw is None, raw
    if locale == "ru":
        assert set(re.findall(r"[A-Za-z]{2,}", shown)) <= {"II", "Enter", "random", "json"} | {
            "bocage",
            "replay",
        }


@pytest.mark.parametrize("seats", [1, 3])
def test_other_seat_counts_to_the_end(seats: int) -> None:
    table = bocage.new("agricola-classic", seats=seats, seed=2)

    def first(prompt: str) -> str:
        return "" if table.over else str(next(iter(choices(table).numbers)))

    _, shown = session(table, first, confirms=False)
    assert table.over
    assert ("You have made" in shown) == (seats == 1)


def test_two_people_at_one_terminal() -> None:
    table = start()
    _, shown = session(table, ["forest", "", "clay pit", ""], people=(0, 1))
    assert table.actions == ("place forest", "place clay-pit")
    assert "(you)" not in shown
    assert "■ Red > " in shown


def test_a_turn_ends_after_confirmation() -> None:
    table = start()
    _, shown = session(table, ["forest"])
    assert table.actions == ()
    assert "takes 3 wood" in shown
    table = start()
    _, shown = session(table, ["forest", ""])
    assert table.actions[0] == "place forest"
    assert len(table.actions) == 2
    assert shown.count("takes 3 wood") == 1


def test_confirmation_can_be_switched_off() -> None:
    table = start()
    session(table, ["forest"], confirms=False)
    assert len(table.actions) == 2


def test_undo_at_the_confirmation_returns_to_the_choice() -> None:
    table = start()
    _, shown = session(table, ["forest", "undo", "clay-pit", ""])
    assert table.actions[0] == "place clay-pit"
    assert shown.count("takes 3 wood") == 1


def test_undo_takes_back_steps_of_the_turn_one_by_one() -> None:
    table = late("agricola-revised", {"goods": {"wood": 15}})
    lines = ["fencing", "A4 A5", "C4 C5", "undo", "B5", "undo", "undo", "undo", "undo"]
    _, shown = session(table, [line for line in lines if table.decision], people=(0, 1))
    assert table.actions == ()
    assert shown.count("Taken back.") == 3
    assert "There is nothing to take back" in shown


def test_the_turns_of_others_cannot_be_undone() -> None:
    table = start()
    _, shown = session(table, ["forest", "", "undo"])
    assert len(table.actions) == 2
    assert "There is nothing to take back" in shown


def test_a_turn_that_reveals_a_card_is_confirmed_before() -> None:
    table = bocage.new("agricola-revised", seats=1, seed=3)
    _, shown = session(table, ["forest", "clay-pit", "undo", "reed-bank"])
    assert table.actions == ("place forest",)
    assert shown.count("Round 2.") == 0
    assert shown.count("End of your turn") == 2


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("why fencing", "Fencing"),
        ("why place fencing", "It comes in rounds 1 to 4"),
        ("why side job", "Side Job: .*1 wood"),
        ("why forest", "Forest: this is possible now"),
        ("why well", "Build Well"),
        ("why a4", "^why a4 This is not what is asked now. Place a person"),
        ("why", "Farm Expansion: "),
        ("why zeppelin", "matches “zeppelin”"),
        ("fencing", "It comes in rounds 1 to 4"),
        ("farm expansion", "Farm Expansion: .*5 wood and 2 reed"),
        ("rules forest", "3 wood come every round"),
        ("rules joinery", "1 wood gives 2 food"),
        ("rules fireplace", "Fireplace II · 3 clay · 1 point"),
        ("rules", "Name a space or a card"),
        ("rules zeppelin", "No space or card"),
        ("cards", "Basketmaker’s Workshop · 2 reed · 2 stone · 2 points"),
        ("log", "Round 1."),
        ("log all", "Round 1."),
        ("score", "Unused spaces +−13 +−13"),
        ("farms", "■ Red"),
        ("board", "Major improvements on offer"),
        ("list", "2 Meeting Place"),
        ("list 2", "only 1 page"),
        ("list x", "2 Meeting Place"),
        ("help", "take back your last action"),
        ("?", "take back your last action"),
        ("lang xx", "not a language"),
        ("lang fr", "Placez"),
        ("save", "Name the file"),
        ("undo", "nothing to take back"),
        ("", "Type a number or a name"),
        ("0", "The last number is 25"),
        ("77", "The last number is 25"),
        ("zeppelin", "matches “zeppelin”"),
        ("1 2 3", "matches|several"),
    ],
)
def test_commands_and_bad_input(line: str, expected: str) -> None:
    table = start()
    before = table.position()
    _, shown = session(table, [line])
    said = shown.split("● Blue > ", 1)[1]
    assert re.search(expected, " ".join(said.split())), said
    assert table.position() == before


@pytest.mark.parametrize("locale", LOCALES)
def test_commands_in_their_language_and_in_english(locale: Locale) -> None:
    say = voice(locale).say
    assert len({say(f"command-{command}") for command in COMMANDS}) == len(COMMANDS)
    for word in ("log", say("command-log"), say("command-log").upper()):
        _, shown = session(start(), [word], locale)
        assert shown.count(bocage.text(bocage.Message("log-round", {"round": 1}), locale)) == 2


def test_commands_at_the_confirmation() -> None:
    table = start()
    _, shown = session(table, ["forest", "score", "nonsense", "rules zeppelin", "list", ""])
    assert "Unused spaces" in shown
    assert "Press Enter to end your turn" in shown
    assert "No space or card" in shown
    assert table.actions[0] == "place forest"


def test_save_and_load(folder: Path) -> None:
    table = start()
    _, shown = session(table, ["forest", "", "save my game.json", "quit"])
    assert "bocage play --load 'my game.json' --bot random" in shown
    record = bocage.Record.from_json((folder / "my game.json").read_text(encoding="utf-8"))
    assert bocage.replay(record).position() == table.position()
    assert [file.name for file in folder.iterdir()] == ["my game.json"]


def test_saving_again_replaces_a_record_and_nothing_else(folder: Path) -> None:
    (folder / "diary.txt").write_text("Dear diary", encoding="utf-8")
    (folder / "picture").write_bytes(b"\xff\xfe\x00")
    _, shown = session(
        start(), ["save a", "forest", "", "save a", "save diary.txt", "save picture"]
    )
    assert shown.count("kept in a.") == 2
    assert shown.count("is not a record of Bocage") == 2
    assert (folder / "diary.txt").read_text(encoding="utf-8") == "Dear diary"
    assert len(bocage.Record.from_json((folder / "a").read_bytes()).actions) == 2


@pytest.mark.parametrize("name", ["nowhere/game.json", "."])
def test_a_file_that_cannot_be_written(name: str) -> None:
    _, shown = session(start(), [f"save {name}"])
    assert f"{name}: " in shown


def test_leaving_keeps_a_game_that_has_begun(folder: Path) -> None:
    session(start(), [])
    assert list(folder.iterdir()) == []
    for number in (1, 2):
        table = start()
        _, shown = session(table, ["forest", "", "quit"] if number == 1 else ["forest", ""])
        file = folder / f"bocage-agricola-revised-{number}.json"
        assert f"bocage play --load {file.name}" in shown
        assert bocage.Record.from_json(file.read_text(encoding="utf-8")) == table.record()
        assert "Goodbye." in shown


def test_an_interrupt_leaves_politely(folder: Path) -> None:
    table = start()
    lines = iter(["forest", ""])

    def answer(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    _, shown = session(table, answer)
    assert "Goodbye." in shown
    assert len(list(folder.iterdir())) == 1


def test_a_fault_loses_no_game(folder: Path) -> None:
    lines = iter(["forest", ""])

    def answer(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise ZeroDivisionError
        return line

    with pytest.raises(ZeroDivisionError):
        session(start(), answer)
    assert len(list(folder.iterdir())) == 1


def test_the_end_offers_to_keep_the_record(folder: Path) -> None:
    table = late("agricola-revised", PEOPLE, {"placed": 2})
    done = iter(["undo", "why", "xyz", "save end.json", "score", ""])

    def answer(prompt: str) -> str:
        return next(done) if table.over else str(next(iter(choices(table).numbers)))

    _, shown = session(table, answer, confirms=False)
    assert table.over
    assert shown.count("This cannot be done now") == 3
    assert bocage.Record.from_json((folder / "end.json").read_bytes()) == table.record()
    assert "Go on with" not in shown


def test_hundreds_of_pastures_are_asked_for_by_cells() -> None:
    table = late("agricola-revised", {"goods": {"wood": 15}})
    _, shown = session(table, ["fencing", "list", "A4 A5", "b1"], people=(0, 1))
    assert "Type the cells of the pasture" in shown
    assert re.search(r"1  Fence A1 \(4 wood\)", shown)
    assert "fences A4 A5 (6 wood)" in shown
    assert "Rooms and fields cannot be fenced" in shown
    assert table.actions == ("place fencing", "fence r1c4+r1c5")


def test_the_language_can_change_during_the_game() -> None:
    _, shown = session(start(), ["lang fr", "lang ru", "язык en", "langue fr"])
    assert "● Bleu > " in shown
    assert "● Синий > " in shown
    assert "--lang" not in shown
