"""What things are worth to those who have them, and what winners have; counted by deals like all figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from nextfrontier.arena.figures import (
    Estimate,
    estimate,
    mean_by_deal,
    score_of,
    scores,
    share,
    success_of,
)
from nextfrontier.arena.holdings import COUNTS
from nextfrontier.arena.playing import Played, Seat

CLASSES: Final = 8  # of a count, at the most


class Worth(NamedTuple):
    """What a thing is worth to those who have it."""

    kind: str
    thing: str  # of a count the least and the greatest number: `3` or `3–4`
    gain: Estimate  # of points, against all seats of the same entrant
    wins: Estimate  # the share of games that are won with it
    share: float  # of the seats that have it
    of_winners: float | None  # the share of winners that have it; None if nobody won


class Had(NamedTuple):
    """How many of a kind seats had on average."""

    kind: str
    everybody: Estimate
    winners: Estimate


class Owner(NamedTuple):
    """A seat at the end of its game."""

    deal: int
    seat: Seat
    success: list[float]  # the share of the first place, or whether a goal was reached

    def has_won(self) -> bool:
        """Has it won, alone?"""
        return self.success == [1.0]


def owners_of(games: Sequence[Played]) -> list[Owner]:
    """Return the seats of all games that were played to the end."""
    return [
        Owner(played.fixture.deal, seat, success_of(played, seat))
        for played in games
        for seat in played.seats
        if seat.points is not None
    ]


def kinds_of(owners: Sequence[Owner]) -> list[str]:
    """Return the kinds of things, those that are counted last."""
    kinds = {kind for owner in owners for kind in owner.seat.held}
    return [*sorted(kinds.difference(COUNTS)), *(kind for kind in COUNTS if kind in kinds)]


def worth_of_things(games: Sequence[Played]) -> list[Worth]:
    """Return by how much seats with a thing score more than the mean of their entrant, kind by kind.

    Things with a name stand best first, counts in their order.
    """
    owners = owners_of(games)
    means = {entrant: scores(games, entrant).mean for entrant in {owner.seat.entrant for owner in owners}}
    return [worth for kind in kinds_of(owners) for worth in weigh_kind(kind, owners, means)]


def weigh_kind(kind: str, owners: Sequence[Owner], means: Mapping[str, float]) -> list[Worth]:
    """Return what the things of a kind are worth."""
    known = [owner for owner in owners if kind in owner.seat.held]
    names = name_classes(count_kind(kind, known)) if kind in COUNTS else {}
    having: dict[str, list[Owner]] = {name: [] for name in names.values()}
    for owner in known:
        for thing in set(owner.seat.held[kind]):
            having.setdefault(names.get(thing, thing), []).append(owner)
    found = [weigh_thing(kind, thing, having[thing], known, means) for thing in having]
    return found if kind in COUNTS else sorted(found, key=lambda worth: (-worth.gain.mean, worth.thing))


def weigh_thing(
    kind: str, thing: str, having: Sequence[Owner], known: Sequence[Owner], means: Mapping[str, float]
) -> Worth:
    """Return what a thing is worth to those who have it, among all of whom it is known."""
    gains = [(owner.deal, score_of(owner.seat)[0] - means[owner.seat.entrant]) for owner in having]
    wins = [(owner.deal, value) for owner in having for value in owner.success]
    winners = sum(owner.has_won() for owner in known)
    return Worth(
        kind,
        thing,
        estimate(mean_by_deal(gains)),
        share(mean_by_deal(wins)),
        len(having) / len(known),
        sum(owner.has_won() for owner in having) / winners if winners else None,
    )


def name_classes(counts: Sequence[tuple[int, int]]) -> dict[str, str]:
    """Return the class of every number, in their order: itself, or neighbours together where there are many."""
    numbers = sorted({number for _, number in counts})
    width = 1 + (numbers[-1] - numbers[0]) // CLASSES
    found: dict[str, str] = {}
    for number in numbers:
        low = number - (number - numbers[0]) % width
        found[str(number)] = str(low) if width == 1 else f"{low}–{low + width - 1}"
    return found


def counts_of_winners(games: Sequence[Played]) -> list[Had]:
    """Return how many of every counted kind all seats and those who won had on average."""
    owners = owners_of(games)
    winners = [owner for owner in owners if owner.has_won()]
    return [
        Had(kind, *(estimate(mean_by_deal(count_kind(kind, those))) for those in (owners, winners)))
        for kind in kinds_of(owners)
        if kind in COUNTS
    ]


def count_kind(kind: str, owners: Sequence[Owner]) -> list[tuple[int, int]]:
    """Return the deal of every seat and how many of a kind it had."""
    return [(owner.deal, int(*owner.seat.held[kind])) for owner in owners if kind in owner.seat.held]
