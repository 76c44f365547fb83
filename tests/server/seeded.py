"""The command line with a server whose games are the same in every run: seeds from a name.

The name stands in a file. Whenever it is another one, its seeds begin anew.
"""

from __future__ import annotations

import itertools
import os
import random
from pathlib import Path
from unittest.mock import patch

from bocage.cli import main
from bocage.server import making

if __name__ == "__main__":
    named, known, count = Path(os.environ["BOCAGE_TEST_SEED"]), "", itertools.count()

    def seed() -> int:
        """The next of the seeds that belong to the name."""
        global known, count
        if (name := named.read_text(encoding="utf-8")) != known:
            known, count = name, itertools.count()
        return random.Random(f"{name} {next(count)}").getrandbits(128)

    with patch.object(making, "new_seed", seed):
        main.main()
