"""Positions with a mistake: each is refused, naming the field and what is allowed."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import bocage

from ..common import PLAIN, refuses, spoiled

WORDS = ("", "rye", "rye-3", "empty-5", "play 802", "802", "play 007-2", "nursery", "stables")
OTHERS: tuple[Any, ...] = (*PLAIN, [], {}, [1], *WORDS)
"""What a value of a spoiled position may become in this game."""


def position(row: dict[str, Any] | None = None, **values: Any) -> dict[str, Any]:
    """A position of two seats whose first is as given."""
    return {"game": "hallertau", "seats": [row or {}, {}], **values}


@pytest.mark.parametrize(
    ("row", "field", "allowed"),
    [
        ({"goods": {"wood": 1}}, "seats[0].goods.wood", "barley"),
        ({"goods": {"rye": -1}}, "seats[0].goods.rye", "from 0"),
        ({"goods": {"rye": "1"}}, "seats[0].goods.rye", "an int"),
        ({"goods": ["rye"]}, "seats[0].goods", "an object"),
        ({"tools": -1}, "seats[0].tools", "from 0"),
        ({"jewels": 11}, "seats[0].jewels", "from 0 to 10"),
        ({"sheep": {"2": 1}}, "seats[0].sheep", "3"),
        ({"sheep": {"7": 1}}, "seats[0].sheep.7", "stables"),
        ({"sheep": {"4": -1}}, "seats[0].sheep.4", "from 0"),
        ({"sheep": 3}, "seats[0].sheep", "an object"),
        ({"fields": ["empty-2"] * 9}, "seats[0].fields", "at most 8"),
        ({"fields": ["empty-1"]}, "seats[0].fields", "such as empty-3"),
        ({"fields": ["empty-6"]}, "seats[0].fields", "such as empty-3"),
        ({"fields": ["wheat-3"]}, "seats[0].fields", "rye"),
        ({"fields": ["hide-3"]}, "seats[0].fields", "rye"),
        ({"fields": ["rye+flax-3"]}, "seats[0].fields", "rye"),
        ({"fields": "rye-3"}, "seats[0].fields", "a list"),
        ({"fields": [3]}, "seats[0].fields", "rye"),
        ({"workers": -1}, "seats[0].workers", "from 0"),
        ({"workers": True}, "seats[0].workers", "an int"),
        ({"crafts": {"bakery": 11}}, "seats[0].crafts.bakery", "to 10"),
        ({"crafts": {"smithy": 1}}, "seats[0].crafts.smithy", "bakery"),
        ({"centre": 1}, "seats[0].centre", "0"),
        ({"centre": 11}, "seats[0].centre", "0"),
        ({"boulders": {"bakery": [2]}}, "seats[0].boulders.bakery", "two"),
        ({"boulders": {"bakery": [0, 4]}}, "seats[0].boulders.bakery", "ahead of the craft"),
        ({"boulders": {"bakery": [4, 4]}}, "seats[0].boulders.bakery", "ahead of the craft"),
        ({"boulders": {"smithy": [2, 4]}}, "seats[0].boulders.smithy", "bakery"),
        ({"hand": ["999"]}, "seats[0].hand", "cards of the decks"),
        ({"hand": ["7"]}, "seats[0].hand", "cards of the decks"),
        ({"hand": ["001", "001"]}, "seats[0].hand", "each card once"),
        ({"hand": ["101"]}, "seats[0].hand", "cards of the decks"),
        ({"hand": ["501"]}, "seats[0].hand", "cards of the decks"),
        ({"played": ["201"]}, "seats[0].played", "cards of the decks"),
        ({"hand": ["001"], "played": ["001"]}, "001", "once"),
        ({"exhausted": 1}, "seats[0].exhausted", "0"),
        ({"steps": {"smithy": 1}}, "seats[0].steps.smithy", "bakery"),
        ({"harvested": {"wood": 1}}, "seats[0].harvested.wood", "rye"),
        ({"tools_gained": -1}, "seats[0].tools_gained", "from 0"),
        ({"barn": 1}, "seats[0].barn", "only"),
    ],
)
def test_a_seat_that_cannot_be(row: dict[str, Any], field: str, allowed: str) -> None:
    refuses(position(row), field, allowed)


@pytest.mark.parametrize(
    ("values", "field", "allowed"),
    [
        ({"round": 0}, "round", "from 1 to 6"),
        ({"round": 7}, "round", "from 1 to 6"),
        ({"phase": "feeding"}, "phase", "harvest"),
        ({"turn": 2}, "turn", "a seat: 0, 1"),
        ({"starting_player": 2}, "starting_player", "from 0 to 1"),
        ({"sections": ["G"]}, "sections", "A"),
        ({"sections": ["A", "A"]}, "sections", "repetitions"),
        ({"cleared": [5]}, "cleared", "1"),
        ({"removed": [0, 0]}, "removed", "four"),
        ({"removed": [0, 0, 0, -1]}, "removed", "four"),
        ({"spaces": {"forest": [1, 0, 0]}}, "spaces.forest", "nursery"),
        ({"spaces": {"nursery": [1, 0, 0, 0]}}, "spaces.nursery", "per row"),
        ({"spaces": {"nursery": [2, 0, 0]}}, "spaces.nursery", "row"),
        ({"spaces": {"nursery": [1, 2, 4]}}, "spaces.nursery", "row"),
        ({"spaces": {"bonus-card": [1, 2, 3]}}, "spaces.bonus-card", "per row"),
        ({"spaces": {"nursery": 3}}, "spaces.nursery", "a list"),
        ({"discarded": ["999"]}, "discarded", "cards of the decks"),
        ({"discarded": ["101"]}, "discarded", "cards of the decks"),
        ({"discarded": [str(card) for card in range(401, 436)]}, "farmyard cards", "enough"),
        ({"stack": [["nonsense", 0]]}, "stack[0]", "a step's name"),
        ({"options": {"gateway": "easy"}}, "gateway", "beginner"),
        ({"options": {"farmyard": "wool"}}, "farmyard", "hops"),
        ({"options": {"cards": "none", "gateway": "expert"}}, "gateway", "full"),
        ({"options": {"merged": 1}}, "merged", "False"),
        ({"weather": "rain"}, "weather", "only"),
    ],
)
def test_a_board_that_cannot_be(values: dict[str, Any], field: str, allowed: str) -> None:
    refuses(position(**values), field, allowed, bocage.Error)


@pytest.mark.parametrize(
    ("number", "sheep"), [(3, {"3": 1}), (5, {"4": 1}), (5, {"5": 1}), (6, {"6": 1})]
)
def test_no_sheep_stands_on_a_card_that_has_left(number: int, sheep: dict[str, int]) -> None:
    with pytest.raises(bocage.BadPosition, match=r"seats\[0\]\.sheep"):
        bocage.load(position({"sheep": sheep}, round=number))
    bocage.load(position({"sheep": sheep}, round=2))


@pytest.mark.parametrize("seats", [0, 5])
def test_the_number_of_seats_is_from_1_to_4(seats: int) -> None:
    with pytest.raises(bocage.Error, match="seats"):
        bocage.load({"game": "hallertau", "seats": [{}] * seats})


@pytest.mark.parametrize("places", [("hand", "hand"), ("hand", "played"), ("played", "played")])
def test_a_card_is_at_one_place(places: tuple[str, str]) -> None:
    rows = [{place: ["802"]} for place in places]
    with pytest.raises(bocage.BadPosition, match="802"):
        bocage.load({"game": "hallertau", "seats": rows})
    with pytest.raises(bocage.BadPosition, match="802"):
        bocage.load(position({"hand": ["802"]}, discarded=["802"]))


def test_a_section_card_is_left_for_every_round_to_come() -> None:
    with pytest.raises(bocage.BadPosition, match="section"):
        bocage.load(position(round=3, phase="remove", sections=[]))


def test_without_cards_there_are_none() -> None:
    for row in ({"hand": ["802"]}, {"played": ["001"]}):
        with pytest.raises(bocage.BadPosition, match="seats"):
            bocage.load(position(row, options={"cards": "none"}))


@pytest.mark.parametrize("seed", range(6))
def test_spoiled_positions_are_refused_or_play_on(seed: int) -> None:
    rng = random.Random(seed)
    table = bocage.new("hallertau", seats=1 + seed % 4, seed=seed, merged=seed % 2 == 1)
    refused = 0
    while table.decision is not None:
        if rng.random() < 0.3:
            try:
                loaded = bocage.load(spoiled(table.position(), rng, OTHERS))
            except bocage.Error:
                refused += 1
                continue
            count = 0
            while loaded.decision is not None:
                loaded.play(rng.choice(loaded.decision.actions))
                count += 1
                assert count < 5000, "the game does not end"
        table.play(rng.choice(table.decision.actions))
    assert refused > 10


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"merged": True}, {"cards": "none"}], ids=str)
def test_every_position_of_a_random_game_loads_back_equal(
    seats: int, options: dict[str, Any]
) -> None:
    table = bocage.new("hallertau", seats=seats, seed=11, **options)
    rng = random.Random(11)
    count = 0
    while table.decision is not None:
        written = json.loads(json.dumps(table.position()))
        loaded = bocage.load(written)
        assert loaded.position() == written
        assert loaded.decision is not None
        assert loaded.decision.seat == table.decision.seat
        assert loaded.decision.actions == table.decision.actions
        assert loaded.decision.prompt == table.decision.prompt
        for seat in (None, *range(seats)):
            assert loaded.observe(seat) == table.observe(seat)
        table.play(rng.choice(table.decision.actions))
        count += 1
    assert bocage.load(table.position()).decision is None
    assert count > 20
