"""Hand cards at the terminal: the hand, reading and finding cards, playing and drafting them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.cells import cell_len

import bocage
from bocage import LOCALES, Locale
from bocage.cli.commands import COMMANDS
from bocage.cli.farm import Farm
from bocage.cli.scene import own_farm, scene

from .scripts import LATIN, heard, said, session, voice, whole_game

GAME = "agricola-revised"
MINE: dict[str, Any] = {
    "goods": {"wood": 3, "food": 2},
    "hand": ["A116", "B123", "A005", "A012", "B033", "B036", "B045"],
    "cards": ["A102", "B068", "B019", "M01"],
    "memory": {"B068": 2},
}
THEIRS: dict[str, Any] = {"hand": ["B108", "A002"], "cards": ["A120", "A033"]}
LOOKS = ("hand", "why", "log", "cards", "score")
"""What somebody looks at now and then."""
SCHEDULED = [
    {"round": 8, "seat": 0, "goods": {"field": 1}, "card": "A019"},
    {"round": 5, "seat": 0, "goods": {"food": 1}, "card": "A044"},
    {"round": 6, "seat": 0, "goods": {"food": 1}, "card": "A044"},
]


def dealt(mine: dict[str, Any] = MINE, theirs: dict[str, Any] = THEIRS) -> bocage.Table:
    """Round 4 of a game with hand cards; seat 0 is to place a person."""
    return bocage.load(
        {
            "game": GAME,
            "options": {"cards": "base"},
            "round": 4,
            "round_cards": ["major-improvement", "fencing", "grain-utilization", "sheep-market"],
            "scheduled": SCHEDULED,
            "seats": [mine, theirs],
        }
    )


def drawn(table: bocage.Table, locale: Locale = "en", width: int = 80) -> str:
    """The table as seat 0 sees it."""
    speaker = voice(locale, width)
    speaker.print(scene(table.observe(0), 0, ["", ""], {}, speaker))
    return heard(speaker)


def test_the_own_hand_lies_beside_the_board() -> None:
    shown = drawn(dealt(), width=100)
    assert re.search(r"Occupations \(2\) +Minor improvements \(5\)", shown)
    assert re.search(r"·  Wood Cutter +·  Clay Embankment · 1 food · traveling", shown)
    plain = " ".join(shown.split())
    assert "Mantlepiece · 1 stone · needs a clay or stone house · −3 points · bonus" in plain
    assert "Bottles · 1 clay · 1 food per person · 4 points" in plain


def test_of_other_hands_only_the_size_is_shown() -> None:
    shown = drawn(dealt())
    assert "In hand: 1 occupation, 1 minor" in shown
    assert shown.count("In hand:") == 1
    assert "Oven Firing Boy" not in shown
    assert "Shifting Cultivation" not in shown


def test_played_cards_show_what_lies_on_them() -> None:
    shown = " ".join(drawn(dealt(), width=100).split())
    goods = "1 wood · 1 grain · 2 reed · 1 stone · 2 vegetables · 1 clay"
    for part in goods.split(" · "):
        assert part in shown
    assert "Occupations: Grocer (1 wood" in shown
    assert "Beanfield (2 vegetables)" in shown
    assert "Moldboard Plow (2 fields)" in shown
    assert "Fireplace I" in shown.partition("Improvements: ")[2]
    assert "Occupations: Clay Hut Builder" in shown


def test_points_noted_lie_on_a_card() -> None:
    table = dealt(theirs={"cards": ["A033"], "memory": {"A033": 5}})
    assert "Big Country (5 points)" in " ".join(drawn(table).split())


def test_what_is_to_come_includes_field_tiles() -> None:
    shown = " ".join(drawn(dealt(), width=100).split())
    assert "To come: 1 field in round 8" in shown
    assert "To come: 1 food in rounds 5 and 6" in shown


@pytest.mark.parametrize("locale", LOCALES)
def test_a_farm_stays_whole_beside_long_counters(locale: Locale) -> None:
    table = dealt()
    speaker = voice(locale, 80)
    speaker.print(own_farm(table.observe(0), 0, "", speaker, {}))
    lines = heard(speaker).splitlines()
    farm = [line.plain for line in Farm(table.observe(0)["seats"][0], voice(locale), True).lines()]
    assert [line[: len(own)] for line, own in zip(lines, farm, strict=False)] == farm
    assert max(cell_len(line) for line in lines) <= 80


def test_an_animal_in_every_room_is_drawn_there() -> None:
    mine = {"cards": ["A086"], "animals": {"sheep": 1, "cattle": 1}}
    seat = dealt(mine).observe(0)["seats"][0]
    lines = [line.plain for line in Farm(seat, voice(), True).lines()]
    assert {"sheep", "cattle"} == {lines[row][3:11].strip() for row in (6, 9)}


def test_cards_that_can_be_played_are_numbered_and_the_others_named() -> None:
    shown = said(dealt(), "improvements")
    assert "2 Play Drinking Trough" not in shown
    assert re.search(r"\d Play Clay Embankment \(1 food\) · traveling You get 1 clay", shown)
    assert "Not possible now: Drinking Trough, Mantlepiece, Bottles, Strawberry Patch." in shown
    assert "Wood Cutter" not in shown


def test_why_tells_the_reason_for_every_card_that_cannot_be_played() -> None:
    shown = said(dealt(), "improvements", "why").rpartition("> why")[2]
    assert "Play Drinking Trough (1 clay): You cannot pay the cost: 1 clay." in shown
    assert "Strawberry Patch yet. It needs at least 2 fields with vegetables" in shown
    assert "Clay Embankment" not in shown
    assert "Wood Cutter" not in shown


@pytest.mark.parametrize("line", ["why strawberry", "strawberry", "why play B045"])
def test_the_reason_for_one_card(line: str) -> None:
    shown = said(dealt(), "improvements", line).rpartition(f"> {line}")[2]
    assert "You cannot play Strawberry Patch yet" in shown
    assert "Bottles" not in shown


def test_the_hand_in_full_marks_what_can_be_played() -> None:
    table = dealt()
    shown = said(table, "hand", "lessons", "hand")
    first, _, second = shown.partition("> lessons")
    assert "· Wood Cutter Each time you use “Forest”" in first
    assert "· Clay Embankment · 1 food" in first
    assert "1 Wood Cutter Each time you use “Forest”" in second.rpartition("> hand")[2]
    assert "· Clay Embankment · 1 food" in second.rpartition("> hand")[2]


def test_a_card_to_use_tells_what_it_does() -> None:
    table = dealt({"goods": {"wood": 1}, "cards": ["A108", "A056"]})
    goods = {"forest": {"goods": {"wood": 3}}}
    table = bocage.load({**table.position(), "spaces": goods})
    shown = said(table, "forest")
    assert re.search(r"\d Use Mushroom Collector Each time after you use “Forest”", shown)


def test_playing_a_card_by_its_name() -> None:
    table = dealt()
    said(table, "lessons", "wood cutter")
    assert table.actions[:2] == ("place lessons", "play A116")


@pytest.mark.parametrize(
    ("locale", "line", "expected"),
    [
        (
            "en",
            "card A116",
            "Wood Cutter · A116 · Occupation · Deck A · Building Resource Provider",
        ),
        ("en", "card a116", "any number of players Each time you use “Forest”"),
        ("en", "card wood cut", "Wood Cutter · A116 .* In your hand"),
        ("en", "card A005", "cost: 1 food · passes to the left once played You get 1 clay"),
        ("en", "card strawberry", "cost: 1 wood · needs at least 2 fields with veg.* · 2 points"),
        ("en", "card grocer", "In play: ● Blue · 1 wood · 1 grain · 2 reed"),
        ("en", "card clay hut", "In play: ■ Red"),
        (
            "en",
            "card joinery",
            "Joinery · M08 · Major improvement cost: 2 wood · 2 stone .*On offer",
        ),
        ("en", "card oven firing", "Oven Firing Boy · B108"),
        ("en", "card lute", "Lutenist · A160 .* 4 players"),
        ("en", "card zeppelin", "No card of this game matches “zeppelin”"),
        ("en", "card a", "“a” can mean several things"),
        ("en", "card", "Name a card by its number"),
        ("en", "card 3", "No card of this game matches “3”"),
        ("en", "card 99", "There is no choice 99"),
        ("fr", "carte A116", "Bûcheron · A116 · Savoir-faire"),
        ("fr", "carte bucheron", "Dans votre main"),
        ("ru", "карта A116", "A116 · Занятие · Колода A"),
        ("ru", "card A005", "цена: 1 еда"),
    ],
)
def test_reading_a_card(locale: Locale, line: str, expected: str) -> None:
    assert re.search(expected, said(dealt(), line, locale=locale))


def test_a_card_that_somebody_else_holds_is_not_given_away() -> None:
    held, nowhere = said(dealt(), "card B108"), said(dealt(theirs={}), "card B108")
    assert held == nowhere


@pytest.mark.parametrize(
    ("locale", "line", "expected"),
    [
        ("en", "cards", "Fireplace II · 3 clay · 1 point .*“cards all” lists all 106 cards"),
        ("en", "cards all", "Occupations .48. A086 Animal Tamer.* Minor .*48.* Major .*10."),
        ("en", "cards occupation", r"^cards occupation Occupations \(48\) A086 .* B166 [^()]*$"),
        ("en", "cards deck B occ", r"Occupations \(24\) B087 [^()]*$"),
        ("en", "cards livestock", r"A009 .* A083 .* “card"),
        ("en", "cards food provider minor", r"Minor improvements \(13\)"),
        ("en", "cards travelling players", "No card of this game matches"),
        ("en", "cards traveling players", "Conjurer · A155 .* Lutenist · A160"),
        ("en", "cards wild boar sheep", r"Fireplace I\b"),
        ("en", "cards zeppelin", "No card of this game matches “zeppelin”"),
        ("fr", "cartes toutes", r"Savoir-faire \(48\).*Aménagements mineurs \(48\)"),
        ("fr", "cartes savoir-faire", r"Savoir-faire \(48\)"),
        ("fr", "cartes mineurs", r"Aménagements mineurs \(48\)"),
        ("ru", "карты все", r"Занятия \(48\).*Мелкие улучшения \(48\)"),
        ("ru", "карты занятия", r"Занятия \(48\)"),
    ],
)
def test_looking_for_cards(locale: Locale, line: str, expected: str) -> None:
    shown = said(dealt(), line, locale=locale).partition(" ● ")[0]
    assert re.search(expected, shown), shown


def test_a_game_without_hand_cards_does_not_speak_of_them() -> None:
    table = bocage.new(GAME, seats=1, seed=1)
    shown = said(table, "hand", "card wood cutter", "cards occupation", "cards", "rules brook")
    assert "This game is played without hand cards." in shown
    assert shown.count("No card of this game matches") == 2
    assert "cards all” lists all" not in shown
    assert "No space or card" in shown
    assert "In hand" not in drawn(bocage.new(GAME, seats=2, seed=1))


def test_an_empty_hand() -> None:
    assert "You have no cards in hand." in said(dealt({"hand": []}), "hand")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_command_is_explained(locale: Locale) -> None:
    shown = said(dealt(), "help", locale=locale)
    for command in COMMANDS:
        words = voice(locale).say(f"help-{command}")
        assert words != f"cli-help-{command}"
        assert " ".join(words.split()) in shown


def test_open_cards_are_choices_and_can_be_read_by_number() -> None:
    table = bocage.new(GAME, seats=1, seed=4, cards="base", hands="market")
    assert table.decision is not None
    offered = [action.argument for action in table.decision.actions if action.verb == "pick"]
    titles = {card.id: card.title() for card in bocage.cards(GAME)}
    _, shown = session(table, [])
    found = re.search(rf"(\d+)  Take {titles[offered[0]]}", shown)
    assert found is not None
    assert f"Open cards: {titles[table.observe()['open_cards'][0]]}" in shown
    read = said(table, f"card {found[1]}")
    assert f"{titles[offered[0]]} · {offered[0]}" in read
    assert "On offer" in read


@pytest.mark.parametrize(
    ("seats", "hands"), [(2, "dealt"), (1, "chosen"), (3, "draft-quick"), (2, "draw-5")]
)
@pytest.mark.parametrize("locale", LOCALES)
def test_whole_games_with_cards(locale: Locale, seats: int, hands: str) -> None:
    table = bocage.new(GAME, seats=seats, seed=7, cards="base", hands=hands)
    shown = whole_game(table, locale, LOOKS, 40, cards=True)
    assert voice(locale).say("kind-minor") in shown
    assert re.search(r"r\dc\d", shown) is None
    if locale == "ru":
        assert set(re.findall(r"[A-Za-z]{2,}", shown)) <= LATIN
