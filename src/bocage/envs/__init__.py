"""Environments for people who study learning: Gymnasium, PettingZoo and OpenSpiel.

Importing this registers `bocage/<game>-v0` with Gymnasium; `aec` makes an environment of
PettingZoo; importing `bocage.envs.openspiel` registers the game `bocage` with OpenSpiel. What they
need comes with `pip install "bocage[envs]"`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games import catalogue
from ..kernel.errors import Error
from ..kernel.shapes import OptionValue

if TYPE_CHECKING:
    from .zoo import AllSeats

__all__ = ["aec", "register"]


def register() -> None:
    """Tell Gymnasium of every game, as far as it does not know them."""
    try:
        import gymnasium
    except ModuleNotFoundError:
        raise Error('environments need further packages: pip install "bocage[envs]"') from None
    for id in catalogue():
        name = f"bocage/{id}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="bocage.envs.gym:OneSeat", kwargs={"game": id})


def aec(
    game: str,
    seats: int = 2,
    reward: str = "margin",
    scaled: bool = True,
    render_mode: str | None = None,
    **options: OptionValue,
) -> AllSeats:
    """An environment of PettingZoo in which every seat is an agent, `seat_0` and so on."""
    from .zoo import AllSeats

    return AllSeats(game, seats, reward, scaled, render_mode, **options)


register()
