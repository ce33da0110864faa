"""Nothing is lost: reloads, a killed server, lost connections, several tabs; and ways back, copies and files."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.begun import (
    before_a_turn,
    finished,
    import_game,
    in_the_middle_of_a_turn,
    open_game,
)
from tests.browser.conftest import Visiting
from tests.browser.persons.player import Player
from tests.browser.persons.visit import Visit
from tests.browser.stages import SEA, Stage
from tests.server.process import Server

Document = dict[str, Any]
PATIENCE = 30_000
NO_SERVER = "ERR_CONNECTION_REFUSED"  # what the browser says of it in the console


def table(page: Page) -> Locator:
    return page.get_by_test_id("table")


def in_a_turn(visit: Visit, server: Server, stage: Stage) -> str:
    """Bring seat 0 into the middle of a turn; return the table."""
    opened = open_game(server, in_the_middle_of_a_turn(stage))
    visit.page.goto(opened.seat(0))
    stage.person(visit).look()
    return opened.table


def go_on(page: Page, stage: Stage) -> str:
    """Play the next move of that turn; return its notation."""
    step = stage.going_on(in_the_middle_of_a_turn(stage))
    pick(page, **step.picks)
    return step.move


def situation(visit: Visit) -> Any:
    """Return question, position and moves to take back, as this browser was told last."""
    state = visit.states()[-1]
    return state["decision"], state["view"], state["undo"]


def written(page: Page) -> list[str]:
    """Return the log as it stands on the page."""
    return page.get_by_test_id("log").get_by_role("paragraph").all_inner_texts()


def choose(page: Page, item: str) -> None:
    """Choose an item of the table's menu."""
    page.get_by_test_id("menu").click()
    page.get_by_test_id("menu-dialog").get_by_test_id(item).click()


def pick(page: Page, **names: str) -> None:
    """Pick a thing by its attribute: `site="BC.2"`, `move="done"`."""
    for kind, name in names.items():
        page.locator(f'[data-{kind}="{name}"]').locator("visible=true").first.click()


def expect_version(page: Page, version: int) -> None:
    expect(table(page)).to_have_attribute("data-version", str(version))
    expect(table(page)).to_have_attribute("data-busy", "false")


# Reload and restart.


def test_a_reload_in_the_middle_of_a_turn_comes_back_to_the_same_decision(
    visit: Visit, server: Server, stage: Stage
) -> None:
    in_a_turn(visit, server, stage)
    before, log = situation(visit), written(visit.page)
    visit.page.reload()
    stage.person(visit).look()
    assert situation(visit) == before
    assert written(visit.page) == log


def test_a_server_killed_in_the_middle_of_a_turn_comes_back_to_the_same_decision_without_a_reload(
    visits: Visiting, own_server: Server, stage: Stage
) -> None:
    visit = visits(own_server)
    in_a_turn(visit, own_server, stage)
    page, before, log = visit.page, situation(visit), written(visit.page)
    page.evaluate("window.isSame = true")
    own_server.kill()
    lost = page.get_by_test_id("lost")
    expect(lost).to_contain_text("The connection is lost")
    own_server.start()
    # The page may have come back by itself meanwhile; then there is nothing to press any more.
    lost.get_by_role("button", name="Try now").evaluate_all(
        "(buttons) => buttons.forEach((button) => button.click())"
    )
    expect(lost).to_be_hidden(timeout=PATIENCE)
    assert situation(visit) == before
    assert written(page) == log
    assert page.evaluate("window.isSame")
    go_on(page, stage)
    expect_version(page, visit.states()[0]["version"] + 1)
    visit.forgive(NO_SERVER)


def test_a_move_that_the_killed_server_did_not_answer_is_made_once_when_it_is_back(
    visits: Visiting, own_server: Server
) -> None:
    visit = visits(own_server)
    in_a_turn(visit, own_server, SEA)
    version = visit.states()[-1]["version"]
    own_server.pause()
    move = go_on(visit.page, SEA)
    expect(table(visit.page)).to_have_attribute("data-busy", "true")
    own_server.kill()
    own_server.start()
    expect(table(visit.page)).to_have_attribute("data-status", "open", timeout=PATIENCE)
    expect_version(visit.page, version + 1)
    assert len({sent["id"] for sent in visit.sent if sent["do"] == "play"}) == 1
    assert visit.states()[-1]["log"]["add"][-1]["move"] == move
    visit.forgive(NO_SERVER)


# Back and forth.


def test_undo_leads_to_the_floor_and_not_beyond_and_redo_back_again(
    visit: Visit, server: Server, stage: Stage
) -> None:
    in_a_turn(visit, server, stage)
    page, start = visit.page, visit.states()[-1]
    steps, version = start["undo"]["possible"], start["version"]
    for step in range(1, steps + 1):
        page.get_by_test_id("undo").click()
        expect_version(page, version + step)
    at_floor = visit.states()[-1]
    expect(page.get_by_test_id("undo")).to_have_attribute("aria-disabled", "true")
    page.get_by_test_id("undo").click(force=True)
    expect(page.get_by_test_id("why-reason")).to_contain_text("something hidden was shown")
    expect(page.get_by_test_id("why-fix")).to_contain_text("private copy")
    page.keyboard.press("Escape")
    assert (at_floor["decision"]["kind"], visit.states()[-1]["version"]) == (stage.start, version + steps)
    for step in range(1, steps + 1):
        page.get_by_test_id("redo").click()
        expect_version(page, version + steps + step)
    assert visit.states()[-1]["view"] == start["view"]
    expect(page.get_by_test_id("redo")).to_have_attribute("aria-disabled", "true")


def test_a_turn_is_taken_back_as_a_whole_and_played_otherwise(
    visit: Visit, server: Server, stage: Stage
) -> None:
    in_a_turn(visit, server, stage)
    page, before, log = visit.page, visit.states()[-1], written(visit.page)
    version, steps = before["version"], before["undo"]["possible"]
    page.get_by_test_id("restart").click()
    expect_version(page, version + 1)
    expect(page.get_by_test_id("restart")).to_have_attribute("aria-disabled", "true")
    assert visit.states()[-1]["undo"] == {"possible": 0, "redo": steps}
    assert log[: len(written(page))] == written(page)
    pick(page, **stage.otherwise.picks)
    page.get_by_test_id("confirm").click()
    expect_version(page, version + 2)
    assert visit.states()[-1]["log"]["add"][-1]["move"] == stage.otherwise.move
    assert visit.states()[-1]["undo"]["redo"] == 0


# Files and copies.


def exported(page: Page) -> Document:
    """Return the file that the menu saves."""
    with page.expect_download() as download:
        choose(page, "export")
    document: Document = json.loads(download.value.path().read_text(encoding="utf-8"))
    return document


def test_a_finished_game_is_exported_and_imported_with_its_result(
    visit: Visit, server: Server, stage: Stage
) -> None:
    record = finished(stage)
    page = visit.page
    page.goto(open_game(server, record).seat(0))
    page.get_by_test_id("result").get_by_role("button", name="Close").click()
    document = exported(page)
    assert document == record.save()
    import_game(visit, document)
    visit.read_totals()
    page.get_by_test_id("result").get_by_role("button", name="Replay").click()
    expect(page.get_by_test_id("history-at")).to_have_text(f"Move 0 of {len(record.entries)}")


def test_a_running_game_is_exported_as_its_seat_knows_it_and_goes_on_after_an_import(
    visit: Visit, server: Server, stage: Stage
) -> None:
    original = in_a_turn(visit, server, stage)
    page, before = visit.page, situation(visit)
    document = exported(page)
    assert document["view"] == before[1]
    import_game(visit, document)
    page.get_by_test_id("curtain").get_by_role("button").click()
    stage.person(visit).look()
    decision, view, _ = situation(visit)
    assert decision["moves"] == before[0]["moves"]
    assert view == before[1]
    assert f"/t/{original}" not in page.url
    go_on(page, stage)
    expect_version(page, 1)


def test_a_file_that_is_no_game_is_refused_in_words(visit: Visit, server: Server) -> None:
    import_game(visit, {"format": "something else"})
    expect(visit.page.get_by_test_id("toasts")).to_contain_text("save")
    visit.forgive("400")


def test_what_if_opens_a_private_copy_and_leaves_the_original_alone(
    visit: Visit, server: Server, stage: Stage
) -> None:
    original = in_a_turn(visit, server, stage)
    page, before = visit.page, situation(visit)
    choose(page, "what-if")
    expect(page.get_by_test_id("copy")).to_contain_text("dealt anew")
    stage.person(visit).look()
    assert original not in page.url
    assert situation(visit)[1] == before[1]
    go_on(page, stage)
    expect_version(page, 1)
    page.get_by_role("link", name="Back to the table").click()
    expect(page).to_have_url(f"{server.address}/t/{original}")
    stage.person(visit).look()
    assert situation(visit) == before


# The past.


def test_the_arrow_keys_lead_through_the_past_and_a_link_leads_to_a_move(
    visit: Visit, visits: Visiting, server: Server, stage: Stage
) -> None:
    original = in_a_turn(visit, server, stage)
    page, of = visit.page, len(in_the_middle_of_a_turn(stage).entries)
    at = page.get_by_test_id("history-at")
    page.keyboard.press("ArrowLeft")
    expect(at).to_have_text(f"Move {of - 1} of {of}")
    page.keyboard.press("ArrowLeft")
    expect(at).to_have_text(f"Move {of - 2} of {of}")
    page.keyboard.press("ArrowRight")
    expect(at).to_have_text(f"Move {of - 1} of {of}")
    expect(page.get_by_test_id("prompt")).to_contain_text(f"Position after move {of - 1}")
    assert page.url == f"{server.address}/t/{original}#m={of - 1}"
    expect(page.get_by_test_id("undo")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("history")).to_be_hidden()
    assert page.url == f"{server.address}/t/{original}"
    other = visits(server)
    other.page.goto(f"/replay/{original}#m=5")
    expect(other.page.get_by_test_id("history-at")).to_have_text(f"Move 5 of {of}")
    other.page.get_by_role("slider", name="Move").press("ArrowRight")
    expect(other.page.get_by_test_id("history-at")).to_have_text(f"Move 6 of {of}")


# Tabs.


def second_tab(visit: Visit) -> Page:
    page = visit.context.new_page()
    visit.listen(page)
    return page


def test_two_tabs_of_one_seat_show_the_same_and_keep_their_own_choices(visit: Visit, server: Server) -> None:
    opened = open_game(server, before_a_turn())
    one, other = visit.page, second_tab(visit)
    one.goto(opened.seat(0))
    Player(visit).look()
    other.goto(opened.seat(0))
    for page, card in ((one, 23), (other, 24)):
        pick(page, card=str(card))
    expect(one.locator("[data-card='23']").first).to_have_attribute("aria-pressed", "true")
    expect(one.locator("[data-card='24']").first).to_have_attribute("aria-pressed", "false")
    pick(other, slot="G1")
    other.get_by_test_id("confirm").click()
    for page in (one, other):
        expect(table(page)).to_have_attribute("data-kind", "build")
    version = visit.states()[-1]["version"]
    pick(one, site="BC.1")
    for page in (one, other):
        expect_version(page, version + 1)


class Deaf:
    """Lets a page speak to the server, and keeps from it what happens at the table."""

    def __init__(self, page: Page) -> None:
        self.is_deaf = False
        page.route_web_socket("**/api/play", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(lambda frame: None if self.misses(frame) else route.send(frame))

    def misses(self, frame: str | bytes) -> bool:
        return self.is_deaf and json.loads(frame)["type"] == "state"


def test_a_move_of_a_tab_that_missed_something_is_refused_and_says_so(visit: Visit, server: Server) -> None:
    opened = open_game(server, in_the_middle_of_a_turn())
    one, late = visit.page, second_tab(visit)
    connection = Deaf(late)
    late.goto(opened.seat(0))
    expect(table(late)).to_have_attribute("data-kind", "build")
    one.goto(opened.seat(0))
    connection.is_deaf = True
    pick(one, site="BC.2")
    expect(table(one)).not_to_have_attribute("data-kind", "build")
    decision = table(one).get_attribute("data-decision")
    pick(late, site="BC.3")
    expect(late.get_by_test_id("why-reason")).to_contain_text("not open any more")
    connection.is_deaf = False
    late.reload()
    for page in (one, late):
        expect(table(page)).to_have_attribute("data-decision", decision or "")
