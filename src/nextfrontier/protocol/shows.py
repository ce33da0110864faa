"""A finished game as one document, to be watched without a table: its end, its log, and its positions step by step."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType

from nextfrontier.kernel.game import Document
from nextfrontier.kit.meanings import meaning
from nextfrontier.protocol.frames import StateFrame
from nextfrontier.protocol.tables import CurveDocument, PastDocument

Place = list[str | int]


class ChangedPlace(msgspec.Struct):
    """A place of a document that has another value; without one it is not there any more."""

    path: Annotated[Place, meaning("names and numbers that lead to it")]
    value: Annotated[Any | UnsetType, meaning("the new value")] = UNSET


class ShowDocument(msgspec.Struct):
    """A sample game from its first move to its last, as its first player saw it."""

    game: str
    components: Annotated[Document, meaning("everything printed")]
    state: Annotated[StateFrame, meaning("its end, with the whole log")]
    first: Annotated[PastDocument, meaning("the position before the first move")]
    steps: Annotated[list[list[ChangedPlace]], meaning("what each move changed in it")]
    curve: CurveDocument
