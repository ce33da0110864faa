"""The modules that are compiled, and those that the compiler reads because of them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tools.wheel.modules import find_all_read, find_compiled_modules, find_foreign_packages

ROOT = Path(__file__).parents[3]
TREE = {
    "__init__.py": "",
    "kernel/__init__.py": "",
    "kernel/agenda.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from nextfrontier.kit import words\n",
    "kit/__init__.py": "",
    "kit/words.py": "def late() -> None:\n    from .forms import plural\n",
    "kit/forms.py": "import msgspec\nplural = 1\n",
    "kit/apart.py": "",
    "games/sea/rules/turn.py": "from nextfrontier.kernel import agenda\n",
    "games/sea/words/turn.py": "",
    "server/app.py": "import nextfrontier.kernel.agenda\n",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, text in TREE.items():
        path = tmp_path / "src" / "nextfrontier" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def short(paths: list[Path]) -> list[str]:
    return [path.relative_to("src/nextfrontier").as_posix() for path in paths]


def test_folders_name_what_is_compiled(tree: Path) -> None:
    found = find_compiled_modules(tree, ["kernel", "games/*/rules"])
    assert short(found) == ["games/sea/rules/turn.py", "kernel/agenda.py"]


def test_all_that_is_imported_is_read_for_types_and_in_functions_too(tree: Path) -> None:
    read = find_all_read(tree, find_compiled_modules(tree, ["kernel"]))
    assert short(read) == [
        "__init__.py",
        "kernel/__init__.py",
        "kernel/agenda.py",
        "kit/__init__.py",
        "kit/forms.py",
        "kit/words.py",
    ]


def test_packages_of_others_are_found(tree: Path) -> None:
    read = find_all_read(tree, find_compiled_modules(tree, ["kernel"]))
    assert find_foreign_packages(tree, read) == ["msgspec"]


def test_every_folder_of_the_project_that_is_to_be_compiled_exists() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["hatch"]["build"]["hooks"]["custom"]["compiled"]
    assert [pattern for pattern in patterns if not find_compiled_modules(ROOT, [pattern])] == []


def test_server_commands_and_texts_are_not_read_by_the_compiler() -> None:
    """So a change of them needs no new compilation; `kit/words` says what a text is, and has none."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    folders = project["tool"]["hatch"]["build"]["hooks"]["custom"]["compiled"]
    read = short(find_all_read(ROOT, find_compiled_modules(ROOT, folders)))
    rooms = ("server", "cli", "referee", "words", "showing")
    found = [name for name in read if any(room in Path(name).parts for room in rooms)]
    assert [name for name in found if not name.startswith("kit/words/")] == []
