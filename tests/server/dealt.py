"""`frontier serve` whose deals are those of a test, the same in every run: what fails once fails again.

The file whose name is in NEXTFRONTIER_TEST_DEALS holds the name of the test that is running.
"""

import hashlib
import os
from collections import Counter
from pathlib import Path

from nextfrontier.server import keys

DEALS = Path(os.environ["NEXTFRONTIER_TEST_DEALS"])
DEALT: Counter[str] = Counter()


def seed_of_the_test() -> str:
    """Return the next seed of the test that is running."""
    test = DEALS.read_text()
    DEALT[test] += 1
    return hashlib.sha256(f"{test} {DEALT[test]}".encode()).hexdigest()


if __name__ == "__main__":
    keys.new_seed = seed_of_the_test
    from nextfrontier.cli.main import main  # after the seeds: the modules of the server take them by name

    main()
