"""A referee driven by a test, in this process."""

from __future__ import annotations

from typing import Any

import msgspec

from nextfrontier.referee.referee import Referee


class Host:
    """Sends requests and reads replies as outsiders see them."""

    def __init__(self) -> None:
        self.referee = Referee()

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a request and return its reply, through JSON and back."""
        reply: dict[str, Any] = msgspec.json.decode(
            msgspec.json.encode(self.referee.answer({"id": 1, "do": do, **fields}))
        )
        return reply

    def new(self, seats: int = 2, seed: int = 7, **options: Any) -> dict[str, Any]:
        """Deal a game."""
        return self.ask("new", game="underwater-cities", seats=seats, seed=seed, options=options)

    def position(
        self, seats: int = 2, changes: dict[str, Any] | None = None, **options: Any
    ) -> dict[str, Any]:
        """Set up a position."""
        fields = {"game": "underwater-cities", "seats": seats, "seed": 7, "options": options}
        return self.ask("position", **fields, set=changes or {})

    def play_first(self, number: int) -> None:
        """Play so many moves, always a different one of those offered."""
        for count in range(number):
            decisions = [one for one in self.ask("decisions")["decisions"] if not one["optional"]]
            if not decisions:
                return
            moves = decisions[0]["moves"]
            assert self.ask("play", seat=decisions[0]["seat"], move=moves[count * 7 % len(moves)]["text"])[
                "ok"
            ]


def texts_of(moves: list[dict[str, Any]]) -> list[str]:
    """The notations of moves."""
    return [move["text"] for move in moves]
