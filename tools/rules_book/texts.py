"""Texts of docs/rules as players read them: sources apart, abbreviations in full, references as links.

What is left is plain text with three marks: `[shown](#anchor)`, `**strong**` and `*soft*`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from tools.rule_texts import write_out

CITED = re.compile(r" ?\[(?:PL|IT|CS|RU|INF|DEF|V|hand|backs)\b[^\[\]]*\](?!\()")
POINTERS = re.compile(r" ?→ (?P<named>(?:OQ|D)-\d\d(?:, (?:OQ|D)-\d\d)*)(?: for [a-z ]+)?")
TRAILING = re.compile(r"(?: (?:and )?(?P<id>[DQ]-\d\d),?)+$")
INFERRED = "*(inferred)*"
QUESTION = re.compile(r"\b(?:Q|OQ|D)-\d\d\b")
PAGE_LINK = re.compile(r"\[(?P<shown>[^\]]+)\]\((?P<page>[^)#]*)(?:#(?P<anchor>[^)]+))?\)")
REFERENCE = re.compile(
    r"(?<![\w#])(?P<id>(?:UC|EV)-[A-Z]+(?:-\d\d)?|(?:SL|ADV|BAS|CD|D|Q|OQ|M|B|S|CE)-(?:\d+|[A-H])|C[1-8])(?![\w(])"
)
SHORT = re.compile(r"(?P<before>, | to |/|\.\.)(?P<sign>-?)(?P<number>\d\d)(?!\d)")
CARD = re.compile(r"(?<![\w\[])#(?P<number>\d{1,3})\b")
PLACE = re.compile(r"\b(?P<word>section |in |\()(?P<number>\d\.\d+)(?P<close>\)?)")


class Told(NamedTuple):
    """A text for players, and what stands behind it."""

    text: str
    source: str  # which editions say so, as the page writes it
    marks: list[str]  # ids of defaults, differences and data; `inferred`


class Reader:
    """Reads the texts of one game."""

    def __init__(
        self, anchors: set[str], abbreviations: dict[str, str], chapter_at: Callable[[str], str]
    ) -> None:
        self.anchors = anchors
        self.abbreviations = abbreviations
        self.chapter_at = (
            chapter_at  # the link to the chapter that a page calls `5.4`, empty if it is not in the book
        )

    def tell(self, written: str) -> Told:
        """Return a text with its sources and marks taken apart."""
        cited = " · ".join(match.strip(" []") for match in CITED.findall(written))
        text = CITED.sub("", written)
        marks = [id_ for match in POINTERS.finditer(text) for id_ in QUESTION.findall(match["named"])]
        text = POINTERS.sub("", text).replace(" ()", "")
        trailing = TRAILING.search(text)
        if trailing:
            marks += QUESTION.findall(trailing[0])
            text = text[: trailing.start()]
        if "DEF" in cited:
            marks += QUESTION.findall(cited)
        if INFERRED in text or cited.startswith("INF"):
            marks.append("inferred")
        text = self.write(text.replace(INFERRED, "").strip())
        marks = [mark for mark in dict.fromkeys(marks) if mark in self.anchors or mark == "inferred"]
        return Told(text, cited, marks)

    def write(self, text: str) -> str:
        """Return a text with abbreviations in full and references as links."""
        text = PAGE_LINK.sub(self.follow, text).replace("`", "")
        text = write_out(text, self.abbreviations)
        text = PLACE.sub(self.place, text)
        text = link_references(text, self.anchors)
        return re.sub(r"  +", " ", CARD.sub(self.card, text)).strip()

    def follow(self, link: re.Match[str]) -> str:
        """Return a link of a page: to an anchor of this book, else only its words."""
        if link["anchor"] in self.anchors:
            return f"[{link['shown']}](#{link['anchor']})"
        return link["shown"]

    def place(self, found: re.Match[str]) -> str:
        """Return a section number as a link to its chapter."""
        link = self.chapter_at(found["number"])
        if not link:
            return found[0]
        word = {"(": "(", "in ": "in ", "section ": ""}[found["word"]]
        return f"{word}{link}{found['close']}"

    def card(self, found: re.Match[str]) -> str:
        """Return the number of a card as a link to it."""
        anchor = f"card-{found['number']}"
        return f"[{found[0]}](#{anchor})" if anchor in self.anchors else found[0]


def link_references(text: str, anchors: set[str]) -> str:
    """Return the text with ids as links; `UC-BUILD-06, -15` and `UC-PROD-18..22` are two links each."""
    found: list[str] = []
    at = 0
    for match in REFERENCE.finditer(text):
        if match["id"] not in anchors or match.start() < at or is_linked(text, match):
            continue
        found.append(text[at : match.start()] + f"[{match['id']}](#{match['id']})")
        at = match.end()
        stem = match["id"].rpartition("-")[0]
        while further := SHORT.match(text, at):
            other = f"{stem}-{further['number']}"
            if other not in anchors:
                break
            found.append(f"{further['before']}[{further['sign']}{further['number']}](#{other})")
            at = further.end()
    return "".join(found) + text[at:]


def is_linked(text: str, match: re.Match[str]) -> bool:
    """Does the id stand in a link already?"""
    return text[: match.start()].endswith(("[", "(#")) or text[match.end() :].startswith("](")


def plain(text: str) -> str:
    """Return a text without its marks."""
    return re.sub(r"\[([^\]]+)\]\(#[^)]+\)", r"\1", text).replace("**", "").replace("*", "")
