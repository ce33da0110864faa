"""What is wrong with the shape of a document, as the library that reads it tells."""

from __future__ import annotations

import re
from typing import Final

from nextfrontier.kernel.reasons import Problem, problem

MOST_OF_A_DETAIL: Final = 200

# What msgspec says about a document, as far as it has words of our own.
SHAPES: Final = [
    (re.compile(pattern), code)
    for pattern, code in (
        (r"Expected `(?P<wanted>[^`]+)`, got `(?P<found>[^`]+)`", "other_type"),
        (r"Object missing required field `(?P<field>[^`]+)`", "field_missing"),
        (r"Object contains unknown field `(?P<field>[^`]+)`", "field_unknown"),
        (r"Expected `(?P<wanted>[^`]+)` of length (?P<bound>[<>=]+ \d+)", "wrong_length"),
        (r"Expected `(?P<wanted>[^`]+)` (?P<bound>[<>=]+ -?\d+)", "out_of_bounds"),
        (r"Invalid enum value (?P<found>.+)", "no_such_value"),
        (r"Invalid value (?P<found>.+)", "no_such_value"),
        (r"JSON is malformed: .*\(byte (?P<byte>\d+)\)", "malformed"),
        (r"Input data was truncated", "truncated"),
    )
]
PLACE: Final = re.compile(r" - at `(?P<path>[^`]+)`$")


def problem_of_shape(error: Exception) -> Problem:
    """Return what a library says about the shape of a document, in words of our own where there are some."""
    text = str(error)
    place = PLACE.search(text)
    whole = PLACE.sub("", text)
    found = problem("shape", detail=whole[:MOST_OF_A_DETAIL])
    for pattern, code in SHAPES:
        if match := pattern.match(whole):
            found = problem(
                code, **{name: text[:MOST_OF_A_DETAIL] for name, text in match.groupdict().items()}
            )
            break
    return problem("at_place", path=place["path"][:MOST_OF_A_DETAIL], problem=found) if place else found
