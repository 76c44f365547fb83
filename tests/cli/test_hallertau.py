"""Hallertau at the terminal: drawings, choices, cards, whole games."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import bocage
from bocage import LOCALES, Locale
from bocage.bots.random import RandomBot
from bocage.cli.commands import COMMANDS
from bocage.cli.hallertau_village import Village
from bocage.cli.play import Session
from bocage.cli.scene import own_farm, scene

from .scripts import choices, heard, question, said, voice, whole_game

GAME = "hallertau"
YOUR_TURN = "it is your turn"
VILLAGE: dict[str, Any] = {
    "goods": {"barley": 3, "rye": 2, "meat": 2, "milk": 1, "clay": 4},
    "tools": 3,
    "jewels": 1,
    "sheep": {"4": 2, "stables": 1},
    "fields": ["empty-2", "empty-2", "rye-4", "rye-4", "barley-4", "rye+rye-5"],
    "crafts": {"carpentry": 2, "brewery": 1, "icehouse": 1, "bakery": 8, "manufacturer": 1},
    "boulders": {
        "carpentry": [3, 4],
        "brewery": [3, 5],
        "icehouse": [3, 5],
        "bakery": [10, 12],
        "manufacturer": [3, 5],
    },
    "centre": 1,
    "hand": ["007", "003", "405", "921"],
    "played": ["802", "014"],
}
CARD = re.compile(r"(?<!\d)\d{3}(?!\d)")


def table_with(mine: dict[str, Any] | None = None, **position: Any) -> bocage.Table:
    """Round 3; seat 0 is to place workers."""
    first = VILLAGE if mine is None else mine
    return bocage.load(
        {"game": GAME, "round": 3, "phase": "actions", "turn": 0, "seats": [first, {}], **position}
    )


def drawn(table: bocage.Table, width: int, marks: dict[str, str] | None = None) -> list[str]:
    village = Village(table.observe(0), 0, voice(), width, marks or {})
    return [line.plain for line in village.lines()]


def test_a_village_is_drawn_with_fields_sheep_and_crafts() -> None:
    assert drawn(table_with(), 50) == [
        "Fields   5  rye+rye",
        "         4  barley · rye ×2",
        "         3  –",
        "         2  empty ×2",
        "Sheep    card 4: 2 · card 5: 0 · card 6: 0",
        "         stables: 1",
        "Community centre: 7 workers",
        "              6  7  8  9 10 11 12 18 34 50 70",
        "Carpentry    ═══ ·  ⌂  ○  ○  ·  3  3  3  3  ·",
        "Brewery      ═══ ⌂  ·  ○  ·  ○  3  3  3  3  ·",
        "Ice house    ═══ ⌂  ·  ○  ·  ○  3  3  3  3  ·",
        "Bakery       ═══ ·  ·  ·  ·  ·  3  3  ⌂  3  ○",
        "Manufacturer ═══ ⌂  ·  ○  ·  ○  3  3  3  3  ·",
    ]


def test_a_narrow_village_shows_the_same_in_fewer_columns() -> None:
    lines = drawn(table_with(), 39)
    assert "Carpentry    ══· ⌂ ○ ○ · 3 3 3 3 ·" in lines
    assert max(len(line) for line in lines) <= 39


def test_choices_are_marked_on_fields_sheep_and_crafts() -> None:
    marks = {"rye-4": "2", "empty-2": "3,4", "sheep-4": "5", "bakery": "6"}
    shown = "\n".join(drawn(table_with(), 60, marks))
    for part in ("rye ×2 (2)", "empty ×2 (3,4)", "card 4: 2 (5)", "3  ○ (6)"):
        assert part in shown
    table = table_with()
    table.play("place farming")
    assert set(choices(table).marks) == {"empty-2"}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("locale", LOCALES)
def test_no_question_is_too_wide(locale: Locale, seats: int) -> None:
    rng = random.Random(f"{locale}{seats}")
    merged = seats == 4
    table = bocage.new(GAME, seats=seats, seed=seats, merged=merged)
    while (decision := table.decision) is not None:
        if rng.random() < 0.15:
            question(table, locale, rng.choice((80, 100)))
        table.play(rng.choice(decision.actions))


def test_the_board_shows_rows_of_workers_and_what_the_next_costs() -> None:
    spaces = {"nursery": [1, 2, 0], "cultivation": [1, 2, 3], "point-card": [1, 2]}
    table = table_with(spaces=spaces, cleared=[1, 4], discarded=["803"], starting_player=1)
    speaker = voice()
    speaker.game = GAME
    speaker.print(scene(table.observe(0), 0, ["you", "bot"], {"nursery": 7}, speaker))
    shown = heard(speaker)
    assert re.search(r"7 Nursery +3 clay / 3 grain +▮▮▯ 3", shown)
    assert re.search(r"Cultivation +sow 3 +▮▮▮ –", shown)
    assert re.search(r"Point Card .*▮▮  –", shown)
    assert re.search(r"Clay Delivery +3 clay +▯▯▯ 1", shown)
    assert re.search(r"Section 1 · cleared +Section 2\b(?! ·)", shown)
    plain = " ".join(shown.split())
    assert "round 3 of 6 · Actions" in plain
    assert "Out of the game: 803" in plain
    assert "Bonus 43" in plain
    assert "3 barley · 2 rye · 2 meat · 1 milk · 4 clay" in plain
    assert "3 tools · 1 jewel" in plain
    assert "Played: 802, 014" in plain
    assert "Gateway cards (2): 007, 003" in plain
    assert plain.count("starting player") == 1


def test_without_cards_corners_are_closed_and_no_decks_are_told_of() -> None:
    table = bocage.new(GAME, seats=2, seed=1, cards="none")
    shown = question(table)
    assert re.search(r"Bonus Card +closed", shown)
    assert "Left to draw" not in shown
    assert "In hand" not in shown
    assert "This game is played without hand cards" in said(table, "hand")
    assert "“Bonus Card” is closed" in said(table, "why bonus card")


def test_tools_and_cards_are_listed_beside_a_full_board() -> None:
    shown = question(table_with({**VILLAGE, "workers": 7}))
    assert re.search(r"27 +Turn 7 workers into 7 tools", shown)
    assert re.search(r"28 +Play card 007 \(option 1\)\s+Have at least 1/2/5 meat\.", shown)
    assert re.search(r"29 +Play card 007 \(option 2\) *\n +30 +Take less", shown)
    assert "Not possible now: 003." in shown


def test_the_board_is_shown_where_a_card_asks_for_a_space() -> None:
    spaces = {"nursery": [1, 2, 0], "farming": [1, 0, 0]}
    mine = {"goods": {"hops": 2}, "hand": ["210"]}
    table = table_with(mine, options={"gateway": "expert"}, spaces=spaces)
    table.play("play 210")
    number = choices(table).spaces["nursery"]
    assert re.search(rf" {number} Nursery .*▮▮▯ 3", question(table))
    said(table, "nursery")
    assert table.actions[:2] == ("play 210", "clear nursery")


def test_the_progress_phase_tells_what_advances_cost() -> None:
    plain = " ".join(question(table_with(phase="progress")).split())
    assert "Carpentry (2 tools): 2 clay + 1 rye / 3 clay / 1 jewel" in plain
    assert "Ice house: 1 meat + 1 milk / 1 jewel" in plain
    assert "Manufacturer: 1 jewel" in plain
    poor = {**VILLAGE, "goods": {"barley": 3}, "tools": 1, "jewels": 0}
    poor["crafts"] = {**VILLAGE["crafts"], "bakery": 10}
    poor["boulders"] = {**VILLAGE["boulders"], "bakery": [12, 14]}
    plain = " ".join(question(table_with(poor, phase="progress")).split())
    assert "Carpentry (2 tools): too few fresh tools" in plain
    assert "Bakery: at the end of its row" in plain
    assert "Ice house: you cannot pay" in plain


@pytest.mark.parametrize(
    ("locale", "typed"),
    [("en", "nursery"), ("en", "nurs"), ("fr", "pépinière"), ("fr", "pepi"), ("ru", "питомник")],
)
def test_a_space_by_its_names(locale: Locale, typed: str) -> None:
    found = choices(table_with(), locale).matching(typed)
    assert [action.text for action in found] == ["place nursery"]


def test_three_digits_are_a_card_and_fewer_a_choice() -> None:
    offered = choices(table_with())
    assert [action.text for action in offered.matching("007")] == ["play 007-1", "play 007-2"]
    assert [action.text for action in offered.matching("7")] == ["place butchery"]
    assert offered.matching("921") == []
    table = table_with({**VILLAGE, "jewels": 4})
    assert "You do not fulfil" in said(table, "003")
    said(table, "921")
    assert table.actions == ("play 921",)
    assert "can mean several things" in said(table_with(), "007")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("why", r"Play card 003: You do not fulfil .* Play card 921: You cannot pay"),
        ("why 003", "You do not fulfil the condition of card 003"),
        ("why 007", r"option 1\): this is possible now.*option 3\): You do not fulfil"),
        ("why nursery", "Nursery.*: this is possible now"),
        ("why zeppelin", "No action, space, craft or card of this game matches “zeppelin”"),
        ("rules nursery", "Nursery Take 3 clay, or any 3 grain"),
        ("rules bakery", "Bakery Takes flax, barley and rye"),
        ("rules", "“rules nursery”"),
        ("card 007", "007 · Gateway card · Beginner Have at least .* In your hand"),
        ("card 802", "802 · Bonus card .* In play: ● Blue"),
        ("card 803", "803 · Bonus card .* Out of the game"),
        ("card 28", "007 · Gateway card"),
        ("card 501", "No card in play matches “501”"),
        ("card", "Name a card by its number"),
        ("cards", "014 .* 802 .*“cards all” reads all 135 cards"),
        ("cards all", r"Gateway cards: Beginner \(30\) 001 .*Point cards \(25\).* 925"),
        ("cards bonus", r"Bonus cards \(45\) 801"),
        ("cards jewels hides", r"\d{3} "),
        ("hand", r"Gateway cards \(2\) 28 007 Have at least 1/2/5 meat"),
        ("help", "⌂ is the craft"),
        ("score", "Community centre"),
        ("farms", "■ Red"),
        ("board", "Section 4"),
        ("list 2", "Turn 1 worker into 1 tool"),
        ("zeppelin", "matches “zeppelin”"),
    ],
)
def test_commands(line: str, expected: str) -> None:
    table = table_with(discarded=["803"])
    before = table.position()
    shown = said(table, line)
    assert re.search(expected, shown), shown
    assert table.position() == before


@pytest.mark.parametrize(
    ("locale", "cards"), [("en", "full"), ("fr", "full"), ("ru", "full"), ("ru", "none")]
)
def test_whole_games_in_every_language(locale: Locale, cards: str) -> None:
    table = bocage.new(GAME, seats=2, seed=7, cards=cards)
    commands = ("board", "why", "log", "cards", "score", "help", "list", "hand")
    shown = whole_game(table, locale, commands, 12, stride=7)
    if locale == "ru":
        typed = "Enter random json bocage replay place nursery sow rye en"
        assert set(re.findall(r"[A-Za-z]{2,}", shown)) <= {*typed.split(), *COMMANDS}


def test_nobody_is_shown_a_card_that_others_hold() -> None:
    table = bocage.new(GAME, seats=3, seed=2)
    speaker = voice(width=400)
    rng = random.Random(3)
    since = asked = named = 0
    looking = -1

    def check() -> None:
        nonlocal named
        shown = set(CARD.findall(heard(speaker)[since:]))
        named += len(shown)
        view = table.observe()
        public = {*view["discarded"], *(id for seat in view["seats"] for id in seat["played"])}
        for other in {0, 1, 2} - {looking}:
            assert not shown & {*table.observe(other)["seats"][other]["hand"]} - public

    def ask(prompt: str) -> str:
        nonlocal looking, since, asked
        asked += 1
        if asked > 250:
            raise EOFError
        if YOUR_TURN in prompt:
            looking = table.decisions[0].seat
            since = len(heard(speaker))
            return ""
        check()
        if "Enter confirms" in prompt:
            return ""
        if asked % 9 == 0:
            return rng.choice(["log all", "hand", "board", "farms", "why", "cards"])
        return str(rng.choice([*choices(table).numbers]))

    bot = ("random", RandomBot(random.Random(1)))
    Session(table, [None, None, bot], speaker, ask).run()
    assert len(table.actions) > 40
    assert named > 200


def test_a_village_alone_has_the_whole_width() -> None:
    table = bocage.new(GAME, seats=1, seed=1)
    speaker = voice(width=80)
    speaker.game = GAME
    speaker.print(own_farm(table.observe(0), 0, "", speaker, {}))
    assert "6  7  8  9 10 11 12 18 34 50 70" in heard(speaker)
    assert "starting player" not in heard(speaker)
