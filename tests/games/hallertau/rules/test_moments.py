"""Cards about what has just happened: they can be played at that moment and not later."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.hallertau.scenario import (
    CARDS,
    TURN,
    choices,
    current,
    deciding,
    farming,
    fields,
    goods,
    hand,
    offered,
    play,
    play_if_asked,
    played,
    prompt,
    refused,
    rows,
    seat,
    sheep,
    table,
    village,
)

EXPERT: dict[str, Any] = {"gateway": "expert"}


def pass_turns(t: bocage.Table) -> None:
    """Decline cards and let each other seat take a turn on its own, until seat 0 has the turn."""
    while not (deciding(t) == 0 and prompt(t) == TURN):
        play(t, "done" if "done" in offered(t) else "tools 1")


# The last jewel (020)


@pytest.mark.rule("H35", "H39")
@pytest.mark.card("020")
def test_the_last_jewel_spent_on_a_card_counts_between_its_cost_and_its_effect() -> None:
    t = table(village(hand=["020", "410"], jewels=1))
    assert refused(t, "play 020") == "card-need"
    play(t, "play 410")
    assert seat(t)["jewels"] == 0 and fields(t) == []
    assert "play 020" in offered(t)
    play(t, "play 020")
    assert played(t) == ["410", "020"]
    assert fields(t) == ["empty-2", "empty-2"]
    assert goods(t) == {"hops": 1, "milk": 1}


@pytest.mark.rule("H35")
@pytest.mark.card("020")
def test_the_last_jewel_spent_on_a_craft_counts() -> None:
    t = table(village(hand=["020"], jewels=2), phase="progress")
    play(t, "jewel bakery")
    assert refused(t, "play 020") == "card-need"
    play(t, "jewel brewery")
    assert "play 020" in offered(t)
    play(t, "play 020")
    assert goods(t) == {"hops": 1, "milk": 1}


@pytest.mark.rule("H35")
@pytest.mark.card("020")
def test_a_jewel_spent_long_ago_does_not_count() -> None:
    t = table(village(hand=["020", "410"], jewels=1), village())
    play(t, "play 410")
    play_if_asked(t, "done")
    play_if_asked(t, "done")
    assert (deciding(t), prompt(t)) == (0, TURN)
    play(t, "place clay-delivery")
    pass_turns(t)
    assert refused(t, "play 020") == "card-need"
    assert refused(table(village(hand=["020"])), "play 020") == "card-need"


# Workers just removed (303)


def removal(spaces: dict[str, list[int]]) -> bocage.Table:
    """Phase 1 of round 4 with four seats, so that every space is cleared; seat 0 holds 303."""
    first: dict[str, Any] = {"hand": ["303"]}
    return table(first, {}, {}, {}, spaces=spaces, phase="remove", round=4, gateway="master")


@pytest.mark.rule("H35", "H41")
@pytest.mark.card("303")
def test_303_is_played_when_workers_have_just_been_removed() -> None:
    spaces = {"sheep-breeding": [1, 2, 3], "clay-delivery": [1, 2, 3], "nursery": [1, 2, 3]}
    t = removal(spaces)
    assert current(t) == (4, "remove")
    assert (deciding(t), prompt(t)) == (0, CARDS)
    assert choices(t, "play") == {"303-1"}
    late = t.copy()
    play(t, "play 303-1")
    assert sheep(t) == {"stables": 1}
    play(late, "done")
    assert current(late) == (4, "actions")
    assert refused(late, "play 303-1") == "card-phase"


@pytest.mark.rule("H35", "H41")
@pytest.mark.card("303")
def test_five_removed_workers_are_too_few_for_303() -> None:
    spaces = {"sheep-breeding": [1, 2, 3], "clay-delivery": [1, 2, 0], "nursery": [1, 2, 3]}
    t = removal(spaces)
    assert current(t) == (4, "actions")


# A space just used (309, 322, 328)


@pytest.mark.rule("H35")
@pytest.mark.card("309")
def test_309_counts_the_section_of_the_space_just_used_by_the_seat_itself() -> None:
    spaces = {"sheep-breeding": [1, 2, 3], "clay-delivery": [1, 0, 0]}
    t = table({"hand": ["309"]}, {}, {}, spaces=spaces, gateway="master")
    assert refused(t, "play 309-1") == "card-need"
    u = t.copy()
    play(t, "place clay-delivery")
    assert (deciding(t), prompt(t)) == (0, CARDS)
    assert choices(t, "play") == {"309-1"}
    play(t, "play 309-1")
    assert seat(t)["tools"] == 1 and goods(t)["barley"] == 2
    play(u, "place sheep-market")
    assert (deciding(u), prompt(u)) == (1, TURN)
    play(u, "place clay-delivery")
    assert (deciding(u), prompt(u)) == (2, TURN)


@pytest.mark.rule("H35")
@pytest.mark.card("322")
@pytest.mark.parametrize("space", ["farming", "fertilizing", "cultivation", "busy-weekend"])
def test_322_follows_a_space_that_sows(space: str) -> None:
    row = farming("empty-4", "empty-4", hand=["322"], goods={"hops": 1})
    t = table(row, village(), gateway="master")
    assert refused(t, "play 322") == "card-need"
    play(t, f"place {space}")
    while not (prompt(t) == CARDS and "play 322" in offered(t)):
        assert deciding(t) == 0 and current(t) == (1, "actions")
        plain = sorted(text for text in offered(t) if text.split()[0] in ("take", "sow", "field"))
        play(t, "done" if "done" in offered(t) else plain[0])
    later = t.copy()
    play(t, "play 322", "take rye", "sow rye-4")
    assert fields(t).count("rye-4") == 1
    play(later, "done")
    pass_turns(later)
    assert refused(later, "play 322") == "card-need"


@pytest.mark.rule("H35")
@pytest.mark.card("322")
def test_322_does_not_follow_another_space_or_another_seat() -> None:
    t = table({}, {"hand": ["322"]}, {}, gateway="master")
    play(t, "place cultivation", "done")
    assert (deciding(t), prompt(t)) == (1, TURN)
    assert refused(t, "play 322") == "card-need"
    play(t, "place clay-delivery")
    assert (deciding(t), prompt(t)) == (2, TURN)


@pytest.mark.rule("H35")
@pytest.mark.card("328")
def test_328_is_played_while_the_butchery_is_used() -> None:
    t = table(village(hand=["328"], jewels=1), {}, gateway="master")
    assert refused(t, "play 328") == "card-need"
    play(t, "place butchery")
    assert "play 328" in offered(t)
    play(t, "play 328")
    play_if_asked(t, "accept", "pay 1jewel")
    assert seat(t)["jewels"] == 0
    assert goods(t) == {"meat": 4, "hide": 4}
    assert seat(t)["hand_size"]["bonus"] == 1


# Tools gained at once (310, 702)


@pytest.mark.rule("H35")
@pytest.mark.card("310")
@pytest.mark.parametrize(("count", "steps"), [(1, 0), (2, 1), (3, 2), (4, 3), (6, 3)])
def test_310_counts_the_tools_gained_at_once(count: int, steps: int) -> None:
    t = table(village(hand=["310"], tools=5), village(), gateway="master")
    assert refused(t, "play 310-1") == "card-need"
    play(t, f"tools {count}")
    assert choices(t, "play") == {f"310-{step}" for step in range(1, steps + 1)}
    if steps:
        play(t, f"play 310-{steps}")
        assert goods(t) == {"hops": steps}
        assert seat(t)["tools"] == 5 + count + 1


@pytest.mark.rule("H35")
@pytest.mark.card("310")
def test_tools_gained_one_by_one_are_not_gained_at_once() -> None:
    t = table(village(hand=["310"]), village(), gateway="master")
    play(t, "tools 1", "tools 1", "tools 1")
    assert (deciding(t), prompt(t)) == (1, TURN)
    assert seat(t)["tools"] == 2


@pytest.mark.rule("H35")
@pytest.mark.card("702")
def test_702_follows_three_workers_turned_into_tools() -> None:
    t = table(village(hand=["702"]), village(workers=6), farmyard="jewelry")
    u = t.copy()
    play(u, "tools 2")
    assert (deciding(u), prompt(u)) == (1, TURN)
    play(t, "tools 3")
    assert (deciding(t), prompt(t)) == (0, CARDS)
    late = t.copy()
    play(t, "play 702")
    assert sheep(t) == {"4": 1}
    play(late, "done")
    assert (deciding(late), prompt(late)) == (1, TURN)
    play(late, "tools 4")
    assert (deciding(late), prompt(late)) == (0, TURN)
    assert refused(late, "play 702") == "card-need"


# A card just drawn (713)


def drawing(**row: Any) -> bocage.Table:
    """A table where seat 0 holds 713 and the only bonus card left is 802."""
    rest = [str(number) for number in range(801, 846) if number != 802]
    return table(
        village(**{"hand": ["713"], "goods": {"hops": 2}, **row}),
        {},
        farmyard="jewelry",
        discarded=rest,
    )


@pytest.mark.rule("H35")
@pytest.mark.card("713")
def test_713_goes_with_a_card_played_as_soon_as_drawn() -> None:
    t = drawing()
    play(t, "place bonus-card")
    assert hand(t) == ["713", "802"]
    assert "play 713" not in offered(t)
    play(t, "play 802")
    assert "play 713" in offered(t)
    play(t, "play 713", "take rye")
    assert goods(t) == {"hops": 1, "milk": 1, "rye": 1}


@pytest.mark.rule("H35")
@pytest.mark.card("713")
def test_713_does_not_go_with_a_card_held_for_long() -> None:
    row = village(hand=["713", "802"], goods={"hops": 1})
    t = table(row, {}, farmyard="jewelry")
    play(t, "play 802")
    assert refused(t, "play 713") == "card-need"
    t = drawing()
    play(t, "place bonus-card", "done")
    pass_turns(t)
    play(t, "play 802")
    assert refused(t, "play 713") == "card-need"


# The last worker (222, 315)


@pytest.mark.rule("H35", "H41")
@pytest.mark.card("222")
@pytest.mark.parametrize("last", ["place clay-delivery", "tools 1"])
def test_222_follows_the_own_last_worker(last: str) -> None:
    t = table(farming("empty-2", "empty-5", hand=["222"], workers=1), {"workers": 3}, **EXPERT)
    assert refused(t, "play 222") == "card-need"
    play(t, last)
    assert (deciding(t), prompt(t)) == (0, CARDS)
    late = t.copy()
    play(t, "play 222")
    play_if_asked(t, "raise empty-2")
    assert fields(t) == ["empty-3", "empty-5"]
    play(late, "done")
    assert (deciding(late), prompt(late)) == (1, TURN)
    play(late, "tools 1")
    assert (deciding(late), prompt(late)) == (1, TURN)


@pytest.mark.rule("H35")
@pytest.mark.card("222")
def test_222_needs_that_no_field_is_sown() -> None:
    t = table(farming("empty-2", "rye-5", hand=["222"], workers=1), {"workers": 3}, **EXPERT)
    play(t, "tools 1")
    assert (deciding(t), prompt(t)) == (1, TURN)
    t = table(farming("empty-2", hand=["222"], workers=2), {"workers": 3}, **EXPERT)
    play(t, "tools 1")
    assert (deciding(t), prompt(t)) == (1, TURN)


@pytest.mark.rule("H35", "H16")
@pytest.mark.card("315")
def test_315_prolongs_phase_4_for_its_owner() -> None:
    spaces = {"nursery": [1, 2, 0], "clay-delivery": [1, 0, 0]}
    row = village(hand=["315"], jewels=4, workers=2)
    t = table(row, {"workers": 0}, spaces=spaces, gateway="master")
    play(t, "place clay-delivery")
    assert (deciding(t), prompt(t)) == (0, CARDS)
    play(t, "play 315")
    assert choices(t, "recall") == {"nursery", "clay-delivery"}
    play(t, "recall nursery")
    assert current(t) == (1, "actions")
    assert (deciding(t), prompt(t)) == (0, TURN)
    assert seat(t)["workers"] == 2 and seat(t)["jewels"] == 4
    assert rows(t, "nursery") == [1, 0, 0]


# Harvesting field by field


@pytest.mark.rule("H35", "H25")
@pytest.mark.card("022")
def test_with_a_card_about_sown_fields_in_hand_the_harvest_goes_field_by_field() -> None:
    t = table(farming("rye-3", "rye-4", "flax-5", hand=["022"], jewels=1), phase="harvest")
    assert current(t) == (1, "harvest")
    assert choices(t, "harvest") == {"rye-3", "rye-4", "flax-5", "all"}
    assert "play 022" not in offered(t)
    play(t, "harvest rye-3")
    assert goods(t) == {"rye": 3} and fields(t) == ["empty-2", "flax-5", "rye-4"]
    assert "play 022" in offered(t)
    play(t, "play 022")
    assert played(t) == ["022"]
    play_if_asked(t, "harvest flax-5", "harvest all")
    while current(t) == (1, "harvest"):
        play(t, "harvest all" if "harvest all" in offered(t) else "done")
    assert goods(t) == {"rye": 7, "flax": 5}
    assert fields(t) == ["empty-2", "empty-3", "empty-4"]


@pytest.mark.rule("H35", "H25")
def test_without_such_a_card_the_harvest_comes_by_itself() -> None:
    t = table(farming("rye-3", "rye-4", "flax-5", hand=["012"], jewels=1), phase="harvest")
    assert current(t) == (1, "progress")
    assert goods(t) == {"rye": 7, "flax": 5}
