"""A wheel holds all that it takes: pages, words and networks; Node is not needed."""

from __future__ import annotations

import importlib.metadata
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from packaging.requirements import Requirement

from .process import Process

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "bocage"
PARTS = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE", "src")
CARRIED = (
    "server/static/**/*",
    "locales/*/*.ftl",
    "bots/learned/networks/*",
    "**/*.py",
    "py.typed",
)
pytestmark = pytest.mark.skipif(
    not (PACKAGE / "server" / "static" / "index.html").is_file(),
    reason="THE WHEEL IS NOT TESTED: no pages (make site)",
)
UNUSED = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A plain wheel of the tree as it is."""
    tree, out = tmp_path_factory.mktemp("tree"), tmp_path_factory.mktemp("wheel")
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, tree / part, ignore=UNUSED)
        else:
            shutil.copy(ROOT / part, tree / part)
    build = [
        "-m",
        "pip",
        "wheel",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(out),
        str(tree),
    ]
    subprocess.run([sys.executable, *build], check=True)
    return next(out.glob("*.whl"))


def test_a_wheel_holds_pages_words_and_networks(wheel: Path) -> None:
    there = set(ZipFile(wheel).namelist())
    for pattern in CARRIED:
        wanted = {f"bocage/{path.relative_to(PACKAGE)}" for path in PACKAGE.glob(pattern)}
        wanted = {name for name in wanted if (PACKAGE.parent / name).is_file()}
        assert wanted and wanted <= there


def needed(name: str, extra: str = "") -> Iterator[str]:
    """What a distribution needs, and what that needs."""
    for line in importlib.metadata.requires(name) or ():
        wanted = Requirement(line)
        if wanted.marker is None or wanted.marker.evaluate({"extra": extra}):
            yield wanted.name
            yield from needed(wanted.name)
            for more in wanted.extras:
                yield from needed(wanted.name, more)


def install(wheel: Path, folder: Path) -> Path:
    """An environment with a wheel and what it says it needs, and nothing else; its Python."""
    venv.create(folder, with_pip=False)
    site = next(folder.glob("lib/python*/site-packages"))
    ZipFile(wheel).extractall(site)
    for name in set(needed("bocage")):
        for file in importlib.metadata.files(name) or ():
            top, found = site / file.parts[0], Path(str(file.locate())).parents
            if file.parts[0] not in ("..", "__pycache__") and not top.exists():
                top.symlink_to([Path(str(file.locate())), *found][len(file.parts) - 1])
    return folder / "bin" / "python"


@pytest.mark.skipif(sys.platform == "win32", reason="environments lie elsewhere there")
def test_the_lobby_is_served_from_an_empty_environment(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = install(wheel, tmp_path / "env")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.chdir(tmp_path)
    database, log = f"sqlite:///{tmp_path / 'bocage.db'}", tmp_path / "log"
    process = Process(database, log, python=str(python), PATH="")
    try:
        with httpx.Client(base_url=f"http://{process.address}") as http:
            page = http.get("/").text
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            assert script is not None and http.get(script[1]).status_code == 200
            seats = [{"kind": "here"}, {"kind": "bot", "bot": "fair"}]
            made = http.post("/api/tables", json={"game": "express", "seats": seats})
            assert made.status_code == 201
    finally:
        process.end()
