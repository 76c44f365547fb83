"""Breeding station: what else happens again in the second breeding of the last round."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.creatures.cards.building import farm, materials, stock, tiles, worth
from tests.games.creatures.scenario import (
    animals,
    breeding,
    deciding,
    offered,
    play,
    play_if_asked,
    seat,
)

PASTURE = ["g3n", "h3w", "g3s"]
"""Closes g3 beside the cottage."""


def last(card: str, row: dict[str, Any], other: dict[str, Any] | None = None) -> bocage.Table:
    """The last breeding of a farm with a breeding station on g1 and another building on g2."""
    mine = {"tiles": farm(g1="breeding-station", g2=card), **row}
    return breeding(mine, other, round=8)


@pytest.mark.rule("C80", "C38")
@pytest.mark.card("breeding-station", "home-workshop")
def test_the_home_workshop_builds_a_second_stall_before_the_second_breeding() -> None:
    t = last("home-workshop", {"goods": {"stone": 6, "reed": 2}, "animals": {"sheep": 3}})
    play(t, "use home-workshop", "stall g3")
    assert animals(t) == {"sheep": 4}
    assert offered(t) == {"use home-workshop", "done"}
    play(t, "use home-workshop", "stall f1")
    assert t.decision is None
    assert (animals(t), materials(t)) == ({"sheep": 5}, {})
    assert tiles(t) == farm(g1="breeding-station", g2="home-workshop", g3="stall", f1="stall")


@pytest.mark.rule("C80", "C67")
@pytest.mark.card("breeding-station", "joinery")
def test_the_joinery_makes_a_second_trough_before_the_second_breeding() -> None:
    t = last("joinery", {"goods": {"wood": 4}, "animals": {"sheep": 3}})
    play(t, "use joinery", "trough f1")
    assert animals(t) == {"sheep": 4}
    assert offered(t) == {"use joinery", "done"}
    play(t, "use joinery", "trough f2")
    assert t.decision is None
    assert (animals(t), materials(t), seat(t)["troughs"]) == ({"sheep": 5}, {}, ["f1", "f2"])


@pytest.mark.rule("C80", "C67")
@pytest.mark.card("breeding-station", "joinery")
def test_what_was_declined_before_the_first_breeding_can_be_done_before_the_second() -> None:
    t = last("joinery", {"goods": {"wood": 2}, "animals": {"sheep": 2}})
    play(t, "done")
    assert animals(t) == {"sheep": 3}
    play(t, "use joinery", "trough f1")
    assert (t.decision, animals(t)) == (None, {"sheep": 4})


@pytest.mark.rule("C80", "C72")
@pytest.mark.card("breeding-station", "trading-station")
def test_the_trading_station_sells_a_second_animal_before_the_second_breeding() -> None:
    row = {"goods": {"wood": 2, "reed": 2}, "animals": {"cow": 1}, "borders": PASTURE}
    t = last("trading-station", row)
    play(t, "use trading-station", "take cow")
    assert animals(t) == {"cow": 3}
    assert offered(t) == {"use trading-station", "done"}
    play(t, "use trading-station", "take cow")
    assert (t.decision, animals(t), materials(t)) == (None, {"cow": 5}, {})


@pytest.mark.rule("C80", "C76")
@pytest.mark.card("breeding-station", "ranch")
def test_the_ranch_gives_a_second_border_in_the_second_breeding() -> None:
    t = last("ranch", {"animals": {"horse": 2}})
    play(t, "use ranch", "border f1n")
    assert (animals(t), stock(t)) == ({"horse": 3}, 8)
    assert offered(t) == {"use ranch", "done"}
    play(t, "use ranch", "border f1w")
    assert (t.decision, animals(t), stock(t)) == (None, {"horse": 4}, 7)


@pytest.mark.rule("C80", "C71")
@pytest.mark.card("breeding-station", "rearing-station")
def test_the_rearing_station_is_emptied_before_the_second_breeding() -> None:
    t = last("rearing-station", {"animals": {"sheep": 2, "pig": 1}})
    assert animals(t) == {"sheep": 3, "pig": 1}
    assert offered(t) == {"release sheep", "release pig"}
    play(t, "release pig")
    assert (t.decision, animals(t)) == (None, {"sheep": 4})


@pytest.mark.rule("C80", "C71")
@pytest.mark.card("breeding-station", "rearing-station")
def test_a_young_of_the_rearing_station_moves_out_if_it_can() -> None:
    t = last("rearing-station", {"animals": {"sheep": 4}, "borders": PASTURE})
    assert (t.decision, animals(t)) == (None, {"sheep": 6})


@pytest.mark.rule("C80", "C44")
@pytest.mark.card("breeding-station", "insemination-center")
def test_one_animal_is_enough_in_both_breedings() -> None:
    t = last("insemination-center", {"animals": {"horse": 1}})
    assert (t.decision, animals(t)) == (None, {"horse": 3})


@pytest.mark.rule("C80", "C65")
@pytest.mark.card("breeding-station", "cattle-market")
def test_the_cattle_market_sells_before_the_second_breeding() -> None:
    t = last("cattle-market", {"goods": {"reed": 1}, "animals": {"pig": 1}})
    play(t, "done")
    assert animals(t) == {"pig": 1}
    assert "use cattle-market" in offered(t)
    play(t, "use cattle-market", "take pig")
    play_if_asked(t, "done")
    assert (t.decision, animals(t)) == (None, {"pig": 3})


@pytest.mark.rule("C80", "C81")
@pytest.mark.card("breeding-station", "stone-carvers-workshop")
def test_the_last_round_ends_once_for_the_stone_carver() -> None:
    row = {"goods": {"stone": 3}, "animals": {"sheep": 2}, "borders": PASTURE}
    t = last("stone-carvers-workshop", row)
    play(t, "use stone-carvers-workshop")
    assert (t.decision, seat(t)["stones"], materials(t)) == (None, 1, {"stone": 2})
    assert (animals(t), worth(t)) == ({"sheep": 4}, 2)


@pytest.mark.rule("C80", "C67")
@pytest.mark.card("breeding-station", "joinery")
def test_the_other_seat_has_one_breeding_with_what_goes_before_it() -> None:
    other = {"tiles": farm(g1="joinery"), "goods": {"wood": 4}, "animals": {"sheep": 1}}
    t = breeding({"tiles": farm(g1="breeding-station")}, other, round=8)
    assert deciding(t) == 1
    play(t, "use joinery", "trough f1")
    assert t.decision is None
    assert materials(t, 1) == {"wood": 2}
