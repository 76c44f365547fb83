"""Workshops: their die for collecting and for paying, once per action."""

from __future__ import annotations

import pytest

from ..scenario import (
    MATERIALS,
    WORKSHOPS,
    aside,
    bare,
    choices,
    deciding,
    goods,
    groups,
    offered,
    play,
    pool,
    prompt,
    reason,
    seat,
    table,
)

EACH = pytest.mark.parametrize(("material", "workshop"), WORKSHOPS.items())


@EACH
@pytest.mark.rule("D16", "D25")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_a_workshop_adds_one_to_what_is_collected(material: str, workshop: str, dice: int) -> None:
    t = table(bare(improvements=[workshop]), dice=f"{material} {material} {material} grain")
    group = groups(t)[f"collect {dice}{material}"]
    assert (group["gains"], group["workshops"]) == ({material: dice + 1}, [workshop])
    play(t, f"collect {dice}{material}")
    assert goods(t) == {material: dice + 1}
    assert aside(t)["material"] == dice


@EACH
@pytest.mark.rule("D25")
def test_a_workshop_alone_collects_nothing(material: str, workshop: str) -> None:
    other = next(face for face in MATERIALS if face != material)
    t = table(bare(improvements=[workshop]), dice=f"{other} grain")
    assert reason(t, f"collect 1{material}") == "no-die"
    assert choices(t, "collect") == {f"1{other}", "1grain"}


@EACH
@pytest.mark.rule("D25")
def test_a_workshop_does_not_stand_for_one_die_more(material: str, workshop: str) -> None:
    t = table(bare(improvements=[workshop]), dice=f"{material} {material} grain")
    assert choices(t, "collect") == {f"1{material}", f"2{material}", "1grain"}
    assert reason(t, f"collect 3{material}") == "not-so-many"


@EACH
@pytest.mark.rule("D25")
def test_a_workshop_helps_with_its_own_material_only(material: str, workshop: str) -> None:
    others = [face for face in MATERIALS if face != material]
    t = table(bare(improvements=[workshop]), dice=" ".join(others))
    for other in others:
        after = t.copy()
        play(after, f"collect 1{other}")
        assert goods(after) == {other: 1}


@pytest.mark.rule("D25")
def test_a_workshop_helps_its_owner_only() -> None:
    t = table(bare(improvements=["joinery"]), bare(), dice="wood wood")
    play(t, "collect 1wood")
    assert deciding(t) == 1
    play(t, "collect 1wood")
    assert (goods(t, 0), goods(t, 1)) == ({"wood": 2}, {"wood": 1})


@pytest.mark.rule("D25")
def test_a_workshop_helps_in_every_action() -> None:
    t = table(bare(improvements=["stonecutter"]), dice="stone stone grain")
    play(t, "collect 1stone", "collect 1stone")
    assert goods(t) == {"stone": 4}


@pytest.mark.rule("DX03", "D25")
def test_one_reed_by_dice_takes_one_reed_die_with_the_basketmaker() -> None:
    row = {"goods": {"wood": 1}, "improvements": ["basketmaker"]}
    t = table(row, dice="house reed grain")
    assert choices(t, "room") == {"1reed-die+1wood"}
    group = groups(t)["room 1reed-die+1wood"]
    assert (group["pays"], group["workshops"]) == ({"wood": 1}, ["basketmaker"])
    play(t, "room 1reed-die+1wood")
    assert seat(t)["rooms"] == 1
    assert goods(t) == {}
    assert pool(t) == {"grain": 1}


@pytest.mark.rule("DX03", "D07")
def test_one_reed_by_dice_takes_two_reed_dice_without_the_basketmaker() -> None:
    row = {"goods": {"wood": 1}}
    t = table(row, dice="house reed grain")
    assert choices(t, "room") == set()
    assert reason(t, "room 1reed-die+1wood") == "no-workshop"
    t = table(row, dice="house reed reed grain")
    assert choices(t, "room") == {"2reed-dice+1wood"}


@pytest.mark.rule("D25")
@pytest.mark.parametrize(
    ("material", "action"),
    [
        ("wood", "pasture 1wood-die"),
        ("wood", "build basketmaker 1wood-die"),
        ("brick", "build oven 1brick-die"),
        ("stone", "build oven 1stone-die"),
    ],
)
def test_one_unit_takes_one_die_and_the_workshops(material: str, action: str) -> None:
    shown = "basketmaker" if "basketmaker" in action else "oven"
    dice = f"pasture {shown} {material} grain"
    owner = table(bare(improvements=[WORKSHOPS[material]]), dice=dice)
    assert reason(owner, action) is None
    assert reason(table(bare(), dice=dice), action) == "no-workshop"
    play(owner, action)
    assert goods(owner) == {}
    assert material not in pool(owner)
    assert aside(owner)["material"] == 3


@pytest.mark.rule("D25")
def test_without_a_die_the_workshop_pays_nothing() -> None:
    t = table(bare(improvements=["joinery"]), dice="pasture brick grain")
    assert choices(t, "pasture") == set()
    assert reason(t, "pasture 1wood-die") == "no-dice-to-pay"
    assert reason(t, "pasture 1wood") == "cannot-pay"


@pytest.mark.rule("D07", "D25")
def test_an_owner_may_still_pay_with_two_dice() -> None:
    t = table({"goods": {"wood": 1}, "improvements": ["joinery"]}, dice="pasture wood wood grain")
    assert choices(t, "pasture") == {"1wood", "1wood-die", "2wood-dice"}
    play(t, "pasture 2wood-dice")
    assert goods(t) == {"wood": 1}
    assert pool(t) == {"grain": 1}


@pytest.mark.rule("DX04", "D25")
@pytest.mark.parametrize(
    ("house", "material", "better"), [("wood", "brick", "brick"), ("brick", "stone", "stone")]
)
def test_two_units_take_three_dice_and_the_workshops(
    house: str, material: str, better: str
) -> None:
    row = bare(house=house, improvements=[WORKSHOPS[material]])
    t = table(row, dice=f"house {material} {material} {material} grain")
    assert choices(t, "upgrade") == {f"3{material}-dice"}
    play(t, f"upgrade 3{material}-dice")
    assert seat(t)["house"] == better
    assert pool(t) == {"grain": 1}
    t = table(row, dice=f"house {material} {material} grain")
    assert choices(t, "upgrade") == set()
    t = table(bare(house=house), dice=f"house {material} {material} {material} grain")
    assert choices(t, "upgrade") == set()


@pytest.mark.rule("DX04", "D25")
def test_of_two_units_one_may_come_from_the_sheet() -> None:
    row = {"goods": {"brick": 1}, "improvements": ["pottery"]}
    t = table(row, dice="house brick brick grain")
    assert choices(t, "upgrade") == {"1brick+1brick-die", "1brick+2brick-dice"}
    play(t, "upgrade 1brick+1brick-die")
    assert (seat(t)["house"], goods(t)) == ("brick", {})
    assert pool(t) == {"brick": 1, "grain": 1}


@pytest.mark.rule("D25")
def test_several_workshops_help_in_one_action() -> None:
    row = bare(improvements=["basketmaker", "joinery"])
    t = table(row, dice="house reed wood grain")
    assert choices(t, "room") == {"1reed-die+1wood-die"}
    assert groups(t)["room 1reed-die+1wood-die"]["workshops"] == ["basketmaker", "joinery"]
    play(t, "room 1reed-die+1wood-die")
    assert seat(t)["rooms"] == 1
    assert pool(t) == {"grain": 1}


@pytest.mark.rule("D09", "D25")
def test_both_steps_of_an_upgrade_have_their_own_workshop() -> None:
    row = {"goods": {"brick": 1, "stone": 1}, "improvements": ["pottery", "stonecutter"]}
    t = table(row, dice="house brick stone grain")
    play(t, "upgrade 1brick+1brick-die")
    assert prompt(t) == "prompt-express-upgrade"
    assert offered(t) == {"upgrade 1stone+1stone-die", "done"}
    play(t, "upgrade 1stone+1stone-die")
    assert (seat(t)["house"], goods(t)) == ("stone", {})


@pytest.mark.rule("D08", "D25")
def test_a_workshop_counts_once_for_all_rooms_of_an_action() -> None:
    row = {"goods": {"reed": 2}, "improvements": ["joinery"]}
    t = table(row, dice="house wood wood wood grain")
    assert choices(t, "room") == {"1reed+1wood-die", "1reed+2wood-dice"}
    play(t, "room 1reed+1wood-die")
    assert prompt(t) == "prompt-express-rooms"
    assert offered(t) == {"room 1reed+2wood-dice", "done"}
    assert reason(t, "room 1reed+1wood-die") == "no-workshop"
    play(t, "room 1reed+2wood-dice")
    assert (seat(t)["rooms"], goods(t)) == (2, {})


@pytest.mark.rule("D08", "D25")
def test_another_room_may_use_the_workshop_that_the_first_one_did_not() -> None:
    row = {"goods": {"reed": 2}, "improvements": ["joinery"]}
    t = table(row, dice="house wood wood wood grain")
    play(t, "room 1reed+2wood-dice")
    assert offered(t) == {"room 1reed+1wood-die", "done"}


@pytest.mark.rule("D08", "D25")
def test_the_next_action_has_the_workshops_die_again() -> None:
    row = {"goods": {"reed": 2}, "improvements": ["joinery"]}
    t = table(row, dice="house house wood wood grain")
    play(t, "room 1reed+1wood-die")
    assert seat(t)["done"] == 1
    assert choices(t, "room") == {"1reed+1wood-die"}


@pytest.mark.rule("D25")
def test_a_workshop_does_not_pay_for_itself() -> None:
    t = table(bare(), dice="joinery wood grain")
    assert choices(t, "build") == set()
    t = table(bare(), dice="joinery wood wood wood")
    assert choices(t, "build") == {"joinery 2wood-dice"}
    play(t, "build joinery 2wood-dice", "collect 1wood")
    assert goods(t) == {"wood": 2}


@pytest.mark.rule("D22", "D25")
def test_a_die_set_by_a_power_counts_with_the_workshop() -> None:
    row = bare(occupations=["gatherer"], improvements=["pottery"])
    t = table(row, dice="house wood stone brick grain")
    assert choices(t, "upgrade") == set()
    play(t, "set wood-brick", "set stone-brick", "upgrade 3brick-dice")
    assert seat(t)["house"] == "brick"
