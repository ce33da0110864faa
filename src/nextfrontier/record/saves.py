"""Reading saves: every field is checked, the game replayed from its own outcomes, the end compared."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.kernel.chance import Chance, Outcomes, Replayed, Unknowable, commitment, seed_bytes
from nextfrontier.kernel.game import Document, Game, brief, check_seats, game
from nextfrontier.kernel.reasons import Refused, refusal
from nextfrontier.record.deals import check_deal, damaged, read_deal
from nextfrontier.record.history import PLAY, REDO, UNDO, Line, Row
from nextfrontier.record.record import FORMAT, FORMAT_VERSION, Record, checked_seed, digest

FIELDS: Final = (
    "format", "format_version", "game", "game_version", "components_version", "seats", "options", "position",
    "seed", "commitment", "chance", "rows", "digest",
)  # fmt: skip
OPTIONAL: Final = ("deal",)  # of games that were dealt with numbers of their players


def load(document: object, longest: int | None = None) -> Record:
    """The record that was saved, replayed from its own outcomes; refused with the field that is wrong.

    `longest` is the number of moves that a game may have.
    """
    fields = checked_fields(document)
    found = checked_game(fields)
    seats = check_seats(found, fields["seats"])
    options = an_object(fields, "options")
    changes = None if fields["position"] is None else an_object(fields, "position")
    seed = checked_seed(fields["seed"])
    if fields["commitment"] != commitment(seed):
        raise damaged("commitment", "it is not the hash of the seed")
    if "deal" in fields and not all(
        check.is_right for check in check_deal(read_deal(fields["deal"], seats), seed)
    ):
        raise damaged("deal", "its hashes or the seed do not fit it")
    rows = checked_rows(fields["rows"], seats)
    outcomes = checked_outcomes(fields["chance"])
    line = folded(rows, seats)
    if longest is not None and len(line.moves) > longest:
        raise refusal("save_too_long", "", rows=len(line.moves), limit=longest)
    record = replayed(fields, found, seats, options, changes, seed, rows, line, outcomes)
    check_end(fields, record)
    record.chance = Chance(seed_bytes(seed), record.outcomes())
    record.state.chance = record.chance
    return record


def replayed(
    fields: Document,
    found: Game[Any],
    seats: int,
    options: Document,
    changes: Document | None,
    seed: int | str,
    rows: list[Row],
    line: Line,
    outcomes: Outcomes,
) -> Record:
    """Play the moves that count with the outcomes of the save."""
    try:
        record = Record(found, seats, options, seed, changes, Replayed(outcomes))
        try:
            for _ in record.take_up(rows, line):
                pass
        except Refused as refused:
            number = len(record.entries)
            move = line.moves[number][1][:40]
            raise unplayable(fields, found, f"move {number + 1}, {move}: {refused}") from refused
    except Unknowable as missing:
        raise damaged("chance", str(missing)) from missing
    return record


def folded(rows: list[Row], seats: int) -> Line:
    """The line of play that rows lead to."""
    line = Line(seats)
    for number, row in enumerate(rows):
        if not line.add(row):
            raise damaged(f"rows[{number}].steps", "more than there is")
    return line


def check_end(fields: Document, record: Record) -> None:
    """Refuse a replay that did not end where the saved game stood."""
    if fields["digest"] != digest(record.game, record.state):
        raise unplayable(fields, record.game, "it ends in another position")


def unplayable(fields: Document, found: Game[Any], problem: str) -> Refused:
    """The refusal of a save whose moves do not lead to its end: other rules, or damage."""
    saved = version_text(fields["game_version"], fields["components_version"])
    known = version_text(found.version, found.components_version)
    if saved != known:
        return refusal(
            "save_other_rules", "", field="game_version", saved=saved, known=known, problem=problem
        )
    return damaged("digest" if problem.startswith("it ends") else "rows", problem)


def version_text(version: int, components: int) -> str:
    """Return the version of a game's rules with that of its components: `2 (components 1)`."""
    return f"{version} (components {components})"


def checked_fields(document: object) -> Document:
    """The fields of a save, all of them there and none besides."""
    if not isinstance(document, dict):
        raise refusal("save_foreign", "", field="format", problem=f"it is {kind_of(document)}")
    if document.get("format") != FORMAT:
        raise refusal("save_foreign", "", field="format", problem="its format is another")
    check_version("format_version", document.get("format_version"), FORMAT_VERSION)
    for name in FIELDS:
        if name not in document:
            raise damaged(name, "it is missing")
    for name in document:
        if name not in FIELDS and name not in OPTIONAL:
            raise damaged(str(name)[:80], "there is no such field")
    return document


def checked_game(fields: Document) -> Game[Any]:
    """The game of a save, in a version that this program can play."""
    slug = fields["game"]
    if not isinstance(slug, str):
        raise damaged("game", f"it is {kind_of(slug)}")
    found = game(slug)
    check_version("game_version", fields["game_version"], found.version)
    check_version("components_version", fields["components_version"], found.components_version)
    return found


def check_version(name: str, saved: object, known: int) -> None:
    """Refuse what is no version number, and what is newer than this program."""
    if type(saved) is not int or saved < 1:
        raise damaged(name, "it is no version number")
    if saved > known:
        raise refusal("save_newer", "", field=name, saved=brief(saved), known=known)


def an_object(fields: Document, name: str) -> Document:
    """A field that must be an object."""
    value = fields[name]
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise damaged(name, f"it is {kind_of(value)}")
    return value


def checked_rows(value: object, seats: int) -> list[Row]:
    """The rows of a save."""
    if not isinstance(value, list):
        raise damaged("rows", f"it is {kind_of(value)}")
    return [checked_row(row, f"rows[{number}]", seats) for number, row in enumerate(value)]


def checked_row(value: object, path: str, seats: int) -> Row:
    """One row of a save."""
    if not isinstance(value, dict):
        raise damaged(path, f"it is {kind_of(value)}")
    do, seat = value.get("do"), value.get("seat")
    if do not in (PLAY, UNDO, REDO):
        raise damaged(f"{path}.do", "it is neither play, undo nor redo")
    if type(seat) is not int or not 0 <= seat < seats:
        raise damaged(f"{path}.seat", "there is no such seat")
    last = "move" if do == PLAY else "steps"
    if set(value) != {"do", "seat", last}:
        raise damaged(path, f"its fields must be do, seat and {last}")
    if do == PLAY:
        move = value["move"]
        if not isinstance(move, str):
            raise damaged(f"{path}.move", f"it is {kind_of(move)}")
        return Row(PLAY, seat, move, 0)
    steps = value["steps"]
    if type(steps) is not int or steps < 1:
        raise damaged(f"{path}.steps", "it must be at least 1")
    return Row(str(do), seat, "", steps)


def checked_outcomes(value: object) -> Outcomes:
    """What chance brought, by stream and number."""
    if not isinstance(value, dict):
        raise damaged("chance", f"it is {kind_of(value)}")
    found: Outcomes = {}
    for key, items in value.items():
        path = f"chance.{key}"[:80]
        parts = key.split("/") if isinstance(key, str) else []
        if len(parts) != 2 or not all(part.isascii() and part.isdigit() and len(part) < 10 for part in parts):
            raise damaged(path, "its name must be a stream and a number")
        if not isinstance(items, list) or not all(type(item) is int for item in items):
            raise damaged(path, "it must be a list of whole numbers")
        found[(int(parts[0]), int(parts[1]))] = items
    return found


def kind_of(value: object) -> str:
    """What a JSON value is, for people."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, str):
        return "a text"
    return "a number"
