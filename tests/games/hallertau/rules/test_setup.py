"""Setting up: seats, decks, options, the action board and what everybody begins with."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import (
    CORNERS,
    CRAFTS,
    DECKS,
    SECTIONS,
    SPACES,
    boulders,
    deciding,
    decks,
    fields,
    goods,
    hand,
    new,
    occupied,
    positions,
    rows,
    seat,
    sheep,
    space,
    table,
)

GATEWAYS = {"beginner": 0, "intermediate": 1, "expert": 2, "master": 3}
FARMYARDS = {"hops": 4, "sheep": 5, "fields": 6, "jewelry": 7}


@pytest.mark.rule("H01")
def test_one_to_four_seats_and_no_other_number() -> None:
    game = next(game for game in bocage.games() if game.id == "hallertau")
    assert game.seats == (1, 2, 3, 4)
    for seats in (0, 5):
        with pytest.raises(bocage.BadOption):
            new(seats)
    for seats in (1, 2, 3, 4):
        assert len(new(seats).observe(None)["seats"]) == seats


@pytest.mark.rule("H01")
def test_the_catalogue_has_all_330_cards() -> None:
    found: dict[str, set[str]] = {}
    for card in bocage.cards("hallertau"):
        found.setdefault(card.kind, set()).add(card.id)
    assert found == {
        "gateway": {f"{deck}{number:02}" for deck in range(4) for number in range(1, 31)},
        "farmyard": {f"{deck}{number:02}" for deck in range(4, 8) for number in range(1, 36)},
        "bonus": {f"8{number:02}" for number in range(1, 46)},
        "point": {f"9{number:02}" for number in range(1, 26)},
    }


@pytest.mark.rule("H01", "H04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_gateway_and_one_farmyard_deck_all_bonus_and_point_cards(seats: int) -> None:
    t = new(seats)
    assert decks(t) == {
        "gateway": 30 - 4 * seats,
        "farmyard": 35 - 6 * seats,
        "bonus": 45,
        "point": 25 - seats,
    }


@pytest.mark.rule("H01")
def test_the_first_game_is_played_with_beginner_and_hops() -> None:
    assert new().observe(0)["options"] == {
        "cards": "full",
        "gateway": "beginner",
        "farmyard": "hops",
        "merged": False,
    }


@pytest.mark.rule("H01")
@pytest.mark.parametrize("name", GATEWAYS)
def test_the_gateway_cards_dealt_are_of_the_deck_chosen(name: str) -> None:
    dealt = set()
    for seed in range(12):
        t = new(4, seed, gateway=name)
        for number in range(4):
            dealt |= {card for card in hand(t, number) if card < "400"}
    assert {card[0] for card in dealt} == {str(GATEWAYS[name])}
    assert len(dealt) > 25


@pytest.mark.rule("H01", "H23")
@pytest.mark.parametrize("name", FARMYARDS)
def test_the_farmyard_cards_taken_are_of_the_deck_chosen(name: str) -> None:
    t = table({}, {}, {}, phase="new-card", farmyard=name)
    taken = [card for number in range(3) for card in hand(t, number)]
    assert len(set(taken)) == 3
    assert {card[0] for card in taken} == {str(FARMYARDS[name])}


@pytest.mark.rule("H02")
def test_decks_can_be_merged() -> None:
    dealt = set()
    for seed in range(40):
        t = new(2, seed, merged=True)
        assert decks(t) == {"gateway": 112, "farmyard": 128, "bonus": 45, "point": 23}
        dealt |= set(hand(t)) | set(hand(t, 1))
    assert {card[0] for card in dealt} == {"0", "1", "2", "3", "9"}


@pytest.mark.rule("H01", "H06")
@pytest.mark.parametrize(
    "options",
    [
        {"gateway": "novice"},
        {"farmyard": "expert"},
        {"cards": "some"},
        {"cards": "none", "gateway": "expert"},
        {"cards": "none", "farmyard": "jewelry"},
        {"cards": "none", "merged": True},
        {"merged": 1},
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(bocage.BadOption):
        new(**options)


@pytest.mark.rule("H01")
@pytest.mark.parametrize("card", ["101", "330", "501", "735", "846", "926", "000"])
def test_cards_of_other_decks_are_not_in_play(card: str) -> None:
    with pytest.raises(bocage.BadPosition):
        table({"hand": [card]})


@pytest.mark.rule("H03")
def test_the_board_has_twenty_spaces_in_four_sections() -> None:
    found = new().observe(0)["spaces"]
    assert [item["id"] for item in found] == list(SPACES)
    assert [item["section"] for item in found] == [1] * 5 + [2] * 5 + [3] * 5 + [4] * 5
    for item in found:
        assert len(item["rows"]) == (2 if item["id"] in CORNERS else 3)
        assert item["closed"] is False


@pytest.mark.rule("H03", "HX22", "H13")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_spaces_outside_the_first_sections_hold_one_worker(seats: int, seed: int) -> None:
    t = new(seats, seed)
    cleared = t.observe(0)["cleared"]
    assert len(set(cleared)) == len(cleared) == seats
    kept = {name for section in SECTIONS if section not in cleared for name in SECTIONS[section]}
    assert occupied(t) == kept
    for name in kept:
        assert sum(rows(t, name)) == rows(t, name)[0] == 1
        assert space(t, name)["cost"] == 2
    assert all(space(t, name)["cost"] == 1 for name in set(SPACES) - kept)
    assert t.observe(0)["sections_left"] == 5


@pytest.mark.rule("H03", "HX22")
def test_with_four_seats_the_board_is_empty_and_no_section_cards_are_used() -> None:
    for seed in range(4):
        t = new(4, seed)
        assert occupied(t) == set()
        assert sorted(t.observe(0)["cleared"]) == [1, 2, 3, 4]
        assert t.observe(0)["sections_left"] == 0


@pytest.mark.rule("H04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_begins_with_the_same_village(seats: int) -> None:
    t = new(seats)
    for number in range(seats):
        assert goods(t, number) == {"barley": 1, "flax": 1, "rye": 1}
        assert fields(t, number) == ["empty-2", "empty-3", "empty-4"]
        assert sheep(t, number) == {}
        row = seat(t, number)
        assert (row["tools"], row["jewels"], row["window"]) == (0, 0, 6)
        assert (row["centre"], row["points"]) == (0, 0)
        assert positions(t, number) == dict.fromkeys(CRAFTS, 0)
        assert all(boulders(t, name, number) == [2, 4] for name in CRAFTS)


@pytest.mark.rule("H04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_hand_has_four_gateway_cards_and_a_point_card(seats: int) -> None:
    t = new(seats)
    dealt: list[str] = []
    for number in range(seats):
        assert seat(t, number)["hand_size"] == {"gateway": 4, "farmyard": 0, "bonus": 0, "point": 1}
        cards = hand(t, number)
        assert [card[0] for card in sorted(cards)] == ["0", "0", "0", "0", "9"]
        assert seat(t, number)["played"] == []
        dealt += cards
    assert len(set(dealt)) == 5 * seats


@pytest.mark.rule("H04")
def test_hands_are_hidden_from_others() -> None:
    t = new(3)
    for viewer in (0, 1, 2, None):
        hands = [row["hand"] for row in t.observe(viewer)["seats"]]
        assert [cards is None for cards in hands] == [number != viewer for number in range(3)]


@pytest.mark.rule("H04", "H14")
def test_the_first_farmyard_card_has_left_the_board_with_the_workers() -> None:
    t = table({}, {}, phase="remove", sections=["A", "B", "C", "D", "E", "F"])
    for number in (0, 1):
        assert seat(t, number)["workers"] == 6
        assert seat(t, number)["farmyard_cards"] == [2, 3, 4, 5, 6]


@pytest.mark.rule("H05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_anybody_may_be_the_starting_player(seats: int) -> None:
    starters = {new(seats, seed).observe(None)["starting_player"] for seed in range(40)}
    assert starters == set(range(seats))


@pytest.mark.rule("H05", "H16")
@pytest.mark.parametrize("seed", range(6))
def test_the_starting_player_takes_the_first_turn(seed: int) -> None:
    t = new(3, seed, cards="none")
    assert deciding(t) == t.observe(None)["turn"] == t.observe(None)["starting_player"]


@pytest.mark.rule("H01", "H08")
def test_the_decks_are_shuffled_by_the_seed() -> None:
    assert hand(new(seed=3)) == hand(new(seed=3))
    assert len({tuple(sorted(hand(new(seed=seed)))) for seed in range(8)}) == 8
    assert set(decks(new())) == set(DECKS)
