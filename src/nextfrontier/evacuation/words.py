"""The words of the game: why a move is refused, what happened, what a decision asks."""

from __future__ import annotations

from nextfrontier.evacuation.catalogues import en
from nextfrontier.evacuation.goods import NAMES
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import kernel_words
from nextfrontier.kernel.reasons import Reason


class WordingError(ValueError):
    """Something that cannot be put into words."""


def explain(reason: Reason, language: str = "en") -> tuple[str, list[str]]:
    """A refusal as a sentence, and the ways to fix it."""
    template = en.REASONS.get(reason.code)
    if template is None:
        words = kernel_words(reason)
        if words is None:
            raise WordingError(f"there are no words for the reason {reason.code!r}")
        return words
    return sentence_of(template, {**reason.parameters}), []


def sentence(event: Event, viewer: int, language: str = "en") -> str:
    """An event as this viewer may read it: made from `event.seen_by(viewer)` and nothing else."""
    seen = event.seen_by(viewer)
    parts: dict[str, object] = {key: shown(value) for key, value in seen.items()}
    parts["who"] = f"seat {event.seat}"
    amounts = [f"{seen[name]} {name}" for name in NAMES if name in seen]
    parts["goods"] = ", ".join(amounts) or "nothing"
    return sentence_of(en.LOG[event.kind], parts)


def shown(value: object) -> object:
    """A list as people read it."""
    return ", ".join(str(item) for item in value) if isinstance(value, list) else value


def sentence_of(template: str, parts: dict[str, object]) -> str:
    """A whole sentence."""
    text = template.format_map(parts)
    return text[0].upper() + text[1:]


def prompt(kind: str, language: str = "en") -> str:
    """What a decision of this kind asks."""
    return en.PROMPTS[kind]
