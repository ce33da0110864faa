"""What games with packs do alike for hosts: boxes, prompts, the texts of the rules, test vectors.

Not compiled: games are classes on top of it that are not compiled either.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cached_property
from importlib.resources import files
from typing import Generic, Protocol, TypeVar

from nextfrontier.kernel.packs import Pack, Packs
from nextfrontier.kernel.vectors import Vector
from nextfrontier.kernel.words.messages import Catalogue
from nextfrontier.kernel.words.speaking import catalogue_of, say


class Facts(Protocol):
    """The facts of all components."""

    version: str


P = TypeVar("P", bound=Pack)
F = TypeVar("F", bound=Facts)
B = TypeVar("B")


class PackGame(Generic[P, F, B]):
    """The part of the contract of a game that hangs on its box and its rulebook."""

    def __init__(
        self,
        package: str,
        packs: Packs[P, F],
        make_box: Callable[[F], B],
        vectors: Mapping[str, Vector],
        catalogues: Mapping[str, Catalogue],
    ) -> None:
        self.package = package
        self.packs = packs
        self.make_box = make_box
        self.vectors = vectors
        self.catalogues = catalogues
        self.boxes: dict[str, B] = {}
        self.sources: dict[str, dict[str, object]] = {}  # the options that name the pack of a box

    def self_contained(self, options: Mapping[str, object]) -> dict[str, object]:
        """The options with the document of a pack in place of its path."""
        return self.packs.self_contained(options)

    def box_for(self, options: Mapping[str, object]) -> B:
        """The components, with a pack where one is given; made once for each."""
        facts = self.packs.facts_of(options)
        if facts.version not in self.boxes:
            self.boxes[facts.version] = self.make_box(facts)
            self.sources[facts.version] = self.self_contained({"pack": options.get("pack")})
        return self.boxes[facts.version]

    def options_of(self, box: B) -> dict[str, object]:
        """Return the options by which `box_for` finds a box again, here or in another process."""
        for version, known in self.boxes.items():
            if known is box:
                return self.sources[version]
        raise LookupError(
            f"this box of {self.package} was not made by box_for: nothing tells how to make it again"
        )

    @cached_property
    def rule_texts(self) -> dict[str, str]:
        """The rules as `tools/rule_texts.py` took them from docs/rules, by id; in English so far."""
        found: dict[str, str] = json.loads(files(self.package).joinpath("rule_texts.json").read_text("utf-8"))
        return found

    def rule_text(self, id_: str, language: str = "en") -> str | None:
        """The text of a rule; None if there is no rule with this id."""
        return self.rule_texts.get(id_)

    def prompt(self, kind: str, language: str = "en") -> str:
        """What a decision of this kind asks."""
        return say(catalogue_of(self.catalogues, language), f"prompt.{kind}", {})

    def positions(self, language: str = "en") -> list[tuple[str, str]]:
        """The test vectors of docs/rules, with what to look at."""
        catalogue = catalogue_of(self.catalogues, language)
        return [(id_, say(catalogue, f"vector.{id_}", {})) for id_ in self.vectors]

    def vector(self, id_: str) -> Vector | None:
        """A test vector of docs/rules, or one of its further cases, such as TV-13b."""
        return self.vectors.get(id_)
