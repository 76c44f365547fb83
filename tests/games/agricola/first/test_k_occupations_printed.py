"""What is printed on the occupations of deck K: seats, price, bonus points."""

from __future__ import annotations

import pytest

import bocage
from tests.games.agricola.scenario import goods, play, play_if_asked, reason, seat

from .tables import alone, every

PLAYERS = {
    1: "K267 K268 K270 K272 K274 K278 K279 K281 K283 K284 K286 K290 K292 K293 K300 K301 K306 K310"
    " K312",
    3: "K276 K277 K280 K282 K285 K291 K294 K296 K297 K299",
    4: "K266 K269 K271 K273 K275 K287 K288 K289 K295 K298 K302 K303 K304 K305 K307 K308 K309 K311"
    " K342",
}
SEATS = {card: n for n, cards in PLAYERS.items() for card in cards.split()}
BONUS = {"K273", "K274", "K276", "K280", "K282"}


def test_all_occupations_of_the_deck_are_listed() -> None:
    cards = bocage.cards("agricola-classic")
    assert {c.id for c in cards if (c.kind, c.deck) == ("occupation", "K")} == set(SEATS)


@every(SEATS)
def test_the_catalogue_knows_it(card: str) -> None:
    entry = next(entry for entry in bocage.cards("agricola-classic") if entry.id == card)
    assert (entry.kind, entry.deck) == ("occupation", "K")
    assert entry.players == SEATS[card]
    assert entry.cost == ({"food": 4} if card == "K291" else {})
    assert entry.bonus == (card in BONUS)
    assert (entry.points, entry.passing, entry.need) == (0, False, None)


@every(SEATS)
def test_it_is_played_by_the_lessons_and_stays(card: str) -> None:
    t = alone({"hand": [card], "goods": {"food": 4}}, seats=4)
    play(t, "place lessons")
    play_if_asked(t, "done")
    assert seat(t)["cards"] == [card]
    assert seat(t)["hand"] == []


@pytest.mark.card("K291")
def test_the_lover_costs_four_food_beside_the_fee() -> None:
    t = alone({"hand": ["K291"], "goods": {"food": 4}}, seats=3)
    play(t, "place lessons")
    assert goods(t) == {}
    t = alone({"hand": ["K291"], "goods": {"food": 3}}, seats=3)
    assert reason(t, "place lessons") == "reason-cannot-pay"
    t = alone({"hand": ["K291"], "goods": {"food": 5}}, seats=3)
    assert reason(t, "place lessons-3") == "reason-cannot-pay"
    t = alone({"hand": ["K291"], "goods": {"food": 6}}, seats=3)
    play(t, "place lessons-3")
    assert goods(t) == {}
