"""Series and campaigns at the terminal."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from rich.cells import cell_len

import bocage
from bocage import LOCALES, Locale
from bocage.cli.campaign import Series, show_campaign
from bocage.cli.files import keep_campaign
from bocage.cli.seating import Players
from tests.campaigns.playing import SOLO, again, end, play_on, running

from .scripts import RAW, choices, heard, run, voice

FILE = Path("my.campaign.json")
ENDLESS = 3000
"""So many questions are asked of nobody who answers them."""


def solo(won: int = 0) -> bocage.Campaign:
    """A solo series of which some games are won."""
    campaign = bocage.campaign("agricola-revised", "solo", seed=7)
    for number in range(won):
        end(campaign, [70], [[SOLO[number]] if number < 2 else []])
        campaign.finish(campaign.choices[0][0] if campaign.choices[0] else None)
    return campaign


def series(
    campaign: bocage.Campaign,
    lines: Iterable[str] | Callable[[str], str],
    locale: Locale = "en",
    bots: tuple[int, ...] = (),
    confirms: bool = False,
) -> str:
    """What is shown to people who answer with these lines and then leave."""
    speaker = voice(locale)
    rest = iter(lines) if not callable(lines) else iter(())
    asked = 0

    def ask(prompt: str) -> str:
        nonlocal asked
        asked += 1
        assert asked < ENDLESS, f"asked without end: {prompt}"
        speaker.output.file.write(prompt)
        line = lines(prompt) if callable(lines) else next(rest, None)
        if line is None:
            raise EOFError
        speaker.output.file.write(line + "\n")
        return line

    players: Players = [
        ("random", bocage.bot("random", seat)) if seat in bots else None
        for seat in range(campaign.seats)
    ]
    Series(campaign, players, speaker, ask, FILE, confirms).run()
    shown = heard(speaker)
    assert RAW.search(shown) is None, RAW.search(shown)
    assert max(cell_len(line) for line in shown.splitlines()) <= 100
    return shown


def kept() -> bocage.Campaign:
    """The campaign in the file."""
    assert not list(Path().glob(".*")), "nothing is left beside the file"
    return bocage.Campaign.from_json(FILE.read_text(encoding="utf-8"))


def flat(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


@pytest.mark.parametrize("locale", LOCALES)
def test_a_series_in_every_language(locale: Locale) -> None:
    campaign = solo(1)
    end(campaign, [64], [["A112", "B097"]])
    say = voice(locale).say
    page = [say("campaign-enter", number=3), say("command-quit")]
    confirming = {say("confirm"), say("confirm-loss")}
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt.strip())
        if asked[-1] == page[0]:
            return page[1] if campaign.games[-1].reached is False else ""
        if len(asked) == 1:
            return "0"
        if len(asked) == 2:
            return "2"
        if asked[-1] in confirming:
            return ""
        table = running(campaign)
        return "1" if table.over else str(next(iter(choices(table).numbers)))

    shown = series(campaign, answer, locale)
    assert campaign.kept == [["B102", "B097"]] and len(campaign.games) == 3
    assert page[0] in asked
    for id in ("campaign-again", "campaign-next-goal"):
        assert flat(say(id, number=3, goal=59)) in flat(shown)
    assert flat(say("campaign-which", last=2)) in flat(shown)
    assert say("campaign-missed") in shown and say("campaign-reached") in shown
    assert f"bocage campaign --file {FILE}" in shown
    assert kept() == campaign
    if locale == "ru":
        words = {"II", "Enter", "json", "bocage", "campaign", "my", "file", "lang", "ru"}
        assert set(re.findall(r"[A-Za-z]{2,}", shown)) <= words


def test_an_occupation_is_chosen_by_name_and_the_next_game_begins() -> None:
    campaign = solo()
    end(campaign, [57], [["A116", "A125"]])
    keep_campaign(campaign, FILE)
    shown = flat(series(campaign, ["why", "priest", "", "quit"]))
    assert "Wood Cutter" in shown and "Each time you use “Forest”" in shown
    assert "● Blue keeps Priest." in shown
    assert "Game 2: reach 55 points." in shown
    assert "● Blue begins with 3 more food." in shown
    assert "● Blue begins with these occupations in play: Priest." in shown
    assert kept().kept == [["A125"]] and kept().number == 2


def test_one_choice_is_no_question() -> None:
    campaign = solo()
    end(campaign, [50], [["A116"]])
    shown = flat(series(campaign, []))
    assert "keeps Wood Cutter" in shown and "which occupation stays" not in shown


def test_leaving_while_choosing_leaves_the_choice_open() -> None:
    campaign = solo()
    end(campaign, [57], [["A116", "A125"]])
    shown = series(campaign, ["quit"])
    assert "The campaign is kept in" in shown
    assert kept() == campaign and running(campaign).over and not campaign.games


def test_every_decision_is_kept() -> None:
    campaign = solo()
    counts = []

    def answer(prompt: str) -> str:
        counts.append((len(running(kept()).actions), len(running(campaign).actions)))
        first = next(iter(choices(running(campaign)).numbers))
        return str(first) if len(counts) < 12 else "quit"

    series(campaign, answer)
    assert all(one == other for one, other in counts) and counts[-1][0] > 5
    shown = series(kept(), ["quit"])
    assert f"The game goes on after {counts[-1][0]} actions." in shown


def test_saving_a_game_of_a_series_aside() -> None:
    campaign = solo()
    shown = flat(series(campaign, ["forest", "save game.json", "quit"]))
    assert "The game is kept in game.json." in shown and "bocage play" not in shown
    assert json.loads(Path("game.json").read_text())["actions"] == ["place forest"]


def test_after_the_eighth_game_one_may_go_on() -> None:
    campaign = solo(8)
    assert campaign.over
    shown = flat(series(campaign, ["what", ""]))
    assert "the series is complete" in shown and "Goodbye." in shown
    assert "Press Enter, or type one of the words in quotes." in shown
    assert kept().over
    shown = flat(series(campaign, ["on", "quit"]))
    assert "Game 9: reach 68 points." in shown
    assert not kept().over and kept().number == 9


def test_a_campaign_of_three_with_a_bot() -> None:
    campaign = bocage.campaign("agricola-revised", "three-games", seats=2, seed=3)
    end(campaign, [30, 40], [["A116"], ["B102", "A125"]])
    shown = flat(series(campaign, ["", "quit"], bots=(1,)))
    assert "● Blue keeps Wood Cutter." in shown and "■ Red keeps" in shown
    assert "Game 2 of 3." in shown and "■ Red starts." in shown
    assert "30 (+0)" in shown and "40 (+1)" in shown
    for _ in range(2):
        end(campaign, [50, 40])
        campaign.finish([choices[0] if choices else None for choices in campaign.choices])
    shown = flat(series(campaign, []))
    assert "● Blue wins the campaign with 5 campaign points." in shown
    assert "Campaign points 5 1" in shown


def test_two_people_choose_in_turn() -> None:
    campaign = bocage.campaign("agricola-revised", "three-games", seats=2, seed=3)
    end(campaign, [30, 30], [["A116", "A112"], ["B102", "A125"]])
    shown = flat(series(campaign, ["2", "1"]))
    assert campaign.kept == [["A112"], ["B102"]]
    assert "● Blue, which occupation stays?" in shown and "■ Red, which occupation stays?" in shown
    assert "--human 1 --human 2" in shown


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_of_a_shared_campaign(locale: Locale) -> None:
    campaign = bocage.campaign("agricola-revised", "three-games", seats=2, seed=3)
    for _ in range(3):
        end(campaign, [30, 30])
        campaign.finish()
    speaker = voice(locale)
    show_campaign(campaign, speaker)
    names = ", ".join(speaker.names[:2])
    words = speaker.say("campaign-winners", n=2, names=names, points=6)
    assert flat(words) in flat(heard(speaker))


# The command


def test_bots_play_a_whole_campaign() -> None:
    words = ["campaign", "agricola-revised", "three-games", "--seats", "3", "--seed", "7"]
    result = run(*words, "--bots", "random", "--json", "--file", str(FILE))
    data = json.loads(result.stdout)
    assert (data["game"], data["kind"], data["seats"]) == ("agricola-revised", "three-games", 3)
    assert data["over"] and len(data["games"]) == 3 and data["winners"]
    assert data["points"] == kept().points and "goal" not in data
    shown = run("campaign", "--file", str(FILE), "--auto").stdout
    assert "campaign of three games" in shown and "campaign points" in shown


def test_bots_play_so_many_games_of_a_series() -> None:
    words = ["campaign", "agricola-classic", "solo", "--seed", "7", "--option", "decks=E"]
    result = run(*words, "--bots", "random", "-n", "2", "--file", str(FILE))
    assert result.exit_code == 0 and result.stdout.count("missed") >= 2
    assert len(kept().games) == 2 and kept().options["decks"] == "E"
    result = run(*words, "--bots", "random", "-n", "1", "--json", "--file", str(FILE))
    data = json.loads(result.stdout)
    assert len(data["games"]) == 3 and data["goal"] == 50 and data["kept"] == [[]]
    assert json.loads(run(*words, "--json", "--bots", "random", "-n", "1").stdout)["games"]
    assert not list(Path().glob("bocage-*")), "bots alone keep nothing without a file"


def test_a_person_begins_and_goes_on() -> None:
    words = ["campaign", "agricola-revised", "solo", "--seed", "7", "--no-confirm"]
    shown = run(*words, input="forest\nquit\n").stdout
    name = "bocage-agricola-revised-solo-1.json"
    assert f"bocage campaign --file {name}" in shown
    shown = run("campaign", "--file", name, input="quit\n").stdout
    assert "The game goes on after 1 action." in shown


@pytest.mark.parametrize(
    ("words", "match"),
    [
        ([], "Which game.*agricola-classic, agricola-revised"),
        (["agricola-classic"], "Which kind of campaign.*solo"),
        (["creatures"], "creatures"),
        (["chess", "solo"], "chess"),
        (["agricola-classic", "three-games"], "three-games"),
        (["agricola-revised", "solo", "--seats", "2"], "seats"),
        (["agricola-revised", "solo", "--option", "hands=draft"], "hands"),
        (["agricola-revised", "solo", "--bots", "x", "--json"], "bot"),
        (["agricola-revised", "solo", "--bots", "random,random"], "bots"),
        (["agricola-revised", "solo", "--bot", "random"], "bot"),
        (["agricola-revised", "solo", "--file", "no/such/file.json", "--auto"], "file.json"),
        (["--file", "."], "folder"),
        (["--file", "other.json"], "other.json.*not a campaign"),
        (["--file", "kept.json", "agricola-classic"], "game"),
        (["--file", "kept.json", "agricola-revised", "three-games"], "kind"),
        (["--file", "kept.json", "--seats", "2"], "seats"),
        (["--file", "kept.json", "--seed", "8"], "seed"),
        (["--file", "kept.json", "--option", "hands=ten"], "hands"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words: list[str], match: str) -> None:
    keep_campaign(solo(), Path("kept.json"))
    record = bocage.new("agricola-revised", seed=1).record().to_json()
    Path("other.json").write_text(record, encoding="utf-8")
    result = run("campaign", *words, input="")
    assert result.exit_code == 2 and result.stdout == ""
    assert re.search(match, result.stderr) and result.stderr.count("\n") == 1
    assert Path("other.json").read_text(encoding="utf-8") == record


def test_the_same_command_goes_on_with_the_same_campaign() -> None:
    words = ["campaign", "agricola-revised", "solo", "--seed", "7", "--option", "hands=ten"]
    for _ in range(2):
        assert run(*words, "--file", str(FILE), input="quit\n").exit_code == 0
    assert kept().options["hands"] == "ten"


def test_the_catalogue_names_the_kinds() -> None:
    data = {game["id"]: game["campaigns"] for game in json.loads(run("games", "--json").stdout)}
    assert data["agricola-revised"] == ["solo", "three-games"] and data["express"] == []
    assert "Campaigns: solo series (solo), campaign of three games (three-games)" in flat(
        run("games").stdout
    )


# Killed


def begun(*words: str) -> subprocess.Popen[bytes]:
    """A process of the command line that reads from us."""
    source = str(Path(bocage.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": source}
    command = [sys.executable, "-m", "bocage.cli.main", "campaign", *words, "--file", str(FILE)]
    return subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
    )


def killed_when(process: subprocess.Popen[bytes], ready: Callable[[bocage.Campaign], bool]) -> None:
    """Kill a process as soon as what it has kept is ready."""
    try:
        for _ in range(600):
            if FILE.exists() and ready(bocage.Campaign.from_json(FILE.read_text("utf-8"))):
                return
            assert process.poll() is None, "the process has ended by itself"
            time.sleep(0.05)
        raise AssertionError("nothing was kept in time")
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait(30)


def test_a_killed_person_goes_on_where_they_were() -> None:
    process = begun("agricola-revised", "solo", "--seed", "7", "--no-confirm")
    assert process.stdin is not None
    process.stdin.write(b"forest\nclay pit\n")
    process.stdin.flush()
    killed_when(process, lambda campaign: len(running(campaign).actions) == 2)
    shown = run("campaign", "--file", str(FILE), input="quit\n").stdout
    assert "The game goes on after 2 actions." in shown
    assert running(kept()).actions == ("place forest", "place clay-pit")


def test_killed_bots_leave_a_whole_file() -> None:
    process = begun("agricola-revised", "solo", "--seed", "7", "--bots", "random", "-n", "5000")
    killed_when(process, lambda campaign: len(campaign.games) >= 2)
    for rest in Path().glob(".*"):
        rest.unlink()
    campaign = kept()
    assert len(campaign.games) >= 2
    play_on(campaign, [bocage.bot("random", 1)])
    campaign.finish()
    assert again(campaign) == campaign
