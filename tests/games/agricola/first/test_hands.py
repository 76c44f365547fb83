"""How hands come about in the first edition."""

from __future__ import annotations

import pytest

import bocage

from ..hands import all_answer, packs
from ..scenario import CLASSIC


def test_in_a_draft_packs_go_to_the_right() -> None:
    t = bocage.new(CLASSIC, seats=3, seed=1, cards="base", hands="draft")
    before = packs(t)
    kept = [answer.removeprefix("draft ") for answer in all_answer(t)]
    for seat, pack in enumerate(packs(t)):
        giver = (seat + 1) % 3
        assert pack == before[giver] - {kept[giver]}


@pytest.mark.parametrize("decks", ["I", "K"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_one_small_deck_is_too_few_for_seven_of_ten(decks: str, seats: int) -> None:
    with pytest.raises(bocage.BadOption, match=f"decks: '{decks}' is not allowed; expected more"):
        bocage.new(CLASSIC, seats, seed=1, cards="base", decks=decks, hands="ten")
