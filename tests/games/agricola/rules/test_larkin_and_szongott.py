"""An even start, and more wood for two: the rules of David Larkin and Norbert Szongott."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import REVISED_SCENES as revised
from tests.games.agricola.first.tables import SCENES as first
from tests.games.agricola.rules.house_rules import options
from tests.games.agricola.scenario import (
    CLASSIC,
    REVISED,
    both,
    goods,
    lying,
    offered,
    open_spaces,
    play,
    play_if_asked,
    reason,
    table,
)

TABLES = [
    *[(CLASSIC, seats) for seats in (2, 3, 4, 5)],
    *[(REVISED, seats) for seats in (2, 3, 4)],
]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
every_starter = pytest.mark.parametrize("starter", [0, 1])


def acting(t: bocage.Table) -> int:
    """The seat that decides."""
    assert t.decision is not None
    return t.decision.seat


def order_of(t: bocage.Table, number: int, rng: random.Random) -> list[int]:
    """The seats that place people until a round is over, one after the other."""
    found: list[int] = []
    while not t.over and t.position()["round"] == number:
        assert t.decision is not None
        action = rng.choice([a for a in t.decision.actions if a.text != "pass"])
        if action.text.startswith("place "):
            found.append(t.decision.seat)
        t.play(action)
    return found


@every_table
@pytest.mark.rule("R101")
def test_everybody_starts_with_three_food(game: str, seats: int) -> None:
    for seed in range(6):
        t = bocage.new(game, seats=seats, seed=seed, larkin=True)
        assert [goods(t, number) for number in range(seats)] == [{"food": 3}] * seats


@both
@pytest.mark.rule("R101")
def test_with_hand_cards_too(game: str) -> None:
    t = bocage.new(game, seats=3, seed=1, larkin=True, cards="base")
    assert [goods(t, number) for number in range(3)] == [{"food": 3}] * 3


@every_table
@pytest.mark.rule("R101")
def test_second_people_of_round_one_are_placed_counter_clockwise(game: str, seats: int) -> None:
    rng = random.Random(seats)
    for seed in range(8):
        t = bocage.new(game, seats=seats, seed=seed, larkin=True)
        first = t.position()["starting_player"]
        clockwise = [(first + step) % seats for step in range(seats)]
        assert order_of(t, 1, rng) == clockwise + clockwise[::-1]


@every_table
@pytest.mark.rule("R101")
def test_from_round_two_on_everybody_places_clockwise(game: str, seats: int) -> None:
    rng = random.Random(10 + seats)
    for seed in range(4):
        t = bocage.new(game, seats=seats, seed=seed, larkin=True)
        order_of(t, 1, rng)
        first = t.position()["starting_player"]
        clockwise = [(first + step) % seats for step in range(seats)]
        found = order_of(t, 2, rng)
        assert found == clockwise * 2


@both
@pytest.mark.rule("R101")
def test_without_the_rule_second_people_follow_clockwise(game: str) -> None:
    t = bocage.new(game, seats=3, seed=2)
    first = t.position()["starting_player"]
    seen = []
    for action in ("place forest", "place clay-pit", "place reed-bank"):
        seen.append(acting(t))
        play(t, action)
    assert [*seen, acting(t)] == [first, (first + 1) % 3, (first + 2) % 3, first]


@both
@every_starter
@pytest.mark.rule("R101")
def test_who_takes_the_starting_player_in_round_one_starts_round_two_only(
    game: str, starter: int
) -> None:
    t = table(game, {}, {}, {}, starting_player=starter, turn=starter, options=options("larkin"))
    second, third = (starter + 1) % 3, (starter + 2) % 3
    play(t, "place grain-seeds")
    assert acting(t) == second
    play(t, "place meeting-place")
    assert acting(t) == third
    play(t, "place fishing" if "place fishing" in offered(t) else "place day-laborer")
    assert acting(t) == third
    assert t.position()["starting_player"] == second


@pytest.mark.rule("R101", "R17")
def test_nobody_passes_in_round_one() -> None:
    t = bocage.new(REVISED, seats=3, seed=3, larkin=True)
    passed = 0
    rng = random.Random(3)
    while t.position()["round"] == 1:
        assert t.decision is not None
        if any(action.text.startswith("place ") for action in t.decision.actions):
            assert "pass" not in offered(t)
            assert reason(t, "pass") == "reason-no-pass"
            passed += 1
        t.play(rng.choice(t.decision.actions))
    assert passed == 6
    while "pass" not in offered(t):
        assert t.decision is not None
        t.play(t.decision.actions[0])
    assert t.position()["round"] == 2


@both
@pytest.mark.rule("R101")
def test_third_people_go_on_clockwise(game: str) -> None:
    row = {"people": 3, "rooms": ["r1c1", "r2c1", "r3c1"]}
    piles = {"forest": "wood", "clay-pit": "clay", "reed-bank": "reed", "fishing": "food"}
    spaces = {space: {"goods": {good: 1}} for space, good in piles.items()}
    order = {"starting_player": 1, "turn": 1, "options": options("larkin")}
    t = table(game, row, row, row, spaces=spaces, **order)
    rng = random.Random(1)
    while t.position()["round"] == 1:
        assert t.decision is not None
        t.play(rng.choice(t.decision.actions))
    seen = [entry.seat for entry in t.log if entry.id == "log-place"][:9]
    assert seen == [1, 2, 0, 0, 2, 1, 1, 2, 0]


@pytest.mark.rule("R101")
@pytest.mark.card("B024")
def test_who_placed_two_people_at_once_has_no_second_turn() -> None:
    spaces = {"sheep-market": {"goods": {"sheep": 1}}, "fishing": {"goods": {"food": 1}}}
    position = {"round_cards": ["sheep-market"], "spaces": spaces, "options": options("larkin")}
    t = revised.table({"cards": ["B024"]}, {}, {}, round=1, **position)
    play(t, "place sheep-market")
    play_if_asked(t, "use B024")
    play(t, "place fishing")
    seen = []
    for action in ("place grain-seeds", "place day-laborer", "place farmland", "plow r1c2"):
        seen.append(acting(t))
        play(t, action)
    assert [*seen[:3], acting(t)] == [1, 2, 2, 1]


@both
@pytest.mark.rule("R101")
def test_one_seat_alone_has_nobody_to_go_round(game: str) -> None:
    with pytest.raises(bocage.BadOption, match="larkin: True is not allowed"):
        bocage.new(game, seats=1, seed=1, larkin=True)


@pytest.mark.rule("R101")
def test_what_is_allowed_names_only_seats_that_the_game_has() -> None:
    with pytest.raises(bocage.BadOption) as raised:
        bocage.new(REVISED, seats=1, seed=1, larkin=True)
    assert "5" not in str(raised.value)


# More wood for two


@both
@pytest.mark.rule("R102")
def test_two_wood_gather_on_the_grove_every_round(game: str) -> None:
    t = bocage.new(game, seats=2, seed=1, szongott=True)
    assert lying(t, "grove") == {"wood": 2}
    later = table(
        game,
        {},
        {},
        round=2,
        phase="preparation",
        spaces={"grove": {"goods": {"wood": 2}}},
        options=options("szongott"),
    )
    assert lying(later, "grove") == {"wood": 4}


@both
@pytest.mark.rule("R102")
def test_the_grove_is_one_space_more_and_gives_all_its_wood(game: str) -> None:
    plain = bocage.new(game, seats=2, seed=1)
    t = bocage.new(game, seats=2, seed=1, szongott=True)
    assert open_spaces(t) - open_spaces(plain) == {"grove"}
    assert reason(plain, "place grove") == "reason-not-in-game"
    starter = acting(t)
    play(t, "place grove")
    assert goods(t, starter)["wood"] == 2
    assert lying(t, "grove") == {}
    assert reason(t, "place grove") == "reason-occupied"
    assert lying(t, "forest") == {"wood": 3}


@both
@pytest.mark.rule("R102")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_only_two_seats_lack_wood(game: str, seats: int) -> None:
    with pytest.raises(bocage.BadOption, match="szongott: True is not allowed"):
        bocage.new(game, seats=seats, seed=1, szongott=True)
    position: dict[str, Any] = {"game": game, "seats": [{}] * seats}
    with pytest.raises(bocage.BadOption, match="szongott"):
        bocage.load({**position, "options": {"szongott": True}})


TILE = options("szongott", additional_actions=True)


@pytest.mark.rule("R102")
def test_the_grove_lies_beside_the_tile_of_additional_actions() -> None:
    plain = bocage.new(REVISED, seats=2, seed=1, additional_actions=True)
    t = bocage.new(REVISED, seats=2, seed=1, **TILE)
    assert open_spaces(t) - open_spaces(plain) == {"grove"}
    tile = open_spaces(plain) - open_spaces(bocage.new(REVISED, seats=2, seed=1))
    for space in sorted(tile):
        pile = {"grove": {"goods": {"wood": 2}}, space: {"people": [1]}}
        t = table(REVISED, {}, {"placed": 1}, options=TILE, spaces=pile, round=14)
        play(t, "place grove")
        assert goods(t)["wood"] == 2


@pytest.mark.rule("R102")
def test_who_stands_in_the_grove_leaves_the_tile_open() -> None:
    spaces = {"grove": {"people": [1]}, "copse": {"goods": {"wood": 1}}}
    t = table(REVISED, {}, {"placed": 1}, options=TILE, spaces=spaces, round=14)
    assert reason(t, "place copse") is None
    assert reason(t, "place animal-market") is None


@pytest.mark.rule("R102")
@pytest.mark.card("E176", "E152", "I80")
def test_the_first_editions_cards_know_the_grove_as_a_space_with_wood() -> None:
    spaces = {"grove": {"goods": {"wood": 2}}}
    t = first.turn(
        {"cards": ["E176", "E152"]},
        others={"cards": ["I80"]},
        spaces=spaces,
        options=options("szongott"),
    )
    play(t, "place grove")
    assert goods(t) == {"wood": 3, "food": 1}
    assert goods(t, 1) == {}, "the Spinney speaks of the space with 3 wood"


@pytest.mark.rule("R102")
@pytest.mark.card("A116", "A056", "A108", "B108")
def test_szongotts_grove_is_a_grove_for_hand_cards() -> None:
    spaces = {"grove": {"goods": {"wood": 2}}}
    t = revised.turn({"cards": ["A116"]}, spaces=spaces, options=options("szongott"))
    play(t, "place grove")
    assert goods(t) == {"wood": 3}
    for card, paid, food in (("A056", 2, 3), ("A108", 1, 2)):
        t = revised.turn({"cards": [card]}, spaces=spaces, options=options("szongott"))
        play(t, "place grove", f"use {card}")
        assert goods(t) == {"food": food, **({"wood": 2 - paid} if paid < 2 else {})}
        assert lying(t, "grove") == {"wood": paid}
    row = {"cards": ["B108", "M01"], "goods": {"grain": 1}}
    t = revised.turn(row, spaces=spaces, options=options("szongott"))
    play(t, "place grove")
    assert "use B108" in offered(t)
