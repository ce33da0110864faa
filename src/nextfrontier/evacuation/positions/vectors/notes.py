"""What to look at in the position of a test vector, in words."""

from __future__ import annotations

from typing import Final

from nextfrontier.evacuation.catalogues import en_vectors
from nextfrontier.kernel.words import english
from nextfrontier.kernel.words.messages import Catalogue
from nextfrontier.kernel.words.speaking import catalogue_of, say

CATALOGUES: Final[dict[str, Catalogue]] = {"en": Catalogue(en_vectors.TEXTS, english.category)}


def vector_note(id_: str, language: str = "en") -> str:
    """The note of a vector."""
    return say(catalogue_of(CATALOGUES, language), f"vector.{id_}", {})
