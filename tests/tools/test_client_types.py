"""The client's types are generated from the structs, and what the server sends is what they say."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.views import view_of
from nextfrontier.record.record import Record
from nextfrontier.shelf import game, plugin
from tests.games.evacuation.test_notations import open_decisions as in_worlds
from tests.games.underwater_cities.random_games import open_decisions as in_seas
from tools.client_types import WEB, files, is_rare

SEA, WORLDS = "underwater-cities", "evacuation"
ADVANCED = {"actions": "advanced", "common_goals": True, "lines": "A"}
CASES: list[tuple[str, int, dict[str, Any]]] = [
    (SEA, 1, {}),
    (SEA, 3, {"contracts": True, "boards": "advanced"}),
    (WORLDS, 1, {}),
    (WORLDS, 2, {"mode": "race"}),
    (WORLDS, 2, {"actions": "advanced", "third_player": True}),
    (WORLDS, 4, ADVANCED),
]


def test_the_types_of_the_client_are_up_to_date() -> None:
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is old: make docs"


def test_no_type_of_the_client_is_forced_upon_a_document() -> None:
    forced = [
        path.name
        for path in WEB.rglob("*")
        if path.suffix in (".ts", ".svelte") and "as unknown as" in path.read_text(encoding="utf-8")
    ]
    assert forced == []


def test_every_frame_and_message_has_a_type() -> None:
    text = files()[WEB / "lib" / "protocol.ts"]
    for name in ("state", "table", "chat", "fatal", "reply"):
        assert f'  type: "{name}";' in text
    verbs = re.findall(r'^  do: "(\w+)";', text, flags=re.M)
    assert sorted(verbs) == sorted(
        [
            "hello",
            "play",
            "undo",
            "redo",
            "restart",
            "watch",
            "why",
            "preview",
            "suggest",
            "chat",
            "reveal",
            "look",
            "speak",
            "ping",
        ]
    )


@pytest.mark.parametrize(
    ("slug", "met"),
    [(SEA, in_seas(range(4))), (WORLDS, in_worlds(range(4)))],
    ids=[SEA, WORLDS],
)
def test_a_move_tells_the_parameters_that_its_family_declares(
    slug: str, met: Iterable[tuple[State, int]]
) -> None:
    declared: dict[str, list[dict[str, Any]]] = {}
    for kind in game(slug).actions().kinds.values():
        told = [[*family.fields, *family.beside] for family in kind.families]
        declared[kind.name] = [{field.name: field.value_type() for field in fields} for fields in told]
    known: set[str] = set()
    for state, seat in met:
        for move in state.describe_moves(seat, state.domain(seat)):
            known.add(move.kind)
            shapes = [shape for shape in declared[move.kind] if set(shape) == set(move.fields)]
            assert shapes, (move.kind, move.fields)
            told_as = [
                {name: msgspec.convert(move.fields[name], shape[name]) for name in shape} for shape in shapes
            ]
            assert all(told == move.fields for told in told_as)
    assert len(known) > len(declared) // 2
    text = files()[WEB / "games" / slug / "shapes.ts"]
    assert re.findall(r'^  \| { kind: "(\w+)"; fields: ', text, flags=re.M) == sorted(declared)


@pytest.mark.parametrize("slug", [SEA, WORLDS])
def test_everything_printed_has_exactly_the_fields_of_its_shape(slug: str) -> None:
    document = game(slug).components("en", {})
    shape = plugin(slug).load("components_document")
    assert msgspec.to_builtins(msgspec.convert(document, shape)) == document


@pytest.mark.parametrize(("slug", "seats", "options"), CASES)
def test_a_view_has_every_field_that_is_not_marked_as_rare(
    slug: str, seats: int, options: dict[str, Any]
) -> None:
    record, chance = Record(game(slug), seats, options, seats), random.Random(seats)
    shape = plugin(slug).load("view_document")
    always = complete(inspect.type_info(shape))
    number = 0
    while not record.over:
        number += 1
        seat = record.state.to_move()
        if number % 11 == 0:
            for viewer in (seat, (seat + 1) % seats, SPECTATOR):
                document = record.game.encode(view_of(record.state, viewer))
                again = msgspec.json.encode(msgspec.convert(document, shape))
                assert msgspec.json.decode(again) == document
                check_complete(document, always)
        record.play(seat, record.state.notation(seat, chance.choice(record.state.moves(seat))))
    check_complete(record.game.encode(view_of(record.state, 0)), always)


def complete(kind: inspect.Type) -> dict[str, Any]:
    """Return the fields that a document always has, by name, each with its type."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.StructType):
        return {field.encode_name: complete(field.type) for field in kind.fields if not is_rare(field.type)}
    return {"[]": complete(kind.item_type)} if isinstance(kind, inspect.ListType) else {}


def check_complete(document: Any, always: dict[str, Any], path: str = "") -> None:
    """Check that no field is missing, here or inside."""
    if isinstance(document, list):
        for item in document:
            check_complete(item, always.get("[]", {}), f"{path}[]")
    elif isinstance(document, dict):
        assert set(always) - {"[]"} <= set(document), (path, set(always) - set(document))
        for name, inside in always.items():
            check_complete(document.get(name), inside, f"{path}.{name}")
