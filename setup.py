"""Compiles the engine with mypyc when BOCAGE_COMPILE is set; otherwise plain Python."""

import os
from pathlib import Path

from setuptools import setup

extensions = []
if os.environ.get("BOCAGE_COMPILE"):
    from mypyc.build import mypycify

    sources = sorted(
        str(path)
        for folder in ("kernel", "farm", "games")
        for path in Path("src/bocage", folder).rglob("*.py")
        if path.name != "__init__.py"
    )
    extensions = mypycify(["--strict", *sources], opt_level="3", debug_level="0")

setup(ext_modules=extensions)
