"""Hands at a shared terminal: who sees what, and when the screen is cleared."""

from __future__ import annotations

import io
import random
import re
import sys
from types import SimpleNamespace

import pytest
from rich.console import Console

import bocage
from bocage.bots.random import RandomBot
from bocage.cli.play import Session
from bocage.cli.say import FORGET_SCROLLED, Voice
from bocage.cli.seating import forget_lines

from .scripts import choices, heard, session, voice

GAME = "agricola-revised"
TITLES = {card.title(): card.id for card in bocage.cards(GAME)}
TITLE = re.compile("|".join(map(re.escape, sorted(TITLES, key=len, reverse=True))))
YOUR_TURN = "it is your turn"
UNBROKEN = 400
"""So wide that no title of a card is broken."""


def public(table: bocage.Table) -> set[str]:
    """The cards that everybody has seen."""
    view = table.observe()
    seen = {id for seat in view["seats"] for id in seat["cards"]} | set(view["open_cards"])
    titles = {card.name: card.id for card in bocage.cards(GAME)}
    for entry in table.log:
        if entry.audience is None and "card" in entry.values:
            seen.add(titles[entry.values["card"]])
    return seen


@pytest.mark.parametrize("hands", ["dealt", "draft", "draft-both", "mulligan", "market", "draw-3"])
def test_nobody_is_shown_a_card_that_others_hold(hands: str) -> None:
    table = bocage.new(GAME, seats=3, seed=2, cards="base", hands=hands)
    speaker = voice(width=UNBROKEN)
    rng = random.Random(hands)
    looking, since, asked, named = -1, 0, 0, 0

    def check() -> None:
        nonlocal named
        shown = {TITLES[title] for title in TITLE.findall(heard(speaker)[since:])}
        named += len(shown)
        for other in range(3):
            if other != looking:
                own = table.observe(other)["seats"][other]
                others = {*own["hand"], *own["pack"]}
                assert not shown & others - public(table), (looking, other)

    def ask(prompt: str) -> str:
        nonlocal looking, since, asked
        asked += 1
        if asked > 150:
            raise EOFError
        if YOUR_TURN in prompt:
            looking = table.decisions[0].seat
            since = len(heard(speaker))
            return ""
        check()
        if prompt.startswith(("End of", "Done", "Pick", "Discard", "Draw", "New")):
            return ""
        if asked % 9 == 0:
            return rng.choice(["log all", "hand", "board", "farms", "why"])
        decision = table.decisions[0]
        assert decision.seat == looking
        return str(rng.choice([*choices(table).numbers]))

    bot = ("random", RandomBot(random.Random(1)))
    Session(table, [None, None, bot], speaker, ask).run()
    assert len(table.actions) > 20
    assert named > 200


def test_the_terminal_is_handed_over_between_people() -> None:
    table = bocage.new(GAME, seats=2, seed=1, cards="base")
    first = table.decisions[0].seat
    lines = ["", "forest", "", "what", "save game.json", "", "clay pit", ""]
    _, shown = session(table, lines, people=(0, 1))
    names = voice().names
    turns = [f"{names[first]}, {YOUR_TURN}", f"{names[1 - first]}, {YOUR_TURN}"]
    assert [shown.count(turn) for turn in turns] == [2, 3]
    assert f"Press Enter when only {names[1 - first]} is looking" in shown
    assert "The game is kept in game.json." in shown
    assert shown.count("chooses “Forest”") == 2
    assert table.actions == ("place forest", "place clay-pit")


@pytest.mark.parametrize(("cards", "people"), [("base", (0,)), ("none", (0, 1))])
def test_who_has_nothing_to_hide_is_not_asked_to_look_away(
    cards: str, people: tuple[int, ...]
) -> None:
    table = bocage.new(GAME, seats=2, seed=1, cards=cards)
    _, shown = session(table, ["forest", "", "1", ""], people=people)
    assert YOUR_TURN not in shown


def test_the_screen_is_cleared_before_and_after_the_hand_over() -> None:
    table = bocage.new(GAME, seats=2, seed=1, cards="base")
    speaker = Voice("en", Console(file=io.StringIO(), width=80, force_terminal=True))
    cleared: list[bool] = []
    lines = iter(["", "forest", "", "", "log"])

    def ask(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        screen = heard(speaker).rpartition(FORGET_SCROLLED)[2]
        cleared.append(not screen if YOUR_TURN in prompt else "Occupations (7)" in screen)
        return line

    Session(table, [None, None], speaker, ask).run()
    assert cleared == [True] * 5
    assert heard(speaker).count(FORGET_SCROLLED) == 4


def test_plain_output_is_not_cleared() -> None:
    speaker = voice()
    speaker.clear()
    assert heard(speaker) == ""


def test_typed_lines_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    forgotten: list[bool] = []
    editing = SimpleNamespace(clear_history=lambda: forgotten.append(True))
    monkeypatch.setitem(sys.modules, "readline", editing)
    forget_lines()
    assert forgotten == [True]
    monkeypatch.delitem(sys.modules, "readline")
    forget_lines()


def test_what_a_bot_picks_stays_its_secret() -> None:
    table = bocage.new(GAME, seats=2, seed=3, cards="base", hands="draft")
    _, shown = session(table, ["1", "", "1", "", "log all"])
    private = [entry for entry in table.log if entry.audience == 1]
    assert private
    assert "● Blue keeps" in shown
    assert "■ Red keeps" not in shown


def test_a_pick_is_confirmed_and_can_be_thought_over() -> None:
    table = bocage.new(GAME, seats=2, seed=3, cards="base", hands="draft")
    titles = {card.id: card.title() for card in bocage.cards(GAME)}
    first, second = (titles[action.argument] for action in table.decisions[0].actions[:2])
    _, shown = session(table, ["1", "undo", "2", ""])
    assert f"Pick {first}. This cannot be taken back." in shown
    kept = [entry for entry in table.log if entry.audience == 0]
    assert [titles[entry.values["card"]] for entry in kept] == [second]


@pytest.mark.parametrize(("hands", "lines"), [("mulligan", ["1"]), ("draw-3", ["1", "2"])])
def test_what_is_drawn_is_shown_only_after_confirmation(hands: str, lines: list[str]) -> None:
    for confirmed in (False, True):
        table = bocage.new(GAME, seats=1, seed=3, cards="base", hands=hands)
        _, shown = session(table, [*lines, *([""] if confirmed else ["undo"])])
        assert ("now holds" in shown) == confirmed


def test_all_is_known_when_the_game_is_over() -> None:
    table = bocage.new(GAME, seats=2, seed=3, cards="base", hands="draft-quick")

    last = iter(["log all"])

    def answer(prompt: str) -> str:
        return next(last, "") if table.over else str(next(iter(choices(table).numbers)))

    _, shown = session(table, answer, confirms=False)
    assert "■ Red keeps" not in shown.partition("log all")[0]
    assert "■ Red keeps" in shown.partition("log all")[2]
