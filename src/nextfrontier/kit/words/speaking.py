"""Sentences: of a key with its parts, of messages, of a refusal with its fixes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nextfrontier.kernel.reasons import Reason
from nextfrontier.kit.words.messages import Catalogue, Message, Part, WordingError
from nextfrontier.kit.words.refusals import say_refusal


def catalogue_of(catalogues: Mapping[str, Catalogue], language: str) -> Catalogue:
    """Return the texts of a language."""
    if language not in catalogues:
        raise WordingError(f"there are no texts in {language!r}, only in {', '.join(catalogues)}")
    return catalogues[language]


def say(catalogue: Catalogue, key: str, parts: Mapping[str, Part]) -> str:
    """Say a sentence, with a capital letter."""
    return as_sentence(say_whole(catalogue, key, parts))


def say_whole(catalogue: Catalogue, key: str, parts: Mapping[str, Part]) -> str:
    """Say the text of a key with its parts."""
    message = Message(key)
    message.parts.update(parts)
    return catalogue.say(message)


def say_apart(catalogue: Catalogue, key: str, parts: Mapping[str, Part]) -> list[str | int]:
    """Say a whole sentence in pieces: texts, and a number of a seat wherever a player is named."""
    message = Message(key)
    message.parts.update(parts)
    said: list[str | int] = []
    for piece in catalogue.pieces(message, "", True):
        last = said[-1] if said else 0
        if isinstance(piece, str) and isinstance(last, str):
            said[-1] = last + piece
        elif piece != "":
            said.append(piece)
    first = said[0]
    return [as_sentence(first), *said[1:]] if isinstance(first, str) else said


def sentences(catalogue: Catalogue, messages: list[Part], form: str = "") -> str:
    """Say messages as sentences of a language, in a form if it has them in it."""
    said = [catalogue.say(Message("sentence", effect=message), form) for message in messages]
    return " ".join(as_sentence(text) for text in said)


def as_sentence(text: str) -> str:
    """Begin the text with a capital letter."""
    return text[0].upper() + text[1:]


def explain_refusal(
    catalogue: Catalogue,
    reason: Reason,
    keys: list[str],
    fixes: list[str],
    parts_of: Callable[[Reason], Mapping[str, Part]],
) -> tuple[str, list[str]]:
    """Explain a refusal by the first of these keys in the catalogue, with its fixes, or by the words of the kernel."""
    known = [key for key in keys if key in catalogue.texts]
    if not known:
        words = say_refusal(catalogue, reason)
        if words is None:
            raise WordingError(f"there are no words for the reason {reason.code!r}")
        return words
    parts = parts_of(reason)
    return say(catalogue, known[0], parts), [say(catalogue, f"fix.{fix}", parts) for fix in fixes]
