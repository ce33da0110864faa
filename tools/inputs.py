"""`make inputs`: play games of Underwater Cities through the page, and write the inputs by slot into docs/inputs.md."""

import os
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import OPTIONS
from tests.browser.counting import play_games, steady_server, table_of
from tests.browser.persons.visit import DESKTOP, Visit
from tools import build_web, chromium

PAGE = build_web.ROOT / "docs" / "inputs.md"
HEAD = "| slot |"


def write_table(page: str, table: str) -> str:
    """Put the table in the place of the old one, which ends the page."""
    return page[: page.index(HEAD)] + table


def main() -> None:
    build_web.build()
    found = chromium.provide()
    with (
        tempfile.TemporaryDirectory() as folder,
        steady_server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=found.path,
            env={**os.environ, **found.environment},
            args=[*found.arguments, *OPTIONS],
        )
        table = table_of(play_games(server, lambda: Visit(browser, server.address, DESKTOP)))
        browser.close()
    PAGE.write_text(write_table(PAGE.read_text(), table))
    print(table)


if __name__ == "__main__":
    main()
