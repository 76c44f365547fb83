"""What the rules ask cards: a closed list, the twin of `events.py`."""

from __future__ import annotations

from typing import Final

from ...kernel.queries import Queries

QUERIES: Final = Queries()

PET_PER_ROOM: Final = QUERIES.flag()
"""Whether the house holds an animal per room instead of one."""
PASTURE_ROOM: Final = QUERIES.sum()
"""How many more animals every pasture holds."""
STABLE_ROOM: Final = QUERIES.maximum(1)
"""How many animals an unfenced stable holds."""
SHEEP_ROOM: Final = QUERIES.sum()
"""How many more sheep every pasture with sheep holds."""
STABLE_SHEEP: Final = QUERIES.maximum()
"""How many sheep an unfenced stable holds, if more than other animals."""
LARGE_STABLE: Final = QUERIES.maximum()
"""How many animals of a type one unfenced stable holds, if more than the others."""
MIXED_PASTURES: Final = QUERIES.flag()
"""Whether animals of different types live together in pastures."""
NO_PET: Final = QUERIES.flag()
"""Whether no animal lives in the house."""
LODGING: Final = QUERIES.sum()
"""How many people live without a room."""
CLAY_FENCES: Final = QUERIES.flag()
"""Whether fences may be paid in clay."""
FREE_FENCES: Final = QUERIES.sum()
"""How many fences of an action cost nothing."""
THIRD_FENCES: Final = QUERIES.flag()
"""Whether every third fence of the farm costs nothing."""
SKIPS_CLAY: Final = QUERIES.flag()
"""Whether a wooden house may be renovated to stone."""
NEVER_RENOVATES: Final = QUERIES.flag()
"""Whether the house stays what it is."""
JOINS_WISHES: Final = QUERIES.flag()
"""Whether one may join another on a wish for children."""
GAINS_FIRST: Final = QUERIES.flag()
"""Whether a card may give something ahead of a space, whose use may need it."""
FISHING_GEAR: Final = QUERIES.sum()
"""How many cards are gear for Fishing."""
ARTIST: Final = QUERIES.sum()
"""How many cards are artists, who play where the traveling players do."""
USES_EARLY: Final = QUERIES.flag()
"""Whether one may use round cards that are laid out ahead of their rounds."""
RESTS: Final = QUERIES.flag()
"""Whether one places nobody in the last round."""
FEEDS_LAST: Final = QUERIES.flag()
"""Whether one feeds one's family after all others."""

MORE_OCCUPATIONS: Final = QUERIES.sum()
"""How many occupations more a seat has where prerequisites and cards count them."""
SMALL_MEALS: Final = QUERIES.flag()
"""Whether all adults but two eat a single food."""
SECOND_LAMB: Final = QUERIES.flag()
"""Whether four sheep bear two lambs."""
FORGIVEN: Final = QUERIES.sum()
"""How many begging cards cost no points."""
SPARED: Final = QUERIES.flag()
"""Whether nothing costs points at the end but begging and unused spaces."""
PAYS_FOR_UNUSED: Final = QUERIES.flag()
"""Whether unused spaces cost a food each instead of a point."""

MORE_SEED: Final = QUERIES.sum()
"""How much more stands on every stack that is sown."""
MORE_VEGETABLES: Final = QUERIES.sum()
"""How much more, if it is vegetables."""
BESIDE_HOUSE_GRAIN: Final = QUERIES.sum()
BESIDE_HOUSE_VEGETABLES: Final = QUERIES.sum()
"""How much more, if it is grain or vegetables on a tile beside the house."""
SEED_AT_ONCE: Final = (MORE_SEED, MORE_VEGETABLES, BESIDE_HOUSE_GRAIN, BESIDE_HOUSE_VEGETABLES)
LONE_STACK: Final = QUERIES.sum()
TWO_STACKS: Final = QUERIES.sum()
"""How much more stands on every stack, if one or if two are sown in an action."""
FEW_FIELDS: Final = QUERIES.sum()
"""How much more, whatever grows there, if one has no more than two fields after it."""
SEED_TOGETHER: Final = (LONE_STACK, TWO_STACKS, FEW_FIELDS)
"""The queries that go by a Sow action as a whole, and above those that do not."""
KEEPS_VEGETABLES: Final = QUERIES.flag()
"""Whether vegetables stay on the fields when they are harvested."""
SMALL_PASTURE: Final = QUERIES.sum()
"""How many more animals a pasture holds that is for two."""

SPECIAL_ROOM: Final = (SHEEP_ROOM, STABLE_SHEEP, LARGE_STABLE, MIXED_PASTURES, NO_PET)
HOUSING: Final = (PET_PER_ROOM, PASTURE_ROOM, SMALL_PASTURE, STABLE_ROOM, *SPECIAL_ROOM)
"""The queries whose answers change where animals live, those that few cards answer apart."""
