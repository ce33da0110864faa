"""What happens is seen: productions, Income and the moves of others are played back, and can be skipped."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.begun import before_a_stretch, open_game, played
from tests.browser.checks import axe
from tests.browser.conftest import Visiting
from tests.browser.persons.visit import Visit
from tests.browser.stages import SEA, Stage, kind
from tests.server.process import Server
from tests.server.visitors import Visitor

LINES = 4
# Colours of a sheet are its own once it has come in.
FADED_IN = "sheet => Promise.all(sheet.closest('dialog').getAnimations({ subtree: true }).map((one) => one.finished))"
LINE_KINDS = ("gained", "yielded", "produced", "fed", "entertained", "penalty")
# Everything that is shown while it plays: the lines, the number of seat 0, whose board; and what was lit and flew up
# to then, which is counted by changes of the page, because a busy machine may draw no frame of it.
SAMPLE = """
([place]) => {
  const seen = (window.seen = []);
  let [flights, pieces, lit] = [0, 0, 0];
  const count = (node) => {
    if (!node.matches?.(".flight")) return;
    if (node.matches(".piece")) pieces++;
    else flights++;
  };
  const note = ({ target, addedNodes }) => {
    addedNodes.forEach(count);
    if (target.matches("[data-lit], .lit")) lit++;
  };
  new MutationObserver((all) => all.forEach(note)).observe(
    document.body, { childList: true, subtree: true, attributeFilter: ["data-lit", "class"] },
  );
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
  const look = () => {
    const now = {
      lines: [...document.querySelectorAll("[data-testid=playback-line]")].map((line) => line.textContent.trim()),
      number: text(`[data-place="${place}"]`),
      board: document.querySelector("[data-testid=board]")?.dataset.seat ?? "",
      lit,
      flights,
      pieces,
      marked: document.querySelectorAll("[data-marked]").length,
      decision: document.querySelector("[data-testid=table]").dataset.decision,
    };
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1)?.now)) seen.push({ now, at: performance.now() });
    requestAnimationFrame(look);
  };
  look();
}
"""

# A key as soon as a line is seen: on a busy machine all may have been shown before a key of a test comes.
PRESS = """
() => {
  const isSeen = window.seen.at(-1).now.lines.length > 0;
  if (isSeen) document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "F2", bubbles: true }));
  return isSeen;
}
"""


@dataclass
class Watching:
    """A browser at seat 0 that samples what it shows, and the other seat at a socket."""

    visit: Visit
    other: Visitor
    stage: Stage

    @property
    def page(self) -> Page:
        return self.visit.page

    @property
    def place(self) -> str:
        return "/".join(["players", "0", *self.stage.counted])

    def sample(self) -> None:
        self.page.evaluate(SAMPLE, [self.place])

    def seen(self) -> list[dict[str, Any]]:
        """Return what was shown, in order."""
        return [each["now"] for each in self.page.evaluate("window.seen")]

    def lines(self) -> list[str]:
        """Return the lines that were shown, each once: several stand together, so a missed sample does no harm."""
        found: list[str] = []
        for each in self.seen():
            shown = each["lines"]
            known = max((n for n in range(len(shown) + 1) if found[len(found) - n :] == shown[:n]), default=0)
            found += shown[known:]
        return found

    def is_true(self) -> bool:
        """Does the page show the number that the server told last?"""
        value: Any = self.visit.states()[-1]["view"]["players"][0]
        for step in self.stage.counted:
            value = value[step]
        return bool(self.seen()[-1]["number"].startswith(str(value)))

    def finish(self) -> None:
        """Wait until nothing is played any more."""
        expect(self.page.get_by_test_id("playback")).to_have_count(0)
        self.page.wait_for_function("() => window.seen.at(-1).now.lines.length === 0")


class Room:
    """A place where games are opened and left again."""

    def __init__(self, visits: Visiting, server: Server) -> None:
        self.visits, self.server = visits, server
        self.others: list[Visitor] = []

    def watch(self, stage: Stage, record: Any, playback: str = "calm", moves: bool = True) -> Watching:
        """Sit down at seat 0 in a browser and at seat 1 at a socket."""
        opened = open_game(self.server, record)
        visit = self.visits(self.server, playback=playback, moves=moves)
        visit.page.goto(opened.seat(0))
        visit.page.get_by_test_id("origin").get_by_role("button").evaluate("(button) => button.click()")
        expect(visit.page.locator(".screen")).to_be_visible()
        self.others.append(Visitor(self.server.socket_address, opened.table, [opened.tokens[1]]).arrive())
        watching = Watching(visit, self.others[-1], stage)
        watching.sample()
        return watching

    def produce(self, stage: Stage, playback: str = "calm", moves: bool = True) -> Watching:
        """Watch a production or Income to which the other player's move leads."""
        ripe = before_a_stretch(stage, 1, LINES)
        watching = self.watch(stage, ripe.record, playback, moves)
        watching.other.play(ripe.move)
        return watching


@pytest.fixture
def room(visits: Visiting, server: Server) -> Iterator[Room]:
    made = Room(visits, server)
    yield made
    for other in made.others:
        other.leave()


def told_lines(visit: Visit, stage: Stage) -> list[str]:
    """Return the sentences about seat 0 in the stretch, as the log has them."""
    state = visit.states()[-1]
    events = [event for entry in state["log"]["add"] for event in entry["events"]]
    start = next(i for i, event in enumerate(events) if event["cause"] == stage.stretch[0])
    own = [event for event in events[start + 1 :] if event["seat"] == 0 and event["kind"] in LINE_KINDS]
    names = [seat["name"] or f"Player {seat['seat'] + 1}" for seat in state["seats"]]
    return [
        "".join(names[part] if isinstance(part, int) else part for part in event["said"]) for event in own
    ]


def test_a_production_and_an_income_are_seen_line_by_line(room: Room, stage: Stage) -> None:
    watching = room.produce(stage)
    expect(watching.page.get_by_test_id("playback")).to_be_visible()
    watching.finish()
    told, shown = told_lines(watching.visit, stage), watching.lines()
    assert len(told) >= LINES
    assert [line for line in shown if line in told] == told
    numbers = [each["number"] for each in watching.seen() if each["lines"]]
    assert len(set(numbers)) >= 2, "the number changes while it plays"
    assert any(each["flights"] for each in watching.seen())
    assert watching.is_true()
    expect(
        watching.page.get_by_test_id("playback-done").or_(watching.page.get_by_test_id("log"))
    ).not_to_have_count(0)


def test_nothing_is_asked_before_all_was_shown_and_any_key_shows_it(room: Room, stage: Stage) -> None:
    watching = room.produce(stage)
    watching.page.wait_for_function(PRESS)
    expect(watching.page.get_by_test_id("playback")).to_have_count(0)
    watching.finish()
    assert watching.is_true()
    asked = [each["decision"] for each in watching.seen() if each["lines"]]
    assert asked
    assert not any(asked)
    assert len(watching.lines()) < len(told_lines(watching.visit, stage)) + 2


def test_a_click_skips_and_does_what_it_would_do_without(room: Room) -> None:
    watching = room.produce(SEA)
    expect(watching.page.get_by_test_id("playback-line").first).to_be_visible()
    watching.page.get_by_role("button", name="Menu").click()
    expect(watching.page.get_by_test_id("playback")).to_have_count(0)
    expect(watching.page.get_by_role("dialog", name="Menu")).to_be_visible()


def test_playback_can_be_off(room: Room, stage: Stage) -> None:
    watching = room.produce(stage, playback="off")
    version = watching.other.state["version"]
    watching.page.wait_for_function(
        "(version) => document.querySelector('[data-testid=table]').dataset.version === String(version)",
        arg=version,
    )
    assert watching.lines() == []
    assert [sent["do"] for sent in watching.visit.sent if sent["do"] == "watch"][1:] == []


def test_with_reduced_motion_lines_come_and_nothing_flies(room: Room) -> None:
    watching = room.produce(SEA, moves=False)
    expect(watching.page.get_by_test_id("playback")).to_be_visible()
    watching.finish()
    assert len(watching.lines()) >= LINES
    assert not any(each["flights"] or each["pieces"] for each in watching.seen())


def test_the_summary_of_a_production_can_be_opened_again(room: Room, stage: Stage) -> None:
    watching = room.produce(stage, playback="off")
    page = watching.page
    page.get_by_test_id("open-stretch").last.click()
    sheet = page.get_by_test_id("stretch")
    expect(sheet.locator("[data-seat='0'] li")).not_to_have_count(0)
    expect(sheet.get_by_text("Together").first).to_be_visible()
    sheet.evaluate(FADED_IN)
    axe.check(page, "stretch")
    page.get_by_test_id("play-again").click()
    expect(page.get_by_test_id("playback")).to_be_visible()
    page.keyboard.press("F2")
    expect(page.get_by_test_id("playback")).to_have_count(0)


def test_the_turn_of_an_opponent_is_played_back_and_stays_marked_until_one_acts(
    room: Room, stage: Stage
) -> None:
    """Seat 1 takes an action and builds: pieces move, then one's own board with marks, also after a reload."""
    record = played(stage, lambda record: len(record.entries) > 10 and kind(record, 1) == stage.turn)
    watching = room.watch(stage, record)
    play_a_turn(watching.other)
    page, marks = watching.page, watching.page.locator("[data-marked], [data-fresh]")
    page.wait_for_function("() => window.seen.some(({ now }) => now.lines.length)")
    watching.finish()
    shown = watching.seen()
    assert len(watching.lines()) >= 2
    assert shown[-1]["pieces"]
    assert shown[-1]["lit"]
    assert shown[-1]["board"] in ("0", "")
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-decision", "")
    expect(marks).not_to_have_count(0)
    axe.check(page, "marks")
    count = marks.count()
    page.reload()
    expect(marks).to_have_count(count)
    act(watching.visit, stage)
    expect(marks).to_have_count(0)


def play_a_turn(other: Visitor) -> None:
    """Play on until the turn of the other player is over."""
    while other.must_decide():
        other.play("end" if "end" in other.moves else next(move for move in other.moves if move != "pass"))


def act(visit: Visit, stage: Stage) -> None:
    """Pick what is ringed until a move is made."""
    person = stage.person(visit)
    sight = person.look()
    while not any(sent["do"] == "play" for sent in visit.sent):
        sight = person.step(sight)
