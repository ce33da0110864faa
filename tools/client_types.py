"""The client's types, generated from the structs of the protocol and of the games' documents: `make docs`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, inspect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from nextfrontier.kernel.actions import Kind
from nextfrontier.kernel.families import Family, Field
from nextfrontier.kit.plugin import Plugin
from nextfrontier.protocol import boxes, drafts, frames, lessons, messages, reviews, shows, tables
from nextfrontier.protocol.fields import PROTOCOL
from nextfrontier.shelf import PLUGINS

WEB: Final = Path(__file__).resolve().parent.parent / "web" / "src"
HEAD: Final = (
    "/** Generated from {source} by tools/client_types.py: change it there, then run `make docs`. */\n"
)
JSON_TYPE: Final = "export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };\n"
JSON_IMPORT: Final = 'import type { Json } from "../../lib/protocol";\n'
BASES: Final = (messages.Message, messages.Request, frames.People)  # never sent themselves
SIMPLE: Final[dict[type, str]] = {
    inspect.AnyType: "Json",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


class Types:
    """The types of one file, by name, each with everything that it refers to."""

    def __init__(self, writes_all: Iterable[type] = ()) -> None:
        self.found: dict[str, str] = {}
        self.names: dict[frozenset[object], str] = {}  # of choices of words
        self.complete = {kind for root in writes_all for kind in structs_in(inspect.type_info(root))}

    def add(self, root: type) -> None:
        """Add a struct and all that it refers to."""
        self.name_of(inspect.type_info(root))

    def add_structs(self, module: ModuleType) -> None:
        """Add the structs that a module defines."""
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, msgspec.Struct) and is_of(module, value):
                self.add(value)

    def add_union(self, name: str, structs: Iterable[type]) -> None:
        """Add a name for a choice of structs."""
        names = " | ".join(self.name_of(inspect.type_info(struct)) for struct in structs)
        self.found[name] = f"export type {name} = {names};\n"

    def add_literals(self, module: ModuleType) -> None:
        """Add the names that a module gives to choices of words."""
        for name, value in vars(module).items():
            if get_origin(value) is Literal:
                self.found[name] = f"export type {name} = {literal(get_args(value))};\n"
                self.names.setdefault(frozenset(get_args(value)), name)

    def name_of(self, kind: inspect.Type) -> str:
        """Return a type as TypeScript writes it."""
        if isinstance(kind, inspect.Metadata):
            extra = kind.extra_json_schema or {}
            if (kind.extra or {}).get("opaque"):
                return "unknown"
            return json.dumps(extra["const"]) if "const" in extra else self.name_of(kind.type)
        if isinstance(kind, inspect.StructType):
            return self.struct(kind)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.name_of(each) for each in kind.types))
        if isinstance(kind, inspect.LiteralType):
            return self.names.get(frozenset(kind.values), literal(kind.values))
        return self.collection(kind)

    def collection(self, kind: inspect.Type) -> str:
        """Return a list, tuple, dictionary or simple value as TypeScript writes it."""
        if isinstance(kind, inspect.ListType):
            item = self.name_of(kind.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.name_of(item) for item in kind.item_types)}]"
        if isinstance(kind, inspect.DictType):
            return f"Record<{self.name_of(kind.key_type)}, {self.name_of(kind.value_type)}>"
        return SIMPLE[type(kind)]

    def struct(self, kind: inspect.StructType) -> str:
        """Add a struct; return its name."""
        name = kind.cls.__name__
        if name not in self.found:
            self.found[name] = ""  # it may refer to itself
            tag = [f"  {kind.tag_field}: {json.dumps(kind.tag)};\n"] if kind.tag_field else []
            lines = "".join([*tag, *(self.field(kind, field) for field in kind.fields)])
            self.found[name] = f"{comment(kind.cls.__doc__ or '')}export type {name} = {{\n{lines}}};\n"
        return name

    def field(self, kind: inspect.StructType, field: inspect.Field) -> str:
        """Return a field with its meaning; those that may be left out have a question mark."""
        mark = "?" if self.may_be_left_out(kind, field) else ""
        return f"{comment(meaning_of(field.type), '  ')}  {field.encode_name}{mark}: {self.name_of(field.type)};\n"

    def may_be_left_out(self, kind: inspect.StructType, field: inspect.Field) -> bool:
        """Can a document lack this field: a request one with a default, a told document one that says nothing?"""
        is_unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
        if field.required:
            return False
        if kind.cls in self.complete:
            return is_rare(field.type)
        return is_unset or kind.forbid_unknown_fields or kind.cls.__struct_config__.omit_defaults

    def add_moves(self, kinds: dict[str, Kind]) -> None:
        """Add all moves of a game by their kinds, with the parameters that their families tell."""
        told = [
            f'\n  | {{ kind: "{name}"; fields: {self.parameters(kinds[name].families)} }}'
            for name in sorted(kinds)
        ]
        meaning = comment("A move by its kind, with its parameters.")
        self.found["MoveByKind"] = f"{meaning}export type MoveByKind ={''.join(told)};\n"

    def parameters(self, families: list[Family[Any, Any]]) -> str:
        """Return the parameters of a kind of move; those that not all of its families tell may be left out."""
        types: dict[str, list[str]] = {}
        for field in chain.from_iterable([*family.fields, *family.beside] for family in families):
            types.setdefault(field.name, []).append(self.parameter(field))
        parts = [
            f"{name}{'' if len(types[name]) == len(families) else '?'}: {' | '.join(sorted(set(types[name])))}"
            for name in sorted(types)  # the order of families is that in which modules were loaded
        ]
        return f"{{ {'; '.join(parts)} }}" if parts else "object"

    def parameter(self, field: Field[Any]) -> str:
        """Return the type of a parameter; a bundle of goods leaves out those without an amount."""
        kind = inspect.type_info(field.value_type())
        told = self.name_of(kind)
        return f"Partial<{told}>" if isinstance(kind, inspect.DictType) else told

    def text(self, source: str, json_type: str = JSON_IMPORT) -> str:
        """Return the whole file."""
        head = [HEAD.format(source=source), json_type]
        return "\n".join([*head, *(self.found[name] for name in sorted(self.found))])


def structs_in(kind: inspect.Type, known: set[type] | None = None) -> Iterator[type]:
    """Yield every struct to which a type refers."""
    known = set() if known is None else known
    if isinstance(kind, inspect.StructType):
        if kind.cls in known:
            return
        known.add(kind.cls)
        yield kind.cls
        inner = [field.type for field in kind.fields]
    else:
        names = ("type", "item_type", "key_type", "value_type")
        inner = [getattr(kind, name) for name in names if isinstance(getattr(kind, name, None), inspect.Type)]
        inner += [*getattr(kind, "types", ()), *getattr(kind, "item_types", ())]
    for each in inner:
        yield from structs_in(each, known)


def is_rare(kind: inspect.Type) -> bool:
    """Is the field left out when there is nothing to say?"""
    return isinstance(kind, inspect.Metadata) and bool((kind.extra or {}).get("rare") or is_rare(kind.type))


def meaning_of(kind: inspect.Type) -> str:
    """Return the description of a field."""
    if not isinstance(kind, inspect.Metadata):
        return ""
    return str((kind.extra_json_schema or {}).get("description", "")) or meaning_of(kind.type)


def comment(text: str, indent: str = "") -> str:
    """Return a line of comment, empty without a text."""
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def literal(values: Iterable[object]) -> str:
    """Return a choice of words or numbers."""
    return " | ".join(json.dumps(value) for value in values)


def is_of(module: ModuleType, struct: type) -> bool:
    """Does the module define this struct, as something that is sent?"""
    return struct.__module__ == module.__name__ and struct not in BASES


def protocol_text() -> str:
    """Return the types of frames, messages and documents of the server."""
    types = Types()
    for module in (tables, boxes, drafts, lessons, frames, messages, shows, reviews):
        types.add_structs(module)
    types.add_literals(tables)
    told = (frames.StateFrame, frames.TableFrame, frames.ChatFrame, frames.FatalFrame)
    types.add_union("AnyMessage", get_args(messages.AnyMessage))
    types.add_union("Answer", (frames.Reply, *frames.Reply.__subclasses__(), frames.RefusedReply))
    types.add_union("News", told)
    types.found["PROTOCOL"] = f"export const PROTOCOL = {PROTOCOL};\n"
    return types.text("nextfrontier/protocol", JSON_TYPE)


def game_text(plugin: Plugin) -> str:
    """Return the types of a game's documents that the server sends."""
    view, components, forecast = (
        plugin.load(f"{part}_document") for part in ("view", "components", "forecast")
    )
    types = Types(writes_all=[view])
    types.add(view)
    for root in (components, forecast):
        types.add_structs(sys.modules[root.__module__])
    structs = (
        struct for root in (view, components, forecast) for struct in structs_in(inspect.type_info(root))
    )
    for name in dict.fromkeys(struct.__module__ for struct in structs):
        types.add_literals(sys.modules[name])
    types.add_moves(plugin.load_game().actions().kinds)
    return types.text(plugin.package.replace(".", "/"))


def files() -> dict[Path, str]:
    """Return every generated file with its text."""
    found = {WEB / "lib" / "protocol.ts": protocol_text()}
    for slug, plugin in PLUGINS.items():
        folder = WEB / "games" / slug
        if plugin.view_document and folder.is_dir():
            found[folder / "shapes.ts"] = game_text(plugin)
    return found


def main() -> int:
    """Write all files."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    print(f"{len(files())} files of types in web/src")
    return 0


if __name__ == "__main__":
    sys.exit(main())
