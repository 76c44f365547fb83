"""Teams: who plays with whom, and the market between partners."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.rules.partners import (
    GOODS,
    WAYS,
    enough,
    team,
)
from tests.games.agricola.scenario import (
    CLASSIC,
    REVISED,
    goods,
    offered,
    open_spaces,
    play,
    play_if_asked,
    reason,
    seat,
    table,
)

every_way = pytest.mark.parametrize("way", WAYS)
every_good = pytest.mark.parametrize("good", GOODS)


def owning(**supply: int) -> dict[str, Any]:
    """A seat with goods and animals, and room for these."""
    animals = {kind: n for kind, n in supply.items() if kind in ("sheep", "boar", "cattle")}
    rest = {good: n for good, n in supply.items() if good not in animals}
    return {"goods": rest, "animals": animals, "pastures": [["r1c4", "r1c5"], ["r2c4", "r2c5"]]}


# Who plays with whom


@every_way
@pytest.mark.rule("R94")
def test_four_seats_play_in_teams_with_cards_and_without(way: str) -> None:
    for cards in ("none", "base"):
        t = bocage.new(REVISED, seats=4, seed=1, teams=way, cards=cards)
        assert "team-market" in open_spaces(t)
        assert t.position()["options"]["teams"] == way
        assert bocage.load(t.position()).position() == t.position()
    plain = bocage.new(REVISED, seats=4, seed=1)
    assert "team-market" not in open_spaces(plain)
    assert reason(plain, "place team-market") == "reason-not-in-game"


@every_way
@pytest.mark.rule("R94")
def test_other_numbers_of_seats_make_no_teams(way: str) -> None:
    for seats in (1, 2, 3):
        with pytest.raises(bocage.BadOption, match=f"teams: '{way}' is not allowed"):
            bocage.new(REVISED, seats=seats, seed=1, teams=way)
    with pytest.raises(bocage.BadOption, match="teams"):
        bocage.new(CLASSIC, seats=4, seed=1, teams=way)
    for other in ("best", True, 2):
        with pytest.raises(bocage.BadOption, match="lowest"):
            bocage.new(REVISED, seats=4, seed=1, teams=other)


# The market


@every_good
@pytest.mark.rule("R94")
def test_goods_go_to_the_partner_for_one_food(good: str) -> None:
    other = "stone" if good == "wood" else "wood"
    t = team(owning(food=2, **{good: 2}), owning(**{other: 1}))
    play(t, "place team-market", f"give {good}")
    enough(t)
    assert goods(t) == {"food": 1, good: 1}
    assert goods(t, 2) == {good: 1, other: 1}


@every_good
@pytest.mark.rule("R94")
def test_goods_come_from_the_partner_who_cannot_refuse(good: str) -> None:
    t = team(owning(food=1), owning(**{good: 2}))
    play(t, "place team-market")
    play_if_asked(t, f"get {good}", f"get {good}")
    enough(t)
    assert goods(t) == {good: 2}
    assert goods(t, 2) == {}
    assert t.decision is not None and t.decision.seat == 0


@pytest.mark.rule("R94")
def test_any_number_of_goods_moves_in_both_directions() -> None:
    t = team(owning(food=1, wood=3, grain=1), owning(clay=2, sheep=2, food=4))
    play(t, "place team-market")
    assert t.decision is not None and t.decision.kind == "team-market"
    assert offered(t) == {"give wood", "give grain", "get clay", "get sheep"}
    play(t, "give wood", "get clay", "give wood", "get sheep", "give grain", "get clay")
    assert "done" in offered(t)
    play(t, "done")
    assert goods(t) == {"wood": 1, "clay": 2, "sheep": 1}
    assert goods(t, 2) == {"wood": 2, "grain": 1, "sheep": 1, "food": 4}


@pytest.mark.rule("R94")
def test_what_was_given_is_not_got_back_in_the_same_action() -> None:
    t = team(owning(food=1, wood=2, clay=1), owning(clay=2))
    play(t, "place team-market", "give wood", "get clay")
    assert offered(t) == {"give wood", "get clay", "done"}
    assert reason(t, "get wood") is not None
    assert reason(t, "give clay") is not None


@pytest.mark.rule("R94")
def test_something_moves_or_the_market_is_not_used() -> None:
    t = team(owning(food=1, wood=1), owning(clay=1))
    play(t, "place team-market")
    assert "done" not in offered(t)


@pytest.mark.rule("R94", "R15")
@pytest.mark.parametrize(
    ("own", "partner", "others"),
    [
        ({"food": 2}, {"food": 9}, {"wood": 9}),
        ({"grain": 1}, {}, {"wood": 9}),
    ],
    ids=["only food", "the one grain pays"],
)
def test_without_goods_to_move_the_market_is_no_use(
    own: dict[str, int], partner: dict[str, int], others: dict[str, int]
) -> None:
    t = team({"goods": own}, {"goods": partner}, {"goods": others})
    assert "place team-market" not in offered(t)
    assert reason(t, "place team-market") is not None


@pytest.mark.rule("R94")
def test_the_food_is_paid_before_anything_moves_and_never_moves_itself() -> None:
    t = team({"goods": {"wood": 1}}, {"goods": {"food": 9}})
    assert reason(t, "place team-market") == "reason-cannot-pay"
    t = team({"goods": {"food": 3, "wood": 1}}, {"goods": {"food": 2, "clay": 1}})
    play(t, "place team-market")
    assert not {"give food", "get food"} & offered(t)
    assert goods(t) == {"food": 2, "wood": 1}


@pytest.mark.rule("R94", "R36")
def test_a_crop_that_is_eaten_pays_the_market() -> None:
    t = team({"goods": {"grain": 2}}, {"goods": {"clay": 1}})
    play(t, "place team-market", "get clay")
    enough(t)
    assert goods(t) == {"grain": 1, "clay": 1}


@pytest.mark.rule("R94")
def test_crops_on_fields_and_what_others_own_stay_where_they_are() -> None:
    sown = {"fields": {"r1c1": {"grain": 3}}}
    t = team({"goods": {"food": 1, "wood": 1}, **sown}, sown, {"goods": {"stone": 4}})
    play(t, "place team-market")
    play_if_asked(t, "give wood")
    enough(t)
    assert goods(t) == {}
    assert goods(t, 2) == {"wood": 1}
    assert goods(t, 1) == goods(t, 3) == {"stone": 4}
    assert seat(t)["fields"] == seat(t, 2)["fields"] == {"r1c1": {"grain": 3}}


@pytest.mark.rule("R94")
@pytest.mark.parametrize(("turn", "partner"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_partners_sit_opposite(turn: int, partner: int) -> None:
    row = {"goods": {"food": 1, "wood": 1}}
    t = table(REVISED, row, row, row, row, turn=turn, options={"teams": "lowest"})
    play(t, "place team-market", "give wood")
    enough(t)
    assert goods(t, turn) == {}
    assert goods(t, partner) == {"food": 1, "wood": 2}


@pytest.mark.rule("R94")
def test_one_person_stands_on_the_market_each_round() -> None:
    row = {"goods": {"food": 1, "wood": 1}}
    t = table(REVISED, row, row, row, row, options={"teams": "lowest"})
    play(t, "place team-market", "give wood")
    enough(t)
    assert t.decision is not None and t.decision.seat == 1
    assert reason(t, "place team-market") == "reason-occupied"


@pytest.mark.rule("R94", "R33")
@pytest.mark.parametrize("cards", [[], ["fireplace-2"]], ids=["no fire", "a fireplace"])
def test_who_receives_animals_without_room_lets_them_go_or_cooks_them(cards: list[str]) -> None:
    t = team(
        {"goods": {"food": 1, "wood": 1}, "animals": {"sheep": 1}},
        {"animals": {"boar": 1}, "cards": cards},
    )
    play(t, "place team-market", "give sheep", "done")
    assert t.decision is not None and (t.decision.seat, t.decision.kind) == (2, "overflow")
    verb = "cook" if cards else "release"
    assert offered(t) == {f"{verb} sheep", f"{verb} boar"}
    play(t, f"{verb} boar")
    assert goods(t, 2) == {"sheep": 1, **({"food": 2} if cards else {})}
    assert t.decision is not None and t.decision.seat == 0


@pytest.mark.rule("R94", "R33")
def test_who_gets_animals_for_himself_needs_room_too() -> None:
    t = team({"goods": {"food": 1}, "animals": {"sheep": 1}}, owning(boar=2, wood=1))
    play(t, "place team-market", "get boar", "done")
    assert t.decision is not None and t.decision.seat == 0
    assert offered(t) == {"release sheep", "release boar"}


@pytest.mark.rule("R94", "R33")
def test_animals_that_change_places_need_no_room_in_between() -> None:
    t = team(
        {"goods": {"food": 1}, "animals": {"sheep": 1}},
        {"animals": {"boar": 1}},
    )
    play(t, "place team-market", "give sheep", "get boar")
    enough(t)
    assert (goods(t), goods(t, 2)) == ({"boar": 1}, {"sheep": 1})


@pytest.mark.rule("R94", "R97")
def test_given_animals_are_housed_first_where_that_is_the_rule() -> None:
    t = team(
        {"goods": {"food": 1, "wood": 1}, "animals": {"sheep": 1}},
        {"animals": {"boar": 1}, "cards": ["fireplace-2"]},
        options={"house_first": True},
    )
    play(t, "place team-market", "give sheep", "done")
    assert offered(t) == {"cook boar", "release sheep"}
