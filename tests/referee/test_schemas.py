"""The generated schemas are those of the code, and every field has a meaning."""

from __future__ import annotations

from typing import Any

from tools.referee_schemas import FOLDER, schemas, text_of


def test_the_schemas_in_docs_are_up_to_date() -> None:
    wanted = {name: text_of(schema) for name, schema in schemas().items()}
    kept = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.schema.json")}
    assert kept == wanted


def test_every_field_has_one_line_of_meaning() -> None:
    for name, schema in schemas().items():
        for struct, definition in schema["$defs"].items():
            assert definition["description"], f"{name}: {struct}"
            for field, described in definition.get("properties", {}).items():
                assert meaning(described), f"{name}: {struct}.{field}"


def meaning(described: dict[str, Any]) -> str:
    """Return the description of a field, wherever the schema has put it."""
    return described.get("description") or next((meaning(one) for one in described.get("anyOf", ())), "")
