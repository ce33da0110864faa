"""Reading saves: every field is checked, the game replayed from its own outcomes, the end compared."""

from __future__ import annotations

import re
from typing import Any, Final

from nextfrontier.kernel.chance import Chance, Outcomes, Replayed, Unknowable, commitment, seed_bytes
from nextfrontier.kernel.game import PRINTING, Document, Game, brief, check_seats, game
from nextfrontier.kernel.reasons import Problem, Refused, problem, refusal
from nextfrontier.record.deals import check_deal, damage_refusal, read_deal
from nextfrontier.record.history import PLAY, REDO, UNDO, Line, Row
from nextfrontier.record.record import FORMAT, FORMAT_VERSION, Record, check_seed, digest

FIELDS: Final = (
    "format", "format_version", "game", "game_version", "components_version", "seats", "options", "position",
    "seed", "commitment", "chance", "rows", "digest",
)  # fmt: skip
PLACE: Final = re.compile("([0-9]{1,9})/([0-9]{1,9})")  # stream and number of an outcome
OPTIONAL: Final = ("deal",)  # of games that were dealt with numbers of their players


def load(document: object, longest: int | None = None) -> Record:
    """Load the record that was saved, replayed from its own outcomes; refuse it with the wrong field.

    `longest` is the number of moves that a game may have.
    """
    fields = read_fields(document)
    found = read_game(fields)
    seats = check_seats(found, fields["seats"])
    options = options_of(found, read_object(fields, "options"), fields["components_version"])
    changes = None if fields["position"] is None else read_object(fields, "position")
    seed = check_seed(fields["seed"])
    if fields["commitment"] != commitment(seed):
        raise damage_refusal("commitment", problem("not_hash_seed"))
    if "deal" in fields and not all(
        check.is_right for check in check_deal(read_deal(fields["deal"], seats), seed)
    ):
        raise damage_refusal("deal", problem("its_hashes_or_seed_do"))
    rows = read_rows(fields["rows"], seats)
    outcomes = read_outcomes(fields["chance"])
    line = fold_rows(rows, seats)
    if longest is not None and len(line.moves) > longest:
        raise refusal("save_too_long", "", rows=len(line.moves), limit=longest)
    record = replay_save(fields, found, seats, options, changes, seed, rows, line, outcomes)
    check_end(fields, record)
    record.chance = Chance(seed_bytes(seed), record.outcomes())
    record.state.chance = record.chance
    return record


def options_of(found: Game[Any], kept: Document, components: int) -> Document:
    """Return the options of a kept game, with the printing of its components if it is an earlier one that there is."""
    offered = [option for option in found.options() if option.name == PRINTING]
    if components == found.components_version or not offered or components not in (offered[0].allowed or ()):
        return kept
    return {**kept, PRINTING: components}


def replay_save(
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
            raise unplayable_refusal(
                fields, found, problem("move_refused", number=number + 1, move=move, refused=str(refused))
            ) from refused
    except Unknowable as missing:
        raise damage_refusal("chance", problem("chance_missing")) from missing
    return record


def fold_rows(rows: list[Row], seats: int) -> Line:
    """Fold rows into the line of play that they lead to."""
    line = Line(seats)
    for number, row in enumerate(rows):
        if not line.add(row):
            raise damage_refusal(f"rows[{number}].steps", problem("more_steps_than_moves"))
    return line


def check_end(fields: Document, record: Record) -> None:
    """Refuse a replay that did not end where the saved game stood."""
    if fields["digest"] != digest(record.game, record.state):
        raise unplayable_refusal(fields, record.game, problem("ends_another_position"), "digest")


def unplayable_refusal(fields: Document, found: Game[Any], problem: Problem, field: str = "rows") -> Refused:
    """Return the refusal of a save whose moves do not lead to its end: other rules, or damage."""
    saved = version_text(fields["game_version"], fields["components_version"])
    known = version_text(found.version, found.components_version)
    if saved != known:
        return refusal(
            "save_other_rules", "", field="game_version", saved=saved, known=known, problem=problem
        )
    return damage_refusal(field, problem)


def version_text(version: int, components: int) -> str:
    """Return the version of a game's rules with that of its components: `2.1`."""
    return f"{version}.{components}"


def read_fields(document: object) -> Document:
    """Return the fields of a save; refuse it if one is missing or unknown."""
    if not isinstance(document, dict):
        raise refusal("save_foreign", "", field="format", problem=kind_of(document))
    if document.get("format") != FORMAT:
        raise refusal("save_foreign", "", field="format", problem=problem("its_format_another"))
    check_version("format_version", document.get("format_version"), FORMAT_VERSION)
    for name in FIELDS:
        if name not in document:
            raise damage_refusal(name, problem("field_is_missing"))
    for name in document:
        if name not in FIELDS and name not in OPTIONAL:
            raise damage_refusal(str(name)[:80], problem("no_such_field"))
    return document


def read_game(fields: Document) -> Game[Any]:
    """Return the game of a save; refuse a version that this program cannot play."""
    slug = fields["game"]
    if not isinstance(slug, str):
        raise damage_refusal("game", kind_of(slug))
    found = game(slug)
    check_version("game_version", fields["game_version"], found.version)
    check_version("components_version", fields["components_version"], found.components_version)
    return found


def check_version(name: str, saved: object, known: int) -> None:
    """Refuse a text that is no version number, and a version newer than this program."""
    if type(saved) is not int or saved < 1:
        raise damage_refusal(name, problem("no_version_number"))
    if saved > known:
        raise refusal("save_newer", "", field=name, saved=brief(saved), known=known)


def read_object(fields: Document, name: str) -> Document:
    """Return a field that must be an object; refuse any other value."""
    value = fields[name]
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise damage_refusal(name, kind_of(value))
    return value


def read_rows(value: object, seats: int) -> list[Row]:
    """Read the rows of a save."""
    if not isinstance(value, list):
        raise damage_refusal("rows", kind_of(value))
    return [read_row(row, f"rows[{number}]", seats) for number, row in enumerate(value)]


def read_row(value: object, path: str, seats: int) -> Row:
    """Read one row of a save."""
    if not isinstance(value, dict):
        raise damage_refusal(path, kind_of(value))
    do, seat = value.get("do"), value.get("seat")
    if do not in (PLAY, UNDO, REDO):
        raise damage_refusal(f"{path}.do", problem("neither_play_undo_nor_redo"))
    if type(seat) is not int or not 0 <= seat < seats:
        raise damage_refusal(f"{path}.seat", problem("no_such_seat"))
    last = "move" if do == PLAY else "steps"
    if set(value) != {"do", "seat", last}:
        raise damage_refusal(path, problem("its_fields_must_do_seat", last=last))
    if do == PLAY:
        move = value["move"]
        if not isinstance(move, str):
            raise damage_refusal(f"{path}.move", kind_of(move))
        return Row(PLAY, seat, move, 0)
    steps = value["steps"]
    if type(steps) is not int or steps < 1:
        raise damage_refusal(f"{path}.steps", problem("must_least_1"))
    return Row(str(do), seat, "", steps)


def read_outcomes(value: object) -> Outcomes:
    """Read the outcomes of chance, by stream and number."""
    if not isinstance(value, dict):
        raise damage_refusal("chance", kind_of(value))
    found: Outcomes = {}
    for key, items in value.items():
        path = f"chance.{key}"[:80]
        place = PLACE.fullmatch(key) if isinstance(key, str) else None
        if place is None:
            raise damage_refusal(path, problem("its_name_must_stream_number"))
        if not isinstance(items, list) or not all(type(item) is int for item in items):
            raise damage_refusal(path, problem("must_list_whole_numbers"))
        found[(int(place[1]), int(place[2]))] = items
    return found


def kind_of(value: object) -> Problem:
    """Say that a JSON value is of another kind than it should be."""
    if value is None:
        return problem("is_null")
    if isinstance(value, bool):
        return problem("is_true_or_false")
    if isinstance(value, dict):
        return problem("is_object")
    if isinstance(value, list):
        return problem("is_list")
    return problem("is_text") if isinstance(value, str) else problem("is_number")
