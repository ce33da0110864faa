"""The three rows of things to take by number (EV-AGING-01)."""

from __future__ import annotations

from typing import Final

SHIPS: Final = 0
STADIUMS: Final = 1
INFRASTRUCTURE: Final = 2
ROWS: Final = ["ships", "stadiums", "infrastructure"]
