"""No text is cut: scenes of the page at every size, each in one theme and language. `make sizes` looks at all."""

from playwright.sync_api import Browser

from tests.server.process import Server
from tools.screens.stage import Stage
from tools.sizes import SIZES, Look, faults, find_scenes

LOOKS = (
    Look("lobby", "390x844", "light", "long"),
    Look("pair", "844x390", "dark", "long"),
    Look("building", "820x1180", "light", "short"),
    Look("four", "1180x820", "dark", "long"),
    Look("large-hand", "1280x720", "light", "long"),
    Look("hinted", "1440x900", "dark", "long"),
    Look("pair", "1920x1080", "light", "long"),
    Look("lobby", "2560x1440", "dark", "short"),
)


def test_no_text_is_cut_at_any_size(browser: Browser, server: Server) -> None:
    stage, scenes = Stage(browser, server), find_scenes()
    assert {look.size for look in LOOKS} == set(SIZES)
    assert [fault for look in LOOKS for fault in faults(stage, look, scenes)] == []
