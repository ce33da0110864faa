"""What a position may say: the fields of `encode`, all of them optional."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

Lane = Literal["waiting", "main", "second"]


class Kinds(Struct, forbid_unknown_fields=True, frozen=True):
    """Amounts by kind; a kind left out is 0."""

    food: int = 0
    steel: int = 0
    energy: int = 0


class TwoKinds(Struct, forbid_unknown_fields=True):
    """Amounts by world and kind."""

    old: Kinds = Kinds()
    new: Kinds = Kinds()


class TwoLists(Struct, forbid_unknown_fields=True):
    """Ids by world."""

    old: list[str] = []
    new: list[str] = []


class Tiles(Struct, forbid_unknown_fields=True, frozen=True):
    """Productivity tiles face up on the Old World and landed on the New World."""

    old: int = 2
    new: int = 0


class FlightPosition(Struct, forbid_unknown_fields=True):
    """A ship under way."""

    ship: str
    bays: list[str] = []
    crates: list[str] = []
    stadiums: list[str] = []
    factories: Kinds = Kinds()
    goods: Kinds = Kinds()


class PlayerPosition(Struct, forbid_unknown_fields=True):
    """One nation."""

    seat: int
    continent: str | UnsetType = UNSET
    set: int | UnsetType = UNSET
    old: Kinds | UnsetType = UNSET
    new: Kinds | UnsetType = UNSET
    left: list[str] | UnsetType = UNSET
    tiles: Tiles | UnsetType = UNSET
    production: Kinds | UnsetType = UNSET
    people: int | UnsetType = UNSET
    factories: TwoKinds | UnsetType = UNSET
    settled: dict[str, list[str]] | UnsetType = UNSET
    stadiums: TwoLists | UnsetType = UNSET
    ships: TwoLists | UnsetType = UNSET
    fresh: list[tuple[str, int, int]] | UnsetType = UNSET
    infrastructure: list[str] | UnsetType = UNSET
    played: list[str] | UnsetType = UNSET
    completed: list[str] | UnsetType = UNSET
    grid: list[list[str]] | UnsetType = UNSET
    research: list[int] | UnsetType = UNSET
    markers: list[tuple[int, Lane]] | UnsetType = UNSET
    lead: int | UnsetType = UNSET
    actions: list[int] | UnsetType = UNSET
    under: list[int] | UnsetType = UNSET
    shown: list[int] | UnsetType = UNSET
    passed: bool | UnsetType = UNSET
    used: list[str] | UnsetType = UNSET
    penalties: int | UnsetType = UNSET
    goals: list[int] | UnsetType = UNSET
    kept: list[int] | UnsetType = UNSET
    discarded_goal: list[int] | UnsetType = UNSET
    hand: list[int] | UnsetType = UNSET
    dropped: list[int] | UnsetType = UNSET
    common_goals: list[str] | UnsetType = UNSET
    played_goals: list[str] | UnsetType = UNSET
    flights: list[FlightPosition] | UnsetType = UNSET
    returning: list[str] | UnsetType = UNSET


class RivalPosition(Struct, forbid_unknown_fields=True):
    """The simulated sides."""

    deck: list[str] | UnsetType = UNSET
    out: list[str] | UnsetType = UNSET
    place: int | UnsetType = UNSET
    areas: list[str] | UnsetType = UNSET
    stadiums: list[str] | UnsetType = UNSET
    goals: list[int] | UnsetType = UNSET
    removed: list[int] | UnsetType = UNSET
    track: list[int] | UnsetType = UNSET
    markers: list[int] | UnsetType = UNSET


class DraftPosition(Struct, forbid_unknown_fields=True):
    """The packs of the Goal draft: their cards in the order in which they were taken out, then the rest."""

    passes: Literal[0, 1, 2, 3]
    taken: list[int]
    packs: list[list[int]]


class Position(Struct, forbid_unknown_fields=True):
    """A whole position."""

    year: Literal[1, 2, 3, 4] | UnsetType = UNSET
    phase: int | UnsetType = UNSET
    order: list[int] | UnsetType = UNSET
    to_play: int | UnsetType = UNSET
    rows: dict[str, list[str]] | UnsetType = UNSET
    decks: dict[str, list[str]] | UnsetType = UNSET
    deck_seen: dict[str, list[int]] | UnsetType = UNSET
    looked: str | UnsetType = UNSET
    bonuses: list[str] | UnsetType = UNSET
    unused_goals: list[int] | UnsetType = UNSET
    draft: DraftPosition | UnsetType = UNSET
    action_deck: list[int] | UnsetType = UNSET
    action_seen: list[int] | UnsetType = UNSET
    discard: list[int] | UnsetType = UNSET
    discard_seen: list[int] | UnsetType = UNSET
    common_goals: list[str] | UnsetType = UNSET
    lines: list[tuple[int, int]] | UnsetType = UNSET
    ending: int | UnsetType = UNSET
    finished: bool | UnsetType = UNSET
    rival: RivalPosition | UnsetType = UNSET
    players: list[PlayerPosition] | UnsetType = UNSET
    pending: list[Any] | UnsetType = UNSET
