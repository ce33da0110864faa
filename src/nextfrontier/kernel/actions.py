"""Atomic actions: a finite table of numbered steps, the same in every game, of which each move is a short sequence.

Where a kind of move has few moves, one atom is a whole move: `prepare food old`. Where it has many, the kind and each
parameter are atoms: `turn`, `card 37`, `slot Y3`. Things that are chosen together come one by one: `keep`, `card 12`,
`card 28`, `enough`. Only atoms that differ are asked for; what is the same in all legal moves follows by itself.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from itertools import product
from math import prod
from types import GenericAlias
from typing import TYPE_CHECKING, Any, Final, Literal

from nextfrontier.kernel.families import Family, Field, Shown, handed_out

if TYPE_CHECKING:
    from nextfrontier.kernel.agenda import State

END: Final = "enough"  # after the last of several things
MOST_WHOLE: Final = 48  # moves of a kind; with more, its parameters are atoms of their own


class Several(Field[Any]):
    """Things that are chosen together, one after the other, then `enough`."""

    def __init__(self, name: str, thing: Field[Any]) -> None:
        super().__init__(name)
        self.thing = thing

    def value_type(self) -> Any:
        return GenericAlias(list, (self.thing.value_type(),))

    def every(self, box: Any) -> list[str]:
        return [*self.thing.every(box), END]

    def words_of(self, shown: Shown) -> list[str]:
        assert isinstance(shown, list)
        return [*[str(thing) for thing in shown], END]

    def atom(self, word: str) -> str:
        return END if word == END else self.thing.atom(word)

    def is_single(self) -> bool:
        return False


class Amounts(Field[Any]):
    """A bundle of goods: the amount of each, one after the other."""

    def __init__(self, name: str, goods: list[str], most: int) -> None:
        super().__init__(name)
        self.goods = goods
        self.most = most

    def value_type(self) -> Any:
        return GenericAlias(dict, (Literal.__getitem__(tuple(self.goods)), int))

    def every(self, box: Any) -> list[str]:
        return [f"{good} {amount}" for good in self.goods for amount in range(self.most + 1)]

    def words_of(self, shown: Shown) -> list[str]:
        assert isinstance(shown, dict)
        return [f"{good} {shown.get(good, 0)}" for good in self.goods]

    def atom(self, word: str) -> str:
        return word

    def is_single(self) -> bool:
        return False


class Kind:
    """All moves of one kind, in any decision, and their atoms."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.families: list[Family[Any, Any]] = []
        self.whole = False  # is each move one atom?

    def atoms(self, box: Any) -> set[str]:
        """Return the names of all its atoms; settle whether these are whole moves."""
        fields = [field for family in self.families for field in family.fields]
        ranges = [[field.every(box) for field in family.fields] for family in self.families]
        few = all(prod([len(words) for words in own]) <= MOST_WHOLE for own in ranges)
        self.whole = few and all(field.is_single() for field in fields)
        if self.whole:
            return {" ".join([self.name, *chosen]) for own in ranges for chosen in product(*own)}
        return {self.name, *[field.atom(word) for field in fields for word in field.every(box)]}

    def split(self, family: Family[Any, Any], values: dict[str, Shown]) -> list[str]:
        """Return the atoms of a move with these parameters."""
        words = [field.words_of(values[field.name]) for field in family.fields]
        if self.whole:
            return [" ".join([self.name, *[own[0] for own in words]])]
        found = [self.name]
        for field, own in zip(family.fields, words, strict=True):
            found += [field.atom(word) for word in own]
        return found


class ActionTable:
    """The atomic actions of a game: numbers from 0 on, names, and a digest of all names."""

    def __init__(self, version: int, families: Iterable[Family[Any, Any]], box: Any) -> None:
        self.version = version
        self.kinds: dict[str, Kind] = {}
        for family in families:
            if family.kind not in self.kinds:
                self.kinds[family.kind] = Kind(family.kind)
            self.kinds[family.kind].families.append(family)
        atoms = {atom for kind in self.kinds.values() for atom in kind.atoms(box)}
        self.names: list[str] = sorted(atoms, key=natural)
        self.ids: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        self.digest: str = hashlib.sha256("\n".join(self.names).encode()).hexdigest()[:16]

    def __len__(self) -> int:
        return len(self.names)

    def __repr__(self) -> str:
        return f"<ActionTable version {self.version}, {len(self.names)} actions, digest {self.digest}>"

    def path(self, state: State, seat: int, move: int) -> list[int]:
        """Return the ids of all atoms of a move of this seat's open decision, in order."""
        decision = state.decision(seat)
        assert decision is not None
        before = state.enter(seat)
        try:
            family = state.family(decision, move)
            atoms = self.kinds[family.kind].split(family, family.values(state, decision, move))
        finally:
            state.agenda, state.active, state.lanes = before
        return [self.ids[atom] for atom in atoms]


def natural(name: str) -> list[tuple[int, str]]:
    """Return a key by which `card 9` comes before `card 10`."""
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in re.split(r"(\d+)", name)]


def table_of(package: str, version: int, box: Any) -> ActionTable:
    """Return the table of the families that the modules of a package hand out, told by a family or field of its own."""
    found: list[Family[Any, Any]] = []
    for families in handed_out:
        parts = [part for family in families for part in (family, *family.fields)]
        if any(type(part).__module__.startswith(f"{package}.") for part in parts):
            found += families
    return ActionTable(version, found, box)


class Atomic:
    """A state that is played atom by atom. Only atoms that differ are asked for: the others follow by themselves."""

    def __init__(self, state: State, table: ActionTable) -> None:
        self.state = state
        self.table = table
        self.begun: list[list[int]] = [[] for _ in range(state.seats)]  # by seat, of a move not yet played
        self.left: list[dict[int, list[int]]] = [
            {} for _ in range(state.seats)
        ]  # see `moves`; empty: unknown

    def copy(self) -> Atomic:
        """Return an independent copy."""
        found = Atomic(self.state.copy(), self.table)
        found.begun = self.begun[:]
        return found

    def moves(self, seat: int) -> dict[int, list[int]]:
        """Return the legal moves that begin as this seat has begun, each with all its atoms."""
        if not self.left[seat]:
            begun = self.begun[seat]
            paths = {move: self.table.path(self.state, seat, move) for move in self.state.moves(seat)}
            self.left[seat] = {move: path for move, path in paths.items() if path[: len(begun)] == begun}
            if not self.left[seat]:  # what others did has changed the question
                self.begun[seat], self.left[seat] = [], paths
        return self.left[seat]

    def legal(self, seat: int) -> list[int]:
        """Return the ids of the atoms that this seat may choose now, rising."""
        paths = list(self.moves(seat).values())
        depth = shared_length(paths)
        return sorted({path[depth] for path in paths})

    def step(self, seat: int, action: int) -> bool:
        """Choose an atom; true if that leaves one move only, which is played."""
        moves = self.moves(seat)
        depth = shared_length(list(moves.values()))
        left = {move: path for move, path in moves.items() if path[depth] == action}
        if not left:
            raise ValueError(f"{self.table.names[action]} is not legal here")
        if len(left) > 1:
            self.begun[seat] = next(iter(left.values()))[: depth + 1]
            self.left[seat] = left
            return False
        self.state.play(seat, next(iter(left)))
        self.begun[seat] = []
        self.left = [{} for _ in range(self.state.seats)]
        return True


def shared_length(paths: list[list[int]]) -> int:
    """Return how many atoms all paths begin with; of a single path, all but one."""
    first, *others = paths or [[]]
    depth = 0
    while depth < len(first) - 1 and all(path[depth] == first[depth] for path in others):
        depth += 1
    return depth
