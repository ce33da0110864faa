"""Foresight: what guesses show is weighed against what habit says."""

from __future__ import annotations

from nextfrontier.bots.search.foresight import Candidate, better_half, sort_by_expectation, stages_of


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
