"""Read classes: their bases, methods and names."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import NamedTuple

from tools.house.tree import KEY, Function, Source


class Definition(NamedTuple):
    """A class, and the file that defines it."""

    file: Source
    node: ast.ClassDef


def base_names(node: ast.ClassDef) -> set[str]:
    """Collect the names of the classes from which a class inherits, without their parameters."""
    plain = (base.value if isinstance(base, ast.Subscript) else base for base in node.bases)
    return {ast.unparse(base).rpartition(".")[2] for base in plain}


def methods_of(node: ast.ClassDef) -> list[Function]:
    """List the methods of a class."""
    return [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]


def name_of(node: ast.stmt) -> str:
    """Tell the name that a statement of a class gives a value or a method; empty if it gives none."""
    if isinstance(node, ast.FunctionDef):
        return node.name
    if isinstance(node, ast.Assign):
        return ast.unparse(node.targets[0])
    return ast.unparse(node.target) if isinstance(node, ast.AnnAssign) else ""


def names_in(nodes: Iterable[ast.AST]) -> set[str]:
    """Collect the names among the texts in nodes."""
    constants = (part.value for node in nodes for part in ast.walk(node) if isinstance(part, ast.Constant))
    return {value for value in constants if isinstance(value, str) and KEY.fullmatch(value)}
