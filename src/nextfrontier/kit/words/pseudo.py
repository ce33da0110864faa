"""The pseudo-language: English in which every text of a catalogue is marked, `⟦gain ⟦2 ⟦credits⟧⟧⟧`.

Names that are the same in every language stand in `⟨S05⟩`. A letter outside of the marks, or a word in the marks of
names, was not said by a catalogue. No player is offered this language; tests and browsers may ask for it.
"""

from __future__ import annotations

from nextfrontier.kit.words.languages import PSEUDO
from nextfrontier.kit.words.messages import Catalogue, Message, Name, Part


def mark(text: str) -> str:
    """Return a text as the pseudo-language says it."""
    return f"⟦{text}⟧"


class PseudoCatalogue(Catalogue):
    """A catalogue that marks the texts of another one."""

    def __init__(self, source: Catalogue) -> None:
        super().__init__(source.texts, source.category, PSEUDO)

    def pieces(self, message: Part, form: str, apart: bool) -> list[str | int]:
        """Return the texts of a message one after the other; names have marks of their own."""
        if isinstance(message, Name):
            return [f"⟨{message.text}⟩"]
        return super().pieces(message, form, apart)

    def template(self, key: str, form: str, message: Message) -> str:
        """Return the marked entry of a key."""
        return mark(super().template(key, form, message))
