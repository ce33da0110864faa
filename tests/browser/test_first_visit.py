"""A person who has never been here: no account, no waiting, little to read before the first move."""

import time

from tests.browser.persons.visit import Visit
from tests.browser.stages import Stage

MOST_SECONDS = 60.0
MOST_SCRIPT = 60 * 1024
AIMING = 2.0  # seconds for an input: find it, move there, decide
WORDS_PER_SECOND = 4.0


def test_a_newcomer_makes_the_first_move_within_a_minute(visit: Visit, stage: Stage) -> None:
    """G1: measured are the waits for the page; reading and aiming take as long as people take."""
    start = time.monotonic()
    visit.page.goto("/")
    read = texts(visit, "h1", "article .words")
    visit.card(stage.slug).get_by_test_id("play-now").click()
    player = stage.person(visit)
    sight = player.look()
    while not any(sent["do"] == "play" and stage.is_turn(sent["moves"][0]) for sent in visit.sent):
        read |= texts(visit, "[data-testid=hint]", "[data-testid=prompt]")
        sight = player.step(sight)
    inputs = len(visit.diary) + 1
    waited = time.monotonic() - start
    words = sum(len(text.split()) for text in read)
    assert waited + inputs * AIMING + words / WORDS_PER_SECOND < MOST_SECONDS


def test_the_first_load_stays_within_its_budget_of_script(visit: Visit) -> None:
    """G9: what the network carries before the lobby can be used."""
    visit.page.goto("/")
    visit.card().get_by_test_id("play-now").wait_for()
    sizes: dict[str, int] = visit.page.evaluate(
        """() => Object.fromEntries(performance.getEntriesByType("resource")
            .filter(({ name }) => name.endsWith(".js")).map(({ name, encodedBodySize }) => [name, encodedBodySize]))"""
    )
    assert sizes, "no script was loaded"
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


def test_nothing_is_stored_or_asked_before_the_first_game(visit: Visit) -> None:
    visit.page.goto("/")
    visit.card().get_by_test_id("play-now").wait_for()
    assert visit.context.cookies() == []
    assert visit.page.locator("dialog[open]").count() == 0


def texts(visit: Visit, *selectors: str) -> set[str]:
    """Return the present texts of these parts of the page."""
    return {text for selector in selectors for text in visit.page.locator(selector).all_inner_texts()}
