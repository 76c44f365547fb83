"""Teams: rooms, stables, fields and fences on the partner's farm."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.rules.partners import (
    built,
    carded,
    enough,
    fences_left,
    stables_left,
    team,
)
from tests.games.agricola.scenario import (
    REVISED,
    alone,
    choices,
    goods,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
    table,
)

BARE = {"rooms": ["r2c1", "r3c1"], "fields": {}, "stables": [], "pastures": []}
SQUARE = ["r1c4", "r1c5", "r2c4", "r2c5"]
WIDE = [f"r{row}c{column}" for row in (1, 2, 3) for column in (3, 4, 5)]


# Rooms and stables


@pytest.mark.rule("R95")
@pytest.mark.parametrize(
    ("own", "house", "material"),
    [("wood", "wood", "wood"), ("wood", "clay", "clay"), ("stone", "wood", "wood")],
)
def test_a_room_for_the_partner_costs_six_of_its_house_and_three_reed(
    own: str, house: str, material: str
) -> None:
    cost = {material: 6, "reed": 3}
    t = team({"house": own, "goods": cost}, {"house": house})
    play(t, "place farm-expansion")
    play_if_asked(t, "partner")
    assert choices(t, "room") == {"r1c1", "r2c2", "r3c2"}
    play(t, "room r1c1")
    enough(t)
    assert built(t, 0) == BARE
    assert built(t, 2)["rooms"] == ["r1c1", "r2c1", "r3c1"]
    assert goods(t) == {}


@pytest.mark.rule("R95")
@pytest.mark.parametrize("less", [{"clay": 5, "reed": 3}, {"clay": 6, "reed": 2}])
def test_less_does_not_build_a_room_for_the_partner(less: dict[str, int]) -> None:
    t = team({"goods": less}, {"house": "clay"})
    assert "place farm-expansion" not in offered(t)


@pytest.mark.rule("R95")
def test_one_action_builds_for_oneself_and_for_the_partner() -> None:
    t = team({"goods": {"wood": 5 + 2 + 6 + 3, "reed": 2 + 3}})
    play(t, "place farm-expansion", "room r1c1", "stable r1c5", "partner")
    play(t, "room r2c2", "stable r3c5")
    enough(t)
    assert (built(t, 0)["rooms"], built(t, 0)["stables"]) == (["r1c1", "r2c1", "r3c1"], ["r1c5"])
    assert (built(t, 2)["rooms"], built(t, 2)["stables"]) == (["r2c1", "r2c2", "r3c1"], ["r3c5"])
    assert goods(t) == {}


@pytest.mark.rule("R95")
def test_a_stable_for_the_partner_costs_three_wood_and_is_the_partners() -> None:
    t = team({"goods": {"wood": 9}})
    play(t, "place farm-expansion", "partner", "stable r1c5", "stable r1c4", "stable r1c3")
    enough(t)
    assert built(t, 2)["stables"] == ["r1c3", "r1c4", "r1c5"]
    assert (goods(t), stables_left(t)) == ({}, [4, 4, 1, 4])
    poor = team({"goods": {"wood": 2}})
    play(poor, "place farm-expansion")
    assert "partner" not in offered(poor)


@pytest.mark.rule("R95")
def test_a_partner_with_four_stables_gets_no_fifth() -> None:
    full = {"stables": ["r1c2", "r1c3", "r1c4", "r1c5"]}
    t = team({"goods": {"wood": 9}}, full)
    play(t, "place farm-expansion")
    assert "partner" not in offered(t)
    t = team({**full, "goods": {"wood": 3}})
    play(t, "place farm-expansion")
    play_if_asked(t, "partner")
    play(t, "stable r1c5")
    enough(t)
    assert built(t, 2)["stables"] == ["r1c5"]


@pytest.mark.rule("R95")
def test_what_stands_on_the_partners_farm_decides_where_is_built() -> None:
    mate = {"rooms": ["r2c1", "r3c1", "r1c1"], "fields": {"r1c2": {}}, "stables": ["r3c5"]}
    t = team({"goods": {"wood": 9, "reed": 3}}, mate)
    play(t, "place farm-expansion", "partner")
    assert choices(t, "room") == {"r2c2", "r3c2"}
    assert not choices(t, "stable") & {"r1c2", "r3c5", "r1c1"}
    assert reason(t, "room r1c2") is not None


@pytest.mark.rule("R95")
def test_nobody_is_built_for_but_oneself_and_the_partner() -> None:
    t = team({"goods": {"wood": 15, "reed": 9}})
    play(t, "place farm-expansion", "partner", "room r1c1")
    enough(t)
    assert built(t, 1) == built(t, 3) == BARE


@pytest.mark.rule("R95", "F19")
def test_the_partners_new_room_is_for_the_partners_children() -> None:
    t = team({"people": 3, "goods": {"wood": 6, "reed": 3}})
    play(t, "place farm-expansion", "partner", "room r1c1")
    enough(t)
    assert reason(t, "place basic-wish") == "reason-no-room"


# Fields


@pytest.mark.rule("R95")
@pytest.mark.parametrize("space", ["farmland", "cultivation"])
def test_a_field_is_plowed_on_the_partners_farm_instead(space: str) -> None:
    t = team({})
    play(t, f"place {space}", "partner")
    assert "done" not in offered(t)
    play(t, "plow r1c5")
    enough(t)
    assert (built(t, 0)["fields"], built(t, 2)["fields"]) == ({}, {"r1c5": {}})
    assert "place day-laborer" in offered(t)


@pytest.mark.rule("R95")
def test_one_plowing_serves_one_farm() -> None:
    t = team({})
    play(t, "place farmland", "plow r1c5")
    assert "partner" not in offered(t)
    assert (built(t, 0)["fields"], built(t, 2)["fields"]) == ({"r1c5": {}}, {})


@pytest.mark.rule("R95")
def test_the_partners_fields_decide_where_the_next_one_lies() -> None:
    t = team({"fields": {"r1c2": {}}}, {"fields": {"r3c4": {}}})
    play(t, "place farmland", "partner")
    assert choices(t, "plow") == {"r2c4", "r3c3", "r3c5"}


@pytest.mark.rule("R95")
def test_a_farm_without_space_still_plows_for_the_partner() -> None:
    cells = {f"r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4, 5)}
    full: dict[str, Any] = {"fields": {cell: {} for cell in sorted(cells - {"r2c1", "r3c1"})}}
    t = team(full)
    play(t, "place farmland")
    play_if_asked(t, "partner")
    play(t, "plow r1c5")
    assert built(t, 2)["fields"] == {"r1c5": {}}
    t = team(full, full)
    assert reason(t, "place farmland") == "reason-no-field-cell"


@pytest.mark.rule("R95")
def test_nobody_sows_on_the_partners_field() -> None:
    t = team({"goods": {"grain": 1}})
    play(t, "place cultivation", "partner", "plow r1c5")
    assert not choices(t, "sow")
    enough(t)
    assert goods(t) == {"grain": 1}


# Fences


@pytest.mark.rule("R95")
def test_fences_on_the_partners_farm_are_ones_own_pieces() -> None:
    t = team({"goods": {"wood": 4}})
    play(t, "place fencing", "partner", "fence r1c5")
    enough(t)
    assert (built(t, 0)["pastures"], built(t, 2)["pastures"]) == ([], [["r1c5"]])
    assert (goods(t), fences_left(t)) == ({}, [11, 15, 15, 15])


@pytest.mark.rule("R95")
@pytest.mark.parametrize(
    ("pasture", "fences", "more"),
    [("r1c5", 4, 2), ("r1c4+r1c5", 6, 2), ("r1c3+r1c4+r1c5", 8, 3), ("+".join(SQUARE), 8, 3)],
)
def test_the_partners_pieces_cost_a_wood_more_for_every_three_begun(
    pasture: str, fences: int, more: int
) -> None:
    t = team({"goods": {"wood": fences + more}})
    play(t, "place fencing", "partner pieces", f"fence {pasture}")
    enough(t)
    assert built(t, 2)["pastures"] == [pasture.split("+")]
    assert (goods(t), fences_left(t)) == ({}, [15, 15, 15 - fences, 15])
    poor = team({"goods": {"wood": fences + more - 1}})
    play(poor, "place fencing")
    if fences > 4:
        play(poor, "partner pieces")
        assert pasture not in choices(poor, "fence")
    else:
        assert "partner" in offered(poor)
        assert "partner pieces" not in offered(poor)


@pytest.mark.rule("R95")
def test_three_fences_are_counted_over_the_whole_action() -> None:
    t = team({"goods": {"wood": 4 + 2 + 3 + 1}})
    play(t, "place fencing", "partner pieces", "fence r1c5")
    assert goods(t) == {"wood": 4}
    play(t, "fence r1c4")
    enough(t)
    assert (goods(t), fences_left(t)) == ({}, [15, 15, 8, 15])


@pytest.mark.rule("R95")
def test_one_action_fences_both_farms() -> None:
    t = team({"goods": {"wood": 8}})
    play(t, "place fencing", "fence r1c5", "partner", "fence r3c5")
    enough(t)
    assert (built(t, 0)["pastures"], built(t, 2)["pastures"]) == ([["r1c5"]], [["r3c5"]])
    assert (goods(t), fences_left(t)) == ({}, [7, 15, 15, 15])


@pytest.mark.rule("R95")
def test_who_has_no_fences_left_uses_the_partners() -> None:
    own = {"pastures": [WIDE, ["r1c2"]], "goods": {"wood": 6}}
    t = team(own)
    assert fences_left(t)[0] == 0
    play(t, "place fencing")
    play_if_asked(t, "partner pieces")
    play(t, "fence r1c5")
    enough(t)
    assert (built(t, 2)["pastures"], fences_left(t)) == ([["r1c5"]], [0, 15, 11, 15])
    poor = team({**own, "goods": {"wood": 5}})
    assert "place fencing" not in offered(poor)


@pytest.mark.rule("R95")
def test_pieces_on_the_partners_farm_are_gone_for_ones_own() -> None:
    t = team({"goods": {"wood": 30}})
    play(t, "place fencing", "partner", f"fence {'+'.join(WIDE)}")
    enough(t)
    assert fences_left(t) == [3, 15, 15, 15]
    again = bocage.load(t.position())
    assert fences_left(again) == [3, 15, 15, 15]
    assert again.position() == t.position()


@pytest.mark.rule("R95")
def test_the_partners_own_fences_are_not_bound_by_foreign_pieces() -> None:
    t = team({"goods": {"wood": 12}})
    play(t, "place fencing", "partner", f"fence {'+'.join(WIDE)}")
    enough(t)
    later = turn_of_the_partner(t, 6)
    play(later, "place fencing", "fence r1c5+r2c5+r3c5", "fence r1c2")
    assert fences_left(later) == [3, 15, 15 - 6, 15]


RING = [cell for cell in WIDE if cell != "r2c4"]


def turn_of_the_partner(t: bocage.Table, wood: int) -> bocage.Table:
    """Round 14 of the same farms, in which the partner is the only one to place somebody."""
    position = t.position()
    for number, row in enumerate(position["seats"]):
        row["placed"] = 0 if number == 2 else 2
    position["seats"][2]["goods"] = {"wood": wood}
    fresh = {key: position[key] for key in ("game", "options", "seats")}
    return bocage.load({**fresh, "round": 14, "turn": 2})


@pytest.mark.rule("R95")
def test_a_pasture_of_both_seats_fences_may_be_divided_so_that_the_rest_takes_sixteen() -> None:
    t = team({"goods": {"wood": 12}})
    play(t, "place fencing", "partner", f"fence {'+'.join(WIDE)}")
    enough(t)
    later = turn_of_the_partner(t, 4)
    play(later, "place fencing", "fence r2c4")
    assert sorted(built(later, 2)["pastures"]) == sorted([RING, ["r2c4"]])
    assert (goods(later, 2), fences_left(later)) == ({}, [3, 15, 11, 15])
    assert bocage.load(later.position()).position() == later.position()


@pytest.mark.rule("R95")
def test_with_the_partners_fences_a_pasture_may_take_more_than_one_player_has() -> None:
    ring = f"fence {'+'.join(RING)}"
    t = team({"goods": {"wood": 4}})
    play(t, "place fencing", "partner", "fence r2c4")
    enough(t)
    later = turn_of_the_partner(t, 12)
    play(later, "place fencing", ring)
    assert sorted(built(later, 2)["pastures"]) == sorted([RING, ["r2c4"]])
    assert fences_left(later) == [11, 15, 3, 15]
    single = alone(REVISED, {"pastures": [["r2c4"]], "goods": {"wood": 20}})
    play(single, "place fencing")
    assert ring not in offered(single)
    assert reason(single, ring) == "reason-too-many-fences"


@pytest.mark.rule("R95")
def test_a_space_that_others_fences_close_all_round_is_a_pasture_at_once() -> None:
    north, south = ["r1c3", "r1c4", "r1c5"], ["r3c3", "r3c4", "r3c5"]
    t = team({"goods": {"wood": 14}})
    play(t, "place fencing", "partner", f"fence {'+'.join(north)}", "fence r2c3", "fence r2c5")
    enough(t)
    later = turn_of_the_partner(t, 6)
    play(later, "place fencing", f"fence {'+'.join(south)}")
    assert built(later, 2)["pastures"] == [north, ["r2c3"], ["r2c4"], ["r2c5"], south]
    assert (goods(later, 2), fences_left(later)) == ({}, [1, 15, 9, 15])
    assert bocage.load(later.position()).position() == later.position()


@pytest.mark.rule("R95")
def test_a_farm_holds_the_fences_of_both() -> None:
    full = {"pastures": [WIDE, ["r1c2"]]}
    t = team({"goods": {"wood": 12}}, full)
    assert fences_left(t) == [15, 15, 0, 15]
    play(t, "place fencing", "partner", "fence r1c5", "fence r3c5", "fence r1c1", "fence r2c2")
    enough(t)
    assert len(built(t, 2)["pastures"]) == 6
    assert fences_left(t) == [15 - 2 - 2 - 3 - 2, 15, 0, 15]
    assert bocage.load(t.position()).position() == t.position()


@pytest.mark.rule("R95", "R26")
def test_the_partners_pastures_decide_where_the_next_one_lies() -> None:
    t = team({"goods": {"wood": 4}, "pastures": [["r1c1"]]}, {"pastures": [["r1c5"]]})
    play(t, "place fencing", "partner")
    assert choices(t, "fence") == {"r1c4", "r2c5"}


@pytest.mark.rule("R95", "R33")
def test_a_partner_whose_pasture_is_divided_may_lack_room() -> None:
    mate = {"pastures": [["r1c4", "r1c5"]], "stables": ["r1c4"], "animals": {"sheep": 8, "boar": 1}}
    t = team({"goods": {"wood": 1}}, mate)
    play(t, "place fencing")
    play_if_asked(t, "partner", "partner pieces", "fence r1c4")
    enough(t)
    assert built(t, 2)["pastures"] == [["r1c4"], ["r1c5"]]
    assert t.decision is not None and t.decision.seat == 2
    assert choices(t, "release") == {"sheep", "boar"}


@pytest.mark.rule("R95", "R100")
def test_open_fences_stand_on_the_partners_farm_too() -> None:
    t = team({"goods": {"wood": 1}}, options={"open_fences": True})
    play(t, "place fencing", "partner", "fence r1c5n")
    enough(t)
    assert seat(t, 2)["fences"] == ["r1c5n"]
    assert "fences" not in seat(t)
    assert fences_left(t) == [14, 15, 15, 15]


@pytest.mark.rule("R95", "R103")
def test_the_authors_adjacency_looks_at_the_partners_farm() -> None:
    rules = {"author_adjacency": True}
    t = team({}, {"stables": ["r1c5"]}, options=rules)
    play(t, "place farmland", "partner")
    assert choices(t, "plow") == {"r1c1", "r2c2", "r3c2", "r1c4", "r2c5"}
    t = team({"goods": {"wood": 4}, "stables": ["r1c5"]}, options=rules)
    play(t, "place fencing", "partner")
    assert choices(t, "fence") == {"r1c1", "r2c2", "r3c2"}


@pytest.mark.rule("R95", "R34")
def test_after_a_renovation_fences_are_built_for_the_partner_the_house_is_ones_own() -> None:
    t = team({"goods": {"clay": 2, "reed": 1, "wood": 4}})
    play(t, "place farm-redevelopment")
    assert seat(t)["house"] == "clay"
    play(t, "partner", "fence r1c5")
    enough(t)
    assert (seat(t, 2)["house"], built(t, 2)["pastures"]) == ("wood", [["r1c5"]])
    assert reason(team({"goods": {"clay": 1}}), "place house-redevelopment") is not None


@pytest.mark.rule("R95")
@pytest.mark.parametrize("turned", ["partner", "partner pieces"])
@pytest.mark.parametrize("cards", [[], ["A088"], ["A016"]])
def test_the_question_tells_what_any_number_of_fences_costs(turned: str, cards: list[str]) -> None:
    """Whatever is built with them, in however many pastures: the table takes what it has told."""
    plans = [["r1c5"], ["r1c5", "r1c4"], ["r1c4+r1c5", "r2c5"], ["+".join(SQUARE), "r3c5"]]
    for plan in plans:
        t = carded({"goods": {"wood": 20}, "cards": cards})
        play(t, "place fencing", turned)
        assert t.decision is not None
        costs = t.decision.prompt.values["costs"]
        left = fences_left(t)
        play(t, *[f"fence {pasture}" for pasture in plan])
        built_fences = sum(left) - sum(fences_left(t))
        assert goods(t).get("wood", 0) == 20 - costs[built_fences - 1]
        assert len(costs) == 15


@pytest.mark.card("A016")
def test_the_question_tells_whether_clay_can_be_paid() -> None:
    t = carded({"goods": {"wood": 4, "clay": 2}, "cards": ["A016"]})
    play(t, "place fencing")
    assert t.decision is not None
    assert (t.decision.prompt.values["clay"], t.decision.prompt.values["costs"][3]) == (2, 4)
    t = carded({"goods": {"wood": 4, "clay": 2}})
    play(t, "place fencing")
    assert t.decision is not None and "clay" not in t.decision.prompt.values


# Refusals


STANDING = {"fields": {"r1c2": {}}, "stables": ["r3c5"], "pastures": [["r1c5"]]}


@pytest.mark.rule("R95")
@pytest.mark.parametrize(
    ("space", "action", "why"),
    [
        ("farm-expansion", "room r1c3", "reason-not-adjacent-room"),
        ("farm-expansion", "room r1c2", "reason-not-empty"),
        ("farm-expansion", "stable r3c5", "reason-built-on"),
        ("farmland", "plow r3c3", "reason-not-adjacent-field"),
        ("farmland", "plow r1c5", "reason-not-empty"),
        ("fencing", "fence r3c4", "reason-not-adjacent-pasture"),
        ("fencing", "fence r1c2", "reason-built-on"),
        ("fencing", "fence r1c5", "reason-already-fenced"),
        ("fencing", "fence r1c3+r1c4+r2c3+r2c4", "reason-cannot-pay"),
    ],
)
def test_the_partners_farm_refuses_for_the_reasons_of_ones_own(
    space: str, action: str, why: str
) -> None:
    supply = {"goods": {"wood": 6, "reed": 3}}
    own = team({**supply, **STANDING})
    play(own, f"place {space}")
    assert reason(own, action) == why
    partner = team(supply, STANDING)
    play(partner, f"place {space}", "partner")
    assert reason(partner, action) == why


@pytest.mark.rule("R95")
@pytest.mark.parametrize("space", ["farm-expansion", "farmland", "fencing"])
def test_without_teams_there_is_no_partner(space: str) -> None:
    t = table(
        REVISED,
        {"goods": {"wood": 15, "reed": 9}},
        *[{"placed": 2}] * 3,
        round=14,
    )
    play(t, f"place {space}")
    assert not {"partner", "partner pieces"} & offered(t)
    assert reason(t, "partner") is not None
