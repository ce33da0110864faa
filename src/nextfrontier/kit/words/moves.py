"""Moves as buttons say them: one sentence of the catalogue for each kind, one noun for each parameter."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from nextfrontier.kernel.decisions import MoveFacts
from nextfrontier.kernel.families import Shown
from nextfrontier.kit.words.messages import NOTHING, Catalogue, Part, read_template
from nextfrontier.kit.words.speaking import as_sentence, catalogue_of, say_whole

Fields = Mapping[str, Shown]
MOST_LABELS: Final = 1 << 14  # of one box and language that are remembered: about those of ten tables
MOST_NOUNS: Final = 1 << 12  # of one box that are remembered


class Labels:
    """Says the moves of one box: the sentence of their kind or its variant, with nouns for their parameters."""

    def __init__(
        self,
        catalogues: Mapping[str, Catalogue],
        key_of: Callable[[str, Fields], str],
        part_of: Callable[[str, Shown], Part],
        text_at: Callable[[str, str], str],
        derived: Mapping[str, Callable[[Fields], Shown]] | None = None,
    ) -> None:
        self.catalogues = catalogues
        self.key_of = key_of
        self.part_of = part_of  # by name and value of a parameter
        self.text_at = text_at  # by place and language: what an effect does; empty if nothing is known of it
        self.derived = derived or {}  # parameters that are made of others, for the sake of their nouns
        self.nouns: dict[tuple[object, ...], str] = {}  # by name and value of a parameter, form and language
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
        return as_sentence(
            done or self.say_by_key(self.key_of(kind, fields), fields, self.catalogues[language])
        )

    def say_by_key(self, key: str, fields: Fields, catalogue: Catalogue) -> str:
        """Say the sentence of a key; nouns on which a sentence depends are made anew, all others are remembered."""
        entry = catalogue.texts.get(f"move.{key}")
        if not isinstance(entry, str) or "@" in entry:
            return say_whole(catalogue, f"move.{key}", self.parts_of(fields))
        said: list[str] = []
        for literal, name, form in read_template(catalogue.template(f"move.{key}", "", NOTHING)):
            said.append(literal)
            if name:
                value = self.derived[name](fields) if name in self.derived else fields[name]
                said.append(self.noun(name, value, form or "", catalogue))
        return "".join(said)

    def parts_of(self, fields: Fields) -> dict[str, Part]:
        """Return the nouns of all parameters, and of those that can be made of them."""
        found = {name: self.part_of(name, value) for name, value in fields.items()}
        for name, derive in self.derived.items():
            with suppress(KeyError):
                found[name] = self.part_of(name, derive(fields))
        return found

    def noun(self, name: str, value: Shown, form: str, catalogue: Catalogue) -> str:
        """Say a parameter in a form; made once for each value that is remembered."""
        kind = type(value)
        key = (name, kind, str(value) if kind is list or kind is dict else value, form, catalogue)
        found = self.nouns.get(key)
        if found is None:
            if len(self.nouns) >= MOST_NOUNS:
                self.nouns.clear()
            found = self.nouns[key] = catalogue.say(self.part_of(name, value), form)
        return found


def numbers(value: Shown) -> list[int]:
    """Return the numbers of a parameter."""
    return [entry for entry in value if isinstance(entry, int)] if isinstance(value, list) else []
