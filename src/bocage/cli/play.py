"""A game at the terminal: people type, bots answer."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, final

from rich.text import Text

import bocage
from bocage.bots import USUAL, Bot, ponders

from ..games.agricola.shapes import Team
from ..kernel.messages import Message
from . import commands
from .cards import card_of, has_hands
from .choices import Choices
from .files import keep, keep_aside
from .hand import of_cards
from .hint import show_hint
from .language import language
from .question import show_hand, show_more, show_question
from .say import ALARM, MUTED, Trouble, Voice
from .scene import farms, scene, score_sheet
from .seating import forget_lines

Ask = Callable[[str], str]
"""Shows a prompt and gives back a line; EOFError at the end of all input."""


class Leave(Exception):
    """Somebody wants to leave the table."""


class Keeper(Protocol):
    """Keeps a game in a file of its own while it is played."""

    def keep(self) -> None:
        """Write down how things are now."""
        ...

    def part(self) -> None:
        """Say goodbye, and how to go on."""
        ...


@final
class Session:
    """One game between people and bots; `players` has the bot of each seat, or None."""

    def __init__(
        self,
        table: bocage.Table,
        players: Sequence[tuple[str, Bot] | None],
        voice: Voice,
        ask: Ask,
        confirms: bool = True,
        kept_in: Path | None = None,
        own: Sequence[Path] = (),
        keeper: Keeper | None = None,
    ) -> None:
        self.table = table
        self.players = players
        self.voice = voice
        voice.game = table.game.id
        self.ask = ask
        self.confirms = confirms
        self.told = [0] * table.seats
        self.undoable = 0
        self.kept_at = len(table.actions)
        self.kept_in = kept_in
        self.own = own
        self.keeper = keeper
        self.deciding = -1
        self.hints = 2
        self.patience: float | None = None
        """The seconds after which a hint is given at the latest, if there are fewer."""
        self.looking = -1
        self.people = [seat for seat, player in enumerate(players) if player is None]
        self.apart = len(self.people) > 1 and has_hands(table.observe())
        """Whether people must not look at the terminal together."""

    # The walk through the game

    def run(self) -> bool:
        """Play until the game is over or somebody leaves; a game is kept whatever happens.

        Whether everybody has stayed until the end.
        """
        try:
            self.welcome()
            while True:
                waiting = self.table.decisions
                if not waiting:
                    break
                self.step(waiting[0])
                if self.keeper is not None:
                    self.keeper.keep()
            self.finish()
            return True
        except (Leave, EOFError, KeyboardInterrupt):
            self.part()
            return False
        except Exception:
            self.part()
            raise

    def step(self, decision: bocage.Decision) -> None:
        """One decision, of a bot or of a person."""
        if decision.seat != self.deciding:
            self.deciding = decision.seat
            self.undoable = 0
        player = self.players[decision.seat]
        if player is None:
            if self.apart and self.looking != decision.seat:
                self.hand_over(decision.seat)
            self.person(decision)
        else:
            self.bot(decision.seat, *player)

    def bot(self, seat: int, name: str, bot: Bot) -> None:
        """One decision of a bot; of one that takes its time it is said that it thinks."""
        says = self.voice.say("thinking", who=self.voice.names[seat]) if ponders(name) else ""
        with self.voice.thinking(says):
            action = bot.choose(self.table.seat(seat))
        self.table.play(action, seat)

    def hand_over(self, seat: int) -> None:
        """Hide what somebody else saw, and wait until only this seat looks."""
        voice = self.voice
        voice.clear()
        forget_lines()
        while True:
            line = self.ask(voice.say("hand-over", who=voice.names[seat]) + " ")
            command, rest = commands.read_command(line, voice)
            if not command and not rest:
                break
            try:
                if command not in ("save", "quit"):
                    raise Trouble("hand-over-help", who=voice.names[seat])
                self.obey(command, rest)
            except bocage.Error as error:
                voice.print(Text(voice.trouble(error)), style=ALARM)
        voice.clear()
        self.looking = seat

    def person(self, decision: bocage.Decision) -> None:
        """Show the table, ask until something is done, and do it."""
        choices = Choices(self.table, decision, self.voice)
        self.news(decision.seat)
        self.show(decision, choices)
        while True:
            line = self.ask(f"{self.voice.names[decision.seat]} > ")
            try:
                if self.answer(line, decision, choices):
                    return
            except bocage.Error as error:
                self.voice.print(Text(self.voice.trouble(error)), style=ALARM)

    def answer(self, line: str, decision: bocage.Decision, choices: Choices) -> bool:
        """Obey a line; whether the decision must be shown anew."""
        command, rest = commands.read_command(line, self.voice)
        if command == "undo":
            return self.undo()
        if command == "lang":
            return self.speak(rest)
        if command == "list":
            show_more(choices, rest, self.voice)
            return False
        if command == "board":
            view = self.table.observe(decision.seat)
            self.voice.print(scene(view, decision.seat, self.roles, choices.spaces, self.voice))
            return False
        if command == "card" and choices.look.read(rest).isdecimal():
            rest = card_of(choices.matching(rest)[0]) or rest
        if command == "hand":
            show_hand(self.table, of_cards(choices), self.voice)
            return False
        if command == "hint":
            show_hint(self.table.seat(decision.seat), choices, self.voice, self.patience)
            return False
        if command:
            self.obey(command, choices.closed(rest) if command == "why" else rest)
            return False
        if not rest:
            self.voice.tell("say-something", MUTED)
            return False
        actions = choices.matching(rest)
        if len(actions) > 1:
            raise choices.several(rest, actions)
        if actions:
            return self.take(actions[0], decision)
        closed = commands.meant(self.table, decision, choices.closed(rest), self.voice)
        if not 1 <= len(closed) <= 3:
            raise Trouble("no-choice", given=rest)
        commands.show_reasons(self.table, closed, self.voice)
        return False

    def take(self, action: bocage.Action, decision: bocage.Decision) -> bool:
        """Take an action; one that ends the turn or loses something unasked is confirmed first."""
        trial = self.table.copy()
        trial.play(action, decision.seat)
        following = trial.decisions
        ends = not following or following[0].seat != decision.seat or not trial.can_undo
        warning = self.table.warning(action, decision.seat)
        if (warning or (ends and self.confirms)) and not self.confirm(
            action, decision.seat, ends, warning
        ):
            return True
        self.table.play(action, decision.seat)
        self.undoable = self.undoable + 1 if self.table.can_undo else 0
        return True

    def confirm(
        self, action: bocage.Action, seat: int, ends: bool, warning: Message | None
    ) -> bool:
        """Show what the turn came to, as far as that is known, and ask whether it may go on."""
        told = self.news(seat)
        for entry in self.table.preview(action, seat):
            if entry.seat != seat:
                break
            self.voice.print(self.voice.sentence(entry))
            told += 1
        if warning:
            self.voice.print(Text(self.voice.words(warning)), style=ALARM)
        question = self.voice.say("confirm" if ends else "confirm-loss")
        if self.table.secret or action.verb in ("draw", "roll"):
            choice = self.voice.words(self.table.describe(action))
            question = self.voice.say("confirm-choice", choice=choice)
        while True:
            line = self.ask(question + " ")
            command, rest = commands.read_command(line, self.voice)
            if command == "undo":
                return False
            if not command and not rest:
                self.have_told(seat, told)
                return True
            try:
                if command in ("", "lang", "list", "board", "hint"):
                    self.voice.tell("confirm-help", MUTED)
                else:
                    self.obey(command, rest)
            except bocage.Error as error:
                self.voice.print(Text(self.voice.trouble(error)), style=ALARM)

    # What is shown

    @property
    def roles(self) -> list[str]:
        """Who plays each seat."""
        return [
            self.voice.say("bot", bot=self.voice.bot(player[0]))
            if player is not None
            else self.voice.say("you")
            if len(self.people) == 1
            else ""
            for player in self.players
        ]

    def welcome(self) -> None:
        """Say who sits where and how to get help."""
        voice = self.voice
        voice.print(Text(voice.words(f"game-{self.table.game.id}"), "bold"))
        for seat, role in enumerate(self.roles):
            line = voice.seat(seat)
            voice.print(line.append(f" ({role})" if role else "", "not bold"))
        voice.tell("welcome", MUTED)
        if self.table.actions:
            voice.tell("resumed", MUTED, n=len(self.table.actions))
            self.told = [len(self.table.log)] * self.table.seats

    def heard_by(self, seat: int | None, since: int = 0) -> list[bocage.Entry]:
        """What has happened since, as far as a seat may know it; in the end all is known."""
        return [
            entry
            for entry in self.table.log[since:]
            if entry.audience in (None, seat) or self.table.over
        ]

    def news(self, seat: int) -> int:
        """Tell a seat what has happened since; the number of log entries there are."""
        entries = self.heard_by(seat, self.told[seat])
        if entries:
            self.voice.print()
        for entry in entries:
            self.voice.print(self.voice.sentence(entry))
        total = len(self.table.log)
        self.have_told(seat, total)
        return total

    def have_told(self, seat: int, total: int) -> None:
        """Note that a seat, or everybody who looks with it, has heard so many log entries."""
        self.told = [
            told if self.apart and other != seat else total for other, told in enumerate(self.told)
        ]

    def show(self, decision: bocage.Decision, choices: Choices) -> None:
        """Put the decision to the person, with hints."""
        view = self.table.observe(decision.seat)
        show_question(view, decision, choices, self.roles, self.voice)
        if choices.turn and self.hints:
            self.hints -= 1
            self.voice.tell("choose-space", MUTED)
        if choices.grouped:
            self.voice.tell(choices.hint, MUTED, n=choices.grouped)

    # Commands

    def obey(self, command: str, rest: str) -> None:
        """Carry out a command that leaves the game as it is."""
        table, voice = self.table, self.voice
        waiting = table.decisions
        seat = waiting[0].seat if waiting else None
        if command == "help":
            commands.show_help(voice, has_hands(table.observe()))
        elif command == "log":
            commands.show_log(self.heard_by(seat), voice, everything=bool(rest))
        elif command == "score":
            if waiting:
                voice.tell("score-now", MUTED)
            voice.print(score_sheet(table.scores(), voice, teams_of(table)))
        elif command == "rules":
            commands.show_rules(table.observe(seat), rest, voice)
        elif command == "cards":
            commands.show_cards(table.observe(seat), rest, voice)
        elif command == "card":
            commands.show_card(table.observe(seat), rest, voice)
        elif command == "hand":
            show_hand(table, {}, voice)
        elif command == "farms":
            voice.print(farms(table.observe(seat), self.roles, voice))
        elif command == "save":
            self.save(rest)
        elif command == "quit":
            raise Leave
        elif command == "why" and waiting:
            commands.show_why(table, waiting[0], rest, voice)
        else:
            raise Trouble("not-now")

    def undo(self) -> bool:
        """Take back one's own last action of this turn."""
        if not self.undoable:
            raise Trouble("nothing-to-undo")
        self.table.undo()
        self.undoable -= 1
        self.told = [min(told, len(self.table.log)) for told in self.told]
        self.voice.tell("undone", MUTED)
        return True

    def speak(self, given: str) -> bool:
        """Go on in another language."""
        for locale in bocage.LOCALES:
            if locale == given:
                self.voice.locale = locale
                return True
        raise Trouble("no-language", given=given, languages=", ".join(bocage.LOCALES))

    def save(self, name: str) -> None:
        """Keep the record in a file."""
        if not name:
            raise Trouble("save-where")
        path = Path(name).expanduser()
        keep(self.table, path)
        self.kept_in, self.kept_at = path, len(self.table.actions)
        self.voice.tell("saved", file=str(path))
        if not self.table.over and self.keeper is None:
            self.voice.tell("resume", command=self.resume(path))

    # The end

    def finish(self) -> None:
        """The last news, the score sheet, the winners, and a chance to keep the record."""
        voice, table = self.voice, self.table
        if self.apart:
            voice.clear()
        self.news(min(self.people, key=lambda seat: self.told[seat], default=0))
        voice.print()
        view = table.observe()
        voice.print(farms(view, self.roles, voice, large=table.seats <= 2))
        voice.print(score_sheet(table.scores(), voice, teams_of(table)))
        announce(table, voice)
        if self.keeper is not None:
            return
        voice.tell("keep-record", MUTED)
        while True:
            line = self.ask("> ")
            command, rest = commands.read_command(line, voice)
            if not command and not rest:
                return
            try:
                if command in ("", "undo", "list", "board", "lang", "why", "hint"):
                    raise Trouble("not-now")
                self.obey(command, rest)
            except bocage.Error as error:
                voice.print(Text(voice.trouble(error)), style=ALARM)

    def part(self) -> None:
        """Say goodbye, and how to go on with an unfinished game."""
        if self.keeper is not None:
            self.keeper.part()
            return
        voice, table = self.voice, self.table
        voice.print()
        if table.over:
            voice.tell("goodbye")
            return
        if table.actions and (self.kept_in is None or self.kept_at != len(table.actions)):
            try:
                self.kept_in = keep_aside(table)
            except bocage.Error as error:
                voice.print(Text(voice.trouble(error)), style=ALARM)
                return
            voice.tell("saved", file=str(self.kept_in))
        voice.tell("goodbye")
        if self.kept_in is not None:
            voice.tell("resume", command=self.resume(self.kept_in))

    def resume(self, path: Path) -> str:
        """The command that goes on with this game."""
        again = asked_again(self.players, self.own, self.voice)
        return f"bocage play --load {shlex.quote(str(path))}{again}"


def asked_again(
    players: Sequence[tuple[str, Bot] | None], own: Sequence[Path], voice: Voice
) -> str:
    """What a command must say again to go on with the same players, own cards and language."""
    people = [seat for seat, player in enumerate(players) if player is None]
    bots = [player[0] for player in players if player is not None]
    said = "".join(f" --own {shlex.quote(str(file))}" for file in own)
    if people != [0]:
        said += "".join(f" --human {seat + 1}" for seat in people)
    if set(bots) - {USUAL}:
        said += "".join(f" --bot {bot}" for bot in bots)
    if voice.locale != language(None, os.environ):
        said += f" --lang {voice.locale}"
    return said


def teams_of(table: bocage.Table) -> list[Team]:
    """How the teams have done, once the game is over and if there are any."""
    found: list[Team] = table.observe().get("teams", [])
    return found


def announce(table: bocage.Table, voice: Voice) -> None:
    """Say who has won."""
    scores, winners = table.scores(), table.winners()
    points = max(score.total for score in scores)
    if table.seats == 1:
        voice.tell("solo-score", "bold", points=points)
        goals = table.observe(0).get("goals", [])
        if goals:
            level = len([mark for mark in goals if points >= mark])
            voice.print(voice.words(Message("table-solo-goal", {"level": level, "goal": goals[0]})))
        return
    names = [voice.names[seat] for seat in winners]
    teams = [team for team in teams_of(table) if set(team["seats"]) <= set(winners)]
    if teams:
        total = teams[0]["total"]
        id = "table-over-teams-tie" if len(teams) > 1 else "table-over-team"
        listed = voice.words("list-and", first=", ".join(names[:-1]), last=names[-1])
        values = {"names": listed, "n": total, "points": voice.figure(total)}
        voice.print(Text(voice.words(Message(id, values)) + ".", "bold"))
        if "lines" in teams[0]:
            voice.tell("teams-lowest", MUTED)
        return
    voice.tell("winners", "bold", n=len(names), names=", ".join(names), points=points)
