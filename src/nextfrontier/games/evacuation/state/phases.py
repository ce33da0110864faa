"""The seven phases of a year by number (EV-GAME-03); 0 is the set-up."""

from __future__ import annotations

from typing import Final

SET_UP: Final = 0
INCOME: Final = 1
ACTIONS: Final = 2
TRANSPORT: Final = 3
ORDER: Final = 4
PROGRESS: Final = 5
BONUSES: Final = 6
CLEANUP: Final = 7
