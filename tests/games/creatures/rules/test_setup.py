"""Setting up: seats, farms, modes, supplies and what is limited."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bocage

from ..scenario import (
    animals,
    deciding,
    display,
    goods,
    lying,
    new,
    offered,
    piles,
    play,
    play_out,
    reason,
    room,
    seat,
    supply,
    table,
)

BASIC = {"shelter", "open-stables", "storage-building", "half-timbered-house"}
BOARD = [
    "start-player",
    "three-wood",
    "one-stone",
    "two-stone",
    "building-materials",
    "fences",
    "walls",
    "expand",
    "troughs",
    "stall",
    "stables",
    "special-building-1",
    "special-building-2",
    "millpond",
    "pigs-and-sheep",
    "cows-and-pigs",
    "horses-and-sheep",
]


@pytest.mark.rule("C01")
def test_two_seats_and_no_other_number() -> None:
    game = next(game for game in bocage.games() if game.id == "creatures")
    assert game.seats == (2,)
    for seats in (1, 3):
        with pytest.raises(bocage.BadOption):
            bocage.new("creatures", seats=seats, seed=1)
    with pytest.raises(bocage.BadOption):
        bocage.new("creatures", seats=2, seed=1, mode="master")


@pytest.mark.rule("C01")
@pytest.mark.parametrize("mode", ["standard", "advanced", "expert"])
def test_both_start_with_three_workers_nine_borders_and_a_cottage(mode: str) -> None:
    t = new(mode)
    for number in (0, 1):
        row = seat(t, number)
        assert goods(t, number) == {"border": 9}
        assert animals(t, number) == {}
        assert (row["placed"], row["to_place"]) == (0, 3)
        assert row["columns"] == ["f", "g"]
        assert row["tiles"] == {"f3": "cottage"}
        assert (row["troughs"], row["borders"], row["stones"], row["barn"]) == ([], [], 0, False)
        assert sorted(row["unused"]) == ["f1", "f2", "g1", "g2", "g3"]


@pytest.mark.rule("C01", "C07")
def test_eight_borders_count_the_rounds() -> None:
    t = new()
    view = t.observe(0)
    assert (view["round"], view["rounds"]) == (1, 8)
    assert view["borders_left"] == 7
    assert next(s for s in view["spaces"] if s["id"] == "expand")["goods"] == {"border": 1}


@pytest.mark.rule("C01", "C11")
def test_the_starting_player_of_the_first_round_decides_first() -> None:
    for seed in range(8):
        t = new(seed=seed)
        view = t.observe(None)
        assert view["starting_player"] == view["first_starter"] == deciding(t)
    for first in (0, 1):
        t = table(round=1, phase="preparation", starting_player=first, first_starter=first)
        assert deciding(t) == first


@pytest.mark.rule("C01")
def test_the_board_has_seventeen_spaces() -> None:
    assert [space["id"] for space in new().observe(0)["spaces"]] == BOARD
    assert [space["title"] for space in new().observe(0)["spaces"]] == [
        f"creatures-{space}" for space in BOARD
    ]


@pytest.mark.rule("C02")
def test_standard_has_four_of_each_and_the_basic_buildings() -> None:
    t = new()
    assert supply(t) == {"trough": 10, "stall": 4, "extension": 4}
    assert display(t) == BASIC
    assert supply(bocage.new("creatures", seats=2, seed=1)) == supply(t)


@pytest.mark.rule("C03")
@pytest.mark.parametrize(("mode", "buildings"), [("advanced", 8), ("expert", 12)])
def test_advanced_and_expert_have_five_of_each_and_more_buildings(
    mode: str, buildings: int
) -> None:
    seen = set()
    for seed in range(12):
        t = new(mode, seed)
        assert supply(t) == {"trough": 10, "stall": 5, "extension": 5}
        shown = t.observe(0)["buildings"]
        assert len(shown) == len(set(shown)) == buildings
        assert set(shown) >= BASIC
        seen.add(frozenset(shown))
    assert len(seen) > 6
    assert new(mode, 5).observe(0)["buildings"] == new(mode, 5).observe(0)["buildings"]


@pytest.mark.rule("C03")
def test_the_catalogue_has_four_basic_and_fifty_four_other_buildings() -> None:
    decks: dict[str, set[str]] = {}
    for card in bocage.cards("creatures"):
        if card.kind == "building":
            decks.setdefault(card.deck, set()).add(card.id)
    assert {deck: len(ids) for deck, ids in decks.items()} == {
        "basic": 4,
        "more": 27,
        "even-more": 27,
    }
    assert decks["basic"] == BASIC
    drawn = set().union(*(display(new("expert", seed)) for seed in range(80)))
    assert drawn == set().union(*decks.values())


@pytest.mark.rule("C01")
def test_nothing_is_hidden() -> None:
    t = new("expert")
    play(t, "place three-wood")
    views = [t.observe(who) for who in (0, 1, None)]
    for view in views:
        view.pop("seat", None)
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("C04")
@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_supplies_follow_from_the_farms(mode: str) -> None:
    tiles = {"f3": "cottage", "g1": "stall", "g2": "stables", "g3": "pig-stall"}
    t = table(
        {"columns": ["e", "f", "g", "h"], "tiles": tiles, "troughs": ["g1", "e3"]},
        {
            "tiles": {"f3": "cottage", "f1": "stall"},
            "troughs": ["f3"],
            "columns": ["d", "e", "f", "g"],
        },
        mode=mode,
    )
    left = {"standard": 0, "advanced": 1}[mode]
    assert supply(t) == {"trough": 7, "stall": left + 1, "extension": left}


@pytest.mark.rule("C04")
def test_materials_and_animals_are_unlimited() -> None:
    pasture = {"borders": ["g1n", "g1w", "h1w", "g2w", "h2w", "g3n"], "troughs": ["g1", "g2"]}
    spaces: dict[str, Any] = {
        "three-wood": {"goods": {"wood": 90}},
        "two-stone": {"goods": {"stone": 80}},
        "millpond": {"goods": {"reed": 1, "sheep": 16}},
    }
    t = table({**pasture, "goods": {"wood": 17, "stone": 15}}, {"placed": 3}, spaces=spaces)
    play(t, "place three-wood", "place two-stone", "place millpond")
    assert goods(t) == {"wood": 107, "stone": 95, "reed": 1, "border": 9}
    assert animals(t) == {"sheep": 17}


@pytest.mark.rule("C04", "C30")
def test_a_replaced_stall_is_available_again() -> None:
    stalls = dict.fromkeys(("f1", "f2", "g1"), "stall")
    row = {"tiles": {"f3": "cottage", "g1": "stall"}, "goods": {"wood": 3, "stone": 3, "reed": 1}}
    t = table(row, {"tiles": {"f3": "cottage", **stalls}, "placed": 3})
    assert supply(t)["stall"] == 0
    assert reason(t, "place stall") == "reason-creatures-no-stall-tile"
    play(t, "place special-building-1", "build open-stables", "pay wood", "take cow")
    assert supply(t)["stall"] == 1
    play(t, "place stall")
    assert "stall g2" in offered(t)


@pytest.mark.rule("C04")
def test_a_special_building_is_built_once() -> None:
    rich = {"goods": {"wood": 4, "stone": 2}}
    t = table(rich, rich)
    play(t, "place special-building-1", "site g1", "take sheep")
    assert display(t) == BASIC - {"shelter"}
    assert deciding(t) == 1
    assert reason(t, "place special-building-2") is not None
    t = table(rich, {"goods": {"wood": 3, "stone": 2, "reed": 1}})
    play(t, "place special-building-1", "site g1", "take sheep", "place special-building-2")
    assert offered(t) == {"build storage-building", "build half-timbered-house"}
    assert reason(t, "build shelter") == "reason-creatures-not-on-display"


@pytest.mark.rule("C05")
@pytest.mark.parametrize("mode", ["standard", "advanced", "expert"])
def test_a_game_has_eight_rounds(mode: str) -> None:
    for seed in range(3):
        t = new(mode, seed)
        play_out(t, seed)
        view = t.observe(0)
        assert (view["round"], view["borders_left"], view["over"]) == (8, 0, True)
        assert t.decision is None
        assert t.winners()


@pytest.mark.rule("C04", "C07", "C13")
@pytest.mark.parametrize("seed", range(3))
def test_there_are_always_twenty_six_borders(seed: int) -> None:
    rng = random.Random(seed)
    t = new("expert", seed)
    while t.decision:
        view = t.observe(0)
        count = view["borders_left"] + lying(t, "expand").get("border", 0)
        for row in view["seats"]:
            count += row["goods"].get("border", 0) + len(row["borders"])
        assert count == 26
        t.play(rng.choice(t.decision.actions))


@pytest.mark.rule("C01")
def test_the_cottage_is_all_the_room_there_is() -> None:
    assert room(new()) == {"sheep": 1, "pig": 1, "cow": 1, "horse": 1}
    assert set(piles(new())) == {
        "start-player",
        "three-wood",
        "one-stone",
        "two-stone",
        "expand",
        "millpond",
        "pigs-and-sheep",
        "cows-and-pigs",
        "horses-and-sheep",
    }
