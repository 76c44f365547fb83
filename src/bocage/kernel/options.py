"""The options of a game: what they mean, what they may be, and checking them."""

from __future__ import annotations

from typing import Any, final

from .errors import BadOption, BadValue, listing


@final
class Option:
    """One option: its name, the values it may have and the one it has by default.

    Its explanation is the message `option-<name>` (and `option-<name>-<value>` per value).
    """

    def __init__(
        self, name: str, values: tuple[Any, ...], default: Any, seats: tuple[int, ...] = ()
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.seats = seats

    def check(self, value: Any, seats: int) -> None:
        """Refuse a value that is unknown, or that these seats cannot play with."""
        if not any(value == v and type(value) is type(v) for v in self.values):
            raise BadOption(self.name, value, listing(repr(v) for v in self.values))
        if value != self.default and self.seats and seats not in self.seats:
            need = f"{self.default!r} (others only with seats={listing(self.seats)})"
            raise BadOption(self.name, value, need)

    def text(self, locale: str = "en") -> str:
        """What the option is about."""
        from .text import text

        return text(f"option-{self.name}.help", locale)

    def meaning(self, value: Any, locale: str = "en") -> str:
        """What one of its values means."""
        from .text import text

        return text(f"option-{self.name}-{str(value).lower()}.help", locale)

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.values!r}, default={self.default!r})"


def check_seats(seats: Any, allowed: tuple[int, ...]) -> int:
    """A seat count that the game allows."""
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in allowed:
        raise BadOption("seats", seats, listing(allowed))
    return seats


def check_options(given: dict[str, Any], options: tuple[Option, ...], seats: int) -> dict[str, Any]:
    """All options with defaults filled in."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(name, given[name], f"one of the options {listing(known) or '(none)'}")
    result: dict[str, Any] = {}
    for option in options:
        value = given.get(option.name, option.default)
        option.check(value, seats)
        result[option.name] = value
    return result


def check_seed(seed: Any) -> int | str:
    """A seed: an int or a text of sane length."""
    if isinstance(seed, int) and not isinstance(seed, bool) and seed.bit_length() <= 4096:
        return seed
    if isinstance(seed, str) and seed.isprintable() and len(seed) <= 4096:
        return seed
    raise BadValue("seed", type(seed).__name__, "an int of at most 4096 bits or a printable text")


def check_seat(seat: Any, count: int) -> int:
    """A seat of the table."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < count:
        raise BadValue("seat", seat, f"an int from 0 to {count - 1}")
    return seat
