"""The command line with a server whose games are the same in every run: seeds from a name."""

from __future__ import annotations

import itertools
import os
import random
from unittest.mock import patch

from bocage.cli import main
from bocage.server import making

if __name__ == "__main__":
    name, count = os.environ["BOCAGE_TEST_SEED"], itertools.count()

    def seed() -> int:
        """The next of the seeds that belong to the name."""
        return random.Random(f"{name} {next(count)}").getrandbits(128)

    with patch.object(making, "new_seed", seed):
        main.main()
