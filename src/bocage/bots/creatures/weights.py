"""What the greedy player believes in: the numbers behind its evaluation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """Points for what is no point yet, and how the time left changes them."""

    # Animals
    purchase: float = 0.16
    """Animals of each type that one worker still to be placed brings, if all go on as usual."""
    wait: float = 3.0
    """Rounds until an animal that is missing for a pair has come."""
    build: float = 0.8
    """Places for animals that one worker still to be placed makes."""
    unmet: float = 0.6
    """An animal to be expected that has no room yet."""
    spare: float = 0.45
    """A place for an animal that is not yet expected."""
    horizon: float = 6.0
    """With fewer workers to place, the way to the next step of the score sheet counts less."""

    # Land
    extension: float = 0.7
    """An extension none of whose spaces is used."""
    used: float = 0.9
    """Every used space of an extension that is not complete."""
    space: float = 0.6
    """An unused space that there is time to use."""
    settle: float = 0.3
    """Spaces that one worker still to be placed makes use of."""
    border: float = 0.3
    """A border that stands."""
    stock: float = 0.12
    """A border in stock, as long as there are few."""
    wall: float = 0.04
    """A side of a building that an open pasture can use."""

    # Materials
    wood: float = 0.3
    stone: float = 0.4
    reed: float = 0.6
    plenty: float = 0.4
    """The part of these prices that is left for more than a handful."""
    ready: float = 0.6
    """Materials that are complete, against the thing built."""
    focus: float = 2.0
    """How much more the last materials of a project count than the first."""
    room: float = 0.8
    """A place for an animal in a building to come."""

    # Turns
    lead: float = 0.3
    """Being the first in the next round."""
    bother: float = 0.05
    """What a building must bring to be used besides placing a worker."""
    lasting: float = 1.0
    """What buildings are expected to bring, against having it."""


WEIGHTS: Final = Weights()
