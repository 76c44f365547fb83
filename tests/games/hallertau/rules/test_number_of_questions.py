"""How often a seat with cards is asked for nothing: windows in which it plays none."""

from __future__ import annotations

import random

import pytest

import bocage
from tests.games.hallertau.cards.cases import FARMYARD, GATEWAY

GAMES = 24
ASIDE = ("play", "sparing", "quiet", "done")
"""The verbs of a question that is about cards only."""


def likes(seat: int, card: str, seed: int, number: int) -> bool:
    """Whether a seat plays a card in a round: some not before the end, gateway cards in round 4."""
    taste = random.Random(f"{card} {seat} {seed}").random()
    if card[0] in "89" or number == 6:
        return True
    return taste < 0.6 or (card[0] in "0123" and (taste < 0.7 or number > 3))


def answer(table: bocage.Table, decision: bocage.Decision, seed: int, rng: random.Random) -> str:
    """What a villager says: cards that it likes at their last step, then whatever there is."""
    texts = [action.text for action in decision.actions]
    number = table.observe(None)["round"]
    liked = [
        text
        for text in texts
        if text.startswith("play ") and likes(decision.seat, text[5:8], seed, number)
    ]
    if liked:
        return max(text for text in liked if text[5:8] == liked[0][5:8])
    for text in ("collect", "harvest all"):
        if text in texts:
            return text
    busy = [text for text in texts if text.split()[0] not in ASIDE]
    placing = [text for text in busy if text.startswith("place ")]
    return rng.choice(placing or busy or ["done"])


def declined(seats: int, seed: int) -> int:
    """The windows of a game in which a seat played no card."""
    decks = {"gateway": GATEWAY[seed % 4], "farmyard": FARMYARD[(seed // 4 + seed) % 4]}
    table = bocage.new("hallertau", seats=seats, seed=seed, **decks)
    rng, count = random.Random(seed), 0
    while table.decision is not None:
        text = answer(table, table.decision, seed, rng)
        verbs = {action.verb for action in table.decision.actions}
        count += text == "done" and verbs <= set(ASIDE)
        table.play(text)
    return count


@pytest.mark.rule("H35")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_seat_declines_at_most_three_windows_a_game(seats: int) -> None:
    total = sum(declined(seats, seed) for seed in range(GAMES))
    assert 0 < total / GAMES / seats <= 3
