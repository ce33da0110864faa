"""Which games a match has: every line-up on the same deals, through all seats."""

from __future__ import annotations

from collections import Counter

import pytest

from nextfrontier.arena.fixtures import Fixture, Terms, make_fixtures, make_lineups

TERMS = Terms("underwater-cities", 2, {})


@pytest.mark.parametrize(
    ("entrants", "seats", "lineups"),
    [
        (["a"], 1, [("a",)]),
        (["a", "b"], 1, [("a",), ("b",)]),
        (["a"], 3, [("a", "a", "a")]),
        (["a", "b"], 2, [("a", "b"), ("b", "a")]),
        (["a", "b"], 3, [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]),
        (["a", "b", "c"], 3, [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]),
    ],
)
def test_a_lineup_is_turned_through_all_seats(
    entrants: list[str], seats: int, lineups: list[tuple[str, ...]]
) -> None:
    assert make_lineups(entrants, seats) == lineups


def test_with_more_entrants_than_seats_everybody_meets_everybody_in_every_seat() -> None:
    lineups = make_lineups(["a", "b", "c", "d"], 2)
    assert sorted(lineups) == sorted((one, other) for one in "abcd" for other in "abcd" if one != other)


def test_a_place_that_is_left_is_taken_again_and_no_lineup_comes_twice() -> None:
    lineups = make_lineups(["a", "b", "c"], 4)
    assert Counter(lineups).most_common(1)[0][1] == 1
    assert all(set(lineup) == {"a", "b", "c"} for lineup in lineups)


def test_all_lineups_of_a_deal_come_before_the_next_deal() -> None:
    fixtures = make_fixtures(TERMS, ["a", "b"], [7, 8])
    assert [fixture.deal for fixture in fixtures] == [7, 7, 8, 8]


def test_whatever_decides_a_game_is_in_its_key() -> None:
    fixture = Fixture(TERMS, 7, ("a", "b"))
    others = [
        fixture.key("2"),
        fixture._replace(deal=8).key("1"),
        fixture._replace(lineup=("b", "a")).key("1"),
        fixture._replace(terms=TERMS._replace(options={"advanced": True})).key("1"),
        fixture._replace(terms=TERMS._replace(seats=3)).key("1"),
        fixture._replace(terms=TERMS._replace(game="evacuation")).key("1"),
        fixture._replace(secret="a" * 64).key("1"),
        fixture._replace(secret="b" * 64).key("1"),
        fixture._replace(files={"a": "1234"}).key("1"),
        fixture._replace(files={"b": "1234"}).key("1"),
    ]
    assert len({fixture.key("1"), *others}) == 11


def test_public_deals_have_the_keys_and_seeds_of_books_without_a_secret() -> None:
    fixture = Fixture(TERMS, 7, ("a", "b"))
    assert fixture.key("1") == "9036dfd515ecbb0465451b34"
    assert (fixture.seed(), fixture.seed_at(1, 5)) == (7, 241829904150889)


def test_all_lineups_of_a_match_play_the_same_secret_deals() -> None:
    fixtures = make_fixtures(TERMS, ["a", "b", "c"], [7], "a" * 64)
    assert len(fixtures) == 6
    assert {(fixture.seed(), fixture.seed_at(1, 5)) for fixture in fixtures} == {
        (fixtures[0].seed(), fixtures[0].seed_at(1, 5))
    }
    assert fixtures[0].seed() not in {7, fixtures[0]._replace(secret="b" * 64).seed()}
    assert fixtures[0].seed_at(1, 5) != fixtures[0]._replace(secret="b" * 64).seed_at(1, 5)


def test_nobody_plays_nothing() -> None:
    assert make_fixtures(TERMS, [], [7]) == []
