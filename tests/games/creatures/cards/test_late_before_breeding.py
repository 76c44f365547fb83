"""Special buildings that meet before and in breeding."""

from __future__ import annotations

import pytest

from tests.games.creatures.cards.building import farm, materials, round_of, settled, stock, tiles
from tests.games.creatures.scenario import animals, breeding, offered, play


@pytest.mark.rule("C71", "C67")
@pytest.mark.card("rearing-station", "joinery")
def test_a_trough_of_the_joinery_takes_what_leaves_the_rearing_station() -> None:
    row = {"tiles": farm(g1="rearing-station", g2="joinery"), "animals": {"sheep": 2}}
    t = breeding({**row, "goods": {"wood": 2}})
    play(t, "use joinery", "trough f1")
    assert animals(t) == {"sheep": 3}


@pytest.mark.rule("C71", "C75")
@pytest.mark.card("rearing-station", "assembly-hall")
def test_the_assembly_hall_helps_to_empty_the_rearing_station() -> None:
    row = {"tiles": farm(g1="rearing-station", g2="assembly-hall"), "borders": ["g3n", "h3w"]}
    t = breeding({**row, "animals": {"sheep": 1, "pig": 1}})
    play(t, "done")
    assert offered(t) == {"release sheep", "release pig", "anytime"}
    play(t, "anytime", "border g3s")
    assert settled(t) == (1, 1, 0, 0)


@pytest.mark.rule("C76", "C44")
@pytest.mark.card("ranch", "insemination-center")
def test_one_horse_is_enough_for_a_foal_and_the_border_of_the_ranch() -> None:
    t = breeding({"tiles": farm(g1="ranch", g2="insemination-center"), "animals": {"horse": 1}})
    play(t, "use ranch", "border f1n")
    assert (animals(t), stock(t)) == ({"horse": 2}, 8)


@pytest.mark.rule("C72", "C76")
@pytest.mark.card("trading-station", "ranch")
def test_a_horse_of_the_trading_station_can_have_a_foal_for_the_ranch() -> None:
    row = {"tiles": farm(g1="ranch", g2="trading-station"), "animals": {"horse": 1}}
    t = breeding({**row, "goods": {"stone": 1, "reed": 1}})
    play(t, "use trading-station", "take horse", "use ranch", "border g3s")
    assert (animals(t), stock(t)) == ({"horse": 3}, 8)


@pytest.mark.rule("C38", "C67", "C72")
@pytest.mark.card("home-workshop", "joinery", "trading-station")
def test_what_goes_before_breeding_is_done_in_the_order_of_the_owner() -> None:
    tiles_there = farm(g1="home-workshop", g2="joinery", g3="trading-station")
    row = {"tiles": tiles_there, "goods": {"wood": 3, "stone": 3, "reed": 2}}
    t = breeding(row)
    uses = {"use home-workshop", "use joinery", "use trading-station"}
    assert offered(t) == {*uses, "done"}
    play(t, "use trading-station", "spend wood+reed", "take pig")
    assert offered(t) == {"use home-workshop", "use joinery", "done"}
    play(t, "use joinery", "trough f1")
    assert offered(t) == {"use home-workshop", "done"}
    play(t, "use home-workshop", "stall f1")
    assert (round_of(t), materials(t), tiles(t)["f1"]) == (2, {}, "stall")
