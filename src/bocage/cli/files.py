"""Games in files: reading records and positions, keeping records."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import bocage

from .say import Trouble


def _why(error: OSError) -> str:
    if isinstance(error, FileNotFoundError):
        return "file-missing"
    if isinstance(error, PermissionError):
        return "file-forbidden"
    if isinstance(error, IsADirectoryError | NotADirectoryError):
        return "file-folder"
    return "file-trouble"


@contextmanager
def troubles_with(path: Path) -> Iterator[None]:
    """What cannot be done with a file is said in words."""
    try:
        yield
    except OSError as error:
        raise Trouble(_why(error), file=str(path)) from None


def read(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Trouble(_why(error), file=str(path)) from None
    except ValueError:
        raise Trouble("file-not-text", file=str(path)) from None


def read_record(path: Path) -> bocage.Record:
    """The record in a file."""
    return _record(path, read(path))


def _record(path: Path, content: str) -> bocage.Record:
    try:
        return bocage.Record.from_json(content)
    except bocage.BadRecord as error:
        raise Trouble("file-no-record", file=str(path), error=str(error)) from None


def read_table(path: Path, own: Sequence[Path] = ()) -> bocage.Table:
    """The table of the record or position in a file."""
    content = read(path)
    try:
        data = json.loads(content)
    except (ValueError, RecursionError):
        data = None
    if isinstance(data, dict) and "actions" not in data and "game" in data:
        return bocage.load(data, own=own)
    return bocage.replay(_record(path, content), own=own)


def keep(table: bocage.Table, path: Path) -> None:
    """Write the record of a table to a file; of the files there, only a record is replaced."""
    record = table.record().to_json()
    try:
        if path.is_file():
            bocage.Record.from_json(path.read_text(encoding="utf-8"))
        path.write_text(record + "\n", encoding="utf-8")
    except OSError as error:
        raise Trouble(_why(error), file=str(path)) from None
    except (ValueError, bocage.BadRecord):
        raise Trouble("file-other", file=str(path)) from None


def read_campaign(path: Path, own: Sequence[Path] = ()) -> bocage.Campaign:
    """The campaign in a file."""
    content = read(path)
    try:
        return bocage.Campaign.from_json(content, own=own)
    except bocage.BadValue as error:
        raise Trouble("file-no-campaign", file=str(path), error=str(error)) from None


def keep_campaign(campaign: bocage.Campaign, path: Path) -> None:
    """Write a campaign to a file."""
    keep_whole(campaign.to_json() + "\n", path)


def keep_whole(content: str, path: Path) -> None:
    """Write a file; whatever happens, it is whole."""
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_text(content, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise Trouble(_why(error), file=str(path)) from None


def new_file(folder: Path, name: str) -> Path:
    """A new empty file of this name and a number."""
    number = 1
    while True:
        path = folder / f"{name}-{number}.json"
        try:
            path.touch(exist_ok=False)
            return path
        except FileExistsError:
            number += 1


def keep_aside(table: bocage.Table) -> Path:
    """Write the record to a new file here, or else among the temporary files; the path."""
    try:
        return _keep_in(Path(), table)
    except OSError:
        pass
    folder = Path(tempfile.gettempdir())
    try:
        return _keep_in(folder, table)
    except OSError as error:
        raise Trouble(_why(error), file=str(folder)) from None


def _keep_in(folder: Path, table: bocage.Table) -> Path:
    path = new_file(folder, f"bocage-{table.game.id}")
    path.write_text(table.record().to_json() + "\n", encoding="utf-8")
    return path
