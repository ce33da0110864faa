"""Files of a language: its texts part by part, in the order and with the headings of English."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

from nextfrontier.cli.translating.checks import key_of
from nextfrontier.kit.words.catalogues import APART, Texts, folder_of, printed_names, read_texts
from nextfrontier.kit.words.languages import ENGLISH
from nextfrontier.kit.words.messages import Template

NAMES: Final = "names"  # the part with the names of components, which stand in code in English
KEY: Final = re.compile(r'"([^"]+)"')


def parts_of(package: str, language: str) -> dict[str, Texts]:
    """Return the texts of a language by part: the names of its files."""
    folder = folder_of(package, language)
    files = sorted(file.name for file in folder.iterdir()) if folder.is_dir() else []
    names = [file.removesuffix(".toml") for file in files if file.endswith(".toml")]
    found = {name: read_texts(package, language, name) for name in names if name not in APART}
    if language == ENGLISH and printed_names(package):
        found[NAMES] = {**printed_names(package)}
    return found


def headings_of(package: str, part: str) -> dict[str, str]:
    """Return the headings of an English file by the first key that stands under each."""
    comments = read_comments(folder_of(package, ENGLISH).joinpath(f"{part}.toml"))
    return {key: found[-1].removeprefix("# ").removeprefix("English: ") for key, found in comments.items()}


def read_comments(file: Traversable) -> dict[str, list[str]]:
    """Return the comments of a file by the entry above which they stand."""
    found: dict[str, list[str]] = {}
    above: list[str] = []
    for line in read_lines(file):
        if line.startswith("#"):
            above.append(line)
        elif above and (match := KEY.match(line)):
            found[match[1]], above = above, []
    return found


def read_head(file: Traversable) -> list[str]:
    """Return the comments at the head of a file, which an empty line divides from its texts."""
    lines = read_lines(file)
    head = list(takewhile(lambda line: line.startswith("#"), lines))
    return [*head, ""] if head and lines[len(head) :][:1] == [""] else []


def read_lines(file: Traversable) -> list[str]:
    """Return the lines of a file; none if there is no such file."""
    return file.read_text("utf-8").splitlines() if file.is_file() else []


def write_part(package: str, language: str, part: str, texts: Mapping[str, Any]) -> None:
    """Write a file of a language: keys in the order of English, the forms of each behind it."""
    folder = Path(str(folder_of(package, language)))
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{part}.toml"
    headings, comments, lines = headings_of(package, part), read_comments(file), read_head(file)
    by_key: dict[str, list[str]] = {}
    for entry in texts:
        by_key.setdefault(key_of(entry), []).append(entry)
    order = dict.fromkeys([key_of(entry) for entry in parts_of(package, ENGLISH).get(part, {})])
    heading = ""
    for key in [*order, *[key for key in by_key if key not in order]]:
        heading = headings.get(key, heading)
        for entry in by_key.get(key, []):
            above = comments.get(entry, [f"# {heading}"] if heading else [])
            add_comments(lines, above)
            lines += lines_of(json.dumps(entry, ensure_ascii=False), texts[entry])
            heading = ""
    file.write_text("\n".join(lines) + "\n", "utf-8")


def add_comments(lines: list[str], above: list[str]) -> None:
    """Add comments to the lines of a file behind an empty line, each comment once."""
    new = [line for line in above if line not in lines]
    lines += ["", *new] if new and lines and lines[-1] else new


def lines_of(name: str, entry: Template) -> Iterator[str]:
    """Return the lines of an entry: `"faces".one = "…"`."""
    if isinstance(entry, str):
        yield f"{name} = {json.dumps(entry, ensure_ascii=False)}"
    else:
        for choice, inner in entry.items():
            yield from lines_of(f"{name}.{choice}", inner)
