"""The catalogue of the client's sentences, and what its markup must not carry."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
CATALOGUE = SOURCES / "lib" / "words" / "en" / "shell.ts"


def test_every_text_of_the_catalogue_is_used() -> None:
    keys = re.findall(r'^  "([^"]+)":', CATALOGUE.read_text("utf-8"), re.MULTILINE)
    assert len(keys) > 100
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]
    parts = [path for path in files if "words" not in path.parent.parent.name]
    sources = "".join(path.read_text("utf-8") for path in parts)
    assert [key for key in keys if f'"{key}"' not in sources] == []


def test_no_markup_carries_a_style_that_the_content_security_policy_forbids() -> None:
    components = list(SOURCES.rglob("*.svelte"))
    assert len(components) > 50
    assert [path.name for path in components if re.search(r"\sstyle=", path.read_text("utf-8"))] == []
