"""Impossible moves tell their reason, its rule and a remedy; what is not ringed always answers."""

import random

from playwright.sync_api import Locator, expect

from nextfrontier.record.record import Record
from tests.browser.begun import before_a_turn, in_the_middle_of_a_turn, open_game
from tests.browser.persons.visit import Visit
from tests.browser.stages import WORLDS, Stage
from tests.server.process import Server


def at_a_turn(visit: Visit, server: Server, stage: Stage) -> None:
    """Wait for our turn, at which things are taken or out of reach."""
    visit.page.goto(open_game(server, before_a_turn(stage)).seat(0))
    stage.person(visit).look()
    visit.page.locator(stage.locked).first.wait_for()


def check_explanation(visit: Visit, stage: Stage) -> None:
    """Check reason, fix and the text of the rule; then close the sheet."""
    sheet = visit.page.get_by_test_id("why")
    expect(sheet.get_by_test_id("why-reason").first).not_to_be_empty()
    expect(sheet.get_by_test_id("why-fix").first).not_to_be_empty()
    expect(sheet.get_by_test_id("why-rule").first).to_contain_text(stage.rules)
    expect(sheet.get_by_test_id("why-rule").first.locator("p").first).not_to_be_empty()
    visit.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def check_all(visit: Visit, stage: Stage, locked: str) -> None:
    """Check that each of these is explained and nothing is played."""
    for thing in visit.page.locator(locked).locator("visible=true").all():
        thing.click()
        check_explanation(visit, stage)
    assert not [sent for sent in visit.sent if sent["do"] == "play"]


def test_what_is_locked_is_explained_with_its_rule_and_a_way_out(
    visit: Visit, server: Server, stage: Stage
) -> None:
    at_a_turn(visit, server, stage)
    check_all(visit, stage, stage.locked)


def test_what_cannot_be_loaded_is_explained_with_its_rule_and_a_way_out(visit: Visit, server: Server) -> None:
    visit.page.goto(open_game(server, in_the_middle_of_a_turn(WORLDS)).seat(0))
    WORLDS.person(visit).look()
    assert visit.page.locator("[data-cargo][data-look=locked]").count()
    check_all(visit, WORLDS, "[data-cargo][data-look=locked]")


def test_what_is_locked_explains_itself_to_the_keyboard_too(
    visit: Visit, server: Server, stage: Stage
) -> None:
    at_a_turn(visit, server, stage)
    stage.keyboard(visit).press(visit.page.locator(stage.locked).first)
    check_explanation(visit, stage)


def test_a_confirm_button_that_cannot_be_used_yet_says_what_is_missing(
    visit: Visit, server: Server, stage: Stage
) -> None:
    at_a_turn(visit, server, stage)
    confirm = visit.page.get_by_test_id("confirm")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    confirm.click(force=True)
    expect(visit.page.get_by_test_id("why").get_by_test_id("why-reason").first).not_to_be_empty()


DIM = ":is([data-look=locked], [data-look=plain]):not(dialog *)"
ANSWER = """
(thing) => new Promise((resolve, reject) => {
  const given = performance.now() + 5000;
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const again = () => {
    const dialog = document.querySelector("dialog[open]");
    if (dialog?.textContent.trim()) resolve("told");
    else if (thing.ariaPressed === "true") resolve("chosen"); // it is legal after another choice
    else if (performance.now() > given) reject(new Error(`no answer: ${thing.outerHTML.slice(0, 300)}`));
    else requestAnimationFrame(again);
  };
  again();
})
"""
KINDS = "(all) => all.map((thing) => Object.keys(thing.dataset).sort().join(' '))"
ASKED = 1  # things of each kind at each decision
TURNS = 2


def ask_dim_things(visit: Visit, chance: random.Random) -> set[str]:
    """Touch some of everything that is not ringed; return the looks of those that answered."""
    things = visit.page.locator(DIM).locator("visible=true")
    by_kind: dict[str, list[Locator]] = {}
    for kind, thing in zip(things.evaluate_all(KINDS), things.all(), strict=True):
        by_kind.setdefault(kind, []).append(thing)
    handles = [
        thing.element_handle()
        for found in by_kind.values()
        for thing in chance.sample(found, min(ASKED, len(found)))
    ]
    answers: set[str] = set()
    for handle in handles:
        assert handle is not None
        answers.add(str(handle.evaluate(ANSWER)))
        visit.page.keyboard.press("Escape")
        expect(visit.page.locator("dialog[open]")).to_have_count(0)
    return answers


def test_everything_that_is_not_ringed_answers_in_every_decision_of_a_game(
    visit: Visit, server: Server, stage: Stage
) -> None:
    visit.page.goto(open_game(server, Record(stage.game, 1, {}, seed=5)).seat(0))
    person, chance, asked = stage.person(visit), random.Random(5), set[str]()
    sight = person.look()
    while len(person.turns) < TURNS:
        moment = f"{sight.kind} {sight.chosen('card') is None} {sight.chosen('slot') is None}"
        if moment not in asked and not sight.dialogs and not sight.curtain:
            asked.add(moment)
            sent = len(visit.sent)
            ask_dim_things(visit, chance)
            assert not [each for each in visit.sent[sent:] if each["do"] == "play"]
            person.forget()
            sight = person.look()
        else:
            sight = person.step(sight)
    assert len(asked) >= 4, asked


def test_somebody_who_looks_back_or_watches_is_told_why_nothing_can_be_done(
    visit: Visit, server: Server, stage: Stage
) -> None:
    opened = open_game(server, before_a_turn(stage))
    visit.page.goto(f"/t/{opened.table}")
    visit.page.get_by_test_id("spectator").wait_for()
    assert ask_dim_things(visit, random.Random(5)) == {"told"}
