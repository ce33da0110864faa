"""Words for the refusals of the kernel, the same in every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nextfrontier.kernel.reasons import Reason

KERNEL_WORDS: Final[dict[str, tuple[str, list[str]]]] = {
    "promise_broken": (
        "What was promised could not be kept any more after this.",
        ["Keep the promise first."],
    ),
    "no_decision": ("Seat {seat} has nothing to decide now.", ["Wait until it is asked."]),
    "unknown_move": (
        "“{move}” is no move of this decision ({decision}).",
        ["Ask for the moves of the decision."],
    ),
    "played_by_itself": (
        "“{move}” was the only possible move of its decision; it has been played by itself.",
        [],
    ),
    "resolved_by_itself": (
        "So “{move}” was not asked: “{played}” was the only possible move and has been played by itself.",
        [],
    ),
    "unknown_seat": ("There is no seat {seat}.", ["Seats count from 0 to {last}."]),
    "unknown_game": ("There is no game “{game}”.", ["Known games: {known}."]),
    "wrong_seat_count": ("It cannot be played with {given} seats.", ["Seats: {allowed}."]),
    "unknown_option": ("There is no option {field}.", ["Options: {known}."]),
    "wrong_option": ("{field} cannot be {given}.", ["Its values: {type}."]),
    "wrong_seed": ("{field} must be a whole number or a text: {problem}.", []),
    "no_review": (
        "There is no review of {game}: none of its bots looks ahead.",
        ["Look at the history of the game."],
    ),
    "review_too_long": ("Games of more than {limit} moves are not reviewed.", []),
    "nothing_to_review": ("Seat {seat} had nothing to choose in this game.", []),
    "unknown_level": ("There is no bot “{level}”.", ["Levels: {known}."]),
    "no_command": ("“{entrant}” names no program.", ["Write the command after it: run:python my_bot.py"]),
    "wrong_limit": ("“{limit}” is no limit of thought.", ["Limits: {known}."]),
    "bad_pack": ("The pack is wrong at {path}: {problem}.", ["Correct {path} and try again."]),
    "version_conflict": ("The game is at version {current}, not {given}.", ["Look again, then decide."]),
    "wrong_steps": ("The number of steps must be at least 1, not {given}.", []),
    "undo_floor": (
        "Seat {seat} can take back {possible} of its moves, not {steps}.",
        ["Ask for fewer steps."],
    ),
    "nothing_to_redo": (
        "Seat {seat} has taken back {possible} moves, not {steps}.",
        ["Ask for fewer steps."],
    ),
    "ends_undo_midway": (
        "“{move}” cannot be taken back, so nothing can be sent together with it after it.",
        ["Send it as the last of its moves."],
    ),
    "bad_position": ("The position is wrong at {path}: {problem}.", ["Correct {path} and try again."]),
    "save_foreign": ("This is not a save of Next Frontier: {problem}.", []),
    "save_newer": ("{field} is {saved}; this program knows {known}.", ["Install a newer version."]),
    "save_damaged": ("The save is damaged at {field}: {problem}.", ["Use an undamaged copy."]),
    "save_too_long": ("This save has {rows} moves; at most {limit} can be loaded.", []),
    "save_other_rules": (
        "Saved by rules version {saved}; by version {known} it does not go the same way: {problem}.",
        ["Load it with the version that made it."],
    ),
}


def kernel_words(reason: Reason) -> tuple[str, list[str]] | None:
    """Return sentence and fixes for a reason that the kernel gave; None if it is the game's own."""
    return format_refusal(KERNEL_WORDS, reason)


def format_refusal(
    words: Mapping[str, tuple[str, list[str]]], reason: Reason
) -> tuple[str, list[str]] | None:
    """Return the sentence and the fixes under the code of a reason, with its parameters; None if there are none."""
    found = words.get(reason.code)
    if found is None:
        return None
    message, fixes = found
    return message.format(**reason.parameters), [fix.format(**reason.parameters) for fix in fixes]
