"""A small network that judges a state: what every seat will play out to, and what to do."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray

from ...kernel.encoding import Encoding, Row
from ...kernel.errors import BadValue

Floats = NDArray[np.float32]

NAMES: Final = ("first", "first_bias", "second", "second_bias", "score", "score_bias")
POLICY: Final = ("wish", "wish_bias")
ARRAYS: Final = NAMES + POLICY
UNIT: Final = 10.0
"""So many points are one in what the network says."""


@final
class Network:
    """Two hidden layers over the rows of an encoding.

    It says for every seat, in the order in which the row tells them, how many points it will have
    at the end; and for every action a wish, the higher the more it likes it. `about` tells
    where it comes from.
    """

    def __init__(
        self, about: dict[str, Any], arrays: dict[str, Floats], encoding: Encoding
    ) -> None:
        check_fits(about, encoding)
        self.about = about
        self.arrays = arrays
        scales = np.asarray(encoding.scales, np.float32)
        self.first: Floats = arrays["first"] * scales[:, None]
        self.first_bias = arrays["first_bias"]
        self.second = arrays["second"]
        self.second_bias = arrays["second_bias"]
        self.score = arrays["score"] * UNIT
        self.score_bias = arrays["score_bias"] * UNIT
        self.wish = arrays["wish"]
        self.wish_bias = arrays["wish_bias"]
        self.size = encoding.size
        self.trust: float = about.get("trust", 0.0)
        """How many points an action that is wished for e times less must look better by."""

    def summed(self, row: Row | bytes) -> Floats:
        """The first layer's sum over a row, most of which is empty."""
        numbers = np.frombuffer(row, np.uint8)
        written = np.flatnonzero(numbers)
        found: Floats = numbers[written].astype(np.float32) @ self.first[written]
        found += self.first_bias
        return found

    def siblings(self, rows: Sequence[Row]) -> Floats:
        """The first layer's sums over rows that differ in little: one is summed, then changed."""
        if len(rows) == 1:
            return self.summed(rows[0])[None]
        numbers = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), self.size)
        base = numbers[0]
        differ = np.flatnonzero((numbers != base).any(0))
        changes = numbers[:, differ].astype(np.float32)
        changes -= base[differ]
        found: Floats = changes @ self.first[differ]
        found += self.summed(rows[0])
        return found

    def hidden(self, sums: Floats) -> Floats:
        """The second layer, from the sums of the first."""
        found: Floats = np.maximum(sums, 0) @ self.second
        found += self.second_bias
        return np.maximum(found, 0, out=found)

    def scores(self, hidden: Floats) -> Floats:
        """The points at the end, by seat from the row's own on clockwise."""
        found: Floats = hidden @ self.score
        found += self.score_bias
        return found

    def wishes(self, hidden: Floats, actions: list[int]) -> Floats:
        """How likely each of some actions is to be the best, by one state's second layer."""
        known = [action if action < len(self.wish) else 0 for action in actions]
        found: Floats = self.wish[known] @ hidden
        found += self.wish_bias[known]
        found -= found.max()
        np.exp(found, out=found)
        found /= found.sum()
        return found

    def judge(self, rows: Sequence[Row]) -> Floats:
        """The points at the end, for rows that differ in little."""
        return self.scores(self.hidden(self.siblings(rows)))

    def to_bytes(self) -> bytes:
        """The network as a file."""
        file = BytesIO()
        about = np.frombuffer(json.dumps(self.about).encode(), np.uint8)
        halves: dict[str, Any] = {"about": about}
        for name, array in self.arrays.items():
            halves[name] = array.astype(np.float16)
        np.savez_compressed(file, **halves)
        return file.getvalue()


def check_fits(about: dict[str, Any], encoding: Encoding) -> None:
    """Refuse a network that was made for other features or actions."""
    made = (about.get("encoding"), about.get("hash"), about.get("actions"))
    if made != (encoding.version, encoding.hash, encoding.actions):
        raise BadValue(
            "network",
            f"for encoding {made[0]} ({made[1]}) with {made[2]} actions",
            f"one for encoding {encoding.version} ({encoding.hash}) with {encoding.actions}",
        )


def about_new(game: str, encoding: Encoding, hidden: tuple[int, int]) -> dict[str, Any]:
    """What a network that knows nothing yet tells of itself."""
    return {
        "game": game,
        "encoding": encoding.version,
        "hash": encoding.hash,
        "actions": encoding.actions,
        "seats": encoding.seats,
        "hidden": list(hidden),
        "training": [],
    }


def fresh(game: str, encoding: Encoding, hidden: tuple[int, int], seed: int = 0) -> Network:
    """A network that knows nothing yet."""
    rng = np.random.default_rng(seed)
    one, two = hidden

    def layer(inputs: int, outputs: int, spread: float) -> Floats:
        return (rng.standard_normal((inputs, outputs)) * spread).astype(np.float32)

    arrays: dict[str, Floats] = {
        "first": layer(encoding.size, one, (2 / 150) ** 0.5),
        "first_bias": np.zeros(one, np.float32),
        "second": layer(one, two, (2 / one) ** 0.5),
        "second_bias": np.zeros(two, np.float32),
        "score": layer(two, encoding.seats, (0.1 / two) ** 0.5),
        "score_bias": np.zeros(encoding.seats, np.float32),
        "wish": layer(encoding.actions, two, (0.1 / two) ** 0.5),
        "wish_bias": np.zeros(encoding.actions, np.float32),
    }
    return Network(about_new(game, encoding, hidden), arrays, encoding)


def read(data: bytes, encoding: Encoding) -> Network:
    """The network in a file's bytes."""
    try:
        with np.load(BytesIO(data), allow_pickle=False) as file:
            about = json.loads(file["about"].tobytes())
            arrays = {name: file[name].astype(np.float32) for name in ARRAYS}
    except (OSError, ValueError, KeyError) as error:
        raise BadValue("network", f"{len(data)} bytes", f"a network's file ({error})") from None
    return Network(about, arrays, encoding)


def checksum(data: bytes) -> str:
    """By which a file is known."""
    return hashlib.sha256(data).hexdigest()


def load(path: Path, encoding: Encoding) -> Network:
    """The network in a file; the checksum that lies beside it must be right."""
    try:
        data = path.read_bytes()
        beside = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadValue("network", path.name, f"a file that can be read ({error})") from None
    if beside.get("sha256") != checksum(data):
        raise BadValue("network", path.name, "a file with the checksum that lies beside it")
    return read(data, encoding)


def save(network: Network, path: Path) -> None:
    """Write a network, and beside it what it tells of itself, with a checksum."""
    data = network.to_bytes()
    path.parent.mkdir(parents=True, exist_ok=True)
    whole = path.with_suffix(".new")
    whole.write_bytes(data)
    beside = {**network.about, "sha256": checksum(data)}
    path.with_suffix(".json").write_text(json.dumps(beside, indent=1) + "\n", encoding="utf-8")
    whole.replace(path)
