"""Reasons of a refusal: a code, the rule that says so, the missing things and the fixes."""

from __future__ import annotations


class Problem:
    """What is wrong with something given; in a language, the catalogue of its home says `problem.<code>`."""

    __slots__ = ("code", "details", "home")

    def __init__(self, home: str, code: str, details: dict[str, Detail]) -> None:
        self.home = home  # the package whose catalogue says it; empty: the one that all hosts share
        self.code = code
        self.details = details

    def __repr__(self) -> str:
        return f"Problem({self.code}, {self.details})"

    def __reduce__(self) -> tuple[type[Problem], tuple[str, str, dict[str, Detail]]]:
        return Problem, (self.home, self.code, self.details)


Detail = int | str | list[str] | Problem  # names are the same in every language


def problem(code: str, **details: Detail) -> Problem:
    """Return a problem that the catalogue of every host says."""
    return Problem("", code, dict(details))


Parameter = int | str | bool
Parameters = dict[str, Parameter]


class Reason:
    """One refusal. Texts are made from `code` and `parameters` by the words of the game."""

    __slots__ = ("code", "fixes", "parameters", "problem", "rule")

    def __init__(
        self,
        code: str,
        rule: str,
        parameters: Parameters,
        fixes: list[str],
        problem: Problem | None = None,
    ) -> None:
        self.code = code
        self.rule = rule
        self.parameters = parameters
        self.fixes = fixes
        self.problem = problem  # what is wrong with something given

    def __repr__(self) -> str:
        told = "" if self.problem is None else f", {self.problem}"
        return f"Reason({self.code}, {self.rule}, {self.parameters}{told})"


class Refused(Exception):
    """A move, option or document that the rules do not allow; nothing has changed."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__(", ".join(f"{reason.code} {reason.rule}".rstrip() for reason in reasons))
        self.reasons = reasons


def refusal(code: str, rule: str, problem: Problem | None = None, **parameters: Parameter) -> Refused:
    """Return the exception for one reason without fixes."""
    return Refused([Reason(code, rule, dict(parameters), [], problem)])
