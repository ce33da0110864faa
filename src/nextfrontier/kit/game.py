"""The part of a game that all games with packs share: boxes, prompts, texts of the rules, test vectors.

Not compiled: games are classes on top of it that are not compiled either.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Final, Generic, Protocol, TypeVar

from nextfrontier.kernel.actions import ActionTable, table_of
from nextfrontier.kernel.decisions import MoveFacts
from nextfrontier.kernel.game import Option
from nextfrontier.kernel.vectors import Vector
from nextfrontier.kit.packs.reading import Facts, Pack, Packs, chosen_box
from nextfrontier.kit.vectors.files import read_sentences
from nextfrontier.kit.vectors.reading import Words, read_vectors
from nextfrontier.kit.words.catalogues import folder_of, read_texts
from nextfrontier.kit.words.languages import ENGLISH, PSEUDO
from nextfrontier.kit.words.messages import Catalogue, Message, Name, Part, Series
from nextfrontier.kit.words.moves import Labels
from nextfrontier.kit.words.pseudo import mark
from nextfrontier.kit.words.speaking import catalogue_of, say

MOST_BOXES: Final = 32  # with packs, that are remembered; those that states hold live on beside them


C = TypeVar("C", covariant=True)


YES_OR_NO: Final = (False, True)


def choice(name: str, allowed: tuple[object, ...]) -> Option:
    """Return an option with these values, of which the first is its default; None is not typed by people."""
    typed = (
        "bool" if allowed == YES_OR_NO else ", ".join(str(value) for value in allowed if value is not None)
    )
    return Option(name, typed, allowed[0], allowed)


def values_of(option: Option) -> Part:
    """Return the values of an option: those of a list, or the entry `option.<name>.values`."""
    if option.allowed == YES_OR_NO:
        return Message("yes_or_no")
    if option.allowed is None:
        return Message(f"option.{option.name}.values")
    if ".." in option.type:
        return Name(option.type)
    return Series("or", [Name(value) for value in option.type.split(", ")])


class Box(Protocol):
    """All components."""

    options: dict[str, object] | None  # by which `box_for` finds it again


class Boxed(Protocol[C]):
    """A state that is played with the components of a box."""

    @property
    def box(self) -> C:
        """Return all components of the game."""


P = TypeVar("P", bound=Pack)
F = TypeVar("F", bound=Facts)
B = TypeVar("B", bound=Box)


class PackGame(Generic[P, F, B]):
    """The part of the contract of a game that hangs on its box and its rulebook."""

    actions_version: int  # grows with every change of the table of atomic actions; see `kernel/actions`

    def __init__(
        self,
        package: str,
        packs: Packs[P, F],
        make_box: Callable[[F], B],
        vector_words: Words,
        catalogues: Mapping[str, Catalogue],
    ) -> None:
        self.package = package
        self.packs = packs
        self.make_box = make_box
        self.vector_words = vector_words
        self.catalogues = catalogues
        self.boxes: dict[str, B] = {}  # with packs, by version, the latest last
        self.words_of_boxes: dict[int, tuple[B, Labels]] = {}  # by the identity of the box, which is held
        self.prompts: dict[tuple[str, Catalogue], str] = {}  # by kind, once asked for
        self.translated_rules: dict[str, dict[str, str]] = {}  # by language, once asked for
        self.sentences: dict[str, dict[str, str]] = {}  # of the test vectors, by language, once asked for

    def __repr__(self) -> str:
        return f"<Game {self.package.rpartition('.')[2]}>"

    def say_title(self, language: str = ENGLISH) -> str:
        """Return the name of the game as people read it."""
        return catalogue_of(self.catalogues, language).say(Message("title"))

    def say_option(self, option: Option, language: str = ENGLISH) -> tuple[str, str]:
        """Return the values of an option as people read them, and what the option changes."""
        catalogue = catalogue_of(self.catalogues, language)
        return catalogue.say(values_of(option)), catalogue.say(Message(f"option.{option.name}"))

    def self_contained(self, options: Mapping[str, object]) -> dict[str, object]:
        """Return the options with the document of a pack in place of its path."""
        return self.packs.self_contained(options)

    def box_for(self, options: Mapping[str, object]) -> B:
        """Return the components, with a pack where one is given; made once for each that is still remembered."""
        chosen = chosen_box(options)
        if all(value is None for value in chosen.values()):
            return self.printed_box
        facts = self.packs.facts_of(chosen)
        box = self.boxes.pop(facts.version, None)
        if box is None:
            box = self.make_box_with(facts, self.self_contained(chosen))
        self.boxes[facts.version] = box
        for version in list(self.boxes)[:-MOST_BOXES]:
            self.boxes.pop(version, None)  # another thread of the host may have done so
        return box

    @cached_property
    def printed_box(self) -> B:
        """Return the components without a pack."""
        return self.make_box_with(self.packs.facts(), chosen_box({}))

    def make_box_with(self, facts: F, options: dict[str, object]) -> B:
        """Make a box that knows by which options it is found again."""
        box = self.make_box(facts)
        box.options = options
        return box

    def options_of(self, box: B) -> dict[str, object]:
        """Return the options by which `box_for` finds a box again, here or in another process."""
        if box.options is None:
            raise LookupError(
                f"this box of {self.package} was not made by box_for: nothing tells how to make it again"
            )
        return box.options

    def actions(self) -> ActionTable:
        """Return the table of its atomic actions, made once; packs do not change it."""
        return self.action_table

    @cached_property
    def action_table(self) -> ActionTable:
        """Make the table of atomic actions at first use."""
        return table_of(self.package, self.actions_version, self.printed_box)

    @cached_property
    def rule_texts(self) -> dict[str, str]:
        """Return the rules as `tools/rule_texts.py` took them from docs/rules, by id, in English."""
        found: dict[str, str] = json.loads(files(self.package).joinpath("rule_texts.json").read_text("utf-8"))
        return found

    def rule_text(self, id_: str, language: str = "en") -> str | None:
        """Return the text of a rule, in English as long as the language has none; None if there is no such rule."""
        found = self.rule_texts.get(id_)
        if found is None or language == ENGLISH:
            return found
        return mark(found) if language == PSEUDO else self.rules_in(language).get(id_, found)

    def rules_in(self, language: str) -> dict[str, str]:
        """Return the texts of rules in another language by id, as far as it has them; read once."""
        if language not in self.translated_rules:
            file = folder_of(self.package, language).joinpath("rules.toml")
            texts = read_texts(self.package, language, "rules") if file.is_file() else {}
            self.translated_rules[language] = texts
        return self.translated_rules[language]

    def prompt(self, kind: str, language: str = "en") -> str:
        """Return the question of a decision of this kind."""
        key = (kind, catalogue_of(self.catalogues, language))
        if key not in self.prompts:
            self.prompts[key] = say(key[1], f"prompt.{kind}", {})
        return self.prompts[key]

    def labels(self, state: Boxed[B], moves: Sequence[MoveFacts], language: str = "en") -> list[str]:
        """Return moves as buttons say them."""
        known = self.words_of_boxes.get(id(state.box))
        return (self.words_for(state.box) if known is None else known[1]).say_all(moves, language)

    def words_for(self, box: B) -> Labels:
        """Make the words for the moves of a box, and remember them."""
        words = self.make_labels(self.packs.facts_of(box.options or {}))
        self.words_of_boxes[id(box)] = (box, words)
        for other in list(self.words_of_boxes)[:-MOST_BOXES]:
            self.words_of_boxes.pop(other, None)  # another thread of the host may have done so
        return words

    def make_labels(self, facts: F) -> Labels:
        """Return the words for moves that name these components."""
        raise NotImplementedError

    @cached_property
    def vectors(self) -> dict[str, Vector]:
        """Return the test vectors of docs/rules by id, read from the package at first use."""
        return read_vectors(files(self.package).joinpath("positions", "vectors"), self.vector_words)

    def positions(self, language: str = ENGLISH) -> list[tuple[str, str]]:
        """Return the test vectors of docs/rules, each with a sentence about it."""
        catalogue_of(self.catalogues, language)  # refuses a language that there is not
        if language not in self.sentences:
            self.sentences[language] = self.sentences_in(language)
        return list(self.sentences[language].items())

    def sentences_in(self, language: str) -> dict[str, str]:
        """Read the sentences of the test vectors: English stands with them, another language has a file, if any."""
        file = folder_of(self.package, language).joinpath("vectors.toml")
        if file.is_file():
            return read_sentences(file, list(self.vectors))
        marked = mark if language == PSEUDO else str
        return {id_: marked(vector.sentence) for id_, vector in self.vectors.items()}

    def vector(self, id_: str) -> Vector | None:
        """Return a test vector of docs/rules, or one of its further cases, such as TV-13b."""
        return self.vectors.get(id_)
