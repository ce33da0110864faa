"""Moves as buttons say them: one sentence of the catalogue for each kind, one noun for each parameter."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from nextfrontier.kernel.decisions import MoveFacts
from nextfrontier.kernel.families import Shown
from nextfrontier.kit.words.messages import Catalogue, Message, Part
from nextfrontier.kit.words.speaking import as_sentence, catalogue_of

Fields = Mapping[str, Shown]
MOST_LABELS: Final = 1 << 14  # of one box and language that are remembered: about those of ten tables


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
        # By language and notation: kind and parameters of the last move of this name, and its label.
        self.known: dict[Catalogue, dict[str, tuple[str, Fields, str]]] = {}

    def say_all(self, moves: Sequence[MoveFacts], language: str) -> list[str]:
        """Return the labels of moves; those are made that are not of the same kind and parameters as last time."""
        catalogue = catalogue_of(self.catalogues, language)
        known = self.known.setdefault(catalogue, {})
        labels: list[str] = []
        for move in moves:
            found = known.get(move.text)
            if found is None or found[0] != move.kind or found[1] != move.fields:
                found = (move.kind, move.fields, self.say(move.kind, move.fields, language))
                if len(known) >= MOST_LABELS:
                    known.clear()
                known[move.text] = found
            labels.append(found[2])
        return labels

    def say(self, kind: str, fields: Fields, language: str) -> str:
        """Say a move; a part of an effect is told by its text."""
        whole = kind == "part" and not fields.get("steps")
        done = self.text_at(str(fields["place"]), language).removesuffix(".") if whole else ""
        return as_sentence(done or self.catalogues[language].say(self.message_of(kind, fields)))


def move_message(key: str, parts: Mapping[str, Part]) -> Message:
    """Return the message of a move: its sentence with its nouns."""
    message = Message(f"move.{key}")
    message.parts.update(parts)
    return message


def numbers(value: Shown) -> list[int]:
    """Return the numbers of a parameter."""
    return [entry for entry in value if isinstance(entry, int)] if isinstance(value, list) else []
