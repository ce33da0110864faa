"""A built client, a running server and a real Chromium for the tests of this folder."""

import os
import re
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests.browser.persons.visit import DESKTOP, Visit
from tests.browser.stages import STAGES, Stage
from tests.server.process import Server
from tests.server.serving import Serving
from tools import build_web, chromium

ROOT = Path(__file__).resolve().parent.parent.parent
TRACES = ROOT / "build" / "browser" / "failures"
OPTIONS = ("--disable-gpu", "--disable-dev-shm-usage")

expect.set_options(timeout=15_000)  # busy machines are slow

FAILED = pytest.StashKey[bool]()

Visiting = Callable[..., Visit]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether the test failed, for the pictures of a failure."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="package")
def client() -> Path:
    """Return the client, built if its sources changed."""
    with chromium.hold_lock():
        build_web.build()
    return build_web.CLIENT


# Not for the whole session: while it runs, other tests of this process could not run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = chromium.provide()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.path,
            env={**os.environ, **found.environment},
            args=[*found.arguments, *OPTIONS],
        )
        yield browser
        browser.close()


class DealtServer(Server):
    """A server whose deals are those of the test that is running, the same in every run."""

    def __init__(self, data: Path, deals: Path, **environment: str) -> None:
        quick = {"NEXTFRONTIER_BOT_BUDGET_MS": "300", **environment}  # the engine may not be compiled here
        super().__init__(data, False, NEXTFRONTIER_TEST_DEALS=str(deals), **quick)
        self.command = [sys.executable, "-P", str(ROOT / "tests" / "server" / "dealt.py")]


@pytest.fixture(scope="session")
def deals(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file that tells servers which test is running."""
    return tmp_path_factory.mktemp("deals") / "test"


@pytest.fixture(autouse=True)
def name_the_test(deals: Path, request: pytest.FixtureRequest) -> None:
    deals.write_text(request.node.nodeid)


@pytest.fixture(scope="package")
def server(client: Path, deals: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server that the tests share; each opens tables of its own."""
    data = tmp_path_factory.mktemp("server")
    # A review of some seconds if the engine is compiled: the page looks once a second how far it is.
    brief = {"NEXTFRONTIER_TABLES_PER_HOUR": "5000", "NEXTFRONTIER_REVIEW_PERCENT": "20"}
    yield from running(DealtServer(data, deals, **brief))


@pytest.fixture
def own_server(client: Path, deals: Path, tmp_path: Path) -> Iterator[Server]:
    """Run a server that the test may kill."""
    yield from running(DealtServer(tmp_path / "server", deals))


def running(server: Server) -> Iterator[Server]:
    """Start and stop a server; what it only logged as failed, such as a bot for which another plays, counts."""
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.output(), server.output()


@pytest.fixture
def visits(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visiting]:
    """Open visits; a failed test leaves their traces, and no page may report an error."""
    opened: list[Visit] = []

    def visit(
        server: Server | Serving,
        size: ViewportSize = DESKTOP,
        theme: str = "dark",
        playback: str = "off",
        moves: bool = False,
        touch: bool = False,
        installs: bool = False,
    ) -> Visit:
        opened.append(Visit(browser, server.address, size, theme, playback, moves, touch, installs))
        return opened[-1]

    yield visit
    failed = request.node.stash.get(FAILED, False)
    for number, each in enumerate(opened):
        if failed:
            name = re.sub(r"\W+", "-", request.node.name)
            each.leave_traces(TRACES / f"{name}-{number}")
        each.close()
    errors = [error for each in opened for error in each.errors]
    assert failed or not errors, errors


@pytest.fixture(params=STAGES)
def stage(request: pytest.FixtureRequest) -> Stage:
    """Give the test one game after the other."""
    return STAGES[str(request.param)]


@pytest.fixture
def visit(visits: Visiting, server: Server) -> Visit:
    """Return a visitor at a desktop, with an empty page."""
    return visits(server)
