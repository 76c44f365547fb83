"""Why an action is advised: each reason comes up, is true, and tells nothing that is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import bocage
from bocage.bots.reasons.explain import explained, why
from bocage.bots.reasons.general import in_the_end
from bocage.kernel.text import has

from .reasons import CLAIMS, cases, decisions, holds, likely

GAMES: list[tuple[str, int, int, dict[str, Any]]] = [
    ("agricola-revised", 8, 5, {}),
    ("agricola-classic", 1, 2, {"cards": "base"}),
    ("creatures", 6, 5, {}),
    ("hallertau", 4, 3, {}),
    ("express", 8, 4, {}),
]
MANY = 300
RARE = {"agricola-classic"}
"""Games whose reasons come up in the game of the other edition, or with more time."""


@pytest.mark.parametrize(("game", "seeds", "tries", "options"), GAMES, ids=[g[0] for g in GAMES])
def test_every_reason_comes_up_and_is_true(
    game: str, seeds: int, tries: int, options: dict[str, Any]
) -> None:
    said: dict[str, int] = {}
    for case in cases(game, range(seeds), tries, **options):
        id = case.message.id
        said[id] = said.get(id, 0) + 1
        assert holds(case), (case.outcome.action.text, case.message)
        if said[id] <= 3:
            for locale in bocage.LOCALES:
                told = bocage.text(case.message.said_by(game), locale)
                assert told != id and "why-" not in told and "score-" not in told, told
                assert has(id, locale)
        if len(said) == len(CLAIMS[game]) and sum(said.values()) > MANY:
            break
    assert said.keys() == CLAIMS[game].keys() or game in RARE, CLAIMS[game].keys() - said.keys()
    assert len(said) >= 6


@pytest.mark.parametrize("game", ["agricola-revised", "hallertau", "creatures", "express"])
def test_a_reason_is_the_same_in_all_worlds_that_a_seat_thinks_possible(game: str) -> None:
    options: dict[str, Any] = {"cards": "base"} if game.startswith("agricola") else {}
    told = 0
    for n, (table, dice) in enumerate(decisions(game, 2, **options)):
        if n % 5 or table.secret:
            continue
        decision = table.decisions[0]
        action = dice.choice(decision.actions)
        seat = decision.seat
        line = likely(table.determinize(seat, dice), action, seat, dice)
        advice = [bocage.Advice(action, 30.0, 2.0, tuple(line))]
        worlds = [table, *[table.determinize(seat, Random(k)) for k in range(3)]]
        reasons = {repr(why(world, decision, advice, 0)) for world in worlds}
        assert len(reasons) == 1, reasons
        told += 1
    assert told > 3


def test_whoever_is_hungry_is_told_what_is_missing() -> None:
    table = bocage.new("agricola-revised", seats=2, seed=7)
    seat = table.decisions[0].seat
    (advice,) = explained(
        table.seat(seat), Random(1), [bocage.Advice(action_of(table, "place day-laborer"), 20, 1)]
    )
    assert advice.why is not None
    assert bocage.text(advice.why) == (
        "You still need 2 food for the harvest in round 4; this is enough."
    )
    assert "2 repas pour la récolte du tour 4" in bocage.text(advice.why, "fr")
    classic = bocage.Message(advice.why.id, advice.why.values, "agricola-classic")
    assert "2 PN pour la récolte du tour 4" in bocage.text(classic, "fr")


def action_of(table: bocage.Table, text: str) -> bocage.Action:
    """An action that is offered."""
    return next(action for action in table.decisions[0].actions if action.text == text)


def test_without_a_reason_the_points_in_the_end_are_told() -> None:
    table = bocage.new("express", seats=2, seed=1)
    table.play(table.decisions[0].actions[0])
    roll = action_of(table, "roll")
    (advice,) = explained(
        table.seat(table.decisions[0].seat), Random(1), [bocage.Advice(roll, 1, 1)]
    )
    assert advice.why == bocage.Message("why-only")


def test_an_action_is_compared_by_points_then_by_lead() -> None:
    action = bocage.new("express", seed=1).decisions[0].actions[0]

    def told(*pairs: tuple[float, float]) -> list[str]:
        advice = [bocage.Advice(action, points, lead) for points, lead in pairs]
        return [bocage.text(in_the_end(advice, rank)) for rank in range(len(advice))]

    assert told((31.04, 2), (29.5, 1)) == [
        "About 1.5 points more in the end than the next best.",
        "About 1.5 points less in the end than the best.",
    ]
    assert told((30, 3), (31, 2)) == [
        "Leaves you 1 point further ahead than the next best.",
        "Leaves you 1 point less far ahead than the best.",
    ]
    assert told((30, 3), (30.01, 3)) == [
        "As many points in the end as with the next best.",
        "As many points in the end as with the best.",
    ]
    assert told((30, 3), (31, 4))[0].startswith("The bot has looked ahead at this choice more")


@pytest.mark.parametrize("bot", ["greedy", "learned", "search:sims=8"])
def test_every_adviser_gives_its_reasons(bot: str) -> None:
    table = bocage.new("agricola-revised", seats=2, seed=3)
    seat = table.seat(table.decisions[0].seat)
    for found in seat.advise(bocage.bot(bot, seed=1)):
        assert found.why is not None and bocage.text(found.why, "ru") != found.why.id
