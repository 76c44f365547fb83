"""Compiles the engine with mypyc when BOCAGE_COMPILE is its optimisation level, 1 to 3."""

import os
from pathlib import Path

from setuptools import setup

extensions = []
level = os.environ.get("BOCAGE_COMPILE")
if level:
    from mypyc.build import mypycify

    games = Path("src/bocage/games")
    data = {
        *games.glob("hallertau/cards/*.py"),
        *games.glob("*/wording*.py"),
        *games.glob("*/printed*.py"),
    }
    """Cards that are nothing but data, and their words: slow to compile, never in the way."""
    sources = sorted(
        str(path)
        for folder in ("kernel", "farm", "games")
        for path in Path("src/bocage", folder).rglob("*.py")
        if path.name != "__init__.py" and path not in data
    )
    extensions = mypycify(["--strict", *sources], opt_level=level, debug_level="0")

setup(ext_modules=extensions)
