"""Every card is played in long runs of games among those who like to play cards."""

from __future__ import annotations

import random

import bocage
from tests.games.hallertau.cards.cases import FARMYARD, GATEWAY, NUMBERS

MOST_GAMES = 600
FARMER = (
    *("sow", "harvest", "field", "take barley", "take rye"),
    *("place farming", "place cultivation", "place busy-weekend", "place clearing"),
    *("place nursery", "place tool-shed", "place clay-delivery"),
)
SHEPHERD = (
    *("breed", "move", "tools 3", "jewel", "advance"),
    *("place sheep", "place weekly", "place small", "place town-hall", "place land-sale"),
)
HOARDER = (
    *("take jewel", "advance", "field", "place town-hall", "place land-sale"),
    *("place farmyard-card", "place clearing", "place farming"),
)
SHEARER = ("take wool", "shear", "place sheep", "move")
SPENT = {"jewel ": HOARDER, "advance ": SHEARER}
"""What is never done by whom, so that something gathers."""
TASTES = (FARMER, SHEPHERD, FARMER + SHEPHERD, HOARDER, SHEARER)
IDLE = ("done", "quiet", "sparing")


def chosen(rng: random.Random, wanted: set[str]) -> dict[str, str]:
    """Decks in which wanted cards are, if there are any."""
    gateway = [GATEWAY[int(card[0])] for card in sorted(wanted) if card[0] in "0123"]
    farmyard = [FARMYARD[int(card[0]) - 4] for card in sorted(wanted) if card[0] in "4567"]
    return {"gateway": rng.choice(gateway or GATEWAY), "farmyard": rng.choice(farmyard or FARMYARD)}


def eager(seed: int, wanted: set[str]) -> set[str]:
    """The cards of a game of seats with a taste who play above all what is wanted."""
    rng = random.Random(seed)
    table = bocage.new("hallertau", seats=3 + seed % 2, seed=seed, **chosen(rng, wanted))
    taste, keen = TASTES[seed % 5], rng.random()
    while table.decision is not None:
        texts = [action.text for action in table.decision.actions]
        liked = [text for text in texts if text[:5] == "play " and text[5:8] in wanted]
        if not liked:
            spent = tuple(verb for verb, who in SPENT.items() if who is taste)
            texts = [text for text in texts if not text.startswith(spent)]
        if not liked and rng.random() < keen:
            liked = [text for text in texts if text[:5] == "play " or text.endswith("-card")]
        if not liked and rng.random() < 0.8:
            liked = [text for text in texts if text.startswith(taste)]
        busy = [text for text in texts if text not in IDLE]
        table.play(rng.choice(liked or busy or texts))
    return {card for seat in table.observe(None)["seats"] for card in seat["played"]}


def test_every_card_is_played_in_a_long_run() -> None:
    left = set(NUMBERS)
    for seed in range(MOST_GAMES):
        left -= eager(seed, left)
        if not left:
            return
    assert sorted(left) == []
