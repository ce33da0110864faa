"""The possessions of the simulated sides of a solo game, and of the third player of two (EV-SOLO)."""

from __future__ import annotations

from nextfrontier.kernel.values import Value


class SoloCards(Value):
    """The Solo deck and the Solo tile."""

    def __init__(self, deck: tuple[int, ...], out: tuple[int, ...], place: int) -> None:
        self.deck = deck  # the top lies open
        self.out = out  # Solo cards laid beside the deck, or not yet joined
        self.place = place  # of the Solo tile on the rim


class Rival(Value):
    """The simulated player."""

    def __init__(
        self, areas: int, stadiums: tuple[int, ...], goals: tuple[int, ...], removed: tuple[int, ...]
    ) -> None:
        self.areas = areas  # settled, as bits
        self.stadiums = stadiums
        self.goals = goals  # solo: its pile in the draft, in the end all of its cards
        self.removed = removed  # solo: Goal cards removed from it so far


class Civilizations(Value):
    """The places of the simulated sides 1 and 2 in a solo game."""

    def __init__(self, track: tuple[int, ...], markers: tuple[int, ...]) -> None:
        self.track = track  # the Turn Order track with the simulated sides
        self.markers = markers  # step and lane of their four Progress markers
