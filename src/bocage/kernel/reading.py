"""Reading JSON that may have been written by hand: every mistake is named with its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, final

from .errors import BadPosition, EngineFailed, listing
from .events import Announce
from .options import check_seed
from .rng import Words, seeded
from .state import State
from .together import Together


@final
class Reader:
    """One JSON object on its way in; what is missing has a default, what is unknown is refused."""

    def __init__(self, data: Any, place: str = "") -> None:
        if not isinstance(data, dict):
            raise BadPosition(place or "position", data, "an object")
        self.data: dict[str, Any] = data
        self.place = place
        self.seen: set[str] = set()

    def at(self, key: str) -> str:
        """The full place of a key."""
        return f"{self.place}.{key}" if self.place else key

    def value(self, key: str, default: Any) -> Any:
        """Whatever stands there."""
        self.seen.add(key)
        return self.data.get(key, default)

    def refuse(self, key: str, allowed: str) -> BadPosition:
        """The error for what stands there."""
        return BadPosition(self.at(key), self.data.get(key), allowed)

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """An int within limits."""
        value = self.value(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.refuse(key, f"an int from {low} to {high}")
        return value

    def flag(self, key: str, default: bool) -> bool:
        """True or false."""
        value = self.value(key, default)
        if not isinstance(value, bool):
            raise self.refuse(key, "true or false")
        return value

    def word(self, key: str, default: str, words: Iterable[str]) -> str:
        """One of some words."""
        value = self.value(key, default)
        allowed = tuple(words)
        if value not in allowed:
            raise self.refuse(key, f"one of {listing(allowed)}")
        return str(value)

    def words(self, key: str, words: Iterable[str]) -> list[str]:
        """A list of different words out of some."""
        value = self.value(key, [])
        allowed = tuple(words)
        if not isinstance(value, list) or any(word not in allowed for word in value):
            raise self.refuse(key, f"a list of {listing(allowed)}")
        if len(set(value)) != len(value):
            raise self.refuse(key, "a list without repetitions")
        return value

    def items(self, key: str) -> list[Any]:
        """A list of anything."""
        value = self.value(key, [])
        if not isinstance(value, list):
            raise self.refuse(key, "a list")
        return value

    def object(self, key: str) -> Reader:
        """An object, empty if missing."""
        return Reader(self.value(key, {}), self.at(key))

    def amounts(self, key: str, names: Iterable[str]) -> dict[str, int]:
        """How many of each name; none if missing."""
        inner = self.object(key)
        amounts = {name: inner.number(name, 0, 0, 10_000) for name in names}
        inner.finish()
        return {name: n for name, n in amounts.items() if n}

    def finish(self, also: Iterable[str] = ()) -> None:
        """Refuse keys that nobody asked for."""
        for key in self.data:
            if key not in self.seen and key not in also:
                raise BadPosition(
                    self.at(str(key)), self.data[key], f"only {listing(sorted(self.seen))}"
                )


FIELD_LIMIT: Final = 1 << 400
"""Above whatever a frame counts."""


def read_random(reader: Reader) -> Words:
    """The generator's words; hand-written positions may leave them out or give a seed."""
    seed = reader.value("seed", "position")
    given = reader.value("random", None)
    if given is None:
        return seeded(check_seed(seed))
    if not (
        isinstance(given, list)
        and len(given) == 4
        and all(type(n) is int and 0 <= n < 1 << 32 for n in given)
        and any(given)
    ):
        raise reader.refuse("random", "four ints below 2**32, not all 0")
    return (given[0], given[1], given[2], given[3])


def read_stack(
    s: State, reader: Reader, steps: dict[str, int], bounds: Mapping[str, int] | None = None
) -> None:
    """The stack as a position writes it: per frame a step's name, a seat and its fields.

    `bounds` are what the fields of some names stay below.
    """
    limits = {"seat": s.count, "actor": s.count, "passed": s.count + 1, **(bounds or {})}
    s.guards = 0
    for i, frame in enumerate(reader.items("stack")):
        place = f"stack[{i}]"
        name = frame[0] if isinstance(frame, list) and len(frame) > 1 else None
        if not isinstance(name, str) or name not in steps:
            raise BadPosition(place, frame, "a step's name, a seat and its fields")
        step = s.steps[steps[name]]
        answers = s.count * step.each if isinstance(step, Together) else 0
        fields = ("seat", *step.fields, *[f"answer {k + 1}" for k in range(answers)])
        if any(type(n) is not int for n in frame[1:]) or len(frame) != 1 + len(fields):
            raise BadPosition(place, frame, f"after the step's name {listing(fields)}, as ints")
        lowest = 0 if step.waits and not isinstance(step, Announce) else -1
        for field, n in zip(fields, frame[1:], strict=True):
            least, limit = lowest if field == "seat" else 0, limits.get(field, FIELD_LIMIT)
            if not least <= n < limit:
                raise BadPosition(f"{place}.{field}", n, f"a number from {least} to {limit - 1}")
        if not step.fits(s, (step.id, *frame[1:])):
            raise BadPosition(place, frame, f"{listing(fields)} that the table allows")
        s.guards += step.guarded
        s.stack.append((step.id, *frame[1:]))


def resume(s: State) -> None:
    """Go on to the next decision, if every answer to it leads on."""
    frames = [s.steps[frame[0]].name for frame in s.stack]
    try:
        s.advance()
        for action in s.options:
            s.copy().play(action)
    except (LookupError, ValueError, TypeError, NotImplementedError, AssertionError) as error:
        raise EngineFailed(frames, error) from error
