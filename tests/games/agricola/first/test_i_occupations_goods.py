"""Occupations of deck I: what is printed on them, goods at once and on round spaces, points."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import MEADOWS, TO_CLAY, TO_STONE
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, seat

from .deck_i import harvest, learn, work
from .tables import FED, MAJORS, alone, bonus, deliveries, every, table, turn

SEATS = {
    **dict.fromkeys(range(219, 266), 1),
    **dict.fromkeys([221, 223, 224, 228, 234, 236, 240, 245, 258, 259], 3),
    **dict.fromkeys([222, 229, 230, 232, 237, 239, 246, 249, 250, 251, 252, 253], 4),
    **dict.fromkeys([254, 255, 257, 260, 261, 264, 340], 4),
}
"""For each occupation the seats from which on it is in the game."""
PLAYERS = {f"I{number}": seats for number, seats in SEATS.items()}
BONUS = ("I221", "I227", "I236", "I246")


@every(PLAYERS)
def test_the_catalogue_knows_it(card: str) -> None:
    entry = next(entry for entry in bocage.cards("agricola-classic") if entry.id == card)
    assert (entry.kind, entry.deck, entry.players) == ("occupation", "I", PLAYERS[card])
    assert (dict(entry.cost), entry.points, entry.need) == ({}, 0, None)
    assert entry.bonus == (card in BONUS)


# Wood by the rounds that are left


@every(["I221", "I227"])
@pytest.mark.parametrize(
    ("number", "wood"),
    [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)],
)
def test_it_brings_wood_by_the_rounds_still_to_play(card: str, number: int, wood: int) -> None:
    t = learn(card, seats=3, round=number)
    assert goods(t) == ({"wood": wood} if wood else {})


@pytest.mark.card("I221")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ((["A1"], ["A2", "I75"], []), [0, 3, 0]),
        ((["A1", "I77"], ["A2", "I75"], ["A3"]), [3, 3, 0]),
        ((["A1", "I77", "E153", "E174"], ["A2", "I75", "I82"], []), [0, 3, 0]),
    ],
)
def test_who_has_the_most_improvements_scores_for_the_village_elder(
    cards: tuple[list[str], ...], points: list[int]
) -> None:
    rows = [{"cards": held} for held in cards]
    rows[0] = {"cards": ["I221", *cards[0]]}
    t = table(*rows, round=14)
    assert [bonus(t, number) for number in range(3)] == points


FAMILY = {"people": 5, "goods": {"food": 20}, "rooms": ["r2c1", "r3c1", "r1c1", "r1c2", "r2c2"]}
PLACES = ("day-laborer", "grain-seeds", "vegetable-seeds", "forest", "clay-pit")
PILES = {"forest": {"goods": {"wood": 3}}, "clay-pit": {"goods": {"clay": 1}}}


@pytest.mark.card("I227")
@pytest.mark.parametrize("owner", [0, 1])
def test_whoever_places_five_people_in_the_last_round_scores_for_the_church_warden(
    owner: int,
) -> None:
    rows: list[dict[str, Any]] = [FAMILY, {**FED, "placed": 2}]
    rows[owner] = {**rows[owner], "cards": ["I227"]}
    t = table(*rows, round=14, spaces=PILES)
    work(t, *PLACES)
    assert t.over
    assert [bonus(t, 0), bonus(t, 1)] == [3, 0]


@pytest.mark.card("I227")
def test_four_people_are_too_few_for_the_church_warden() -> None:
    t = alone({**FAMILY, "people": 4, "cards": ["I227"]}, spaces=PILES)
    work(t, *PLACES[:4])
    assert t.over
    assert bonus(t) == 0


@pytest.mark.card("I227", "I73")
def test_a_guest_goes_to_church_too() -> None:
    row = {**FAMILY, "people": 4, "cards": ["I227"], "hand": ["I73"], "placed": 3}
    t = table(row, {"placed": 2, **FED}, round=13)
    play(t, "place meeting-place", "play I73", "start")
    play_if_asked(t, "feed")
    work(t, "forest", "clay-pit", "reed-bank", "fishing", "day-laborer", "grain-seeds")
    work(t, "vegetable-seeds")
    assert t.over
    assert bonus(t) == 3


# Goods on round spaces


def every_round(good: str, n: int, first: int, last: int) -> list[tuple[int, dict[str, int]]]:
    """So many of a good in each of some rounds."""
    return [(number, {good: n}) for number in range(first, min(last, 14) + 1)]


@pytest.mark.card("I235")
@pytest.mark.parametrize("now", [1, 9, 12, 14])
def test_the_wood_collector_lays_a_wood_on_five_round_spaces(now: int) -> None:
    t = learn("I235", round=now)
    assert deliveries(t, "I235") == every_round("wood", 1, now + 1, now + 5)
    assert goods(t) == {}


@pytest.mark.card("I250")
@pytest.mark.parametrize(
    ("now", "rounds"), [(1, [5, 8, 10, 12]), (3, [7, 10, 12, 14]), (6, [10, 13]), (11, [])]
)
def test_the_sheep_whisperer_lays_sheep_ahead(now: int, rounds: list[int]) -> None:
    t = learn("I250", seats=4, round=now)
    assert deliveries(t, "I250") == [(number, {"sheep": 1}) for number in rounds]


@pytest.mark.card("I250")
def test_a_sheep_that_comes_may_be_cooked_at_once() -> None:
    due = [{"round": 8, "seat": 0, "goods": {"sheep": 1}, "card": "I250"}]
    row = {"cards": ["I250", "A1"], "animals": {"boar": 1}}
    t = table(row, {}, {}, {}, round=8, phase="preparation", scheduled=due)
    assert offered(t) == {"cook boar", "cook sheep"}
    play(t, "cook sheep")
    assert goods(t) == {"boar": 1, "food": 2}


@pytest.mark.card("I231")
@pytest.mark.parametrize(("house", "fed"), [("wood", False), ("clay", False), ("stone", True)])
def test_the_manservant_serves_at_once_in_a_stone_house(house: str, fed: bool) -> None:
    t = learn("I231", {"house": house})
    assert deliveries(t, "I231") == (every_round("food", 3, 7, 14) if fed else [])


@pytest.mark.card("I231")
def test_the_manservant_serves_as_soon_as_the_house_is_of_stone() -> None:
    t = turn({"cards": ["I231"], "house": "clay", "goods": TO_STONE})
    play(t, "place house-redevelopment")
    assert deliveries(t, "I231") == every_round("food", 3, 7, 14)
    t = turn({"cards": ["I231"], "goods": TO_CLAY})
    play(t, "place house-redevelopment")
    assert deliveries(t, "I231") == []


@pytest.mark.card("I242")
@pytest.mark.parametrize(("house", "paid"), [("wood", False), ("clay", True), ("stone", True)])
def test_the_clay_hut_builder_works_at_once_unless_one_lives_in_wood(
    house: str, paid: bool
) -> None:
    t = learn("I242", {"house": house})
    assert deliveries(t, "I242") == (every_round("clay", 2, 7, 11) if paid else [])


@pytest.mark.card("I242")
def test_the_clay_hut_builder_works_as_soon_as_one_leaves_the_wooden_hut_and_only_once() -> None:
    t = turn({"cards": ["I242"], "goods": TO_CLAY}, round=11)
    play(t, "place house-redevelopment")
    assert deliveries(t, "I242") == every_round("clay", 2, 12, 14)
    t = turn({**seat(t), "placed": 0, "goods": TO_STONE}, round=11)
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "stone"
    assert deliveries(t, "I242") == []


@pytest.mark.card("I242", "E200")
def test_the_clay_hut_builder_works_for_a_house_that_skips_clay() -> None:
    t = turn({"cards": ["I242", "E200"], "goods": TO_STONE})
    play(t, "place house-redevelopment")
    play_if_asked(t, "renovate to stone")
    assert seat(t)["house"] == "stone"
    assert deliveries(t, "I242") == every_round("clay", 2, 7, 11)


WELL = MAJORS["well"]


@pytest.mark.card("I262")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_water_carrier_draws_from_a_well_in_play(owner: int) -> None:
    cards = {"cards": [WELL]}
    t = learn("I262", cards if owner == 0 else {}, others=cards if owner else {})
    assert deliveries(t, "I262") == every_round("food", 1, 7, 14)


@pytest.mark.card("I262")
@pytest.mark.parametrize("builder", [0, 1])
def test_the_water_carrier_draws_as_soon_as_anybody_builds_the_well(builder: int) -> None:
    assert deliveries(learn("I262"), "I262") == []
    rows: list[dict[str, Any]] = [{"cards": ["I262"]}, {}]
    rows[builder] = {**rows[builder], "goods": {"wood": 1, "stone": 3}}
    t = table(*rows, round=6, turn=builder)
    play(t, "place major-improvement")
    assert deliveries(t, "I262") == every_round("food", 1, 7, 14)


@pytest.mark.card("I262", "I66")
def test_the_water_carrier_does_not_draw_from_the_village_well_but_from_a_second_well() -> None:
    row = {"cards": ["I262", WELL], "hand": ["I66"], "goods": {"wood": 1, "stone": 3}}
    t = turn({**row, "people": 3})
    play(t, "place meeting-place", "play I66", "start")
    assert deliveries(t, "I262") == []
    play(t, "place major-improvement")
    assert deliveries(t, "I262") == every_round("food", 1, 7, 14)


# Pig Breeder


@pytest.mark.card("I252")
def test_the_pig_breeder_brings_a_boar() -> None:
    assert goods(learn("I252", seats=4)) == {"boar": 1}


@pytest.mark.card("I252")
@pytest.mark.parametrize(
    ("number", "boar", "then"), [(12, 2, 3), (12, 3, 4), (12, 1, 1), (10, 2, 2), (8, 2, 2)]
)
def test_the_boar_of_the_pig_breeder_breed_at_the_end_of_round_twelve(
    number: int, boar: int, then: int
) -> None:
    row = {"cards": ["I252"], "animals": {"boar": boar, "sheep": 2}, "pastures": MEADOWS}
    t = alone({**row, "placed": 1}, seats=4, round=number)
    play(t, "place day-laborer")
    assert t.position()["round"] == number + 1
    assert goods(t) == {"food": 2, "boar": then, "sheep": 2}


# Milking Hand


@pytest.mark.card("I246")
@pytest.mark.parametrize(("cattle", "food"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3), (8, 3)])
def test_the_milking_hand_milks_in_the_field_phase_and_scores_for_pairs(
    cattle: int, food: int
) -> None:
    row = {"cards": ["I246"], "animals": {"cattle": cattle}, "pastures": MEADOWS}
    assert bonus(alone(row, seats=4)) == cattle // 2
    t = harvest({**row, "goods": {"food": 4}}, FED, FED, FED)
    assert goods(t).get("food", 0) == food
