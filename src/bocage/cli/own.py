"""Own cards on trial: what is wrong with them, how often they are played, what they bring."""

from __future__ import annotations

import json
import random
import secrets
import statistics
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from rich import box
from rich.table import Table

import bocage

from ..arena.crew import crew_of
from ..arena.games import bots_of, play_out
from ..games import find
from ..games.agricola.card import Card
from ..games.agricola.faults import blamed, unfulfilled
from ..games.agricola.game import Agricola
from ..kernel.keeping import load_table, new_table, replay_record
from ..kernel.messages import Message
from ..kernel.own import BadCards, Source, sources_in
from ..kernel.shapes import Locale
from .say import Voice
from .simulate import progress_on

GAME = "agricola-revised"
BOTS = ("greedy", "random")
"""They play in turn: one to see what cards bring, the other to come into every corner."""
REPLAYED = 10
"""So many games are replayed from their records."""
LIKELY = 2
"""So many standard errors."""


class Trial(NamedTuple):
    """What is tried: everything but which game of the series."""

    sources: tuple[Source, ...]
    seed: int | str
    locale: Locale


class Tried(NamedTuple):
    """One game: who was dealt which own card, which were played, and the points."""

    dealt: dict[str, int]
    played: list[str]
    totals: list[float]
    bot: str
    fault: str


def game_of(sources: tuple[Source, ...]) -> Agricola:
    """The game with own cards."""
    game = find(GAME).with_own(sources)
    assert isinstance(game, Agricola)
    return game


def faults_in(sources: tuple[Source, ...]) -> list[Message]:
    """What is wrong with own cards before they are tried in games."""
    try:
        game = game_of(sources)
        return [fault for own in game.collection.own for fault in unfulfilled(own, game)]
    except Exception as error:
        return told(error)


def told(error: Exception) -> list[Message]:
    """What an error says about own cards; anything else is raised again."""
    if isinstance(error, BadCards):
        return list(error.faults)
    fault = blamed(error)
    if fault is None:
        raise error
    return [fault]


def dealt(game: Agricola, seats: int, seed: str) -> tuple[bocage.Table, dict[str, int]]:
    """A new table at which every own card, as far as there is room, is in somebody's hand."""
    rng = random.Random(seed)
    position = new_table(game, seats, seed, {"cards": "base"}).position()
    cards = game.collection.by_id
    own = {entry.card.id for entry in game.collection.own}
    hands = [row["hand"] for row in position["seats"]]
    found = {id: seat for seat, hand in enumerate(hands) for id in hand if id in own}
    for id in rng.sample(sorted(own - found.keys()), len(own - found.keys())):
        places = [
            (seat, place)
            for seat, hand in enumerate(hands)
            for place, other in enumerate(hand)
            if other not in own and cards[other].kind == cards[id].kind
        ]
        if places:
            seat, place = rng.choice(places)
            hands[seat][place] = id
            found[id] = seat
    return load_table(game, position), found


def try_one(trial: Trial, number: int) -> Tried:
    """One game with own cards."""
    game = game_of(trial.sources)
    seed = f"{trial.seed}/{number}"
    bot = BOTS[number % len(BOTS)]
    seats = max([2, *[own.card.players for own in game.collection.own]])
    table, holders = dealt(game, seats, seed)
    try:
        play_out(table, bots_of([bot] * seats, seed))
        if number < REPLAYED:
            replay_record(game, table.record())
    except bocage.BadRecord:
        fault = Message("own-not-repeated", {"seed": seed})
        return Tried(holders, [], [], bot, bocage.text(fault, trial.locale))
    except Exception as error:
        fault = Message("own-breaks", {"seed": seed, "error": told(error)[0]})
        return Tried(holders, [], [], bot, bocage.text(fault, trial.locale))
    laid = {id for row in table.position()["seats"] for id in row["cards"]}
    played = [id for id in holders if id in laid or f"play {id}" in table.actions]
    return Tried(holders, played, [float(score.total) for score in table.scores()], bot, "")


def advantage(card: Card, games: list[Tried]) -> tuple[float, float] | None:
    """How many more points whoever was dealt a card has, and how far chance may move that."""
    found: list[float] = []
    for game in games:
        if card.id in game.dealt and game.bot == BOTS[0]:
            totals = list(game.totals)
            mine = totals.pop(game.dealt[card.id])
            found.append(mine - statistics.fmean(totals))
    if len(found) < 2:
        return None
    return statistics.fmean(found), LIKELY * statistics.stdev(found) / len(found) ** 0.5


def row_of(card: Card, games: list[Tried], locale: Locale) -> dict[str, Any]:
    """How a card fared."""
    gained = advantage(card, games)
    return {
        "id": card.id,
        "name": bocage.text(f"card-{card.name}", locale),
        "dealt": sum(card.id in game.dealt for game in games),
        "played": sum(card.id in game.played for game in games),
        "points": None if gained is None else round(gained[0], 2),
        "give_or_take": None if gained is None else round(gained[1], 2),
    }


def checked(
    paths: list[Path],
    count: int,
    seed: int | str | None,
    jobs: int,
    as_json: bool,
    voice: Voice,
    bar: Voice,
) -> bool:
    """Say what is wrong with own cards and try them in games; whether nothing is wrong."""
    try:
        sources = sources_in(paths)
        faults = [voice.words(fault) for fault in faults_in(sources)]
    except BadCards as error:
        sources, faults = (), [voice.words(fault) for fault in error.faults]
    rows: list[dict[str, Any]] = []
    if not faults:
        chosen = secrets.randbits(32) if seed is None else seed
        games = tried(Trial(sources, chosen, voice.locale), count, jobs, voice, bar)
        faults = [game.fault for game in games if game.fault]
        own = game_of(sources).collection.own
        whole = [game for game in games if not game.fault]
        rows = [row_of(entry.card, whole, voice.locale) for entry in own]
    if as_json:
        data = {"files": {source.name: source.hash for source in sources}, "faults": faults}
        print(json.dumps({**data, "games": count, "cards": rows}, ensure_ascii=False))
    elif faults:
        print("\n".join(faults))
    else:
        show(rows, count, voice)
    return not faults


def tried(trial: Trial, count: int, jobs: int, voice: Voice, bar: Voice) -> list[Tried]:
    """Many games with own cards, until one breaks off."""
    games: list[Tried] = []
    with progress_on(bar) as progress, crew_of(jobs) as crew:
        task = progress.add_task(voice.words(f"game-{GAME}"), total=count)
        for game in crew.each(partial(try_one, trial), range(count)):
            games.append(game)
            progress.advance(task)
            if game.fault:
                break
    return games


def show(rows: list[dict[str, Any]], count: int, voice: Voice) -> None:
    """How all cards fared, as a table."""
    voice.tell("own-fine", n=len(rows))
    if not count:
        return
    voice.tell("own-games", n=count)
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("card", "dealt", "played", "points"):
        table.add_column(
            voice.say(f"own-{column}"), justify="left" if column == "card" else "right"
        )
    for row in rows:
        points = voice.say("own-points-unknown")
        if row["points"] is not None:
            gained, chance = round(row["points"], 1), round(row["give_or_take"], 1)
            points = f"{'+' if gained > 0 else ''}{voice.figure(gained)} ± {voice.figure(chance)}"
        name = f"{row['id']} {row['name']}"
        table.add_row(name, voice.figure(row["dealt"]), voice.figure(row["played"]), points)
    voice.print(table)
    voice.tell("own-points-note")
