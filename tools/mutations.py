"""Mutants of the rules: modules with one place changed, each of which must turn a test red."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GAMES = {"evacuation": "evacuation", "underwater-cities": "underwater_cities"}  # packages by slug
NOT_RULES = {"__init__", "expressions", "vocabulary", "words", "packs", "game", "library", "box", "forecast"}
NOT_RULES_PREFIXES = ("card_", "effect_", "log_", "pack_", "reason_", "showing", "thing_")
TOLD = {"tell", "tell_secret"}  # events are words about what happened, not rules
WORDS = {"kind", "rules", "encode", "notation", "broken", "why_not", "why_impossible", "label"}
INVERSE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
Place = tuple[ast.AST, str, int | None, ast.expr | ast.stmt]


class Mutant(NamedTuple):
    """A changed module."""

    path: Path  # from the root of the repository
    line: int
    what: str
    source: str


class Unusable(Exception):
    """A run from which nothing follows about a mutant: red before, no tests, an error of pytest."""


def choose_mutants(slugs: list[str], number: int, seed: int) -> list[Mutant]:
    """Choose places at random; what is equal to the original or cannot be compiled is no mutant."""
    spots = [spot for slug in slugs for spot in all_spots(GAMES[slug])]
    random.Random(seed).shuffle(spots)
    found: list[Mutant] = []
    for path, index in spots:
        if len(found) < number and (mutant := make_mutant(path, index)):
            found.append(mutant)
    if len(found) < number:
        raise Unusable(f"There are only {len(found)} mutants of {' and '.join(slugs)}.")
    return found


def all_spots(package: str) -> Iterator[tuple[Path, int]]:
    """Every rules module of a game with the number of every place in it."""
    for path in sorted((ROOT / "src" / "nextfrontier" / package).glob("*.py")):
        if path.stem not in NOT_RULES and not path.stem.startswith(NOT_RULES_PREFIXES):
            for index, _ in enumerate(places(ast.parse(path.read_text(encoding="utf-8")))):
                yield path, index


def make_mutant(path: Path, index: int) -> Mutant | None:
    """Change a module at its place number `index`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    before = ast.unparse(tree)
    owner, field, at, node = list(places(tree))[index]
    what, new = changed(node)
    if at is None:
        setattr(owner, field, new)
    else:
        getattr(owner, field)[at] = new
    source = ast.unparse(ast.fix_missing_locations(tree))
    mutant = Mutant(path.relative_to(ROOT), node.lineno, " ".join(what.split())[:100], source)
    return mutant if source != before and can_compile(source) else None


def can_compile(source: str) -> bool:
    """Is this Python?"""
    try:
        compile(source, "mutant", "exec")
    except (SyntaxError, ValueError):
        return False
    return True


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
