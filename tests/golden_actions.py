"""The tables of atomic actions as text: number and name of each, under the version and the digest.

`make golden` rewrites them, unless the table has changed and its version has not: those who trained with a table
must see by its version that the numbers mean something else.
"""

from __future__ import annotations

from pathlib import Path

from nextfrontier.kernel.actions import ActionTable
from nextfrontier.shelf import PLUGINS, game

TESTS = Path(__file__).resolve().parent


def golden_file(slug: str) -> Path:
    """Return the file that keeps the table of a game."""
    return TESTS / "games" / PLUGINS[slug].package.rpartition(".")[2] / "golden" / "actions.txt"


def heading(table: ActionTable) -> str:
    """Return the first line of a file."""
    return f"version {table.version}, {len(table)} actions, digest {table.digest}"


def text_of(table: ActionTable) -> str:
    """Return a table as its file has it."""
    return "\n".join([heading(table), *[f"{number} {name}" for number, name in enumerate(table.names)], ""])


def renew(slug: str) -> None:
    """Write the file of a game again."""
    path, table = golden_file(slug), game(slug).actions()
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    if before == text_of(table):
        return
    if before.startswith(f"version {table.version},"):
        raise SystemExit(f"the actions of {slug} have changed: raise the version of its table first")
    path.write_text(text_of(table), encoding="utf-8")
    print(f"{path.name} of {slug}: {heading(table)}")


if __name__ == "__main__":
    for name in PLUGINS:
        renew(name)
