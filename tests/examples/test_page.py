"""docs/your-own-game.md tells the truth: its excerpts stand in the files that they name, and its command works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "your-own-game.md").read_text(encoding="utf-8")
EXCERPTS = re.findall(r"```python\n# (\S+)\n(.*?)```", PAGE, re.S)
LEFT_OUT = re.compile(r"^ *…\n", re.M)


def find_pieces(excerpt: str) -> list[str]:
    """Return the pieces between which an excerpt leaves lines out."""
    return [piece for piece in LEFT_OUT.split(excerpt) if piece]


def is_in(excerpt: str, text: str) -> bool:
    """Do the pieces of an excerpt stand in a text as whole lines, one after the other?"""
    end = 0
    for piece in find_pieces(excerpt):
        start = f"\n{text}".find(f"\n{piece}", end)
        if start < 0:
            return False
        end = start + len(piece)
    return True


def test_the_page_has_ten_steps() -> None:
    assert re.findall(r"^## (\d+)\. ", PAGE, re.M) == [str(number) for number in range(1, 11)]


def test_every_step_shows_code_of_the_example() -> None:
    steps = re.split(r"^## ", PAGE, flags=re.M)[1:]
    assert [step.splitlines()[0] for step in steps if "```python\n# examples/tea_house/" not in step] == [
        "Is it right?"
    ]
    assert len(EXCERPTS) == PAGE.count("```python")


@pytest.mark.parametrize(("file", "excerpt"), EXCERPTS, ids=[file for file, _ in EXCERPTS])
def test_an_excerpt_stands_in_its_file(file: str, excerpt: str) -> None:
    assert is_in(excerpt, (ROOT / file).read_text(encoding="utf-8"))


def test_an_excerpt_that_stands_elsewhere_is_found_out() -> None:
    assert is_in("b\n…\nd\n", "a\nb\nc\nd\n")
    assert not is_in("d\n…\nb\n", "a\nb\nc\nd\n")
    assert not is_in("b\nd\n", "a\nb\nc\nd\n")
    assert not is_in("c = 1\n", "abc = 1\n")


def test_every_module_of_the_example_is_named_on_the_page() -> None:
    modules = {path.name for path in (ROOT / "examples" / "tea_house").glob("*.py")} - {
        "__init__.py",
        "components.py",
    }
    assert {name for name in modules if name not in PAGE} == set()


def test_the_command_of_the_page_names_the_plugin() -> None:
    assert "NEXTFRONTIER_GAMES=examples.tea_house.plugin PYTHONPATH=. frontier play tea-house" in PAGE
