"""The page "Your own box": a pack is made by clicking, kept, saved, loaded and played; hostile files do nothing."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from nextfrontier.games.underwater_cities.components.slots import RING_FEW, SLOTS
from nextfrontier.kit.packs.reading import FORMAT
from nextfrontier.protocol.fields import LARGEST_DRAFT
from tests.browser.checks import axe, layout
from tests.browser.conftest import Visiting
from tests.browser.persons.eyes import log_of
from tests.browser.persons.keys import KeyboardPlayer
from tests.browser.persons.player import Player
from tests.browser.persons.sight import Sight, Thing
from tests.browser.persons.visit import PHONE, Visit
from tests.server.process import Server
from tests.server.serving import EVACUATION, GAME

ASSISTANT = 0
MOST_INPUTS = 24
USES = {slot.id for slot in SLOTS if slot.effect.startswith("parts(use_action_card")}
USING_SLOTS = [place.position for place in RING_FEW if place.slot in USES]


class AssistantPlayer(Player):
    """Goes where action cards are used, and uses the Personal Assistant."""

    def wish(self, sight: Sight) -> Thing:
        cards = [each for each in sight.ringed("card") if each.name == str(ASSISTANT)]
        slots = [each for each in sight.ringed("slot") if each.name in USING_SLOTS]
        moves = [each for each in sight.ringed("move") if re.search(r"use 0|part 1", each.name)]
        found = moves or cards or slots
        return found[0] if found else super().wish(sight)


def pick(page: Page, component: str) -> Locator:
    """Open the form of a component from the list."""
    page.locator(f'[data-component="{component}"]').click()
    form = page.get_by_test_id("form")
    form.wait_for()
    return form


def choose(within: Locator, label: str, word: str) -> None:
    """Choose a word of the vocabulary in a block."""
    within.get_by_label(f"{label}: choose", exact=True).select_option(word)


def press(within: Locator, name: str, times: int = 1) -> None:
    for _ in range(times):
        within.get_by_role("button", name=name, exact=True).click()


def upload(page: Page, content: bytes) -> None:
    """Take a file to the page."""
    payload = FilePayload(name="pack.json", mimeType="application/json", buffer=content)
    page.get_by_test_id("pack-file").set_input_files(payload)


def pack(**fields: Any) -> bytes:
    """Return the file of a pack."""
    return json.dumps({"format": FORMAT, "game": GAME, "name": "Evil", "version": "1", **fields}).encode()


def test_a_pack_made_by_clicking_replaces_three_cards_and_is_played(visit: Visit) -> None:
    page = visit.page
    page.goto("/")
    page.get_by_test_id("box").click()
    form = pick(page, "cards/5")
    choose(form, "Effect", "draw")
    press(form, "More: how many")
    expect(page.get_by_test_id("shown-text")).to_have_text("Draw 2 cards.")
    form = pick(page, "cards/29")
    choose(form, "effects, number 1", "gain")
    press(form, "Add credits")
    press(form, "More: credits", 2)
    choose(form, "effects, number 2", "federation")
    expect(page.get_by_test_id("shown-text")).to_have_text(
        "Gain 3 credits; advance 1 on the Federation track."
    )
    page.get_by_test_id("filter-source").select_option("attested")
    form = pick(page, f"cards/{ASSISTANT}")
    choose(form, "effect", "gain")
    press(form, "Add kelp")
    press(form, "More: kelp", 2)
    expect(page.get_by_test_id("pack-state")).to_contain_text("1 problem")  # it is attested
    form.get_by_test_id("consent").click()
    expect(page.get_by_test_id("shown-text")).to_have_text("Action: gain 3 kelp.")
    expect(page.get_by_test_id("pack-state")).to_contain_text("3 components are filled in")
    page.get_by_test_id("pack-open").click()
    page.get_by_test_id("new-table-dialog").get_by_test_id("create").click()
    check_the_table(visit)


def check_the_table(visit: Visit) -> None:
    """See the new cards at the table, and play one of them."""
    page, player = visit.page, AssistantPlayer(visit)
    player.look()
    table = page.url.rpartition("/")[2]
    cards = page.request.get(f"/api/tables/{table}/components").json()["cards"]
    assert [cards[key]["text"] for key in ("0", "5", "29")] == [
        "Action: gain 3 kelp.", "Draw 2 cards.", "Gain 3 credits; advance 1 on the Federation track.",
    ]  # fmt: skip
    assert cards["5"]["provenance"] == "O"
    page.get_by_role("tab", name="Cards").click()
    page.get_by_test_id("claimed").locator(f'[data-card="{ASSISTANT}"]').click()
    expect(page.get_by_test_id("card")).to_contain_text("Action: gain 3 kelp.")
    expect(page.get_by_test_id("card")).to_contain_text("read from the owner’s box")
    page.keyboard.press("Escape")
    player.forget()
    player.look()
    sight = player.play(20, until="turn")
    for _ in range(MOST_INPUTS):
        if any(state["view"]["players"][0]["assistant"] == "used" for state in visit.states()):
            break
        sight = player.step(sight)
    else:
        raise AssertionError([sent.get("moves") for sent in visit.sent] + visit.diary)
    assert 3 in gains_of_kelp(visit)


def gains_of_kelp(visit: Visit) -> list[int]:
    """Return the kelp that the first player gained by the Personal Assistant, gain by gain."""
    events = [event for entry in log_of(visit.states()) for event in entry["events"]]
    own = [event for event in events if (event["kind"], event["seat"]) == ("gained", 0)]
    return [
        event["details"].get("kelp", 0) for event in own if event["cause"].startswith(f"card {ASSISTANT}/")
    ]


def test_a_draft_is_kept_on_the_device_taken_back_saved_and_loaded_again(visit: Visit) -> None:
    page = visit.page
    page.goto("/box")
    form = pick(page, "cards/5")
    choose(form, "Effect", "draw")
    form.get_by_label("Name", exact=True).fill("Letters")
    expect(page.get_by_test_id("pack-state")).to_contain_text("1 component is filled in")
    page.get_by_test_id("undo").click()
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("pack-state")).to_contain_text("Nothing is filled in yet")
    page.get_by_test_id("redo").click()
    page.get_by_test_id("redo").click()
    expect(page.get_by_text("It can be played like this.")).to_be_visible()
    page.reload()
    expect(page.locator('[data-component="cards/5"][data-mark="done"]')).to_contain_text("Letters")
    with page.expect_download() as saved:
        page.get_by_test_id("pack-download").click()
    content = saved.value.path().read_bytes()
    assert json.loads(content)["cards"] == [{"number": 5, "name": "Letters", "effect": "draw(1)"}]
    page.get_by_role("button", name="Start anew").click()
    page.get_by_test_id("clear-now").click()
    expect(page.locator("[data-mark=done]")).to_have_count(0)
    upload(page, content)
    expect(page.locator('[data-component="cards/5"][data-mark="done"]')).to_contain_text("Draw 1 card.")
    form = pick(page, "cards/5")
    form.get_by_test_id("reset").click()
    expect(page.locator("[data-mark=done]")).to_have_count(0)


def test_the_line_and_the_blocks_stay_in_step(visit: Visit) -> None:
    page = visit.page
    page.goto("/box")
    form = pick(page, "cards/5")
    form.get_by_text("As a line, for experts").click()
    line = form.get_by_test_id("line-effect")
    line.fill("action(gain(kelp=2")
    expect(form.get_by_text("This line cannot be shown as blocks.")).to_be_visible()
    line.fill("action(gain(kelp=2))")
    expect(form.get_by_label("kelp", exact=True)).to_have_value("2")
    press(form, "More: kelp")
    expect(line).to_have_value("action(gain(kelp=3))")
    line.fill("take_special()")
    expect(form.locator("[data-testid=field-effect] .wrong")).to_contain_text("take_special")


@pytest.mark.parametrize(
    ("content", "reasons"),
    [
        (b"{", ["It is not a JSON document."]),
        (b" " * (LARGEST_DRAFT + 1), ["It has more than 256 KB."]),
        (pack(cards=[{"number": 5, "effect": "parts(" * 30}]), ["nested at most 20 deep", "cards[0].effect"]),
        (pack(cards=[{"number": 5, "effect": f"gain(kelp={'9' * 500})"}]), ["at most 9 digits"]),
        (
            pack(name="<img src=x onerror='window.hacked = 1'>", cards=[{"number": 5, "name": "<script>"}]),
            ["without < and >", "cards[0].name"],
        ),
        (pack(cards=[{"number": 5, "name": "x" * 500}] * 300), ["1 to 60 characters", "is there twice"]),
        (pack(game=EVACUATION), ["this program reads game 'underwater-cities'"]),
    ],
)  # fmt: skip
def test_a_hostile_pack_is_refused_with_reasons_and_does_nothing(
    visit: Visit, content: bytes, reasons: list[str]
) -> None:
    page = visit.page
    page.goto("/box")
    page.locator("[data-component]").first.wait_for()
    upload(page, content)
    for reason in reasons:
        expect(page.get_by_test_id("refused")).to_contain_text(reason)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("pack-state")).to_contain_text("Nothing is filled in yet")
    assert page.evaluate("() => window.hacked ?? null") is None
    assert page.evaluate("(game) => localStorage.getItem(`nextfrontier.box.${game}`)", GAME) is None


def test_the_editor_is_used_by_keyboard_alone(visit: Visit) -> None:
    page, hands = visit.page, KeyboardPlayer(visit)
    page.goto("/box")
    row = page.locator('[data-component="cards/5"]')
    row.wait_for()
    hands.press(row)
    expect(page.get_by_role("heading", level=2, name="Prefabricated Modules")).to_be_focused()
    hands.go_to(page.get_by_label("Effect: choose", exact=True))
    page.keyboard.type("Upgrade")
    hands.press(page.get_by_role("button", name="Farm", exact=True))
    hands.press(page.get_by_role("button", name="Add up to how many", exact=True))
    expect(page.get_by_test_id("shown-text")).to_contain_text("pgrade 1 or 2")
    hands.press(page.get_by_test_id("undo"))
    hands.press(page.get_by_test_id("pack-open"))
    page.get_by_test_id("new-table-dialog").wait_for()
    axe.check(page, "a table with the box")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_everybody_can_use_the_editor(visits: Visiting, server: Server, size: str) -> None:
    visit = visits(server, PHONE, "light") if size == "phone" else visits(server)
    page = visit.page
    for address, component in (("/box", "cards/29"), (f"/box/{EVACUATION}", "infrastructure/I7")):
        page.goto(address)
        page.locator("[data-component]").first.wait_for()
        axe.check(page, address)
        if not page.locator(f'[data-component="{component}"]').count():
            page.get_by_test_id("filter-text").fill(component.split("/")[1])
        pick(page, component)
        axe.check(page, component)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        if visit.is_phone:
            assert layout.small(page) == []
