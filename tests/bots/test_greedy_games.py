"""Whole games of greedy bots, by all rules that a table may choose; for the compiled engine."""

from __future__ import annotations

import pytest

import bocage
from tests.contract.driver import DECKS, Variant, name, variants

from .playing import game

HOUSE_RULES = [
    option.name
    for game in bocage.games()
    if game.id == "agricola-classic"
    for option in game.options
    if option.group == "farm"
]


def usual(variant: Variant) -> bool:
    """Whether only seats and the kind of game differ, not hands, decks or the farm's rules."""
    options = variant[2]
    if {*DECKS, "merged", "teams", *HOUSE_RULES} & options.keys():
        return False
    return bool(options.get("hands", "dealt") == "dealt")


@pytest.mark.parametrize("variant", [v for v in variants() if usual(v)], ids=name)
def test_a_whole_game_without_misery(variant: Variant) -> None:
    table = game(variant, seed=1)
    assert table.over
    scores = table.scores()
    assert sum(score.total for score in scores) > 15 * len(scores)
    assert sum(score.lines.get("begging", 0) < 0 for score in scores) <= (len(scores) + 1) // 4


@pytest.mark.parametrize("rule", [rule for rule in HOUSE_RULES if rule != "szongott"])
def test_a_whole_game_by_a_house_rule(rule: str) -> None:
    id = "agricola-classic" if HOUSE_RULES.index(rule) % 2 else "agricola-revised"
    scores = game((id, 4, {"cards": "base", rule: True}), seed=1).scores()
    assert sum(score.total for score in scores) > 15 * len(scores)
    assert sum(score.lines["begging"] < 0 for score in scores) <= 1


@pytest.mark.parametrize("way", ["lowest", "product"])
def test_partners_help_each_other(way: str) -> None:
    table = game(("agricola-revised", 4, {"teams": way}), seed=1)
    scores = table.scores()
    assert min(score.total for score in scores) > 15
    assert {entry.id for entry in table.log} & {"log-market-give", "log-partner-plow"}


def test_hardly_anybody_begs() -> None:
    variant: Variant = ("agricola-revised", 4, {"cards": "base"})
    scores = [score for seed in range(6) for score in game(variant, seed).scores()]
    assert sum(score.lines["begging"] < 0 for score in scores) <= 1
