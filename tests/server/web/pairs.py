"""A table of two people and a spectator, and turns that can be taken back."""

from __future__ import annotations

from tests.server.serving import EVACUATION, GAME, Opened, Serving
from tests.server.visitors import Visitor

TURNS = {GAME: "turn", EVACUATION: "action"}  # the decision with which a turn begins
SECRETS = {GAME: "hand", EVACUATION: "goals"}  # what only its owner sees from the start


class Pair:
    """A table of two people who look at it, and a spectator."""

    def __init__(self, server: Serving, game: str) -> None:
        self.game = game
        self.table: Opened = server.open("human", "human", game=game)
        address = server.socket_address
        self.ann = Visitor(address, self.table.name, [self.table.tokens[0]]).arrive()
        self.bob = Visitor(address, self.table.name, [self.table.tokens[1]]).arrive()
        self.eve = Visitor(address, self.table.name).arrive()

    def started(self) -> Pair:
        """Choose hands or goals for all seats, so that the first turn begins."""
        while self.mover().decision["kind"] != TURNS[self.game]:
            version = self.mover().play()["version"]
            for visitor in (self.ann, self.bob, self.eve):
                visitor.until(lambda state, version=version: state["version"] == version)
        return self

    def mover(self) -> Visitor:
        """Return the visitor whose turn it is; where both decide, the first in turn order."""
        both = (self.ann, self.bob)
        return next(both[seat] for seat in self.eve.state["view"]["order"] if both[seat].must_decide())

    def other(self) -> Visitor:
        """Return the visitor who waits."""
        return self.bob if self.mover() is self.ann else self.ann


def play_quietly(mover: Visitor) -> list[str]:
    """Play a turn up to its end without a move that shows anything, so that all can be taken back; return its moves."""
    for first in mover.moves:
        line = [first]
        while line and is_quiet(mover, line[-1]):
            mover.play(line[-1])
            if mover.decision["kind"] == "end":
                return line
            line.append(quiet_move(mover))
        if len(line) > 1:
            mover.ask("restart")
    raise AssertionError("every turn shows something")


def quiet_move(mover: Visitor) -> str:
    """Return the first move that can be taken back, or nothing."""
    return next((move for move in mover.moves if is_quiet(mover, move)), "")


def is_quiet(mover: Visitor, move: str) -> bool:
    """Can the move be taken back?"""
    return (
        bool(move)
        and not mover.ask("preview", decision=mover.decision["id"], move=move)["preview"]["reveals"]
    )
