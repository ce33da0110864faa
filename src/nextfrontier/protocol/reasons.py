"""Reasons of refusals: the one form in which hosts tell reasons and errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from nextfrontier.kernel.game import Doubt, Game
from nextfrontier.kernel.reasons import Parameter
from nextfrontier.kernel.reasons import Reason as KernelReason
from nextfrontier.kit.meanings import meaning
from nextfrontier.kit.words.catalogues import read_catalogues
from nextfrontier.kit.words.languages import ENGLISH, PACKAGE
from nextfrontier.kit.words.messages import Catalogue
from nextfrontier.kit.words.problems import say_problem
from nextfrontier.kit.words.refusals import say_refusal

Words = Mapping[str, Catalogue]  # by language: a host says its own refusals by `refusal.<code>`

HOST_WORDS: Final[Words] = read_catalogues(PACKAGE)


class Reason(msgspec.Struct):
    """One reason of a refusal."""

    code: Annotated[str, meaning("stable code of the refusal")]
    rule: Annotated[str, meaning("rule id, or empty where no rule of the game is concerned")]
    message: Annotated[str, meaning("the refusal as a sentence")]
    params: Annotated[dict[str, Parameter], meaning("what the sentence is made of")]
    fixes: Annotated[list[str], meaning("what would make it legal")]


class ErrorReason(Reason):
    """The first reason of a refusal, and all of them if there are several."""

    reasons: Annotated[list[Reason] | UnsetType, meaning("all reasons, if several")] = UNSET


class WarningDocument(msgspec.Struct):
    """Something that no rule forbids but that play hardly leads to."""

    code: Annotated[str, meaning("stable code of the warning")]
    path: Annotated[str, meaning("its place in the state")]
    message: Annotated[str, meaning("the warning as a sentence")]


def tell_reason(
    game: Game[Any] | None, reason: KernelReason, language: str, words: Words = HOST_WORDS
) -> Reason:
    """Return a reason with its sentences: those of the host, of the kernel, else of the game."""
    message, fixes = sentences_of(game, reason, language, words)
    problem = {"problem": say_problem(reason.problem, language)} if reason.problem else {}
    return Reason(reason.code, reason.rule, message, {**reason.parameters, **problem}, fixes)


def sentences_of(
    game: Game[Any] | None, reason: KernelReason, language: str, words: Words
) -> tuple[str, list[str]]:
    """Return the message and the fixes of a reason."""
    found = say_refusal(words.get(language, words[ENGLISH]), reason)
    if found is not None:
        return found
    return (reason.code, []) if game is None else game.explain(reason, language)


def tell_error(
    game: Game[Any] | None, reasons: Sequence[KernelReason], language: str, words: Words = HOST_WORDS
) -> ErrorReason:
    """Return the first reason, with all of them beside it if there are several."""
    told = [tell_reason(game, reason, language, words) for reason in reasons]
    first = told[0]
    several = told if len(told) > 1 else UNSET
    return ErrorReason(first.code, first.rule, first.message, first.params, first.fixes, several)


def tell_doubt(doubt: Doubt, language: str) -> WarningDocument:
    """Return an unlikely fact of a position, with its place."""
    return WarningDocument(doubt.code, doubt.path, f"{doubt.path}: {say_problem(doubt.problem, language)}.")
