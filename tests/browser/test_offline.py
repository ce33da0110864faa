"""Without a network: the shell and the sample games are there; after an update nobody sees an old page."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from nextfrontier.server.web.client import BuiltClient
from tests.browser.conftest import Visiting
from tests.server.process import Server
from tests.server.serving import Serving
from tools import build_web

KEPT = """
async (address) => {
  await navigator.serviceWorker.ready;
  for (let tries = 0; tries < 300; tries++) {
    if (navigator.serviceWorker.controller && (!address || await caches.match(address))) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
"""
VERSIONS = "async () => (await caches.keys()).join()"
RENEWED = """
async (before) => {
  for (let tries = 0; tries < 300; tries++) {
    const { active, installing, waiting } = await navigator.serviceWorker.getRegistration();
    const isNew = (await caches.keys()).join() !== before;
    if (isNew && !installing && !waiting && active?.state === "activated") return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
"""


def wait_until_kept(page: Page, address: str = "") -> None:
    """Wait until the service worker is in charge and has kept a document."""
    assert page.evaluate(KEPT, address), f"{address} is not kept"


def test_shell_sample_game_and_statistics_work_without_a_network(visits: Visiting, server: Server) -> None:
    visit = visits(server, installs=True)
    page = visit.page
    page.goto("/")
    wait_until_kept(page, "/shows/underwater-cities?language=en")
    visit.forgive("ERR_INTERNET_DISCONNECTED")
    visit.forgive("Failed to fetch")
    visit.context.set_offline(True)
    page.reload()
    expect(page.get_by_test_id("offline-note")).to_contain_text("You are offline")
    visit.card().get_by_test_id("sample").click()
    expect(page.get_by_test_id("history-at")).to_have_text(re.compile("Move [2-9] of"))
    expect(page.get_by_test_id("comment")).not_to_be_empty()
    page.goto("/statistics")
    expect(page.get_by_test_id("no-statistics")).to_be_visible()
    assert page.evaluate("() => fetch('/api/games').then(() => 'kept', () => 'not kept')") == "not kept"


def test_rules_and_icons_are_read_without_a_network_after_one_visit(visits: Visiting, server: Server) -> None:
    """Only the lobby was visited: the books of both games come with the shell."""
    visit = visits(server, installs=True)
    page = visit.page
    page.goto("/")
    wait_until_kept(page)
    visit.forgive("ERR_INTERNET_DISCONNECTED")
    visit.forgive("Failed to fetch")
    visit.context.set_offline(True)
    for slug, rule in (("underwater-cities", "UC-CLONE-02"), ("evacuation", "EV-INCOME-03")):
        page.goto(f"/rules/{slug}#{rule}")
        expect(page.locator(f"[data-rule={rule}]")).to_be_focused()
        page.get_by_test_id("search").fill(rule)
        expect(page.get_by_test_id("hit").first).to_contain_text(rule)
        page.goto(f"/icons/{slug}")
        expect(page.get_by_test_id("icons").get_by_role("listitem").first).to_be_visible()


@pytest.fixture
def updated(client: Path, tmp_path: Path) -> Iterator[tuple[Serving, Path]]:
    """Run a server of a copy of the client, which can be built anew."""
    copy = tmp_path / "client"
    shutil.copytree(client, copy)
    serving = Serving(tmp_path / "data")
    serving.app.state.client = BuiltClient(copy)
    yield serving, copy
    serving.stop()


def build_anew(client: Path, mark: str) -> None:
    """Change the page of a client and a file of it as a new build does."""
    page = client / "index.html"
    page.write_text(
        re.sub(
            "<meta name=.description.*?>", f'<meta name="description" content="{mark}" />', page.read_text()
        )
    )
    build_web.write_worker(client)


def test_after_an_update_the_next_load_shows_the_new_page_and_keeps_it(
    visits: Visiting, updated: tuple[Serving, Path]
) -> None:
    serving, client = updated
    visit = visits(serving, installs=True)
    page = visit.page
    page.goto("/")
    wait_until_kept(page)
    before = page.evaluate(VERSIONS)
    description = page.locator('meta[name="description"]')
    build_anew(client, "another build")
    page.reload()
    expect(description).to_have_attribute("content", "another build")
    assert page.evaluate(RENEWED, before), "the new version is not kept"
    visit.forgive("ERR_INTERNET_DISCONNECTED")
    visit.context.set_offline(True)
    page.reload()
    expect(description).to_have_attribute("content", "another build")
    expect(page.get_by_test_id("offline-note")).to_be_visible()


def test_the_client_can_be_installed(visits: Visiting, server: Server) -> None:
    page = visits(server).page
    page.goto("/")
    manifest = page.evaluate(
        "() => fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    assert manifest["display"] == "standalone"
    sizes = [icon["sizes"] for icon in manifest["icons"]]
    assert {"192x192", "512x512"} <= set(sizes)
    for icon in manifest["icons"]:
        width = page.evaluate(
            "(src) => new Promise((done) => Object.assign(new Image(), "
            "{ src, onload() { done(this.naturalWidth); }, onerror() { done(0); } }))",
            icon["src"],
        )
        assert width > 0
        assert icon["sizes"] in ("any", f"{width}x{width}")
