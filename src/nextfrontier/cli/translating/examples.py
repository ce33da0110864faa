"""Examples for translators: for each key a sentence in which it is said, printed or in a game at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from nextfrontier.kernel.game import Game
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kit.words.catalogues import read_catalogues
from nextfrontier.kit.words.languages import ENGLISH
from nextfrontier.kit.words.messages import Catalogue, Message, Part
from nextfrontier.record.record import Record
from nextfrontier.shelf import PLUGINS, game

SEED: Final = 7
LONGEST: Final = 200  # letters of an example
Examples = dict[str, dict[str, str]]  # by the home of a text, and by key


class Listening(Catalogue):
    """A catalogue that remembers for each key the first text in which it was said."""

    def __init__(self, source: Catalogue, examples: dict[str, str]) -> None:
        super().__init__(source.texts, source.category)
        self.examples = examples
        self.said: list[str] = []
        self.depth = 0  # of the message that is being said; a template of a label is read without one

    def pieces(self, message: Part, form: str, apart: bool) -> list[str | int]:
        """Return the texts of a message; the outermost one is the example of all keys in it."""
        self.said = self.said if self.depth else []
        self.depth += 1
        try:
            found = super().pieces(message, form, apart)
        finally:
            self.depth -= 1
        text = "" if self.depth else "".join(map(str, found))
        if 0 < len(text) <= LONGEST:
            for key in self.said:
                self.examples.setdefault(key, text)
        return found

    def is_fixed(self, key: str, form: str) -> bool:
        """Have every template asked for again, to hear of it."""
        return False

    def template(self, key: str, form: str, message: Message) -> str:
        """Return the entry of a key, and remember the key."""
        self.said.append(key)
        return super().template(key, form, message)


def find_examples() -> Examples:
    """Return examples by game and key; those of any game serve for texts that games share."""
    found: Examples = {}
    for slug, plugin in PLUGINS.items():
        with listening(plugin.package, found.setdefault(slug, {})):
            play(game(slug))
    shared = {key: text for examples in found.values() for key, text in examples.items()}
    return {**found, "": shared}


@contextmanager
def listening(package: str, examples: dict[str, str]) -> Iterator[None]:
    """Listen to the English of a package for a while."""
    catalogues = read_catalogues(package)
    english = catalogues[ENGLISH]
    catalogues[ENGLISH] = Listening(english, examples)
    try:
        yield
    finally:
        catalogues[ENGLISH] = english


def play(known: Game[Any]) -> None:
    """Have everything printed said, and a game at random with its moves, reasons and events."""
    record, dice = Record(known, known.seat_counts[-1], {}, SEED), random.Random(SEED)
    while not record.over:
        seat = record.state.to_move()
        state = record.state
        known.labels(state, state.describe_moves(seat, state.moves(seat)), ENGLISH)
        for move in state.domain(seat)[:20]:
            for reason in state.why_not(seat, move):
                known.explain(reason, ENGLISH)
        record.play(seat, state.notation(seat, dice.choice(state.moves(seat))))
    for entry in record.entries:
        for event in entry.events:
            known.sentence(event, SPECTATOR, ENGLISH)
    known.components(ENGLISH, {})
