"""`bocage admin`: what whoever runs a server does to its tables."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Final, final

import typer
from typer.core import TyperCommand

from .polite import AsJson, Lang, politely, voice_for

admin = typer.Typer(
    help="Look after the tables of a server, while it runs or not.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

LIKE_AN_OPTION: Final = re.compile("-[A-Za-z0-9_-]{21}")
"""Some ids of tables begin with a hyphen."""


@final
class AtTables(TyperCommand):
    """A command that is told tables."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Take what looks like an option and is a table for a table."""
        told = [f"/t/{word}" if LIKE_AN_OPTION.fullmatch(word) else word for word in args]
        return super().parse_args(ctx, told)


Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://…; else BOCAGE_DATABASE_URL or your own file.",
    ),
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id, or a link to it.")]
TableIds = Annotated[
    list[str], typer.Argument(metavar="TABLE…", help="Ids of tables, or links to them.")
]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
Days = Annotated[float | None, typer.Option(metavar="DAYS", min=0.0)]


@admin.command("list")
@politely
def show_list(
    stage: Annotated[
        str | None,
        typer.Option(
            "--stage", metavar="STAGE", help="Only unstarted, running or finished tables."
        ),
    ] = None,
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="Only tables of this game.")
    ] = None,
    older: Annotated[
        float | None,
        typer.Option("--older", metavar="DAYS", min=0.0, help="Only those untouched for long."),
    ] = None,
    number: Annotated[
        int, typer.Option("-n", "--number", min=0, help="How many at most; 0 lists all.")
    ] = 50,
    database: Database = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List tables, the one that changed last first."""
    from .office import Office

    Office(database, voice_for(lang), as_json).list_tables(stage, game, older, number)


@admin.command(cls=AtTables)
@politely
def show(
    table: TableId, database: Database = None, as_json: AsJson = False, lang: Lang = None
) -> None:
    """Show a table: its seats, how far it has come, where it stands in a campaign."""
    from .office import Office

    Office(database, voice_for(lang), as_json).show(table)


@admin.command(cls=AtTables)
@politely
def export(
    table: TableId,
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="Where to; else it is printed.")
    ] = None,
    running: Annotated[
        bool,
        typer.Option("--running", help="Also of a running game: it tells what is hidden there."),
    ] = False,
    own: Annotated[
        Path | None,
        typer.Option("--own", metavar="FOLDER", help="The server's own cards; else BOCAGE_OWN."),
    ] = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write the record of a table as JSON, for `bocage replay`."""
    from .office import Office

    Office(database, voice_for(lang), True).export(table, file, running, own)


@admin.command(cls=AtTables)
@politely
def end(
    tables: TableIds,
    yes: Yes = False,
    database: Database = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """End games now, without a winner. They stay, to be looked at and replayed."""
    from .office import Office

    Office(database, voice_for(lang), as_json).end(tables, yes)


@admin.command(cls=AtTables)
@politely
def delete(
    tables: TableIds,
    yes: Yes = False,
    database: Database = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Delete tables for good. A table of a campaign goes with its whole campaign."""
    from .office import Office

    Office(database, voice_for(lang), as_json).delete(tables, yes)


@admin.command()
@politely
def tidy(
    unstarted: Days = None,
    abandoned: Days = None,
    finished: Days = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only list what would be deleted.")
    ] = False,
    yes: Yes = False,
    database: Database = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Delete tables untouched for so many days: never begun, begun and left, or finished.

    What is not said is as BOCAGE_KEEP_UNSTARTED, BOCAGE_KEEP_ABANDONED and BOCAGE_KEEP_FINISHED
    say; 0 keeps such tables. Servers with these settings do it by themselves.
    """
    from .office import Office

    office = Office(database, voice_for(lang), as_json)
    office.tidy(unstarted, abandoned, finished, dry_run, yes)


@admin.command()
@politely
def vacuum(database: Database = None, as_json: AsJson = False, lang: Lang = None) -> None:
    """Give back the room of deleted tables. Moves wait meanwhile, for seconds."""
    from .office import Office

    Office(database, voice_for(lang), as_json).vacuum()


@admin.command()
@politely
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to.")],
    overwrite: Annotated[
        bool, typer.Option("--overwrite", help="Replace the file if it is there.")
    ] = False,
    database: Database = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Copy the whole database at one moment, while the server runs.

    A copy of SQLite is a database that can be served. Of PostgreSQL, and in any file that ends with
    .jsonl or .jsonl.gz, it is a dump, from which `bocage admin restore` makes either kind.
    """
    from .office import Office

    Office(database, voice_for(lang), as_json).backup(file, overwrite)


@admin.command()
@politely
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: Database = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Fill an empty database from a backup, of this version of Bocage or an older one."""
    from .office import Office

    Office(database, voice_for(lang), as_json).restore(file)


@admin.command(cls=AtTables)
@politely
def link(
    table: TableId,
    seat: Annotated[int, typer.Argument(metavar="SEAT", min=1, help="A seat, from 1.")],
    address: Annotated[
        str | None,
        typer.Option("--address", metavar="URL", help="Where people reach the server."),
    ] = None,
    database: Database = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Give a seat a new link, and print it; the old one works no more."""
    from .office import Office

    Office(database, voice_for(lang), as_json).link(table, seat, address)
