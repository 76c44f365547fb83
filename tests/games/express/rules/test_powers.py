"""Occupation powers: which dice they set, what they cost, and how often they work."""

from __future__ import annotations

import pytest

from ..scenario import (
    FACES,
    IMPROVEMENTS,
    OCCUPATIONS,
    TURN,
    aside,
    bare,
    choices,
    deciding,
    goods,
    harvest,
    offered,
    play,
    pool,
    prompt,
    reason,
    scored,
    seat,
    table,
)

SETTERS = {"farmer": "produce", "rancher": "animal", "gatherer": "material"}
"""The occupations that set up to two dice, each with its kind of dice."""
THREE = {"produce": "food food grain", "animal": "sheep sheep boar", "material": "wood wood brick"}
"""Three dice of a kind, two of them equal."""
ALL = "house field mayor oven grain food double wood wood brick sheep sheep boar"
"""A pool of all 13 dice."""
EVERY = pytest.mark.parametrize(("occupation", "kind"), SETTERS.items())


def turns(shown: str, kind: str) -> set[str]:
    """Every way to turn one of the dice of a kind to another face."""
    return {f"{old}-{new}" for old in shown.split() for new in FACES[kind] if new != old}


@EVERY
@pytest.mark.rule("D22")
def test_any_die_of_the_kind_is_set_to_any_other_face(occupation: str, kind: str) -> None:
    t = table(bare(pastures=1, occupations=[occupation]), dice=ALL)
    shown = " ".join(face for face in ALL.split() if face in FACES[kind])
    assert choices(t, "set") == turns(shown, kind)


@EVERY
@pytest.mark.rule("D22")
def test_a_die_that_is_set_lies_there_with_its_new_face(occupation: str, kind: str) -> None:
    t = table(bare(pastures=1, occupations=[occupation]), dice=THREE[kind])
    old, _, third = THREE[kind].split()
    play(t, f"set {old}-{third}")
    assert pool(t) == {old: 1, third: 2}
    assert deciding(t) == 0
    assert seat(t)["done"] == 0
    assert f"collect 2{third}" in offered(t)


@EVERY
@pytest.mark.rule("D22")
def test_two_dice_may_be_set_and_no_third(occupation: str, kind: str) -> None:
    t = table(bare(pastures=1, occupations=[occupation]), dice=THREE[kind])
    old, _, third = THREE[kind].split()
    new = FACES[kind][-1]
    play(t, f"set {old}-{new}")
    assert (t.observe(0)["power"], t.observe(0)["sets"]) == (occupation, 1)
    play(t, f"set {old}-{new}")
    assert (t.observe(0)["power"], t.observe(0)["sets"]) == (occupation, 0)
    assert choices(t, "set") == set()
    assert reason(t, f"set {third}-{new}") == "sets-done"
    assert pool(t) == {new: 2, third: 1}


@pytest.mark.rule("D22")
def test_three_equal_dice_are_collected_with_the_help_of_a_power() -> None:
    t = table(bare(occupations=["gatherer"]), dice="wood brick reed grain")
    play(t, "set wood-stone", "set brick-stone")
    assert choices(t, "collect") == {"1stone", "2stone", "1reed", "1grain"}
    play(t, "collect 2stone")
    assert goods(t) == {"stone": 2}


@pytest.mark.rule("D22", "D14")
def test_the_farmer_turns_food_into_double_food() -> None:
    t = table(bare(occupations=["farmer"]), dice="food food grain wood")
    play(t, "set food-double", "set grain-double", "collect 1food+2double")
    assert goods(t) == {"food": 5}


@pytest.mark.rule("D22", "D05")
def test_a_die_set_aside_is_not_set() -> None:
    t = table(bare(occupations=["gatherer"]), dice="wood wood")
    assert reason(t, "set brick-stone") == "no-die"
    play(t, "collect 1wood")
    assert choices(t, "set") == {"wood-reed", "wood-brick", "wood-stone"}
    assert aside(t)["material"] == 2


@pytest.mark.rule("D19")
@pytest.mark.parametrize("owned", OCCUPATIONS)
def test_only_an_owner_has_a_power(owned: str) -> None:
    t = table({"goods": {"food": 2, "wood": 1}, "pastures": 1, "occupations": [owned]}, dice=ALL)
    powers = {
        "mayor": "set house-field",
        "builder": "set oven-joinery",
        "farmer": "set grain-vegetable",
        "rancher": "set boar-sheep",
        "gatherer": "set brick-wood",
    }
    for occupation, action in powers.items():
        assert reason(t, action) == (None if occupation == owned else "no-occupation")


@pytest.mark.rule("D19", "D23")
def test_the_midwife_sets_no_dice() -> None:
    t = table({"goods": {"food": 9}, "occupations": ["midwife"]}, dice=ALL)
    assert choices(t, "set") == set()


@pytest.mark.rule("D19")
def test_one_power_per_action() -> None:
    row = {"goods": {"food": 9}, "pastures": 1, "occupations": list(OCCUPATIONS)}
    t = table(row, dice=ALL)
    assert {"house-field", "oven-hearth", "grain-food", "sheep-boar", "wood-reed"} <= choices(
        t, "set"
    )
    play(t, "set wood-brick")
    assert choices(t, "set") == turns("wood brick", "material")
    for action in ("set house-field", "set oven-hearth", "set grain-food", "set sheep-boar"):
        assert reason(t, action) == "power-used"


@pytest.mark.rule("D19")
@pytest.mark.parametrize("first", ["set house-field", "set oven-hearth"])
def test_a_power_that_sets_one_die_is_the_only_one_too(first: str) -> None:
    row = {"goods": {"food": 9, "brick": 1}, "occupations": ["mayor", "builder", "gatherer"]}
    t = table(row, dice=ALL)
    play(t, first)
    assert choices(t, "set") == set()
    assert reason(t, "set wood-reed") == "power-used"


@pytest.mark.rule("D19")
def test_another_action_may_use_another_power() -> None:
    t = table(bare(occupations=["gatherer", "farmer"]), dice="wood brick grain food")
    play(t, "set wood-stone", "collect 1stone")
    assert prompt(t) == TURN
    assert (t.observe(0)["power"], seat(t)["done"]) == (None, 1)
    play(t, "set grain-vegetable", "collect 1vegetable")
    assert goods(t) == {"stone": 1, "vegetable": 1}


@pytest.mark.rule("D19")
def test_the_same_power_works_again_in_the_next_action() -> None:
    t = table(bare(occupations=["gatherer"]), dice="wood brick reed")
    play(t, "set wood-stone", "set brick-stone", "collect 2stone")
    assert choices(t, "set") == {"reed-wood", "reed-brick", "reed-stone"}


@pytest.mark.rule("D19")
def test_each_seat_has_its_own_power_for_its_action() -> None:
    row = bare(occupations=["gatherer"])
    t = table(row, row, dice="wood brick reed")
    play(t, "set wood-stone", "collect 1stone")
    assert deciding(t) == 1
    assert choices(t, "set") == turns("brick reed", "material")


@pytest.mark.rule("D04", "D19")
def test_a_power_follows_the_roll_and_never_goes_before_it() -> None:
    t = table(bare(occupations=["gatherer"]), dice="wood grain")
    assert "roll" in offered(t)
    play(t, "set wood-stone")
    assert "roll" not in offered(t)
    assert reason(t, "roll") == "power-first"
    t = table(bare(occupations=["gatherer"]), dice="wood grain")
    play(t, "roll")
    assert choices(t, "set") != set()
    assert t.observe(0)["rolled"]


@pytest.mark.rule("D04", "D19")
def test_after_a_power_a_group_must_be_taken() -> None:
    t = table(bare(occupations=["gatherer"]), dice="wood grain")
    play(t, "set wood-stone")
    assert "done" not in offered(t)
    assert {text.split()[0] for text in offered(t)} == {"collect", "set"}


@pytest.mark.rule("D20")
@pytest.mark.parametrize("old", FACES["farm"])
def test_the_mayor_pays_two_food_to_set_one_farm_die(old: str) -> None:
    row = {"goods": {"food": 3, "wood": 1}, "rooms": 1, "occupations": ["mayor"]}
    t = table(row, dice=f"{old} {old} grain")
    others = [face for face in FACES["farm"] if face != old]
    assert choices(t, "set") == {f"{old}-{new}" for new in others}
    play(t, f"set {old}-{others[0]}")
    assert goods(t) == {"food": 1, "wood": 1}
    assert pool(t) == {old: 1, others[0]: 1, "grain": 1}
    assert choices(t, "set") == set()


@pytest.mark.rule("D20")
def test_the_mayor_sets_no_second_farm_die() -> None:
    t = table({"goods": {"food": 9}, "occupations": ["mayor"]}, dice="house house grain")
    play(t, "set house-field")
    assert t.observe(0)["sets"] == 0
    assert reason(t, "set house-field") == "sets-done"


@pytest.mark.rule("D20")
@pytest.mark.parametrize(("food", "why"), [(2, None), (1, "cannot-pay"), (0, "cannot-pay")])
def test_the_mayors_two_food_come_from_the_sheet(food: int, why: str | None) -> None:
    row = {"goods": {"food": food}, "occupations": ["mayor"]}
    t = table(row, dice="house food food double")
    assert reason(t, "set house-field") == why


@pytest.mark.rule("D20", "D24")
def test_cooking_pays_the_mayor() -> None:
    row = {"goods": {"grain": 1}, "occupations": ["mayor"], "improvements": ["oven"]}
    t = table(row, dice="house wood")
    assert reason(t, "set house-field") == "cannot-pay"
    play(t, "cook grain", "set house-field", "field")
    assert goods(t) == {}
    assert seat(t)["fields"] == 1


@pytest.mark.rule("D21")
@pytest.mark.parametrize("old", IMPROVEMENTS)
def test_the_builder_sets_the_improvement_die_for_nothing(old: str) -> None:
    t = table(bare(occupations=["builder"]), dice=f"{old} grain wood")
    assert choices(t, "set") == turns(old, "improvement")
    new = next(face for face in reversed(IMPROVEMENTS) if face != old)
    play(t, f"set {old}-{new}")
    assert pool(t) == {new: 1, "grain": 1, "wood": 1}
    assert goods(t) == {}
    assert t.observe(0)["sets"] == 0
    assert choices(t, "set") == set()
    assert reason(t, f"set {new}-{old}") == "sets-done"


@pytest.mark.rule("D21", "D18")
def test_the_builder_builds_what_the_die_did_not_show() -> None:
    t = table({"goods": {"wood": 1}, "occupations": ["builder"]}, dice="oven grain")
    assert choices(t, "build") == set()
    play(t, "set oven-pottery", "build pottery 1wood")
    assert seat(t)["improvements"] == ["pottery"]
    assert pool(t) == {"grain": 1}


@pytest.mark.rule("D04", "D21")
def test_a_power_is_not_offered_where_no_group_could_follow() -> None:
    t = table({"goods": {"wood": 1}, "occupations": ["builder"]}, dice="joinery")
    workshops = {"joinery-basketmaker", "joinery-pottery", "joinery-stonecutter"}
    assert choices(t, "set") == workshops
    assert reason(t, "set joinery-oven") == "no-group"


@pytest.mark.rule("D04", "D20")
@pytest.mark.parametrize(
    ("more", "possible"),
    [
        ({}, set()),
        ({"goods": {"food": 2, "wood": 1}}, {"field-pasture"}),
        ({"goods": {"food": 2, "wood": 1, "reed": 1}}, {"field-pasture", "field-house"}),
        ({"rooms": 1}, {"field-house"}),
        ({"rooms": 1, "babies": 1}, set()),
        ({"goods": {"food": 2, "brick": 2}}, {"field-house"}),
    ],
)
def test_the_mayor_sets_only_what_can_be_used(more: dict[str, object], possible: set[str]) -> None:
    t = table({"goods": {"food": 2}, "occupations": ["mayor"], **more}, dice="field")
    assert choices(t, "set") == possible
    for face in ("pasture", "house"):
        if f"field-{face}" not in possible:
            assert reason(t, f"set field-{face}") == "no-group"


@pytest.mark.rule("D19", "D20", "D21", "D23")
def test_the_harvest_counts_the_points_of_all_occupations() -> None:
    row = {
        "goods": {"food": 5},
        "rooms": 1,
        "babies": 1,
        "fields": 2,
        "improvements": ["oven", "pottery"],
    }
    without = {"house": 4, "fields": 5, "food": -3}
    assert scored(harvest(row)) == [without]
    owner = {**row, "occupations": list(OCCUPATIONS)}
    assert scored(harvest(owner)) == [{"house": 4, "fields": 9, "babies": 1, "improvements": 2}]
