"""The words of the game: refusals, events, questions of decisions.

Texts stand in `catalogues`, whole sentences by key. What a reason or an event carries becomes the parts that
these sentences may name.
"""

from __future__ import annotations

from nextfrontier.games.evacuation.words.log import key_of, parts_of_event
from nextfrontier.games.evacuation.words.reasons import fixes_of, keys_of, parts_of_reason
from nextfrontier.games.evacuation.words.texts import CATALOGUES
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kit.words.speaking import catalogue_of, explain_refusal, say, say_apart


def explain(reason: Reason, language: str = "en") -> tuple[str, list[str]]:
    """Return a refusal as a sentence, and the ways to fix it."""
    catalogue = catalogue_of(CATALOGUES, language)
    return explain_refusal(catalogue, reason, keys_of(reason), fixes_of(reason), parts_of_reason)


def sentence(event: Event, viewer: int, language: str = "en") -> str:
    """Return an event as this viewer may read it: made from `event.seen_by(viewer)` and nothing else."""
    seen = event.seen_by(viewer)
    return say(catalogue_of(CATALOGUES, language), key_of(event, seen), parts_of_event(event, seen))


def sentence_pieces(event: Event, viewer: int, language: str = "en") -> list[str | int]:
    """Return the sentence about an event in pieces: players are the numbers of their seats."""
    seen = event.seen_by(viewer)
    return say_apart(catalogue_of(CATALOGUES, language), key_of(event, seen), parts_of_event(event, seen))
