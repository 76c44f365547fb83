"""Open fences and teams at the terminal."""

from __future__ import annotations

import re
from typing import Any

import pytest

import bocage
from bocage import LOCALES
from bocage.cli.farm import Farm, read_edges
from bocage.cli.play import announce, teams_of
from bocage.cli.scene import score_sheet

from .scripts import choices, heard, played_out, question, run, session, voice

RICH = {"wood": 12, "reed": 6, "food": 3}


def begun(*rows: dict[str, Any], **options: Any) -> bocage.Table:
    """A game in its last round, with these options."""
    position = {"game": "agricola-revised", "seats": list(rows), "options": options, "round": 14}
    return bocage.load(position)


def team(*rows: dict[str, Any], **options: Any) -> bocage.Table:
    """A game of teams at seat 0's turn."""
    seats = [*rows, *({} for _ in range(4 - len(rows)))]
    return begun(*seats, teams="lowest", **options)


def fencing(wood: int = 12, **row: Any) -> bocage.Table:
    """A table with open fences where somebody fences."""
    table = begun({"goods": {"wood": wood}, **row}, {}, open_fences=True)
    table.play("place fencing")
    return table


def loose(table: bocage.Table, seat: int = 0) -> list[str]:
    """The fences that enclose nothing."""
    found: list[str] = table.observe(seat)["seats"][seat].get("fences", [])
    return found


def test_fences_that_enclose_nothing_are_drawn() -> None:
    row = {"pastures": [["r1c5"]], "fences": ["r2c5w", "r3c5n", "r3c1s", "r3c5e"]}
    table = begun(row, {}, open_fences=True)
    seat = table.observe(0)["seats"][0]
    large = [line.plain.rstrip() for line in Farm(seat, voice(), True).lines()]
    assert large == [
        "       1        2        3        4        5",
        "  ·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌┏━━0/2━━━┓",
        "A ╎        ╎        ╎        ╎        ┃        ┃",
        "  ╎        ╎        ╎        ╎        ┃        ┃",
        "  ·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌┣━━━━━━━━┛",
        "B ╎  wood  ╎        ╎        ╎        ┃        ╎",
        "  ╎        ╎        ╎        ╎        ┃        ╎",
        "  ·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌┗━━━━━━━━┓",
        "C ╎  wood  ╎        ╎        ╎        ╎        ┃",
        "  ╎        ╎        ╎        ╎        ╎        ┃",
        "  ╺━━━━━━━━╸╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌·╌╌╌╌╌╌╌╌╹",
    ]


@pytest.mark.parametrize(
    ("given", "edge"),
    [
        *(("A4n", "r1c4n"), ("a4s", "r2c4n"), ("A4e", "r1c5w"), ("c5e", "r3c5e")),
        *(("C5S", "r3c5s"), ("А4w", "r1c4w"), ("r1c4e", "r1c5w"), ("fence b2s", "fence r3c2n")),
    ],
)
def test_an_edge_has_one_name(given: str, edge: str) -> None:
    assert read_edges(given) == edge


@pytest.mark.parametrize("given", ["A4s", "fence a4s", "r1c4s", "b4n", "fence r2c4n"])
def test_an_edge_is_meant(given: str) -> None:
    assert [action.text for action in choices(fencing()).matching(given)] == ["fence r2c4n"]


def test_cells_still_mean_a_pasture() -> None:
    offered = choices(fencing())
    assert [action.text for action in offered.matching("A4")] == ["fence r1c4"]
    assert [action.text for action in offered.matching("A4 A5")] == ["fence r1c4+r1c5"]


def test_with_little_wood_only_edges() -> None:
    table = fencing(wood=1)
    assert not any(action.text == "fence r1c4" for action in table.decisions[0].actions)
    _, shown = session(table, ["A4", "A4n"], confirms=False)
    assert loose(table) == ["r1c4n"]
    assert "A4n" in shown, "the question says how to name an edge"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_question_says_how_to_name_edges(locale: bocage.Locale) -> None:
    _, shown = session(fencing(), [], locale)
    assert "A4n" in shown


def test_the_catalogue_has_groups() -> None:
    shown = " ".join(run("games").stdout.split())
    assert "House rules" in shown
    assert re.search(r"Teams · .* teams .*\(4 seats\)", shown)


def test_the_farm_of_the_partner_is_in_sight() -> None:
    partner = {"rooms": ["r1c1", "r2c1", "r3c1"], "house": "stone"}
    table = team({"goods": RICH}, {}, partner)
    table.play("place farmland")
    own = question(table)
    assert "▲ Green (partner)" in own
    assert own.index("(1)") < own.index("▲ Green (partner)"), "numbers stand on the own farm"
    table.play("partner")
    turned = question(table)
    assert turned.index("stone") < turned.index("(1)"), "and then on the partner's"
    assert "Plow a field for ▲ Green" in turned


def test_room_or_stable_for_the_partner() -> None:
    table = team({"goods": {"wood": 20, "reed": 9}})
    table.play("place farm-expansion")
    table.play("partner")
    assert table.decisions[0].kind == "and-or"
    session(table, ["stable a4"], confirms=False)
    assert table.observe(0)["seats"][2]["stables"] == ["r1c4"]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_market_reads_well(locale: bocage.Locale) -> None:
    table = team({"goods": RICH, "animals": {"sheep": 1}}, {}, {"goods": {"clay": 1}})
    table.play("place team-market")
    shown = question(table, locale)
    words = [bocage.text(table.describe(action), locale) for action in table.decisions[0].actions]
    assert len(words) == 4
    assert all(word in " ".join(shown.split()) for word in words)


def test_the_market_by_words() -> None:
    table = team({"goods": RICH}, {}, {"goods": {"clay": 1}})
    table.play("place team-market")
    session(table, ["give wood", "give wood", "get clay", "done"], confirms=False)
    seats = table.observe(0)["seats"]
    assert seats[2]["goods"]["wood"] == 2
    assert seats[0]["goods"]["clay"] == 1


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("scoring", ["lowest", "product"])
def test_the_result_of_teams(locale: bocage.Locale, scoring: str) -> None:
    table = played_out(bocage.new("agricola-revised", seats=4, seed=3, teams=scoring))
    speaker = voice(locale)
    speaker.game = table.game.id
    speaker.print(score_sheet(table.scores(), speaker, teams_of(table)))
    announce(table, speaker)
    shown = heard(speaker)
    totals = [speaker.figure(one["total"]) for one in table.observe()["teams"]]
    footer = [line for line in shown.splitlines() if speaker.words("score-total") in line]
    assert all(total in footer[0].split() for total in totals)
    assert ("*" in shown) == (scoring == "lowest")
    best = speaker.figure(max(one["total"] for one in table.observe()["teams"]))
    assert best in shown.partition(footer[0])[2]
