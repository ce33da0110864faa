"""Packs of any game for tests: documents, what is wrong with them, and the facts they make."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from hypothesis import strategies as st

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.reasons import Problem
from nextfrontier.kit.packs.reading import FORMAT, Facts, Pack, Packs
from nextfrontier.kit.words.problems import say_problem

EXAMPLES = Path(__file__).resolve().parents[1] / "docs" / "examples"
P = TypeVar("P", bound=Pack)
F = TypeVar("F", bound=Facts)


def effect_texts(words: Sequence[str], samples: Sequence[str]) -> st.SearchStrategy[str]:
    """Make texts that look like effects: words and samples, also as calls with a few arguments."""
    return st.recursive(
        st.sampled_from([*words, *samples]),
        lambda inner: st.builds(
            lambda name, items: f"{name}({', '.join(items)})",
            st.sampled_from(words),
            st.lists(inner, max_size=3),
        ),
        max_leaves=6,
    )


def values(effects: st.SearchStrategy[str]) -> st.SearchStrategy[object]:
    """Make values that could stand in a field of an entry."""
    return st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-5, 400),
        st.text(max_size=12),
        effects,
        st.just([]),
        st.just({}),
    )


def finished(state: State) -> int:
    """Play to the end, the moves picked by a fixed rule from those that are legal; how many there were."""
    count = 0
    while (seat := state.to_move()) >= 0:
        moves = state.moves(seat)
        names = {state.notation(seat, move) for move in moves}
        assert len(names) == len(moves) > 0
        state.play(seat, moves[count * 7919 % len(moves)])
        count += 1
    return count


def in_english(problem: Problem | None) -> str:
    """Return a problem in words."""
    assert problem is not None
    return say_problem(problem)


class Packing(Generic[P, F]):
    """The packs of one game."""

    def __init__(self, game: str, packs: Packs[P, F]) -> None:
        self.game = game
        self.packs = packs

    def pack(self, **lists: Any) -> dict[str, Any]:
        """Return a pack with these lists."""
        return {"format": FORMAT, "game": self.game, "name": "Test", "version": "1", **lists}

    def facts_with(self, **lists: Any) -> F:
        """Return the facts with a pack of these lists."""
        return self.packs.apply(self.packs.facts(), self.packs.read(self.pack(**lists)))

    def problems(self, document: Any) -> list[tuple[str, str]]:
        """Return path and problem of everything that is wrong."""
        found = self.packs.problems_of(document, self.packs.facts())
        assert all(reason.code == "bad_pack" for reason in found)
        return [(str(reason.parameters["path"]), in_english(reason.problem)) for reason in found]

    def only_problem(self, **lists: Any) -> tuple[str, str]:
        """Return the single problem of a pack."""
        found = self.problems(self.pack(**lists))
        assert len(found) == 1, found
        return found[0]
