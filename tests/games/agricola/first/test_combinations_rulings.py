"""Cards together that a ruling names: who comes first, what counts, what does not go together."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.scenario import choices, goods, lying, offered, play, play_if_asked, seat
from tests.games.common import deciding

from .deck_e import any_time
from .deck_i import ZED, work
from .later import ROOMS, TO_CLAY, later
from .tables import QUIET, alone, at_once, coming, dawn, on_card, pile, second, table, turn, window

IDLE = {"placed": 2}

# Wood of others


@pytest.mark.card("I80", "I253")
@pytest.mark.parametrize(("wood", "possible"), [(2, False), (3, True)])
def test_the_spinney_takes_its_wood_before_the_pig_catcher(wood: int, possible: bool) -> None:
    rows: list[dict[str, Any]] = [{"cards": ["I253"]}, {"cards": ["I80"]}, {}, {}]
    t = table(*rows, round=6, spaces=pile("forest", "wood", wood))
    play(t, "place forest")
    assert (offered(t) == window("I253")) is possible
    play_if_asked(t, "use I253")
    assert goods(t, 1) == {"wood": 1}
    assert lying(t, "forest") == ({"wood": 2} if possible else {})


# Renovation without a space


@pytest.mark.card("E50", "K303", "E199")
@pytest.mark.parametrize(
    ("card", "house", "then"), [("E50", "wood", "clay"), ("K303", "clay", "stone")]
)
def test_the_renovator_makes_a_renovation_at_any_time_cheaper(
    card: str, house: str, then: str
) -> None:
    t = alone({"cards": [card, "E199"], "house": house, "goods": {"reed": 1}}, 4)
    any_time(t, f"use {card}", "renovate")
    assert (seat(t)["house"], goods(t)) == (then, {})


@pytest.mark.card("E50", "K303")
def test_trowel_and_stone_breaker_follow_each_other() -> None:
    supply = {"clay": 2, "stone": 2, "reed": 2}
    t = alone({"cards": ["E50", "K303"], "goods": supply}, 4)
    any_time(t, "use E50", "renovate")
    assert seat(t)["house"] == "clay"
    any_time(t, "use K303", "renovate")
    assert (seat(t)["house"], goods(t)) == ("stone", {})


@pytest.mark.card("E50", "E190", "I242")
@pytest.mark.parametrize("card", ["E190", "I242"])
def test_a_house_of_the_trowel_is_a_clay_hut_to_other_cards(card: str) -> None:
    t = alone({"cards": ["E50", card], "goods": TO_CLAY}, round=12)
    any_time(t, "use E50", "renovate")
    good = {"E190": {"food": 1}, "I242": {"clay": 2}}[card]
    assert coming(t) == [(13, good, card), (14, good, card)]


# Sowing beside the house


@pytest.mark.card("I90", "Z324", "K118", "I219")
@pytest.mark.parametrize(("card", "height"), [("I90", 5), ("K118", 4), ("I219", 4)])
def test_both_stacks_of_a_tile_get_what_is_added(card: str, height: int) -> None:
    row: dict[str, Any] = {"fields": {"r2c2": {}}, "goods": {"grain": 2, "wood": 1}}
    t = alone({**row, "cards": ["Z324", card]}, options=ZED)
    play(t, "place grain-utilization", "use Z324")
    play_if_asked(t, "sow grain r2c2", "done")
    assert seat(t)["fields"]["r2c2"] == {"grain": height}
    assert second(t) == {"r2c2": height}


@pytest.mark.card("I90", "I219", "K118")
def test_what_is_added_to_a_stack_adds_up() -> None:
    row: dict[str, Any] = {"fields": {"r2c2": {}}, "goods": {"vegetable": 1}}
    t = alone({**row, "cards": ["I90", "I219", "K118"]})
    play(t, "place grain-utilization")
    play_if_asked(t, "sow vegetable r2c2")
    assert seat(t)["fields"]["r2c2"] == {"vegetable": 2 + 1 + 2 + 1}


@pytest.mark.card("I90", "K105", "K278", "I78", "E18")
@pytest.mark.parametrize(
    ("card", "good", "height"),
    [("K105", "grain", 3), ("K278", "wood", 3), ("I78", "wood", 3), ("E18", "vegetable", 2)],
)
def test_cards_are_never_beside_the_house(card: str, good: str, height: int) -> None:
    t = alone({"cards": ["I90", card], "goods": {good: 1}})
    play(t, "place grain-utilization")
    play_if_asked(t, f"sow {good} on {card}", "done")
    assert on_card(t, card) == {good: height}


# Fences


@pytest.mark.card("K121", "K301")
def test_sawhorse_and_wood_carver_save_a_wood_each() -> None:
    t = alone({"cards": ["K121", "K301"], "goods": {"wood": 2}})
    play(t, "place fencing", "fence r1c5")
    play_if_asked(t, "use K301", "done")
    assert (seat(t)["pastures"], goods(t)) == ([["r1c5"]], {})


@pytest.mark.card("K121", "E40")
def test_fences_of_the_mini_pasture_count_for_the_sawhorse() -> None:
    t = at_once("E40", {"cards": ["K121"], "goods": {"food": 2, "wood": 2}})
    play(t, "fence r1c5")
    play_if_asked(t, "done", "start")
    play(t, "place fencing", "fence r1c4")
    assert (len(seat(t)["pastures"]), goods(t)) == (2, {}), "the sixth fence is free"


@pytest.mark.card("K121", "Z320")
def test_the_maypole_is_no_fence_built_to_the_sawhorse() -> None:
    row = {"cards": ["K121"], "hand": ["Z320"], "goods": {"wood": 4}, "people": 3}
    t = alone(row, round=4, options=ZED)
    play(t, "place meeting-place", "play Z320", "fence r1c1")
    play_if_asked(t, "start")
    play(t, "place fencing", "fence r1c5")
    assert (seat(t)["pastures"], goods(t)) == ([["r1c5"]], {}), "the third of four is free"


@pytest.mark.card("K121", "I263")
def test_the_fence_of_the_fence_builder_is_no_fence_built_to_the_sawhorse() -> None:
    row = {"cards": ["K121"], "hand": ["I263"], "goods": {"wood": 3}, "people": 3}
    t = alone(row)
    play(t, "place lessons", "place day-laborer", "place fencing", "fence r1c5")
    assert (seat(t)["pastures"], goods(t)) == ([["r1c5"]], {}), "the third of four is free"


# Ploughing without a space for it


@pytest.mark.card("E195", "I225", "E61", "I68")
@pytest.mark.parametrize("card", ["E195", "E61", "I68", "K119"])
def test_the_field_watchman_ploughs_one_field_and_no_more(card: str) -> None:
    t = alone({"cards": ["I225", card], "goods": {"food": 3}})
    play(t, "place grain-seeds", "use I225", "plow r1c5")
    assert f"use {card}" not in offered(t)
    assert list(seat(t)["fields"]) == ["r1c5"]


@pytest.mark.card("E194", "E195", "E61", "I68")
@pytest.mark.parametrize("card", ["E195", "E61", "I68", "K119"])
def test_the_plough_driver_ploughs_one_field_and_no_more(card: str) -> None:
    t = dawn({"cards": ["E194", card], "house": "stone", "goods": {"food": 3}})
    play(t, "use E194", "plow r1c5")
    assert f"use {card}" not in offered(t)
    assert (list(seat(t)["fields"]), goods(t)) == (["r1c5"], {"food": 2})


@pytest.mark.card("K293", "E195", "E61", "I68")
@pytest.mark.parametrize("card", ["E195", "E61", "I68", "K119"])
def test_the_ploughman_ploughs_one_field_and_no_more(card: str) -> None:
    t = turn({"cards": [card], "hand": ["K293"], "goods": {"food": 4}}, round=4)
    play(t, "place lessons")
    t = later(t, 8)
    play(t, "use K293", "plow r1c5")
    assert f"use {card}" not in offered(t)
    assert list(seat(t)["fields"]) == ["r1c5"]


# People


@pytest.mark.card("E163", "K269")
@pytest.mark.parametrize("cards", [["K269"], ["K269", "E163"]])
def test_the_field_warden_opens_an_occupied_field_to_the_acrobat(cards: list[str]) -> None:
    spaces: dict[str, Any] = {"farmland": {"people": [1]}, "grain-seeds": {"people": [2]}}
    spaces |= pile("traveling-players", "food", 2)
    t = table({"cards": cards, "placed": 1}, *[IDLE] * 3, round=10, spaces=spaces)
    play(t, "place traveling-players")
    assert ("use K269" in offered(t)) is ("E163" in cards)
    if "E163" in cards:
        play(t, "use K269")
        play_if_asked(t, "place farmland")
        play(t, "plow r1c5")
        assert list(seat(t)["fields"]) == ["r1c5"]


@pytest.mark.card("I233", "Z336")
def test_the_farm_steward_gives_a_bed_to_one_twin_the_other_needs_none() -> None:
    row = {"cards": ["I233", "Z336"], "house": "clay", "goods": {"food": 3}}
    t = alone(row, options=ZED)
    play(t, "place basic-wish", "use Z336")
    assert (seat(t)["people"], len(seat(t)["rooms"])) == (4, 2)


@pytest.mark.card("I233", "K267")
def test_adoptive_parents_take_in_the_child_of_the_farm_steward() -> None:
    row = {"cards": ["I233", "K267"], "house": "clay", "goods": {"food": 1}}
    t = alone(row)
    play(t, "place basic-wish", "use K267")
    assert (seat(t)["people"], seat(t)["newborn"]) == (3, 0)


LODGER = {"memory": {"K138": 1}}


@pytest.mark.card("K138", "K270")
def test_the_wet_nurse_may_have_the_lodger_as_the_fifth_of_the_family() -> None:
    row = {"cards": ["K138", "K270"], **LODGER, "people": 4, "rooms": ROOMS[:4]}
    t = alone({**row, "goods": {"wood": 5, "reed": 2, "food": 1}})
    play(t, "place farm-expansion", "room r2c2", "use K270")
    assert (seat(t)["people"], seat(t)["newborn"]) == (5, 1)
    assert seat(t).get("memory", {}).get("K138", 0) == 0


@pytest.mark.card("K138", "Z336")
def test_the_lodger_may_be_the_second_twin() -> None:
    row = {"cards": ["K138", "Z336"], **LODGER, "people": 3, "rooms": ROOMS[:4]}
    t = alone({**row, "goods": {"food": 3}}, options=ZED)
    play(t, "place basic-wish", "use Z336")
    assert (seat(t)["people"], seat(t)["newborn"]) == (5, 2)


# Occupations in answer


@pytest.mark.card("I249", "K271")
def test_the_educator_answers_the_occupation_of_a_puppeteer() -> None:
    rows: list[dict[str, Any]] = [
        {},
        {**IDLE, "cards": ["I249"], "hand": QUIET[:2], "goods": {"food": 9}},
        {**IDLE, "cards": ["K271"], "hand": QUIET[2:], "goods": {"food": 3}},
        IDLE,
    ]
    t = table(*rows, round=6, spaces=pile("traveling-players", "food", 2))
    play(t, "place traveling-players", "use I249", f"play {QUIET[0]}")
    assert (deciding(t), offered(t)) == (2, window("K271"))
    play(t, "use K271", f"play {QUIET[2]}")
    assert (seat(t, 2)["cards"], goods(t, 2)) == (["K271", QUIET[2]], {})
    assert deciding(t) == 0, "a reaction is not answered by whoever set it off"


@pytest.mark.card("I249", "K271", "K275")
@pytest.mark.parametrize(("card", "price"), [("I249", 1), ("K271", 3)])
def test_an_occupation_in_answer_may_be_drawn(card: str, price: int) -> None:
    mine = {**IDLE, "cards": [card, "K275"], "hand": QUIET[:2], "goods": {"food": 1}}
    other = {"hand": ["E184"]}
    t = table(
        mine, other, *[IDLE] * 2, turn=1, round=6, spaces=pile("traveling-players", "food", 2)
    )
    play(t, "place traveling-players" if card == "I249" else "place lessons", f"use {card}")
    play_if_asked(t, "use K275")
    assert len(seat(t)["cards"]) == 3
    assert goods(t).get("food", 0) == 1 + 3 - price


# Bread


@pytest.mark.card("E149", "E41")
def test_the_millstone_helps_where_the_master_baker_bakes_along() -> None:
    rows: list[dict[str, Any]] = [
        {**IDLE, "cards": ["E149", "E41", "A1"], "goods": {"grain": 1}},
        {"cards": ["A2"], "goods": {"grain": 1}},
        IDLE,
        IDLE,
    ]
    t = table(*rows, turn=1, round=6)
    play(t, "place grain-utilization")
    play_if_asked(t, "bake grain")
    play(t, "use E149")
    play_if_asked(t, "bake grain")
    assert goods(t) == {"food": 2 + 2}


# Round cards


@pytest.mark.card("I238", "Z327")
def test_the_herald_changes_nothing_that_the_chamberlain_has_laid_out() -> None:
    rows: list[dict[str, Any]] = [{"cards": ["Z327"]}, {"hand": ["I238"]}, IDLE]
    t = table(*rows, round=11, options=ZED, turn=1)
    work(t, "lessons")
    play_if_asked(t, *(a for a in sorted(offered(t)) if a.startswith("reveal")))
    assert len(t.position()["round_cards"]) == 14
    assert deciding(t) == 0
    assert "anytime" not in offered(t) and choices(t, "reveal") == set()


# Stables


@pytest.mark.card("K121", "E207")
def test_a_stable_of_the_stablehand_is_the_free_one_of_the_sawhorse() -> None:
    t = alone({"cards": ["E207", "K121"], "goods": {"wood": 3}})
    play(t, "place fencing", "fence r1c5", "use E207")
    play_if_asked(t, "stable r1c4")
    assert (seat(t)["stables"], goods(t)) == (["r1c4"], {})
    assert "place farm-expansion" not in offered(t)


@pytest.mark.card("K121", "I254")
def test_the_groom_builds_the_free_stable_of_the_sawhorse_without_wood() -> None:
    t = dawn({"cards": ["I254", "K121"], "house": "stone"}, 4)
    play(t, "use I254", "stable r1c5")
    assert seat(t)["stables"] == ["r1c5"]
    assert "use I254" not in offered(later(t, 9))
