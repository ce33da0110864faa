"""What a program that plays in the arena is asked, and what it answers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from nextfrontier.kit.meanings import meaning
from nextfrontier.protocol.decisions import Moves
from nextfrontier.protocol.fields import Kind, Options


class Thought(msgspec.Struct):
    """How much a player may think about one answer."""

    nodes: Annotated[int | None, meaning("positions that it may look at")] = None
    milliseconds: Annotated[int | None, meaning("time")] = None


class Question(msgspec.Struct, kw_only=True):
    """A decision that a program is asked for."""

    game: Annotated[str, meaning("slug of the game")]
    seats: Annotated[int, meaning("number of seats")]
    options: Options
    seat: Annotated[int, meaning("who decides")]
    view: Annotated[dict[str, Any], meaning("all that the seat may know")]
    position: Annotated[dict[str, Any], meaning("a position that the seat might be in, for a search")]
    decision: Kind
    moves: Moves
    budget: Annotated[Thought, meaning("how much it may think")]
    seed: Annotated[int, meaning("the seed of its chance: asked again, it should answer alike")]


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """The move that a program chooses."""

    move: Annotated[str, Meta(max_length=200, description="the `text` of one of the moves")]
    explain: Annotated[dict[str, Any], meaning("why, as it likes; kept nowhere")] = {}
