"""Drafts of packs: what they would replace, in words and icons, and everything that is wrong with them."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta

from nextfrontier.kernel.game import Document
from nextfrontier.kit.meanings import meaning
from nextfrontier.kit.packs.forms import Component, component_id
from nextfrontier.kit.packs.problems import MOST_PROBLEMS, Change, Problems
from nextfrontier.kit.words.problems import say_problem
from nextfrontier.protocol.boxes import BlockField, ShownDocument, box_of, printed_components
from nextfrontier.protocol.fields import OPAQUE

Path = Annotated[str, Meta(max_length=120, description="place of an entry in a pack: cards[3]")]
MOST_SHOWN: Final = 2_000
KEYS: Final = ("id", "site", "number")  # Solo cards have a number beside their id
Paths = Annotated[list[Path], Meta(max_length=MOST_SHOWN)]


class Draft(msgspec.Struct, forbid_unknown_fields=True):
    """A pack to be checked."""

    pack: Annotated[Document, meaning("the pack, see docs/packs.md"), OPAQUE]
    show: Annotated[Paths | None, meaning("entries to be shown; left out: all")] = None


class ProblemDocument(msgspec.Struct):
    """Something wrong with a pack."""

    path: Annotated[str, meaning("where: cards[3].effect")]
    problem: str


class ShownField(msgspec.Struct):
    """An expression of an entry: its block if it can be read, and its words and icons if it has no problem."""

    block: BlockField | None
    shown: ShownDocument | None


class ShownEntry(msgspec.Struct):
    """An entry of a draft: the component with it, if it has no problem, and its expressions by field."""

    path: str
    component: Annotated[str, meaning("id of the component")]
    shown: ShownDocument | None
    fields: dict[str, ShownField]


class DraftDocument(msgspec.Struct):
    """What a draft would replace, and everything that is wrong with it."""

    problems: list[ProblemDocument]
    entries: list[ShownEntry]


class Checking:
    """A draft on the facts of a game: its entries with their components, and its problems by path."""

    def __init__(self, slug: str, pack: Document, language: str) -> None:
        self.box = box = box_of(slug)
        self.language = language
        self.components = printed_components(slug, language)
        problems = Problems(box.packs.is_designed)
        facts = box.packs.facts()
        read = box.packs.read_entries(pack, problems)
        self.entries: list[tuple[str, int, Change]] = [] if read is None else read.all_entries()
        self.facts = facts if read is None else box.packs.replace_facts(facts, read, problems)
        self.problems = [
            ProblemDocument(str(found.parameters["path"]), say_problem(found.problem, language))
            for found in problems.reasons
            if found.problem
        ]

    def is_fine(self, path: str) -> bool:
        """Is there no problem at a path or below it? After the most that are listed there may be others anywhere."""
        if len(self.problems) >= MOST_PROBLEMS:
            return False
        below = (f"{path}.", f"{path}[")
        return not any(each.path == path or each.path.startswith(below) for each in self.problems)

    def show(self, wanted: list[str] | None) -> list[ShownEntry]:
        """Show the wanted entries whose components there are."""
        found: list[ShownEntry] = []
        for list_, board, change in self.entries:
            component = self.component_of(list_, board, change)
            if component is not None and (wanted is None or change.path in wanted):
                found.append(self.show_entry(component, change))
        return found

    def component_of(self, list_: str, board: int, change: Change) -> Component | None:
        """Return the component that an entry replaces; None if there is none."""
        keys = [change.given[field] for field in KEYS if field in change.given]
        return self.components.get(component_id(list_, board, keys[0])) if keys else None

    def show_entry(self, component: Component, change: Change) -> ShownEntry:
        """Show an entry: the component with it, and its expressions one by one."""
        shown = None
        if self.is_fine(change.path):
            said = self.box.show(self.facts, component, self.language)
            shown = ShownDocument(said.text, said.icons, said.name, said.type or UNSET)
        fields = {
            name: self.show_field(f"{change.path}.{name}", change.given[name], block)
            for name, block in self.blocks(component, change).items()
        }
        return ShownEntry(change.path, component.id, shown, fields)

    def blocks(self, component: Component, change: Change) -> dict[str, Document | None]:
        """Return the given expressions of an entry as blocks; None for one that cannot be read."""
        values: dict[str, Any] = {**component.values, **change.given}
        found = self.box.blocks_of(component, values)
        names = [name for name, form in component.form if form.sort is not None and change.gives(name)]
        return {name: found.get(name) for name in names if change.given[name]}

    def show_field(self, path: str, text: str, block: Document | None) -> ShownField:
        """Show one expression in words and icons, if nothing is wrong with it."""
        if block is None or not self.is_fine(path):
            return ShownField(block, None)
        icons = self.box.vocabulary.icons(text)
        return ShownField(block, ShownDocument(self.box.text_of(text, self.language), icons))


def check_draft(slug: str, draft: Draft, language: str) -> DraftDocument:
    """Return what a draft would replace, and everything that is wrong with it."""
    checking = Checking(slug, draft.pack, language)
    return DraftDocument(checking.problems, checking.show(draft.show))
