"""Random play of any game under the contract that every game keeps (DESIGN §8)."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

import bocage

Variant = tuple[str, int, dict[str, Any]]


def variants() -> list[Variant]:
    """Every game with every seat count and every combination of options that it allows."""
    found: list[Variant] = []
    for game in bocage.games():
        for seats in game.seats:
            for values in itertools.product(*(option.values for option in game.options)):
                options = {o.name: v for o, v in zip(game.options, values, strict=True)}
                try:
                    bocage.new(game.id, seats=seats, seed=0, **options)
                except bocage.BadOption:
                    continue
                found.append((game.id, seats, options))
    return found


def name(variant: Variant) -> str:
    """A short name for a variant."""
    game, seats, options = variant
    return "-".join([game, str(seats), *(f"{k}={v}" for k, v in sorted(options.items()))])


def dumped(table: bocage.Table) -> str:
    """The whole state as a text."""
    return json.dumps(table.position(), sort_keys=True)


def random_game(variant: Variant, seed: int, check_every: int) -> bocage.Table:
    """Play one game at random, checking the contract at every so many decisions."""
    game, seats, options = variant
    table = bocage.new(game, seats=seats, seed=seed, **options)
    rng = random.Random(f"{name(variant)} {seed}")
    count = 0
    while table.decision is not None:
        check_decision(table)
        if count % check_every == rng.randrange(check_every):
            check_moment(table, rng)
        table.play(rng.choice(table.decision.actions))
        count += 1
        assert count < 5000, "the game does not end"
    check_end(table)
    return table


def check_decision(table: bocage.Table) -> None:
    """At least two distinct actions, for a seat of the table, whose texts parse back."""
    decision = table.decision
    assert decision is not None
    assert 0 <= decision.seat < table.seats
    assert len(decision.actions) >= 2
    assert len({action.id for action in decision.actions}) == len(decision.actions)
    assert len({action.text for action in decision.actions}) == len(decision.actions)


def check_moment(table: bocage.Table, rng: random.Random) -> None:
    """Copies, positions, views and refusals at one decision."""
    decision = table.decision
    assert decision is not None
    before = dumped(table)
    action = rng.choice(decision.actions)

    branch, other = table.copy(), table.copy()
    branch.play(action)
    assert dumped(table) == before, "playing on a copy changed the original"
    other.play(action.text)
    assert dumped(branch) == dumped(other), "the same action gave two results"

    loaded = bocage.load(json.loads(before))
    assert dumped(loaded) == before, "a position did not survive its round trip"
    assert loaded.decision is not None
    assert loaded.decision.actions == decision.actions
    loaded.play(action.id)
    assert dumped(loaded) == dumped(branch), "a loaded position plays differently"

    check_views(table, rng)
    check_refusals(table, rng)
    assert dumped(table) == before, "looking changed the state"


def check_views(table: bocage.Table, rng: random.Random) -> None:
    """Nothing hidden in a view, and possible worlds look the same to the seat."""
    words = {str(word) for word in table.position()["random"] if word > 10_000}
    for seat in (None, *range(table.seats)):
        view = table.observe(seat)
        shown = json.dumps(view)
        assert not any(word in shown for word in words), "the generator leaks"
        assert "stack" not in view and "random" not in view
        world = table.determinize(seat, rng)
        assert json.dumps(world.observe(seat)) == shown, "a possible world looks different"
        if table.decision is not None and world.decision is not None:
            assert world.decision.actions == table.decision.actions


def check_refusals(table: bocage.Table, rng: random.Random) -> None:
    """What is offered is possible; what is not says why, and playing it changes nothing."""
    decision = table.decision
    assert decision is not None
    offered = set(decision.actions)
    for action in rng.sample(table.game.actions.actions, 12) + list(decision.actions[:3]):
        reason = table.why_not(action)
        assert (reason is None) == (action in offered)
        if reason is not None:
            try:
                table.play(action)
            except bocage.IllegalAction as error:
                assert error.reason is not None
            else:
                raise AssertionError("an action that is not offered was played")


def check_end(table: bocage.Table) -> None:
    """Scores and winners are there, and the record replays to the same table."""
    scores = table.scores()
    assert len(scores) == table.seats
    assert all(score.total == sum(score.lines.values()) for score in scores)
    best = max(score.total for score in scores)
    assert table.winners()
    assert all(scores[seat].total == best for seat in table.winners())
    record = bocage.Record.from_json(table.record().to_json())
    again = bocage.replay(record)
    assert dumped(again) == dumped(table), "the record replays differently"
    assert [tuple(e) for e in again.log] == [tuple(e) for e in table.log]


def games(variant: Variant, first: int, count: int, check_every: int) -> Iterator[bocage.Table]:
    """Several games in a row."""
    for seed in range(first, first + count):
        yield random_game(variant, seed, check_every)
