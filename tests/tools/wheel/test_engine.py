"""The second use of a compiled engine, and its conditions."""

from __future__ import annotations

import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.wheel import engine
from tools.wheel.compiling import join_parts
from tools.wheel.engine import compile_key, provide_libraries

Tree = Callable[..., Path]
SOURCES = {
    "__init__.py": "",
    "kernel/__init__.py": "",
    "kernel/agenda.py": "from nextfrontier.kit.words import WORD\n",
    "kit/__init__.py": "",
    "kit/words.py": "WORD = 1\n",
    "server/app.py": "import nextfrontier.kernel.agenda\n",
}
ROOT = Path(__file__).parents[3]
AGENDA = Path("src", "nextfrontier", "kernel", "agenda.py")


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """Return a checkout with some files changed."""

    def make(name: str = "one", **changed: str) -> Path:
        root = tmp_path / name
        files = {f"src/nextfrontier/{path}": text for path, text in SOURCES.items()}
        files |= {path.as_posix(): "" for path in engine.HOW} | changed
        for path, text in files.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text)
        return root

    return make


def key_of(root: Path, compiler: str = "cc") -> str:
    return compile_key(root, [AGENDA], compiler)


def test_two_clones_have_the_same_key(tree: Tree) -> None:
    assert key_of(tree("one")) == key_of(tree("another"))


@pytest.mark.parametrize("path", ["server/app.py", "server/new.py"])
def test_what_no_compiled_module_imports_does_not_change_the_key(tree: Tree, path: str) -> None:
    assert key_of(tree()) == key_of(tree("two", **{f"src/nextfrontier/{path}": "x = 1\n"}))


@pytest.mark.parametrize("path", ["kernel/agenda.py", "kit/words.py", "kit/__init__.py"])
def test_compiled_modules_and_what_they_import_change_the_key(tree: Tree, path: str) -> None:
    text = SOURCES[path] + "# another\n"
    assert key_of(tree()) != key_of(tree("two", **{f"src/nextfrontier/{path}": text}))


@pytest.mark.parametrize("path", engine.HOW)
def test_the_way_of_compiling_changes_the_key(tree: Tree, path: Path) -> None:
    assert (ROOT / path).exists()
    assert key_of(tree()) != key_of(tree("two", **{path.as_posix(): "PARTS = 2\n"}))


def test_compiler_flags_python_and_tools_change_the_key(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tree()
    keys = {key_of(root), key_of(root, "cc -pipe")}
    with monkeypatch.context() as patch:
        patch.setenv("CFLAGS", "-O0")
        keys.add(key_of(root))
    with monkeypatch.context() as patch:
        patch.setattr(sysconfig, "get_platform", lambda: "another")
        keys.add(key_of(root))
    with monkeypatch.context() as patch:
        patch.setattr(engine, "version_of", lambda package: "0")
        keys.add(key_of(root))
    assert len(keys) == 5


def test_a_second_clone_compiles_nothing(tree: Tree, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = []

    def compile_modules(root: Path, modules: list[Path], compiler: str, work: Path, _: object) -> Path:
        compiled.append(root.name)
        (work / "lib" / "nextfrontier").mkdir(parents=True)
        (work / "lib" / "nextfrontier" / "agenda.so").write_bytes(b"code")
        return work / "lib"

    monkeypatch.setattr(engine, "compile_modules", compile_modules)
    monkeypatch.setattr(engine, "cache_folder", lambda: tmp_path / "cache")
    first = provide_libraries(tree("one"), ["kernel"], "cc", tmp_path / "work1")
    second = provide_libraries(tree("another"), ["kernel"], "cc", tmp_path / "work2")
    assert compiled == ["one"]
    assert list(first.values()) == list(second.values()) == ["nextfrontier/agenda.so"]
    assert [Path(path).read_bytes() for path in second] == [b"code"]


def test_every_c_file_is_compiled_once_in_parts_of_neighbours(tmp_path: Path) -> None:
    names = [f"__native_nextfrontier___m{number:02}.c" for number in range(40)]
    for number, name in enumerate(names):
        (tmp_path / name).write_text("x" * (1 + number % 7 * 100))
    sources = [str(tmp_path / name) for name in names] + ["init.c"]
    joined = list(join_parts(sources, tmp_path))
    assert joined[-1] == "init.c"
    included = [line for path in joined[:-1] for line in Path(path).read_text().splitlines()]
    assert included == [f'#include "{name}"' for name in names]
    assert len(joined) == 13
