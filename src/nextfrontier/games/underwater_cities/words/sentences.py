"""The words of the game: reasons against moves, events, and the questions of decisions.

Texts stand in `catalogues`, whole sentences by key. What a reason or an event carries becomes the parts that
these sentences may name. A table with a pack passes the things of its own box.
"""

from __future__ import annotations

from typing import Final

from nextfrontier.games.underwater_cities.vocabulary.library import Facts
from nextfrontier.games.underwater_cities.words.log import key_of, parts_of_event
from nextfrontier.games.underwater_cities.words.reasons import fixes_of, keys_of, parts_of_reason
from nextfrontier.games.underwater_cities.words.texts import CATALOGUES
from nextfrontier.games.underwater_cities.words.things import Things
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kit.words.speaking import catalogue_of, explain_refusal, say, say_apart

PRINTED: Final = Things(Facts())


def explain(reason: Reason, language: str = "en", things: Things = PRINTED) -> tuple[str, list[str]]:
    """Return a refusal as a sentence, and the ways to fix it."""
    catalogue = catalogue_of(CATALOGUES, language)
    return explain_refusal(
        catalogue, reason, keys_of(reason), fixes_of(reason), lambda given: parts_of_reason(given, things)
    )


def sentence(event: Event, viewer: int, language: str = "en", things: Things = PRINTED) -> str:
    """Return an event as this viewer may read it: made from `event.seen_by(viewer)` and nothing else."""
    seen = event.seen_by(viewer)
    return say(
        catalogue_of(CATALOGUES, language), key_of(event.kind, seen), parts_of_event(event, seen, things)
    )


def sentence_pieces(
    event: Event, viewer: int, language: str = "en", things: Things = PRINTED
) -> list[str | int]:
    """Return the sentence of an event in pieces: players are the numbers of their seats."""
    seen = event.seen_by(viewer)
    return say_apart(
        catalogue_of(CATALOGUES, language), key_of(event.kind, seen), parts_of_event(event, seen, things)
    )
