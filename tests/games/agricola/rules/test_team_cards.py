"""Hand cards in games of teams: what lowers the costs of building serves both partners."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.tables import window
from tests.games.agricola.rules.partners import built, carded, enough, fences_left
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

BOTH = pytest.mark.parametrize("owner", ["own", "partner"])


def rows(owner: str, card: str, own: dict[str, Any], **mate: Any) -> tuple[dict[str, Any], ...]:
    """The acting seat and the partner, one of whom has played a card."""
    if owner == "own":
        return {**own, "cards": [card]}, mate
    return own, {**mate, "cards": [card]}


@BOTH
@pytest.mark.rule("R95")
@pytest.mark.card("B126", "B013", "A143", "B145", "A123")
@pytest.mark.parametrize(
    ("card", "house", "cost"),
    [
        ("B126", "wood", {"wood": 3, "reed": 2}),
        ("B126", "clay", {"clay": 3, "reed": 2}),
        ("B013", "wood", {"wood": 2, "reed": 2}),
        ("A143", "stone", {"stone": 4, "reed": 2}),
        ("B145", "clay", {"clay": 5, "wood": 1}),
        ("A123", "clay", {"clay": 3, "wood": 1, "reed": 2}),
    ],
)
def test_a_partners_card_lowers_the_cost_of_ones_room(
    owner: str, card: str, house: str, cost: dict[str, int]
) -> None:
    t = carded(*rows(owner, card, {"house": house, "goods": cost}))
    play(t, "place farm-expansion")
    play_if_asked(t, "room r1c1")
    enough(t)
    assert "r1c1" in built(t, 0)["rooms"] or len(built(t, 0)["rooms"]) == 3
    assert goods(t) == {}


@BOTH
@pytest.mark.rule("R95")
@pytest.mark.card("A143")
def test_a_partners_stonecutter_lowers_the_cost_of_ones_renovation(owner: str) -> None:
    own = {"house": "clay", "goods": {"stone": 1, "reed": 1}}
    t = carded(*rows(owner, "A143", own))
    play(t, "place house-redevelopment")
    enough(t)
    assert (seat(t)["house"], goods(t)) == ("stone", {})


@BOTH
@pytest.mark.rule("R95")
@pytest.mark.card("A088")
def test_three_fences_are_free_for_either_partner(owner: str) -> None:
    t = carded(*rows(owner, "A088", {"goods": {"wood": 1}}))
    play(t, "place fencing", "fence r1c5")
    enough(t)
    assert (built(t, 0)["pastures"], goods(t)) == ([["r1c5"]], {})


@BOTH
@pytest.mark.rule("R95")
@pytest.mark.card("A088")
def test_three_fences_are_free_on_the_partners_farm(owner: str) -> None:
    t = carded(*rows(owner, "A088", {"goods": {"wood": 1}}))
    play(t, "place fencing", "partner", "fence r1c5")
    enough(t)
    assert (built(t, 2)["pastures"], goods(t), fences_left(t)[0]) == ([["r1c5"]], {}, 11)


@BOTH
@pytest.mark.rule("R95")
@pytest.mark.card("A088")
def test_of_one_action_three_fences_are_free_not_three_on_each_farm(owner: str) -> None:
    t = carded(*rows(owner, "A088", {"goods": {"wood": 5}}))
    play(t, "place fencing", "fence r1c5", "partner", "fence r1c5")
    enough(t)
    assert (built(t, 0)["pastures"], built(t, 2)["pastures"]) == ([["r1c5"]], [["r1c5"]])
    assert goods(t) == {}


@BOTH
@pytest.mark.rule("R95")
@pytest.mark.card("A088")
def test_the_hedge_keeper_does_not_begin_anew_with_every_turn_to_the_partner(owner: str) -> None:
    t = carded(*rows(owner, "A088", {"goods": {"wood": 1}}))
    play(t, "place fencing", "partner", "fence r1c5")
    for _ in range(3):
        play_if_asked(t, "partner", "fence r1c4")
    enough(t)
    assert built(t, 2)["pastures"] == [["r1c5"]]
    assert fences_left(t)[0] == 11


@BOTH
@pytest.mark.rule("R95")
@pytest.mark.card("A143", "B145", "A123")
@pytest.mark.parametrize(
    ("card", "house", "cost"),
    [
        ("A143", "stone", {"stone": 5, "reed": 3}),
        ("B145", "clay", {"clay": 6, "wood": 1}),
        ("A123", "clay", {"clay": 4, "wood": 1, "reed": 3}),
    ],
)
def test_what_lowers_a_price_lowers_that_of_the_partners_room(
    owner: str, card: str, house: str, cost: dict[str, int]
) -> None:
    t = carded(*rows(owner, card, {"goods": cost}, house=house))
    play(t, "place farm-expansion")
    play_if_asked(t, "partner")
    play(t, "room r1c1")
    enough(t)
    assert len(built(t, 2)["rooms"]) == 3
    assert goods(t) == {}


@BOTH
@pytest.mark.rule("R95")
@pytest.mark.card("B126", "B013")
@pytest.mark.parametrize("card", ["B126", "B013"])
def test_another_base_price_is_not_that_of_the_partners_room(owner: str, card: str) -> None:
    t = carded(*rows(owner, card, {"goods": {"wood": 5, "reed": 3}}))
    play(t, "place farm-expansion")
    play_if_asked(t, "partner")
    assert not choices(t, "room")


@BOTH
@pytest.mark.rule("R95")
@pytest.mark.card("A143", "A075")
@pytest.mark.parametrize(
    ("card", "major", "cost"),
    [("A143", "M06", {"clay": 3}), ("A075", "M08", {"wood": 1, "stone": 2})],
)
def test_what_lowers_the_price_of_an_improvement_serves_both(
    owner: str, card: str, major: str, cost: dict[str, int]
) -> None:
    t = carded(*rows(owner, card, {"goods": cost}))
    play(t, "place major-improvement")
    play_if_asked(t, f"build {major}")
    assert major in seat(t)["cards"]


@pytest.mark.rule("R95")
@pytest.mark.card("A016")
def test_ones_fences_are_not_paid_in_the_partners_clay() -> None:
    t = carded({"goods": {"clay": 9}}, {"cards": ["A016"]})
    assert reason(t, "place fencing") == "reason-cannot-pay"


@BOTH
@pytest.mark.rule("R95")
@pytest.mark.card("A083")
def test_no_card_hears_of_fences_on_the_partners_farm(owner: str) -> None:
    t = carded(*rows(owner, "A083", {"goods": {"wood": 8}}))
    play(t, "place fencing", "partner", "fence r1c4+r1c5+r2c4+r2c5")
    enough(t)
    assert goods(t) == goods(t, 2) == {}


@pytest.mark.rule("R95")
@pytest.mark.card("A088")
def test_cards_of_the_other_team_serve_nobody_here() -> None:
    idle: dict[str, Any] = {"placed": 2}
    options = {"teams": "lowest", "cards": "base"}
    keeper = {**idle, "cards": ["A088"]}
    own = {"goods": {"wood": 1}}
    t = table(REVISED, own, keeper, idle, idle, round=14, options=options)
    assert reason(t, "place fencing") == "reason-cannot-pay"


@pytest.mark.rule("R95")
@pytest.mark.card("A002", "B091")
def test_a_card_that_plows_may_plow_the_partners_field() -> None:
    t = carded({"goods": {"food": 2}, "hand": ["A002", "A016"]})
    play(t, "place meeting-place", "play A002", "partner", "plow r1c5")
    assert (built(t, 0)["fields"], built(t, 2)["fields"]) == ({}, {"r1c5": {}})
    t = carded({"cards": ["B091"]})
    play(t, "place day-laborer", "use B091", "partner", "plow r1c5")
    assert (built(t, 0)["fields"], built(t, 2)["fields"]) == ({}, {"r1c5": {}})


@pytest.mark.rule("R95")
@pytest.mark.card("B019")
def test_each_of_two_plowings_serves_the_farm_one_likes() -> None:
    t = carded({"cards": ["B091", "B019"], "memory": {"B019": 2}})
    play(t, "place farmland", "plow r1c5")
    assert offered(t) == window("B019")
    play(t, "use B019", "partner", "plow r3c3")
    assert (set(built(t, 0)["fields"]), set(built(t, 2)["fields"])) == ({"r1c5"}, {"r3c3"})


@pytest.mark.rule("R94")
@pytest.mark.card("A086")
def test_the_partners_animal_tamer_makes_room_for_given_animals() -> None:
    own = {"goods": {"food": 1, "wood": 1}, "animals": {"sheep": 1}}
    t = carded(own, {"cards": ["A086"], "animals": {"boar": 1}})
    play(t, "place team-market", "give sheep", "done")
    assert goods(t, 2) == {"sheep": 1, "boar": 1}


@pytest.mark.rule("R94")
def test_hands_stay_secret_between_partners() -> None:
    t = carded({"hand": ["A016"]}, {"hand": ["A002"]})
    view = t.observe(0)["seats"]
    assert view[0]["hand"] == ["A016"]
    assert "hand" not in view[2]
    assert choices(t, "place")
