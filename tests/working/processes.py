"""What tests ask about processes."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

SOURCES: Final = {
    **os.environ,
    "PYTHONPATH": str(Path(__file__).resolve().parents[2] / "src"),
}  # for commands


def has_gone(number: int) -> bool:
    """Has a process ended, if it is given a moment?"""
    for _ in range(100):
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            return True
        if Path(f"/proc/{number}/stat").exists() and ") Z " in Path(f"/proc/{number}/stat").read_text():
            return True
        time.sleep(0.1)
    return False
