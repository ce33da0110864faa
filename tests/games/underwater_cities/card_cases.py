"""Cases for single cards: what a player has, what he does, what it must come to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from nextfrontier.games.underwater_cities.positions.vectors.shorthand import resources
from tests.games.underwater_cities.table import BOX, Table, table

# Slots of the 1-2 side whose own action always waits for a decision, so that a card can be seen alone.
SLOT_OF_COLOUR = ["G2", "R1", "Y1"]
FILLER = 24  # a red Era I card, played only for its slot


@dataclass(frozen=True)
class Case:
    """One card in one situation; the card's own colour, type and Era are looked up."""

    card: int
    does: str = ""  # moves after the card was chosen or used, separated by semicolons
    goods: str = ""
    after: str = ""  # the whole stock afterwards
    vp: int = 0
    cards: int = 0  # drawn
    board: str = ""  # new or changed pieces: `MC-BR plain, BR.1 farm+`
    space: str = "below"  # of the Federation track, before
    reaches: str = "below"  # and afterwards
    area: Mapping[str, Any] = field(default_factory=dict)
    put: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"#{self.card} {self.does or 'nothing'}"

    def moves(self) -> list[str]:
        """What the player does."""
        return [move.strip() for move in self.does.split(";") if move.strip()]

    def pieces(self) -> dict[str, str]:
        """The pieces that must have been built or changed."""
        return dict(piece.split() for piece in self.board.split(", ") if piece)

    def table(self, hand: list[int], claimed: list[int]) -> Table:
        """The situation, with seat 0 to play on board 1; seat 1 stands below the Federation track."""
        era = max(1, *[BOX.card(card).era for card in (*hand, *claimed)])
        area = {"hand": hand, **self.area, "claimed": [*self.area.get("claimed", []), *claimed]}
        changes = {"era": era, "federation": {self.space: [0]}, **self.put}
        return table().put(**changes).player(0, self.goods, **area)


def play_instant(case: Case) -> tuple[Table, dict[str, Any]]:
    """Play the card on a matching slot, before the slot's own action; also the area before the card."""
    game = case.table([case.card], [])
    before = game.area()
    game.play(f"{case.card}+{SLOT_OF_COLOUR[BOX.card(case.card).colour]}")
    game.play(*case.moves())
    assert stands_at_the_slot(game), "the card is resolved and the slot's action begins"
    return game, before


def use_action(case: Case) -> tuple[Table, dict[str, Any]]:
    """Use the claimed card through the action symbol of SL-16; also the area before that."""
    game = case.table([FILLER], [case.card])
    before = game.area()
    game.play(f"Y1+{FILLER}", "part 1", f"use {case.card}")
    game.play(*case.moves())
    assert stands_at_the_slot(game), "the card is resolved and the slot's action goes on"
    return game, before


def stands_at_the_slot(game: Table) -> bool:
    """Is the open decision one of the slot itself?"""
    task = game.document()["pending"][1]
    return len(task) > 1 and str(task[1]).startswith("SL-")


def check(game: Table, before: dict[str, Any], case: Case) -> None:
    """Compare everything that a card can change with what the case expects."""
    after = game.area()
    assert after["resources"] == resources(case.after)
    assert after["score"] - before["score"] == case.vp
    assert len(after["hand"]) == len(before["hand"]) - 1 + case.cards
    assert changed_pieces(before, after) == case.pieces()
    assert 0 in game.document()["federation"][case.reaches]


def changed_pieces(before: dict[str, Any], after: dict[str, Any]) -> dict[str, str]:
    """Cities, tunnels and buildings that are new or not what they were."""
    found: dict[str, str] = {}
    for what in ("cities", "tunnels", "buildings"):
        found |= {site: state for site, state in after[what].items() if before[what].get(site) != state}
    return found
