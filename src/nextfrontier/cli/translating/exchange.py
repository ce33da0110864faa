"""Exchange files: the texts of a language as one PO file, for the tools that translators know, and back."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final, NamedTuple

from nextfrontier.cli.translating.checks import key_of, plural_categories
from nextfrontier.cli.translating.entries import Place, has_own_shape, leaves, put, read_place, wanted_leaves
from nextfrontier.cli.translating.examples import Examples
from nextfrontier.cli.translating.files import headings_of, parts_of, write_part
from nextfrontier.cli.translating.homes import homes
from nextfrontier.cli.translating.po import NoPoFile, add_text, new_catalog, read_messages, write_catalog
from nextfrontier.cli.translating.sources import confirm, stale_keys
from nextfrontier.kit.words.catalogues import Texts
from nextfrontier.kit.words.languages import ENGLISH, languages
from nextfrontier.kit.words.messages import Template

# Forms of English that are no cases: the program, or templates of all languages, ask for them.
FORMS: Final = ("alone", "clause", "each", "infinitive", "plural", "short")
OPTIONAL: Final = "Optional: where this form is not translated, the plain text serves."


class Line(NamedTuple):
    """A text to be translated: its place, its English, its translation, and notes for the translator."""

    place: Place
    english: str
    said: str
    notes: list[str]
    stale: bool


def export(language: str, examples: Examples) -> bytes:
    """Return the PO file of a language: every text with its English, its heading and an example sentence."""
    catalog = new_catalog(languages()[language].locale)
    for line in lines_of(language, examples):
        add_text(catalog, line.english, line.said, line.notes, str(line.place), line.stale)
    return write_catalog(catalog)


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
                optional = [] if entry == key or entry in written else [OPTIONAL]
                notes = [*([heading] if heading else []), *example, *optional]
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
        if is_wanted(entry, written, own):
            found |= {
                (entry, choices): text for choices, text in wanted_leaves(written, categories).items() if text
            }
        english = next(iter(leaves(written)))[1]
        for form in forms.get(key_of(entry), []) if english else []:
            for choices, _ in leaves(own[form]):
                found.setdefault((form, choices), english)
    return found


def is_wanted(entry: str, source: Template, own: Texts) -> bool:
    """Has a language to say an entry of English as English does? Cases of English are not for others."""
    if entry in own:
        return not has_own_shape(own[entry], source)
    return entry == key_of(entry) or entry.partition(":")[2] in FORMS


def said_at(texts: Texts, entry: str, choices: tuple[str, ...]) -> str:
    """Return the text of a language at a place; empty if there is none."""
    found: Any = texts.get(entry, "")
    for choice in choices:
        found = found.get(choice, "") if isinstance(found, dict) else ""
    return found if isinstance(found, str) else ""


class Given(NamedTuple):
    """A text that a translator gives: its place, the English that it was made from, and whether it is unsure."""

    place: Place
    english: str
    text: str
    fuzzy: bool


def read_given(language: str, content: bytes) -> list[Given]:
    """Return the texts of a PO file that was exported; any other file is refused."""
    messages = read_messages(content, languages()[language].locale)
    found = [
        Given(read_place(message.context or ""), str(message.id), str(message.string), message.fuzzy)
        for message in messages
    ]
    known = {(home, part) for home, package in homes().items() for part in parts_of(package, ENGLISH)}
    if not found or not {(given.place.home, given.place.part) for given in found} <= known:
        raise NoPoFile("its texts have no places in catalogues")
    return found


def holds_more(language: str, content: bytes) -> bool:
    """Has a file texts that the catalogues of a language do not have?"""
    try:
        given = read_given(language, content)
    except NoPoFile:
        return True
    known = {line.place: line.said for line in lines_of(language, {})}
    return any(text and known.get(place) != text for place, _, text, _ in given)


def take_in(language: str, content: bytes) -> int:
    """Write the texts of a PO file into the catalogues of a language; return their number. Fuzzy ones stay out."""
    given = read_given(language, content)
    taken = [one for one in given if one.text and not one.fuzzy]
    unsure = find_unsure(language, given)
    for (home, part), found in by_file(taken).items():
        package = homes()[home]
        kept = parts_of(package, language).get(part, {})
        merged = merge(kept, found)
        if merged != kept:
            write_part(package, language, part, merged)
        keys = {key_of(one.place.key) for one in found}
        confirm(package, language, [key for key in keys if (home, key) not in unsure])
    return len(taken)


def by_file(given: list[Given]) -> dict[tuple[str, str], list[Given]]:
    """Return texts by home and part."""
    found: dict[tuple[str, str], list[Given]] = {}
    for one in given:
        found.setdefault((one.place.home, one.place.part), []).append(one)
    return found


def merge(kept: Texts, given: list[Given]) -> Texts:
    """Return the texts of a file with those that are given; what nobody gives stays."""
    merged = deepcopy(kept)
    for one in given:
        put(merged, (one.place.key, *one.place.choices), one.text)
    return merged


def find_unsure(language: str, given: list[Given]) -> set[tuple[str, str]]:
    """Return the homes and keys of texts that are fuzzy, or were made from another English than that of today."""
    today = {line.place: line.english for line in lines_of(language, {})}
    return {
        (one.place.home, key_of(one.place.key))
        for one in given
        if one.text and (one.fuzzy or today.get(one.place, one.english) != one.english)
    }
