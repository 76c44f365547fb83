"""Major improvements: buying, upgrading, what stays on offer."""

from __future__ import annotations

import pytest

import bocage
from tests.games.agricola.scenario import (
    CARDS,
    CLASSIC,
    REVISED,
    alone,
    at_market,
    both,
    choices,
    goods,
    offered,
    on_offer,
    play,
    play_if_asked,
    reason,
    seat,
    table,
)

NAMES = list(CARDS[CLASSIC])
FIREPLACES = ["fireplace-2", "fireplace-3"]
HEARTHS = ["hearth-4", "hearth-5"]
RICH = {"wood": 99, "clay": 99, "reed": 99, "stone": 99}
CRAFTS = {"joinery": ("wood", 2), "pottery": ("clay", 2), "basketmaker": ("reed", 3)}


@both
@pytest.mark.rule("F49", "R43", "R44", "R45", "R46")
def test_every_major_is_on_offer_to_who_can_pay(game: str) -> None:
    t = alone(game, {"goods": RICH})
    assert on_offer(t) == set(CARDS[game].values())
    play(t, "place major-improvement")
    assert choices(t, "build") == set(CARDS[game].values())
    assert "done" not in offered(t)


@both
@pytest.mark.rule("F49", "R65")
def test_without_means_for_any_improvement_the_space_is_refused(game: str) -> None:
    for supply in ({}, {"clay": 1}, {"wood": 9, "reed": 9}, {"stone": 9}, {"clay": 1, "stone": 2}):
        t = alone(game, {"goods": supply})
        assert reason(t, "place major-improvement") == "reason-no-improvement", supply


@both
@pytest.mark.rule("F49", "R65")
def test_only_what_can_be_paid_is_offered(game: str) -> None:
    ids = CARDS[game]
    t = alone(game, {"goods": {"clay": 3, "stone": 1}})
    play(t, "place major-improvement")
    assert choices(t, "build") == {ids["fireplace-2"], ids["fireplace-3"], ids["clay-oven"]}
    assert reason(t, f"build {ids['hearth-4']}") == "reason-cannot-pay"
    assert reason(t, f"build {ids['well']}") == "reason-cannot-pay"


@both
@pytest.mark.rule("F55", "F49")
def test_one_improvement_per_action(game: str) -> None:
    t = alone(game, {"people": 3, "goods": RICH})
    play(t, "place major-improvement", f"build {CARDS[game]['joinery']}")
    assert choices(t, "build") == set()
    assert seat(t)["cards"] == [CARDS[game]["joinery"]]
    assert reason(t, "place major-improvement") == "reason-occupied"
    play(t, "place house-redevelopment", f"build {CARDS[game]['pottery']}")
    assert choices(t, "build") == set()
    assert seat(t)["cards"] == [CARDS[game]["joinery"], CARDS[game]["pottery"]]


@both
@pytest.mark.rule("F55", "R43")
def test_a_major_that_somebody_has_is_not_built_again(game: str) -> None:
    ids = CARDS[game]
    t = table(
        game,
        {"goods": RICH, "cards": ["pottery"]},
        {"placed": 2, "cards": ["fireplace-2", "well"]},
        round=14,
    )
    play(t, "place major-improvement")
    assert choices(t, "build") == set(ids.values()) - {
        ids["pottery"],
        ids["fireplace-2"],
        ids["well"],
    }
    assert reason(t, f"build {ids['well']}") == "reason-card-gone"
    assert reason(t, f"build {ids['pottery']}") == "reason-card-gone"


@pytest.mark.parametrize(("game", "other"), [(CLASSIC, REVISED), (REVISED, CLASSIC)])
@pytest.mark.rule("F49", "R43")
def test_the_other_edition_is_not_in_the_game(game: str, other: str) -> None:
    t = alone(game, {"goods": RICH})
    play(t, "place major-improvement")
    assert reason(t, f"build {CARDS[other]['well']}") == "reason-not-in-game"


@both
@pytest.mark.rule("F54")
@pytest.mark.parametrize("last", NAMES)
def test_the_tenth_major_stays_on_offer(game: str, last: str) -> None:
    others = {"placed": 2, "cards": [name for name in NAMES if name != last]}
    t = table(game, {"goods": RICH}, others, round=14)
    assert on_offer(t) == {CARDS[game][last]}
    play(t, "place major-improvement")
    assert seat(t)["cards"] == [CARDS[game][last]]
    assert on_offer(t) == set()


@both
@pytest.mark.rule("F54", "F49")
def test_when_all_ten_are_taken_the_space_is_refused(game: str) -> None:
    t = table(game, {"goods": RICH}, {"placed": 2, "cards": NAMES}, round=14)
    assert reason(t, "place major-improvement") == "reason-no-improvement"


@both
@pytest.mark.rule("F51", "R43")
def test_one_seat_may_own_both_fireplaces_and_both_hearths(game: str) -> None:
    ids = CARDS[game]
    t = alone(game, {"people": 3, "goods": RICH, "cards": ["fireplace-2", "hearth-4"]})
    play(t, "place major-improvement", f"build {ids['fireplace-3']}")
    play(t, "place house-redevelopment", f"build {ids['hearth-5']}", "pay clay")
    assert set(seat(t)["cards"]) == {ids[name] for name in (*FIREPLACES, *HEARTHS)}
    assert t.scores()[0].lines["cards"] == 4


@both
@pytest.mark.parametrize("hearth", HEARTHS)
@pytest.mark.parametrize("fireplace", FIREPLACES)
@pytest.mark.rule("F51", "F50", "F58", "R43")
def test_a_hearth_for_a_returned_fireplace(game: str, hearth: str, fireplace: str) -> None:
    ids = CARDS[game]
    other = HEARTHS[1 - HEARTHS.index(hearth)]
    t = alone(game, {"cards": [fireplace], "goods": {"clay": 1}})
    play(t, "place major-improvement")
    assert choices(t, "build") == {ids[hearth], ids[other]}
    play(t, f"build {ids[hearth]}")
    assert seat(t)["cards"] == [ids[hearth]]
    assert goods(t) == {"clay": 1}
    assert on_offer(t) == set(ids.values()) - {ids[hearth]}
    assert t.scores()[0].lines["cards"] == 1


@both
@pytest.mark.parametrize(("hearth", "clay"), [("hearth-4", 4), ("hearth-5", 5)])
@pytest.mark.rule("F50", "F51", "R43")
def test_paying_or_returning_is_a_choice_when_both_are_possible(
    game: str, hearth: str, clay: int
) -> None:
    ids = CARDS[game]
    row = {"cards": ["fireplace-3"], "goods": {"clay": clay + 1}}
    t = alone(game, row)
    play(t, "place major-improvement", f"build {ids[hearth]}")
    assert offered(t) == {"pay clay", f"return {ids['fireplace-3']}"}
    play(t, "pay clay")
    assert goods(t) == {"clay": 1}
    assert seat(t)["cards"] == [ids["fireplace-3"], ids[hearth]]
    t = alone(game, row)
    play(t, "place major-improvement", f"build {ids[hearth]}", f"return {ids['fireplace-3']}")
    assert goods(t) == {"clay": clay + 1}
    assert seat(t)["cards"] == [ids[hearth]]
    assert ids["fireplace-3"] in on_offer(t)


@both
@pytest.mark.parametrize("gone", FIREPLACES)
@pytest.mark.rule("F51", "F58", "R43")
def test_with_both_fireplaces_the_owner_chooses_which_returns(game: str, gone: str) -> None:
    ids = CARDS[game]
    kept = FIREPLACES[1 - FIREPLACES.index(gone)]
    t = alone(game, {"cards": FIREPLACES, "goods": {"clay": 3}})
    play(t, "place major-improvement", f"build {ids['hearth-5']}")
    assert offered(t) == {f"return {ids[name]}" for name in FIREPLACES}
    play(t, f"return {ids[gone]}")
    assert seat(t)["cards"] == [ids[kept], ids["hearth-5"]]
    assert ids[gone] in on_offer(t) and ids[kept] not in on_offer(t)
    assert goods(t) == {"clay": 3}


@both
@pytest.mark.rule("F51", "F58", "R43")
def test_a_returned_fireplace_is_bought_again_by_the_same_seat(game: str) -> None:
    ids = CARDS[game]
    supply = {"clay": 4, "reed": 1}
    t = alone(game, {"people": 3, "cards": ["fireplace-2"], "goods": supply})
    play(t, "place major-improvement", f"build {ids['hearth-5']}")
    assert seat(t)["cards"] == [ids["hearth-5"]]
    assert ids["fireplace-2"] in on_offer(t)
    play(t, "place house-redevelopment", f"build {ids['fireplace-2']}")
    assert seat(t)["cards"] == [ids["hearth-5"], ids["fireplace-2"]]
    assert goods(t) == {}


@both
@pytest.mark.rule("F51", "F58", "R43")
def test_a_returned_fireplace_is_bought_by_another_seat(game: str) -> None:
    ids = CARDS[game]
    first = {"cards": ["fireplace-3"]}
    second = {"goods": {"clay": 5, "reed": 1}}
    t = table(game, first, second, round=14)
    play(t, "place major-improvement", f"build {ids['hearth-4']}")
    assert t.decision is not None and t.decision.seat == 1
    play(t, "place house-redevelopment", f"build {ids['fireplace-3']}")
    assert seat(t, 1)["cards"] == [ids["fireplace-3"]]
    assert seat(t, 0)["cards"] == [ids["hearth-4"]]


@both
@pytest.mark.rule("F51", "R43")
def test_only_own_fireplaces_are_returned_and_only_for_hearths(game: str) -> None:
    ids = CARDS[game]
    theirs = {"placed": 2, "cards": ["fireplace-2"]}
    t = table(game, {"goods": {"clay": 3}}, theirs, round=14)
    play(t, "place major-improvement")
    assert seat(t)["cards"] == [ids["fireplace-3"]]
    for cards in (["hearth-4"], ["clay-oven", "stone-oven", "joinery"]):
        t = alone(game, {"cards": cards})
        assert reason(t, "place major-improvement") == "reason-no-improvement"
    t = alone(game, {"cards": ["fireplace-2"]})
    play(t, "place major-improvement")
    assert choices(t, "build") == {ids["hearth-4"], ids["hearth-5"]}
    assert reason(t, f"build {ids['fireplace-3']}") == "reason-cannot-pay"


@both
@pytest.mark.rule("F51", "R43")
def test_a_fireplace_returns_after_a_renovation_too(game: str) -> None:
    ids = CARDS[game]
    t = alone(game, {"cards": ["fireplace-2"], "goods": {"clay": 2, "reed": 1}})
    play(t, "place house-redevelopment", f"build {ids['hearth-4']}")
    assert seat(t)["cards"] == [ids["hearth-4"]]
    assert seat(t)["house"] == "clay"
    assert goods(t) == {}


@both
@pytest.mark.rule("F49", "R65")
def test_what_the_renovation_takes_is_gone_for_the_improvement(game: str) -> None:
    t = alone(game, {"goods": {"clay": 3, "reed": 1}})
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "clay"
    assert goods(t) == {"clay": 1}
    assert "place farmland" in offered(t)


@both
@pytest.mark.rule("F53", "R42", "R45")
@pytest.mark.parametrize("craft", list(CRAFTS))
def test_a_craft_turns_one_material_into_food_in_a_harvest(game: str, craft: str) -> None:
    material, food = CRAFTS[craft]
    row = {"cards": [craft], "goods": {material: 5, "food": 4}}
    t = table(game, row, {"goods": {"food": 9}}, round=4, phase="feeding")
    assert offered(t) == {f"craft {CARDS[game][craft]}", "feed"}
    play(t, f"craft {CARDS[game][craft]}")
    assert t.position()["round"] == 5
    assert goods(t) == {material: 4, "food": food}


@both
@pytest.mark.rule("F53", "R42", "R45")
@pytest.mark.parametrize("craft", list(CRAFTS))
def test_a_craft_works_once_per_harvest_and_only_if_wanted(game: str, craft: str) -> None:
    material, food = CRAFTS[craft]
    row = {"cards": [craft], "goods": {material: 9}}
    t = table(game, row, {"goods": {"food": 9}}, round=4, phase="feeding")
    play(t, f"craft {CARDS[game][craft]}")
    assert seat(t)["begging"] == 4 - food
    assert goods(t) == {material: 8}
    row = {"cards": [craft], "goods": {material: 9, "food": 4}}
    t = table(game, row, {"goods": {"food": 9}}, round=4, phase="feeding")
    play(t, "feed")
    assert goods(t) == {material: 9}


@both
@pytest.mark.rule("F53", "R42", "R45")
def test_all_crafts_work_in_the_same_harvest(game: str) -> None:
    ids = CARDS[game]
    supply = {"wood": 2, "clay": 2, "reed": 2}
    t = table(
        game,
        {"cards": list(CRAFTS), "goods": supply},
        {"goods": {"food": 9}},
        round=4,
        phase="feeding",
    )
    for craft in ("joinery", "pottery", "basketmaker"):
        play_if_asked(t, f"craft {ids[craft]}")
    play_if_asked(t, "feed")
    assert goods(t) == {"wood": 1, "clay": 1, "reed": 1, "food": 2 + 2 + 3 - 4}


@both
@pytest.mark.rule("F53", "R42", "R45")
def test_a_craft_works_again_in_the_next_harvest(game: str) -> None:
    row = {"cards": ["joinery"], "goods": {"wood": 5, "food": 30}}
    t = table(game, row, {"goods": {"food": 30}}, round=13, phase="feeding")
    play(t, f"craft {CARDS[game]['joinery']}")
    play_if_asked(t, "feed")
    assert goods(t) == {"wood": 4, "food": 28}
    t = table(game, {**row, "goods": {"wood": 4, "food": 28}}, {}, round=14, phase="feeding")
    assert f"craft {CARDS[game]['joinery']}" in offered(t)


@both
@pytest.mark.rule("R42", "F53")
def test_a_craft_needs_its_material_in_the_stock(game: str) -> None:
    row = {"cards": list(CRAFTS), "goods": {"stone": 5, "food": 3}}
    t = table(game, row, {"goods": {"food": 9}}, round=4, phase="feeding")
    assert seat(t)["begging"] == 1
    assert goods(t) == {"stone": 5}


@both
@pytest.mark.rule("R42", "F53")
def test_a_craft_does_not_work_outside_harvests(game: str) -> None:
    row = {"cards": list(CRAFTS), "goods": {"wood": 5, "clay": 5, "reed": 5}}
    t = at_market(game, row)
    play(t, "place animal-market")
    assert reason(t, "take cattle") == "reason-cannot-pay"
    assert choices(t, "craft") == set()


@both
@pytest.mark.rule("F56", "R46")
@pytest.mark.parametrize("number", range(4, 15))
def test_the_well_puts_food_on_the_next_five_round_spaces(game: str, number: int) -> None:
    row = {"goods": {"wood": 1, "stone": 3}}
    t = table(game, row, {"placed": 2}, round=number)
    play(t, "place major-improvement")
    assert seat(t)["cards"] == [CARDS[game]["well"]]
    scheduled = t.position()["scheduled"]
    assert [entry["round"] for entry in scheduled] == list(
        range(number + 1, min(number + 5, 14) + 1)
    )
    assert all(entry["seat"] == 0 and entry["goods"] == {"food": 1} for entry in scheduled)
    assert goods(t) == {}


@both
@pytest.mark.rule("F56", "R46")
def test_the_food_of_the_well_arrives_round_by_round(game: str) -> None:
    row = {"goods": {"wood": 1, "stone": 3, "food": 50}}
    t = table(game, row, round=1, round_cards=["major-improvement"])
    play(t, "place major-improvement", "place grain-seeds")
    meals = {5: 6, 8: 6}
    food = 50
    for number in range(2, 10):
        food += (number <= 6) - meals.get(number, 0)
        assert t.position()["round"] == number
        assert goods(t)["food"] == food
        assert len(t.position()["scheduled"]) == max(0, 6 - number)
        play(t, "place clay-pit", "place grain-seeds")


@both
@pytest.mark.rule("F56", "R46")
def test_the_food_of_the_well_is_its_builders_only(game: str) -> None:
    row = {"placed": 1, "goods": {"wood": 1, "stone": 3}}
    t = table(game, row, {"placed": 2}, round=5)
    play(t, "place major-improvement")
    assert t.position()["round"] == 6
    assert (goods(t, 0), goods(t, 1)) == ({"food": 1}, {})


@both
@pytest.mark.rule("F49", "R43", "R44", "R45", "R46")
def test_the_catalogue_lists_the_ten_majors(game: str) -> None:
    assert {card.id for card in bocage.cards(game) if card.kind == "major"} == set(
        CARDS[game].values()
    )
