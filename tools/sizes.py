"""`python -m tools.sizes [word …]`: look for cut text in every scene of every game and page, at every size and theme.

Everything is looked at in English, in long English and in all other languages. Words choose among scenes, sizes,
themes and languages: `python -m tools.sizes 1280x720 dark turn pl`.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import product

from playwright.sync_api import Page, ViewportSize

from nextfrontier.kit.words.languages import ENGLISH, languages
from nextfrontier.shelf import PLUGINS
from tests.browser.checks import layout
from tests.browser.checks.long_words import prefer, speak_long
from tests.browser.persons.visit import Visit
from tools.screens import pages
from tools.screens.stage import Scenes, Stage, prepare_stage

SIZES = {
    "390x844": True,  # is it touched?
    "844x390": True,
    "820x1180": True,
    "1180x820": True,
    "1280x720": False,
    "1440x789": False,
    "1440x900": False,
    "1920x1080": False,
    "2560x1440": False,
}
THEMES = ("dark", "light")
OTHERS = tuple(code for code in languages() if code != ENGLISH)
LANGUAGES = ("short", "long", *OTHERS)
TABS = "main [data-tab], .phone [data-tab], main [role=tab]"


@dataclass(frozen=True)
class Look:
    """One scene, as one person sees it."""

    scene: str
    size: str
    theme: str
    language: str

    def __str__(self) -> str:
        return f"{self.scene} {self.size} {self.theme} {self.language}"


def find_scenes() -> Scenes:
    """Return the scenes of all games, which may have a module of `tools/screens` named as their package, and pages."""
    found: Scenes = dict(pages.SCENES)
    for plugin in PLUGINS.values():
        module = f"tools.screens.{plugin.package.rpartition('.')[2]}"
        if find_spec(module):
            found |= import_module(module).SCENES
    return found


def all_looks(scenes: Scenes) -> Iterator[Look]:
    for scene, size, theme, language in product(scenes, SIZES, THEMES, LANGUAGES):
        yield Look(scene, size, theme, language)


def open_visit(stage: Stage, look: Look) -> Visit:
    width, height = (int(side) for side in look.size.split("x"))
    visit = stage.visit(ViewportSize(width=width, height=height), look.theme, SIZES[look.size])
    if look.language == "long":
        speak_long(visit)
    elif look.language in OTHERS:
        prefer(visit, look.language)
    return visit


def faults(stage: Stage, look: Look, scenes: Scenes) -> list[str]:
    """Return what is wrong with a scene and with all tabs of it: cut text, and what a finger would not hit."""
    visit = open_visit(stage, look)
    try:
        scenes[look.scene](stage, visit)
        return [f"{look}: {fault}" for fault in faults_of(visit.page, SIZES[look.size])]
    finally:
        visit.close()


def faults_of(page: Page, touched: bool) -> list[str]:
    found = dict.fromkeys(faults_in_view(page, touched))
    if not page.locator("dialog:modal").count():
        for tab in page.locator(TABS).locator("visible=true").all():
            tab.click()
            found |= dict.fromkeys(faults_in_view(page, touched))
    return list(found)


def faults_in_view(page: Page, touched: bool) -> list[str]:
    page.wait_for_timeout(120)  # until the words have found their size
    small = [f"small: {each}" for each in layout.small(page)] if touched else []
    return layout.clipped(page) + small


def main() -> int:
    words = set(sys.argv[1:])
    scenes = find_scenes()
    found = 0
    with prepare_stage() as stage:
        for look in all_looks(scenes):
            kinds = [set(scenes), set(SIZES), set(THEMES), set(LANGUAGES)]
            parts = (look.scene, look.size, look.theme, look.language)
            if any(words & kind and part not in words for kind, part in zip(kinds, parts, strict=True)):
                continue
            wrong = faults(stage, look, scenes)
            found += len(wrong)
            print("\n".join(wrong) or f"{look}: ok", flush=True)
    print(f"{found} faults")
    return min(found, 1)


if __name__ == "__main__":
    sys.exit(main())
