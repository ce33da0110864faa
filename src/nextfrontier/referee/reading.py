"""Reading requests: a known verb with the right fields, or a refusal that names the field."""

from __future__ import annotations

import msgspec

from nextfrontier.kernel.reasons import Problem, Refused, problem, refusal
from nextfrontier.kit.problems import problem_of_shape
from nextfrontier.protocol.requests import VERBS, Request


def read_request(request: object) -> Request:
    """Return a request of a known verb with the right fields."""
    if not isinstance(request, dict):
        raise bad_request(problem("request_object_fields_id_do"))
    verb = request.get("do")
    if not isinstance(verb, str) or verb not in VERBS:
        shown = repr(verb)[:60] if isinstance(verb, str) else "–"
        raise bad_request(problem("do_expected_one_found", known=list(VERBS), shown=shown))
    try:
        return msgspec.convert(request, VERBS[verb])
    except msgspec.ValidationError as error:
        raise bad_request(problem_of_shape(error)) from None
    except RecursionError:
        raise bad_request(problem("nested_too_deeply")) from None


def bad_request(problem: Problem) -> Refused:
    """Return the refusal of a line that is no request."""
    return refusal("bad_request", "", problem=problem)


def id_of(request: object) -> int | str | None:
    """Return the id of a request, also of one that cannot be read otherwise."""
    found = request.get("id") if isinstance(request, dict) else None
    return found if isinstance(found, int | str) else None


def language_of(request: object) -> str:
    """Return the language in which a request wants to be answered."""
    found = request.get("lang") if isinstance(request, dict) else None
    return found if isinstance(found, str) else "en"


def slug_in(request: object) -> object:
    """Return the name of the game that a request or its save asks for."""
    asked = request.get("save", request) if isinstance(request, dict) else None
    return asked.get("game") if isinstance(asked, dict) else None
