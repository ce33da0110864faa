"""Every lesson, played to its end on the real rules: a change of rules or deal that breaks one turns red here."""

from __future__ import annotations

import re

import pytest

from nextfrontier.kit.lessons import LEARNER, fits, lesson_texts
from nextfrontier.shelf import game, plugin
from tests.lessons import SLUGS, Choose, Course, lesson_of

LONGEST = 230  # letters; five lines on a phone
CHOICES: dict[str, Choose] = {"first": lambda moves: moves[0], "last": lambda moves: moves[-1]}

every_lesson = pytest.mark.parametrize("slug", SLUGS)


def test_both_games_have_a_lesson() -> None:
    assert SLUGS == ["underwater-cities", "evacuation"]


@pytest.mark.parametrize("choose", CHOICES.values(), ids=CHOICES)
@every_lesson
def test_every_move_of_a_lesson_is_legal_when_it_is_asked_for(slug: str, choose: Choose) -> None:
    """Whichever of the offered moves a learner takes, the next steps are possible."""
    course = Course(slug, choose)
    for step in course.play():
        for pattern in step.play:
            assert any(fits([pattern], move) for move in course.legal(LEARNER)), (step.id, pattern)
    assert course.friend == []


@every_lesson
def test_after_a_lesson_the_learner_plays_on(slug: str) -> None:
    course = Course(slug)
    assert list(course.play()) == course.lesson.steps
    assert not course.record.over
    decision = course.record.state.required_decision(LEARNER)
    assert decision is not None
    assert decision.kind() in (*course.lesson.turns, "end")


@every_lesson
def test_every_step_has_a_short_text_and_every_text_its_step(slug: str) -> None:
    steps, texts = lesson_of(slug).steps, lesson_texts(plugin(slug).package, "en")
    ids = [step.id for step in steps]
    assert len(set(ids)) == len(ids)
    assert set(ids) <= set(texts) <= {*ids, *(f"{step.id}.other" for step in steps if step.play)}
    for id_, text in texts.items():
        assert len(text) <= LONGEST, id_
        assert len(re.findall(r"[.!?](?:\s|$)", text)) <= 2, f"{id_} has more than two sentences"


@every_lesson
def test_the_rules_of_the_steps_exist(slug: str) -> None:
    rules = [step.rule for step in lesson_of(slug).steps if step.rule]
    assert len(rules) >= 15
    assert [rule for rule in rules if game(slug).rule_text(rule) is None] == []


@every_lesson
def test_a_lesson_begins_and_ends_with_something_to_read(slug: str) -> None:
    steps = lesson_of(slug).steps
    assert steps[0].play == []
    assert steps[-1].play == []


@pytest.mark.parametrize(
    ("pattern", "move", "expected"),
    [
        ("Y1+5", "Y1+5", True),
        ("Y1+5", "Y1+55", False),
        ("farm *", "farm BR.1", True),
        ("farm *", "lab BR.1", False),
        ("farm *.1", "farm BR.2", False),
        ("aa*a", "aa", False),
    ],
)
def test_a_star_in_a_pattern_stands_for_anything(pattern: str, move: str, expected: bool) -> None:
    assert fits([pattern], move) is expected
