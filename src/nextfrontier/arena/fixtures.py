"""Fixtures: which game is played with which entrants in which seats. Every line-up plays the same deals."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

SECRET: Final = "+secret"  # ends the versions of games whose deals are secret


class Terms(NamedTuple):
    """What all games of a match have in common."""

    game: str
    seats: int
    options: Mapping[str, object]


class Fixture(NamedTuple):
    """One game: a deal, and the entrant of every seat."""

    terms: Terms
    deal: int
    lineup: tuple[str, ...]
    secret: str = ""  # of the book: without it nobody finds the deal; empty where all is public
    files: Mapping[str, str] = {}  # digests of the files of programs, by entrant

    def key(self, versions: str) -> str:
        """Return the name under which its result is kept: another version of the game is another fixture."""
        terms = self.terms
        told: list[Any] = [terms.game, versions, terms.seats, terms.options, self.deal, self.names()]
        if self.secret:
            told.append(self.secret)
        return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:24]

    def names(self) -> tuple[str, ...]:
        """Return the entrants as results name them: a program that was changed has another name."""
        return tuple(f"{text} #{self.files[text]}" if self.files.get(text) else text for text in self.lineup)

    def seed(self) -> int | str:
        """Return the seed of the deal: its number, or one that is found by the secret alone."""
        return self.digest(f"deal {self.deal}", 32).hex() if self.secret else self.deal

    def seed_at(self, seat: int, number: int) -> int:
        """Return the seed of one decision: the same on any machine, whoever else plays."""
        return int.from_bytes(self.digest(f"{self.deal}/{seat}/{number}", 6))

    def digest(self, told: str, size: int) -> bytes:
        """Return a digest that nobody can try out without the secret."""
        return hashlib.blake2b(told.encode(), digest_size=size, key=self.secret.encode()).digest()


def make_fixtures(
    terms: Terms,
    entrants: Sequence[str],
    deals: Sequence[int],
    secret: str = "",
    files: Mapping[str, str] = {},
) -> list[Fixture]:
    """Return all games of a match, deal by deal, so that an interrupted match has whole deals."""
    lineups = make_lineups(entrants, terms.seats)
    return [Fixture(terms, deal, lineup, secret, files) for deal in deals for lineup in lineups]


def make_lineups(entrants: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return the line-ups of one deal; each is turned through all seats.

    Alone, every entrant plays for itself. Two at a larger table: one of them against the other in all other
    seats. Several: every choice of as many as there are seats, else all of them, the first again where seats
    are left.
    """
    if seats == 1 or len(entrants) <= 1:
        return [(entrant,) * seats for entrant in entrants]
    if len(entrants) == 2:
        tables = [(entrants[0], *[entrants[1]] * (seats - 1))]
    elif len(entrants) <= seats:
        tables = [tuple(entrants[seat % len(entrants)] for seat in range(seats))]
    else:
        tables = list(combinations(entrants, seats))
    return [turned for table in tables for turned in turn(table)]


def turn(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return a table turned seat by seat, each line-up once."""
    return list(dict.fromkeys(table[place:] + table[:place] for place in range(len(table))))
