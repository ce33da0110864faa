"""Count the homes of a state field: where it is listed."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tools.house.classes import Definition, base_names, methods_of, name_of, names_in
from tools.house.homes import Homes, is_use, listed_in, owned_by
from tools.house.tree import Function, Game, House


def homes_of_fields(house: House) -> Homes:
    """Find the places that list a field of a game's state: in its class, and other files that list it as a text.

    In its class: `__slots__` or annotation, parameter, assignment, `copy`; a value is declared by its parameters. Where
    the field is only read does not count.
    """
    found: Homes = {}
    for game in house.games:
        files = [file for file in owned_by(house, game) if not is_use(file)]
        for file, node in state_classes(house, game):
            fields = fields_of(node)
            listing = listed_in([other for other in files if other is not file], fields)
            for field in sorted(fields):
                inside = [f"{file.path} {place}" for place in places_in_class(node, field)]
                found[f"{game.name} {node.name}.{field}"] = inside + listing[field]
    return found


def state_classes(house: House, game: Game) -> list[Definition]:
    """Find the state of a game, and all classes of the game that annotations of the state, or of these, name."""
    classes = classes_of(house, game)
    found = [each for each in classes.values() if "State" in base_names(each.node)]
    for definition in found:  # it grows
        named = names_in_annotations(definition.node) & classes.keys()
        found += [classes[name] for name in sorted(named) if classes[name] not in found]
    return found


def classes_of(house: House, game: Game) -> dict[str, Definition]:
    """Collect the classes of a game by name, those of its components left out; of two, that of the state counts."""
    files = [file for file in house.engine if file.path.is_relative_to(game.folder) and not is_use(file)]
    files.sort(key=lambda file: file.path.parent == game.folder / "state")
    return {node.name: Definition(file, node) for file in files for node in file.classes}


def names_in_annotations(node: ast.ClassDef) -> set[str]:
    """Collect the names in the annotations of a class."""
    annotations = [part.annotation for part in ast.walk(node) if isinstance(part, ast.arg | ast.AnnAssign)]
    parts = (part for each in annotations if each is not None for part in ast.walk(each))
    return {part.id for part in parts if isinstance(part, ast.Name)}


def fields_of(node: ast.ClassDef) -> set[str]:
    """Collect the fields of a class: a value has its parameters, others stand in `__slots__` or are annotated."""
    if "Value" in base_names(node):
        return {
            name for method in methods_of(node) if method.name == "__init__" for name in parameters_of(method)
        }
    slots = names_in(each for each in node.body if name_of(each) == "__slots__")
    return slots | {name_of(each) for each in node.body if isinstance(each, ast.AnnAssign)}


def parameters_of(method: Function) -> set[str]:
    """Collect the names of parameters: `set_` stands for the field `set`."""
    return {each.arg.rstrip("_") for each in method.args.args[1:] + method.args.kwonlyargs}


def places_in_class(node: ast.ClassDef, field: str) -> Iterator[str]:
    """Yield where a class lists its field."""
    if "Value" not in base_names(node):
        yield "declaration"
    for method in methods_of(node):
        if method.name == "__init__":
            if field.rstrip("_") in parameters_of(method):
                yield "parameter"
            if field in attributes_of(method):
                yield "assignment"
        elif method.name == "copy" and field in attributes_of(method):
            yield "copy"


def attributes_of(node: ast.AST) -> set[str]:
    """Collect the names of attributes and keywords in a node."""
    attributes = {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}
    return attributes | {part.arg for part in ast.walk(node) if isinstance(part, ast.keyword) and part.arg}
