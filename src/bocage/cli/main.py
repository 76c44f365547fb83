"""The commands of `bocage`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

import bocage

from .admin import admin
from .polite import AsJson, Lang, politely, voice_for

app = typer.Typer(
    name="bocage",
    help="Farm games: play them, let bots play them, look at records.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)

Game = Annotated[
    str, typer.Argument(metavar="GAME", help="A game's id, as `bocage games` lists it.")
]
Seed = Annotated[
    str | None, typer.Option("--seed", metavar="SEED", help="The same seed gives the same game.")
]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="Number of seats.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable."),
]
Opponents = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar="LEVEL",
        help="Bots for the other seats: beginner, fair (else), strong, master; repeatable.",
    ),
]
People = Annotated[
    list[int] | None,
    typer.Option("--human", metavar="SEAT", help="A seat, from 1, for a person; repeatable."),
]
Own = Annotated[
    list[Path] | None,
    typer.Option(
        "--own", metavar="PATH", help="A file of own cards, or a folder of them; repeatable."
    ),
]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster (bocage[ray])."),
]


def _version(asked: bool) -> None:
    if asked:
        print(f"bocage {bocage.__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Farm games: play them, let bots play them, look at records."""


@app.command()
@politely
def games(as_json: AsJson = False, lang: Lang = None) -> None:
    """List the games with their seats and options, and the levels of bots."""
    from .catalogue import show_games

    show_games(voice_for(lang), as_json)


@app.command()
@politely
def cards(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A game's id; not needed with --check.")
    ] = None,
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[WORDS]",
            help="Only cards of this kind, deck, number or seat count, or with these words.",
        ),
    ] = None,
    own: Own = None,
    check: Annotated[
        list[Path] | None,
        typer.Option(
            "--check", metavar="PATH", help="Say what is wrong with own cards, and try them."
        ),
    ] = None,
    number: Annotated[
        int, typer.Option("-n", "--games", min=0, help="How many games to try them in.")
    ] = 200,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes.")] = 1,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the cards, buildings or improvements of a game with what they do.

    With --check, say what is wrong with own cards, let bots play with them, and tell how often
    each was played and what it brought.
    """
    from .say import Trouble, Voice, console

    voice = voice_for(lang)
    if check:
        from .catalogue import read_seed
        from .own import checked

        bar = Voice(voice.locale, console(stderr=True))
        if not checked(check, number, read_seed(seed), jobs, as_json, voice, bar):
            raise typer.Exit(1)
        return
    if game is None:
        raise Trouble("which-game", games=", ".join(found.id for found in bocage.games()))
    from .card_list import show_cards

    show_cards(game, " ".join(words or []), own or [], voice, as_json)


@app.command()
@politely
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="A game's id; not needed with --load."),
    ] = None,
    seats: Seats = None,
    seed: Seed = None,
    bot: Opponents = None,
    human: People = None,
    option: Options = None,
    own: Own = None,
    lang: Lang = None,
    load: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    no_colour: Annotated[
        bool, typer.Option("--no-colour", "--no-color", help="Plain text without colours.")
    ] = False,
    no_confirm: Annotated[
        bool, typer.Option("--no-confirm", help="End turns without asking, unless animals run off.")
    ] = False,
) -> None:
    """Play a game in the terminal: two seats, you against a bot, unless you say otherwise."""
    from .catalogue import read_seed
    from .play import Session
    from .seating import ask, open_table, seat_players

    voice = voice_for(lang, not no_colour)
    chosen = read_seed(seed)
    table = open_table(game, seats, chosen, option or [], load, own or [])
    players = seat_players(table.seats, human or [], bot or [], chosen)
    if sys.stdin.isatty():
        import readline  # noqa: F401 - gives input() a history and line editing
    Session(table, players, voice, ask, not no_confirm, load, own or []).run()


@app.command()
@politely
def campaign(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="A game's id; not needed if the file is there."),
    ] = None,
    kind: Annotated[str | None, typer.Argument(metavar="KIND", help="solo or three-games.")] = None,
    file: Annotated[
        Path | None,
        typer.Option(
            "--file", metavar="FILE", help="Where it is kept, and goes on if it is there."
        ),
    ] = None,
    seats: Seats = None,
    seed: Seed = None,
    bot: Opponents = None,
    human: People = None,
    option: Options = None,
    own: Own = None,
    auto: Annotated[bool, typer.Option("--auto", help="Let bots play all seats.")] = False,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="A,B", help="These bots play all seats, in turn."),
    ] = None,
    number: Annotated[
        int | None,
        typer.Option("-n", "--games", min=1, help="How many games bots alone play, at most."),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Let bots play, and print JSON for programs.")
    ] = False,
    lang: Lang = None,
    no_colour: Annotated[
        bool, typer.Option("--no-colour", "--no-color", help="Plain text without colours.")
    ] = False,
    no_confirm: Annotated[
        bool, typer.Option("--no-confirm", help="End turns without asking, unless animals run off.")
    ] = False,
) -> None:
    """Play a solo series, or a campaign of three games, in the terminal.

    It is kept in a file after every decision; `bocage campaign --file FILE` goes on with it.
    With --auto, --bots or --json bots play all seats.
    """
    from . import campaign as series
    from .catalogue import read_seed
    from .say import Voice, console
    from .seating import ask, seat_players

    voice = voice_for(lang, not no_colour)
    chosen = read_seed(seed)
    opened = series.open_campaign(game, kind, seats, chosen, option or [], file, own or [])
    if auto or bots or as_json:
        names = [name.strip() for name in (bots or series.USUAL_BOT).split(",")]
        players = series.bots_named(names, opened.seats, chosen)
        bar = Voice(voice.locale, console(stderr=True))
        series.play_by_bots(opened, players, number or series.USUAL_GAMES, file, bar)
        if as_json:
            print(series.as_json(opened))
        else:
            series.show_campaign(opened, voice)
        return
    people = seat_players(opened.seats, human or [], bot or [], chosen)
    if sys.stdin.isatty():
        import readline  # noqa: F401 - gives input() a history and line editing
    place = series.file_for(opened, file)
    series.Series(opened, people, voice, ask, place, not no_confirm, own or []).run()


@app.command()
@politely
def serve(
    host: Annotated[
        str | None,
        typer.Option("--host", metavar="HOST", help="Where to listen; else only this machine."),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option("--port", metavar="N", min=0, max=65535, help="Else 8440 or a free one."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://…"),
    ] = None,
    own: Annotated[
        Path | None,
        typer.Option("--own", metavar="FOLDER", help="Offer the own cards of a folder."),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", metavar="N", min=1, help="Processes; several need PostgreSQL."),
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Only print the address.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play in the browser: serve the web table from this machine."""
    from .serve import chosen
    from .serve import serve as run

    run(chosen(host, port, database, own, workers), not no_browser, voice_for(lang))


@app.command()
@politely
def simulate(
    game: Game,
    number: Annotated[int, typer.Option("-n", "--games", min=1, help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="Bots, seat by seat, in turn.")
    ] = "greedy",
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    own: Own = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes.")] = 1,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games and print mean, spread, extremes and wins per seat.

    A win that is shared counts for each winner.
    """
    from .catalogue import read_options, read_seed
    from .say import Voice, console
    from .simulate import plan_for
    from .simulate import simulate as run

    voice = voice_for(lang)
    names = [name.strip() for name in bots.split(",")]
    options = read_options(game, option or [])
    plan = plan_for(game, names, seats, read_seed(seed), options, own or [])
    run(plan, number, jobs, as_json, voice, Voice(voice.locale, console(stderr=True)))


@app.command()
@politely
def arena(
    game: Game,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="A,B",
            help="Bots. The last fills the seats; more than there are seats meet in turn.",
        ),
    ],
    sets: Annotated[
        int,
        typer.Option(
            "-n", "--sets", min=1, help="How many sets: one deal each, with every seating."
        ),
    ] = 50,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    own: Own = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes.")] = 1,
    ray: Ray = None,
    file: Annotated[
        Path | None,
        typer.Option(
            "--file", metavar="FILE", help="Where results are kept; a match that is there goes on."
        ),
    ] = None,
    until_decided: Annotated[
        bool,
        typer.Option(
            "--until-decided", help="Stop once the first bot's win rate has left the mark."
        ),
    ] = False,
    mark: Annotated[
        float | None,
        typer.Option(
            "--mark", metavar="PERCENT", min=0, max=100, help="That mark; else an even share."
        ),
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Also write a page with plots.")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots compete with the same deals in every seat, and say how sure the result is.

    The same bots, seed and options give the same result, on however many processes, unless bots
    think for seconds. Ctrl-C stops it and shows what there is; with --file it goes on later.
    """
    from ..arena.crew import crew_of
    from .arena import Wanted, open_results, run
    from .catalogue import read_options, read_seed
    from .say import Voice, console

    voice = voice_for(lang)
    names = [name.strip() for name in bots.split(",")]
    options = read_options(game, option or [])
    results = open_results(game, names, seats, read_seed(seed), options, own or [], file)
    wanted = Wanted(sets, mark, until_decided, file, as_json, html)
    bar = Voice(voice.locale, console(stderr=True))
    if not run(results, wanted, crew_of(jobs, ray), voice, bar):
        raise typer.Exit(130)


@app.command()
@politely
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved record.")],
    step: Annotated[
        str, typer.Option("--step", metavar="action|turn|round", help="How far a step goes.")
    ] = "turn",
    own: Own = None,
    as_json: AsJson = False,
    lang: Lang = None,
    no_colour: Annotated[
        bool, typer.Option("--no-colour", "--no-color", help="Plain text without colours.")
    ] = False,
) -> None:
    """Step through a record; without a terminal, tell the whole game."""
    from . import replay as showing
    from .files import read_record
    from .seating import ask

    voice = voice_for(lang, not no_colour)
    if step not in showing.STEPS:
        raise bocage.BadValue("step", step, ", ".join(showing.STEPS))
    record = read_record(file)
    if as_json:
        print(showing.as_json(bocage.replay(record, own=own)))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        showing.Replay(showing.unrolled(record, own or []), step, voice, ask).run()
    else:
        showing.tell(bocage.replay(record, own=own), voice)


@app.command()
@politely
def bench(
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option("--seconds", help="Time per measurement.")] = 2.0,
    game: Annotated[
        list[str] | None,
        typer.Option("--game", metavar="GAME", help="Only this game; repeatable."),
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="First seed of the games.")] = None,
    worst: Annotated[
        int, typer.Option("--worst", metavar="N", min=0, help="Also the slowest step of N games.")
    ] = 0,
    server: Annotated[
        bool, typer.Option("--server", help="Also the web table, with up to 500 tables.")
    ] = False,
) -> None:
    """Measure how fast the engine plays at random and copies states, and what a server bears."""
    from .bench import bench as measure

    measure(as_json, seconds, game, seed, worst, server)


@app.command()
@politely
def train(
    game: Game,
    folder: Annotated[
        Path | None,
        typer.Option("--folder", metavar="FOLDER", help="Where it is kept, and goes on."),
    ] = None,
    minutes: Annotated[float, typer.Option("--minutes", min=0.1, help="How long.")] = 30.0,
    actors: Annotated[
        int | None, typer.Option("--actors", min=1, help="Processes that play; else all cores.")
    ] = None,
    sims: Annotated[
        int,
        typer.Option("--sims", metavar="N", min=0, help="Search each decision so many times."),
    ] = 0,
    leads: Annotated[
        float | None,
        typer.Option(
            "--leads", metavar="X", min=0, max=1, help="The share begun at positions of greedy's."
        ),
    ] = None,
    heat: Annotated[
        float | None,
        typer.Option(
            "--heat", metavar="X", min=0.01, help="How boldly actions are tried; 1 is usual."
        ),
    ] = None,
    trace: Annotated[
        float | None,
        typer.Option(
            "--trace", metavar="X", min=0, max=1, help="How far an outcome reaches back: TD(X)."
        ),
    ] = None,
    trust: Annotated[
        float | None,
        typer.Option("--trust", metavar="X", min=0, help="What earlier wishes weigh, in points."),
    ] = None,
    lessons: Annotated[
        int,
        typer.Option("--lessons", metavar="N", min=0, help="First watch N games of greedy's."),
    ] = 0,
    evaluate: Annotated[
        float,
        typer.Option(
            "--evaluate", metavar="MINUTES", min=0.1, help="How often it meets frozen opponents."
        ),
    ] = 5.0,
    ray: Ray = None,
    seed: Annotated[int, typer.Option("--seed", help="Where chance begins.")] = 0,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let a network learn a game from its own games; needs bocage[train].

    What the folder holds is gone on with. First learn without simulations, then with some.
    """
    from .say import Voice, console
    from .train import learn, usual_actors

    manner = {"heat": heat, "leads": leads, "trace": trace, "trust": trust}
    chosen = {
        "minutes": minutes,
        "actors": actors or usual_actors(),
        "sims": sims,
        "lessons": lessons,
        **{name: value for name, value in manner.items() if value is not None},
        "seed": seed,
        "evaluate": evaluate,
    }
    voice = voice_for(lang)
    bar = Voice(voice.locale, console(stderr=True))
    learn(game, folder or Path("training", game), chosen, ray, as_json, voice, bar)


app.add_typer(admin, name="admin")


def main() -> None:
    """Run the command line; a fault of its own is told in one line too."""
    try:
        app()
    except Exception as error:
        if os.environ.get("BOCAGE_DEBUG"):
            raise
        print(
            f"bocage: internal error: {type(error).__name__}: {error} (BOCAGE_DEBUG=1 tells more)",
            file=sys.stderr,
        )
        sys.exit(1)


if __name__ == "__main__":
    main()
