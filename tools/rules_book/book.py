"""The book of a game: parts of chapters, made from the pages of its rules and from its test vectors."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path

from nextfrontier.kit.plugin import Plugin, Rulebook
from nextfrontier.kit.vectors.files import PAGE_FIELDS, read_chapters
from nextfrontier.kit.words.catalogues import own_texts
from nextfrontier.kit.words.languages import ENGLISH, languages
from nextfrontier.kit.words.typography import keep_together
from tools.rules_book.contents import CONTENTS, Chosen, Contents, Part
from tools.rules_book.examples import tell_example
from tools.rules_book.markdown import ANCHOR, Block, Section, read_blocks, read_sections, read_table
from tools.rules_book.texts import Reader, plain
from tools.rules_book.translations import Document, examples_of, read_translations, replace_texts

ROOT = Path(__file__).resolve().parent.parent.parent
RULES = ROOT / "docs" / "rules"

CHAPTER_IDS = re.compile(r"(?:UC|EV)-[A-Z]+")
CARD_ANCHOR = re.compile(r'<a id="(card-\d+)"></a>')


class Book:
    """One game's book while it is made."""

    def __init__(self, plugin: Plugin, rulebook: Rulebook, contents: Contents) -> None:
        self.plugin = plugin
        self.rulebook = rulebook
        self.contents = contents
        texts = {page: (RULES / page).read_text("utf-8") for page in pages_of(contents)}
        self.pages = {page: read_sections(text) for page, text in texts.items()}
        self.page = ""
        self.anchors = self.find_anchors(texts)
        self.reader = Reader(self.anchors, rulebook.abbreviations, self.link_to_chapter)

    def find_anchors(self, texts: dict[str, str]) -> set[str]:
        """Return all that can be linked to: chapters, rules, rows of tables, and cards of the gallery."""
        found = {id_ for part in self.contents.parts for _, id_ in self.chapter_ids(part)}
        found |= {card for text in texts.values() for card in CARD_ANCHOR.findall(text)}
        for part in self.contents.parts:
            for _, section, _ in self.sections_of(part):
                found |= set(ANCHOR.findall("\n".join(section.lines)))
                found |= set(CHAPTER_IDS.findall(section.title))
        return found

    def sections_of(self, part: Part) -> list[tuple[str, Section, Chosen]]:
        """Return the sections of a part with their pages."""
        found = []
        for page, chosen in part.sections:
            for choice in chosen:
                found += [(page, section, choice) for section in self.matching(page, choice.number)]
        return found

    def matching(self, page: str, number: str) -> list[Section]:
        """Return the section with a number; `2.*` are those of a chapter."""
        sections = self.pages[page]
        if not number.endswith(".*"):
            return [sections[number]]
        return [section for name, section in sections.items() if name.startswith(number[:-1])]

    def chapter_ids(self, part: Part) -> list[tuple[Section, str]]:
        """Return the sections of a part with the ids of their chapters."""
        return [(section, chapter_id(section, choice)) for _, section, choice in self.sections_of(part)]

    def link_to_chapter(self, number: str) -> str:
        """Return the link to the chapter that the page being read calls `5.4`; empty if it is not in the book."""
        for part in self.contents.parts:
            for page, section, choice in self.sections_of(part):
                if page == self.page and section.number == number:
                    return f"[{title_of(section, choice)}](#{chapter_id(section, choice)})"
        return ""

    def write(self, language: str = ENGLISH, said: Mapping[str, str] | None = None) -> Document:
        """Return the whole book in a language; what is not said in it yet stands in English."""
        texts = said or {}
        parts: list[Document] = [
            {"id": part.id, "chapters": self.write_chapters(part)} for part in self.contents.parts
        ]
        book: Document = {
            "game": self.plugin.slug,
            "language": language,
            "kinds": self.contents.kinds,
            "parts": parts,
        }
        book = replace_texts(book, lambda text, _: texts.get(text, text))
        self.add_examples(book["parts"][0]["chapters"], language, texts)
        return book

    def write_chapters(self, part: Part) -> list[Document]:
        """Return the chapters of a part."""
        chapters = []
        for page, section, choice in self.sections_of(part):
            self.page = page
            blocks = [
                told for block in read_blocks(section.lines) if (told := self.write_block(block, choice))
            ]
            id_ = chapter_id(section, choice)
            chapter: Document = {"id": id_, "title": title_of(section, choice), "blocks": blocks}
            others = [other for other in CHAPTER_IDS.findall(section.title) if other != id_]
            if others:
                chapter["also"] = others
            chapters.append(chapter)
        return chapters

    def write_block(self, block: Block, choice: Chosen) -> Document | None:
        """Return a block for players."""
        if block.kind == "table":
            return self.write_table(read_table(block.lines), choice)
        if block.kind == "drawing":
            return {"kind": "drawing", "text": "\n".join(block.lines)}
        told = self.reader.tell(" ".join(block.lines))
        if block.id:
            rule: Document = {"kind": "rule", "id": block.id, "text": told.text}
            if told.source:
                rule["source"] = told.source
            if told.marks:
                rule["marks"] = told.marks
            return rule
        if block.kind == "item":
            return {"kind": "item", "text": told.text}
        if is_label(told.text):
            return {"kind": "heading", "text": plain(told.text).rstrip(":")}
        return {"kind": "text", "text": told.text}

    def write_table(self, rows: list[list[str]], choice: Chosen) -> Document:
        """Return a table without the columns that are for programmers; a row with an id can be linked to."""
        head, *body = rows
        kept = [i for i, cell in enumerate(head) if cell.lower() not in choice.without]
        told: list[Document] = []
        for row in body:
            anchor = ANCHOR.search(row[0])
            cells = [self.reader.write(ANCHOR.sub("", row[i])) for i in kept]
            told.append({"id": anchor["id"], "cells": cells} if anchor else {"cells": cells})
            if anchor:
                told[-1]["cells"][0] = plain(cells[0])
        return {"kind": "table", "head": [plain(self.reader.write(head[i])) for i in kept], "rows": told}

    def add_examples(self, chapters: list[Document], language: str, texts: Mapping[str, str]) -> None:
        """Put the test vectors with the chapters whose rules they show."""
        game, spoken = self.plugin.load_game(), language_of_moves(self.plugin.package, language)
        rule = re.compile(rf"\b(?:{self.rulebook.rule})-\d\d\b")
        sentences = dict(game.positions())
        vectors = ROOT / "src" / Path(*self.plugin.package.split(".")) / "positions" / "vectors"
        places = {id_: chapter for chapter in chapters for id_ in [chapter["id"], *chapter.get("also", [])]}
        for group in read_chapters(vectors):
            area, words = "", ""
            for id_, written in group.vectors.items():
                if id_[-1].isdigit():
                    area, words = "", " ".join(str(written.get(field, "")) for field in PAGE_FIELDS)
                sentence = texts.get(sentences[id_], sentences[id_])
                example = tell_example(game, id_, sentence, rule, words, spoken)
                area = area or self.area_of(id_, example, places)
                places[area].setdefault("examples", []).append(example)

    def area_of(self, id_: str, example: Document, places: dict[str, Document]) -> str:
        """Return the chapter of an example: by its own name, as the rulebook says, else by the rules that it names."""
        own = f"{self.rulebook.rule[:2]}-{id_.split('-')[1]}"
        told = [area for area, ids in self.rulebook.examples.items() if id_ in ids.split()]
        rules: list[str] = example["rules"]
        named = [rule.rpartition("-")[0] for rule in rules]
        for area in (own, *told, *named):
            if area in places:
                return area
        raise ValueError(f"{id_} belongs to no chapter: name it in `examples` of the rulebook")


def pages_of(contents: Contents) -> list[str]:
    """Return the pages of docs/rules that a book is made from."""
    return list(dict.fromkeys(page for part in contents.parts for page, _ in part.sections))


def chapter_id(section: Section, choice: Chosen) -> str:
    """Return the id of a chapter: that of its rules, of its heading, or made from its title."""
    found = CHAPTER_IDS.search(section.title)
    if found:
        return found[0]
    return section.id or re.sub(r"[^a-z0-9]+", "-", title_of(section, choice).lower()).strip("-")


def title_of(section: Section, choice: Chosen) -> str:
    """Return the heading of a chapter without ids."""
    title = choice.title or section.title.removeprefix(section.id)
    return re.sub(r"( \(|: )(?:UC|EV)-.*$", "", title).strip()


def is_label(text: str) -> bool:
    """Is it the name of the rules that follow, as in `Cities:`?"""
    return len(text) < 60 and (text.endswith(":") or (text.startswith("**") and text.endswith("**")))


def books(plugin: Plugin) -> dict[str, Document]:
    """Return the book of a game by language: English, and those that have a file of translations."""
    assert plugin.rulebook is not None
    book = Book(plugin, plugin.rulebook, CONTENTS[plugin.slug])
    translated = {
        language: file
        for language in languages()
        if (file := translations_of(plugin.slug, language)).is_file()
    }
    others = {
        language: book.write(language, said_in(file, language)) for language, file in translated.items()
    }
    return {ENGLISH: book.write(), **others}


def said_in(file: Path, language: str) -> dict[str, str]:
    """Return the translations of a file by their English, with no-break spaces."""
    said = read_translations(file, languages()[language].locale)
    return {english: keep_together(text, language) for english, text in said.items()}


def language_of_moves(package: str, language: str) -> str:
    """Return the language in which moves are said: English where the game has no texts in the other one."""
    return language if own_texts(package, language) else ENGLISH


def translations_of(slug: str, language: str) -> Path:
    """Return the file with the translations of the book of a game."""
    return RULES / language / f"{slug}.po"


def files() -> dict[Path, str]:
    """Return the texts of all files that are made from the books: for the client, for the engine in other languages."""
    from nextfrontier.shelf import PLUGINS

    found = {}
    for slug in CONTENTS:
        pages = ROOT / "web" / "src" / "games" / slug / "rules"
        package = ROOT / "src" / Path(*PLUGINS[slug].package.split("."))
        ids = list(json.loads((package / "rule_texts.json").read_text("utf-8")))
        for language, book in books(PLUGINS[slug]).items():
            found[pages / f"{language}.json"] = as_json(book)
            if language != ENGLISH:
                catalogue = package / "words" / "catalogues" / language
                found[catalogue / "rules.toml"] = as_toml(rules_of(book, ids))
                found[catalogue / "vectors.toml"] = as_toml(
                    {example["id"]: example["text"] for example in examples_of(book)}
                )
    return found


def rules_of(book: Document, ids: list[str]) -> dict[str, str]:
    """Return the texts of rules, rows and chapters by id, without marks."""
    known: dict[str, str] = {}
    for chapter in (chapter for part in book["parts"] for chapter in part["chapters"]):
        known[chapter["id"]] = chapter["title"]
        for block in chapter["blocks"]:
            if block["kind"] == "rule":
                known[block["id"]] = plain(block["text"])
            for row in block.get("rows", []):
                cells = [plain(cell) for cell in row["cells"] if cell not in ("", "–", row.get("id"))]
                known[row.get("id", "")] = " · ".join(cells)
    return {id_: known[id_] for id_ in ids if id_ in known}


def as_json(book: Document) -> str:
    """Return a book as JSON, with a line for each block, so that a change can be read."""
    lines = json.dumps(book, ensure_ascii=False, separators=(", ", ": "))
    return re.sub(r'\{"(kind|id)": ', r'\n{"\1": ', lines) + "\n"


def as_toml(texts: Mapping[str, str]) -> str:
    """Return texts by id as TOML, whose strings are written as in JSON."""
    lines = [f"{id_} = {json.dumps(text, ensure_ascii=False)}" for id_, text in texts.items()]
    return "\n".join(["# Made from docs/rules by `make docs`.", *lines, ""])
