"""What `bocage admin` does and says."""

from __future__ import annotations

import json
import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, final

from rich import box
from rich.table import Table
from sqlalchemy.exc import SQLAlchemyError

import bocage

from ..kernel.text import text
from ..server.backup import NoBackup, NotEmpty, back_up, restore
from ..server.own import Shelf
from ..server.refusals import Refusal
from ..server.retention import DAY, STAGES, Keeping, keeping_of, old_tables, removing
from ..server.settings import DEFAULT_PORT, database_url, settings_from
from ..server.upkeep import Unready, Upkeep, opened
from ..server.versions import NewerSchema
from .files import keep_whole, troubles_with
from .say import Trouble, Voice

MEGA = 1_000_000
WIDTHS = {"table": 22, "changed": 16}
"""The columns that lose nothing."""


@final
class Office:
    """Does what is asked on a database, and tells it to people or to programs."""

    def __init__(self, database: str | None, voice: Voice, as_json: bool) -> None:
        self.settings = settings_from(os.environ)
        self.database = database_url(database) if database else self.settings.database
        self.voice = voice
        self.as_json = as_json

    @contextmanager
    def upkeep(self) -> Iterator[Upkeep]:
        """The tables of the database."""
        with self.told_apart(), opened(self.database) as engine:
            yield Upkeep(engine)

    @contextmanager
    def told_apart(self) -> Iterator[None]:
        """What is wrong with a database is said in the language of the command."""
        try:
            yield
        except (Unready, NewerSchema, Refusal) as error:
            raise bocage.Error(text(error.message, self.voice.locale)) from None
        except SQLAlchemyError as error:
            raise Trouble("admin-database", error=type(error).__name__) from None

    def tell(self, data: Any, id: str, **values: Any) -> None:
        """Say what was done."""
        if self.as_json:
            print(json.dumps(data, ensure_ascii=False))
        else:
            self.voice.tell(id, **values)

    def must_agree(self, yes: bool, id: str, **values: Any) -> None:
        """Ask whoever is there whether something shall be done for good."""
        if yes:
            return
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise Trouble("admin-say-yes")
        self.voice.tell(id, **values)
        if input().strip().lower() not in {self.voice.say("admin-yes"), "yes"}:
            raise Trouble("admin-nothing-done")

    # Looking

    def list_tables(
        self, stage: str | None, game: str | None, older: float | None, number: int
    ) -> None:
        """List tables."""
        chosen = next((known for known in STAGES if known == stage), None)
        if stage is not None and chosen is None:
            raise bocage.BadValue("stage", stage, ", ".join(STAGES))
        before = None if older is None else time.time() - older * DAY
        with self.upkeep() as upkeep:
            found = upkeep.listed(chosen, game, before, number)
        if self.as_json:
            print(json.dumps(found, ensure_ascii=False))
        elif not found:
            self.voice.tell("admin-none")
        else:
            self.voice.print(self.drawn(found))

    def drawn(self, found: list[dict[str, Any]]) -> Table:
        """Tables, one per line."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for name in ("table", "game", "stage", "moves", "seats", "changed"):
            head = self.voice.say(f"admin-{name}")
            width = WIDTHS.get(name)
            table.add_column(head, justify="right" if name == "moves" else "left", min_width=width)
        for one in found:
            seats = ", ".join(self.seat(seat) for seat in one["seats"])
            stage = self.voice.say(f"admin-{one['stage']}")
            when = moment(one["changed"])
            table.add_row(one["id"], one["game"], stage, f"{one['moves']}", seats, when)
        return table

    def seat(self, seat: dict[str, Any]) -> str:
        """Who sits there."""
        if seat["kind"] == "bot":
            return self.voice.say("bot", bot=self.voice.bot(seat["bot"]))
        if not seat["joined"]:
            return self.voice.say("admin-free")
        return seat["name"] or self.voice.say("admin-nameless")

    def show(self, id: str) -> None:
        """Show a table."""
        with self.upkeep() as upkeep:
            shown = upkeep.shown(id_in(id))
        if self.as_json:
            print(json.dumps(shown, ensure_ascii=False))
            return
        say = self.voice.say
        lines = {
            "table": shown["id"],
            "game": " ".join([shown["game"], *(f"{k}={v}" for k, v in shown["options"].items())]),
            "stage": say(f"admin-{shown['stage']}"),
            "round": f"{shown['round']}/{shown['rounds']}",
            "moves": shown["moves"],
            "created": moment(shown["created"]),
            "changed": moment(shown["changed"]),
            "campaign": (shown["campaign"] or {}).get("id", ""),
        }
        for number, seat in enumerate(shown["seats"], 1):
            waits = number - 1 in shown["deciding"] and not shown["over"]
            lines[f"{number}"] = self.seat(seat) + (f" ({say('admin-decides')})" if waits else "")
        table = Table(box=None, show_header=False, pad_edge=False)
        for name, value in lines.items():
            if value != "":
                label = say("admin-seat", number=name) if name.isdigit() else say(f"admin-{name}")
                table.add_row(label, f"{value}")
        self.voice.print(table)

    def export(self, id: str, file: Path | None, running: bool, own: Path | None) -> None:
        """Write the record of a table."""
        shelf = Shelf(str(own) if own else self.settings.own)
        with self.upkeep() as upkeep:
            record = upkeep.record(id_in(id), shelf, running)
        written = json.dumps(record, ensure_ascii=False)
        if file is None:
            print(written)
        else:
            keep_whole(written + "\n", file)
            self.voice.tell("admin-written", file=str(file))

    # Changing

    def delete(self, ids: list[str], yes: bool) -> None:
        """Delete tables for good."""
        with self.upkeep() as upkeep:
            homes = upkeep.homes([id_in(id) for id in ids])
            self.must_agree(yes, "admin-delete", n=sum(homes.values()))
            gone = sum(upkeep.remove(home, removing(home)) for home in homes)
        self.tell({"deleted": gone}, "admin-deleted", n=gone)

    def end(self, ids: list[str], yes: bool) -> None:
        """End games before their end."""
        with self.upkeep() as upkeep:
            tables = {upkeep.check_endable(id_in(id)) for id in ids}
            self.must_agree(yes, "admin-end", n=len(tables))
            for id in tables:
                upkeep.end(id)
        self.tell({"ended": len(tables)}, "admin-ended", n=len(tables))

    def tidy(
        self,
        unstarted: float | None,
        abandoned: float | None,
        finished: float | None,
        dry_run: bool,
        yes: bool,
    ) -> None:
        """Delete what nobody has touched for long."""
        usual = keeping_of(self.settings)
        keeping = Keeping(
            usual.unstarted if unstarted is None else unstarted,
            usual.abandoned if abandoned is None else abandoned,
            usual.finished if finished is None else finished,
        )
        if keeping.forever:
            raise Trouble("admin-forever")
        with self.upkeep() as upkeep:
            old = old_tables(upkeep.engine, keeping, time.time())
            told = {stage: sum(o.tables for o in old if o.stage == stage) for stage in STAGES}
            if not dry_run and old:
                self.must_agree(yes, "admin-delete", n=sum(told.values()))
                for one in old:
                    try:
                        upkeep.remove(one.home, removing(one.home, one.changed))
                    except Refusal:
                        told[one.stage] -= one.tables
        data = {"deleted": told, "dry_run": dry_run}
        self.tell(data, "admin-would-go" if dry_run else "admin-gone", **told)

    def vacuum(self) -> None:
        """Give back room."""
        with self.upkeep() as upkeep:
            size = upkeep.vacuum()
        before, after = (self.voice.figure(round(n / MEGA, 1)) for n in size)
        data = {"before": size.before, "after": size.after}
        self.tell(data, "admin-vacuum", before=before, after=after)

    def backup(self, file: Path, overwrite: bool) -> None:
        """Copy the database."""
        if file.exists() and not overwrite:
            raise Trouble("admin-file-there", file=str(file))
        with self.told_apart(), opened(self.database, ready=False) as engine, troubles_with(file):
            back_up(engine, file)
        size = file.stat().st_size
        megabytes = self.voice.figure(round(size / MEGA, 1))
        data = {"file": str(file), "bytes": size}
        self.tell(data, "admin-backed-up", file=str(file), size=megabytes)

    def restore(self, file: Path) -> None:
        """Fill the database from a copy."""
        with (
            self.told_apart(),
            opened(self.database, create=True, ready=False) as engine,
            troubles_with(file),
        ):
            try:
                restore(engine, file)
            except NotEmpty:
                raise Trouble("admin-not-empty") from None
            except NoBackup:
                raise Trouble("admin-no-backup", file=str(file)) from None
            count = Upkeep(engine).count()
        self.tell({"tables": count}, "admin-restored", n=count)

    def link(self, id: str, seat: int, address: str | None) -> None:
        """Give a seat a new link."""
        with self.upkeep() as upkeep:
            at, invitation = upkeep.rotate(id_in(id), seat - 1)
        port = self.settings.port or DEFAULT_PORT
        whole = f"{(address or f'http://127.0.0.1:{port}').rstrip('/')}/t/{at}#join={invitation}"
        data = {"table": at, "seat": seat, "link": whole}
        self.tell(data, "admin-link", number=f"{seat}")
        if not self.as_json:
            print(whole)


def id_in(told: str) -> str:
    """The id of a table in what may be a link to it."""
    return re.split(r"[/?#]", told.rpartition("/t/")[2])[0]


def moment(when: float) -> str:
    """A time as this machine's clock has it."""
    return datetime.fromtimestamp(when).strftime("%Y-%m-%d %H:%M")
