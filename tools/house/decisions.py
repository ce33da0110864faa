"""Count the homes of a move: the places that code, decode or name it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tools.house.classes import Definition, base_names, methods_of, name_of, names_in
from tools.house.homes import Homes, listed_in, owned_by, words_of
from tools.house.tree import Function, House, Source


def homes_of_moves(house: House) -> Homes:
    """Find the places that know the moves of a decision: methods that code or decode them, files that list its kind.

    A method codes or decodes if it takes a `move`, or is named `moves` or `domain` and returns ints. A decision whose
    kind is an effect word too is left out, for then the name does not tell which of them is meant.
    """
    found: Homes = {}
    for game in house.games:
        files, words = owned_by(house, game), words_of(house, game)
        decisions = [each for each in decisions_of(house, files) if not kinds_of(each.node) & words]
        listing = listed_in(files, set().union(*(kinds_of(node) for _, node in decisions)))
        for file, node in decisions:
            coding = [
                f"{file.path}:{each.lineno} {each.name}" for each in methods_of(node) if codes_moves(each)
            ]
            others = {path for kind in kinds_of(node) for path in listing[kind]} - {str(file.path)}
            found[f"{game.name} {node.name}"] = coding + sorted(others)
    return found


def decisions_of(house: House, files: list[Source]) -> Iterator[Definition]:
    """Yield the classes that inherit from `Decision` and name their kind."""
    bases = {node.name: base_names(node) for file in house.engine for node in file.classes}
    for file in files:
        for node in file.classes:
            if "Decision" in ancestors(node.name, bases) and kinds_of(node):
                yield Definition(file, node)


def ancestors(name: str, bases: dict[str, set[str]]) -> set[str]:
    """Collect the names of all classes above a class."""
    found: set[str] = set()
    ahead = {name}
    while ahead:
        above = bases.get(ahead.pop(), set()) - found
        found |= above
        ahead |= above
    return found


def kinds_of(node: ast.ClassDef) -> set[str]:
    """Collect the texts that a class gives as its kind, by a method or a value of that name, else by its shape."""
    told = {name_of(each).lower(): each for each in node.body}
    if "kind" in told:
        return names_in([told["kind"]])
    shape = getattr(told.get("shape"), "value", None)
    return names_in(shape.args[:1]) if isinstance(shape, ast.Call) else set()


def codes_moves(node: Function) -> bool:
    """Does a method take or return moves as ints?"""
    if node.name in ("moves", "domain"):
        return node.returns is not None and ast.unparse(node.returns) == "list[int]"
    return any(each.arg == "move" and each.annotation is not None for each in node.args.args)
