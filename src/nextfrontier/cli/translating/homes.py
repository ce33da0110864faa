"""Homes of texts: the packages that have catalogues."""

from __future__ import annotations

from typing import Final

from nextfrontier.kit.words.catalogues import folder_of
from nextfrontier.kit.words.languages import ENGLISH
from nextfrontier.shelf import PLUGINS

OWN: Final = ("kit", "referee", "server", "cli")


def homes() -> dict[str, str]:
    """Return the packages with catalogues by the name that translators see: `kit`, `underwater-cities`."""
    found = {name: f"nextfrontier.{name}" for name in OWN}
    found |= {slug: plugin.package for slug, plugin in PLUGINS.items()}
    return {name: package for name, package in found.items() if folder_of(package, ENGLISH).is_dir()}
