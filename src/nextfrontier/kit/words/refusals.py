"""Refusals by their code: `refusal.<code>` of a catalogue says them, `refusal.<code>.fix` says what would help."""

from __future__ import annotations

from typing import Final

from nextfrontier.kernel.reasons import Parameter, Reason
from nextfrontier.kit.words.catalogues import own_texts, shared_catalogue
from nextfrontier.kit.words.languages import ENGLISH, PACKAGE
from nextfrontier.kit.words.messages import Catalogue, Message, Name, Part
from nextfrontier.kit.words.problems import say_problem

PREFIX: Final = "refusal."
FIX: Final = ".fix"


def refusal_codes(package: str = PACKAGE) -> list[str]:
    """Return the codes of the refusals that the catalogues of a package say."""
    keys = [key for key in own_texts(package, ENGLISH) if key.startswith(PREFIX) and not key.endswith(FIX)]
    return [key.removeprefix(PREFIX) for key in keys]


def kernel_words(reason: Reason, language: str = ENGLISH) -> tuple[str, list[str]] | None:
    """Return sentence and fixes for a reason that the kernel gave; None if it is the game's own."""
    return say_refusal(shared_catalogue(language), reason)


def say_refusal(catalogue: Catalogue, reason: Reason) -> tuple[str, list[str]] | None:
    """Return the sentence and the fixes under the code of a reason; None if the catalogue has none."""
    key = PREFIX + reason.code
    if key not in catalogue.texts:
        return None
    parts = {name: describe_parameter(value) for name, value in reason.parameters.items()}
    if reason.problem is not None:
        parts["problem"] = Name(say_problem(reason.problem, catalogue.language))
    fixes = [key + FIX] if key + FIX in catalogue.texts else []
    return catalogue.say(Message(key, 1, **parts)), [catalogue.say(Message(fix, 1, **parts)) for fix in fixes]


def describe_parameter(value: Parameter) -> Part:
    """Return a parameter as it stands in a sentence: a number, or a name that is the same in every language."""
    return Message("number", value) if type(value) is int else Name(str(value))
