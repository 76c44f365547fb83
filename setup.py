"""Compiles the engine with mypyc when BOCAGE_COMPILE is its optimisation level, 0 to 3."""

import os
from pathlib import Path

from setuptools import setup

DATA = ("hallertau", "cards")
COLD = ("printed", "record", "shapes", "text", "wording")
"""Cards that hold no functions, and what words, records and types are: nothing to gain there."""
QUIET = ["-w", "-Wno-uninitialized", "-Wno-maybe-uninitialized", "-Wno-misleading-indentation"]
"""Warnings about generated C help nobody; looking for the last makes gcc four times slower."""

extensions = []
level = os.environ.get("BOCAGE_COMPILE")
if level:
    from mypyc.build import mypycify

    sources = sorted(
        str(path)
        for folder in ("kernel", "farm", "games")
        for path in Path("src/bocage", folder).rglob("*.py")
        if path.name != "__init__.py"
        and path.parts[-3:-1] != DATA
        and not path.name.startswith(COLD)
    )
    extensions = mypycify(["--strict", *sources], opt_level=level, debug_level="0")
    for extension in extensions:
        extension.extra_compile_args += QUIET

setup(ext_modules=extensions)
