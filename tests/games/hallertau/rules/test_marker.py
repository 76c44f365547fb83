"""The starting player's marker and the corner spaces; hands and limits."""

from __future__ import annotations

import pytest

from ..scenario import (
    CORNERS,
    DECKS,
    current,
    deciding,
    decks,
    decline,
    goods,
    hand,
    offered,
    outcomes,
    play,
    progress,
    refused,
    seat,
    table,
    village,
)


@pytest.mark.rule("H21")
@pytest.mark.parametrize(("name", "deck"), list(zip(CORNERS, DECKS, strict=True)))
def test_a_corner_gives_the_marker_and_a_card(name: str, deck: str) -> None:
    t = table({}, {}, {})
    before = decks(t)
    play(t, f"place {name}")
    assert decks(t) == {**before, deck: before[deck] - 1}
    sizes = seat(t)["hand_size"]
    assert sizes == {**dict.fromkeys(DECKS, 0), deck: 1}
    assert len(hand(t)) == 1
    assert t.observe(0)["starting_player"] == 0
    decline(t)
    play(t, "place clay-delivery")
    decline(t)
    play(t, f"place {name}")
    assert t.observe(0)["starting_player"] == 2


@pytest.mark.rule("H21")
def test_the_marker_changes_nothing_in_the_running_phase() -> None:
    t = table({}, {}, {}, starting_player=0)
    order = []
    for name in ("clay-delivery", "clearing", "point-card", "weekly-market", "sheep-market"):
        decline(t)
        order.append(deciding(t))
        play(t, f"place {name}")
    assert order == [0, 1, 2, 0, 1]
    assert t.observe(0)["starting_player"] == 2


@pytest.mark.rule("H21")
def test_the_last_taker_keeps_the_marker_and_begins_the_next_phases() -> None:
    t = table({"workers": 1}, {"workers": 1}, {"workers": 1}, starting_player=0)
    for name in ("gateway-card", "bonus-card", "clay-delivery"):
        play(t, f"place {name}")
        decline(t)
    assert t.observe(0)["starting_player"] == 1
    t = progress({}, {}, {}, starting_player=1, turn=1)
    order = []
    while current(t) == (1, "progress"):
        order.append(deciding(t))
        play(t, "done")
    assert order == [1, 2, 0]


@pytest.mark.rule("H21", "H27")
def test_progress_begins_with_the_new_starting_player() -> None:
    t = table({"workers": 1}, {"workers": 1}, {"workers": 1}, starting_player=0)
    play(t, "place clay-delivery")
    play(t, "place point-card")
    decline(t)
    play(t, "place clearing")
    while current(t) == (1, "new-card"):
        play(t, "done")
    while current(t)[1] in ("fallow", "harvest", "milking"):
        play(t, "done" if "done" in offered(t) else min(offered(t)))
    assert current(t) == (1, "progress")
    assert deciding(t) == 1


@pytest.mark.rule("H21", "H18")
@pytest.mark.parametrize("name", CORNERS)
def test_marker_and_card_may_both_be_left(name: str) -> None:
    t = table({}, {}, starting_player=1, turn=0)
    found = {
        (end.observe(0)["starting_player"], len(hand(end)))
        for end in outcomes(t, "sparing", f"place {name}")
        if not seat(end)["played"]
    }
    assert found == {(0, 1), (0, 0), (1, 1), (1, 0)}


@pytest.mark.rule("H21", "H08")
def test_an_empty_deck_gives_only_the_marker() -> None:
    gone = [f"9{number:02}" for number in range(1, 26)]
    t = table({}, {}, starting_player=1, turn=0, discarded=gone)
    assert decks(t)["point"] == 0
    before = decks(t)
    play(t, "place point-card")
    assert (hand(t), decks(t)) == ([], before)
    assert t.observe(0)["starting_player"] == 0
    assert deciding(t) == 1


@pytest.mark.rule("H08")
def test_there_is_no_limit_to_a_hand() -> None:
    held = [f"9{number:02}" for number in range(5, 22)] + [f"0{number:02}" for number in (6, 8)]
    t = table({**village(), "hand": held}, {})
    play(t, "place bonus-card")
    assert len(hand(t)) == len(held) + 1


@pytest.mark.rule("H08")
def test_lost_cards_leave_the_game() -> None:
    t = table({**village(), "hand": ["815", "910", "912", "916"]}, {})
    before = decks(t)
    play(t, "play 815")
    assert hand(t) == []
    assert sorted(t.observe(0)["discarded"]) == ["910", "912", "916"]
    assert decks(t) == before
    assert seat(t)["played"] == ["815"]


@pytest.mark.rule("H10")
def test_nothing_is_discarded_freely() -> None:
    rich = {"goods": {"rye": 9, "wool": 3}, "tools": 3, "jewels": 2, "sheep": {"4": 1}}
    t = table({**rich, "hand": ["910"]}, {})
    for action in ("keep rye", "discard 910", "lose sheep-4", "lose empty-2", "uproot rye-2"):
        assert action not in offered(t)
        assert refused(t, action) is not None


@pytest.mark.rule("H10")
def test_goods_tools_and_sheep_have_no_limit() -> None:
    many = {"goods": {"clay": 60, "meat": 40, "hide": 77}, "tools": 90, "sheep": {"stables": 50}}
    t = table({**many, "workers": 12}, {"workers": 0}, round=6)
    play(t, "place clay-delivery", "place weekly-market", "place sheep-market", "tools 5")
    assert goods(t) == {"clay": 66, "meat": 41, "hide": 78}
    assert seat(t)["sheep"]["stables"] == 52
    assert seat(t)["tools"] == 95
