"""Refusals of the server itself, said by its catalogues; refusals of rules come with the words of their game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from nextfrontier.kernel.game import Game
from nextfrontier.kernel.reasons import Parameter, Problem, Refused, refusal
from nextfrontier.kit.words.catalogues import read_catalogues
from nextfrontier.protocol.reasons import ErrorReason, tell_error

WORDS: Final = read_catalogues("nextfrontier.server")

STATUS: Final = {
    "not_found": 404,
    "unknown_table": 404,
    "unknown_rule": 404,
    "unknown_position": 404,
    "no_lesson": 404,
    "unknown_game": 404,
    "no_packs": 404,
    "no_such_move_number": 404,
    "no_sample": 404,
    "no_such_seat": 404,
    "unknown_token": 401,
    "not_seated": 401,
    "unknown_invitation": 403,
    "advice_forbidden": 403,
    "foreign_origin": 403,
    "metrics_closed": 403,
    "no_open_seat": 409,
    "not_over": 409,
    "already_seated": 409,
    "not_dealt": 409,
    "not_away": 409,
    "save_other_rules": 409,
    "body_too_large": 413,
    "draft_too_large": 413,
    "json_only": 415,
    "unknown_host": 421,
    "too_fast": 429,
    "too_many_tables": 429,
    "too_many_public_tables": 429,
    "import_running": 429,
    "draft_running": 429,
    "review_running": 429,
    "too_many_reviews": 503,
    "no_review": 404,
    "nothing_to_review": 409,
    "review_too_long": 409,
    "too_many_imports": 503,
    "save_too_slow": 422,
    "too_many_connections": 503,
    "store_failed": 503,
    "bots_busy": 503,
    "internal_error": 500,
}


class RefusedByGame(Exception):
    """A refusal that takes the words of a game."""

    def __init__(self, game: Game[Any], refused: Refused) -> None:
        super().__init__(str(refused))
        self.game = game
        self.refused = refused


@contextmanager
def spoken_by(game: Game[Any]) -> Iterator[None]:
    """Explain refusals inside of this block in the words of this game."""
    try:
        yield
    except Refused as error:
        raise RefusedByGame(game, error) from error


def server_refusal(code: str, problem: Problem | None = None, **parameters: Parameter) -> Refused:
    """Return the exception for a request that the server refuses."""
    return refusal(code, "", problem, **parameters)


def status_of(error: Refused) -> int:
    """Return the HTTP status of a refusal."""
    return STATUS.get(error.reasons[0].code, 400)


def tell_refusal(game: Game[Any] | None, refused: Refused, language: str) -> ErrorReason:
    """Return a refusal with its words in a language."""
    return tell_error(game, refused.reasons, language, WORDS)
