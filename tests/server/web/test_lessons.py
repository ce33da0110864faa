"""Lessons over HTTP and at their tables: always the same deal, and a bot that plays what the lesson has for it."""

from __future__ import annotations

import pytest

from nextfrontier.kit.lessons import FRIEND, LEARNER, fits, lesson_texts
from nextfrontier.shelf import plugin
from tests.lessons import SLUGS, lesson_of
from tests.server.serving import GAME, Opened, Serving
from tests.server.visitors import Visitor

every_lesson = pytest.mark.parametrize("slug", SLUGS)
NAMES = {"name": "Ann", "bot": "Bot"}


def open_lesson(server: Serving, slug: str) -> Opened:
    return Opened(server.post(f"/api/lessons/{slug}", NAMES))


def sit_down(server: Serving, table: Opened) -> Visitor:
    """Return the learner at the table."""
    return Visitor(server.socket_address, table.name, [table.tokens[LEARNER]]).arrive()


def friend_moves(server: Serving, table: Opened) -> list[str]:
    """Return the moves that the bot has made."""
    return [entry.move for entry in server.record(table.name).entries if entry.seat == FRIEND]


@every_lesson
def test_a_lesson_is_told_with_its_texts(server: Serving, slug: str) -> None:
    told = server.get(f"/api/lessons/{slug}?language=en")
    texts = lesson_texts(plugin(slug).package, "en")
    assert [(step["id"], step["text"]) for step in told["steps"]] == [
        (step.id, texts[step.id]) for step in lesson_of(slug).steps
    ]
    assert server.get(f"/api/lessons/{slug}?language=tlh") == told


def test_a_game_that_is_unknown_has_no_lesson(server: Serving) -> None:
    assert server.refusal("GET", "/api/lessons/chess") == (404, "unknown_game")
    assert server.refusal("POST", "/api/lessons/chess", NAMES) == (404, "unknown_game")


@pytest.mark.parametrize("names", [{"name": "x" * 41}, {"bot": "x" * 41}])
def test_names_at_a_lesson_are_as_short_as_elsewhere(server: Serving, names: dict[str, str]) -> None:
    assert server.refusal("POST", f"/api/lessons/{GAME}", names) == (400, "text_too_long")


def test_nobody_chooses_the_deal_of_a_lesson(server: Serving) -> None:
    assert server.refusal("POST", f"/api/lessons/{GAME}", {"seed": "1"}) == (400, "bad_request")


@every_lesson
def test_everybody_learns_from_the_same_deal(server: Serving, slug: str) -> None:
    tables = [open_lesson(server, slug) for _ in range(2)]
    assert [server.record(table.name).seed for table in tables] == [lesson_of(slug).seed] * 2
    document = server.get(f"/api/tables/{tables[0].name}")
    assert (document["origin"], document["public"]) == ("tutorial", False)
    assert [(seat["kind"], seat["name"]) for seat in document["seats"]] == [("human", "Ann"), ("bot", "Bot")]


@every_lesson
def test_the_bot_plays_what_the_lesson_has_for_it(server: Serving, slug: str) -> None:
    lesson, table = lesson_of(slug), open_lesson(server, slug)
    wanted = [step.play for step in lesson.steps if step.play]
    with sit_down(server, table) as learner:
        for patterns in [*wanted[:6], []]:
            learner.until(lambda state: learner.must_decide())
            while patterns and not any(fits(patterns, move) for move in learner.moves):
                learner.play(next(move for move in learner.moves if fits(lesson.given, move)))
                learner.until(lambda state: learner.must_decide())
            if patterns:
                learner.play(next(move for move in learner.moves if fits(patterns, move)))
    played = friend_moves(server, table)
    assert len(played) >= 1
    assert played == lesson.friend[: len(played)]


@every_lesson
def test_behind_the_lesson_the_bot_plays_on_as_a_newcomer(server: Serving, slug: str) -> None:
    document = server.get(f"/api/tables/{open_lesson(server, slug).name}")
    assert document["seats"][FRIEND]["level"] == "newcomer"


def test_a_bot_whose_table_has_left_the_lesson_thinks_for_itself(server: Serving) -> None:
    lesson, table = lesson_of(GAME), open_lesson(server, GAME)
    next_moves = [move for move in lesson.friend if "+" in move]
    with sit_down(server, table) as learner:
        learner.play()
        for _ in range(40):  # takes the slots that the bot is to take, one after the other
            learner.until(lambda state: learner.must_decide())
            if friend_moves(server, table) != lesson.friend[: len(friend_moves(server, table))]:
                break
            slots = [move.split("+")[0] for move in next_moves]
            taking = [move for move in learner.moves if move.split("+")[0] in slots]
            learner.play((taking or learner.moves)[0])
        else:
            raise AssertionError("the bot found everything that the lesson has for it")
        learner.until(lambda state: learner.must_decide())
