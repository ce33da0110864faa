"""Problems in words: `problem.<code>` of the catalogue of their home, with their details."""

from __future__ import annotations

from nextfrontier.kernel.reasons import Detail, Problem
from nextfrontier.kit.words.catalogues import read_catalogues
from nextfrontier.kit.words.languages import ENGLISH, PACKAGE
from nextfrontier.kit.words.messages import Message, Name, Part, Series


def say_problem(problem: Problem, language: str = ENGLISH) -> str:
    """Say what is wrong, in a language."""
    catalogues = read_catalogues(problem.home or PACKAGE)
    parts = {name: describe_detail(detail, language) for name, detail in problem.details.items()}
    return catalogues.get(language, catalogues[ENGLISH]).say(Message(f"problem.{problem.code}", 1, **parts))


def describe_detail(detail: Detail, language: str) -> Part:
    """Return a detail as it stands in a sentence: a number, a name, names in a row, or another problem in words."""
    if isinstance(detail, Problem):
        return Name(say_problem(detail, language))
    if isinstance(detail, list):
        return Series("names", [Name(name) for name in detail or ["–"]])
    return Message("number", detail) if isinstance(detail, int) else Name(detail)
