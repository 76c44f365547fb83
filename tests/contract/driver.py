"""Random play of any game under the contract that every game keeps (DESIGN §8)."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import bocage

from .shapes import KEPT, POSITIONS, VIEWS, faults

Variant = tuple[str, int, dict[str, Any]]


MIXES = ("E", "I", "K", "EIKZ")
"""Decks of the first edition, and all of them; other mixtures are no others."""
DECKS = {"gateway", "farmyard", "decks"}
OWN = Path(__file__).parents[2] / "examples" / "own_cards.py"
"""The file of own cards with which some variants are played."""


def variants() -> list[Variant]:
    """Every game with every seat count and every combination of options that it allows.

    An option that needs another one has every value, but only while the rest is as usual; decks
    are chosen with two seats only, every pair of Hallertau's has a test of its own. The first
    edition comes to most of its hands as the revised one does; three ways have variants. House
    rules come two by two.
    """
    found: list[Variant] = []
    for game in bocage.games():
        free = [option for option in game.options if option.needs is None and not option.group]
        combinations: list[dict[str, Any]] = [
            {o.name: v for o, v in zip(free, values, strict=True)}
            for values in itertools.product(*(option.values for option in free))
        ]
        for option in game.options:
            if option.needs is not None:
                name, value = option.needs
                others = [v for v in option.values if v != option.default]
                combinations += [{name: value, option.name: other} for other in others]
        found += [
            (game.id, seats, options)
            for seats in game.seats
            for options in combinations
            if worth_a_look(game.id, seats, options) and allowed(game.id, seats, options)
        ]
        found += by_house_rules(game)
    return found


def by_house_rules(game: bocage.Game) -> list[Variant]:
    """Every pair of house rules and all teams, some for two seats, some with hand cards."""
    house = [option.name for option in game.options if option.group == "farm"]
    found: list[Variant] = []
    for i, pair in enumerate(itertools.combinations(house, 2)):
        seats = 2 if "szongott" in pair or i % 2 else 3
        cards = "base" if i % 3 else "none"
        found.append((game.id, seats, {"cards": cards, **dict.fromkeys(pair, True)}))
    for option in game.options:
        if option.name == "teams":
            ways = itertools.product(option.values[1:], ("none", "base"))
            found += [(game.id, 4, {"cards": cards, "teams": way}) for way, cards in ways]
    return found


def mixture(rng: random.Random) -> Variant:
    """A game with several house rules at once, whatever goes with them."""
    while True:
        game = rng.choice([game for game in bocage.games() if any(o.group for o in game.options)])
        seats = rng.choice(list(game.seats))
        options = {o.name: rng.choice(o.values) for o in game.options if rng.random() < 0.6}
        chosen = [
            o for o in game.options if o.group and options.get(o.name, o.default) != o.default
        ]
        if len(chosen) > 1 and allowed(game.id, seats, options):
            return game.id, seats, options


def hands_of_first_edition() -> list[Variant]:
    """The first edition with every mixture of decks and every way to come to a hand."""
    game = "agricola-classic"
    values = {option.name: option.values for option in bocage.new(game, seed=0).game.options}
    found: list[Variant] = []
    for seats, decks, hands in itertools.product(range(1, 6), values["decks"], values["hands"]):
        options = {"cards": "base", "decks": decks, "hands": hands}
        if allowed(game, seats, options):
            found.append((game, seats, options))
    return found


def worth_a_look(game: str, seats: int, options: dict[str, Any]) -> bool:
    """Whether no other variant shows the same."""
    if DECKS & options.keys():
        return seats == 2 and options.get("decks", MIXES[0]) in MIXES
    if game == "agricola-classic" and "hands" in options:
        return seats == {"chosen": 1, "draft": 3, "three-for-one": 3}.get(str(options["hands"]))
    return True


def allowed(game: str, seats: int, options: dict[str, Any]) -> bool:
    """Whether a game can be played so."""
    try:
        bocage.new(game, seats=seats, seed=0, **options)
    except bocage.BadOption:
        return False
    return True


def name(variant: Variant) -> str:
    """A short name for a variant."""
    game, seats, options = variant
    return "-".join([game, str(seats), *(f"{k}={v}" for k, v in sorted(options.items()))])


def dumped(table: bocage.Table) -> str:
    """The whole state as a text."""
    return json.dumps(table.position(), sort_keys=True)


class Player(Protocol):
    """Somebody who decides for all seats of a table."""

    def __init__(self, table: bocage.Table, rng: random.Random) -> None: ...

    def choose(self, table: bocage.Table, decision: bocage.Decision) -> bocage.Action:
        """One of the actions of a decision."""


class Random:
    """A player who likes all actions as much."""

    def __init__(self, table: bocage.Table, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, table: bocage.Table, decision: bocage.Decision) -> bocage.Action:
        """Any action."""
        return self.rng.choice(decision.actions)


def random_game(
    variant: Variant,
    seed: int,
    check_every: int,
    before_rounds: int = 0,
    player: type[Player] = Random,
) -> bocage.Table:
    """Play one game at random, checking the contract at every so many decisions.

    `before_rounds` says so for what is decided before the first round, if that differs.
    """
    game, seats, options = variant
    table = bocage.new(game, seats=seats, seed=seed, **options)
    rng = random.Random(f"{name(variant)} {seed}")
    decider = player(table, rng)
    count = 0
    while table.decisions:
        for decision in table.decisions:
            check_decision(table, decision)
        decision = rng.choice(table.decisions)
        every = check_every if table.progress[0] else before_rounds or check_every
        if count % every == rng.randrange(every):
            check_moment(table, decision, rng)
        table.play(decider.choose(table, decision), decision.seat)
        count += 1
        assert count < 5000, "the game does not end"
    check_end(table)
    return table


def check_decision(table: bocage.Table, decision: bocage.Decision) -> None:
    """A question by name and in words: at least two distinct actions, for a seat of the table."""
    assert 0 <= decision.seat < table.seats
    assert re.fullmatch("[a-z]+(-[a-z]+)*", decision.kind), decision.prompt
    assert decision.prompt.game == table.game.id
    assert len(decision.actions) >= 2
    assert len({action.id for action in decision.actions}) == len(decision.actions)
    assert len({action.text for action in decision.actions}) == len(decision.actions)


def check_moment(table: bocage.Table, decision: bocage.Decision, rng: random.Random) -> None:
    """Copies, positions, views and refusals at one decision."""
    before = dumped(table)
    action, seat = rng.choice(decision.actions), decision.seat

    branch, other = table.copy(), table.copy()
    branch.play(action, seat)
    assert dumped(table) == before, "playing on a copy changed the original"
    other.play(action.text, seat)
    assert dumped(branch) == dumped(other), "the same action gave two results"

    loaded = bocage.load(json.loads(before), own=own_of(table))
    assert dumped(loaded) == before, "a position did not survive its round trip"
    assert offers(loaded) == offers(table)
    loaded.play(action.id, seat)
    assert dumped(loaded) == dumped(branch), "a loaded position plays differently"

    check_views(table, rng)
    check_refusals(table, decision, rng)
    assert dumped(table) == before, "looking changed the state"


def own_of(table: bocage.Table) -> Path | None:
    """The own cards that a table is played with, if any."""
    return OWN if table.game.own_files() else None


def offers(table: bocage.Table) -> dict[int, tuple[bocage.Action, ...]]:
    """What every seat that decides may choose from."""
    return {decision.seat: decision.actions for decision in table.decisions}


def hidden_cards(position: dict[str, Any], seat: int | None) -> set[str]:
    """The cards in hands, packs and piles that a seat must not be shown."""
    piles = position.get("piles", {})
    found = {*piles.get("occupations", ()), *piles.get("minors", ())}
    for other, row in enumerate(position["seats"]):
        if other != seat:
            found |= {*row.get("hand", ()), *row.get("pack", ())}
    return found


def check_views(table: bocage.Table, rng: random.Random) -> None:
    """Nothing hidden in a view, and possible worlds look the same to the seat."""
    position = table.position()
    words = {str(word) for word in position["random"] if word > 10_000}
    own = {key: value for key, value in position.items() if key not in KEPT}
    assert faults(own, POSITIONS[table.game.id], "position") == []
    for seat in (None, *range(table.seats)):
        view = table.observe(seat)
        shown = json.dumps(view)
        assert not any(word in shown for word in words), "the generator leaks"
        assert faults(view, VIEWS[table.game.id], "view") == []
        hidden = hidden_cards(position, seat)
        assert not any(f'"{card}"' in shown for card in hidden), "a card leaks"
        world = table.determinize(seat, rng)
        assert json.dumps(world.observe(seat)) == shown, "a possible world looks different"
        theirs, ours = offers(world), offers(table)
        assert theirs.keys() == ours.keys()
        for decider in ours if not hidden else {seat} & ours.keys():
            assert theirs[decider] == ours[decider]


def check_refusals(table: bocage.Table, decision: bocage.Decision, rng: random.Random) -> None:
    """What is offered is possible; what is not says why, and playing it changes nothing."""
    offered = set(decision.actions)
    for action in rng.sample(table.game.actions.actions, 12) + list(decision.actions[:3]):
        reason = table.why_not(action, decision.seat)
        assert (reason is None) == (table._meant(action) in offered), action
        if reason is not None:
            try:
                table.play(action, decision.seat)
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
    goals = table.observe(None).get("goals", [])
    assert bool(table.winners()) == (not goals or best >= goals[0])
    if "teams" not in table.observe(None):
        assert all(scores[seat].total == best for seat in table.winners())
    record = bocage.Record.from_json(table.record().to_json())
    again = bocage.replay(record, own=own_of(table))
    assert dumped(again) == dumped(table), "the record replays differently"
    assert [tuple(e) for e in again.log] == [tuple(e) for e in table.log]


def games(variant: Variant, first: int, count: int, check_every: int) -> Iterator[bocage.Table]:
    """Several games in a row."""
    for seed in range(first, first + count):
        yield random_game(variant, seed, check_every)
