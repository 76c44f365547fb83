"""What the actions of the first edition say: enough, prices, names."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import goods, play

from .tables import FREE, alone, phase, turn

ALL_DECKS: dict[str, Any] = {"options": {"decks": "EIKZ"}}


def words(t: bocage.Table) -> dict[str, str]:
    """What can be chosen now, in English."""
    assert t.decision is not None
    return {action.text: bocage.text(t.describe(action)) for action in t.decision.actions}


def asked(t: bocage.Table) -> str:
    """What is asked now, in English."""
    assert t.decision is not None
    return bocage.text(t.decision.prompt)


# Enough bread


@pytest.mark.card("E27", "E14", "E150", "K111")
@pytest.mark.parametrize(
    ("row", "actions"),
    [
        ({"hand": ["E27", FREE], "goods": {"wood": 3, "stone": 1}}, ["meeting-place", "E27"]),
        ({"hand": ["E14", FREE], "cards": ["A5"]}, ["meeting-place", "E14"]),
        ({"hand": ["E150", "E153"], "cards": ["A1"]}, ["lessons", "E150"]),
        ({"hand": ["E154", "E153"], "cards": ["A1", "K111"]}, ["lessons", "E154"]),
        ({"cards": ["A1"], "goods": {"clay": 3, "stone": 1}}, ["major-improvement", "A5"]),
    ],
)
def test_enough_is_said_after_a_card_let_one_bake(row: dict[str, Any], actions: list[str]) -> None:
    space, card = actions
    given = {**row, "goods": {"grain": 3, **row.get("goods", {})}}
    t = turn(given, **ALL_DECKS)
    verb = "build" if card.startswith("A") else "play"
    play(t, f"place {space}", f"{verb} {card}")
    if "K111" in row.get("cards", []):
        play(t, "use K111")
    play(t, "bake grain")
    assert words(t) == {"bake grain": "Bake 1 grain", "done": "Done"}


@pytest.mark.card("E150")
def test_enough_is_said_in_the_feeding_phase() -> None:
    t = phase("feeding", 4, {"cards": ["E150", "A1"], "goods": {"grain": 3}})
    play(t, "use E150", "bake grain")
    assert words(t)["done"] == "Done"


# Prices


@pytest.mark.card("I71", "I91", "K116", "I243", "K301")
@pytest.mark.parametrize(
    ("card", "cards", "supply", "said"),
    [
        (
            "I71",
            ["I91"],
            {"wood": 3, "clay": 3, "reed": 1},
            ["3 wood and 1 reed", "3 clay and 1 reed"],
        ),
        ("K116", ["I243"], {"wood": 3, "clay": 2}, ["3 wood", "2 clay"]),
        ("K116", ["K301"], {"wood": 2, "clay": 3}, ["2 wood", "3 clay"]),
    ],
)
@pytest.mark.parametrize("way", [0, 1])
def test_either_of_two_costs_is_said_as_it_is_paid(
    card: str, cards: list[str], supply: dict[str, int], said: list[str], way: int
) -> None:
    t = turn({"cards": cards, "hand": [card, FREE], "goods": supply}, **ALL_DECKS)
    play(t, "place meeting-place", f"play {card}")
    assert words(t) == {"spend wood": f"Pay {said[0]}", "spend clay": f"Pay {said[1]}"}
    play(t, ("spend wood", "spend clay")[way])
    assert said[way] in " ".join(bocage.text(entry) for entry in t.log)


@pytest.mark.card("K301")
@pytest.mark.parametrize(("wood", "said"), [(3, "Fence A5 (3 wood)"), (4, "Fence A5 (4 wood)")])
def test_fences_are_said_as_they_are_paid(wood: int, said: str) -> None:
    t = turn({"cards": ["K301"], "goods": {"wood": wood}}, **ALL_DECKS)
    play(t, "place fencing")
    assert words(t)["fence r1c5"] == said
    play(t, "fence r1c5")
    if wood == 4:
        assert words(t) == {
            "use K301": "Use Wood Carver (pay 3 wood)",
            "done": "Pay 4 wood",
        }


@pytest.mark.card("E37")
def test_the_second_room_is_said_as_it_is_paid() -> None:
    supply = {"clay": 7, "wood": 1, "reed": 3}
    t = turn({"cards": ["E37"], "house": "clay", "goods": supply})
    play(t, "place farm-expansion", "room r1c1", "use E37")
    assert asked(t) == "Build a room (5 clay and 2 reed)"
    play(t, "room r1c2")
    assert "(5 clay and 2 reed)" in " ".join(bocage.text(entry) for entry in t.log)


@pytest.mark.card("E172", "K291")
def test_an_occupation_is_said_with_its_whole_fee() -> None:
    row = {"cards": ["E150", "E154"], "hand": ["E176", "E172", "K291"], "goods": {"food": 9}}
    t = turn(row, 3, **ALL_DECKS)
    play(t, "place lessons")
    assert words(t) == {
        "play E176": "Play Woodcutter (1 food)",
        "play E172": "Play Chief (3 food)",
        "play K291": "Play Lover (5 food)",
    }
    play(t, "play E172")
    assert goods(t) == {"food": 6}


@pytest.mark.card("K277")
def test_no_two_ways_to_pay_read_alike() -> None:
    row = {"cards": ["K277"], "house": "stone", "goods": {"reed": 2, "stone": 2}}
    t = turn(row, 3, **ALL_DECKS)
    play(t, "place meeting-place", "build A9")
    assert words(t) == {
        "spend reed": "Pay 1 reed, then choose the rest",
        "spend stone": "Pay 1 stone, then choose the rest",
    }
    play(t, "spend reed")
    assert words(t) == {"spend reed": "Pay 2 reed", "spend stone": "Pay 1 reed and 1 stone"}


@pytest.mark.card("E33")
def test_what_costs_nothing_is_said_without_a_price() -> None:
    t = alone({"cards": ["E33", "A5"], "hand": [FREE]}, **ALL_DECKS)
    play(t, "place meeting-place")
    assert words(t)["build A8"] == "Build Pottery"


# Fences


@pytest.mark.parametrize("named", ["r1c4", "r1c5"])
def test_a_divided_pasture_is_told_with_both_parts_whichever_is_named(named: str) -> None:
    t = turn({"goods": {"wood": 9}, "pastures": [["r1c4", "r1c5"]]}, **ALL_DECKS)
    play(t, "place fencing", f"fence {named}")
    assert bocage.text(t.log[-1]) == "Seat 1 divides a pasture: A4 / A5 (1 wood)."


# Spaces


@pytest.mark.parametrize("cards", ["none", "base"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("locale", bocage.LOCALES)
def test_an_action_is_called_as_the_table_calls_it(
    cards: str, seats: int, locale: bocage.Locale
) -> None:
    t = bocage.load(
        {
            "game": "agricola-classic",
            "options": {"cards": cards},
            "round": 14,
            "seats": [{"goods": {"wood": 9, "clay": 9, "reed": 9, "food": 9}}] * seats,
        }
    )
    assert t.decision is not None
    for action in t.decision.actions:
        assert bocage.text(action, locale) == bocage.text(t.describe(action), locale)


def test_the_first_editions_names_are_used() -> None:
    t = turn({}, **ALL_DECKS)
    assert t.decision is not None
    names = {action.text: bocage.text(action) for action in t.decision.actions}
    assert names["place grain-seeds"] == "Take 1 Grain"


# What cards bring


@pytest.mark.card("Z323", "Z319")
@pytest.mark.parametrize(
    ("card", "memory", "supply", "food"),
    [("Z323", 1, {}, 1), ("Z319", 0, {"vegetable": 1}, 3)],
)
def test_the_use_of_a_card_says_how_much_food_it_brings(
    card: str, memory: int, supply: dict[str, int], food: int
) -> None:
    row = {"cards": [card], "memory": {card: memory}, "goods": {"food": 1, **supply}}
    t = phase("feeding", 4, row, **ALL_DECKS)
    assert f"{food} food" in words(t)[f"use {card}"]
    play(t, f"use {card}")
    assert goods(t).get("food", 0) in (0, 1 + food)
    fee = {"cards": [card, "E153"], "memory": {card: memory}, "goods": supply, "hand": ["E176"]}
    t = turn({**fee, "hand": ["E176", "E177"]}, 3, **ALL_DECKS)
    play(t, "place lessons", "play E176")
    if card == "Z319":
        assert words(t) == {
            "eat vegetable": "Turn 1 vegetable into 1 food",
            "use Z319": "Use Pumpkin Seed Oil (+3 food)",
        }


@pytest.mark.card("K281", "E33")
@pytest.mark.parametrize(
    ("cards", "supply"), [(["K281"], {"clay": 2}), (["E33", "A5"], {}), (["I75"], {"clay": 2})]
)
def test_a_question_says_that_major_improvements_may_be_built(
    cards: list[str], supply: dict[str, int]
) -> None:
    t = turn({"cards": cards, "hand": [FREE], "goods": supply}, **ALL_DECKS)
    play(t, "place meeting-place")
    assert ("major" in asked(t)) is (cards != ["I75"])


@pytest.mark.card("E176", "I87", "E160", "E147")
@pytest.mark.parametrize(
    ("row", "actions", "said"),
    [
        ({"cards": ["E176"]}, ["place forest"], "Seat 1 receives 1 wood (Woodcutter)."),
        ({"hand": ["E147"]}, ["place lessons"], "Seat 1 receives 1 vegetable (Land Agent)."),
        (
            {"cards": ["E160"], "goods": {"wood": 4}},
            ["place fencing", "fence r1c5"],
            "Seat 1 receives 1 wild boar (Farmer).",
        ),
        (
            {"cards": ["I87"], "goods": {"wood": 1, "stone": 3}},
            ["place major-improvement"],
            "Seat 2 receives 1 food (Flagon).",
        ),
    ],
)
def test_the_log_names_the_card_that_gives_something(
    row: dict[str, Any], actions: list[str], said: str
) -> None:
    t = alone(row, 4, spaces={"forest": {"goods": {"wood": 3}}}, **ALL_DECKS)
    play(t, *actions)
    assert said in [bocage.text(entry) for entry in t.log]


@pytest.mark.card("K339")
def test_the_food_of_pelts_goes_into_a_room() -> None:
    row = {"cards": ["K339", "A1"], "animals": {"sheep": 1}, "goods": {"food": 4}}
    t = phase("feeding", 4, row, **ALL_DECKS)
    play(t, "cook sheep", "use K339")
    assert "Seat 1 puts 1 food into a room (Pelts)." in [bocage.text(entry) for entry in t.log]


# Texts


@pytest.mark.card("K106", "I65", "I102", "K267")
@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("K106", "It is not an oven."),
        ("I65", "It is not an oven."),
        ("I102", "with Drinking Trough 2 more animals, with Shepherd’s Pipe 2 more sheep"),
        ("K267", "it eats 2 food (3 in a solo game)"),
    ],
)
def test_a_text_says_all_that_a_card_does(card: str, said: str) -> None:
    (found,) = (entry for entry in bocage.cards("agricola-classic") if entry.id == card)
    assert said in found.text()
