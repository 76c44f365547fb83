"""Minor improvements of deck B for actions: B024 and B025."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import alone, table
from tests.games.agricola.scenario import goods, offered, play, seat
from tests.games.common import deciding

# Lasso


MARKETS = {
    "sheep-market": {"goods": {"sheep": 1}},
    "pig-market": {"goods": {"boar": 1}},
    "cattle-market": {"goods": {"cattle": 1}},
}
SPACES = {**MARKETS, "forest": {"goods": {"wood": 3}}, "clay-pit": {"goods": {"clay": 1}}}


def lasso(row: dict[str, Any] | None = None, **position: Any) -> bocage.Table:
    """Two seats of three people in the last round, seat 0 with Lasso, all markets stocked."""
    three = {"people": 3, "rooms": ["r1c1", "r2c1", "r3c1"]}
    given = {"cards": ["B024"], **three, **(row or {})}
    return table(given, three, **{"round": 14, "spaces": SPACES, **position})


@pytest.mark.card("B024")
@pytest.mark.parametrize("market", MARKETS)
def test_the_lasso_lets_two_people_go_when_the_first_goes_to_a_market(market: str) -> None:
    t = lasso()
    play(t, f"place {market}")
    assert offered(t) == {"use B024", "done"}
    play(t, "use B024")
    assert {"place forest", "place clay-pit", "place day-laborer"} < offered(t)
    assert all(text.startswith("place ") for text in offered(t))
    play(t, "place forest")
    assert goods(t)["wood"] == 3
    assert seat(t)["placed"] == 2
    assert deciding(t) == 1


@pytest.mark.card("B024")
def test_the_lasso_lets_two_people_go_when_the_second_goes_to_a_market() -> None:
    t = lasso()
    play(t, "place forest")
    assert offered(t) == {"use B024", "done"}
    play(t, "use B024")
    assert offered(t) == {f"place {market}" for market in MARKETS}
    play(t, "place pig-market")
    assert goods(t) == {"wood": 3, "boar": 1}
    assert deciding(t) == 1


@pytest.mark.card("B024")
def test_the_lasso_never_makes_three_in_a_row() -> None:
    t = lasso({"pastures": [["r1c5"], ["r1c4"]]})
    play(t, "place sheep-market", "use B024", "place pig-market")
    assert (deciding(t), seat(t)["placed"]) == (1, 2)


@pytest.mark.card("B024")
def test_the_lasso_skips_no_turn_and_gives_no_extra_person() -> None:
    t = lasso()
    play(t, "place sheep-market", "use B024", "place forest", "place clay-pit")
    assert (deciding(t), seat(t)["placed"]) == (0, 2)
    play(t, "place grain-seeds")
    assert seat(t)["placed"] == 3
    assert deciding(t) == 1
    assert offered(t) & {"use B024"} == set()


@pytest.mark.card("B024")
def test_the_lasso_may_stay_unused_and_is_there_again_next_turn() -> None:
    t = lasso()
    play(t, "place sheep-market", "done")
    assert deciding(t) == 1
    play(t, "place clay-pit")
    play(t, "place forest")
    assert offered(t) == {"use B024", "done"}


@pytest.mark.card("B024")
def test_the_lasso_needs_a_second_person_and_a_market_with_animals() -> None:
    t = lasso({"placed": 2})
    play(t, "place sheep-market")
    assert deciding(t) == 1
    t = lasso(spaces={"forest": {"goods": {"wood": 3}}})
    play(t, "place forest")
    assert deciding(t) == 1
    taken = {market: {"people": [1]} for market in MARKETS}
    t = table({"cards": ["B024"]}, {"people": 3, "placed": 3}, round=14, spaces=taken)
    play(t, "place grain-seeds")
    assert offered(t) & {"use B024"} == set()


@pytest.mark.card("B024")
def test_the_lasso_does_not_know_the_animal_market() -> None:
    t = lasso(options={"additional_actions": True}, spaces={"forest": {"goods": {"wood": 3}}})
    play(t, "place animal-market", "take boar")
    assert goods(t) == {"boar": 1}
    assert deciding(t) == 1


@pytest.mark.card("B024", "A009")
def test_the_lasso_lets_the_first_action_end_before_the_second_begins() -> None:
    t = lasso({"hand": ["A009"]})
    assert "place major-improvement" not in offered(t)
    play(t, "place sheep-market", "use B024", "place major-improvement")
    assert goods(t) == {"cattle": 1}


@pytest.mark.card("B024")
def test_the_lasso_is_for_its_owner_only() -> None:
    t = lasso(turn=1)
    play(t, "place sheep-market")
    assert deciding(t) == 0


# Bread Paddle


def learning(cards: list[str], hand: list[str], **row: Any) -> bocage.Table:
    """Seat 0 is about to play an occupation."""
    return alone({"cards": cards, "hand": hand, **row})


@pytest.mark.card("B025")
def test_the_bread_paddle_bakes_after_each_occupation() -> None:
    t = learning(["B025", "M01"], ["A098", "A110"], goods={"grain": 2})
    play(t, "place lessons", "play A098")
    assert offered(t) == {"use B025", "done"}
    play(t, "use B025")
    assert (seat(t)["cards"], goods(t)) == (["B025", "M01", "A098"], {"grain": 1, "food": 2})
    play(t, "bake grain")
    assert goods(t) == {"food": 4}


@pytest.mark.card("B025")
def test_the_bread_paddle_may_stay_unused() -> None:
    t = learning(["B025", "M01"], ["A098", "A110"], goods={"grain": 1})
    play(t, "place lessons", "play A098", "done")
    assert goods(t) == {"grain": 1}


@pytest.mark.card("B025", "A112")
def test_the_bread_paddle_bakes_grain_that_the_occupation_brings() -> None:
    t = learning(["B025", "M01"], ["A112", "A110"])
    play(t, "place lessons", "play A112")
    assert goods(t) == {"grain": 1}
    play(t, "use B025")
    assert goods(t) == {"food": 2}


@pytest.mark.card("B025")
@pytest.mark.parametrize(("cards", "supply"), [(["B025", "M01"], {}), (["B025"], {"grain": 2})])
def test_the_bread_paddle_needs_grain_and_an_oven(cards: list[str], supply: dict[str, int]) -> None:
    t = learning(cards, ["A098", "A110"], goods=supply)
    play(t, "place lessons", "play A098")
    assert "use B025" not in offered(t)
    assert seat(t)["placed"] == 1


@pytest.mark.card("B025")
def test_the_bread_paddle_hears_no_improvements_and_no_others() -> None:
    row = {"cards": ["B025", "M01"], "hand": ["A016"], "goods": {"grain": 1}}
    t = alone(row)
    play(t, "place meeting-place", "play A016")
    assert "use B025" not in offered(t)
    t = table(row, {"hand": ["A098", "A110"]}, turn=1)
    play(t, "place lessons", "play A098")
    assert deciding(t) == 0
    assert "use B025" not in offered(t)


@pytest.mark.card("B025", "B097")
def test_the_bread_paddle_hears_occupations_that_the_scholar_brings() -> None:
    row = {
        "cards": ["B025", "M01", "B097"],
        "house": "stone",
        "hand": ["A098", "A110"],
        "goods": {"food": 1, "grain": 1},
    }
    t = table(row, {}, round=6, phase="preparation")
    play(t, "use B097", "play A098")
    assert offered(t) == {"use B025", "done"}
    play(t, "use B025")
    assert goods(t) == {"food": 2}
