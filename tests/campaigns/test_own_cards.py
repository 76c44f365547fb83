"""Campaigns with own cards: dealt, kept and paid for as printed ones are, or refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import bocage
from tests.games.agricola.own_files import TOLL, write

from .playing import play_on, running

KEEPER = "X001"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with an occupation."""
    return write(tmp_path, TOLL, "toll.py")


def series(file: Path) -> bocage.Campaign:
    """A solo series with the occupation."""
    return bocage.campaign("agricola-revised", "solo", seed=3, own=file)


def won(campaign: bocage.Campaign, *played: str) -> None:
    """Let the running game be won with these occupations in play."""
    seat = {"cards": list(played), "noted": 80}
    campaign.load({"round": 14, "phase": "end", "seats": [seat]})


def test_an_own_occupation_stays_for_the_series(file: Path) -> None:
    campaign = series(file)
    assert list(campaign.own) == ["toll.py"] == list(running(campaign).observe(0)["own"])
    won(campaign, KEEPER, "B102")
    assert campaign.choices == [[KEEPER, "B102"]]
    campaign.finish(KEEPER)
    assert (campaign.number, campaign.kept) == (2, [[KEEPER]])
    table = running(campaign)
    table.play(f"use {KEEPER}")
    row = table.observe(0)["seats"][0]
    assert (row["cards"], row["goods"]["wood"]) == ([KEEPER], 9)
    assert row["hand_size"]["occupations"] == 6


def test_bots_play_and_choose_with_own_cards(file: Path) -> None:
    campaign = series(file)
    bot = bocage.bot("greedy", 1)
    won(campaign, KEEPER)
    assert bot.keep(campaign, 0) == KEEPER
    campaign.finish(KEEPER)
    play_on(campaign, [bocage.bot("random", 1)])
    assert running(campaign).over
    campaign.finish(bot.keep(campaign, 0))
    assert len(campaign.games) == 2


def test_a_series_with_own_cards_is_kept_and_continued(file: Path) -> None:
    campaign = series(file)
    won(campaign, KEEPER)
    campaign.finish(KEEPER)
    play_on(campaign, [bocage.bot("random", 2)], 12)
    twin = bocage.Campaign.from_json(campaign.to_json(), own=file)
    assert twin == campaign and twin.own == campaign.own
    assert running(twin).position() == running(campaign).position()
    write(file.parent, TOLL.replace("wood(9)", "wood(8)").replace("9", "8"), "toll.py")
    with pytest.raises(bocage.BadCards, match=r"toll\.py"):
        bocage.Campaign.from_json(campaign.to_json(), own=file)


@pytest.mark.parametrize(
    ("game", "kind", "options", "said"),
    [
        ("agricola-revised", "solo", {"cards": "none"}, "'base', so that own cards can be dealt"),
        ("agricola-classic", "solo", {}, "agricola-classic takes no own cards"),
        ("agricola-revised", "three-games", {"seats": 4, "teams": "lowest"}, "for itself"),
    ],
)
def test_what_does_not_go_together_is_refused_with_the_reason(
    file: Path, game: str, kind: str, options: dict[str, Any], said: str
) -> None:
    with pytest.raises(bocage.Error, match=said):
        bocage.campaign(game, kind, seed=1, own=file, **options)
