"""Cards of deck K together with those that their notes and rulings name."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import (
    goods,
    lying,
    offered,
    on_offer,
    play,
    play_if_asked,
    reason,
    seat,
)

from .later import MEADOWS, TO_STONE, harvest, later
from .tables import (
    FED,
    FREE,
    alone,
    at_once,
    bonus,
    dawn,
    deliveries,
    last_person,
    on_card,
    pile,
    table,
)

ALL_DECKS: dict[str, Any] = {"options": {"decks": "EIKZ"}}

# One animal, several cards


def feast(*cards: str, **row: Any) -> bocage.Table:
    """The feeding phase of a seat with a fireplace, food and animals."""
    given = {"cards": ["A1", *cards], "goods": {"food": 9}, "pastures": MEADOWS, **row}
    return table(given, FED, FED, FED, round=4, phase="feeding", **ALL_DECKS)


@pytest.mark.card("K280", "E156", "Z330")
@pytest.mark.parametrize("first", ["K280", "E156", "Z330"])
def test_a_boar_goes_to_one_of_tanner_brush_maker_and_taxidermist(first: str) -> None:
    t = feast("K280", "E156", "Z330", animals={"boar": 2})
    play(t, "cook boar")
    uses = {"use K280", "use E156", "use Z330"}
    assert uses <= offered(t)
    play(t, f"use {first}")
    assert uses.isdisjoint(offered(t))


@pytest.mark.card("K273", "E156")
def test_a_boar_serves_basin_maker_and_brush_maker() -> None:
    t = feast("K273", "E156", animals={"boar": 2}, goods={"food": 9, "wood": 2})
    play(t, "cook boar", "use E156")
    play_if_asked(t, "use K273", "use K273")
    assert on_card(t, "K273") == {"wood": 2}
    assert on_card(t, "E156") == {"boar": 1}


@pytest.mark.card("K273", "Z330")
def test_a_boar_of_the_taxidermist_is_none_of_the_basin_makers() -> None:
    t = feast("K273", "Z330", animals={"boar": 2}, goods={"food": 9, "wood": 2})
    play(t, "cook boar", "use Z330")
    assert "use K273" not in offered(t)


@pytest.mark.card("K339", "K273")
def test_pelts_go_with_the_basin_maker() -> None:
    t = feast("K339", "K273", animals={"boar": 2}, goods={"food": 9, "wood": 2})
    play(t, "cook boar")
    play_if_asked(t, "use K339", "use K273", "use K273")
    assert bonus(t) == 1 + 1


ALL_MAKERS = ("E156", "K273", "K280", "K339", "Z330")


def butcher(*fire: str) -> bocage.Table:
    """One's own turn with a boar, something to cook it with and all cards that use it."""
    row = {"cards": [*fire, *ALL_MAKERS], "animals": {"boar": 1}, "goods": {"wood": 2}}
    return table(row, {}, {}, {}, round=3, **ALL_DECKS)


@pytest.mark.card(*ALL_MAKERS)
@pytest.mark.parametrize(("fire", "food"), [(("A1",), 2), (("E162", "A5"), 3)])
def test_an_animal_is_cooked_once_however_many_cards_use_it(
    fire: tuple[str, ...], food: int
) -> None:
    t = butcher(*fire)
    play(t, "anytime")
    assert goods(t) == {"food": food, "wood": 2}
    assert offered(t) == {*(f"use {card}" for card in ALL_MAKERS), "done"}


@pytest.mark.card(*ALL_MAKERS)
@pytest.mark.parametrize(
    ("body", "others"),
    [("E156", {"use K273", "use K339"}), ("K280", {"use K339"}), ("Z330", {"use K339"})],
)
def test_the_cards_share_an_animal_as_their_notes_say(body: str, others: set[str]) -> None:
    t = butcher("A1")
    play(t, "anytime", f"use {body}")
    assert offered(t) == {*others, "done"}


# People


@pytest.mark.card("K270", "I233")
@pytest.mark.parametrize(("cards", "people"), [([], 3), (["I233"], 4)])
def test_the_farm_steward_lets_the_wet_nurse_have_one_more(cards: list[str], people: int) -> None:
    row = {"cards": ["K270", *cards], "house": "clay", "people": 3}
    t = alone({**row, "goods": {"clay": 5, "reed": 2, "food": 2}})
    play(t, "place farm-expansion", "room r1c1")
    play_if_asked(t, "use K270")
    assert seat(t)["people"] == people


@pytest.mark.card("K138", "I232")
def test_the_midwife_does_not_count_who_lives_in_a_reed_hut() -> None:
    row = {"goods": {"reed": 4, "wood": 1}}
    t = at_once("K138", row, {"placed": 2, "cards": ["I232"]}, {}, {})
    assert goods(t, 1) == {}


# Renovation and rooms out of the ordinary


@pytest.mark.card("K303", "K298")
def test_a_renovation_of_the_stone_breaker_sends_out_the_shepherd_boy() -> None:
    row = {"cards": ["K303", "K298"], "house": "clay", "goods": TO_STONE}
    t = alone(row, seats=4, round=12)
    play_if_asked(t, "anytime", "use K303", "renovate")
    assert seat(t)["house"] == "stone"
    assert deliveries(t, "K298") == [(13, {"sheep": 1}), (14, {"sheep": 1})]


@pytest.mark.card("K303", "E211")
def test_the_stonecutter_makes_the_stone_breaker_cheaper() -> None:
    row = {"cards": ["K303", "E211"], "house": "clay", "goods": {"stone": 1, "reed": 1}}
    t = alone(row, seats=4)
    play_if_asked(t, "anytime", "use K303", "renovate")
    assert (seat(t)["house"], goods(t)) == ("stone", {})


@pytest.mark.card("K301", "K294")
def test_the_wood_carver_helps_with_a_wooden_room_of_the_brushwood_collector() -> None:
    t = alone({"cards": ["K301", "K294"], "goods": {"wood": 5}}, seats=3)
    play(t, "place farm-expansion", "room r1c1")
    assert (len(seat(t)["rooms"]), goods(t)) == (3, {})


# Fences


@pytest.mark.card("K121", "E175")
def test_a_free_fence_of_the_sawhorse_comes_before_those_of_the_hedge_keeper() -> None:
    t = alone({"cards": ["K121", "E175"]})
    play(t, "place fencing", "fence r1c5")
    play_if_asked(t, "use E175", "done")
    assert seat(t)["pastures"] == [["r1c5"]]
    assert goods(t) == {}


@pytest.mark.card("K312", "E175")
def test_the_hedge_keeper_hears_the_fence_overseer() -> None:
    t = alone({"cards": ["K312", "E175"], "goods": {"wood": 2, "food": 1}})
    play(t, "place farm-expansion", "stable r1c5", "use K312")
    play_if_asked(t, "fence r1c5", "use E175")
    assert "fence r1c4" in offered(t)
    play(t, "fence r1c4")
    play_if_asked(t, "done")
    assert len(seat(t)["pastures"]) == 2
    assert goods(t) == {}


# Food and goods of spaces


@pytest.mark.card("K342", "E212")
def test_food_that_the_dancer_adds_buys_no_animals() -> None:
    row = {"cards": ["K342", "E212"], "pastures": MEADOWS}
    t = alone(row, seats=4, spaces=pile("traveling-players", "food", 2))
    play(t, "place traveling-players")
    assert "take cattle" not in offered(t)
    for _ in range(2):
        play_if_asked(t, "use K342", "take sheep")
    play_if_asked(t, "done")
    assert goods(t) == {"sheep": 1, "food": 2}


@pytest.mark.card("K284", "E188")
def test_wood_on_the_clay_space_spoils_the_clay_mixer() -> None:
    for answer, gain in (("use K284", {"clay": 1, "wood": 1}), ("done", {"clay": 3})):
        t = dawn({"cards": ["K284", "E188"]})
        play(t, answer, "place clay-pit")
        assert goods(t) == gain
        assert lying(t, "clay-pit") == {}


@pytest.mark.card("K292", "I104")
def test_the_weekly_market_is_paid_before_the_market_woman_adds_grain() -> None:
    t = at_once("I104", {"cards": ["K292"], "goods": {"grain": 3}})
    assert goods(t) == {"vegetable": 2, "grain": 2}
    t = alone({"cards": ["K292"], "hand": ["I104", FREE], "goods": {"grain": 2}})
    play(t, "place meeting-place")
    assert reason(t, "play I104") == "reason-cannot-pay"


# Cards and fields


@pytest.mark.card("K128", "I85")
def test_a_minor_hearth_given_back_for_a_cooking_corner_leaves_the_game() -> None:
    t = at_once("I85", {"cards": ["K128"]})
    assert seat(t)["cards"] == ["I85"]
    assert "K128" not in on_offer(t)


@pytest.mark.card("K279", "E179")
def test_the_merchant_repeats_an_improvement_of_the_scholar() -> None:
    row = {"cards": ["K279", "E179"], "house": "stone", "hand": ["K129", "K107"]}
    t = dawn({**row, "goods": {"food": 1, "stone": 1}})
    play(t, "use K279", "play K129", "use E179")
    play_if_asked(t, "play K107")
    assert goods(t) == {"grain": 1, "wood": 3}


@pytest.mark.card("K281", "E179")
def test_the_merchant_repeats_the_action_with_the_salesmans_widening() -> None:
    row = {"cards": ["K281", "E179"], "hand": [FREE], "goods": {"food": 1, "clay": 2}}
    t = alone(row)
    play(t, "place meeting-place", f"play {FREE}", "use E179")
    play_if_asked(t, "use K281", "build A1")
    assert "A1" in seat(t)["cards"]
    assert goods(t) == {"grain": 1}


@pytest.mark.card("K137", "E32", "K118")
def test_seed_bonuses_add_up_on_the_turnip_field() -> None:
    t = alone({"cards": ["K137", "E32", "K118"], "goods": {"vegetable": 1}})
    play(t, "place grain-utilization")
    play_if_asked(t, "sow vegetable on K137")
    assert on_card(t, "K137") == {"vegetable": 2 + 1 + 1}


@pytest.mark.card("K278", "I92")
def test_manure_harvests_the_forester_at_the_end_of_other_rounds() -> None:
    row = {"cards": ["K278", "I92"], "goods": {"wood": 1, "food": 9}}
    t = alone({**row, "animals": {"sheep": 1}}, round=5)
    play(t, "place grain-utilization")
    play_if_asked(t, "sow wood on K278", "done")
    play(t, "place day-laborer")
    play_if_asked(t, "use I92")
    assert t.position()["round"] == 6
    assert (on_card(t, "K278"), goods(t)["wood"]) == ({"wood": 2}, 1)
    assert on_card(harvest(later(t, 7), 7), "K278") == {"wood": 1}


# Both breeders

PENS = [["r1c5"], ["r1c4"]]


@pytest.mark.card("I252", "K295")
@pytest.mark.parametrize("cards", [["I252", "K295"], ["K295", "I252"]])
@pytest.mark.parametrize("forgone", ["boar", "cattle"])
def test_both_breeders_let_animals_breed_in_one_go(cards: list[str], forgone: str) -> None:
    row = {"cards": [*cards, "A1"], "animals": {"boar": 2, "cattle": 2}, "pastures": PENS}
    t = last_person(row, "day-laborer", round=12, **ALL_DECKS)
    assert offered(t) == {"forgo boar", "forgo cattle"}
    play(t, f"forgo {forgone}")
    born = {"boar": 3, "cattle": 3, forgone: 2}
    assert (t.position()["round"], goods(t)) == (13, {**born, "food": 2})


@pytest.mark.card("I252", "K295")
def test_both_types_bear_young_where_there_is_room() -> None:
    row = {"cards": ["I252", "K295"], "animals": {"boar": 2, "cattle": 2}, "pastures": MEADOWS}
    t = last_person(row, "day-laborer", round=12, **ALL_DECKS)
    assert goods(t) == {"boar": 3, "cattle": 3, "food": 2}


# Landing Net and Mushroom Collector


@pytest.mark.card("K126", "E196")
def test_wood_that_is_left_on_the_reed_still_spoils_the_landing_net() -> None:
    reed = {"reed-bank": {"goods": {"reed": 1, "wood": 1}}}
    t = alone({"cards": ["K126", "E196"]}, spaces=reed, **ALL_DECKS)
    play(t, "place reed-bank", "use E196")
    assert goods(t) == {"reed": 1, "food": 2 + 1}
    assert lying(t, "reed-bank") == {"wood": 1}
