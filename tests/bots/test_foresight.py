"""Foresight: what guesses show is weighed against what habit says."""

from __future__ import annotations

from nextfrontier.bots.search.foresight import (
    LOOKS,
    Candidate,
    better_half,
    part,
    sort_by_expectation,
    stages_of,
)


def tried(move: int, odds: float, results: list[float]) -> Candidate:
    """Return a candidate that came to these points; its terms are points and habit."""
    candidate = Candidate(move, odds, 2)
    for points in results:
        candidate.learn([points, 0.0])
    return candidate


def best_of(*candidates: Candidate) -> int:
    """Return the move that is expected to be the best."""
    ranked = list(candidates)
    sort_by_expectation(ranked)
    return ranked[0].move


def test_few_guesses_do_not_speak_against_a_far_likelier_move() -> None:
    assert best_of(tried(1, 0.9, [50.0, 52.0]), tried(2, 0.02, [52.0, 52.0])) == 1


def test_many_guesses_do() -> None:
    assert best_of(tried(1, 0.9, [50.0, 52.0] * 40), tried(2, 0.02, [52.0, 52.0] * 40)) == 2


def test_without_a_guess_habit_decides() -> None:
    assert best_of(tried(1, 0.3, []), tried(2, 0.7, [])) == 2


def test_a_candidate_with_fewer_guesses_is_not_behind_by_their_number() -> None:
    assert best_of(tried(1, 0.5, [80.0] * 8), tried(2, 0.5, [81.0] * 4)) == 2


def test_what_habit_says_is_a_term_of_its_own() -> None:
    ranked = [tried(1, 0.5, [10.0]), tried(2, 0.25, [10.0])]
    sort_by_expectation(ranked)
    first, second = (each.expected.mean_terms() for each in ranked)
    assert first[0] == second[0] == 10.0
    assert first[1] > second[1]


def test_the_last_stage_ends_with_one_candidate_so_that_no_nodes_are_left_over() -> None:
    for number in range(2, 20):
        left = number
        for _ in range(stages_of(number) - 1):
            left = better_half(left)
        assert left > 1
        assert better_half(left) == 1


STEADY = [50.0, 60.0] * LOOKS
"""What a move comes to in guesses that differ much."""


def less(points: float, other: float) -> list[float]:
    """Return results that are less than the steady ones, by these points in turns."""
    return [result - (points, other)[number % 2] for number, result in enumerate(STEADY)]


def kept_of(*results: list[float]) -> list[int]:
    """Return the places of the results whose candidates go on after a look."""
    candidates = [tried(place, 0.5, each) for place, each in enumerate(results)]
    kept, left = part(candidates)
    assert {each.move for each in [*kept, *left]} == set(range(len(results)))
    return sorted(each.move for each in kept)


def test_a_move_that_is_a_little_worse_in_every_guess_is_surely_behind() -> None:
    """The guesses differ by ten points, but they are the same for both moves."""
    assert kept_of(STEADY, less(1.0, 1.2)) == [0]


def test_a_move_that_is_now_better_and_now_worse_stays() -> None:
    assert kept_of(STEADY, less(-6.0, 8.0)) == [0, 1]


def test_of_moves_that_are_never_different_one_goes_on() -> None:
    assert kept_of(STEADY, STEADY[:]) == [0]


def test_nothing_is_sure_before_the_first_look() -> None:
    few = LOOKS - 1
    assert kept_of(STEADY[:few], [result - 9.0 for result in STEADY[:few]]) == [0, 1]
