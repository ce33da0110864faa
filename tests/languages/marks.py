"""Marks of the pseudo-language: what in a text was not said by a catalogue."""

from __future__ import annotations

import re

# A name that is the same in every language: an id or a position, `S05`, `TL-ML`, `BR.2`, `3`; a move in notation.
ID = re.compile(r"[A-Z0-9][A-Z0-9]*([.+/-][A-Z0-9a-z]+)*|[a-z]")


def unsaid(text: str, names: frozenset[str] = frozenset()) -> list[str]:
    """Return the letters outside of all marks, and the names in marks that are neither ids nor known names."""
    found: list[str] = []
    open_: list[str] = []
    for piece in re.split(r"([⟦⟧⟨⟩])", text):
        if piece in ("⟦", "⟨"):
            open_.append(piece)
        elif piece in ("⟧", "⟩"):
            if not open_ or open_.pop() + piece not in ("⟦⟧", "⟨⟩"):
                found.append("marks nested wrongly")
        elif any(letter.isalpha() for letter in piece) and not is_fine(piece, open_, names):
            found.append(piece)
    return [*found, "marks not closed"] if open_ else found


def is_fine(piece: str, marks: list[str], names: frozenset[str]) -> bool:
    """May these letters stand in these marks?"""
    if not marks or marks[-1] == "⟦":
        return bool(marks)
    return piece in names or all(ID.fullmatch(word) for word in piece.split())
