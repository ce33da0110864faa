"""The fields that several messages share: types, limits and meanings."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from nextfrontier.kernel.game import Document
from nextfrontier.kit.meanings import meaning

PROTOCOL: Final = (
    2  # version of the referee's and of the socket's messages; fields may be added, never changed
)

LONGEST_MOVE: Final = 400
LARGEST_DRAFT: Final = 256 * 1024  # bytes of a pack that is checked; a whole box has about 100 KB

Seat = Annotated[int, Meta(ge=0, le=9, description="seat, counted from 0")]
Move = Annotated[str, Meta(max_length=LONGEST_MOVE, description="a move in notation")]
Kind = Annotated[str, meaning("what is asked, as a key")]
Prompt = Annotated[str, meaning("what is asked, as a sentence")]
Rules = Annotated[list[str], meaning("rules that ask for it")]
Version = Annotated[int, meaning("grows with every accepted play, undo and redo")]
Language = Annotated[str, Meta(max_length=10, description="language of the texts")]
OPAQUE: Final = Meta(extra={"opaque": True})  # a document of a game: its own structs describe it
View = Annotated[Document, meaning("see view.<game>.schema.json"), OPAQUE]
Forecast = Annotated[Document, meaning("see forecast.<game>.schema.json"), OPAQUE]
Components = Annotated[Document, meaning("see components.<game>.schema.json"), OPAQUE]
Save = Annotated[Document, meaning("a self-contained game"), OPAQUE]
Options = Annotated[Document, meaning("options of the game; left-out ones have their defaults")]
Steps = Annotated[int, Meta(ge=1, le=1000, description="how many moves")]
Good = Annotated[bool, Meta(description="always true", extra_json_schema={"const": True})]
Bad = Annotated[bool, Meta(description="always false", extra_json_schema={"const": False})]
