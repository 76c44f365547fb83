"""Compiles the engine with mypyc when BOCAGE_COMPILE is its optimisation level, 0 to 3."""

import os
from pathlib import Path

from setuptools import setup

DATA = ("hallertau", "cards")
WORDS = ("printed", "wording")
"""Cards that hold no functions, and how they are worded: nothing to gain, and long to compile."""


def unindent(path):
    """Take away the indentation of generated C.

    It deepens with every class, up to hundreds of columns, and makes gcc five times slower.
    """
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join([line.lstrip(" ") for line in lines]), encoding="utf-8")


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
        and not path.name.startswith(WORDS)
    )
    extensions = mypycify(["--strict", *sources], opt_level=level, debug_level="0")
    for extension in extensions:
        extension.extra_compile_args += ["-w", "-Wno-uninitialized", "-Wno-maybe-uninitialized"]
    for name in {name for extension in extensions for name in extension.sources}:
        if Path(name).name.startswith("__native"):
            unindent(Path(name))

setup(ext_modules=extensions)
