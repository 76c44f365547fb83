"""How hands come about in the first edition."""

from __future__ import annotations

import pytest

import bocage

from ..hands import all_answer, hand, pack, packs, pile
from ..scenario import CLASSIC, offered, play, table

PRINTED = {card.id: card for card in bocage.cards(CLASSIC)}


def new(way: str, seats: int, decks: str = "EIK") -> bocage.Table:
    """A new table with hand cards, dealt so."""
    return bocage.new(CLASSIC, seats=seats, seed=1, cards="base", hands=way, decks=decks)


def sizes(cards: list[str]) -> tuple[int, int]:
    """How many occupations and minor improvements there are among some cards."""
    occupations = sum(PRINTED[card].kind == "occupation" for card in cards)
    return occupations, len(cards) - occupations


@pytest.mark.rule("F99")
@pytest.mark.parametrize("decks", ["E", "I", "K"])
def test_a_single_player_may_keep_to_one_deck(decks: str) -> None:
    cards = [
        card
        for seed in range(5)
        for card in hand(bocage.new(CLASSIC, seats=1, seed=seed, cards="base", decks=decks))
    ]
    assert {PRINTED[card].deck for card in cards} == {decks}
    chosen = new("chosen", 1, decks)
    assert {PRINTED[text.split()[1]].deck for text in offered(chosen)} == {decks}


@pytest.mark.rule("F103")
@pytest.mark.parametrize("kind", ["occupation", "minor"])
def test_three_cards_of_any_kind_make_one_of_the_kind_one_likes(kind: str) -> None:
    left = {"occupations": ["E150", "E151"], "minors": ["E12", "E13"]}
    held = {"hand": ["E153", "E154", "E14", "E15"]}
    options = {"cards": "base", "hands": "three-for-one"}
    t = table(CLASSIC, held, {}, piles=left, options=options)
    play(t, "swap cards", "discard E153", "discard E154", "discard E14", f"draw {kind}")
    (drawn,) = set(hand(t)) - {"E15"}
    assert drawn in left[f"{kind}s"]
    assert len(pile(t, kind)) == 1, "what was thrown leaves the game"
    assert "place day-laborer" in offered(t), "the turn is not over"
    assert "swap cards" not in offered(t), "two cards are too few"


@pytest.mark.rule("F104")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_seven_of_ten_of_each_kind_are_kept(seats: int) -> None:
    t = new("ten", seats)
    assert [sizes(pack(t, seat)) for seat in range(seats)] == [(10, 10)] * seats
    for _ in range(6):
        all_answer(t)
    assert t.progress[0] == 1
    assert [sizes(hand(t, seat)) for seat in range(seats)] == [(7, 7)] * seats


@pytest.mark.rule("F105")
def test_before_the_first_round_a_kind_is_thrown_for_one_card_fewer_again_and_again() -> None:
    t = new("mulligan", 2)
    t.play("done", seat=0)
    minors = {card for card in hand(t, 1) if PRINTED[card].kind == "minor"}
    for left in (6, 5, 4):
        t.play("mulligan occupations", seat=1)
        assert sizes(hand(t, 1)) == (left, 7)
    assert minors < set(hand(t, 1))
    t.play("mulligan minors", seat=1)
    t.play("done", seat=1)
    assert (t.progress[0], sizes(hand(t, 0)), sizes(hand(t, 1))) == (1, (7, 7), (4, 6))
    assert not {"mulligan occupations", "mulligan minors"} & offered(t)


@pytest.mark.rule("F106")
def test_a_draft_keeps_seven_occupations_and_then_seven_minors() -> None:
    t = new("draft", 3)
    seen = []
    while t.progress[0] == 0:
        seen.append({PRINTED[card].kind for cards in packs(t) for card in cards})
        all_answer(t)
    assert seen == [{"occupation"}] * 6 + [{"minor"}] * 6, "the last card goes to its owner unasked"
    assert [sizes(hand(t, seat)) for seat in range(3)] == [(7, 7)] * 3


@pytest.mark.rule("F106")
def test_in_a_draft_packs_go_to_the_right() -> None:
    t = bocage.new(CLASSIC, seats=3, seed=1, cards="base", hands="draft")
    before = packs(t)
    kept = [answer.removeprefix("draft ") for answer in all_answer(t)]
    for seat, cards in enumerate(packs(t)):
        giver = (seat + 1) % 3
        assert cards == before[giver] - {kept[giver]}


@pytest.mark.parametrize("decks", ["I", "K"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_one_small_deck_is_too_few_for_seven_of_ten(decks: str, seats: int) -> None:
    with pytest.raises(bocage.BadOption, match=f"decks: '{decks}' is not allowed; expected more"):
        bocage.new(CLASSIC, seats, seed=1, cards="base", decks=decks, hands="ten")
