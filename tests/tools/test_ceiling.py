"""The ceiling study: lines are played alike, changes keep most of them, the page tells totals and years."""

from __future__ import annotations

from nextfrontier.bots.evacuation.courses import COURSES
from nextfrontier.bots.evacuation.levels import BOTS
from tools.ceiling.__main__ import play_bot
from tools.ceiling.climbing import Climber
from tools.ceiling.diary import Diary
from tools.ceiling.page import page_of

DEAL = 3


def test_a_line_is_played_alike_every_time() -> None:
    climber = Climber(DEAL, COURSES["solo-standard"].habits())
    score, line = climber.play({}, 1.0)
    assert climber.play(line, 1.0) == (score, line)


def test_a_change_takes_decisions_out_and_alters_none() -> None:
    climber = Climber(DEAL, COURSES["solo-standard"].habits())
    _, line = climber.play({}, 1.0)
    for _ in range(50):
        changed = climber.change(line)
        assert len(changed) < len(line)
        assert changed.items() <= line.items()


def test_climbing_finds_more_than_habits_do() -> None:
    climber = Climber(DEAL, COURSES["solo-standard"].habits())
    best, line = climber.climb(1.0)
    assert climber.play(line, 0.01)[0] == best
    assert best > play_bot(BOTS["regular"].bot, DEAL)["score"]


def test_a_diary_tells_the_end_of_each_year() -> None:
    climber, diary = Climber(DEAL, COURSES["solo-standard"].habits()), Diary()
    score, _ = climber.play({}, 0.1, diary.note)
    told = diary.tell()
    assert told["score"] == score == sum(told["sources"].values())
    evacuated = [year["evacuated"] for year in told["years"]]
    assert evacuated == sorted(evacuated)
    assert all(year["actions"] for year in told["years"])


def test_the_page_has_a_row_for_each_deal() -> None:
    told = play_bot(BOTS["regular"].bot, DEAL)
    page = page_of(
        [{"deal": DEAL, "games": 1, "seconds": 1.0, "best": told, "greedy": told, "regular": told}]
    )
    assert f"| {DEAL} | {told['score']} | {told['score']} | {told['score']} |" in page
    assert "| lowest production |" in page
