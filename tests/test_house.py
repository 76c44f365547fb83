"""The house is in order: rules covered, imports pointing one way, nothing foreign in files."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from . import checklist

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "bocage"
LAYERS = {
    "kernel": 0,
    "farm": 1,
    "games": 2,
    "campaigns": 3,
    "lessons": 3,
    "bots": 4,
    "arena": 5,
    "envs": 5,
    "training": 5,
    "server": 6,
    "cli": 6,
}
ONE_MEANING = ("agricola", "creatures", "express", "hallertau")
"""The games in which no two modules give a constant the same name."""


@pytest.mark.parametrize("game", checklist.CHECKLIST)
def test_every_rule_of_this_part_has_a_test(game: str) -> None:
    assert checklist.missing(game) == []


def test_marks_name_only_known_rules() -> None:
    known = {id for ids in checklist.CHECKLIST.values() for id in ids}
    assert set(checklist.marked()) <= known


def is_module(base: tuple[str, ...], name: str) -> bool:
    """Whether a name of a package is one of its modules."""
    folder = SOURCE.joinpath(*base)
    return (folder / f"{name}.py").exists() or (folder / name).is_dir()


def imported(path: Path) -> set[tuple[str, ...]]:
    """The modules of ours that a file imports, as paths below the package."""
    here = path.relative_to(SOURCE).with_suffix("").parts[:-1]
    found: set[tuple[str, ...]] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            module = tuple((node.module or "").split(".")) if node.module else ()
            if node.level:
                base = here[: len(here) - node.level + 1]
                targets = [base + module]
                if not module:
                    names = [alias.name for alias in node.names]
                    targets = [base, *((*base, name) for name in names if is_module(base, name))]
            elif module[:1] == ("bocage",):
                targets = [module[1:]]
            else:
                continue
            found.update(targets)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.startswith("bocage."):
                    found.add(tuple(alias.name.split(".")[1:]))
    return found


@pytest.mark.parametrize(
    "path", sorted(SOURCE.rglob("*.py")), ids=lambda p: str(p.relative_to(SOURCE))
)
def test_imports_point_one_way(path: Path) -> None:
    own = path.relative_to(SOURCE).parts
    if len(own) == 1:
        return
    for module in imported(path):
        if module and module[0] in LAYERS:
            assert LAYERS[module[0]] <= LAYERS[own[0]], f"{own[0]} imports {'.'.join(module)}"
            if own[0] == module[0] == "games" and len(own) > 2 and len(module) > 1:
                assert own[1] == module[1], "games never import each other"


def test_only_training_knows_pytorch() -> None:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            else:
                continue
            if any(name.split(".")[0] == "torch" for name in names):
                assert path.relative_to(SOURCE).parts[0] == "training", f"{path} knows PyTorch"


TESTS = [path for path in (ROOT / "tests").rglob("*.py") if path.stem != "__init__"]


def test_no_test_imports_another() -> None:
    for path in TESTS:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import | ast.ImportFrom):
                module = getattr(node, "module", None) or ""
                names = ".".join([module, *(alias.name for alias in node.names)]).split(".")
                tests = [name for name in names if name.startswith("test_")]
                assert not tests, f"{path.relative_to(ROOT)} imports {tests}"


def test_files_of_tests_are_named_by_subject() -> None:
    assert [str(path.relative_to(ROOT)) for path in TESTS if path.stem[-1].isdigit()] == []


@pytest.mark.parametrize("folder", ["bots", "cli", "server", "../../web/src"])
def test_ids_of_messages_are_for_words_alone(folder: str) -> None:
    """Questions and reasons have kinds, entries rounds: nobody compares or takes apart ids."""
    compared = re.compile(r"(prompt|message|reason|entry)\??\.id( (==|!=|in|not in)|\.\w)")
    paths = [
        path for kind in ("py", "ts", "svelte") for path in (SOURCE / folder).rglob(f"*.{kind}")
    ]
    assert paths
    assert [path for path in paths if compared.search(path.read_text(encoding="utf-8"))] == []


def constants(path: Path) -> set[str]:
    """The public constants that a module defines."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found.update(target.id for target in targets if isinstance(target, ast.Name))
    return {name for name in found if name.isupper() and not name.startswith("_")}


@pytest.mark.parametrize("game", ONE_MEANING)
def test_a_constant_has_one_meaning_in_a_game(game: str) -> None:
    """Modules of cards may call the same thing of theirs by the same name, as `CARDS`."""
    defined: dict[str, set[str]] = {}
    folder = SOURCE / "games" / game
    for path in sorted(folder.rglob("*.py")):
        home = folder / "cards" if folder / "cards" in path.parents else path
        for name in constants(path):
            defined.setdefault(name, set()).add(str(home.relative_to(folder)))
    assert defined
    assert {name: homes for name, homes in defined.items() if len(homes) > 1} == {}


def test_importing_bocage_is_light() -> None:
    code = "import bocage, sys; print(*sorted(sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    heavy = {"typer", "rich", "click", "fluent", "babel", "bocage.games.agricola.setup"}
    assert not heavy & set(loaded)
