"""Writes docs/api.md, the reference of the public interface, from the package itself.

`make reference` runs it; a test compares the page with what it would write.
"""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from typing import Any

import bocage

PAGE = Path(__file__).with_name("api.md")
HEAD = """# The public interface

Everything that `import bocage` gives. These names and shapes are kept; what is not listed here may
change. Written by `make reference`: change the docstrings, not this page.
"""


def paragraph(thing: object) -> str:
    """The docstring, with its lines joined."""
    return "\n\n".join(
        " ".join(part.split()) if ">>>" not in part else part
        for part in (inspect.getdoc(thing) or "").split("\n\n")
        if ">>>" not in part
    )


def signature(name: str, function: Any) -> str:
    """How a function is called, without the modules of its types."""
    plain = str(inspect.signature(function)).replace("self, ", "").replace("(self)", "()")
    return name + re.sub(r"(: |-> )'([^']*)'", r"\1\2", plain)


def attributes(kind: type) -> str:
    """The public attributes that an object keeps, with their types as far as it is made of them."""
    types = {
        name: re.sub(r"^'|'$", "", str(parameter.annotation))
        for name, parameter in inspect.signature(kind).parameters.items()
    }
    kept = [name for name in getattr(kind, "__slots__", ()) if not name.startswith("_")]
    return ", ".join(f"`{name}: {types[name]}`" if name in types else f"`{name}`" for name in kept)


def members(kind: type) -> list[tuple[str, str]]:
    """The public attributes and methods of a class, each as its heading and what it is."""
    found: list[tuple[str, str]] = []
    for name, member in sorted(vars(kind).items()):
        if name.startswith("_"):
            continue
        if isinstance(member, property):
            found.append((name, paragraph(member.fget)))
        elif isinstance(member, staticmethod):
            found.append((signature(name, member.__func__), paragraph(member.__func__)))
        elif inspect.isfunction(member):
            found.append((signature(name, member), paragraph(member)))
    return found


def entry(name: str, thing: Any) -> str:
    """One name of the package."""
    if inspect.isclass(thing):
        bases = [base.__name__ for base in thing.__mro__[1:] if base.__module__ != "builtins"]
        title = f"### `{name}`" + (f" ({bases[0]})" if bases else "")
        lines = [f"- `{how}`: {what}" for how, what in members(thing) if what]
        kept = attributes(thing) if not issubclass(thing, Exception) else ""
        parts = [title, paragraph(thing), kept and f"Attributes: {kept}.", "\n".join(lines)]
    elif inspect.isfunction(thing):
        parts = [f"### `{signature(name, thing)}`", paragraph(thing)]
    else:
        parts = [f"### `{name}`", f"`{thing!r}`"]
    return "\n\n".join(part for part in parts if part)


def page() -> str:
    """The whole page."""
    sections: dict[str, list[str]] = {"Functions": [], "Classes": [], "Errors": [], "Values": []}
    for name in sorted(bocage.__all__):
        thing = getattr(bocage, name)
        if inspect.isclass(thing):
            title = "Errors" if issubclass(thing, Exception) else "Classes"
        else:
            title = "Functions" if callable(thing) else "Values"
        sections[title].append(entry(name, thing))
    body = [f"## {title}\n\n" + "\n\n".join(found) for title, found in sections.items()]
    return HEAD + "\n" + "\n\n".join(body) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(PAGE.read_text(encoding="utf-8") != page())
    PAGE.write_text(page(), encoding="utf-8")
