"""Occupations that begin in play: their effects, their own cost, and losing them."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import bocage
from bocage.games import find
from bocage.games.agricola.dealing import in_game
from bocage.games.agricola.game import Agricola
from bocage.kernel.game import Legacy
from bocage.kernel.keeping import inherited_start, load_table
from bocage.kernel.options import check_options
from tests.contract.driver import check_decision, check_end, check_moment
from tests.games.agricola.own_files import TOLL, write

from .playing import again, end, play_on, running

CHIEF = "E172"


def chief(points: int, *before: str) -> bocage.Campaign:
    """The second game or a later one of a series in which the Chief stays."""
    campaign = bocage.campaign("agricola-classic", "solo", seed=5, decks="EIK")
    for id in before:
        end(campaign, [70], [[id]])
        campaign.finish(id)
    end(campaign, [points], [[CHIEF, "E151"]])
    campaign.finish(CHIEF)
    return campaign


def test_its_own_cost_is_asked_for_and_paid() -> None:
    campaign = chief(56)
    table = running(campaign)
    assert table.decision is not None and table.decision.kind == "kept-cost"
    assert [action.text for action in table.decision.actions] == ["use E172", "discard E172"]
    assert campaign.kept == [[CHIEF]]
    words = bocage.text(table.decision.prompt)
    assert "Chief" in words and "2 food" in words
    said = [bocage.text(table.describe(action)) for action in table.decision.actions]
    assert said == ["Use Chief (pay 2 food)", "Discard Chief"]
    assert bocage.bot("greedy", 1).choose(table.seat(0)).text == "discard E172", "no stone house"
    table.play("use E172")
    row = table.observe(0)["seats"][0]
    assert (row["food"], row["cards"], row["hand_size"]["occupations"]) == (1, [CHIEF], 6)
    assert campaign.kept == [[CHIEF]]
    assert "log-kept" in [entry.id for entry in table.log]


def test_it_may_be_given_up_and_is_then_a_card_like_others() -> None:
    campaign = chief(56)
    table = running(campaign)
    table.play("discard E172")
    row = table.observe(0)["seats"][0]
    assert (row["food"], row["cards"], row["hand_size"]["occupations"]) == (3, [], 7)
    assert campaign.kept == [[]] == again(campaign).kept
    end(campaign, [80], [[CHIEF]])
    assert campaign.kept == [[]], "what was given up is not kept, though it was played again"
    assert campaign.choices == [[CHIEF]]
    campaign.finish(CHIEF)
    assert campaign.kept == [[CHIEF]]


@pytest.mark.parametrize("points", [50, 53])
def test_who_cannot_pay_loses_it_unasked(points: int) -> None:
    campaign = chief(points)
    table = running(campaign)
    assert table.decision is not None and table.decision.kind == "place"
    assert campaign.kept == [[]] and table.observe(0)["seats"][0]["cards"] == []
    assert table.observe(0)["seats"][0]["hand_size"]["occupations"] == 7
    assert "log-kept-lost" in [entry.id for entry in table.log]
    end(campaign, [60], [["E151"]])
    campaign.finish("E151")
    assert campaign.kept == [["E151"]]


def test_a_game_that_is_repeated_without_food_costs_it() -> None:
    campaign = chief(60)
    running(campaign).play("use E172")
    end(campaign, [10], [[]])
    campaign.finish()
    assert campaign.games[-1].reached is False and campaign.food == [0]
    assert campaign.kept == [[]]


def test_the_others_come_in_order_and_may_pay_for_it() -> None:
    """Two of the Church Warden's wood are no food; the order is that in which cards came."""
    campaign = chief(64, "I227", "E187")
    table = running(campaign)
    assert campaign.kept == [["I227", "E187", CHIEF]]
    assert table.position()["seats"][0]["cards"] == ["I227", "E187"]
    assert table.position()["seats"][0]["goods"] == {"wood": 4, "food": 2}
    table.play("use E172")
    assert table.position()["seats"][0]["cards"] == ["I227", "E187", CHIEF]
    rounds = [entry["round"] for entry in table.observe(0)["scheduled"]]
    assert rounds == list(range(6, 15))


def test_giving_up_can_be_taken_back_before_anything_is_dealt() -> None:
    campaign = bocage.campaign(
        "agricola-classic", "solo", seed=5, hands="chosen", round_cards="chosen"
    )
    end(campaign, [70], [[CHIEF]])
    campaign.finish(CHIEF)
    table = running(campaign)
    table.play("discard E172")
    assert campaign.kept == [[]]
    play_on(campaign, [bocage.bot("random", 1)], 15)
    assert table.progress[0] == 1 and campaign.kept == [[]]
    while table.can_undo:
        table.undo()
    assert campaign.kept == [[CHIEF]]
    table.play("use E172")
    assert campaign.kept == [[CHIEF]]


def test_cost_of_own_cards_in_a_campaign_of_three(tmp_path: Path) -> None:
    file = write(tmp_path, TOLL, "toll.py")
    campaign = bocage.campaign("agricola-revised", "three-games", seats=2, seed=1, own=file)
    assert list(campaign.own) == ["toll.py"]
    game = running(campaign).game
    toll = next(card.id for card in game.cards() if card.id.startswith("X"))
    campaign.load(
        {
            "round": 14,
            "phase": "end",
            "seats": [{"cards": [toll]}, {"cards": ["A116"]}],
        }
    )
    campaign.finish([toll, "A116"])
    table = running(campaign)
    assert table.decision is not None and table.decision.kind == "kept-cost"
    assert bocage.bot("greedy", 1).choose(table.seat(0)).text == f"use {toll}"
    table.play(f"use {toll}")
    assert table.observe(None)["seats"][0]["cards"] == [toll]
    text = campaign.to_json()
    assert bocage.Campaign.from_json(text, own=file) == campaign
    with pytest.raises(bocage.BadCards, match=r"toll\.py"):
        bocage.Campaign.from_json(text)


def start(
    game: Agricola, seats: int, kept: list[list[str]], food: int = 0, **options: str
) -> bocage.Table:
    """A game that begins with these occupations."""
    chosen = check_options({"cards": "base", **options}, game.options, seats)
    legacy = Legacy(kept, [food] * seats, 0)
    return load_table(game, inherited_start(game, seats, chosen, "kept", legacy))


def edition(id: str) -> Agricola:
    """An edition from within."""
    game = find(id)
    assert isinstance(game, Agricola)
    return game


def occupations(game: Agricola, seats: int, **options: str) -> list[str]:
    """The occupations that so many seats play with."""
    chosen = check_options({"cards": "base", **options}, game.options, seats)
    return [card.id for card in in_game(game.rules_for(seats, chosen), True)]


@pytest.mark.parametrize(
    ("id", "seats", "options"),
    [
        ("agricola-classic", 1, {"decks": "EIKZ"}),
        ("agricola-revised", 1, {}),
        ("agricola-revised", 4, {}),
    ],
)
def test_every_occupation_can_begin_in_play(id: str, seats: int, options: dict[str, str]) -> None:
    game = edition(id)
    rng = random.Random(3)
    every = occupations(game, seats, **options)
    for i in range(0, len(every), seats * 2):
        some = every[i : i + seats * 2]
        kept = [some[seat::seats] for seat in range(seats)]
        table = start(game, seats, kept, food=6, **options)
        for _ in range(25):
            if table.decision is None:
                break
            check_decision(table, table.decision)
            asked = table.decision.kind == "kept-cost"
            action = table.decision.actions[0] if asked else rng.choice(table.decision.actions)
            table.play(action, table.decision.seat)
        rows = table.observe(None)["seats"]
        assert [row["cards"][: len(ids)] for row, ids in zip(rows, kept, strict=True)] == kept


HANDS = next(
    option.values for option in edition("agricola-revised").options if option.name == "hands"
)


@pytest.mark.parametrize("hands", HANDS)
def test_with_every_way_to_come_to_a_hand(hands: str) -> None:
    game = edition("agricola-revised")
    rng = random.Random(5)
    for seats, each in ((1, 0), (1, 2), (1, 7), (2, 1), (4, 1)):
        try:
            cards = occupations(game, seats, hands=hands)
        except bocage.BadOption:
            continue
        some = rng.sample(cards, seats * each)
        kept = [some[seat * each : (seat + 1) * each] for seat in range(seats)]
        table = start(game, seats, kept, hands=hands)
        for count in range(3000):
            if table.decision is None:
                break
            if count % 40 == 0:
                check_moment(table, table.decision, rng)
            decision = rng.choice(table.decisions)
            if hands == "mulligan" and decision.kind == "mulligan":
                table.play("done", decision.seat)
            else:
                table.play(rng.choice(decision.actions), decision.seat)
            if table.progress[0] == 1 and count < 200:
                sizes = [row["hand_size"]["occupations"] for row in table.observe(None)["seats"]]
                usual = {"draw-5": 5, "draw-3": 3}.get(hands, 7)
                if seats == 1 and hands not in ("draw-3",):
                    assert sizes[0] <= max(0, usual - each) + 1
        check_end(table)


def test_a_start_is_a_position_that_says_what_is_to_come() -> None:
    game = edition("agricola-classic")
    chosen = check_options({"cards": "base"}, game.options, 1)
    position = inherited_start(game, 1, chosen, 7, Legacy([["E187", CHIEF]], [4], 0))
    assert [frame[0] for frame in position["stack"]] == ["rounds", "hands/dealt", "kept", "kept"]
    assert not {"E187", CHIEF} & set(position["piles"]["occupations"])
    assert bocage.load(json.loads(json.dumps(position))).decision is not None
    for spoil in (0, 10**6, -1):
        spoiled = json.loads(json.dumps(position))
        spoiled["stack"][-1][2] = spoil
        with pytest.raises(bocage.BadPosition, match=r"stack\[3\]"):
            bocage.load(spoiled)
    for frame in (position["stack"][-1], ["in-play", 0, position["stack"][-1][2]]):
        twice = json.loads(json.dumps(position))
        twice["stack"].append(frame)
        with pytest.raises(bocage.BadPosition, match=r"stack\[4\]"):
            bocage.load(twice)
    held = json.loads(json.dumps(position))
    held["seats"][0]["hand"] = [CHIEF]
    with pytest.raises(bocage.BadPosition, match=r"stack\[2\]"):
        bocage.load(held)


def test_games_without_campaigns_say_so() -> None:
    game = find("creatures")
    table = bocage.new("creatures", seed=1)
    assert game.campaigns() == ()
    for ask in (game.lasting, game.standings):
        with pytest.raises(bocage.BadValue, match="campaigns"):
            ask(table._state)
    with pytest.raises(bocage.BadValue, match="campaigns"):
        game.inherit(2, {}, (1, 2, 3, 4), Legacy([[], []], [0, 0], None))
