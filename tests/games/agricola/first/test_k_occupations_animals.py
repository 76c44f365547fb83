"""Occupations of deck K for animals: those that bring, buy, breed and house them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.scenario import goods, offered, play, play_if_asked, seat

from .later import MEADOWS, TO_STONE, later, learned
from .tables import alone, coming, deliveries, last_person, pile, window

# Cattle Breeder


@pytest.mark.card("K295")
def test_the_cattle_breeder_brings_a_cattle() -> None:
    assert goods(learned("K295", {})) == {"cattle": 1}


@pytest.mark.card("K295")
@pytest.mark.parametrize(
    ("number", "cattle", "pastures", "left"),
    [
        (12, 2, MEADOWS, 3),
        (12, 1, MEADOWS, 1),
        (12, 5, MEADOWS, 6),
        (12, 3, [["r1c5"]], 3),
        (10, 2, MEADOWS, 2),
    ],
)
def test_cattle_breed_at_the_end_of_round_twelve_too(
    number: int, cattle: int, pastures: list[list[str]], left: int
) -> None:
    row = {"cards": ["K295"], "pastures": pastures, "animals": {"cattle": cattle}}
    t = last_person(row, "day-laborer", round=number)
    assert t.position()["round"] == number + 1
    assert goods(t) == {"cattle": left, "food": 2}


@pytest.mark.card("K295")
def test_other_animals_do_not_breed_in_round_twelve() -> None:
    row = {"cards": ["K295"], "pastures": MEADOWS, "animals": {"cattle": 2, "sheep": 2}}
    t = last_person(row, "day-laborer", round=12)
    assert goods(t) == {"cattle": 3, "sheep": 2, "food": 2}


# Shepherd Boy


@pytest.mark.card("K298")
def test_the_shepherd_boy_lays_sheep_on_all_rounds_to_come_in_a_stone_house() -> None:
    t = learned("K298", {"house": "stone"}, round=10)
    assert deliveries(t, "K298") == [(n, {"sheep": 1}) for n in (11, 12, 13, 14)]
    assert goods(t) == {}
    assert goods(later(t, 11)) == {"sheep": 1}


@pytest.mark.card("K298")
def test_the_shepherd_boy_waits_for_the_stone_house() -> None:
    t = learned("K298", {"house": "clay", "goods": TO_STONE}, round=11)
    assert coming(t) == []
    play(t, "place house-redevelopment")
    assert deliveries(t, "K298") == [(n, {"sheep": 1}) for n in (12, 13, 14)]


@pytest.mark.card("K298")
def test_a_clay_house_is_not_enough_for_the_shepherd_boy() -> None:
    t = learned("K298", {"goods": {"clay": 2, "reed": 1}}, round=11)
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], coming(t)) == ("clay", [])


# Pig Whisperer


@pytest.mark.card("K302")
@pytest.mark.parametrize(
    ("number", "rounds"),
    [(1, [5, 8, 11]), (4, [8, 11, 14]), (5, [9, 12]), (8, [12]), (10, [14]), (11, [])],
)
def test_the_pig_whisperer_lays_boar_on_three_later_rounds(number: int, rounds: list[int]) -> None:
    t = learned("K302", {}, round=number)
    assert deliveries(t, "K302") == [(n, {"boar": 1}) for n in rounds]


@pytest.mark.card("K302")
def test_a_boar_of_the_pig_whisperer_may_be_cooked_at_once() -> None:
    t = learned("K302", {"cards": ["A1"], "animals": {"sheep": 1}}, round=4)
    t = later(t, 8)
    play(t, "cook boar")
    assert goods(t) == {"sheep": 1, "food": 2}


# Animal Handler


@pytest.mark.card("K305")
@pytest.mark.parametrize(("number", "animal"), [(7, "sheep"), (10, "boar"), (14, "cattle")])
def test_the_animal_handler_sells_an_animal_in_three_rounds(number: int, animal: str) -> None:
    t = learned("K305", {"goods": {"food": 2}}, round=5)
    assert "use K305" not in offered(later(t, number - 1))
    t = later(t, number)
    assert offered(t) == window("K305")
    play(t, "use K305")
    assert goods(t) == {animal: 1, "food": 1}


@pytest.mark.card("K305")
def test_what_is_not_bought_of_the_animal_handler_is_gone() -> None:
    t = later(learned("K305", {"goods": {"food": 2}}, round=5), 7)
    play(t, "done")
    assert goods(t) == {"food": 2}
    assert "use K305" not in offered(later(t, 8))
    assert "use K305" in offered(later(t, 10))


@pytest.mark.card("K305")
def test_the_animal_handler_needs_a_food_and_rounds_not_yet_begun() -> None:
    assert "use K305" not in offered(later(learned("K305", {}, round=5), 7))
    t = learned("K305", {"goods": {"food": 2}}, round=7)
    assert "use K305" not in offered(later(t, 8))
    assert "use K305" in offered(later(t, 10))


@pytest.mark.card("K305")
def test_an_animal_of_the_handler_is_paid_before_it_is_cooked() -> None:
    row: dict[str, Any] = {"cards": ["A1"], "animals": {"sheep": 1}}
    t = learned("K305", {**row, "goods": {"food": 1}}, round=8)
    t = later(t, 10)
    play(t, "use K305", "cook boar")
    assert goods(t) == {"sheep": 1, "food": 2}


# Veterinarian


@pytest.mark.card("K304")
def test_the_veterinarian_draws_a_pair_or_nothing() -> None:
    t = learned("K304", {"pastures": MEADOWS}, round=5)
    found = [tuple(goods(later(t, 6, seed=seed)).items()) for seed in range(250)]
    assert set(found) == {(), (("sheep", 1),), (("boar", 1),), (("cattle", 1),)}
    assert found.count(()) > 125
    assert found.count((("sheep", 1),)) > found.count((("cattle", 1),))


@pytest.mark.card("K304")
def test_an_animal_of_the_veterinarian_leaves_the_bag() -> None:
    t = learned("K304", {"pastures": MEADOWS}, round=5)
    t = next(u for u in (later(t, 6, seed=seed) for seed in range(250)) if "cattle" in goods(u))
    assert goods(t) == {"cattle": 1}
    later_on = [goods(later(t, 7, seed=seed)) for seed in range(120)]
    assert all(found.get("cattle") == 1 for found in later_on)
    assert any("sheep" in found for found in later_on)


# Animal Tamer


@pytest.mark.card("K306")
def test_the_animal_tamer_houses_an_animal_in_every_room() -> None:
    spaces = {**pile("sheep-market", "sheep", 1), **pile("pig-market", "boar", 1)}
    spaces = {**spaces, **pile("cattle-market", "cattle", 1)}
    row = {"cards": ["K306"], "people": 4, "rooms": ["r1c1", "r2c1", "r3c1"]}
    t = alone(row, spaces=spaces)
    play(t, "place sheep-market", "place pig-market", "place cattle-market")
    assert goods(t) == {"sheep": 1, "boar": 1, "cattle": 1}
    t = alone({**row, "rooms": ["r2c1", "r3c1"]}, spaces=spaces)
    play(t, "place sheep-market", "place pig-market", "place cattle-market")
    play_if_asked(t, "release cattle")
    assert goods(t) == {"sheep": 1, "boar": 1}
