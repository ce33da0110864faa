"""Read a page of docs/rules: its sections by number, and the blocks of each section."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

HEADING = re.compile(r"^(?P<level>##+) (?:<a id=\"(?P<id>[^\"]+)\"></a>)?(?P<title>.+)$")
NUMBER = re.compile(r"^(?P<number>\d+(?:\.\d+)?)\.? ")
ANCHOR = re.compile(r'<a id="(?P<id>[^"]+)"></a>')
CELL = re.compile(r"(?<!\\)\|")


class Section(NamedTuple):
    """A section of a page: `2.13`, its heading without the number, an id if it has one, and its lines."""

    number: str
    title: str
    id: str
    lines: list[str]


class Block(NamedTuple):
    """A paragraph, a list item, a table or a drawing, as it is written; rules are items with an id."""

    kind: str  # `text`, `item`, `table`, `drawing`
    id: str
    lines: list[str]  # of a table its rows


def read_sections(page: str) -> dict[str, Section]:
    """Return the sections of a page by number; a heading without a number has its id for one."""
    found: dict[str, Section] = {}
    lines: list[str] = []
    for line in page.splitlines():
        heading = HEADING.match(line)
        if heading is None:
            lines.append(line)
            continue
        title, id_ = heading["title"], heading["id"] or ""
        number = NUMBER.match(title)
        lines = []
        name = number["number"] if number else id_
        found[name] = Section(name, NUMBER.sub("", title), id_, lines)
    return found


def read_blocks(lines: list[str]) -> Iterator[Block]:
    """Yield the blocks of a section."""
    for group in split_groups(lines):
        if group[0].startswith("```"):
            yield Block("drawing", "", group[1:-1])
        elif group[0].startswith("|"):
            yield Block("table", "", group)
        elif group[0].startswith("- ") or re.match(r"\d+\. ", group[0]):
            yield from (read_item(item) for item in split_items(group))
        else:
            yield Block("text", "", group)


def split_groups(lines: list[str]) -> Iterator[list[str]]:
    """Yield runs of lines that belong together: between blank lines, a table for itself, a drawing whole."""
    group: list[str] = []
    is_drawing = False
    for line in lines:
        is_fence = line.startswith("```")
        ends = not is_drawing and (not line.strip() or line == "---" or is_fence or is_other(group, line))
        if ends and group:
            yield group
            group = []
        if is_drawing or (line.strip() and line != "---"):
            group.append(line)
        if is_fence:
            is_drawing = not is_drawing
            if not is_drawing:
                yield group
                group = []
    if group:
        yield group


def is_other(group: list[str], line: str) -> bool:
    """Does a table or a list begin or end between these lines, without a blank one?"""
    if not group:
        return False
    starts = line.startswith("- ") and not group[0].startswith("- ")
    return starts or line.startswith("|") != group[0].startswith("|")


def split_items(lines: list[str]) -> Iterator[str]:
    """Yield list items, each with the lines that continue it."""
    item = ""
    for line in lines:
        if line.startswith("- ") or re.match(r"\d+\. ", line):
            if item:
                yield item
            item = re.sub(r"^(- |\d+\. )", "", line)
        else:
            item += f" {line.strip()}"
    yield item


def read_item(item: str) -> Block:
    """Return a list item; the id of a rule is taken off its text."""
    anchor = ANCHOR.match(item)
    if anchor is None:
        return Block("item", "", [item])
    text = item[anchor.end() :].removeprefix(f"**{anchor['id']}**").strip()
    return Block("item", anchor["id"], [text])


def read_table(lines: list[str]) -> list[list[str]]:
    """Return the cells of a table, its head first, without the line under the head."""
    rows = [[cell.strip().replace("\\|", "|") for cell in CELL.split(line)[1:-1]] for line in lines]
    return [row for i, row in enumerate(rows) if i != 1]
