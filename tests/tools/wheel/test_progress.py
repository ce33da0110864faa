"""Long work says how far it is."""

import io
import re

from tools.wheel.progress import Progress


def test_each_tenth_of_the_work_is_said_once_with_the_time() -> None:
    said = io.StringIO()
    progress = Progress("Engine", said)
    progress.say("compiling 3 modules")
    progress.count(40)
    for work in (1, 20, 1, 1, 17):
        progress.advance(work)
    lines = [re.sub(r"\(\d+ s\)$", "(time)", line) for line in said.getvalue().splitlines()]
    assert lines == [
        "Engine: compiling 3 modules (time)",
        "Engine: 52 % compiled (time)",
        "Engine: 100 % compiled (time)",
    ]
