"""Nothing of the client is dead: components, shared classes and custom properties of its styles."""

import re
from functools import cache
from pathlib import Path

from tests.web.node import WEB

STYLES = re.compile(r"<style>.*</style>", re.S)


@cache
def sources() -> dict[Path, str]:
    """Read the modules, components and style sheets that people write."""
    found = {
        path: path.read_text("utf-8") for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte", ".css")
    }
    return {path: text for path, text in found.items() if not text.startswith("/** Generated")}


def test_every_component_is_shown() -> None:
    components = [path for path in sources() if path.suffix == ".svelte"]
    assert len(components) > 100
    entries = {"App.svelte", "Screen.svelte"}  # found by name
    imported = "".join(sources().values())
    assert [
        path.name for path in components if path.name not in entries and f'/{path.name}"' not in imported
    ] == []


def test_every_shared_class_is_used() -> None:
    """The compiler tells of those in components."""
    sheets = [text for path, text in sources().items() if path.parent.name == "style"]
    classes = set(
        re.findall(r"\.([a-z][\w-]*)", re.sub(r"/\*.*?\*/|\.?\d[\d.]*\w*", "", "".join(sheets), flags=re.S))
    )
    markup = "".join(STYLES.sub("", text) for path, text in sources().items() if path.suffix == ".svelte")
    assert len(classes) > 10
    assert [name for name in sorted(classes) if not re.search(rf"(?<![\w-]){name}(?![\w-])", markup)] == []


def test_every_custom_property_is_used() -> None:
    together = "".join(sources().values())
    properties = set(re.findall(r"^\s*(--[\w-]+):", together, re.M))
    assert len(properties) > 50
    made = re.findall(r"var\((--[\w-]+)\$?\{", together)  # var(--land-{area})
    unused = {name for name in properties if not re.search(rf"var\({name}[),]", together)}
    assert sorted(name for name in unused if not any(map(name.startswith, made))) == []
