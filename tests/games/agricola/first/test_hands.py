"""How hands come about in the first edition: its variants, and a deck by itself."""

from __future__ import annotations

import pytest

import bocage

from ..hands import MINOR, OCCUPATION, all_answer, finish_hands, hand, pack, packs, pile
from ..scenario import CLASSIC, offered, play, play_if_asked
from .tables import FREE, table

PRINTED = {card.id: card for card in bocage.cards(CLASSIC)}
MANY = ["E13", "E15", "E17", "E19", "E20", "E21", "E22", "E23"]
SEVEN = {OCCUPATION: 7, MINOR: 7}


def new(way: str, seats: int = 3, seed: int = 1, decks: str = "EIK") -> bocage.Table:
    """A new table of the full game with hands of a kind."""
    return bocage.new(CLASSIC, seats=seats, seed=seed, cards="base", hands=way, decks=decks)


def kinds(cards: list[str] | set[str]) -> dict[str, int]:
    """How many cards of each kind there are among some."""
    found = [PRINTED[card].kind for card in cards]
    return {kind: found.count(kind) for kind in (OCCUPATION, MINOR)}


def of(kind: str, cards: list[str]) -> set[str]:
    """The cards of a kind among some."""
    return {card for card in cards if PRINTED[card].kind == kind}


# F99: a deck by itself


@pytest.mark.rule("F99")
@pytest.mark.parametrize("deck", ["E", "I", "K"])
@pytest.mark.parametrize("way", ["dealt", "chosen"])
def test_a_solo_player_may_be_content_with_one_deck(deck: str, way: str) -> None:
    t = new(way, seats=1, decks=deck)
    finish_hands(t)
    assert kinds(hand(t)) == SEVEN
    assert {PRINTED[card].deck for card in hand(t)} == {deck}
    assert all(PRINTED[card].players <= 1 for card in of(OCCUPATION, hand(t)))


@pytest.mark.parametrize("decks", ["I", "K"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_one_small_deck_is_too_few_for_seven_of_ten(decks: str, seats: int) -> None:
    with pytest.raises(bocage.BadOption, match=f"decks: '{decks}' is not allowed; expected more"):
        new("ten", seats, decks=decks)


# F103: three cards for one

HELD = ["E39", "E42", "E165", "E174"]
LEFT = {"occupations": ["K266", "I219"], "minors": ["K107", "K129"]}


def swapping(*rows: dict[str, list[str]], **piles: list[str]) -> bocage.Table:
    """A table where three cards make one, in the first seat's turn."""
    options = {"hands": "three-for-one"}
    return table(*rows, options=options, piles=piles or LEFT)


@pytest.mark.rule("F103")
@pytest.mark.parametrize("kind", [OCCUPATION, MINOR])
def test_three_cards_of_any_kind_make_one_of_the_kind_that_is_named(kind: str) -> None:
    t = swapping({"hand": HELD}, {})
    play(t, "swap cards", "discard E39", "discard E165", "discard E174", f"draw {kind}")
    (drawn,) = set(hand(t)) - {"E42"}
    assert drawn in LEFT[f"{kind}s"]
    assert set(pile(t, kind)) == set(LEFT[f"{kind}s"]) - {drawn}
    gone = {"E39", "E165", "E174"}
    everything = [*hand(t), *hand(t, 1), *pile(t, OCCUPATION), *pile(t, MINOR)]
    assert gone.isdisjoint(everything), "what is discarded leaves the game"


@pytest.mark.rule("F103")
def test_the_new_card_is_a_random_one() -> None:
    drawn = set()
    for seed in range(20):
        position = swapping({"hand": HELD[:3]}, {}).position()
        t = bocage.load({**{k: v for k, v in position.items() if k != "random"}, "seed": seed})
        play(t, "swap cards", *(f"discard {card}" for card in HELD[:2]))
        play(t, "draw minor")
        drawn |= set(hand(t))
    assert drawn == set(LEFT["minors"])


@pytest.mark.rule("F103")
def test_three_for_one_uses_up_no_turn_and_goes_on_while_cards_suffice() -> None:
    t = swapping({"hand": [*HELD, "E43"]}, {})
    play(t, "swap cards", "discard E39", "discard E42", "discard E165", "draw minor")
    assert {"swap cards", "place day-laborer"} <= offered(t)
    play(t, "swap cards", *(f"discard {card}" for card in hand(t)[:2]))
    play(t, "draw occupation")
    assert len(hand(t)) == 1
    assert "swap cards" not in offered(t) and "place day-laborer" in offered(t)


@pytest.mark.rule("F103")
def test_an_empty_kind_is_not_drawn_from() -> None:
    t = swapping({"hand": HELD}, {}, occupations=["K266"], minors=[])
    play(t, "swap cards", "discard E39", "discard E42", "discard E165")
    assert set(hand(t)) == {"E174", "K266"}
    assert "swap cards" not in offered(swapping({"hand": HELD}, {}, occupations=[], minors=[]))


# F104: seven of ten


@pytest.mark.rule("F104")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_of_ten_and_ten_seven_and_seven_are_kept(seats: int) -> None:
    t = new("ten", seats)
    first = [pack(t, number) for number in range(seats)]
    assert [kinds(cards) for cards in first] == [{OCCUPATION: 10, MINOR: 10}] * seats
    finish_hands(t)
    for number in range(seats):
        assert kinds(hand(t, number)) == SEVEN
        assert set(hand(t, number)) < set(first[number])
        thrown = set(first[number]) - set(hand(t, number))
        assert thrown.isdisjoint([*pile(t, OCCUPATION), *pile(t, MINOR)])


# F105: mulligan


@pytest.mark.rule("F105")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_each_kind_is_thrown_back_for_itself_for_one_card_less(seats: int) -> None:
    t = new("mulligan", seats)
    before = hand(t)
    for number in range(1, seats):
        t.play("done", seat=number)
    for kind, word in ((MINOR, "minors"), (OCCUPATION, "occupations")):
        for left in (6, 5):
            thrown = of(kind, hand(t))
            t.play(f"mulligan {word}", seat=0)
            assert len(of(kind, hand(t))) == left
            assert of(kind, hand(t)).isdisjoint(thrown)
        if kind == MINOR:
            assert of(OCCUPATION, hand(t)) == of(OCCUPATION, before)
    t.play("done", seat=0)
    assert t.progress[0] == 1
    assert kinds(hand(t)) == {OCCUPATION: 5, MINOR: 5}
    assert [kinds(hand(t, number)) for number in range(1, seats)] == [SEVEN] * (seats - 1)


@pytest.mark.rule("F105")
def test_nothing_is_thrown_back_once_the_game_has_begun() -> None:
    t = new("mulligan", 2)
    finish_hands(t, lambda decision: decision.actions[-1])
    assert [kinds(hand(t, number)) for number in range(2)] == [SEVEN] * 2
    assert not [action for action in offered(t) if action.startswith("mulligan")]
    assert t.why_not("mulligan minors") is not None


# Hands that are drawn up


@pytest.mark.card("K125")
@pytest.mark.parametrize("way", ["draw-3", "draw-5"])
@pytest.mark.parametrize(("minors", "drawn"), [(["E12"], []), (["E12", *MANY], ["draw minor"])])
def test_no_card_follows_a_broom_that_has_swept_the_pile(
    way: str, minors: list[str], drawn: list[str]
) -> None:
    row = {"hand": ["K125", FREE], "goods": {"wood": 1}}
    options, piles = {"hands": way}, {"occupations": [], "minors": minors}
    t = table(row, {"placed": 2}, round=6, options=options, piles=piles)
    play(t, "place meeting-place", "play K125")
    play_if_asked(t, *["done"] * 2, *drawn)
    assert len(hand(t)) == len(minors) - len(pile(t, MINOR))
    assert len(pile(t, MINOR)) == max(0, len(minors) - 7 - 1)


# F106: draft


@pytest.mark.rule("F106")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_packs_go_to_the_right_first_of_occupations_then_of_minors(seats: int) -> None:
    t = new("draft", seats)
    kept: list[set[str]] = [set() for _ in range(seats)]
    for kind in (OCCUPATION, MINOR):
        expected = packs(t)
        assert [len(of(kind, pack(t, n))) for n in range(seats)] == [7] * seats
        for left in range(6, 0, -1):
            for number, answer in enumerate(all_answer(t)):
                card = answer.removeprefix("draft ")
                assert card in expected[number]
                expected[number].remove(card)
                kept[number].add(card)
            expected = [expected[(number + 1) % seats] for number in range(seats)]
            if left > 1:
                assert packs(t) == expected
        for number in range(seats):
            kept[number] |= expected[number]
        assert [set(hand(t, number)) for number in range(seats)] == kept
    assert t.progress[0] == 1
    assert [kinds(hand(t, number)) for number in range(seats)] == [SEVEN] * seats
