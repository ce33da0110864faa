"""Forms of a pack: the fields of every component that an entry may replace, for editors (docs/packs.md).

What a field may hold is said once, by its form; the checks of the entries use the same bounds and words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Literal, NamedTuple

from nextfrontier.kernel.game import Document
from nextfrontier.kit.expressions import ExpressionError, parse
from nextfrontier.kit.packs.problems import MOST_OF_A_NAME
from nextfrontier.kit.packs.reading import Packs
from nextfrontier.kit.vocabulary import Place, Row, Sort, Vocabulary, block_of
from nextfrontier.kit.words.messages import Catalogue

FieldKind = Literal["name", "number", "word", "words", "numbers", "goods", "expression", "flag"]
Status = Literal["designed", "attested", "empty"]


class FieldForm(NamedTuple):
    """A field of an entry: its kind, and the bounds and words within which its value is chosen."""

    kind: FieldKind
    least: int = 0  # of a number, or of the characters of a name
    most: int = 0
    words: tuple[
        str, ...
    ] = ()  # to choose from; of an expression: the outermost ones, where not all may stand there
    items: tuple[int, int] = (1, 1)  # the least and the most values of a list
    sort: Sort[Any] | None = None  # of an expression
    place: Place | None = None
    may_be_empty: bool = False
    when: tuple[str, ...] = ()  # it is there only while the field `kind` has one of these values

    def is_there(self, kind: object) -> bool:
        """Is the field there while the field `kind` has this value?"""
        return not self.when or kind in self.when


# The fields of an entry by name; one name may have several forms, each with its `when`.
Form = list[tuple[str, FieldForm]]


class Component(NamedTuple):
    """A component that an entry may replace: its place in a pack, its form and its printed values."""

    list: str  # of the pack in which its entry stands
    key: int | str
    key_field: str
    form: Form
    values: dict[str, Any]
    provenance: str
    status: Status
    name: str
    board: int = 0  # on which it lies; 0 if its list is one of the pack itself
    group: str = ""  # its deck or set
    colour: str = ""
    needs_consent: bool = False  # its entry must say that attested texts are replaced on purpose

    @property
    def id(self) -> str:
        """Return the name by which an editor knows it: `cards/5`, `bonuses/2/TC-TR`."""
        return component_id(self.list, self.board, self.key)


class Shown(NamedTuple):
    """A component in words and icons."""

    name: str
    type: str  # of a card, by its effect
    text: str
    icons: Row


class BoxForms(NamedTuple):
    """The part of a game by which an editor fills in a pack."""

    packs: Packs[Any, Any]
    vocabulary: Vocabulary
    catalogues: Mapping[str, Catalogue]
    components: Callable[[Any, str], list[Component]]  # of some facts, in a language
    show: Callable[[Any, Component, str], Shown]
    text_of: Callable[[str, str], str]  # of an effect, a condition or a score, in a language
    name_choice: Callable[[str, str, str], str] = lambda argument, choice, language: ""  # where it is no noun

    def blocks_of(self, component: Component, values: Mapping[str, Any]) -> dict[str, Document]:
        """Return the expressions among some values of a component as blocks; those that cannot be read are left out."""
        found: dict[str, Document] = {}
        for name, form in component.form:
            if form.sort is not None and values.get(name) and form.is_there(values.get("kind")):
                with suppress(ExpressionError):
                    found[name] = block_of(self.vocabulary, parse(values[name]), form.sort)
        return found


NAME = FieldForm("name", 1, MOST_OF_A_NAME)


def component_id(list_: str, board: int, key: int | str) -> str:
    """Return the name by which an editor knows a component."""
    return "/".join(map(str, [list_, *([board] if board else []), key]))
