"""Every gateway deck with every farmyard deck, for every number of seats."""

from __future__ import annotations

import itertools

import pytest

from bocage.games.hallertau.vocabulary import FARMYARD_DECKS, GATEWAY_DECKS, SEATS
from tests.contract import driver

PAIRS = list(itertools.product(GATEWAY_DECKS, FARMYARD_DECKS, SEATS))


@pytest.mark.rule("H01")
@pytest.mark.parametrize(("gateway", "farmyard", "seats"), PAIRS)
def test_a_game_with_every_pair_of_decks_keeps_the_contract(
    gateway: str, farmyard: str, seats: int
) -> None:
    options = {"cards": "full", "gateway": gateway, "farmyard": farmyard}
    table = driver.random_game(("hallertau", seats, options), seed=seats, check_every=40)
    assert table.decision is None
    decks = {
        card[0] for seat in range(seats) for card in table.observe(seat)["seats"][seat]["hand"]
    }
    numbers = {str(GATEWAY_DECKS.index(gateway)), str(4 + FARMYARD_DECKS.index(farmyard))}
    assert decks <= numbers | {"8", "9"}
