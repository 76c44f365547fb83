"""Which language to speak: asked for, or the environment's."""

from __future__ import annotations

from collections.abc import Mapping

from ..kernel.shapes import Locale
from ..kernel.text import LOCALES, check_locale

VARIABLES = ("BOCAGE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language(asked: str | None, environment: Mapping[str, str]) -> Locale:
    """The language asked for, else that of the first variable that is set, else English."""
    if asked is not None:
        return check_locale(asked.lower())
    for variable in VARIABLES:
        value = environment.get(variable, "")
        if value:
            code = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return code if code in LOCALES else "en"
    return "en"
