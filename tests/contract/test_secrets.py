"""What a seat sees, asks, tries and takes back is the same in all worlds it cannot tell apart."""

from __future__ import annotations

import pytest

from . import driver, worlds

VARIANTS = [variant for variant in driver.variants() if worlds.secretive(variant)]


def test_every_game_with_hands_has_secrets() -> None:
    assert {(game, seats > 1) for game, seats, _ in VARIANTS} == {
        ("agricola-classic", True),
        ("agricola-classic", False),
        ("agricola-revised", True),
        ("agricola-revised", False),
        ("hallertau", True),
        ("hallertau", False),
    }


@pytest.mark.parametrize("variant", VARIANTS, ids=driver.name)
def test_worlds_that_look_alike_stay_alike_until_something_is_confirmed(
    variant: driver.Variant,
) -> None:
    assert worlds.secret_game(variant, seed=1, often=0.15 / variant[1])
