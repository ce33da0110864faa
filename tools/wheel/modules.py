"""Find the modules that are compiled, and every source that the compiler reads because of them."""

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

SOURCES = "src"
PACKAGE = "nextfrontier"


def find_compiled_modules(root: Path, folders: list[str]) -> list[Path]:
    """Return all modules in the folders of the package that the patterns name; `__init__` stays as it is."""
    package = root / SOURCES / PACKAGE
    found = {path for pattern in folders for folder in package.glob(pattern) for path in folder.rglob("*.py")}
    return sorted(path.relative_to(root) for path in found if path.name != "__init__.py")


def find_all_read(root: Path, modules: Iterable[Path]) -> list[Path]:
    """Return the modules and all sources of ours that they import, directly or not, for their types alone too."""
    found: set[Path] = set()
    queue = list(modules)
    while queue:
        path = queue.pop()
        if path not in found:
            found.add(path)
            for name in [own_name(path), *imported_names(root, path)]:
                queue += source_files(root, name)
    return sorted(found)


def find_foreign_packages(root: Path, sources: Iterable[Path]) -> list[str]:
    """Return the packages of others that the sources import: their types are compiled in."""
    names = {name.partition(".")[0] for path in sources for name in imported_names(root, path)}
    return sorted(names - {PACKAGE} - set(sys.stdlib_module_names))


def own_name(path: Path) -> str:
    """Return the dotted name of a module."""
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts)


def imported_names(root: Path, path: Path) -> Iterator[str]:
    """Yield the dotted name of every import in a module, of functions and type-checking blocks too."""
    for node in ast.walk(ast.parse((root / path).read_bytes(), str(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute_name(path, node)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def absolute_name(path: Path, node: ast.ImportFrom) -> str:
    """Return the module that `from … import` names, also if it is named relative to its own."""
    folder = path.relative_to(SOURCES).parts[: -node.level] if node.level else ()
    return ".".join([*folder, *filter(None, [node.module])])


def source_files(root: Path, name: str) -> list[Path]:
    """Return the source of a module of ours and of the packages around it; none for others and for mere names."""
    parts = name.split(".")
    if parts[0] != PACKAGE:
        return []
    folders = [Path(SOURCES, *parts[:count]) for count in range(1, len(parts) + 1)]
    candidates = [folder / "__init__.py" for folder in folders] + [folders[-1].with_suffix(".py")]
    return [path for path in candidates if (root / path).is_file()]
