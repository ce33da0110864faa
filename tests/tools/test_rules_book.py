"""The rules as a book for players: nothing of docs/rules is lost, and every link leads somewhere."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from nextfrontier.kit.words.languages import ENGLISH, is_offered, languages
from nextfrontier.shelf import PLUGINS
from tools.rules_book.book import files, translations_of
from tools.rules_book.texts import Reader, plain
from tools.rules_book.translations import (
    faults_of,
    read_translations,
    replace_texts,
    take_texts,
    texts_of,
)

FILES = {
    slug: Path(__file__).parents[2] / "web" / "src" / "games" / slug / "rules" / "en.json"
    for slug in ("underwater-cities", "evacuation")
}
EVERY_GAME = pytest.mark.parametrize("slug", FILES)


@cache
def chapters(slug: str) -> list[dict[str, Any]]:
    """Return the chapters of a book as the client reads them."""
    book = json.loads(FILES[slug].read_text("utf-8"))
    return [chapter for part in book["parts"] for chapter in part["chapters"]]


def anchors(slug: str) -> list[str]:
    """Return all that a link can lead to."""
    found = []
    for chapter in chapters(slug):
        found += [chapter["id"], *chapter.get("also", [])]
        found += [block["id"] for block in chapter["blocks"] if block["kind"] == "rule"]
        tables = [block for block in chapter["blocks"] if block["kind"] == "table"]
        found += [row["id"] for table in tables for row in table["rows"] if "id" in row]
        found += [example["id"] for example in chapter.get("examples", [])]
    return found


def test_the_books_are_those_of_the_rules() -> None:
    """`make docs` writes them; a change of a rule, a vector or the words of a move changes a book."""
    for file, text in files().items():
        assert file.read_text("utf-8") == text, f"{file.name} is stale: run make docs"


@EVERY_GAME
def test_every_rule_and_every_example_stands_in_the_book_once(slug: str) -> None:
    plugin = PLUGINS[slug]
    game, rulebook = plugin.load_game(), plugin.rulebook
    assert rulebook is not None
    found = anchors(slug)
    assert len(set(found)) == len(found)
    page = (Path(__file__).parents[2] / "docs" / "rules" / rulebook.pages[0]).read_text("utf-8")
    rules = re.findall(rf'<a id="({rulebook.rule}-\d+)"></a>', page)
    assert len(rules) > 400
    assert set(rules) <= set(found)
    assert {id_ for id_, _ in game.positions()} <= set(found)


@EVERY_GAME
def test_every_link_of_the_book_leads_to_a_place_in_it_or_to_a_card(slug: str) -> None:
    text = FILES[slug].read_text("utf-8")
    links = set(re.findall(r"\]\(#([^)]+)\)", text)) | set(re.findall(r'"rule": "([^"]+)"', text))
    assert len(links) > 100
    assert sorted(link for link in links - set(anchors(slug)) if not link.startswith("card-")) == []


@EVERY_GAME
def test_every_chapter_of_rules_begins_with_what_it_is_about(slug: str) -> None:
    for chapter in chapters(slug)[:27]:
        first = chapter["blocks"][0]
        assert first["kind"] == "text", chapter["id"]
        assert first["text"].endswith("."), chapter["id"]


@EVERY_GAME
def test_players_read_no_sources_and_no_abbreviations_in_the_text_of_a_rule(slug: str) -> None:
    rules = [block for chapter in chapters(slug) for block in chapter["blocks"] if block["kind"] == "rule"]
    told = "\n".join(plain(rule["text"]) for rule in rules)
    assert (
        re.findall(r"\[[^\]]*\]|→ (?:OQ|D)-|\*\(|\bAAS\b(?!-)|\bOW\b|\bNW\b", told.replace("UC-AAS", ""))
        == []
    )


def test_a_text_is_told_apart_from_what_stands_behind_it() -> None:
    reader = Reader({"UC-X-01", "UC-X-02", "Q-07", "D-03"}, {"AAS": "always-available slot"}, lambda _: "")
    told = reader.tell("AAS as in UC-X-01, -02. [PL IT; DEF Q-07] D-03")
    assert told.text == "Always-available slot as in [UC-X-01](#UC-X-01), [-02](#UC-X-02)."
    assert (told.source, told.marks) == ("PL IT; DEF Q-07", ["D-03", "Q-07"])
    assert reader.tell("So it is. *(inferred)*").marks == ["inferred"]
    assert reader.tell("UC-X-09 is nowhere.").text == "UC-X-09 is nowhere."


BOOK: dict[str, Any] = {
    "parts": [
        {
            "chapters": [
                {
                    "id": "UC-NET",
                    "title": "Network",
                    "blocks": [
                        {"kind": "rule", "id": "UC-NET-01", "text": "See [UC-GEN-02](#UC-GEN-02), 3 times."},
                        {
                            "kind": "table",
                            "head": ["Id", "PL"],
                            "rows": [{"id": "SL-01", "cells": ["SL-01", "sieć"]}],
                        },
                        {"kind": "drawing", "text": "TL - TC"},
                    ],
                    "examples": [{"id": "TV-01", "text": "A tunnel."}],
                }
            ]
        }
    ]
}


def test_what_has_words_is_translated_once() -> None:
    texts = ["Network", "See [UC-GEN-02](#UC-GEN-02), 3 times.", "A tunnel."]
    assert [text for text, _ in texts_of(BOOK)] == texts
    said = replace_texts(BOOK, lambda text, place: f"{place}: {text}")
    network = said["parts"][0]["chapters"][0]
    assert network["title"] == "UC-NET: Network"
    assert network["blocks"][0]["text"].startswith("UC-NET-01: See")
    assert network["blocks"][1]["rows"] == [{"id": "SL-01", "cells": ["SL-01, Id: SL-01", "sieć"]}]
    assert network["blocks"][2] == BOOK["parts"][0]["chapters"][0]["blocks"][2]


def test_translations_keep_what_is_said_and_take_what_is_new(tmp_path: Path) -> None:
    file = tmp_path / "pl.po"
    file.write_bytes(
        take_texts(file, BOOK, "pl").replace(b'"Network"\nmsgstr ""', b'"Network"\nmsgstr "Sie\xc4\x87"')
    )
    assert read_translations(file) == {"Network": "Sieć"}
    renewed = {"parts": [{"chapters": [{**BOOK["parts"][0]["chapters"][0], "title": "Net"}]}]}
    file.write_bytes(take_texts(file, renewed, "pl"))
    assert read_translations(file) == {}
    assert b'"Net"' in file.read_bytes()


def test_a_translation_that_loses_a_link_or_a_number_is_found() -> None:
    english = "See [UC-GEN-02](#UC-GEN-02), 3 times."
    assert faults_of(english, "3 razy: [UC-GEN-02](#UC-GEN-02).") == []
    assert faults_of(english, "Zob. [UC-GEN-02](#UC-GEN-03), 3 razy.") == ["other links"]
    assert faults_of(english, "Zob. [UC-GEN-02](#UC-GEN-02).") == ["other numbers"]


@EVERY_GAME
def test_a_book_in_another_language_is_whole(slug: str) -> None:
    """Every text of the English book is said in every language that is offered, with its links and its numbers."""
    wanted = dict(texts_of(json.loads(FILES[slug].read_text("utf-8"))))
    assert len(wanted) > 1000
    for language in languages():
        file = translations_of(slug, language)
        if language != ENGLISH and (is_offered(language) or file.is_file()):
            said = read_translations(file)
            assert set(said) == set(wanted), "python tools/rules_book --take, then translate"
            assert {text: found for text in wanted if (found := faults_of(text, said[text]))} == {}
