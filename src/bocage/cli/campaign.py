"""Campaigns at the terminal: game after game, with a page in between."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, final

from rich import box
from rich.table import Table
from rich.text import Text

import bocage
from bocage.bots import Bot

from .cards import cards_with, hanging, named
from .catalogue import read_options
from .choices import words_of
from .commands import read_command
from .files import keep_campaign, new_file, read_campaign
from .play import Ask, Leave, Session, asked_again
from .say import ALARM, MUTED, SYMBOLS, Trouble, Voice
from .seating import Players
from .simulate import progress_on

USUAL_BOT: Final = "greedy"
USUAL_GAMES: Final = 8
"""How many games bots play at most unless somebody says otherwise."""


def open_campaign(
    game: str | None,
    kind: str | None,
    seats: int | None,
    seed: int | str | None,
    given: list[str],
    file: Path | None,
    own: Sequence[Path] = (),
) -> bocage.Campaign:
    """The campaign in a file, or a new one."""
    if file is None or not file.exists():
        return begin(game, kind, seats, seed, given, own)
    campaign = read_campaign(file, own)
    options = read_options(campaign.game, given)
    asked: dict[str, Any] = {"game": game, "kind": kind, "seats": seats, "seed": seed, **options}
    has = {name: getattr(campaign, name) for name in ("game", "kind", "seats", "seed")}
    for field, value in asked.items():
        there = {**campaign.options, **has}.get(field)
        if value is not None and value != there:
            raise bocage.BadValue(field, value, f"{there!r}, as in {file}")
    return campaign


def begin(
    game: str | None,
    kind: str | None,
    seats: int | None,
    seed: int | str | None,
    given: list[str],
    own: Sequence[Path],
) -> bocage.Campaign:
    """A new campaign."""
    able = {found.id: found.campaigns() for found in bocage.games() if found.campaigns()}
    if game is None:
        raise Trouble("which-game", games=", ".join(able))
    if kind is None and game in able:
        raise Trouble("which-kind", kinds=", ".join(able[game]))
    options = read_options(game, given)
    return bocage.campaign(game, kind or "", seats=seats, seed=seed, own=own, **options)


# The page between games


def show_campaign(campaign: bocage.Campaign, voice: Voice) -> None:
    """All games so far, and what comes next."""
    voice.game = campaign.game
    voice.print()
    name = voice.words(f"game-{campaign.game}")
    kind = voice.say(f"campaign-{campaign.kind}")
    voice.tell("campaign-title", "bold", game=name, kind=kind)
    if campaign.games:
        voice.print(games_of(campaign, voice))
    if campaign.table is None:
        show_end(campaign, voice)
    else:
        show_next(campaign, voice)


def games_of(campaign: bocage.Campaign, voice: Voice) -> Table:
    """The finished games with their scores and with what stays."""
    solo = campaign.points is None
    sheet = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_footer=not solo)
    sheet.add_column(voice.say("campaign-game"), footer=voice.say("campaign-sum"))
    if solo:
        for column in ("goal", "points"):
            sheet.add_column(voice.say(f"campaign-{column}"), justify="right")
        sheet.add_column("")
    else:
        for seat, points in enumerate(campaign.points or ()):
            sheet.add_column(voice.seat(seat), voice.figure(points), justify="right")
    sheet.add_column(voice.say("campaign-stays"))
    for game in campaign.games:
        scores = [voice.figure(score) for score in game.scores]
        if solo:
            result = voice.say("campaign-reached" if game.reached else "campaign-missed")
            cells = [voice.figure(game.goal or 0), *scores, result]
        else:
            rows = zip(scores, game.points or (), strict=True)
            cells = [voice.say("campaign-ranked", score=score, n=n) for score, n in rows]
        sheet.add_row(voice.figure(game.number), *cells, stays(campaign, game.kept, voice))
    return sheet


def stays(campaign: bocage.Campaign, kept: Sequence[str | None], voice: Voice) -> str:
    """The occupations that stay after a game; with several seats, whose they are."""
    symbols = SYMBOLS if campaign.seats > 1 else [""]
    found = zip(symbols, kept, strict=False)
    return ", ".join(
        f"{symbol} {title(campaign, id, voice)}".strip() for symbol, id in found if id is not None
    )


def title(campaign: bocage.Campaign, id: str, voice: Voice) -> str:
    """A card's name."""
    return cards_with(campaign.game, campaign.own)[id].title(voice.locale)


def show_next(campaign: bocage.Campaign, voice: Voice) -> None:
    """What the running game is played for, and what everybody begins with."""
    games, number = campaign.games, campaign.number
    if campaign.goal is None:
        voice.tell("campaign-next", number=number)
    elif games and not games[-1].reached:
        voice.tell("campaign-again", number=number, goal=campaign.goal)
    else:
        voice.tell("campaign-next-goal", number=number, goal=campaign.goal)
    if campaign.starts is not None and campaign.seats > 1:
        voice.tell("campaign-starts", who=voice.names[campaign.starts])
    for seat, (food, kept) in enumerate(zip(campaign.food, campaign.kept, strict=True)):
        if food:
            voice.tell("campaign-food", who=voice.names[seat], n=food)
        if kept:
            cards = ", ".join(title(campaign, id, voice) for id in kept)
            voice.tell("campaign-kept", who=voice.names[seat], cards=cards)


def show_end(campaign: bocage.Campaign, voice: Voice) -> None:
    """How a campaign has ended."""
    if campaign.points is None:
        voice.tell("campaign-won", "bold")
        return
    winners = campaign.winners()
    names = ", ".join(voice.names[seat] for seat in winners)
    points = max(campaign.points)
    voice.tell("campaign-winners", "bold", n=len(winners), names=names, points=points)


# Playing


@final
class Series:
    """A campaign between people and bots, kept in a file after every decision."""

    def __init__(
        self,
        campaign: bocage.Campaign,
        players: Players,
        voice: Voice,
        ask: Ask,
        file: Path,
        confirms: bool = True,
        own: Sequence[Path] = (),
    ) -> None:
        self.campaign = campaign
        self.players = players
        self.voice = voice
        self.ask = ask
        self.file = file
        self.confirms = confirms
        self.own = own

    def run(self) -> None:
        """Game after game, until the campaign is over or somebody leaves."""
        try:
            self.keep()
            show_campaign(self.campaign, self.voice)
            while (table := self.campaign.table) is not None or self.goes_on():
                if table is not None and not self.one_game(table):
                    return
            self.voice.tell("goodbye")
        except (Leave, EOFError, KeyboardInterrupt):
            self.part()

    def one_game(self, table: bocage.Table) -> bool:
        """Play a game to its end and choose what stays; whether everybody stays, too."""
        if not table.over:
            session = Session(
                table, self.players, self.voice, self.ask, self.confirms, None, self.own, self
            )
            if not session.run():
                return False
        self.campaign.finish([self.choose(seat) for seat in range(self.campaign.seats)])
        self.keep()
        show_campaign(self.campaign, self.voice)
        if self.campaign.table is not None:
            self.hear("campaign-enter", number=self.campaign.number)
        return True

    def goes_on(self) -> bool:
        """Whether somebody plays on after the last game of a series."""
        goal = self.campaign.goal
        if goal is None:
            return False
        if not self.hear("campaign-go-on", ("on",), number=self.campaign.number, goal=goal):
            return False
        self.campaign.go_on()
        self.keep()
        show_campaign(self.campaign, self.voice)
        return True

    def hear(self, question: str, words: Sequence[str] = (), **values: Any) -> str:
        """Wait for Enter, which is no word, or for one of some words, English or not."""
        said = {
            word: [words_of(word), words_of(self.voice.say(f"campaign-{word}"))] for word in words
        }
        while True:
            line = self.ask(self.voice.say(question, **values) + " ")
            command, rest = read_command(line, self.voice)
            if command == "quit":
                raise Leave
            if not command and not rest:
                return ""
            for word, ways in said.items():
                if words_of(rest) in ways:
                    return word
            self.voice.tell("campaign-hear", MUTED)

    def choose(self, seat: int) -> str | None:
        """The occupation that stays with a seat."""
        choices, player = self.campaign.choices[seat], self.players[seat]
        if not choices:
            return None
        id = player[1].keep(self.campaign, seat) if player is not None else None
        if id is None:
            id = choices[0] if len(choices) == 1 else self.asked(seat, choices)
        card = title(self.campaign, id, self.voice)
        self.voice.tell("campaign-keeps", who=self.voice.names[seat], card=card)
        return id

    def asked(self, seat: int, choices: list[str]) -> str:
        """The occupation that a person chooses."""
        voice = self.voice
        found = cards_with(self.campaign.game, self.campaign.own)
        cards = [found[id] for id in choices]
        voice.print()
        for number, card in enumerate(cards, 1):
            voice.print(hanging([(str(number), Text(card.title(voice.locale), "bold"))]))
            voice.print(hanging([("", Text(card.text(voice.locale)))]))
        while True:
            line = self.ask(voice.say("campaign-keep", who=voice.names[seat]) + " ")
            command, rest = read_command(line, voice)
            if command == "quit":
                raise Leave
            if rest.isdecimal() and 1 <= int(rest) <= len(cards):
                return choices[int(rest) - 1]
            meant = named(rest, cards, voice)
            if len(meant) == 1:
                return meant[0].id
            trouble = Trouble("campaign-which", last=len(cards))
            voice.print(Text(voice.trouble(trouble)), style=ALARM)

    def keep(self) -> None:
        """Write the campaign to its file."""
        keep_campaign(self.campaign, self.file)

    def part(self) -> None:
        """Say goodbye, and how to go on."""
        voice = self.voice
        voice.print()
        voice.tell("campaign-saved", file=str(self.file))
        voice.tell("goodbye")
        again = asked_again(self.players, self.own, voice)
        voice.tell("resume", command=f"bocage campaign --file {shlex.quote(str(self.file))}{again}")


def file_for(campaign: bocage.Campaign, file: Path | None) -> Path:
    """Where a campaign is kept: the file that somebody names, or a new one here."""
    return file or new_file(Path(), f"bocage-{campaign.game}-{campaign.kind}")


# Bots alone


def play_by_bots(
    campaign: bocage.Campaign, bots: Sequence[Bot], most: int, file: Path | None, bar: Voice
) -> None:
    """Let bots play up to so many games; with a file, it is kept after every decision."""

    def keep() -> None:
        if file is not None:
            keep_campaign(campaign, file)

    keep()
    with progress_on(bar) as progress:
        task = progress.add_task(bar.words(f"game-{campaign.game}"), total=most)
        for _ in range(most):
            table = campaign.table
            if table is None:
                return
            while waiting := table.decisions:
                seat = waiting[0].seat
                table.play(bots[seat].choose(table.seat(seat)), seat)
                keep()
            campaign.finish([bot.keep(campaign, seat) for seat, bot in enumerate(bots)])
            keep()
            progress.advance(task)


def bots_named(names: Sequence[str], seats: int, seed: int | str | None) -> list[Bot]:
    """A bot for each seat, by names in turn."""
    if len(names) > seats:
        raise bocage.BadValue(
            "bots", ",".join(names), f"at most one name for each of {seats} seats"
        )
    return [
        bocage.bot(names[seat % len(names)], None if seed is None else f"{seed}/{seat}")
        for seat in range(seats)
    ]


def as_json(campaign: bocage.Campaign) -> str:
    """How a campaign stands, for programs."""
    data = {
        "game": campaign.game,
        "kind": campaign.kind,
        "seats": campaign.seats,
        "options": campaign.options,
        "games": [game.told() for game in campaign.games],
        "over": campaign.over,
        "number": campaign.number,
        "goal": campaign.goal,
        "kept": campaign.kept,
        "food": campaign.food,
        "starts": campaign.starts,
        "points": campaign.points,
        "winners": list(campaign.winners()) if campaign.over and campaign.points else None,
    }
    return json.dumps({name: value for name, value in data.items() if value is not None})
