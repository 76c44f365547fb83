"""The options of a game: what they mean, what they may be, and checking them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, final

from .errors import BadOption, BadValue, listing
from .shapes import Locale, Options, OptionValue


@final
class Option:
    """One option: its name, the values it may have and the one it has by default.

    All but the default may need certain seats, or an option before it to have a certain value;
    `seats_of` are the seats that a single value needs. Options of a `group` are rules that few
    tables choose: they are offered together, and written down only where they are not as usual.
    Its explanation is the message `option-<name>` (and `option-<name>-<value>` per value).
    """

    def __init__(
        self,
        name: str,
        values: tuple[OptionValue, ...],
        default: OptionValue,
        seats: tuple[int, ...] = (),
        needs: tuple[str, OptionValue] | None = None,
        seats_of: dict[OptionValue, tuple[int, ...]] | None = None,
        group: str = "",
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.seats = seats
        self.needs = needs
        self.seats_of = seats_of or {}
        self.group = group

    def check(self, given: object, seats: int, chosen: Options) -> OptionValue:
        """The value given; refused if it is unknown, or not for these seats and options."""
        value = self.known(given)
        if value == self.default:
            return value
        if self.seats and seats not in self.seats:
            need = f"{self.default!r} (others only with seats={listing(self.seats)})"
            raise BadOption(self.name, value, need)
        if self.needs is not None and not self.applies(chosen):
            need = f"{self.default!r} (others only with {self.needs[0]}={self.needs[1]!r})"
            raise BadOption(self.name, value, need)
        allowed = self.seats_of.get(value, (seats,))
        if seats not in allowed:
            need = f"another (this one only with seats={listing(allowed)})"
            raise BadOption(self.name, value, need)
        return value

    def known(self, given: object) -> OptionValue:
        """The value given, if it is one of the option's."""
        for value in self.values:
            if value == given and type(value) is type(given):
                return value
        raise BadOption(self.name, given, listing(repr(v) for v in self.values))

    def applies(self, chosen: Options) -> bool:
        """Whether the options before it have the values that it needs."""
        return self.needs is None or chosen[self.needs[0]] == self.needs[1]

    def text(self, locale: Locale = "en") -> str:
        """What the option is about."""
        from .text import text

        return text(f"option-{self.name}.help", locale)

    def meaning(self, value: OptionValue, locale: Locale = "en") -> str:
        """What one of its values means."""
        from .text import text

        return text(f"option-{self.name}-{str(value).lower()}.help", locale)

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.values!r}, default={self.default!r})"


class Impossible(NamedTuple):
    """Choices that do not go together with some numbers of seats, and the message that says why.

    A choice is an option with some of its values, or `campaign` with kinds of campaigns.
    """

    reason: str
    seats: tuple[int, ...]
    choices: dict[str, tuple[OptionValue, ...]]


def check_seats(seats: object, allowed: tuple[int, ...]) -> int:
    """A seat count that the game allows."""
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in allowed:
        raise BadOption("seats", seats, listing(allowed))
    return seats


def check_options(given: Mapping[str, object], options: tuple[Option, ...], seats: int) -> Options:
    """All options that apply, with defaults filled in but for those of groups."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(name, given[name], f"one of the options {listing(known) or '(none)'}")
    result: Options = {}
    for option in options:
        value = option.check(given.get(option.name, option.default), seats, result)
        usual = option.group and value == option.default
        if option.applies(result) and not usual:
            result[option.name] = value
    return result


def check_seed(seed: object) -> int | str:
    """A seed: an int or a text of sane length."""
    if isinstance(seed, int) and not isinstance(seed, bool) and seed.bit_length() <= 4096:
        return seed
    if isinstance(seed, str) and seed.isprintable() and len(seed) <= 4096:
        return seed
    raise BadValue("seed", type(seed).__name__, "an int of at most 4096 bits or a printable text")


def check_seat(seat: object, count: int) -> int:
    """A seat of the table."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < count:
        raise BadValue("seat", seat, f"an int from 0 to {count - 1}")
    return seat
