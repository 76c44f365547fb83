"""All Creatures Big and Small at the terminal: drawings, choices, whole games."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from rich.cells import cell_len

import bocage
from bocage import LOCALES, Locale
from bocage.cli.choices import Choices
from bocage.cli.creatures_farm import CreaturesFarm, read_edges
from bocage.cli.scene import own_farm, scene, score_sheet

from .scripts import choices, heard, question, said, session, voice, whole_game

GAME = "creatures"
MODES = ("standard", "advanced", "expert")
FARM: dict[str, Any] = {
    "goods": {"wood": 3, "stone": 6, "reed": 1, "border": 4},
    "animals": {"sheep": 5, "cow": 2, "horse": 1},
    "columns": ["e", "f", "g", "h"],
    "tiles": {"f3": "cottage", "g1": "stall", "h3": "rearing-station"},
    "troughs": ["g1", "e2", "f2"],
    "borders": ["f2n", "g2n", "f2w", "h2w", "g3n"],
}


def table_with(mine: dict[str, Any] | None = None, **position: Any) -> bocage.Table:
    """Round 4 of an expert game; seat 0 is to place a worker."""
    return bocage.load(
        {
            "game": GAME,
            "options": {"mode": "expert"},
            "round": 4,
            "buildings": ["shelter", "open-stables", "storage-building", "barn", "farm-shop"],
            "seats": [FARM if mine is None else mine, {}],
            **position,
        }
    )


def drawn(table: bocage.Table, width: int, marks: dict[str, str] | None = None) -> list[str]:
    farm = CreaturesFarm(table.observe(0), 0, voice(), width, marks or {})
    return [line.plain for line in farm.lines()]


def test_a_farm_is_drawn_with_borders_walls_troughs_and_animals() -> None:
    assert drawn(table_with(), 60) == [
        "        E            F            G            H",
        "  ·╌╌╌╌╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌╌╌╌╌┌────────────┐╌╌╌╌╌╌╌╌╌╌╌╌·",
        "1 ╎            ╎            │   Stall    │            ╎",
        "  ╎            ╎            │ ⊔ 1/6 cow  │            ╎",
        "  ·╌╌╌╌╌╌╌╌╌╌╌╌┏━━━━━━━━━━━━━━━━━━━━━━━━━┓╌╌╌╌╌╌╌╌╌╌╌╌·",
        "2 ╎     ⊔      ┃     ⊔      ╎            ┃            ╎",
        "  ╎    0/1     ┃ 4/8 sheep  ╎            ┃            ╎",
        "  ·╌╌╌╌╌╌╌╌╌╌╌╌╹────────────╺━━━━━━━━━━━━┛────────────┐",
        "3 ╎            │  Cottage   │            │Rearing Sta.│",
        "  ╎            │    0/1     │            │1sh 1co 1ho │",
        "  ·╌╌╌╌╌╌╌╌╌╌╌╌└────────────┘╌╌╌╌╌╌╌╌╌╌╌╌└────────────┘",
    ]


def test_a_narrow_farm_shows_the_same_in_fewer_letters() -> None:
    assert drawn(table_with(), 35)[2:7] == [
        "1 ╎       ╎       │ Stall │       ╎",
        "  ╎       ╎       │⊔1/6 co│       ╎",
        "  ·╌╌╌╌╌╌╌┏━━━━━━━━━━━━━━━┓╌╌╌╌╌╌╌·",
        "2 ╎   ⊔   ┃   ⊔   ╎       ┃       ╎",
        "  ╎  0/1  ┃4/8 sh ╎       ┃       ╎",
    ]


def test_choices_are_marked_on_cells_and_edges() -> None:
    marks = {"e1n": "2", "h3s": "15", "e1w": "3", "i2w": "11", "g2": "7", "g1": "8"}
    lines = drawn(table_with(), 70, marks)
    assert lines[1].startswith("  ·╌╌╌╌╌╌ 2 ╌╌╌╌╌·")
    assert lines[2].startswith("1 3  ")
    assert "(8) Stall" in lines[2]
    assert lines[5].endswith("11")
    assert lines[5].count("(7)") == 1
    assert lines[10].endswith("──── 15 ────┘")


@pytest.mark.parametrize("width", [64, 80, 100])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_farm_with_all_extensions_finds_room(locale: Locale, width: int) -> None:
    mine = {**FARM, "columns": list("bcdefgh"), "goods": {"wood": 20}}
    table = table_with(mine)
    table.play("place fences")
    speaker = voice(locale, width)
    view, marks = table.observe(0), Choices(table, table.decisions[0], speaker).marks
    speaker.print(own_farm(view, 0, "", speaker, marks))
    if width >= 80:
        speaker.print(scene(view, 0, ["", ""], None, speaker))
        assert max(cell_len(line) for line in heard(speaker).splitlines()) <= width
    for column in "BCDEFGH":
        assert column in heard(speaker).splitlines()[1]
    for mark in marks.values():
        assert mark in heard(speaker)


@pytest.mark.parametrize(
    ("locale", "mode"), [("en", "advanced"), ("fr", "expert"), ("ru", "expert")]
)
def test_no_question_is_too_wide(locale: Locale, mode: str) -> None:
    table = bocage.new(GAME, seed=3, mode=mode)
    rng = random.Random(mode + locale)
    while (decision := table.decision) is not None:
        if rng.random() < 0.3:
            question(table, locale, rng.choice((80, 100)))
        building = [a for a in decision.actions if a.verb in ("border", "build", "extend", "stall")]
        table.play(rng.choice(building or decision.actions))


def test_the_board_shows_goods_workers_buildings_and_what_is_left() -> None:
    spaces = {"millpond": {"goods": {"reed": 1, "sheep": 2}}, "walls": {"people": [1]}}
    seats = [FARM, {"placed": 1}]
    table = table_with(spaces=spaces, starting_player=1, turn=0, seats=seats)
    speaker = voice()
    speaker.print(scene(table.observe(0), 0, ["you", "bot"], {"millpond": 14}, speaker))
    shown = heard(speaker)
    assert re.search(r"14 Millpond +1 reed · 2 sheep", shown)
    assert re.search(r"Walls +2 free, then 2 stone +■", shown)
    plain = " ".join(shown.split())
    assert "Shelter · 2 wood · 1 stone · room: 1" in plain
    assert "Open Stables · 3 wood / 3 stone · 2 points" in plain
    assert "Storage Building · 2 wood · 1 reed · points vary" in plain
    assert "Farm Shop · 1 wood · room: 1 sheep" in plain
    assert "7 troughs, 4 stall tiles, 3 extensions. 4 more rounds follow." in plain
    assert "5 sheep · 2 cows · 1 horse" in plain
    assert "Special buildings: Rearing Station" in plain
    assert plain.count("starting player") == 1
    assert "round 4 of 8" in plain


def test_what_special_buildings_keep_is_told() -> None:
    tiles = {"f3": "cottage", "g1": "stone-carvers-workshop", "g3": "stud"}
    table = table_with({"tiles": tiles, "stones": 2, "barn": True})
    speaker = voice()
    speaker.print(own_farm(table.observe(0), 0, "", speaker, {}))
    plain = " ".join(heard(speaker).split())
    assert "Stone Carver’s Workshop (2 stone)" in plain
    assert "Barn: the next stall may become stables" in plain
    assert re.search(r"Room, if all are of one type: 1 sheep .*1 pig · 1 cow · \d horses", plain)
    assert "In play: ● Blue · 2 stone" in said(table, "card stone carver")


@pytest.mark.parametrize(
    ("typed", "edge"),
    [
        ("g1e", "h1w"),
        ("G1E", "h1w"),
        ("g1s", "g2n"),
        ("g3s", "g3s"),
        ("l2e", "l2e"),
        ("k2e", "l2w"),
        ("а1е", "а1е"),
        ("а1e", "b1w"),
        ("border f1s", "border f2n"),
        ("millpond", "millpond"),
        ("g1", "g1"),
    ],
)
def test_an_edge_is_a_side_of_either_cell(typed: str, edge: str) -> None:
    assert read_edges(typed) == edge


@pytest.mark.parametrize("typed", ["border h1w", "border g1e", "g1e", "H1W", "BORDER G1E"])
def test_a_border_by_its_edge(typed: str) -> None:
    table = table_with({"goods": {"wood": 9}})
    table.play("place fences")
    found = choices(table).matching(typed)
    assert [action.text for action in found] == ["border h1w"]


def test_edges_are_not_listed_but_marked() -> None:
    table = table_with({"goods": {"wood": 9}})
    _, shown = session(table, ["fences", "g1e", "g1e", "done", "done"], confirms=False)
    assert table.actions[:3] == ("place fences", "border h1w", "done")
    assert "Type the number at an edge of your farm" in shown
    assert "There is a border on this edge already" in shown
    assert len(re.findall(r"^ +\d+ +Done", shown, re.MULTILINE)) == 1


def test_one_of_two_equal_spaces_is_as_good_as_the_other() -> None:
    found = choices(table_with()).matching("special building")
    assert [action.text for action in found] == ["place special-building-1"]


@pytest.mark.parametrize(
    ("locale", "typed"),
    [("en", "millpond"), ("en", "mill"), ("fr", "roseau"), ("ru", "тростник"), ("ru", "millpond")],
)
def test_a_space_by_its_names(locale: Locale, typed: str) -> None:
    table = table_with(spaces={"millpond": {"goods": {"reed": 1}}})
    found = choices(table, locale).matching(typed)
    assert [action.text for action in found] == ["place millpond"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("why", "Nothing lies here"),
        ("why walls", "Walls: this is possible now"),
        ("why border g1e", "Border on the left of H1: This is not what is asked now"),
        ("why zeppelin", "No action, space or building of this game matches “zeppelin”"),
        ("rules expand", "Take all the borders here"),
        ("rules barn", "Barn · 3 wood"),
        ("rules", "“rules expand”"),
        ("card shelter", "Shelter · Special building · Basic buildings cost: 2 wood · 1 stone"),
        ("card open", "cost: 3 wood / 3 stone · needs .*stall.* On offer"),
        ("card rearing", "room: 1 of each type .*In play: ● Blue"),
        ("card cottage", "In play: ● Blue, ■ Red"),
        ("card zeppelin", "No building of this game matches “zeppelin”"),
        ("card manor", "No building of this game matches “manor”"),
        ("card", "“card shelter”"),
        ("cards", "Shelter · 2 wood · 1 stone .* Barn · 3 wood"),
        ("cards all", r"Special buildings \(6\).*Tiles \(3\)"),
        ("cards animal", "Shelter · Special building"),
        ("hand", "This game is played without hand cards"),
        ("help", "heavy lines are borders"),
        ("score", "Extensions|extensions"),
        ("farms", "■ Red"),
        ("board", "Special buildings on display"),
        ("list", "1 "),
        ("zeppelin", "matches “zeppelin”"),
    ],
)
def test_commands(line: str, expected: str) -> None:
    table = table_with()
    before = table.position()
    shown = said(table, line)
    assert re.search(expected, shown), shown
    assert table.position() == before


def test_why_tells_the_reason_for_every_closed_space() -> None:
    shown = said(table_with({"goods": {"stone": 2}}), "why")
    assert "Stall: You cannot pay the cost: 1 reed and 3 stone." in shown
    assert "Stables: You have no stall" in shown
    assert "Building Materials" not in shown


def test_help_does_not_speak_of_hand_cards() -> None:
    shown = said(table_with(), "help")
    assert "cards in hand" not in shown
    assert "improvement" not in shown


def test_a_building_is_chosen_with_its_text_in_sight() -> None:
    table = table_with({"goods": {"wood": 3, "stone": 1}})
    shown = said(table, "special", "why", "shelter")
    assert re.search(r"\d Build Shelter .*2 wood.* You get 1 animal of your choice", shown)
    assert "build shelter" in table.actions
    why = shown.partition("> why")[2]
    assert re.search(r"Storage Building.*1 reed", why)
    assert "Open Stables" in why


@pytest.mark.parametrize(
    ("locale", "mode"), [("en", "expert"), ("fr", "advanced"), ("ru", "standard"), ("ru", "expert")]
)
def test_whole_games_in_every_language(locale: Locale, mode: str) -> None:
    commands = ("board", "why", "log", "cards", "score", "help", "list")
    shown = whole_game(bocage.new(GAME, seed=7, mode=mode), locale, commands, 25)
    if locale == "ru":
        latin = {"II", "Enter", "random", "json", "bocage", "replay", "place", "three", "wood"}
        assert set(re.findall(r"[A-Za-z]{2,}", shown)) <= latin | {"border"}


@pytest.mark.parametrize(("locale", "half"), [("en", "2.5"), ("fr", "2,5"), ("ru", "2,5")])
def test_half_points_are_written_as_the_language_does(locale: Locale, half: str) -> None:
    tiles = {"f3": "cottage", "g1": "storage-building"}
    table = table_with({"goods": {"wood": 5}, "tiles": tiles}, buildings=[])
    speaker = voice(locale)
    speaker.print(score_sheet(table.scores(), speaker))
    assert re.search(rf" {half} ", heard(speaker))
    assert re.search(r" −\d,5| −\d\.5", heard(speaker))
