"""Mutants of the rules: modules with one place changed, each of which must turn a test red."""

import ast
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "src" / "nextfrontier" / "games"
GAMES = {
    path.parent.name.replace("_", "-"): path.parent.name for path in sorted(FOLDER.glob("*/rules"))
}  # folders by slug
ROOMS = ("effects", "rules", "state")  # where the rules of a game are
NO_RULES = {"box", "prospects"}  # what is made once, and bounds that only spare a search
TOLD = {"tell", "tell_secret"}  # events are words about what happened, not rules
WORDS = {"kind", "rules", "encode", "notation", "broken", "why_not", "why_impossible", "label"}
INVERSE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
LIMIT: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
}  # fmt: skip
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
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
    """Choose places at random; a change that is equal to the original or cannot be compiled is no mutant."""
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
    """Yield every rules module of a game with the number of every change that can be made to it."""
    folder = FOLDER / package
    for path in sorted(path for room in ROOMS for path in (folder / room).rglob("*.py")):
        if path.stem in NO_RULES:
            continue
        for index, _ in enumerate(all_changes(ast.parse(path.read_text(encoding="utf-8")))):
            yield path, index


def make_mutant(path: Path, index: int) -> Mutant | None:
    """Make change number `index` to a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    before = ast.unparse(tree)
    (owner, field, at, node), what, new = next(islice(all_changes(tree), index, None))
    what = f"{what}: {ast.unparse(node)}"
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


def all_changes(tree: ast.AST) -> Iterator[tuple[Place, str, ast.AST]]:
    """Yield every place with every change: its name, and the node that comes instead."""
    for place in places(tree):
        for what, new in changes(place):
            yield place, what, new


def places(tree: ast.AST) -> Iterator[Place]:
    """Yield every expression and statement of the rules, inner ones first."""
    for node in ast.iter_child_nodes(tree):
        if not is_no_rule(node):
            yield from places(node)
    for field, value in ast.iter_fields(tree):
        if isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, ast.expr | ast.stmt):
                    yield tree, field, index, item
        elif isinstance(value, ast.expr):
            yield tree, field, None, value


def is_no_rule(node: ast.AST) -> bool:
    """Is this a text, a type or an assertion?"""
    if isinstance(node, ast.FunctionDef):
        return node.name in WORDS
    if isinstance(node, ast.If):
        return "TYPE_CHECKING" in ast.unparse(node.test)
    return isinstance(node, ast.Assert)


def changes(place: Place) -> Iterator[tuple[str, ast.AST]]:
    """Break a condition, a number, a sum, or a line that does something."""
    _, field, _, node = place
    if isinstance(node, ast.Compare):
        yield from changed_comparisons(node)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and/or swapped", ast.BoolOp(other, node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not dropped", node.operand
    elif isinstance(node, ast.Constant) and type(node.value) in (int, bool):
        value = (not node.value) if type(node.value) is bool else int(str(node.value)) + 1
        yield f"changed to {value}", ast.Constant(value)
    elif field in ("test", "ifs") and isinstance(node, ast.expr):
        yield "inverted", ast.UnaryOp(ast.Not(), node)
    elif isinstance(node, ast.BinOp) and type(node.op) in SWAPPED:
        yield "+/- swapped", ast.BinOp(node.left, SWAPPED[type(node.op)](), node.right)
    elif isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and is_deed(node.value)):
        yield "dropped", ast.Pass()


def changed_comparisons(node: ast.Compare) -> Iterator[tuple[str, ast.AST]]:
    """Invert a comparison, and let a limit be met or not."""
    if len(node.ops) == 1 and "events" not in ast.unparse(node):
        operator = type(node.ops[0])
        yield "inverted", ast.Compare(node.left, [INVERSE[operator]()], node.comparators)
        if operator in LIMIT:
            yield "limit shifted", ast.Compare(node.left, [LIMIT[operator]()], node.comparators)


def is_deed(node: ast.expr) -> bool:
    """Is this a call that does more than tell?"""
    if not isinstance(node, ast.Call):
        return False
    return not (isinstance(node.func, ast.Attribute) and node.func.attr in TOLD)
