"""The eye on what shows something hidden: drawn on every such choice before the click, and on no other."""

from itertools import takewhile
from typing import Any

from playwright.sync_api import Page

from tests.browser.persons.sight import Sight, Thing

Document = dict[str, Any]

HAS_EYE = 'element => element.querySelector("[data-testid=eye]") !== null'


def check_marks(sight: Sight, state: Document) -> None:
    """Check the marks of everything that a touch plays at once; an action is chosen before it is sent."""
    decision = state["decision"]
    if decision is None or str(state["version"]) != str(sight.version):
        return
    told = {move["text"]: move["reveals"] for move in decision["moves"]}
    chosen_first = {move["text"] for move in decision["moves"] if move["kind"] in ("action", "card", "pass")}
    for thing in sight.picks:
        at_once = thing.kind == "move" and thing.look == "ringed" and not thing.after
        if at_once and thing.name in told.keys() - chosen_first:
            assert thing.eye == told[thing.name], f"{thing.name} shows something hidden: {told[thing.name]}"


def is_marked(page: Page, thing: Thing) -> bool:
    """Is the eye drawn on it at this moment?"""
    found: bool = page.locator(thing.selector).locator("visible=true").first.evaluate(HAS_EYE)
    return found


def check_outcome(thing: Thing, marked: bool, states: list[Document], known: int) -> bool:
    """Check that a pick showed something hidden exactly if it was marked; return whether it did."""
    seat, entries = states[-1]["seat"], log_of(states)[known:]
    if not entries or entries[0]["seat"] != seat:
        return False  # only chosen, or somebody else was quicker
    own = takewhile(lambda entry: entry["seat"] == seat, entries)
    shows = any(event["reveals"] for entry in own for event in entry["events"])
    assert marked == shows, f"{thing.kind} {thing.name} was marked: {marked}, it showed something: {shows}"
    return shows


def log_of(states: list[Document]) -> list[Document]:
    """Return the log as the page has it after these states."""
    found: list[Document] = []
    for state in states:
        found = found[: state["log"]["keep"]] + state["log"]["add"]
    return found
