"""Measure functions: length, complexity, names and first words of docstrings."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from statistics import median, quantiles
from typing import NamedTuple

from tools.house.tree import Documented, Function, Source, docstring_of

COMPLEX = 11
QUESTION = re.compile(r"(what|where|when|which|who|whom|whose|why|how)(e?ver)?\b", re.IGNORECASE)
IRREGULAR = re.compile(
    "begun|bought|brought|built|chosen|dealt|done|drawn|driven|given|gone|grown|heard|held|hidden|kept|known|laid|lost"
    "|made|meant|met|paid|said|seen|sent|shown|sold|spent|stood|stuck|taken|taught|thrown|told|torn|won|written"
)
REGULAR = re.compile("(?!(?:exc|f|n|proc|s|sp|succ|w)eed|bed|embed|shed)[a-z]{3,}ed")


class Measured(NamedTuple):
    """A function: where it stands, how many lines it has without its docstring, how many ways lead through it."""

    place: str
    length: int
    complexity: int


def measure(file: Source) -> list[Measured]:
    """Measure every function of a file."""
    return [
        Measured(f"{file.path}:{node.lineno} {node.name}", length_of(node), complexity_of(node))
        for node in file.functions
    ]


def length_of(node: Function) -> int:
    """Count the lines of a function from `def` to its end, without its docstring."""
    assert node.end_lineno is not None
    length = node.end_lineno - node.lineno + 1
    docstring = docstring_of(node)
    if docstring is not None and docstring.end_lineno is not None:
        length -= docstring.end_lineno - docstring.lineno + 1
    return length


def complexity_of(node: Function) -> int:
    """Count the ways through a function: McCabe's, `and`, `or` and comprehensions; inner functions count apart."""
    return 1 + sum(map(branches_of, own_nodes(node)))


def own_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a function without those of functions and classes in it."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield child
            yield from own_nodes(child)


def branches_of(node: ast.AST) -> int:
    """Count the ways that a node adds."""
    if isinstance(node, ast.BoolOp):
        return len(node.values) - 1
    if isinstance(node, ast.comprehension):
        return 1 + len(node.ifs)
    if isinstance(node, ast.match_case):
        return int(not (isinstance(node.pattern, ast.MatchAs) and node.pattern.pattern is None))
    branching = (ast.If, ast.IfExp, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler)
    return int(isinstance(node, branching))


def lengths(measured: list[Measured]) -> dict[str, float]:
    """Tell number, median, 95th percentile and maximum of the lengths."""
    found = [each.length for each in measured]
    return {
        "number": len(found),
        "median": median(found),
        "p95": round(quantiles(found, n=20, method="inclusive")[-1]),
        "max": max(found),
    }


def questions(file: Source) -> list[str]:
    """Find the docstrings that begin with a wh-word."""
    found = []
    for node in file.nodes:
        text = docstring_of(node) if isinstance(node, Documented) else None
        if text is not None and QUESTION.match(str(text.value)):
            found.append(f"{file.path}:{text.lineno} {str(text.value).splitlines()[0]}")
    return found


def participles(file: Source) -> list[str]:
    """Find the functions whose whole name is a past participle."""
    return [f"{file.path}:{node.lineno} {node.name}" for node in file.functions if is_participle(node.name)]


def is_participle(name: str) -> bool:
    """Is the name a single past participle that cannot be read as a verb or noun?"""
    return bool(IRREGULAR.fullmatch(name) or REGULAR.fullmatch(name))
