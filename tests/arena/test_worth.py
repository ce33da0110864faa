"""What things are worth to those who have them, and what winners have."""

from __future__ import annotations

import pytest

from nextfrontier.arena.fixtures import Fixture, Terms
from nextfrontier.arena.playing import Played, Seat
from nextfrontier.arena.worth import Worth, counts_of_winners, worth_of_things

Held = dict[str, list[str]]


def seat(entrant: str, total: int, win: float, held: Held) -> Seat:
    return Seat(entrant, {"total": total}, win, 1, 0.0, 0.0, "", held)


def game(deal: int, *seats: Seat) -> Played:
    lineup = tuple(each.entrant for each in seats)
    return Played(Fixture(Terms("underwater-cities", len(seats), {}), deal, lineup), list(seats))


def cards(*names: str) -> Held:
    return {"claimed": list(names)}


def counted(games: list[Played]) -> dict[str, Worth]:
    return {worth.thing: worth for worth in worth_of_things(games)}


def test_a_thing_is_worth_what_its_owners_score_beyond_the_mean_of_their_like() -> None:
    games = [
        game(1, seat("a", 30, 1.0, cards("dome")), seat("b", 10, 0.0, cards("dome"))),
        game(2, seat("a", 10, 0.5, cards()), seat("b", 10, 0.5, cards())),
    ]
    [worth] = worth_of_things(games)
    assert (worth.kind, worth.thing, worth.share, worth.of_winners) == ("claimed", "dome", 0.5, 1.0)
    assert worth.gain.mean == pytest.approx((10 + 0) / 2)
    assert worth.wins.mean == pytest.approx(0.5)


def test_the_worth_of_a_thing_is_counted_by_deals() -> None:
    often = [game(1, seat("a", 20, 1.0, cards("dome")), seat("b", 5, 0.0, cards())) for _ in range(10)]
    once = game(2, seat("a", 10, 0.0, cards("dome")), seat("b", 15, 1.0, cards()))
    worth = counted([*often, once])["dome"]
    assert (worth.gain.number, worth.wins.number) == (2, 2)
    assert worth.gain.mean == pytest.approx(0.0)
    assert worth.wins.mean == pytest.approx(0.5)


def test_things_stand_best_first_and_counts_in_their_order() -> None:
    games = [
        game(
            1,
            seat("a", 30, 1.0, {"claimed": ["dome"], "farms": ["2"]}),
            seat("a", 10, 0.0, {"farms": ["10"]}),
        ),
        game(
            2,
            seat("a", 20, 1.0, {"claimed": ["reef", "dome"], "farms": ["9"]}),
            seat("a", 0, 0.0, cards("kelp")),
        ),
    ]
    assert list(counted(games)) == ["dome", "reef", "kelp", "2–3", "8–9", "10–11"]


def test_few_numbers_stand_for_themselves() -> None:
    games = [game(1, seat("a", 30, 1.0, {"farms": ["3"]}), seat("a", 10, 0.0, {"farms": ["10"]}))]
    assert list(counted(games)) == ["3", "10"]


def test_a_share_is_of_the_seats_of_which_the_kind_is_known() -> None:
    games = [game(1, seat("a", 30, 1.0, {"farms": ["3"]}), seat("a", 10, 0.0, {}))]
    assert counted(games)["3"].share == 1.0


def test_winners_are_told_beside_all_seats() -> None:
    games = [
        game(deal, seat("a", 30, 1.0, {"farms": ["6"]}), seat("b", 10, 0.0, {"farms": ["2"]}))
        for deal in (1, 2)
    ]
    [had] = counts_of_winners(games)
    assert (had.kind, had.everybody.mean, had.winners.mean, had.winners.number) == ("farms", 4.0, 6.0, 2)


def test_alone_without_a_goal_nobody_is_a_winner() -> None:
    games = [game(1, seat("a", 30, 1.0, {"farms": ["6"], **cards("dome")}))]
    [had] = counts_of_winners(games)
    assert (had.everybody.mean, had.winners.number) == (6.0, 0)
    dome = counted(games)["dome"]
    assert (dome.wins.number, dome.of_winners) == (0, None)
