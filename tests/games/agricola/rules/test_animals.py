"""How many animals a farm holds, and of which types."""

from __future__ import annotations

import pytest

from tests.games.agricola.rules.markets import (
    MARKETS,
    animals,
    at_markets,
    every_animal,
    room_for,
)
from tests.games.agricola.scenario import (
    alone,
    both,
    choices,
    goods,
    offered,
    play,
    seat,
)


@both
@every_animal
@pytest.mark.rule("F41", "R30")
def test_the_house_holds_one_animal_of_any_type_whatever_its_size(game: str, animal: str) -> None:
    big = ["r2c1", "r3c1", "r1c1", "r1c2", "r2c2"]
    for row in ({}, {"house": "stone", "rooms": big}, {"house": "clay", "people": 5}):
        t = at_markets(game, row, **{animal: 3})
        play(t, f"place {MARKETS[animal]}")
        assert animals(t) == {animal: 1}


@both
@pytest.mark.rule("F41", "R30")
def test_the_animal_in_the_house_takes_no_ones_room(game: str) -> None:
    row = {"rooms": ["r1c1", "r2c1", "r3c1"], "animals": {"boar": 1}}
    t = alone(game, row)
    play(t, "place basic-wish")
    assert seat(t)["people"] == 3
    assert animals(t) == {"boar": 1}


@both
@pytest.mark.rule("F45", "R28")
def test_an_unfenced_stable_holds_one_animal_of_any_type(game: str) -> None:
    for stables in (["r1c5"], ["r1c5", "r1c4"], ["r1c5", "r1c4", "r3c3", "r2c3"]):
        assert room_for(game, {"stables": stables}) == 1 + len(stables)
    t = at_markets(game, {"stables": ["r1c5", "r1c4"]}, sheep=1, boar=1, cattle=1)
    play(t, *[f"place {market}" for market in MARKETS.values()])
    assert animals(t) == {"sheep": 1, "boar": 1, "cattle": 1}


@both
@pytest.mark.rule("F45", "FX11", "R28")
@pytest.mark.parametrize(
    ("pasture", "capacity"),
    [(["r1c5"], 2), (["r1c4", "r1c5"], 4), (["r1c3", "r1c4", "r1c5"], 6)],
)
def test_a_pasture_holds_two_animals_per_space(
    game: str, pasture: list[str], capacity: int
) -> None:
    assert room_for(game, {"pastures": [pasture]}) == capacity + 1


@both
@pytest.mark.rule("F45", "F46", "R28", "RX05")
@pytest.mark.parametrize(
    ("spaces", "stables", "capacity"),
    [
        (1, 1, 4),
        (2, 1, 8),
        (2, 2, 16),
        (3, 1, 12),
        (3, 2, 24),
        (3, 3, 48),
        (4, 3, 64),
    ],
)
def test_every_stable_doubles_the_whole_pasture(
    game: str, spaces: int, stables: int, capacity: int
) -> None:
    pasture = ["r1c5", "r1c4", "r1c3", "r1c2"][:spaces]
    row = {"pastures": [pasture], "stables": pasture[:stables]}
    assert room_for(game, row) == capacity + 1


@both
@pytest.mark.rule("F45", "R28")
def test_a_stable_doubles_only_its_own_pasture(game: str) -> None:
    row = {"pastures": [["r1c5"], ["r1c4", "r1c3"]], "stables": ["r1c5", "r3c5"]}
    assert room_for(game, row) == 2 * 2 + 4 + 1 + 1


@both
@pytest.mark.rule("FX05", "RX05", "F45", "R28")
def test_a_stable_in_a_pasture_of_two_spaces_makes_room_for_four_more(game: str) -> None:
    pasture = {"pastures": [["r1c4", "r1c5"]], "goods": {"wood": 1}}
    assert room_for(game, pasture) == 5
    t = at_markets(game, pasture, sheep=20)
    play(t, "place side-job", "stable r1c4", "place sheep-market")
    assert animals(t) == {"sheep": 9}


@both
@pytest.mark.rule("F47", "F45", "R28")
def test_a_stable_fenced_later_doubles_its_pasture(game: str) -> None:
    row = {"stables": ["r1c5"], "goods": {"wood": 6}}
    assert room_for(game, row) == 2
    t = at_markets(game, row, sheep=20)
    play(t, "place fencing", "fence r1c4+r1c5", "place sheep-market")
    assert animals(t) == {"sheep": 9}


@both
@pytest.mark.rule("F45", "R28")
def test_a_pasture_holds_one_type(game: str) -> None:
    big = {"pastures": [["r1c3", "r1c4", "r1c5"]]}
    t = at_markets(game, {**big, "animals": {"sheep": 4}}, boar=1, cattle=1)
    play(t, "place pig-market")
    assert animals(t) == {"sheep": 4, "boar": 1}
    play(t, "place cattle-market")
    assert choices(t, "release") == {"sheep", "boar", "cattle"}
    play(t, "release cattle")
    assert animals(t) == {"sheep": 4, "boar": 1}


@both
@pytest.mark.rule("F45", "F48")
def test_giving_up_a_type_gives_its_pasture_to_another(game: str) -> None:
    row = {"pastures": [["r1c4", "r1c5"]], "animals": {"sheep": 2}}
    t = at_markets(game, row, boar=3)
    play(t, "place pig-market")
    assert offered(t) == {"release sheep", "release boar"}
    play(t, "release sheep")
    assert animals(t) == {"sheep": 1, "boar": 3}
    t = at_markets(game, row, boar=3)
    play(t, "place pig-market", "release boar")
    assert animals(t) == {"sheep": 2, "boar": 1}


@both
@pytest.mark.rule("FX04", "F43", "F45")
def test_the_example_of_eleven_fences(game: str) -> None:
    t = at_markets(game, {"people": 5, "goods": {"wood": 11}}, sheep=2, boar=1, cattle=3)
    play(t, "place fencing", "fence r1c4", "fence r1c5", "fence r2c4+r2c5")
    assert goods(t) == {}
    assert t.observe(0)["seats"][0]["fences_left"] == 4
    play(t, *[f"place {market}" for market in MARKETS.values()])
    assert animals(t) == {"sheep": 2, "boar": 1, "cattle": 3}
    housing = {tuple(p["cells"]): p for p in t.observe(0)["seats"][0]["housing"]}
    assert housing["r1c4",]["capacity"] == housing["r1c5",]["capacity"] == 2
    assert housing["r2c4", "r2c5"]["capacity"] == 4


@both
@pytest.mark.rule("FX04", "F45")
def test_the_farm_of_the_example_is_full_with_nine_animals(game: str) -> None:
    farm = {"pastures": [["r1c4"], ["r1c5"], ["r2c4", "r2c5"]]}
    full = {**farm, "animals": {"sheep": 2, "boar": 2, "cattle": 4}}
    t = at_markets(game, full, sheep=2)
    play(t, "place sheep-market")
    assert choices(t, "release") == {"sheep", "boar", "cattle"}
    play(t, "release sheep")
    assert animals(t) == {"sheep": 3, "boar": 2, "cattle": 4}
