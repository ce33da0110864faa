"""Refusals of the server itself, with their sentences; refusals of rules come with the words of their game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from nextfrontier.kernel.game import Game
from nextfrontier.kernel.reasons import Parameter, Refused, refusal
from nextfrontier.protocol.reasons import HOST_WORDS, ErrorReason, Words, tell_error

WORDS: Final[Words] = {
    **HOST_WORDS,
    "not_found": ("There is nothing at {path}.", []),
    "unknown_table": ("There is no table {table}.", ["Check the link."]),
    "unknown_rule": ("There is no rule {rule_id}.", []),
    "unknown_position": ("There is no position {position}.", []),
    "no_lesson": ("There is no tutorial for {game}.", ["Play against a bot, and read the rules beside it."]),
    "unknown_token": ("This seat token does not belong to the table.", ["Open the link of your seat again."]),
    "not_seated": (
        "Spectators watch; this needs a seat.",
        ["Join the table, or open the link of your seat."],
    ),
    "unknown_invitation": ("This invitation does not belong to the table.", ["Ask for the link again."]),
    "no_open_seat": ("No seat is open at this table.", ["Watch, or open a table of your own."]),
    "no_such_seat": ("The table has no seat {seat}.", []),
    "not_your_seat": ("Seat {seat} is not one of yours.", []),
    "already_seated": (
        "This browser has a seat at this table already.",
        ["Let somebody else take the open seat, or open a table for one device."],
    ),
    "not_dealt": ("The cards are dealt when all seats are taken.", ["Wait for the others."]),
    "not_full": ("Seats are still open: nobody tells their number yet.", ["Wait for the others."]),
    "already_dealt": ("The cards are dealt already.", []),
    "wrong_entropy": ("This is not the number whose hash seat {seat} gave.", []),
    "no_sample": ("There is no sample game of {game}.", []),
    "not_over": ("The game is not over yet.", []),
    "not_away": ("Nobody plays for seat {seat}.", []),
    "stale_decision": (
        "The decision {given} is not open any more.",
        ["Look at the table again, then decide."],
    ),
    "no_such_move_number": ("The game has {of} moves, not {number}.", []),
    "hello_first": ("The first message must be `hello`.", []),
    "hello_again": ("`hello` is said once.", ["Open another connection."]),
    "wrong_protocol": ("This server speaks protocol {known}, not {given}.", ["Reload the page."]),
    "message_too_large": ("A message has at most {limit} bytes.", []),
    "body_too_large": ("A request has at most {limit} bytes.", []),
    "too_fast": ("At most {limit} requests a second.", ["Wait a moment."]),
    "too_many_tables": ("At most {limit} new tables an hour.", ["Wait a while, or go on with one of yours."]),
    "too_many_public_tables": (
        "At most {limit} public tables with open seats at once.",
        ["Wait until one of them is full, or open a private table."],
    ),
    "too_many_connections": ("The server has no room for another connection.", ["Close one, or try later."]),
    "too_slow": ("Too many messages are waiting to be read.", ["Connect again."]),
    "game_too_long": ("A game has at most {limit} moves, undos included.", []),
    "too_many_undos": (
        "Moves can be taken back in the first {limit} moves of a game only, undos included.",
        ["Play on."],
    ),
    "chat_too_long": ("A line has at most {limit} characters.", ["Say it in fewer words."]),
    "chat_empty": ("The line is empty.", []),
    "text_too_long": ("{field} has at most {limit} characters.", []),
    "option_is_path": ("{field} must be given as a document.", ["Send the content of the file."]),
    "json_only": ("Bodies of requests are JSON, not {given}.", ["Send it as application/json."]),
    "unknown_host": (
        "This server is not known as {host}.",
        ["Use its address, or name it in NEXTFRONTIER_HOSTS where the server is started."],
    ),
    "metrics_closed": (
        "Metrics are for this machine only.",
        ["Name your address in NEXTFRONTIER_METRICS where the server is started."],
    ),
    "save_too_slow": ("This save could not be checked within {limit} seconds.", ["Export the game again."]),
    "import_running": ("Another import of yours is being checked.", ["Wait until it is done."]),
    "too_many_imports": ("Too many saves are being checked.", ["Try again in a moment."]),
    "no_packs": ("{game} has no components that a pack could replace.", []),
    "draft_too_large": ("A pack has at most {limit} bytes here.", ["Leave out what is not needed."]),
    "draft_running": ("Another pack of yours is being checked.", ["Wait until it is done."]),
    "foreign_origin": ("Requests from other sites are not taken.", ["Use the page of this server."]),
    "store_failed": (
        "The server cannot write to its disk now. Whether the last request was carried out is seen on the next look.",
        ["Connect again in a moment."],
    ),
    "advice_forbidden": (
        "This table was opened without suggestions.",
        ["Decide yourself; the forecast and the previews show what a move does."],
    ),
    "review_running": ("Another game of yours is being reviewed.", ["Wait until that review is done."]),
    "too_many_reviews": ("Many games are being reviewed now.", ["Ask again in a minute."]),
    "bots_busy": ("All bots are busy; {waiting} questions wait already.", ["Ask again in a moment."]),
    "shutting_down": ("The server is stopping.", ["Connect again in a moment."]),
}

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


def server_refusal(code: str, **parameters: Parameter) -> Refused:
    """Return the exception for a request that the server refuses."""
    return refusal(code, "", **parameters)


def status_of(error: Refused) -> int:
    """Return the HTTP status of a refusal."""
    return STATUS.get(error.reasons[0].code, 400)


def tell_refusal(game: Game[Any] | None, refused: Refused, language: str) -> ErrorReason:
    """Return a refusal with its words in a language."""
    return tell_error(game, refused.reasons, language, WORDS)
