"""The protocol as JSON Schema: `docs/referee/*.schema.json`, generated from the types that read and write it."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from nextfrontier.protocol.questions import Answer, Question
from nextfrontier.protocol.replies import ErrorReply
from nextfrontier.protocol.requests import VERBS
from nextfrontier.referee.referee import REPLIES
from nextfrontier.shelf import PLUGINS

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "referee"


def schemas() -> dict[str, dict[str, Any]]:
    """Return all schemas by file name."""
    found = {f"{verb}.request": msgspec.json.schema(type_) for verb, type_ in VERBS.items()}
    found |= {f"{verb}.reply": msgspec.json.schema(type_) for verb, type_ in REPLIES.items()}
    found["error.reply"] = msgspec.json.schema(ErrorReply)
    found["arena.question"], found["arena.answer"] = map(msgspec.json.schema, (Question, Answer))
    for slug, plugin in PLUGINS.items():
        for part in ("position", "view", "components", "forecast"):
            if getattr(plugin, f"{part}_document"):
                found[f"{part}.{slug}"] = msgspec.json.schema(plugin.load(f"{part}_document"))
    return {f"{name}.schema.json": {"title": name, **schema} for name, schema in sorted(found.items())}


def text_of(schema: dict[str, Any]) -> str:
    """Return a schema as it stands in its file."""
    return json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main() -> int:
    """Write all files; others in the folder are removed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = schemas()
    for path in FOLDER.glob("*.schema.json"):
        if path.name not in wanted:
            path.unlink()
    for name, schema in wanted.items():
        (FOLDER / name).write_text(text_of(schema), encoding="utf-8")
    print(f"{len(wanted)} schemas in {FOLDER.name}/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
