"""The words of an effect, a requirement or a score of a pack, each with text and icons (docs/packs.md)."""

from __future__ import annotations

from typing import Any

from nextfrontier.games.evacuation.effects.effect import ANYWHERE
from nextfrontier.games.evacuation.effects.technologies import ON, TECHNOLOGY, develop
from nextfrontier.games.evacuation.state.box import Technology
from nextfrontier.games.evacuation.vocabulary.words import VOCABULARY
from nextfrontier.games.evacuation.words.texts import short_of, text_of
from nextfrontier.kernel.reasons import Problem
from nextfrontier.kernel.reasons import problem as shared_problem
from nextfrontier.kit.expressions import ExpressionError, calls_in, parse
from nextfrontier.kit.vocabulary import Place, Sort, why_misplaced
from nextfrontier.kit.words.messages import WordingError


def why_no_text(text: str, sort: Sort[Any], place: Place = ANYWHERE) -> list[Problem]:
    """Return the faults of an effect, a requirement or a score: place it, read it, put it into words and icons."""
    try:
        call = parse(text)
        found = why_misplaced(VOCABULARY, text, call, sort, place)
        if not found:
            made = VOCABULARY.read(call, sort)
            if sort is TECHNOLOGY:
                develop(Technology(0, "", 0, 0, 0), made)
            text_of(call)
            short_of(call)
            VOCABULARY.icons(call)
    except ExpressionError as error:
        return [error.problem]
    except WordingError:
        return [shared_problem("no_words")]
    return found


def events_of(text: str) -> list[str]:
    """Return the events that a technology reacts to."""
    found = [call for call in calls_in(parse(text)) if call.name == ON.name]
    return [str(call.arguments[0]) for call in found if call.arguments]
