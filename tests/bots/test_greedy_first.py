"""Sound judgement about the first edition's cards: what they are worth, meals, people, swaps."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from bocage.bots.agricola.farm import farm_of
from bocage.bots.agricola.judge import AgricolaJudge
from bocage.bots.agricola.outlook import Outlook
from bocage.bots.agricola.reading import read
from bocage.bots.agricola.worth import waits_for
from tests.bots.playing import choice, let_decide
from tests.games.agricola.scenario import CLASSIC, REVISED, goods, offered, seat, table

FULL = {"cards": "base", "decks": "EIKZ"}
NO_CARD_BRINGS_MORE = 8.5
"""The best cards that can be played in the first round bring less than that."""


def first(*seats: dict[str, Any], **position: Any) -> bocage.Table:
    """A table of the first edition with all decks."""
    return table(CLASSIC, *seats, options=FULL, **position)


def worth(card: str, **farm: Any) -> float:
    """What a card would bring to seat 0 if it were played in the first round."""
    o = Outlook(farm_of(first(farm, {}, {}), 0))
    return read(o.farm.cards[card]).if_played(o)


def test_no_card_is_a_treasure_before_it_has_brought_anything() -> None:
    o = Outlook(farm_of(first({}, {}, {}), 0))
    hand = [card for card in o.farm.cards.values() if card.edition == 1 and card.kind != "major"]
    playable = [card for card in hand if not waits_for(card, o)]
    assert len(hand) == 332
    assert len(playable) > 200
    for card in playable:
        assert read(card).if_played(o) < NO_CARD_BRINGS_MORE, card.id


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("E176", "E158"),
        ("K300", "E214"),
        ("I235", "I262"),
        ("E168", "K292"),
        ("I250", "K289"),
        ("K293", "I238"),
    ],
)
def test_what_is_sure_to_come_is_worth_more(better: str, worse: str) -> None:
    assert worth(better) > worth(worse) >= 0


def test_goods_count_where_they_come_from() -> None:
    """What hears of wood goes by the spaces with wood; what hears of a well, by the well."""
    assert 1.5 < worth("E176") < 5
    assert worth("I262", cards=["A10"]) > 2 * worth("I87")


def test_a_house_for_holidays_costs_the_last_round() -> None:
    judge = AgricolaJudge()
    farm = {"people": 4, "rooms": ["r1c1", "r2c1", "r3c1", "r3c2"]}
    works = judge.terms(first(farm, {}, round=10), 0)["workers"]
    rests = judge.terms(first({**farm, "cards": ["I71"]}, {}, round=10), 0)["workers"]
    assert rests == pytest.approx(works * 16 / 20)


def test_somebody_on_a_card_works_and_eats() -> None:
    hut = {"cards": ["K138"], "memory": {"K138": 1}}
    alone, joined = (farm_of(first(farm, {}, round=4), 0) for farm in ({}, hut))
    assert (alone.workers, joined.workers) == (2, 3)
    assert (alone.meal(now=False), joined.meal(now=False)) == (4, 6)


def test_the_cook_makes_meals_small() -> None:
    farm = {"cards": ["E181"], "people": 4, "newborn": 1, "rooms": ["r1c1", "r2c1", "r3c1", "r3c2"]}
    cook = farm_of(first(farm, *[{}] * 3, round=6), 0)
    assert cook.meal(now=True) == 6
    assert cook.meal(now=False) == 6
    assert cook.eats == 1


def test_whoever_eats_last_is_still_hungry() -> None:
    other = {"goods": {"grain": 5, "food": 1}}
    for cards, fed in (([], True), (["K299"], False)):
        own = {"cards": cards, "goods": {"food": 4}}
        meal = first(own, other, {}, round=4, phase="feeding")
        assert meal.decision is not None
        assert meal.decision.seat == 1
        assert farm_of(meal, 0).fed == fed


def test_a_harvest_that_is_left_out_feeds_nobody() -> None:
    lazy = {"cards": ["I244"], "memory": {"I244": 4}}
    assert farm_of(first(lazy, {}, round=3), 0).harvests[0] == 7
    assert farm_of(first({}, {}, round=3), 0).harvests[0] == 4


def test_at_the_table_nothing_is_bought_that_is_eaten() -> None:
    farm = {"cards": ["E184"], "goods": {"food": 3, "grain": 4}}
    meal = first(farm, {"goods": {"food": 9}}, round=9, phase="feeding")
    assert let_decide(meal)[:2] == ["eat grain", "feed"]
    assert seat(meal)["begging"] == 0
    assert goods(meal)["grain"] == 3


@pytest.mark.parametrize("game", [CLASSIC, REVISED])
def test_spare_cards_are_given_for_new_ones(game: str) -> None:
    start = bocage.new(game, seats=2, seed=5, cards="base", hands="three-for-one")
    assert start.decision is not None
    own = start.decision.seat
    swaps = 0
    while choice(start) == "swap cards":
        swaps += 1
        start.play("swap cards")
        while start.decision.kind != "place":
            start.play(choice(start))
    assert 1 <= swaps <= 4
    hand = seat(start, own)["hand"]
    assert len(hand) == 14 - 2 * swaps


@pytest.mark.parametrize("game", [CLASSIC, REVISED])
def test_in_the_end_cards_are_no_longer_sought(game: str) -> None:
    cards = [card for card in bocage.cards(game) if card.kind != "major" and card.players <= 2]
    occupations = [card.id for card in cards if card.kind == "occupation"]
    minors = [card.id for card in cards if card.kind == "minor"]
    piles = {"occupations": occupations[20:30], "minors": minors[:20], "open": []}
    options = {"cards": "base", "hands": "three-for-one"}
    for round, swaps in ((2, True), (13, False)):
        farm = {"hand": occupations[:20], "goods": {"food": 9}}
        late = table(game, farm, {}, round=round, piles=piles, options=options)
        assert "swap cards" in offered(late)
        assert (choice(late) == "swap cards") == swaps
