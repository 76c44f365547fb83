"""Boards and farms: what is drawn, and how wide."""

from __future__ import annotations

import io
import random
import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import bocage
from bocage.cli.farm import Farm
from bocage.cli.say import SYMBOLS, Voice
from bocage.cli.scene import farms, own_farm, scene, score_sheet

from .scripts import heard, late, voice

FARM: dict[str, Any] = {
    "rooms": ["r2c1", "r3c1"],
    "house": "clay",
    "fields": {"r1c1": {}, "r1c2": {"grain": 3}},
    "pastures": [["r1c4", "r1c5"], ["r2c5"]],
    "stables": ["r1c5", "r3c3"],
    "animals": {"sheep": 5, "boar": 1, "cattle": 2},
}

SETUPS = [
    (game.id, seats, options)
    for game in bocage.games()
    for seats in game.seats
    for options in ({}, {"additional_actions": True}, {"cards": "base"})
    if not options or (game.id == "agricola-revised" and (seats > 1 or "cards" in options))
]


def lines_of(locale: bocage.Locale, large: bool) -> list[str]:
    table = late("agricola-revised", FARM)
    seat = table.observe(0)["seats"][0]
    return [line.plain.rstrip() for line in Farm(seat, voice(locale), large).lines()]


def test_a_farm_is_drawn_with_fences_stables_crops_and_animals() -> None:
    assert lines_of("en", True) == [
        "       1        2        3        4        5",
        "  ·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌┏━━5/8━━━━━━━━━━━━┓",
        "A ╎ field  ╎ grain  ╎        ┃ sheep  ╎⌂ stable┃",
        "  ╎        ╎ ≈ 3 ≈  ╎        ┃        ╎        ┃",
        "  ·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌┗━━━━━━━━┳━━2/2━━━┫",
        "B ╎  clay  ╎        ╎        ╎        ┃ cattle ┃",
        "  ╎  boar  ╎        ╎        ╎        ┃        ┃",
        "  ·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌┗━━━━━━━━┛",
        "C ╎  clay  ╎        ╎⌂ stable╎        ╎        ╎",
        "  ╎        ╎        ╎        ╎        ╎        ╎",
        "  ·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌·",
    ]


def test_a_small_farm_shows_the_same() -> None:
    assert lines_of("en", False) == [
        "    1     2     3     4     5",
        " ·╌╌╌╌╌·╌╌╌╌╌·╌╌╌╌╌┏━5/8━━━━━━━┓",
        "A╎field╎grn 3╎     ┃ shp ╎  ⌂  ┃",
        " ·╌╌╌╌╌·╌╌╌╌╌·╌╌╌╌╌┗━━━━━┳━2/2━┫",
        "B╎boar ╎     ╎     ╎     ┃ cow ┃",
        " ·╌╌╌╌╌·╌╌╌╌╌·╌╌╌╌╌·╌╌╌╌╌┗━━━━━┛",
        "C╎clay ╎     ╎  ⌂  ╎     ╎     ╎",
        " ·╌╌╌╌╌·╌╌╌╌╌·╌╌╌╌╌·╌╌╌╌╌·╌╌╌╌╌·",
    ]


@pytest.mark.parametrize("locale", bocage.LOCALES)
@pytest.mark.parametrize("large", [True, False])
def test_every_language_fits_into_the_cells(locale: bocage.Locale, large: bool) -> None:
    own, english = lines_of(locale, large), lines_of("en", large)
    assert [len(line) for line in own] == [len(line) for line in english]
    words = ["wood", "clay", "stone", "field", "grain", "vegetable", "sheep", "boar", "cattle"]
    say = voice(locale).say
    for word in words:
        count = 3 if word in ("grain", "vegetable") else 4
        assert len(say(f"tiny-{word}")) <= (count if word not in words[:4] else 5)
        assert all(len(say(f"cell-{word}", n=n)) <= 8 for n in (1, 2, 5))
    assert len(say("cell-stable")) <= 6


def test_a_pasture_cut_in_two_has_a_fence_between() -> None:
    table = late("agricola-revised", {"pastures": [["r1c4"], ["r1c5"]]})
    seat = table.observe(0)["seats"][0]
    drawn = [line.plain for line in Farm(seat, voice(), True).lines()]
    assert drawn[1].endswith("┏━━0/2━━━┳━━0/2━━━┓")
    assert drawn[2].endswith("┃        ┃        ┃")
    assert drawn[4].endswith("┗━━━━━━━━┻━━━━━━━━┛")


def test_choices_are_marked_on_the_cells() -> None:
    speaker = voice()
    view = late().observe(0)
    speaker.print(own_farm(view, 0, "", speaker, {"r1c3": "12", "r3c5": "7,9"}))
    assert re.search(r"A ╎ +╎ +╎ +\(12\) +╎", heard(speaker))
    assert "(7,9)" in heard(speaker)


def test_the_board_shows_goods_people_newest_card_and_what_is_to_come() -> None:
    table = bocage.new("agricola-revised", seats=2, seed=7)
    first = table.observe()["starting_player"]
    table.play("place forest")
    table.play("place clay-pit")
    speaker = voice()
    speaker.print(scene(table.observe(0), 0, ["you", "bot"], {"fishing": 5}, speaker))
    drawn = heard(speaker)
    assert re.search(f"Forest +— +{SYMBOLS[first]}", drawn)
    assert re.search(f"Clay Pit +— +{SYMBOLS[1 - first]}", drawn)
    assert re.search(r" 5 Fishing +1 food", drawn)
    assert re.search(r" 1 [A-Z][A-Za-z ]+ new ", drawn)
    assert "Stage 6: Farm Redevelopment" in drawn
    assert "● Blue (you)" in drawn
    assert "3 wood" in drawn
    assert "2 people, 1 to place" in drawn
    assert "harvest in 3 rounds" in drawn


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_nothing_is_too_wide(game: str, seats: int, options: dict[str, Any]) -> None:
    table = bocage.new(game, seats=seats, seed=3, **options)
    rng = random.Random(seats)
    drawn = ""
    turn = 0
    while (decision := table.decision) is not None:
        if turn % 29 == 9:
            locale = rng.choice(bocage.LOCALES)
            for width in (80, 100):
                speaker = voice(locale, width)
                view = table.observe(decision.seat)
                roles = [speaker.say("bot", bot=speaker.bot("greedy"))] * seats
                numbers = {space["id"]: 17 for space in view.get("spaces", ())}
                speaker.print(scene(view, decision.seat, roles, numbers, speaker))
                drawn = heard(speaker)
                widest = max(drawn.splitlines(), key=cell_len)
                assert cell_len(widest) <= width, widest
                assert "\x1b" not in drawn
        building = [a for a in decision.actions if a.verb in ("fence", "stable", "room", "play")]
        table.play(rng.choice(building or decision.actions))
        turn += 1
    speaker = voice("ru", 80)
    speaker.print(farms(table.observe(), [""] * seats, speaker))
    speaker.print(score_sheet(table.scores(), speaker))
    assert max(cell_len(line) for line in heard(speaker).splitlines()) <= 80


def test_colour_only_where_it_is_wanted() -> None:
    table = late("agricola-revised", FARM)
    coloured = Console(file=io.StringIO(), width=100, force_terminal=True, color_system="truecolor")
    speaker = Voice("en", coloured)
    speaker.print(scene(table.observe(0), 0, ["", ""], {}, speaker))
    assert "\x1b[" in heard(speaker)
    plain = voice()
    plain.print(scene(table.observe(0), 0, ["", ""], {}, plain))
    assert "\x1b" not in heard(plain)
    assert re.sub(r"\x1b\[[\d;]*m", "", heard(speaker)) == heard(plain)
