"""Setting up the game without hand cards: seats, farms, board, round cards, food."""

from __future__ import annotations

import pytest

import bocage

from ..scenario import (
    CARDS,
    CLASSIC,
    REVISED,
    both,
    goods,
    offered,
    open_spaces,
    play_out,
    reason,
    seat,
    table,
)
from .spaces import BOARD, ROUND_CARDS, STAGE_OF_ROUND

EXTRA = {
    (CLASSIC, 1): set(),
    (CLASSIC, 2): set(),
    (CLASSIC, 3): {"grove", "hollow", "one-material", "two-materials"},
    (CLASSIC, 4): {
        "copse",
        "grove",
        "hollow",
        "resource-market",
        "traveling-players",
        "two-materials",
    },
    (CLASSIC, 5): {
        "wood-4",
        "clay-3",
        "reed-stone-wood",
        "animal-market",
        "room-or-players",
        "materials-or-growth",
    },
    (REVISED, 1): set(),
    (REVISED, 2): set(),
    (REVISED, 3): {"grove", "hollow", "resource-market"},
    (REVISED, 4): {"copse", "grove", "hollow", "resource-market", "traveling-players"},
}


def catalogue(game: str) -> bocage.Game:
    """The game's entry in the catalogue."""
    return next(found for found in bocage.games() if found.id == game)


@pytest.mark.rule("F01", "R01")
@pytest.mark.parametrize(("game", "most"), [(CLASSIC, 5), (REVISED, 4)])
def test_seats_from_one_up_to_the_boxs_number(game: str, most: int) -> None:
    assert tuple(catalogue(game).seats) == tuple(range(1, most + 1))
    for seats in range(1, most + 1):
        started = bocage.new(game, seats=seats, seed=1, cards="none")
        assert len(started.observe()["seats"]) == seats
    for seats in (0, most + 1):
        with pytest.raises(bocage.BadOption):
            bocage.new(game, seats=seats, seed=1)


@pytest.mark.rule("F06")
def test_the_sets_of_six_cards_belong_to_four_and_five_seats() -> None:
    for seats in (4, 5):
        started = bocage.new(CLASSIC, seats=seats, seed=1)
        assert len(open_spaces(started) - BOARD - ROUND_CARDS[1]) == 6
    with pytest.raises(bocage.BadOption):
        bocage.new(CLASSIC, seats=6, seed=1)


@pytest.mark.rule("F02", "F05", "R01")
@pytest.mark.parametrize(("game", "seats"), list(EXTRA))
def test_the_board_of_each_seat_count_lies_open_from_the_start(game: str, seats: int) -> None:
    started = bocage.new(game, seats=seats, seed=3)
    (revealed,) = started.position()["round_cards"]
    assert revealed in ROUND_CARDS[1]
    assert open_spaces(started) - {revealed} == BOARD | EXTRA[game, seats]


@pytest.mark.rule("F05", "R01")
@both
def test_spaces_of_another_seat_count_are_not_in_the_game(game: str) -> None:
    started = bocage.new(game, seats=2, seed=3)
    for space in sorted(EXTRA[game, 3] | EXTRA[game, 4]):
        assert reason(started, f"place {space}") == "reason-not-in-game"


@pytest.mark.rule("F02")
@both
def test_without_hand_cards_nobody_plays_minors_or_occupations(game: str) -> None:
    rich = {"goods": {"wood": 9, "clay": 9, "reed": 9, "stone": 9, "food": 9}}
    t = table(game, rich, round=1)
    t.play("place major-improvement")
    assert offered(t) == {f"build {card}" for card in CARDS[game].values()}


@pytest.mark.rule("F03", "R02")
@both
def test_every_family_starts_with_two_people_in_two_wooden_rooms(game: str) -> None:
    started = bocage.new(game, seats=4, seed=5)
    for number, view in enumerate(started.observe()["seats"]):
        found = seat(started, number)
        assert found["house"] == "wood"
        assert found["rooms"] == ["r2c1", "r3c1"]
        assert found["people"] == view["to_place"] == 2
        assert found["newborn"] == found["placed"] == found["begging"] == 0
        assert found["fields"] == {} and found["pastures"] == [] and found["stables"] == []
        assert found["animals"] == {} and found["cards"] == []
        assert view["fences_left"] == 15
        assert view["stables_left"] == 4


@pytest.mark.rule("F03", "R02")
@both
def test_three_people_wait_in_reserve(game: str) -> None:
    t = table(game, {"people": 4}, {}, round=12)
    assert reason(t, "place urgent-wish") is None
    t.play("place urgent-wish")
    assert seat(t)["people"] == 5
    full = table(game, {"people": 5}, {}, round=12)
    assert reason(full, "place urgent-wish") == "reason-family-full"


@pytest.mark.rule("RX11", "F03")
@both
def test_two_of_fifteen_farm_spaces_are_used_at_the_start(game: str) -> None:
    started = bocage.new(game, seats=2, seed=1)
    assert [score.lines["unused"] for score in started.scores()] == [-13, -13]


@pytest.mark.rule("F04", "R03", "F68", "F69", "F70", "F71", "R70", "R71")
@both
def test_round_cards_appear_stage_by_stage(game: str) -> None:
    orders = set()
    for seed in range(12):
        t = bocage.new(game, seats=1, seed=seed)
        play_out(t, seed)
        order = t.position()["round_cards"]
        assert len(order) == len(set(order)) == 14
        for card, stage in zip(order, STAGE_OF_ROUND, strict=True):
            assert card in ROUND_CARDS[stage]
        orders.add(tuple(order))
    assert len(orders) > 6


@pytest.mark.rule("F04", "R03")
@both
def test_round_cards_of_a_stage_are_shuffled(game: str) -> None:
    first = {bocage.new(game, seed=s).position()["round_cards"][0] for s in range(60)}
    assert first == ROUND_CARDS[1]
    for round, stage in ((5, 2), (8, 3), (10, 4), (12, 5)):
        revealed = {
            table(game, round=round, phase="preparation", seed=s).position()["round_cards"][-1]
            for s in range(40)
        }
        assert revealed == ROUND_CARDS[stage]


@pytest.mark.rule("F04", "R03")
@both
def test_a_card_that_is_still_to_come_cannot_be_used(game: str) -> None:
    t = table(game, {"goods": {"wood": 15}}, {}, round=1, round_cards=["sheep-market"])
    assert reason(t, "place fencing") == "reason-not-revealed"
    assert reason(t, "place farm-redevelopment") == "reason-not-revealed"
    hidden = {card["id"]: card["stage"] for card in t.observe(0)["to_come"]}
    assert hidden == {
        card: stage
        for stage, cards in ROUND_CARDS.items()
        for card in cards
        if card != "sheep-market"
    }


@pytest.mark.rule("F07")
@both
def test_all_ten_majors_are_open_to_everybody(game: str) -> None:
    started = bocage.new(game, seats=3, seed=2)
    assert sorted(started.observe()["majors"]) == sorted(CARDS[game].values())
    rich = {"goods": {"wood": 9, "clay": 9, "reed": 9, "stone": 9}}
    for turn in range(3):
        t = table(game, rich, rich, rich, turn=turn)
        t.play("place major-improvement")
        assert offered(t) == {f"build {card}" for card in CARDS[game].values()}


@pytest.mark.rule("F08", "R05")
@pytest.mark.parametrize(("game", "seats"), [(CLASSIC, 2), (CLASSIC, 5), (REVISED, 3)])
def test_a_random_seat_starts_with_two_food_and_the_others_with_three(
    game: str, seats: int
) -> None:
    starters = []
    for seed in range(20 * seats):
        started = bocage.new(game, seats=seats, seed=seed)
        first = started.position()["starting_player"]
        starters.append(first)
        assert started.decision is not None and started.decision.seat == first
        for number in range(seats):
            assert goods(started, number) == {"food": 2 if number == first else 3}
    assert min(starters.count(number) for number in range(seats)) >= 7


@pytest.mark.rule("R07")
def test_no_childrens_variant_is_on_offer() -> None:
    names = {option.name for option in catalogue(REVISED).options}
    assert {"cards", "round_cards", "additional_actions"} <= names
    assert not any("child" in name or "suggest" in name for name in names)
    with pytest.raises(bocage.BadOption):
        bocage.new(REVISED, seats=2, seed=1, children=True)
