"""The knowledge of a seat about Goal cards it passed on: views keep it, guesses never contradict it (OQ-81, OQ-82)."""

import random
from collections import Counter

import pytest

from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.chance import Chance
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.views import determinize, view_of
from tests.games.evacuation.table import table

GUESSES = 8
Told = list[tuple[int, frozenset[int]]]  # a seat, and Goal cards that it passed on together


def drafted(seats: int, seed: int, moves: int) -> tuple[Worlds, Told]:
    """A game after so many random moves of its draft, and who passed what until then."""
    rng = random.Random(seed)
    worlds = GAME.new(seats, {}, seed)
    told: Told = []
    for _ in range(moves):
        assert worlds.draft is not None
        passes = worlds.draft.passes
        waiting = [seat for seat in range(seats) if worlds.required_decision(seat) is not None]
        seat = rng.choice(waiting)
        before = {player.seat: player.goals.cards for player in worlds.players}
        move = rng.choice(worlds.moves(seat))
        worlds.play(seat, move)
        if worlds.draft.passes > passes:
            before[seat] = tuple(goal for goal in before[seat] if goal != move)
            told += [(passer, frozenset(goals)) for passer, goals in before.items()]
    return worlds, told


def places(worlds: Worlds, goals: frozenset[int]) -> Counter[str]:
    """Count these cards by place, as everybody can who knows the cards."""
    found: Counter[str] = Counter()
    for player in worlds.players:
        found[f"goals of {player.seat}"] = len(goals & {*player.goals.cards, *player.goals.discarded})
        found[f"kept by {player.seat}"] = len(goals & set(player.goals.kept))
    found["opponent"] = len(goals & {*worlds.rival.goals, *worlds.rival.removed})
    found["unused"] = len(goals & set(worlds.spared_goals))
    return found


def guesses(worlds: Worlds, viewer: int) -> list[Worlds]:
    """Some states that the viewer might be in."""
    view = view_of(worlds, viewer)
    found = [determinize(view, Chance(b"%d" % number, None)) for number in range(GUESSES)]
    return [guess for guess in found if isinstance(guess, Worlds)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_no_guess_puts_a_passed_goal_where_it_cannot_be(seats: int, seed: int) -> None:
    """EV-SETUP-14..17, EV-SOLO-04: a pack loses one card at every seat it visits, and its passer knows the cards."""
    for moves in range(1, 4 * seats + 1):
        worlds, told = drafted(seats, seed, moves)
        for viewer in range(seats):
            for guess in guesses(worlds, viewer):
                for passer, goals in told:
                    if passer == viewer:
                        assert places(guess, goals) == places(worlds, goals)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_a_guess_looks_the_same_to_its_viewer_and_everybody_knows_as_much(seats: int, seed: int) -> None:
    """Views of a guess are as large as those of the state; that of its viewer is the same."""
    for moves in range(4 * seats + 1):
        worlds, _ = drafted(seats, seed, moves)
        for viewer in (*range(seats), SPECTATOR):
            seen = seen_by(worlds, viewer)
            for guess in guesses(worlds, viewer)[:4]:
                assert seen_by(guess, viewer) == seen
                for other in range(seats):
                    assert sizes(guess, other) == sizes(worlds, other)
                    assert isinstance(determinize(view_of(guess, other), Chance(b"x", None)), Worlds)


def seen_by(worlds: Worlds, seat: int) -> Document:
    """The document of what a seat knows."""
    view = view_of(worlds, seat)
    assert isinstance(view, Worlds)
    return GAME.encode(view)


def sizes(worlds: Worlds, seat: int) -> list[tuple[int, int]]:
    """Count the cards of each pack that a seat knows, with and without their place."""
    packs = seen_by(worlds, seat)["draft"]["packs"]
    return [(len(pack["known"]), len(pack["among"])) for pack in packs]


def test_guesses_differ_in_what_became_of_passed_goals() -> None:
    worlds, told = drafted(4, 3, 16)
    goals = next(goals for passer, goals in told if passer == 0 and len(goals) == 3)
    holders = [
        tuple(sorted(goals & {*player.goals.cards, *player.goals.discarded}) for player in guess.players)
        for guess in guesses(worlds, 0)
    ]
    assert len({str(found) for found in holders}) > 2
    assert len({guess.players[1].goals.discarded for guess in guesses(worlds, 0)}) > 2


def test_who_passed_three_goals_knows_them_until_they_are_told_apart() -> None:
    """Three seats: of the three passed on in round 1 one comes back; the other two lie one at each neighbour."""
    worlds, _ = drafted(3, 1, 9)
    assert sizes(worlds, 0) == [(2, 2), (2, 0), (1, 2)]
    assert sizes(worlds, SPECTATOR) == [(0, 0)] * 3


def test_goals_of_a_first_game_follow_from_the_technology_set() -> None:
    """EV-FIRST-02..05: everybody can read in the rules which goals the others have."""
    worlds = GAME.new(3, {"goals": "first_game"}, 1)
    for guess in guesses(worlds, 0):
        assert [player.goals.cards for player in guess.players] == [
            player.goals.cards for player in worlds.players
        ]


def test_a_position_whose_packs_tell_of_other_goals_is_refused() -> None:
    worlds, _ = drafted(2, 1, 8)
    document = GAME.encode(worlds)
    first, second = document["draft"]["packs"]
    first[0], second[0] = second[0], first[0]
    with pytest.raises(Refused) as refused:
        GAME.position(2, {}, 1, document)
    assert refused.value.reasons[0].code == "bad_position"
    assert table(2).worlds.draft is None


def test_only_who_keeps_or_gives_up_a_goal_is_told_which() -> None:
    """OQ-82: the log tells the others that it was done, and no more."""
    game = table(3).deal()
    while game.worlds.to_move() >= 0 and game.decision(1) in ("keep_goal", "drop_goal"):
        kind = "kept_goal" if game.decision(1) == "keep_goal" else "dropped_goal"
        chosen = game.moves(1)[0]
        game.play(chosen, seat=1)
        (event,) = game.told(kind)
        assert (event.seat, event.audience) == (1, 0b010)
        assert chosen.split()[1] == str(event.secret["goal"])
        assert not event.details
        for seat in (0, 2):
            game.play(game.moves(seat)[0], seat=seat)
    assert len(game.someone(1).goals.cards) == 3
