"""The occupations of deck A, revised edition: how they are played, and A086 to A088."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import (
    REVISED,
    choices,
    goods,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
    table,
)

PRINTED = {
    "A086": (1, "farm-planner"),
    "A087": (1, "farm-planner"),
    "A088": (1, "farm-planner"),
    "A090": (1, "farm-planner"),
    "A092": (1, "actions-booster"),
    "A098": (1, "points-provider"),
    "A102": (1, "goods-provider"),
    "A108": (1, "food-provider"),
    "A110": (1, "food-provider"),
    "A111": (1, "food-provider"),
    "A112": (1, "crop-provider"),
    "A114": (1, "crop-provider"),
    "A116": (1, "building-resource-provider"),
    "A119": (1, "building-resource-provider"),
    "A120": (1, "building-resource-provider"),
    "A123": (1, "building-resource-provider"),
    "A125": (1, "building-resource-provider"),
    "A133": (3, "points-provider"),
    "A138": (3, "goods-provider"),
    "A143": (3, "building-resource-provider"),
    "A147": (3, "livestock-provider"),
    "A155": (4, "goods-provider"),
    "A160": (4, "crop-provider"),
    "A165": (4, "livestock-provider"),
}
"""The least number of seats and the category."""
BONUS = {"A098", "A133"}
GAINED = {"A112": {"grain": 1}, "A165": {"boar": 1}}
"""What the cards bring when they are played, where nothing is asked or needed."""
CHOSEN = {"A086"}
"""The cards whose gain is chosen when they are played."""
PLAIN = "B098"
"""An occupation that does nothing before the scoring."""
HOUSE = ["r2c1", "r3c1"]

every_card = pytest.mark.parametrize(
    "card", [pytest.param(id, marks=pytest.mark.card(id)) for id in PRINTED]
)


def turn(row: dict[str, Any], seats: int = 2, **position: Any) -> bocage.Table:
    """A turn of seat 0 in the game with hand cards, round 6; everybody else is placed.

    `others` is how the other seats differ from the start of the game.
    """
    options = {"cards": "base", **position.pop("options", {})}
    rest = [{"placed": 2, **position.pop("others", {})}] * (seats - 1)
    return table(REVISED, row, *rest, options=options, **{"round": 6, **position})


def phase(name: str, round: int, *rows: dict[str, Any], **position: Any) -> bocage.Table:
    """A phase of some round in the game with hand cards; two seats if one row is given."""
    seats = rows if len(rows) > 1 else (*rows, {"goods": {"food": 9}})
    return table(REVISED, *seats, options={"cards": "base"}, round=round, phase=name, **position)


def of_others(card: str, seats: int = 3, **position: Any) -> bocage.Table:
    """A turn of seat 1 in round 5, where seat 0 has a card, some goods and nobody to place."""
    owner = {"cards": [card], "goods": position.pop("goods", {}), "placed": 2}
    rows = [owner, {}, *[{"placed": 2}] * (seats - 2)]
    options = {"cards": "base"}
    return table(REVISED, *rows, options=options, turn=1, **{"round": 5, **position})


def on_card(t: bocage.Table, card: str) -> dict[str, int]:
    """The goods that everybody sees on a card of seat 0."""
    found: dict[str, int] = t.observe(None)["seats"][0]["on_cards"].get(card, {})
    return found


def deliveries(t: bocage.Table, card: str) -> list[tuple[int, dict[str, int]]]:
    """What a card has laid on coming round spaces."""
    entries = t.position()["scheduled"]
    return [(entry["round"], entry["goods"]) for entry in entries if entry["card"] == card]


def bonus(t: bocage.Table) -> int:
    """The bonus points of seat 0."""
    return t.scores()[0].lines["bonus"]


@every_card
def test_the_first_occupation_is_free(card: str) -> None:
    t = turn({"hand": [card, PLAIN]}, seats=4)
    assert reason(t, f"play {card}") is not None
    play(t, "place lessons", f"play {card}")
    play_if_asked(t, "take wood")
    assert seat(t)["cards"] == [card]
    assert seat(t)["hand"] == [PLAIN]
    assert goods(t) == ({"wood": 1} if card in CHOSEN else GAINED.get(card, {}))


@every_card
def test_a_later_occupation_costs_one_food(card: str) -> None:
    row = {"hand": [card, "A005"], "cards": [PLAIN]}
    assert reason(turn(row, seats=4), "place lessons") == "reason-cannot-pay"
    t = turn({**row, "goods": {"food": 1}}, seats=4)
    play(t, "place lessons")
    play_if_asked(t, "take grain")
    assert seat(t)["cards"] == [PLAIN, card]
    assert goods(t) == ({"grain": 1} if card in CHOSEN else GAINED.get(card, {}))


@pytest.mark.card(*BONUS)
@pytest.mark.parametrize("card", sorted(BONUS))
def test_it_scores_nothing_from_the_hand(card: str) -> None:
    row = {"stables": ["r1c5"], "cards": ["M01", "M03", "M05", "M06", "M07"]}
    assert bonus(turn({**row, "hand": [card]}, seats=3)) == 0
    played = {**row, "cards": [*row["cards"], card]}
    assert bonus(turn(played, seats=3)) > 0


@every_card
def test_it_is_refused_to_who_does_not_hold_it(card: str) -> None:
    t = turn({"hand": [PLAIN, "B099"]}, seats=4)
    play(t, "place lessons")
    assert reason(t, f"play {card}") == "reason-not-in-hand"


@every_card
def test_the_catalogue_knows_it(card: str) -> None:
    players, category = PRINTED[card]
    entry = next(entry for entry in bocage.cards(REVISED) if entry.id == card)
    assert (entry.kind, entry.deck) == ("occupation", "A")
    assert (entry.players, entry.category) == (players, category)
    assert (entry.cost, entry.points, entry.bonus) == ({}, 0, card in BONUS)
    assert (entry.need, entry.passing) == (None, False)


@pytest.mark.card(*PRINTED)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_number_of_seats_decides_which_are_dealt(seats: int) -> None:
    dealt: set[str] = set()
    for seed in range(40):
        t = bocage.new(REVISED, seats=seats, seed=seed, cards="base")
        dealt.update(*[seat(t, i)["hand"] for i in range(seats)])
    assert dealt & PRINTED.keys() == {id for id in PRINTED if PRINTED[id][0] <= seats}


@pytest.mark.card("A086")
@pytest.mark.parametrize("good", ["wood", "grain"])
def test_the_animal_tamer_brings_wood_or_grain(good: str) -> None:
    t = turn({"hand": ["A086"]})
    play(t, "place lessons")
    assert choices(t, "take") == {"wood", "grain"}
    play(t, f"take {good}")
    assert goods(t) == {good: 1}


@pytest.mark.card("A086")
def test_the_animal_tamer_houses_an_animal_of_any_type_in_every_room() -> None:
    row = {"cards": ["A086"], "rooms": [*HOUSE, "r1c1"], "animals": {"boar": 1, "cattle": 1}}
    t = turn(row, spaces={"sheep-market": {"goods": {"sheep": 1}}})
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 1, "boar": 1, "cattle": 1}


@pytest.mark.card("A086")
def test_the_animal_tamer_houses_no_more_animals_than_rooms() -> None:
    t = turn({"cards": ["A086"]}, spaces={"sheep-market": {"goods": {"sheep": 4}}})
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 2}


@pytest.mark.card("A086")
def test_the_animal_tamer_works_as_soon_as_it_is_played() -> None:
    t = turn({"hand": ["A086"]}, spaces={"sheep-market": {"goods": {"sheep": 4}}})
    play(t, "place lessons", "take wood", "place sheep-market")
    assert goods(t)["sheep"] == 2


@pytest.mark.card("A086")
def test_the_animal_tamer_uses_a_new_room_at_once() -> None:
    row = {"cards": ["A086"], "goods": {"wood": 5, "reed": 2}}
    t = turn(row, spaces={"sheep-market": {"goods": {"sheep": 4}}})
    play(t, "place farm-expansion", "room r1c1")
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 3}


@pytest.mark.card("A086")
def test_the_animal_tamer_finds_no_room_in_the_caravan() -> None:
    row = {"cards": ["A086", "B010"]}
    t = turn(row, spaces={"sheep-market": {"goods": {"sheep": 4}}})
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 2}


@pytest.mark.card("A087")
def test_the_conservator_may_renovate_from_wood_to_stone() -> None:
    t = turn({"cards": ["A087"], "goods": {"clay": 2, "stone": 3, "reed": 2}})
    play(t, "place house-redevelopment")
    assert offered(t) == {"renovate", "renovate to stone"}
    play(t, "renovate to stone")
    play_if_asked(t, "done")
    assert seat(t)["house"] == "stone"
    assert goods(t) == {"clay": 2, "stone": 1, "reed": 1}


@pytest.mark.card("A087")
def test_the_conservator_may_renovate_to_clay_as_well() -> None:
    t = turn({"cards": ["A087"], "goods": {"clay": 2, "stone": 2, "reed": 1}})
    play(t, "place house-redevelopment", "renovate")
    play_if_asked(t, "done")
    assert seat(t)["house"] == "clay"
    assert goods(t) == {"stone": 2}


@pytest.mark.card("A087")
def test_the_conservator_pays_a_stone_per_room_and_a_reed() -> None:
    rooms = {"cards": ["A087"], "rooms": [*HOUSE, "r1c1"]}
    for supply in ({"stone": 2, "reed": 1}, {"stone": 3}):
        t = turn({**rooms, "goods": supply})
        assert reason(t, "place house-redevelopment") == "reason-cannot-pay"
    t = turn({**rooms, "goods": {"clay": 3, "stone": 2, "reed": 1}})
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "clay"
    t = turn({**rooms, "goods": {"stone": 3, "reed": 1}})
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "stone"
    assert goods(t) == {}


@pytest.mark.card("A087")
def test_only_the_conservator_skips_clay() -> None:
    t = turn({"goods": {"stone": 3, "reed": 1}})
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"


@pytest.mark.card("A087")
def test_the_conservator_renovates_a_clay_house_as_everybody_does() -> None:
    t = turn({"cards": ["A087"], "house": "clay", "goods": {"stone": 2, "reed": 1}})
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "stone"
    assert goods(t) == {}


@pytest.mark.card("A088")
def test_the_hedge_keeper_builds_three_fences_of_an_action_for_nothing() -> None:
    assert reason(turn({"cards": ["A088"]}), "place fencing") == "reason-cannot-pay"
    t = turn({"cards": ["A088"], "goods": {"wood": 1}})
    play(t, "place fencing", "fence r1c5")
    assert seat(t)["pastures"] == [["r1c5"]]
    assert goods(t) == {}


@pytest.mark.card("A088")
def test_the_hedge_keeper_pays_for_the_fourth_fence_and_all_that_follow() -> None:
    t = turn({"cards": ["A088"], "goods": {"wood": 9}})
    play(t, "place fencing", "fence r1c5")
    assert goods(t) == {"wood": 8}
    play(t, "fence r1c4")
    assert goods(t) == {"wood": 5}


@pytest.mark.card("A088")
def test_the_hedge_keeper_divides_a_pasture_for_nothing_and_keeps_the_rest_of_the_action() -> None:
    t = turn({"cards": ["A088"], "pastures": [["r1c4", "r1c5"]], "goods": {"wood": 1}})
    play(t, "place fencing", "fence r1c5")
    assert goods(t) == {"wood": 1}
    play(t, "fence r2c5")
    assert goods(t) == {}
    assert len(seat(t)["pastures"]) == 3


@pytest.mark.card("A088")
def test_the_hedge_keeper_saves_no_free_fence_for_another_action() -> None:
    row = {
        "cards": ["A088"],
        "goods": {"wood": 3, "clay": 2, "reed": 1},
        "pastures": [["r1c4", "r1c5"]],
    }
    t = turn(row, round=14)
    play(t, "place fencing", "fence r1c5", "done")
    assert goods(t)["wood"] == 3
    play(t, "place farm-redevelopment", "fence r2c4+r3c4")
    assert goods(t)["wood"] == 1


@pytest.mark.card("A088")
def test_the_hedge_keeper_helps_at_farm_redevelopment() -> None:
    t = turn({"cards": ["A088"], "goods": {"wood": 1, "clay": 2, "reed": 1}}, round=14)
    play(t, "place farm-redevelopment", "fence r1c5")
    assert goods(t) == {}


@pytest.mark.card("A088")
def test_the_hedge_keeper_lets_clay_pay_only_for_what_is_not_free() -> None:
    t = turn({"cards": ["A088", "A016"], "goods": {"clay": 1}})
    play(t, "place fencing", "fence r1c5")
    assert goods(t) == {}


@pytest.mark.card("A088")
def test_the_free_fences_are_the_hedge_keepers_owners_only() -> None:
    row = {"goods": {"wood": 3}}
    t = turn(row, others={"cards": ["A088"]})
    assert reason(t, "place fencing") == "reason-cannot-pay"


@pytest.mark.card("A088", "A102")
def test_the_hedge_keeper_may_buy_the_wood_for_the_fence_that_is_not_free() -> None:
    t = turn({"cards": ["A088", "A102"], "goods": {"food": 1}})
    play(t, "place fencing", "fence r1c5")
    assert (seat(t)["pastures"], goods(t)) == ([["r1c5"]], {})


@pytest.mark.card("A088")
def test_the_hedge_keeper_is_not_used_up_by_a_mini_pasture() -> None:
    t = turn({"cards": ["A088"], "hand": ["B002"], "goods": {"food": 2}})
    play(t, "place meeting-place", "play B002", "fence r1c5")
    play_if_asked(t, "done")
    assert goods(t) == {}
    play(t, "place fencing", "fence r1c4")
    assert seat(t)["pastures"] == [["r1c4"], ["r1c5"]]


def round_start(**row: Any) -> bocage.Table:
    """The start of round 6, where seat 0 has the Plow Driver."""
    return phase("preparation", 6, {"cards": ["A090"], "house": "stone", **row})
