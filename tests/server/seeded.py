"""The command line with a server whose games are the same in every run: seeds from a name."""

from __future__ import annotations

import itertools
import os
import random

from bocage.cli import main
from bocage.server import making

if __name__ == "__main__":
    name, count = os.environ["BOCAGE_TEST_SEED"], itertools.count()
    making.new_seed = lambda: random.Random(f"{name} {next(count)}").getrandbits(128)
    main.main()
