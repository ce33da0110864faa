"""Words in the sources of a game: the codes, kinds and keys that its rules use, whose texts tests look for."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import nextfrontier

SOURCE = Path(nextfrontier.__file__).parent


@cache
def trees(package: str) -> list[ast.Module]:
    """The sources of a package."""
    paths = sorted((SOURCE / package).rglob("*.py"))
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def calls(package: str, *names: str) -> Iterator[ast.Call]:
    """Every call of these names in the sources of a package."""
    for node in (node for tree in trees(package) for node in ast.walk(tree)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in names:
                yield node


def strings(node: ast.AST) -> set[str]:
    """All strings in a piece of source."""
    found = {child.value for child in ast.walk(node) if isinstance(child, ast.Constant)}
    return {value for value in found if isinstance(value, str)}


def first_arguments(package: str, *names: str) -> set[str]:
    """The strings that calls of these names begin with."""
    return {text for call in calls(package, *names) for text in strings(call.args[0])}


def used_strings(package: str) -> set[str]:
    """All strings in the sources of a package."""
    return {text for tree in trees(package) for text in strings(tree)}


def decision_kinds(package: str) -> set[str]:
    """What the methods `kind` of all decisions return."""
    functions = [node for tree in trees(package) for node in ast.walk(tree)]
    kinds = [node for node in functions if isinstance(node, ast.FunctionDef) and node.name == "kind"]
    return {text for node in kinds if node.args.args[0].arg == "self" for text in strings(node.body[-1])}


def keys(texts: Iterable[str], prefix: str) -> set[str]:
    """The rest of all keys that begin so."""
    return {key.removeprefix(prefix) for key in texts if key.startswith(prefix)}
