"""`python -m tools.screens [name …]` makes all pictures, or only the named ones and those of the named paths."""

import sys
from importlib import import_module
from importlib.util import find_spec

from nextfrontier.shelf import PLUGINS
from tools.build_web import ROOT
from tools.screens.newcomer import PATHS, walk_path
from tools.screens.stage import Screens, prepare_stage, take_picture

FOLDER = ROOT / "docs" / "screens"


def find_screens() -> Screens:
    """Return the pictures of all games: a game may have a module of this folder, named as its package."""
    found: Screens = {}
    for plugin in PLUGINS.values():
        module = f"tools.screens.{plugin.package.rpartition('.')[2]}"
        if find_spec(module):
            found |= import_module(module).SCREENS
    return found


def main() -> int:
    """Make the pictures that the command line names."""
    screens = find_screens()
    with prepare_stage(installed=True) as stage:  # bots that review a game need the compiled engine
        for name in sys.argv[1:] or [*screens, *PATHS]:
            if name in PATHS:
                walk_path(stage, name, FOLDER)
                continue
            show, size, theme = screens[name]
            visit = stage.visit(size, theme)
            show(stage, visit)
            take_picture(visit.page, FOLDER / f"{name}.webp")
            visit.close()
            print(f"docs/screens/{name}.webp", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
