"""Reviews of whole games: what is one choice, what a verdict rests on, and that it is always the same."""

from __future__ import annotations

import pytest

from nextfrontier.bots.reviewing import review as reviewing
from nextfrontier.bots.reviewing.judges import Care, Judge, reviewer_of
from nextfrontier.bots.reviewing.review import Review, ask_about, review
from nextfrontier.bots.reviewing.tasks import Task, do_task
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.views import view_of
from nextfrontier.record.record import Record
from nextfrontier.shelf import game
from tests.bots.reviewing.games import LITTLE, SLUGS, find_last, newcomers, play_game, spans_of, total_of
from tests.bots.secrets import swap_secrets

GAMES = [(slug, seats) for slug in SLUGS for seats in (1, 2)]


@pytest.fixture
def last_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews look at the last few choices only, after which little is left to play."""
    monkeypatch.setattr(reviewing, "find_spans", find_last)


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_a_span_holds_moves_of_the_seat_that_it_could_take_back_together(slug: str, seats: int) -> None:
    record, several = newcomers(slug, seats), 0
    for seat in range(seats):
        for span in spans_of(record, seat):
            entries = [record.entries[number] for number in span.numbers]
            assert [(entry.seat, entry.move) for entry in entries] == [(seat, move) for move in span.moves]
            between = record.entries[span.numbers[0] : span.numbers[-1]]
            assert not any(entry.floor >> seat & 1 for entry in between)
            assert any(len(record.at(number).moves(seat)) > 1 for number in span.numbers)
            several += len(span.moves) > 1
    assert several > 10


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_every_move_with_something_to_choose_is_in_a_span(slug: str, seats: int) -> None:
    record = newcomers(slug, seats)
    for seat in range(seats):
        spans = spans_of(record, seat)
        found = [number for span in spans for number in span.numbers]
        assert found == sorted(set(found))
        for number, entry in enumerate(record.entries):
            if entry.seat == seat and len(record.at(number).moves(seat)) > 1:
                assert number in found
        assert [span.turn for span in spans] == sorted(span.turn for span in spans)
        assert {span.turn for span in spans} == set(range(spans[-1].turn + 1))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_turn_ends_where_the_player_says_so(slug: str) -> None:
    spans = spans_of(newcomers(slug, 1), 0)
    ended = [span.turn for span in spans if span.moves[-1] == "end"]
    assert len(ended) == len(set(ended)) > 10


@pytest.mark.parametrize("slug", SLUGS)
def test_a_verdict_is_the_same_with_other_secrets(slug: str) -> None:
    """All that the seat could not see is dealt anew in the position from which it is judged."""
    record, swapped = newcomers(slug, 2), 0
    for span in spans_of(record, 0)[-5::2]:
        number = span.numbers[0]
        state = record.at(number)
        other = swap_secrets(slug, state, 0, 99)
        swapped += view_of(other, 1) != view_of(state, 1)
        question = ask_about(record, number, 0)
        secret = {**question, "position": record.game.encode(other)}
        best = do_task(Task(question, number, 40))
        assert best == do_task(Task(secret, number, 40))
        rows = [[], best["moves"], span.moves]
        told = do_task(Task(question, number, 40, rows, 0, 2))
        assert told == do_task(Task(secret, number, 40, rows, 0, 2))
    assert swapped


def test_a_question_does_not_hold_the_secrets_of_the_game() -> None:
    record = newcomers("underwater-cities", 2)
    hand = record.game.encode(record.at(20))["players"][1]["hand"]
    asked = ask_about(record, 20, 0)["position"]["players"][1]["hand"]
    assert len(asked) == len(hand) > 0
    assert sorted(asked) != sorted(hand)


@pytest.mark.usefixtures("last_choices")
@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_moves_lose_nothing_and_a_review_adds_up(slug: str) -> None:
    """Games are reviewed until one choice was the best that is found, and another was not."""
    found: set[bool] = set()
    for seed in range(1, 21):
        record = newcomers(slug, 1, seed)
        account = review(record, 0, LITTLE)
        assert account.result == total_of(record, 0)
        parts = account.start.points + account.choices.points + account.luck.points
        assert parts == pytest.approx(account.result)
        assert account.curve[-1] == (len(record.entries), account.result)
        for span, verdict in zip(account.spans, account.verdicts, strict=True):
            same = verdict.best == [move for move in span.moves if move != "end"]
            if same:
                assert (verdict.loss, verdict.loss_error, verdict.behind) == (0.0, 0.0, {})
            assert sum(verdict.behind.values()) == pytest.approx(verdict.loss, abs=0.5)
            found.add(same)
        if len(found) == 2:
            return
    raise AssertionError("all choices were alike")


@pytest.mark.usefixtures("last_choices")
def test_a_review_is_the_same_on_every_run_and_whatever_the_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    record, care = newcomers("evacuation", 2), Judge.care
    first = review(record, 1, 4)
    assert first != review(record, 1, 5)
    monkeypatch.setattr(Judge, "care", care._replace(portion=1))
    assert first == review(record, 1, 4)


def test_fresh_guesses_are_others_than_those_of_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """What seems dear is compared anew, in guesses that were not used before."""
    asked: list[Task] = []

    def answer(task: Task) -> dict[str, object]:
        asked.append(task)
        if not task.rows:
            return {"moves": ["other"]}
        terms = len(reviewer_of("evacuation").judge.terms)
        return {"results": [[[float(value)] * terms for value in (5, 9, 4)]] * task.guesses}

    monkeypatch.setattr(reviewing, "do_task", answer)
    monkeypatch.setattr(Judge, "care", Care(nodes=40, guesses=4, again=6, portion=3))
    account = review(newcomers("evacuation", 1), 0)
    about_first = [task for task in asked if task.seed == 0 and task.rows]
    assert [(task.first, task.guesses) for task in about_first] == [(0, 3), (3, 1), (4, 3), (7, 3)]
    assert all(turn.is_mistake for turn in account.turns)


def test_a_running_game_a_very_long_one_and_a_game_without_such_bots_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(Refused, match="not_over"):
        Review(Record(game("evacuation"), 1, {}, 1), 0)
    monkeypatch.setattr(reviewing, "MOST_MOVES", 10)
    with pytest.raises(Refused, match="review_too_long"):
        Review(newcomers("evacuation", 1), 0)
    monkeypatch.setattr("nextfrontier.bots.reviewing.judges.adviser_of", lambda game: "greedy")
    with pytest.raises(Refused, match="no_review"):
        reviewer_of("evacuation")


def test_the_goal_of_a_solo_game_counts_where_it_is_reached() -> None:
    """The best moves are chosen with it, so they are judged with it, too."""
    judge = reviewer_of("underwater-cities").judge
    won, lost = (play_game("underwater-cities", 1, 1, level) for level in ("regular", "newcomer"))
    for record, reached in ((won, True), (lost, False)):
        assert judge.goal(record.state, 0) == (20.0, reached)
        assert judge.final(record.state, 0) == total_of(record, 0) + (20.0 if reached else 0.0)
        assert judge.play_on(record.state, 0, 1)[-1] == (20.0 if reached else 0.0)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_best_moves_are_found_as_they_are_judged(slug: str) -> None:
    """What others reach is no loss of a choice: it does not count when the best moves are looked for."""
    reviewer = reviewer_of(slug)
    record = newcomers(slug, 2)
    found = reviewer.bot.result(record.state, 0)
    assert sum(found) == reviewer.judge.final(record.state, 0)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_that_is_over_comes_to_its_result(slug: str) -> None:
    record, judge = newcomers(slug, 2), reviewer_of(slug).judge
    for seat in range(2):
        found = dict(zip(judge.terms, judge.play_on(record.state, seat, 1), strict=True))
        result = total_of(record, seat)
        assert sum(found.values()) == judge.final(record.state, seat) == result
