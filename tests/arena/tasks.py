"""Tasks for crews, in a module that worker processes can import."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import bocage


def double(number: int) -> int:
    """Twice as much; the smaller the number the longer it takes."""
    time.sleep(max(0, 4 - number) / 100)
    return 2 * number


def refuse(number: int) -> int:
    """Refuses 3, as Bocage refuses things."""
    if number == 3:
        raise bocage.BadValue("number", number, "any other")
    return number


def die_once(folder: Path, number: int) -> int:
    """Takes its process down the first time that it comes to 5."""
    try:
        (folder / str(number)).touch(exist_ok=False)
    except FileExistsError:
        return number
    if number == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def always_die(number: int) -> int:
    """Takes its process down."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number
