"""Break rules at random places and run the tests: every break must turn one red.

    python tools/mutants.py [NUMBER] [SEED] [SLUG]

A mutant inverts a condition, changes a constant or drops a line of a rules module, in a copy of the repository. The
quick tests run first, the conformance games only against what these let pass. Without a slug rules of every game are
broken.
"""

import ast
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GAMES = {"evacuation": "evacuation", "underwater-cities": "underwater_cities"}  # packages by slug
NOT_RULES = {"__init__", "expressions", "vocabulary", "words", "packs", "game", "library", "box", "forecast"}
NOT_RULES_PREFIXES = ("card_", "effect_", "log_", "pack_", "reason_", "showing", "thing_")
TOLD = {"tell", "tell_secret"}  # events are words about what happened, not rules
WORDS = {"kind", "rules", "encode", "notation", "broken", "why_not", "why_impossible", "label"}
COPIED = ("src", "tests", "docs", "tools", "pyproject.toml", "README.md", "Makefile", ".ci")
SECONDS = 900
INVERSE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip


class Mutant(NamedTuple):
    """A changed module."""

    path: Path
    line: int
    what: str
    source: str


def main() -> int:
    """Make and try mutants; the exit code tells whether any survived."""
    number, seed = (int(text) for text in (sys.argv[1:] + ["20", "1"][len(sys.argv) - 1 :])[:2])
    slugs = sys.argv[3:] or list(GAMES)
    if any(slug not in GAMES for slug in slugs):
        print(f"the games are {', '.join(GAMES)}", file=sys.stderr)
        return 2
    places_to_break = [mutant for slug in slugs for mutant in all_mutants(GAMES[slug])]
    mutants = random.Random(seed).sample(places_to_break, number)
    survivors = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "repository"
        for name in COPIED:
            source = ROOT / name
            target = copy / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(source, target)
        for index, mutant in enumerate(mutants):
            killed = is_killed(copy, mutant)
            where = f"{mutant.path.relative_to(ROOT)}:{mutant.line}"
            print(f"{index + 1:3} {'killed  ' if killed else 'SURVIVED'} {where}  {mutant.what}", flush=True)
            if not killed:
                survivors.append(mutant)
    print(f"{number - len(survivors)} of {number} mutants killed (seed {seed})")
    return 1 if survivors else 0


def is_killed(copy: Path, mutant: Mutant) -> bool:
    """Does a test turn red with this mutant in place?"""
    target = copy / mutant.path.relative_to(ROOT)
    original = target.read_text(encoding="utf-8")
    target.write_text(mutant.source, encoding="utf-8")
    try:
        tests = f"tests/{mutant.path.parent.name}"
        slow = f"{tests}/test_conformance.py"
        return is_red(copy, [tests, "tests/conformance", f"--ignore={slow}"]) or is_red(copy, [slow])
    finally:
        target.write_text(original, encoding="utf-8")


def is_red(copy: Path, arguments: list[str]) -> bool:
    """Do these tests fail, or never end?"""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "2", "-p", "no:cacheprovider", *arguments]
    try:
        return (
            subprocess.run(command, cwd=copy, capture_output=True, timeout=SECONDS, check=False).returncode
            != 0
        )
    except subprocess.TimeoutExpired:
        return True


def all_mutants(package: str) -> Iterator[Mutant]:
    """Every mutant of every rules module of a game."""
    for path in sorted((ROOT / "src" / "nextfrontier" / package).glob("*.py")):
        if path.stem not in NOT_RULES and not path.stem.startswith(NOT_RULES_PREFIXES):
            source = path.read_text(encoding="utf-8")
            for index in range(len(list(places(ast.parse(source))))):
                yield mutated(path, source, index)


def mutated(path: Path, source: str, index: int) -> Mutant:
    """The module changed at its place number `index`."""
    tree = ast.parse(source)
    owner, field, at, node = list(places(tree))[index]
    what, new = changed(node)
    if at is None:
        setattr(owner, field, new)
    else:
        getattr(owner, field)[at] = new
    return Mutant(path, node.lineno, what, ast.unparse(ast.fix_missing_locations(tree)))


Place = tuple[ast.AST, str, int | None, ast.expr | ast.stmt]


def places(tree: ast.AST) -> Iterator[Place]:
    """Where a rule can be broken: comparisons and conditions, numbers, statements."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef) and node.name in WORDS:
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        yield from places(node)
    for field, value in ast.iter_fields(tree):
        if isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, ast.expr | ast.stmt) and can_break(item):
                    yield tree, field, index, item
        elif isinstance(value, ast.expr) and can_break(value):
            yield tree, field, None, value


def can_break(node: ast.expr | ast.stmt) -> bool:
    """Is this a condition, a number, or a line that does something?"""
    if isinstance(node, ast.Compare):
        return len(node.ops) == 1 and "events" not in ast.unparse(node)
    if isinstance(node, ast.Constant):
        return type(node.value) in (int, bool)
    if isinstance(node, ast.BoolOp):
        return True
    if isinstance(node, ast.AugAssign):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        called = node.value.func
        return not (isinstance(called, ast.Attribute) and called.attr in TOLD)
    return False


def changed(node: ast.expr | ast.stmt) -> tuple[str, ast.AST]:
    """The broken form of a node, and what was done to it."""
    before = ast.unparse(node)
    if isinstance(node, ast.Compare):
        new = ast.Compare(node.left, [INVERSE[type(node.ops[0])]()], node.comparators)
        return f"inverted: {before}", new
    if isinstance(node, ast.Constant):
        value = (not node.value) if type(node.value) is bool else int(str(node.value)) + 1
        return f"constant {before} → {value}", ast.Constant(value)
    if isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return f"and/or swapped: {before}", ast.BoolOp(other, node.values)
    return f"dropped: {before}", ast.Pass()


if __name__ == "__main__":
    sys.exit(main())
