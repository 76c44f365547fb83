"""What holds for all tests."""

from __future__ import annotations

import gc


def pytest_configure() -> None:
    """Thousands of tests are collected; nothing of them is garbage before they run."""
    gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()
