"""Playing cards: conditions, costs, steps, what is optional, what limits a card to a phase."""

from __future__ import annotations

import pytest

from tests.games.hallertau.scenario import (
    choices,
    current,
    deciding,
    decks,
    farming,
    fields,
    goods,
    hand,
    offered,
    play,
    played,
    prompt,
    refused,
    seat,
    sheep,
    table,
    village,
)

ALL_BONUS = [str(number) for number in range(801, 846)]


# Conditions


@pytest.mark.rule("H37", "HX17")
@pytest.mark.card("007")
@pytest.mark.parametrize(
    ("meat", "steps"),
    [(1, {"007-1"}), (2, {"007-1", "007-2"}), (4, {"007-1", "007-2"}), (5, None), (9, None)],
)
def test_amounts_are_minimums_and_any_step_reached_may_be_chosen(
    meat: int, steps: set[str] | None
) -> None:
    t = table(village(hand=["007"], goods={"meat": meat}))
    assert choices(t, "play") == (steps or {"007-1", "007-2", "007-3"})


@pytest.mark.rule("H40", "HX17")
@pytest.mark.card("007")
@pytest.mark.parametrize(("step", "tools"), [(1, 0), (2, 1), (3, 2)])
def test_the_step_chosen_says_what_is_gained(step: int, tools: int) -> None:
    t = table(village(hand=["007"], goods={"meat": 5}))
    play(t, f"play 007-{step}")
    assert seat(t)["tools"] == tools
    assert seat(t)["hand_size"]["bonus"] == 1
    assert goods(t) == {"meat": 5}


@pytest.mark.rule("H40", "HX17")
@pytest.mark.card("206")
@pytest.mark.parametrize(
    ("jewels", "steps"),
    [(1, set()), (2, {1}), (3, {1, 2}), (4, {1, 2}), (5, {1, 2, 3}), (6, {1, 2, 3})],
)
def test_206_gives_meat_a_tool_or_a_sheep_by_jewels(jewels: int, steps: set[int]) -> None:
    t = table(village(hand=["206"], jewels=jewels), gateway="expert")
    assert choices(t, "play") == {f"206-{step}" for step in steps}
    gained = {1: {"meat": 1}, 2: {"tools": 1}, 3: {"sheep": 1}}
    for step in steps:
        u = t.copy()
        play(u, f"play 206-{step}")
        found = {**goods(u), "tools": seat(u)["tools"], "sheep": sum(sheep(u).values())}
        assert {name: count for name, count in found.items() if count} == gained[step]
        assert seat(u)["jewels"] == jewels


@pytest.mark.rule("H37", "HX17")
@pytest.mark.card("002")
@pytest.mark.parametrize(
    ("stock", "playable"),
    [
        ({"barley": 7}, True),
        ({"hops": 2}, True),
        ({"barley": 7, "hops": 2}, True),
        ({"barley": 6, "hops": 1}, False),
    ],
)
def test_one_of_two_conditions_is_enough_and_both_bring_no_more(
    stock: dict[str, int], playable: bool
) -> None:
    t = table(village(hand=["002"], goods=stock))
    assert ("play 002" in offered(t)) == playable
    if playable:
        play(t, "play 002")
        assert sheep(t) == {"4": 1}
        assert goods(t) == stock
    else:
        assert refused(t, "play 002") == "card-need"


@pytest.mark.rule("H37", "H43", "HX17")
@pytest.mark.card("216")
@pytest.mark.parametrize(
    ("tools", "jewels", "playable"),
    [(7, 0, True), (0, 7, True), (5, 2, True), (5, 1, False), (6, 0, False)],
)
def test_a_total_combines(tools: int, jewels: int, playable: bool) -> None:
    row = farming("rye-2", "flax-3", "empty-5", hand=["216"], tools=tools, jewels=jewels)
    t = table(row, gateway="expert")
    assert ("play 216" in offered(t)) == playable
    if playable:
        play(t, "play 216")
        assert goods(t) == {"rye": 2}


@pytest.mark.rule("H37")
@pytest.mark.card("003")
def test_all_of_several_are_needed_and_what_is_sown_does_not_count() -> None:
    assert refused(table(village(hand=["003"], sheep={"4": 3})), "play 003") == "card-need"
    two = village(hand=["003"], goods={"wool": 1}, sheep={"4": 2})
    assert refused(table(two), "play 003") == "card-need"
    both = village(hand=["003"], goods={"wool": 1}, sheep={"4": 2, "stables": 1})
    assert "play 003" in offered(table(both))
    sown = farming("wool-5", hand=["003"], sheep={"4": 3})
    assert refused(table(sown), "play 003") == "card-need"


@pytest.mark.rule("H37")
@pytest.mark.card("027")
@pytest.mark.parametrize(("ground", "playable"), [(0, False), (1, True), (2, False)])
def test_exactly_is_neither_more_nor_less(ground: int, playable: bool) -> None:
    row = farming("rye-2", *["empty-3"] * ground, hand=["027"], goods={"wool": 1})
    t = table(row)
    assert ("play 027" in offered(t)) == playable
    if not playable:
        assert refused(t, "play 027") == "card-need"


@pytest.mark.rule("H43")
@pytest.mark.card("019")
def test_a_field_alone_is_any_field() -> None:
    assert "play 019" in offered(table(farming(*["rye-2"] * 3, *["empty-5"] * 3, hand=["019"])))
    five = farming(*["rye-2"] * 2, *["empty-5"] * 3, hand=["019"])
    assert refused(table(five), "play 019") == "card-need"


@pytest.mark.rule("H42")
@pytest.mark.card("012", "028", "005")
def test_only_the_own_boards_count() -> None:
    rich = {"tools": 9, "jewels": 9, "sheep": {"stables": 9}}
    t = table({"hand": ["012", "028", "005"]}, rich)
    assert choices(t, "play") == set()
    for action in ("play 012", "play 028-1", "play 005"):
        assert refused(t, action) == "card-need"


@pytest.mark.rule("H38")
@pytest.mark.card("009")
@pytest.mark.parametrize(
    ("rows", "playable"), [([1, 2, 3], True), ([1, 2, 0], False), ([1, 0, 0], False)]
)
def test_a_full_space_counts_whoever_filled_it(rows: list[int], playable: bool) -> None:
    t = table({"hand": ["009"]}, spaces={"nursery": rows})
    assert ("play 009" in offered(t)) == playable
    if playable:
        play(t, "play 009")
        assert (seat(t)["jewels"], seat(t)["hand_size"]["bonus"]) == (1, 1)
    else:
        assert refused(t, "play 009") == "card-need"


@pytest.mark.rule("H38")
@pytest.mark.card("009")
def test_a_corner_space_is_full_with_two_rows() -> None:
    t = table({"hand": ["009"]}, spaces={"point-card": [1, 2]})
    assert "play 009" in offered(t)


# Costs


@pytest.mark.rule("H39", "HX18")
@pytest.mark.card("401")
def test_a_cost_is_paid_from_the_stock_exactly_and_one_of_two_is_chosen() -> None:
    t = table(farming("barley-4", hand=["401"], goods={"barley": 3, "rye": 2}))
    play(t, "play 401")
    assert choices(t, "pay") == {"1barley", "1rye"}
    assert "done" not in offered(t)
    play(t, "pay 1rye")
    assert goods(t) == {"barley": 3, "rye": 1}
    sown = table(farming("barley-4", "rye-4", hand=["401"], goods={"flax": 3}))
    assert refused(sown, "play 401") == "card-cost"


@pytest.mark.rule("H39", "HX18")
@pytest.mark.card("405")
def test_all_of_a_cost_is_paid() -> None:
    one = {"barley": 1, "flax": 1, "hops": 1, "rye": 1}
    t = table(village(hand=["405"], goods=one))
    play(t, "play 405")
    assert goods(t) == {"milk": 1, "wool": 2}
    for missing in one:
        rest = {good: 5 for good in one if good != missing}
        short = table(village(hand=["405"], goods=rest))
        assert refused(short, "play 405") == "card-cost"


@pytest.mark.rule("H39", "H35")
@pytest.mark.card("012")
def test_a_card_is_played_once_and_stays() -> None:
    t = table(village(hand=["012"], tools=4))
    play(t, "play 012")
    assert played(t) == ["012"] and hand(t) == []
    assert refused(t, "play 012") == "card-played"
    assert refused(t, "play 006") == "no-card"
    assert goods(t) == {"milk": 1, "wool": 1, "clay": 1}


@pytest.mark.rule("H35")
@pytest.mark.card("011", "012", "026")
def test_several_cards_in_free_order_within_one_turn() -> None:
    row = village(hand=["011", "012", "026"], tools=4, sheep={"5": 2})
    t = table(row, {})
    assert choices(t, "play") == {"012", "026"}
    u = t.copy()
    play(t, "play 012", "play 011", "play 026")
    play(u, "play 026", "play 012", "play 011")
    for one in (t, u):
        assert goods(one) == {"milk": 2, "wool": 2, "clay": 2}
        assert deciding(one) == 0 and current(one) == (1, "actions")
        assert seat(one)["workers"] == 6


# Optional effects, nothing thrown away, empty decks


@pytest.mark.rule("H39", "H43")
@pytest.mark.card("014")
def test_sowing_by_a_card_may_be_ended_at_once() -> None:
    row = farming("empty-5", "empty-5", "empty-5", "empty-5", hand=["014"], goods={"rye": 2})
    t = table(row)
    play(t, "play 014-3")
    assert choices(t, "sow") == {"rye-5"} and "done" in offered(t)
    play(t, "done")
    assert fields(t) == ["empty-5"] * 4
    assert goods(t) == {"rye": 2}
    assert played(t) == ["014"]


@pytest.mark.rule("H39", "H18")
@pytest.mark.card("012")
def test_who_is_sparing_takes_less() -> None:
    t = table(village(hand=["012"], tools=4))
    play(t, "sparing", "play 012")
    taken: dict[str, int] = {}
    while prompt(t) == "prompt-hallertau-amount":
        assert t.decision is not None
        good = t.decision.prompt.values["good"]
        little = "amount 0" if "amount 0" in offered(t) else "done"
        taken[good] = int(good == "milk")
        play(t, "amount all" if good == "milk" else little)
    assert taken == {"clay": 0, "milk": 1, "wool": 0}
    assert goods(t) == {"milk": 1}
    assert played(t) == ["012"]


@pytest.mark.rule("H39")
@pytest.mark.card("424")
def test_who_is_sparing_takes_a_part_and_still_pays_everything() -> None:
    t = table(village(hand=["424"], goods={"hops": 3}))
    play(t, "sparing", "play 424")
    assert goods(t) == {}
    assert {"amount 2", "amount 4"} <= offered(t) and "amount 6" not in offered(t)
    play(t, "amount 2")
    while prompt(t) == "prompt-hallertau-amount":
        play(t, "amount all")
    assert goods(t) == {"rye": 2}
    assert seat(t)["hand_size"]["bonus"] == 1


@pytest.mark.rule("H10", "H39")
def test_nothing_can_be_thrown_away() -> None:
    row = {
        "goods": dict.fromkeys(("barley", "rye", "hops", "milk", "wool", "clay"), 3),
        "tools": 3,
        "jewels": 3,
        "sheep": {"4": 1, "stables": 1},
        "hand": ["001", "401", "801", "901"],
    }
    t = table(row, {})
    verbs = {text.split()[0] for text in offered(t)}
    assert verbs <= {"place", "tools", "play", "sparing"}
    for action in ("keep rye", "discard 901", "lose empty-2", "lose sheep-4", "uproot rye-3"):
        assert refused(t, action) is not None


@pytest.mark.rule("H08")
@pytest.mark.card("006")
def test_an_empty_deck_gives_nothing() -> None:
    row = village(hand=["006"], goods={"barley": 4, "hops": 4})
    t = table(row, discarded=ALL_BONUS)
    assert decks(t)["bonus"] == 0
    play(t, "play 006")
    assert seat(t)["tools"] == 1
    assert seat(t)["hand_size"] == {"gateway": 0, "farmyard": 0, "bonus": 0, "point": 0}


@pytest.mark.rule("H08", "H21")
def test_an_empty_deck_gives_nothing_on_its_space_but_the_marker() -> None:
    t = table({}, {}, discarded=ALL_BONUS, starting_player=1, turn=0)
    play(t, "place bonus-card")
    assert hand(t) == []
    assert t.observe(0)["starting_player"] == 0


@pytest.mark.rule("H08")
@pytest.mark.card("420")
def test_the_last_card_of_a_deck_is_drawn_and_no_more() -> None:
    t = table(village(hand=["420"], tools=2), discarded=ALL_BONUS[1:])
    play(t, "play 420")
    assert hand(t) == ["801"]
