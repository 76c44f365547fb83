"""The browser's types, written from the shapes of views and of what the server says.

`python -m bocage.server.typescript web/src` writes them there.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from types import ModuleType, NoneType, SimpleNamespace
from typing import Any, Final, Literal, NotRequired, get_args, get_origin, get_type_hints

from ..games import shapes as games
from ..games.agricola import shapes as agricola
from ..games.creatures import shapes as creatures
from ..games.express import shapes as express
from ..games.hallertau import shapes as hallertau
from ..kernel import shapes as kernel
from . import models, selves
from . import shapes as server

Hint = Any
"""A type as annotations have it."""

SOURCES: Final[dict[ModuleType, str]] = {
    kernel: "lib/types.ts",
    games: "lib/types.ts",
    server: "lib/types.ts",
    models: "lib/types.ts",
    selves: "lib/types.ts",
    agricola: "games/agricola/types.ts",
    creatures: "games/creatures/types.ts",
    express: "games/express/types.ts",
    hallertau: "games/hallertau/types.ts",
}
"""Where the types of a module are written down."""
TOLD: Final[tuple[Hint, ...]] = (
    *(server.TableState, server.Answer, server.Problem, server.Words),
    *(models.GameBody, models.Summary, models.MySummary, models.TableSecrets),
    *(models.Moment, models.Outline, models.PrintedSpace, models.ScoringRow, models.CampaignBody),
    models.Advised,
    models.Reviewed,
    *(selves.Me, selves.Results),
)
"""All that the browser is told."""
TWINS: Final[dict[Hint, Hint]] = {
    models.MessageBody: server.Message,
    models.EntryBody: server.Entry,
    models.ScoreBody: server.Score,
    models.ChairBody: server.Chair,
    models.LegBody: server.Leg,
    models.PaceBody: server.Pace,
    models.ClocksBody: server.Clocks,
    dict[str, Any]: games.View,
}
"""What HTTP answers describe more loosely than the WebSocket."""
RENAMED: Final = {
    "GameBody": "Game",
    "OptionBody": "Option",
    "ImpossibleBody": "Impossible",
    "CampaignBody": "Campaign",
    "AdviceBody": "Advice",
    "CostlyBody": "Costly",
    "OutlineMove": "Move",
    "TableSecrets": "NewTable",
    "PasskeyBody": "Passkey",
    "DeviceBody": "Device",
    "ResultBody": "Result",
    "StatisticBody": "Statistic",
    "RatingBody": "Rating",
    "AgainstBody": "Against",
}
PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}


class Shape:
    """A type with a name: where it is written down, and what is said about it and its fields."""

    def __init__(self, name: str, hint: Hint, file: str, said: str, notes: dict[str, str]) -> None:
        self.name = RENAMED.get(name, name)
        self.hint = hint
        self.file = file
        self.said = said
        self.notes = notes


def noted(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """The statements of a body, each with the string that stands below it."""
    for i, node in enumerate(body):
        match body[i + 1 : i + 2]:
            case [ast.Expr(value=ast.Constant(value=str(said)))]:
                yield node, said
            case _:
                yield node, ""


def shapes_of(module: ModuleType, known: dict[Hint, Shape]) -> None:
    """Learn the types that a module gives names to."""
    file = SOURCES[module]
    for node, said in noted(ast.parse(inspect.getsource(module)).body):
        match node:
            case ast.ClassDef(name=name, body=body):
                notes: dict[str, str] = {}
                for base in node.bases:
                    if isinstance(base, ast.Name) and getattr(module, base.id) in known:
                        notes |= known[getattr(module, base.id)].notes
                for field, note in noted(body):
                    if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                        notes[field.target.id] = note
                hint = getattr(module, name)
                known[hint] = Shape(name, hint, file, ast.get_docstring(node) or "", notes)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                if module not in (models, selves):
                    scope = SimpleNamespace(__annotations__={name: name})
                    hint = get_type_hints(scope, vars(module))[name]
                    known[hint] = Shape(name, hint, file, said, {})


class Writer:
    """Writes down types, and notes on the way which others they are made of."""

    def __init__(self) -> None:
        self.known: dict[Hint, Shape] = {}
        for module in SOURCES:
            shapes_of(module, self.known)
        self.parts: dict[Hint, set[Hint]] = {}
        self.written: dict[Hint, str] = {}
        for hint in TOLD:
            self.write(hint)

    def write(self, hint: Hint) -> None:
        """Write down a type that has a name."""
        if hint in self.written:
            return
        shape = self.known[hint]
        self.written[hint] = ""
        self.parts[hint] = set()
        lines = [f"/** {shape.said} */"] if shape.said else []
        if inspect.isclass(hint):
            lines.append(f"export interface {shape.name} {{")
            missing = getattr(hint, "__optional_keys__", ())
            for field, given in get_type_hints(hint, include_extras=True).items():
                if shape.notes.get(field):
                    lines.append(f"  /** {shape.notes[field]} */")
                optional = field in missing or get_origin(given) is NotRequired
                lines.append(f"  {field}{'?' if optional else ''}: {self.type(given, hint)};")
            lines.append("}")
        else:
            lines.append(f"export type {shape.name} = {self.spelled(hint, hint)};")
        self.written[hint] = "\n".join(lines) + "\n"

    def type(self, hint: Hint, user: Hint) -> str:
        """A type by its name, if it has one; else spelled out."""
        hint = TWINS.get(hint, hint)
        if hint in self.known:
            self.parts[user].add(hint)
            self.write(hint)
            return self.known[hint].name
        return self.spelled(hint, user)

    def spelled(self, hint: Hint, user: Hint) -> str:
        """A type in TypeScript."""
        if hint in PLAIN:
            return PLAIN[hint]
        parts = get_args(hint)
        origin: object = get_origin(hint)
        if origin is NotRequired:
            return self.type(parts[0], user)
        if origin is Literal:
            return " | ".join([f"'{part}'" for part in parts])
        if origin is list:
            item = self.type(parts[0], user)
            return f"({item})[]" if "|" in item else f"{item}[]"
        if origin is dict:
            return f"Record<{self.type(parts[0], user)}, {self.type(parts[1], user)}>"
        return " | ".join(dict.fromkeys([self.type(part, user) for part in parts]))

    def files(self) -> dict[str, str]:
        """The files in `web/src`, each with what belongs into it."""
        return {file: self.file(file) for file in dict.fromkeys(SOURCES.values())}

    def file(self, file: str) -> str:
        """The types that belong into a file, below those that they take from others."""
        own = [
            hint
            for hint, shape in self.known.items()
            if shape.file == file and hint in self.written
        ]
        taken: dict[str, list[str]] = {}
        for part in {part for hint in own for part in self.parts[hint]}:
            if (shape := self.known[part]).file != file:
                taken.setdefault(path(shape.file, file), []).append(shape.name)
        modules = [module.__name__ for module, at in SOURCES.items() if at == file]
        head = [f"/** Written by `make types` from {' and '.join(modules)}. */"]
        for source, names in sorted(taken.items()):
            head.append(f"import type {{ {', '.join(sorted(names))} }} from '{source}';")
        return "\n".join(["\n".join(head) + "\n", *[self.written[hint] for hint in own]])


def path(file: str, user: str) -> str:
    """A file as another one names it."""
    up = "../" * (len(PurePosixPath(user).parts) - 1)
    return up + file.removesuffix(".ts")


def main(folder: str) -> None:
    """Write the files into a folder."""
    for file, text in Writer().files().items():
        Path(folder, file).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
