"""Moves as buttons say them: one sentence of the catalogue for each kind, one noun for each parameter."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nextfrontier.kernel.families import Shown
from nextfrontier.kit.words.messages import Catalogue, Message, Part
from nextfrontier.kit.words.speaking import as_sentence, catalogue_of

Fields = Mapping[str, Shown]


class Labels:
    """Says the moves of one box."""

    def __init__(
        self,
        catalogues: Mapping[str, Catalogue],
        message_of: Callable[[str, Fields], Message],
        text_at: Callable[[str, str], str],
    ) -> None:
        self.catalogues = catalogues
        self.message_of = message_of
        self.text_at = text_at  # by place and language: what an effect does; empty if nothing is known of it

    def say(self, kind: str, fields: Fields, language: str) -> str:
        """Return the label of a move; a part of an effect is told by its text."""
        catalogue = catalogue_of(self.catalogues, language)
        whole = kind == "part" and not fields.get("steps")
        done = self.text_at(str(fields["place"]), language).removesuffix(".") if whole else ""
        return as_sentence(done or catalogue.say(self.message_of(kind, fields)))


def move_message(key: str, parts: Mapping[str, Part]) -> Message:
    """Return the message of a move: its sentence with its nouns."""
    message = Message(f"move.{key}")
    message.parts.update(parts)
    return message


def numbers(value: Shown) -> list[int]:
    """Return the numbers of a parameter."""
    return [entry for entry in value if isinstance(entry, int)] if isinstance(value, list) else []
