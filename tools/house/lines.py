"""Count lines by package and kind, and modules by folder."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable
from pathlib import PurePosixPath

from tools.house.tree import COMMENT, House, Source

KINDS = ("code", "docs", "blank", "data")
CORRIDOR = 20  # a folder with more modules hides what is in it
CATALOGUES = {"words", "i18n"}  # folders of the client in which sentences stand


def count_lines(file: Source) -> Counter[str]:
    """Count the lines of a file by kind: code, docstrings and comments, blank, catalogues and data."""
    return python_lines(file) if file.is_python else client_lines(file)


def python_lines(file: Source) -> Counter[str]:
    """Count the lines of a Python file; values of the module made mostly of constants are data."""
    data = lines_of_all(node for node in file.tree.body if is_data(node))
    docs = lines_of_all(file.docstrings.values()) | comment_lines(file)
    counted: Counter[str] = Counter()
    for number, line in enumerate(file.text.splitlines(), 1):
        if number in docs:
            counted["docs"] += 1
        elif line.strip():
            counted["data" if number in data else "code"] += 1
        else:
            counted["blank"] += 1
    return counted


def comment_lines(file: Source) -> set[int]:
    """Find the lines that are only a comment, outside of texts."""
    texts = lines_of_all(node for node in file.nodes if isinstance(node, ast.Constant | ast.JoinedStr))
    lines = enumerate(file.text.splitlines(), 1)
    return {number for number, line in lines if line.lstrip().startswith("#")} - texts


def lines_of_all(nodes: Iterable[ast.stmt | ast.expr]) -> set[int]:
    """Collect the lines on which nodes stand."""
    return {line for node in nodes for line in lines_of(node)}


def lines_of(node: ast.stmt | ast.expr) -> range:
    """Tell on which lines a node stands."""
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def is_data(node: ast.stmt) -> bool:
    """Is this a value of the module of which at least two thirds of the leaves are constants?"""
    if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
        return False
    constants = names = 0
    for leaf in ast.walk(node.value):
        if isinstance(leaf, ast.Lambda):
            return False
        constants += isinstance(leaf, ast.Constant)
        names += isinstance(leaf, ast.Name)
    return len(lines_of(node)) > 1 and constants >= 2 * names


def client_lines(file: Source) -> Counter[str]:
    """Count the lines of a file of the client; its catalogues of sentences are data."""
    without = COMMENT.sub(lambda match: "\0" + "\n\0" * match.group().count("\n"), file.text)
    code = "data" if CATALOGUES & set(file.path.parts) else "code"
    counted: Counter[str] = Counter()
    for line in without.splitlines():
        if line.strip().strip("\0").strip():
            counted[code] += 1
        else:
            counted["docs" if "\0" in line else "blank"] += 1
    return counted


def lines_by_package(house: House, files: list[Source]) -> dict[str, dict[str, int]]:
    """Count the lines of files by package and kind."""
    found: dict[str, Counter[str]] = {}
    for file in files:
        found.setdefault(house.package_of(file), Counter()).update(count_lines(file))
    return {package: {kind: found[package][kind] for kind in KINDS} for package in sorted(found)}


def data_files(house: House) -> int:
    """Count the lines of data files that stand beside the code of the engine in place of Python."""
    texts = (file.text for file in house.files if file.path.parts[0] == "src" and file.path.suffix == ".toml")
    return sum(len(text.splitlines()) for text in texts)


def corridors(house: House) -> dict[str, int]:
    """Find the folders with too many modules."""
    counted: Counter[PurePosixPath] = Counter()
    for file in house.python + house.client:
        counted[file.path.parent] += file.path.name != "__init__.py"
    return {str(folder): count for folder, count in counted.most_common() if count > CORRIDOR}
