"""The component set and its version."""

from nextfrontier.games.evacuation.components import modules, new_world, old_world, progress, solo, tracks
from nextfrontier.games.evacuation.vocabulary.library import COMPONENTS_VERSION, Facts
from tests.components import check_version

CONTENT_OF_VERSION = {1: "7b8ab29632e1630c", 2: "e631df2bfaf95654", 3: "477631d31a9789b9"}
FIXED = (
    old_world.AREAS, old_world.CONTINENTS, new_world.AREAS, progress.MAIN, progress.SECOND, progress.PASSAGES,
    tracks.YEARS, tracks.BOARD_ACTIONS, modules.LINES, modules.SIDES, solo.RIM,
)  # fmt: skip


def test_other_components_have_another_version() -> None:
    """Saves tell by the version that the cards, tiles or worlds they were played with were others."""
    check_version(COMPONENTS_VERSION, CONTENT_OF_VERSION, vars(Facts()), *FIXED)
