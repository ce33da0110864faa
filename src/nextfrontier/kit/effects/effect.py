"""Effects: nodes of a tree that is built once. Each knows its place (`card 37/2`); pending tasks point to nodes."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.tasks import EVERYTHING, S, Task


class EffectNode(Generic[S]):
    """Do something that a component says; a game adds what its effects know beside this."""

    def __init__(self) -> None:
        self.place = ""  # where it stands: source and path
        self.supply = EVERYTHING  # the bits that it can bring by itself

    def children(self) -> list[Any]:
        """Return the nodes beneath, effects of the same game, in order."""
        return []

    def possible(self, state: S) -> bool:
        """Can the active player perform at least part of it now?"""
        return not self.why_impossible(state)

    def why_impossible(self, state: S) -> list[Reason]:
        """Return the reasons why nothing of it can be performed; none if something can."""
        return []

    def begin(self, state: S, must: bool) -> None:
        """Resolve it; with `must` at least part has to be performed."""
        raise NotImplementedError

    def must_do_part(self) -> Reason:
        """Return the refusal to leave it undone where at least part must be performed."""
        raise NotImplementedError


E = TypeVar("E", bound=EffectNode[Any])


class BeginEffect(Task[S], Generic[S, E]):
    """Resolve an effect when it comes to the top."""

    def __init__(self, effect: E, must: bool = False) -> None:
        self.effect = effect
        self.must = must

    def run(self, state: S) -> None:
        self.effect.begin(state, self.must)

    def keepable(self, state: S) -> bool:
        return self.effect.possible(state)

    def supplies(self, state: S) -> int:
        return self.effect.supply


def name_nodes(effect: Any, place: str) -> list[Any]:
    """Tell every node of a tree its place; return them all, those beneath a node before it."""
    effect.place = place
    found: list[Any] = []
    for index, child in enumerate(effect.children()):
        found += name_nodes(child, f"{place}/{index + 1}")
    return [*found, effect]


def why_none_possible(nodes: list[Any], state: Any) -> list[Reason]:
    """Return the reasons why none of the nodes is possible; no reasons if one is."""
    reasons: list[list[Reason]] = [node.why_impossible(state) for node in nodes]
    return [reason for found in reasons for reason in found] if all(reasons) else []
