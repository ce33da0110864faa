"""Looking back: a result that says why, a game that is watched, one's own games and their statistics."""

import json
import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.record.record import Record
from tests.browser.begun import before_the_last_move, open_game
from tests.browser.checks import axe
from tests.browser.conftest import Visiting
from tests.browser.persons.visit import DESKTOP, PHONE, Visit
from tests.browser.stages import Stage
from tests.browser.test_faults import choose, in_a_turn, written
from tests.browser.test_friends import create, take_seat
from tests.games.underwater_cities.table import table
from tests.server.process import Server

FURTHER = """
(shown) => Number(document.querySelector('[data-testid=history-at]').innerText.match(/[0-9]+/)[0]) > shown + 3
"""
MOVE = re.compile(r"Move (\d+) of (\d+)")


@cache
def tied() -> Record:
    """Play the last turn of a game of two that ends with equal points."""
    game = table(2).put(era=3, round=10, turn=3, to_play=1, federation={"1": [1]})
    game.player(0, "5k 2c", score=30, hand=[5, 27, 49]).player(1, "5k", score=30, hand=[2, 24, 48])
    record = Record(GAME, 2, {}, 1, game.changes)
    for move in ("AAS+2", "part 1", "part 2", "end"):
        record.play(1, move)
    assert record.over
    return record


@pytest.fixture(params=[("desktop", "dark"), ("phone", "light")], ids=lambda param: "-".join(param))
def anybody(request: pytest.FixtureRequest, visits: Visiting, server: Server) -> Visit:
    """Return a visitor with either screen and either theme."""
    size, theme = request.param
    return visits(server, DESKTOP if size == "desktop" else PHONE, theme)


def move_shown(page: Page) -> int:
    """Return the number of the move that is looked at."""
    found = MOVE.search(page.get_by_test_id("history-at").inner_text())
    assert found is not None
    return int(found[1])


# The result.


def test_a_result_says_by_which_rule_a_tie_was_decided(anybody: Visit, server: Server) -> None:
    page = anybody.page
    page.goto(open_game(server, tied()).seat(0))
    result, ties = page.get_by_test_id("result"), page.get_by_test_id("ties")
    expect(result.get_by_role("heading", name="Player 2 won")).to_be_visible()
    expect(ties).to_contain_text("Player 2 and Player 1 have")
    expect(ties).to_contain_text("earlier in the turn order after the last round, in place 1 against 2")
    ties.get_by_role("button", name="Rule UC-SCORE-24").click()
    expect(ties).to_contain_text("wins")
    result.get_by_test_id("curve").wait_for()
    axe.check(page, "result of a tie")


def test_the_curve_shows_how_everybody_stood_and_a_turning_point_leads_to_its_move(
    visit: Visit, server: Server, stage: Stage
) -> None:
    page, record = visit.page, before_the_last_move(stage)
    seat = record.state.to_move()
    record.play(seat, record.state.notation(seat, record.state.moves(seat)[0]))
    page.goto(open_game(server, record).seat(0))
    result = page.get_by_test_id("result")
    for curve in result.get_by_test_id("curve").locator("path.curve").all():
        heights = set(re.findall(r"[ML][\d.]+ ([\d.]+)", curve.get_attribute("d") or ""))
        assert len(heights) > 8, "it neither stays flat nor jumps at the end"
    point = result.get_by_test_id("turning-point").first
    number = re.search(r"Move (\d+)", point.inner_text())
    assert number is not None
    point.click()
    expect(result).to_be_hidden()
    expect(page.get_by_test_id("history-at")).to_contain_text(f"Move {number[1]} of")
    expect(page.get_by_test_id("comment")).not_to_be_empty()


def test_the_seed_is_checked_in_the_browser_against_what_it_was_told_before(
    visit: Visit, server: Server
) -> None:
    """The table is dealt by the server alone, and its game is over after a few moves of the only player."""
    page = visit.page
    page.goto("/watch/underwater-cities")
    page.get_by_test_id("history-close").click()
    expect(page.get_by_test_id("deal-fits")).to_contain_text("the seed fits the fingerprint")
    page.get_by_text("What this means").click()
    expect(page.get_by_test_id("seed")).to_contain_text("All cards of a game come from one number")
    axe.check(page, "the check of the seed", "[data-testid=seed]")


# Watching.


def test_a_watched_game_starts_by_itself_with_a_comment_for_each_turn(anybody: Visit, server: Server) -> None:
    page, game = anybody.page, "evacuation" if anybody.is_phone else "underwater-cities"
    page.goto("/")
    anybody.card(game).get_by_test_id("sample").click()
    expect(page.get_by_test_id("history-at")).to_contain_text("Move 1 of")
    expect(page.get_by_test_id("comment")).to_contain_text("Player 1")
    expect(page.get_by_test_id("history-at")).not_to_contain_text("Move 1 of")
    page.get_by_test_id("history-run").click()
    expect(page.get_by_test_id("history-run")).to_have_attribute("data-running", "false")
    shown = move_shown(page)
    if not anybody.is_phone:
        assert len(written(page)) < 60, "the log tells nothing that is still to come"
    expect(page.get_by_test_id("show-result")).to_be_hidden()
    axe.check(page, "a watched game")
    page.get_by_test_id("pace").select_option("fast")
    page.get_by_test_id("history-run").click()
    page.wait_for_function(FURTHER, arg=shown)
    page.reload()
    expect(page.get_by_test_id("pace")).to_have_value("fast")


def test_a_watched_game_ends_with_its_result(visit: Visit, server: Server) -> None:
    page = visit.page
    page.goto("/watch/evacuation")
    page.get_by_test_id("history-run").click()
    page.get_by_test_id("pace").select_option("fast")
    page.get_by_role("button", name="To the last move").click()
    page.get_by_role("button", name="One move back").click()
    page.get_by_test_id("history-run").click()
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(page.get_by_test_id("result").get_by_test_id("rematch")).to_be_hidden()


def test_there_is_nothing_to_watch_of_an_unknown_game(visit: Visit, server: Server) -> None:
    visit.forgive("404")
    visit.page.goto("/watch/chess")
    expect(visit.page.get_by_role("heading", name="This game cannot be watched now")).to_be_visible()


# One's own games.


def test_your_games_say_who_plays_how_far_it_is_and_whose_turn(anybody: Visit, server: Server) -> None:
    page, game = anybody.page, "evacuation" if anybody.is_phone else "underwater-cities"
    page.goto("/")
    anybody.card(game).get_by_test_id("play-now").click()
    page.get_by_test_id("status").wait_for()
    choose(page, "what-if")
    page.get_by_test_id("copy").wait_for()
    page.goto("/")
    running, tried = page.get_by_test_id("running"), page.get_by_test_id("tried")
    expect(running.get_by_test_id("held")).to_have_count(1)
    expect(running).to_contain_text("With Bot 1 (bot)")
    expect(running).to_contain_text(re.compile("Era I, round 1|Set-up|Year 1 of 4"))
    expect(running.get_by_test_id("held")).to_have_attribute("data-status", re.compile("your-turn|waiting"))
    expect(tried).not_to_have_attribute("open", "")
    tried.locator("summary").click()
    expect(tried).to_contain_text(re.compile(r"What if, from move \d+ on"))
    axe.check(page, "your games")
    tried.get_by_role("button", name="Remove").click()
    expect(page.get_by_test_id("tried")).to_be_hidden()


def test_a_copy_keeps_the_names_and_the_log_of_the_original(
    visit: Visit, server: Server, stage: Stage
) -> None:
    in_a_turn(visit, server, stage)
    page = visit.page
    told = [line.removesuffix(" Show the lines") for line in written(page)]
    assert told
    choose(page, "what-if")
    page.get_by_test_id("copy").wait_for()
    expect(page.get_by_test_id("log")).to_contain_text(told[-1])
    assert written(page)[: len(told)] == told
    page.reload()
    expect(page.get_by_test_id("log")).to_contain_text(told[-1])


def test_waiting_room_and_join_form_name_game_variant_and_players(
    visits: Visiting, server: Server, stage: Stage
) -> None:
    ann, bea = visits(server), visits(server)
    create(ann, "new-table", "Ann", stage, variant="Advanced")
    room = ann.page.get_by_test_id("waiting-room")
    expect(room).to_contain_text(stage.game.title)
    expect(room.get_by_test_id("waiting-variants")).to_contain_text("Advanced")
    expect(room).to_contain_text("Ann")
    bea.page.goto(ann.page.get_by_test_id("invite-link").input_value())
    form = bea.page.get_by_test_id("join")
    expect(form.get_by_test_id("join-game")).to_have_text(stage.game.title)
    expect(form.get_by_test_id("join-variants")).to_contain_text("Advanced")
    expect(form).to_contain_text("Ann")
    axe.check(bea.page, "join form")
    take_seat(bea.page, "Bea")


# Statistics.

PLAYED = {
    "table": "t1", "game": "underwater-cities", "mode": "", "seats": 2, "against": "bot greedy", "place": 1,
    "won": True, "total": 77, "sources": {"cities": 40, "feeding": -3}, "ended": 1_760_000_000_000, "minutes": 50,
}  # fmt: skip


def test_statistics_are_told_saved_and_erased(anybody: Visit, server: Server) -> None:
    page = anybody.page
    games = [PLAYED, {**PLAYED, "table": "t2", "won": False, "place": 2, "total": 57}, {"table": "broken"}]
    page.goto("/statistics")
    expect(page.get_by_test_id("no-statistics")).to_be_visible()
    page.evaluate("(games) => localStorage.setItem('nextfrontier.played', games)", json.dumps(games))
    page.reload()
    row = page.get_by_test_id("summaries").get_by_role("row").nth(1)
    expect(row).to_contain_text("Underwater Cities")
    expect(row).to_contain_text("Bot: greedy")
    assert row.get_by_role("cell").all_inner_texts()[1:] == ["2", "2", "1", "77", "67", "50 minutes"]
    axe.check(page, "statistics")
    with page.expect_download() as download:
        page.get_by_test_id("export-statistics").click()
    assert [one["table"] for one in json.loads(download.value.path().read_text())] == ["t1", "t2"]
    page.get_by_test_id("erase").click()
    page.get_by_test_id("erase-sure").click()
    expect(page.get_by_test_id("no-statistics")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("no-statistics")).to_be_visible()


def test_an_imported_game_counts_in_no_statistics(visit: Visit, server: Server) -> None:
    visit.page.goto(open_game(server, tied()).seat(0))
    visit.page.get_by_test_id("result").get_by_test_id("curve").wait_for()
    visit.page.goto("/statistics")
    expect(visit.page.get_by_test_id("no-statistics")).to_be_visible()
