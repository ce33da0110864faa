"""Examples of the book: test vectors with what can be tried in them, in the words of the game."""

from __future__ import annotations

import re
from typing import Any

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.vectors import Try, Vector
from nextfrontier.protocol.reasons import tell_reason
from nextfrontier.record.record import Record

Document = dict[str, Any]

SEED = "example"  # what a vector does not say is dealt from it, as in the picture that the server draws
MOST_CHOICES = 8


def tell_example(
    game: Game[Any], id_: str, sentence: str, rule: re.Pattern[str], words: str, language: str
) -> Document:
    """Return a vector as an example: its sentence, the rules that it names, and what comes of the moves to try."""
    vector = game.vector(id_)
    assert vector is not None, id_
    tries = [tell_try(game, vector, attempt, language) for attempt in vector.tries]
    refused = [attempt.refused[1] for attempt in vector.tries if attempt.refused]
    rules = [*refused, *rule.findall(words)]
    return {
        "id": id_,
        "text": sentence,
        "rules": list(dict.fromkeys(name for name in rules if name)),
        "tries": [told for told in tries if told],
    }


def tell_try(game: Game[Any], vector: Vector, attempt: Try, language: str) -> Document | None:
    """Return the moves of a try as buttons say them, and the refusal, the choices or the points that follow."""
    state = Record(game, vector.seats, vector.options, SEED, vector.changes).state
    labels, refusal = play_labelled(game, state, attempt, language)
    told: Document = {"moves": labels}
    if refusal:
        told.update(refusal)
    if attempt.choices is not None:
        legal = label_moves(game, state, state.to_move(), state.moves(state.to_move()), language)
        told["choices"] = legal[:MOST_CHOICES]
        told["more"] = max(0, len(legal) - MOST_CHOICES)
    if attempt.scores and all("total" in score for score in attempt.scores):
        told["points"] = [score["total"] for score in attempt.scores]
    return told if labels or attempt.choices is not None else None


def play_labelled(game: Game[Any], state: State, attempt: Try, language: str) -> tuple[list[str], Document]:
    """Play the moves; return their labels, and the reason against the last one if it is refused."""
    labels: list[str] = []
    for text in attempt.moves:
        seat = state.to_move()
        try:
            move = state.parse(seat, text)
        except Refused as error:  # a move that nobody could think of here has no words but its notation
            return [*labels, text], tell_refusal(game, error, attempt, language)
        labels += label_moves(game, state, seat, [move], language)
        try:
            state.play(seat, move)
        except Refused as error:
            return labels, tell_refusal(game, error, attempt, language)
    return labels, {}


def tell_refusal(game: Game[Any], error: Refused, attempt: Try, language: str) -> Document:
    """Return the reason that the vector names as a sentence, with its rule."""
    reason = next(
        (found for found in error.reasons if (found.code, found.rule) == attempt.refused), error.reasons[0]
    )
    told = tell_reason(game, reason, language)
    return {"refused": told.message, "rule": told.rule}


def label_moves(game: Game[Any], state: State, seat: int, moves: list[int], language: str) -> list[str]:
    """Return moves as buttons say them."""
    return game.labels(state, state.describe_moves(seat, moves), language)
