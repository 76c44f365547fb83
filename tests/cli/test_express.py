"""Agricola Express at the terminal: dice, score sheets, choices, whole games."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import bocage
from bocage import LOCALES, Locale
from bocage.cli.commands import COMMANDS
from bocage.cli.express import dice
from bocage.cli.express_sheet import counters, sheet
from bocage.cli.scene import farms, scene

from .scripts import choices, heard, question, said, session, voice, whole_game

GAME = "express"
DICE: dict[str, Any] = {
    "farm": ["house", "pasture"],
    "occupation": ["mayor"],
    "improvement": ["oven"],
    "produce": ["food", "double", "grain"],
    "material": ["wood", "wood", "reed"],
    "animal": ["sheep", "sheep", "boar"],
}
MINE: dict[str, Any] = {
    "goods": {"food": 3, "grain": 2, "reed": 2, "wood": 3, "brick": 1, "stone": 1},
    "animals": {"sheep": 3, "boar": 1},
    "rooms": 2,
    "babies": 1,
    "fields": 2,
    "pastures": 3,
    "occupations": ["mayor", "gatherer"],
    "improvements": ["oven", "joinery"],
    "done": 1,
}
FIRST: dict[str, int] = {"house": 5, "fields": 6, "food": -3}


def table_with(mine: dict[str, Any] | None = None, **position: Any) -> bocage.Table:
    """Round 3; seat 0 is to take dice."""
    seats = [MINE if mine is None else mine, {}]
    return bocage.load({"game": GAME, "round": 3, "dice": DICE, "seats": seats, **position})


def drawn(table: bocage.Table, width: int, locale: Locale = "en") -> list[str]:
    """The dice in so many columns."""
    speaker = voice(locale, width)
    return [line.plain for line in dice(table.observe(0), speaker, width)]


def test_dice_are_drawn_by_kind_and_those_set_aside_are_blank() -> None:
    few = {"farm": ["house"], "produce": ["food", "double"], "material": ["reed"] * 3}
    assert drawn(table_with(dice=few), 80) == [
        "Farm        [House] [ ]   Produce   [Food] [Double food] [ ]",
        "Occupation  [ ]           Materials [Reed] [Reed] [Reed]",
        "Improvement [ ]           Animals   [ ] [ ] [ ]",
    ]
    assert drawn(table_with(), 50)[2:4] == [
        "Improvement [Oven]",
        "Produce   [Food] [Double food] [Grain]",
    ]


def test_a_sheet_shows_what_is_owned_and_the_points_of_every_harvest() -> None:
    table = table_with({**MINE, "harvests": [FIRST]}, round=4)
    speaker = voice()
    speaker.game = GAME
    lines = [line.plain.rstrip() for line in sheet(table.observe(0), 0, speaker, 40)]
    assert lines == [
        "                has   1   (2)   3",
        "House             2   5   (5)",
        "Fields            2   6   (9)",
        "Pastures          3   –   (6)",
        "Babies            1   –    –",
        "Food              3  −3  (−9)",
        "Grain             2   –   (2)",
        "Vegetables        –   –    –",
        "Reed              2   –    –",
        "Wood              3   –   (2)",
        "Brick             1   –    –",
        "Stone             1   –    –",
        "Sheep             3   –   (2)",
        "Wild boar         1   –   (1)",
        "Cattle            –   –    –",
        "Improvements      2   –    –",
        "Total             8   8  (18)",
    ]


def test_beside_a_sheet_stand_house_pastures_actions_and_cards() -> None:
    lines = counters(table_with().observe(0), 0, voice(), 40)
    assert [line.plain for line in lines] == [
        "wooden house, rooms: ▣□",
        "Pastures: [3 sheep] [1 wild boar] [–]",
        "2 of 3 actions left",
        "Next meal: 6 food (3 missing)",
        "Occupations: Mayor, Gatherer",
        "Improvements: Oven, Joinery",
        "starting player",
    ]


def test_of_many_seats_the_others_are_told_in_short() -> None:
    harvests = [{"fields": 4}, {"food": -3}]
    seats = [{**MINE, "harvests": harvests}, {"harvests": harvests}, {"harvests": harvests}]
    table = table_with(seats=seats, round=6)
    speaker = voice(width=80)
    speaker.game = GAME
    view = table.observe(0)
    speaker.print(scene(view, 0, [""] * 3, {}, speaker))
    shown = heard(speaker)
    assert shown.count("Improvements  ") == 1
    assert shown.count("Total: 4 − 3 = 1") == 2
    assert shown.count("2 food · 1 reed · 1 wood") == 2
    speaker.print(farms(view, [""] * 3, speaker))
    assert heard(speaker).count("Improvements  ") == 4


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("locale", LOCALES)
def test_no_question_is_too_wide(locale: Locale, seats: int) -> None:
    rng = random.Random(f"{locale}{seats}")
    table = bocage.new(GAME, seats=seats, seed=seats)
    while (decision := table.decision) is not None:
        question(table, locale, rng.choice((80, 100)))
        cards = [action for action in decision.actions if action.verb in ("learn", "build")]
        table.play(rng.choice(cards or decision.actions))


def test_choices_stand_below_the_dice_they_take() -> None:
    shown = question(table_with())
    for line in (
        "               1  Roll all 13 dice",
        "Farm           2  Add a room (1 reed and 1 wood)    3  1 reed · 2 wood dice",
        "               6  Build a pasture (1 wood)    7  2 wood dice",
        "Produce        9  3 food (1 food die · 1 double food die)",
        "              10  2 food (1 double food die)   11  1 food   12  1 grain",
        "Animals       16  2 sheep   17  1 sheep   18  1 wild boar",
        "Occupation    19  Builder (1 food)   20  1 double food die",
        "Improvement   27  Hearth (1 brick)   28  1 stone",
        "Cooking       38  1 grain → 2 food",
    ):
        assert re.search(rf"^{re.escape(line)} *$", shown, re.MULTILINE), line
    assert "“list 1” to “list 3” show all choices" in shown


def test_cards_are_read_where_they_are_few() -> None:
    shown = question(table_with({"goods": {"food": 1, "brick": 1}}))
    assert re.search(r"Occupation +\d+  Mayor \(1 food\) *\n +Costs 1 food\. Pay 2 food", shown)
    assert re.search(r"Improvement +\d+  Oven \(1 brick\) *\n +Costs 1 brick or", shown)
    assert "reads one of them" not in shown


def test_many_ways_to_turn_dice_are_listed_when_asked_for() -> None:
    mine = {"occupations": ["gatherer", "farmer", "rancher"], "goods": {}}
    table = table_with(mine)
    assert "→" not in question(table)
    _, shown = session(table, ["list turn", "wood stone"], confirms=False)
    assert "Your occupations can turn dice in 19 ways: “list turn” shows them." in shown
    assert re.search(r"Powers +\d+  Food → Double food", shown)
    assert table.actions == ("set wood-stone",)
    few = question(table_with({"occupations": ["gatherer"], "goods": {}}))
    assert re.search(r"Powers +\d+  Reed → Wood   \d+  Reed → Brick", few)


def test_the_dice_are_shown_while_they_are_taken_and_then_only_the_sheet() -> None:
    table = table_with(dice={**DICE, "farm": ["house", "field"]})
    assert "[Double food]" in question(table)
    table.play("field")
    shown = question(table)
    assert "[Double food]" not in shown
    assert re.search(r"Grain +2 +\(2\)", shown)
    assert "harvest 1 of 3" in question(table_with(phase="harvest"))


@pytest.mark.parametrize(
    ("locale", "typed", "text"),
    [
        ("en", "roll", "roll"),
        ("en", "baby", "baby"),
        ("en", "2 sheep", "collect 2sheep"),
        ("en", "collect 2sheep", "collect 2sheep"),
        ("en", "1 food", "collect 1food"),
        ("en", "hearth stone", "build hearth 1stone"),
        ("en", "house field", "set house-field"),
        ("en", "16", "collect 2sheep"),
        ("fr", "bebe", "baby"),
        ("fr", "2 moutons", "collect 2sheep"),
        ("ru", "малыша", "baby"),
        ("ru", "бросить", "roll"),
    ],
)
def test_a_choice_by_its_words(locale: Locale, typed: str, text: str) -> None:
    assert [action.text for action in choices(table_with(), locale).matching(typed)] == [text]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("why", r"Upgrade to a brick house \(2 brick\): You do not have 2 brick"),
        ("why baby", "Have a baby: this is possible now"),
        ("why field", "Plow a field: .*Field"),
        ("why oven", "You have the Oven already"),
        ("why cattle", "(?i)cattle"),
        ("why zeppelin", "No action, occupation or improvement of this game matches “zeppelin”"),
        ("wood", "“wood” can mean several things"),
        ("upgrade 2brick", "You do not have 2 brick"),
        ("rules paying", "Paying Pay from your sheet"),
        ("rules joinery", "Joinery Costs 1 wood"),
        ("rules", "“rules paying”"),
        ("rules zeppelin", "No rule, occupation or improvement matches “zeppelin”"),
        ("card joinery", "Joinery · Improvement Costs 1 wood.* In play: ● Blue"),
        ("card midwife", "Midwife · Occupation Costs 1 food.* On offer"),
        ("card 19", "Builder · Occupation"),
        ("card zeppelin", "No occupation or improvement matches “zeppelin”"),
        ("card", "“card mayor”"),
        ("cards", "Mayor Costs 1 food.*Stonecutter’s Workshop Costs 1 wood"),
        ("cards all", r"Occupations \(6\) Mayor.*Improvements \(6\) Oven"),
        ("cards reed", "Basketmaker’s Workshop · Improvement"),
        ("hand", "This game is played without hand cards"),
        ("help", r"\[ \] is a die set aside"),
        ("score", "Points of the harvests so far: .*Missing food"),
        ("farms", "■ Red"),
        ("board", r"\[Double food\]"),
        ("list 2", r"Occupation 21 Farmer \(1 food\) 22 1 double food die"),
        ("list sheep", r"Animals 16 2 sheep 17 1 sheep ● Blue"),
        ("zeppelin", "matches “zeppelin”"),
    ],
)
def test_commands(line: str, expected: str) -> None:
    table = table_with()
    before = table.position()
    shown = said(table, line)
    assert re.search(expected, shown), shown
    assert table.position() == before


def test_why_has_nothing_to_tell_where_nothing_is_refused() -> None:
    table = table_with({}, dice={"farm": ["field", "field"], "material": ["wood"]})
    assert "Nothing that the dice show is refused" in said(table, "why")


def test_a_roll_is_confirmed_because_it_cannot_be_taken_back() -> None:
    table = table_with()
    _, shown = session(table, ["roll", "undo"])
    assert "Roll all 13 dice. This cannot be taken back. Enter confirms" in shown
    assert not table.actions
    session(table, ["roll", ""])
    assert table.actions == ("roll",)


def test_help_speaks_of_this_game() -> None:
    shown = said(table_with(), "help")
    for word in ("fenc", "forest", "farms in full", "major", "cards in hand"):
        assert word not in shown


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("locale", LOCALES)
def test_whole_games_in_every_language(locale: Locale, seats: int) -> None:
    commands = ("board", "why", "log", "cards", "score", "help", "list", "farms", "hand")
    table = bocage.new(GAME, seats=seats, seed=7)
    shown = whole_game(table, locale, commands, 4, stride=7)
    if seats == 1:
        goal = bocage.Message("table-solo-goal", {"level": 0, "goal": 85})
        assert bocage.text(goal, locale) in shown
    if locale == "ru":
        typed = {"Enter", "random", "json", "bocage", "replay", "collect", "wood", "en"}
        assert set(re.findall(r"[A-Za-z]{2,}", shown)) <= typed | {*COMMANDS}


@pytest.mark.parametrize("locale", LOCALES)
def test_what_hints_quote_is_understood(locale: Locale) -> None:
    say = voice(locale).say
    hints = say("express-no-rules", given="") + say("express-rules-of-what")
    quoted = re.findall(r"[«“]\s?([^«»“”]+ [^«»“”]+?)\s?[»”]", hints)
    assert len(quoted) == 6
    for line in quoted:
        assert say("express-no-rules", given=line.split()[1]) not in said(
            table_with(), line, locale=locale
        )
