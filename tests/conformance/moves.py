"""Copies, moves, reasons and notation."""

from __future__ import annotations

import json
import time

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.reasons import Refused
from tests.conformance.spots import Spot, check_census, fresh_moves, play_on


def check_copy(spot: Spot) -> None:
    """Check that a copy equals the original, goes the same way and leaves it alone."""
    game, state = spot.game, spot.state
    before = game.encode(state)
    first, second = state.copy(), state.copy()
    spot.same(before, game.encode(first), "copy")
    move = spot.choose()
    first.play(spot.seat, move)
    second.play(spot.seat, move)
    spot.same(game.encode(first), game.encode(second), "two copies after the same move")
    play_on(first, spot.rng, 4)
    spot.same(before, game.encode(state), "original after play on a copy")


def check_moves(spot: Spot) -> None:
    """Check that the moves are exactly the thinkable ones without a reason, each once, found in time."""
    state, seat = spot.state, spot.seat
    start = time.perf_counter()
    fresh = fresh_moves(state, seat)
    seconds = time.perf_counter() - start
    moves, domain = state.moves(seat), state.domain(seat)
    if seconds > spot.case.most_seconds:
        spot.fail(f"finding the moves took {seconds:.2f} s")
    if not moves:
        spot.fail("an open decision without a move")
    if fresh != moves:
        spot.fail(f"moves {moves} have become {fresh}")
    rising = state.rising_moves(seat)
    if not rising or [move for move in moves if move in rising] != rising:
        spot.fail(f"the moves in rising ranks, {rising}, are not some of {moves}")
    if len(set(moves)) < len(moves) or len(set(domain)) < len(domain):
        spot.fail("a move is there twice")
    legal = {move for move in domain if not state.why_not(seat, move)}
    if legal != set(moves):
        wrong = sorted(name_of(state, seat, move) for move in legal ^ set(moves))
        spot.fail(f"moves and reasons disagree about {wrong}")


def name_of(state: State, seat: int, move: int) -> str:
    """Return the notation of a thinkable move; its number if it is not even that."""
    return state.notation(seat, move) if move in state.domain(seat) else str(move)


def check_legal(spot: Spot) -> None:
    """Check that a legal move never fails, and that the state after it can be written."""
    for move in spot.some(spot.state.moves(spot.seat)):
        after = spot.state.copy()
        try:
            after.play(spot.seat, move)
        except Exception as error:
            text = spot.state.notation(spot.seat, move)
            raise AssertionError(
                f"{spot.case}, seed {spot.seed}, decision {spot.number}: {text} failed"
            ) from error
        check_census(spot, after, check_census(spot, spot.state, None))
        json.dumps(spot.game.encode(after))


def check_illegal(spot: Spot) -> None:
    """Check that any other thinkable move fails with reasons that can be explained, and changes nothing."""
    game, state, seat = spot.game, spot.state, spot.seat
    legal = set(state.moves(seat))
    before = game.encode(state)
    for move in spot.some([move for move in state.domain(seat) if move not in legal]):
        trial = state.copy()
        try:
            trial.play(seat, move)
        except Refused as refused:
            check_reasons(spot, refused)
        else:
            spot.fail(f"illegal {state.notation(seat, move)} was played")
        spot.same(before, game.encode(trial), "state after a refused move")
    for other in range(state.seats):
        if state.decision(other) is None and not state.why_not(other, 0):
            spot.fail(f"seat {other} has nothing to decide and is not told so")


def check_reasons(spot: Spot, refused: Refused) -> None:
    """Check that there is a reason, and words for it."""
    if not refused.reasons:
        spot.fail("refused without a reason")
    for reason in refused.reasons:
        message, _ = spot.game.explain(reason)
        if not reason.code or not message or "{" in message:
            spot.fail(f"{reason} has no words: {message!r}")


def check_notation(spot: Spot) -> None:
    """Check that names are unique and lead back to their moves, and that no other text does."""
    state, seat = spot.state, spot.seat
    domain = state.domain(seat)
    texts = [state.notation(seat, move) for move in domain]
    if len(set(texts)) < len(texts):
        spot.fail(f"names twice: {sorted(text for text in set(texts) if texts.count(text) > 1)}")
    named = dict(zip(domain, texts, strict=True))
    for move in spot.some(domain):
        text = named[move]
        if state.parse(seat, text) != move or text != " ".join(text.split()) or not text.isprintable():
            spot.fail(f"{text!r} does not lead back to its move")
    for text in ("", "no such move", f"{texts[0]} "):
        try:
            state.parse(seat, text)
        except Refused as refused:
            check_reasons(spot, refused)
        else:
            spot.fail(f"{text!r} is taken for a move")
