"""No text is cut: scenes of the page at every size, each in one theme and language. `make sizes` looks at all."""

import pytest
from playwright.sync_api import Browser

from tests.browser.checks import layout
from tests.browser.persons.visit import Visit
from tests.server.process import Server
from tools.screens.stage import Stage
from tools.sizes import LANGUAGES, SIZES, Look, faults, find_scenes

LOOKS = (
    Look("lobby", "390x844", "light", "long"),
    Look("race", "390x844", "dark", "long"),
    Look("pair", "844x390", "dark", "long"),
    Look("building", "820x1180", "light", "short"),
    Look("race", "820x1180", "dark", "long"),
    Look("four", "1180x820", "dark", "long"),
    Look("large-hand", "1280x720", "light", "long"),
    Look("settling", "1280x720", "dark", "long"),
    Look("tutorial-evacuation", "1440x789", "light", "long"),
    Look("hinted", "1440x900", "dark", "long"),
    Look("pair", "1920x1080", "light", "long"),
    Look("transport", "1920x1080", "dark", "short"),
    Look("lobby", "2560x1440", "dark", "short"),
    Look("turn", "390x844", "dark", "pl"),
    Look("tutorial-evacuation", "390x844", "light", "ru"),
    Look("four", "1280x720", "light", "ru"),
    Look("market", "1440x900", "dark", "it"),
    Look("why-not", "844x390", "light", "cs"),
)


PLANTED = """
<style>
  div { width: 200px; height: 40px; position: relative }
  .lid { position: absolute; inset: 0 }
</style>
<div><p>seen</p><a class="lid" style="background: transparent"></a></div>
<div><p>under</p><a class="lid" style="background: white"></a></div>
<div style="overflow: hidden"><p style="width: 900px">cut, as it is much longer than its box</p></div>
<div style="overflow: auto"><p style="height: 60px">here</p><p>scrolled away</p></div>
<button style="width: 30px; white-space: nowrap">spills over</button>
<div style="position: absolute; clip-path: inset(50%)">read aloud</div>
"""


def test_the_check_finds_text_that_is_cut_covered_or_spilt_and_no_other(visit: Visit) -> None:
    visit.page.set_content(PLANTED)
    assert [fault.split('"')[1][:5] for fault in layout.clipped(visit.page)] == ["under", "cut, ", "spill"]


def test_every_size_and_language_is_looked_at() -> None:
    assert {look.size for look in LOOKS} == set(SIZES)
    assert {look.language for look in LOOKS} == set(LANGUAGES)


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_no_text_is_cut(browser: Browser, server: Server, look: Look) -> None:
    assert faults(Stage(browser, server), look, find_scenes()) == []
