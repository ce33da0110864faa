"""The main board and the time that it shows, the common supply, the turn that is being taken.

Copies of a state share these values: `turn = sea.turn = sea.turn.copy()`, then `turn` may be changed.
"""

from __future__ import annotations

from typing import Final

from nextfrontier.games.underwater_cities.state.board import NONSYMBIOTIC, TUNNEL
from nextfrontier.kernel.values import Value

NEUTRAL: Final = 4  # the "seat" of a neutral tile in solo: another player (UC-SOLO-24)
NO_CARD: Final = -99


class Calendar(Value):
    """Tell the Era, the round and the turn order (UC-GEN-03, UC-ROUND-01)."""

    __slots__ = ("cycle", "era", "order", "round")

    def __init__(self, era: int, round_: int, cycle: int, order: tuple[int, ...]) -> None:
        self.era = era
        self.round = round_
        self.cycle = cycle  # which of the three turns of a round; between rounds 0
        self.order = order

    def copy(self) -> Calendar:
        """Return a calendar that may be changed."""
        return Calendar(self.era, self.round, self.cycle, self.order)


class MainBoard(Value):
    """Hold the action tiles on the slots and the markers on the Federation track; lists are replaced, too."""

    __slots__ = ("advanced", "clone_here", "clone_used", "slots", "solo_start", "track")

    def __init__(
        self,
        slots: list[tuple[int, ...]],
        track: list[tuple[int, ...]],
        clone_here: bool,
        clone_used: bool,
        advanced: bool,
        solo_start: int,
    ) -> None:
        self.slots = slots  # tiles from bottom to top; the last slot is the always-available one
        self.track = track  # markers below the track, then on 4, 3, 2, 1, each from bottom to top
        self.clone_here = clone_here
        self.clone_used = clone_used
        self.advanced = advanced  # solo: a Federation step was made in this round
        self.solo_start = solo_start

    def copy(self) -> MainBoard:
        """Return a main board that may be changed, its lists replaced."""
        return MainBoard(
            self.slots, self.track, self.clone_here, self.clone_used, self.advanced, self.solo_start
        )


class Supply(Value):
    """Count the limited pieces that are left for all players (UC-SETUP-02)."""

    __slots__ = ("nonsymbiotic", "symbiotic", "tunnels")

    def __init__(self, tunnels: int, nonsymbiotic: int, symbiotic: int) -> None:
        self.tunnels = tunnels
        self.nonsymbiotic = nonsymbiotic  # domes
        self.symbiotic = symbiotic

    def copy(self) -> Supply:
        """Return a supply that may be changed."""
        return Supply(self.tunnels, self.nonsymbiotic, self.symbiotic)

    def left(self, kind: int) -> int:
        """Count the tunnels or domes of this kind that are left."""
        if kind == TUNNEL:
            return self.tunnels
        return self.nonsymbiotic if kind == NONSYMBIOTIC else self.symbiotic


class Turn(Value):
    """Remember the choices, builds and uses of the turn that is being taken."""

    __slots__ = ("aside", "built", "chosen", "leaving", "once_used")

    def __init__(
        self,
        chosen: int = -1,
        aside: int = NO_CARD,
        built: int = 0,
        once_used: tuple[int, ...] = (),
        leaving: int = NO_CARD,
    ) -> None:
        self.chosen = chosen  # the slot, -1 before
        self.aside = aside  # the played card (UC-TURN-25)
        self.built = built  # things built, four bits a kind
        self.once_used = once_used  # cards with an ability that is used once in a turn
        self.leaving = leaving  # an action card discarded for room, while it is used

    def copy(self) -> Turn:
        """Return a turn that may be changed."""
        return Turn(self.chosen, self.aside, self.built, self.once_used, self.leaving)
