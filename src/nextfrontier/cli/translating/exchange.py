"""Exchange files: the texts of a language as one PO file, for the tools that translators know, and back."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Any, NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from nextfrontier.cli.translating.checks import key_of, plural_categories
from nextfrontier.cli.translating.entries import Place, leaves, put, read_place, wanted_leaves
from nextfrontier.cli.translating.examples import Examples
from nextfrontier.cli.translating.files import headings_of, parts_of, write_part
from nextfrontier.cli.translating.homes import homes
from nextfrontier.cli.translating.sources import confirm, stale_keys
from nextfrontier.kit.words.catalogues import Texts
from nextfrontier.kit.words.languages import ENGLISH, languages


class Line(NamedTuple):
    """A text to be translated: its place, its English, its translation, and notes for the translator."""

    place: Place
    english: str
    said: str
    notes: list[str]
    stale: bool


def export(language: str, examples: Examples) -> bytes:
    """Return the PO file of a language: every text with its English, its heading and an example sentence."""
    catalog = Catalog(locale=languages()[language].locale, project="Next Frontier", fuzzy=False)
    for line in lines_of(language, examples):
        flags = ["fuzzy"] if line.stale else []
        context = str(line.place)
        added = catalog.add(line.english, line.said, flags=flags, auto_comments=line.notes, context=context)
        added.flags.discard("python-brace-format")  # a part may be asked for in another form than in English
    file = BytesIO()
    write_po(file, catalog, width=0)
    return file.getvalue()


def lines_of(language: str, examples: Examples) -> Iterator[Line]:
    """Return all texts that a language needs or has, home by home and in the order of English."""
    categories = plural_categories(language)
    for home, package in homes().items():
        stale, own = set(stale_keys(package, language)), parts_of(package, language)
        known = examples.get(home, examples.get("", {}))
        for part, source in parts_of(package, ENGLISH).items():
            headings, heading = headings_of(package, part), ""
            written = own.get(part, {})
            for (entry, choices), english in texts_to_say(source, written, categories).items():
                key, said = key_of(entry), said_at(written, entry, choices)
                heading = headings.get(key, heading)
                example = [f"Example: {known[key]}"] if key in known else []
                notes = [*([heading] if heading else []), *example]
                yield Line(
                    Place(home, part, entry, choices), english, said, notes, bool(said) and key in stale
                )


def texts_to_say(source: Texts, own: Texts, categories: list[str]) -> dict[tuple[str, tuple[str, ...]], str]:
    """Return the entries and choices of all texts that a language needs or has, each with the English for it."""
    forms: dict[str, list[str]] = {}
    for entry in own:
        forms.setdefault(key_of(entry), []).append(entry)
    found: dict[tuple[str, tuple[str, ...]], str] = {}
    for entry, written in source.items():
        if entry == key_of(entry) or entry in own:
            found |= {
                (entry, choices): text for choices, text in wanted_leaves(written, categories).items() if text
            }
        english = next(iter(leaves(written)))[1]
        for form in forms.get(key_of(entry), []) if english else []:
            for choices, _ in leaves(own[form]):
                found.setdefault((form, choices), english)
    return found


def said_at(texts: Texts, entry: str, choices: tuple[str, ...]) -> str:
    """Return the text of a language at a place; empty if there is none."""
    found: Any = texts.get(entry, "")
    for choice in choices:
        found = found.get(choice, "") if isinstance(found, dict) else ""
    return found if isinstance(found, str) else ""


def take_in(language: str, content: bytes) -> int:
    """Write the texts of a PO file into the catalogues of a language; return their number. Fuzzy ones stay out."""
    catalog = read_po(BytesIO(content), locale=languages()[language].locale)
    texts: dict[tuple[str, str], dict[str, Any]] = {}
    taken = [message for message in catalog if message.context and message.string and not message.fuzzy]
    for message in taken:
        place = read_place(str(message.context))
        put(texts.setdefault((place.home, place.part), {}), place.key, place.choices, str(message.string))
    for (home, part), entries in texts.items():
        kept = parts_of(homes()[home], language).get(part, {})
        write_part(homes()[home], language, part, {**kept, **entries})
        confirm(homes()[home], language, map(key_of, entries))
    return len(taken)
