"""The files of a checkout, and the names in a file."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import NamedTuple

SUFFIXES = (".py", ".ts", ".svelte", ".css", ".toml", ".md", ".json", "Makefile")
CLIENT = (".ts", ".svelte", ".css")
SKIPPED = {"node_modules", "build", "dist", "__pycache__"}
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'\w])//[^\n]*", re.DOTALL)
QUOTED = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`\n]*)`|^\s*([A-Za-z_]\w*)\??:", re.MULTILINE)
KEY = re.compile(r"[\w.:-]+")  # a text that is a name, or a path of names
NAME = re.compile(r"[A-Za-z_]\w*")

Function = ast.FunctionDef | ast.AsyncFunctionDef
Documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


class Source:
    """One file of the checkout: its path below the root, and its text."""

    def __init__(self, path: str, text: str) -> None:
        self.path = PurePosixPath(path)
        self.text = text

    @property
    def is_python(self) -> bool:
        return self.path.suffix == ".py"

    @property
    def is_client(self) -> bool:
        return self.path.parts[0] == "web" and self.path.suffix in CLIENT

    @cached_property
    def tree(self) -> ast.Module:
        """Parse a Python file."""
        return ast.parse(self.text, str(self.path))

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """List all nodes of a Python file; of any other none."""
        return list(ast.walk(self.tree)) if self.is_python else []

    @cached_property
    def classes(self) -> list[ast.ClassDef]:
        return [node for node in self.nodes if isinstance(node, ast.ClassDef)]

    @cached_property
    def functions(self) -> list[Function]:
        """List all functions and methods of a Python file, inner ones too."""
        return [node for node in self.nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]

    @cached_property
    def docstrings(self) -> dict[int, ast.Constant]:
        """Find the docstrings, by the identity of their node."""
        found = (docstring_of(node) for node in self.nodes if isinstance(node, Documented))
        return {id(each): each for each in found if each is not None}

    @cached_property
    def strings(self) -> set[str]:
        """Collect the texts that the file holds, without comments and docstrings; in the client also keys."""
        if self.is_python:
            return {
                node.value
                for node in self.nodes
                if isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and id(node) not in self.docstrings
            }
        matches = QUOTED.finditer(COMMENT.sub(" ", self.text))
        return {text for match in matches for text in match.groups() if text}

    @cached_property
    def names(self) -> set[str]:
        """Collect the identifiers that the code uses or defines, modules of imports included."""
        if not self.is_python:
            return set(NAME.findall(COMMENT.sub(" ", self.text)))
        return {name for node in self.nodes for name in names_of(node)}


def docstring_of(node: ast.Module | ast.ClassDef | Function) -> ast.Constant | None:
    """Find the constant that is the docstring of a module, class or function."""
    first = node.body[0] if node.body else None
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        return first.value if isinstance(first.value.value, str) else None
    return None


def names_of(node: ast.AST) -> Iterator[str]:
    """Yield the identifiers that stand in this node itself."""
    if isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, ast.Attribute):
        yield node.attr
    elif isinstance(node, ast.alias):
        yield from node.name.split(".")
        if node.asname:
            yield node.asname
    elif isinstance(node, ast.ImportFrom) and node.module:
        yield from node.module.split(".")
    elif isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        yield node.name
    elif isinstance(node, ast.arg | ast.keyword) and node.arg:
        yield node.arg


class Game(NamedTuple):
    """A game of the house: its package's name, and the folder of its rules."""

    name: str
    folder: PurePosixPath

    @property
    def spelling(self) -> re.Pattern[str]:
        """Match the name as package, slug, title, constant or class."""
        return re.compile("[-_ ]?".join(self.name.split("_")), re.IGNORECASE)

    def owns(self, path: PurePosixPath) -> bool:
        """Does the file lie in a folder that bears the game's name, in any layer?"""
        return any(folder.replace("-", "_") == self.name for folder in path.parts[:-1])


class House:
    """All files of a checkout that are measured."""

    def __init__(self, root: Path, files: list[Source]) -> None:
        self.root = root
        self.files = files

    @cached_property
    def python(self) -> list[Source]:
        return [file for file in self.files if file.is_python]

    @cached_property
    def client(self) -> list[Source]:
        return [file for file in self.files if file.is_client]

    @cached_property
    def engine(self) -> list[Source]:
        """Select the Python files of the package."""
        return [file for file in self.python if file.path.parts[0] == "src"]

    @cached_property
    def games(self) -> list[Game]:
        """Find the packages with components that have a module `game`, or lie in a folder of games."""
        modules = {file.path for file in self.engine}
        folders = {path.parent.parent for path in modules if path.parent.name == "components"}
        found = (each for each in folders if each / "game.py" in modules or each.parent.name == "games")
        return [Game(folder.name, folder) for folder in sorted(found)]

    def package_of(self, file: Source) -> str:
        """Name the package in which the lines of a file are counted."""
        parts = file.path.parts[:-1]
        if ".test." in file.path.name:
            return "tests"
        if parts[0] == "web":
            return "/".join(parts[2:4] if parts[2:3] == ("games",) else parts[2:3]) or "web"
        if parts[0] != "src":
            return parts[0]
        for game in self.games:
            if file.path.is_relative_to(game.folder):
                return game.name
        return "/".join(parts[2:3]) or "(top)"


def read_house(root: Path) -> House:
    """Read the files of a checkout; outside of git, all below the folder."""
    files = []
    for path in sorted(list_paths(root)):
        whole = root / path
        if path.endswith(SUFFIXES) and whole.is_file() and not whole.is_symlink():
            files.append(Source(path, whole.read_text(encoding="utf-8")))
    return House(root, files)


def list_paths(root: Path) -> list[str]:
    """List the paths of a checkout that are or would be committed."""
    if (root / ".git").exists():
        command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
        return subprocess.run(
            command, cwd=root, capture_output=True, text=True, check=True
        ).stdout.splitlines()
    found = (path.relative_to(root) for path in root.rglob("*"))
    return [
        path.as_posix()
        for path in found
        if not any(part in SKIPPED or part.startswith(".") for part in path.parts)
    ]
