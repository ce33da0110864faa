"""Reasons of a refusal: a code, the rule that says so, the missing things and the fixes."""

from __future__ import annotations

Parameter = int | str | bool
Parameters = dict[str, Parameter]


class Reason:
    """One refusal. Texts are made from `code` and `parameters` by the words of the game."""

    __slots__ = ("code", "fixes", "parameters", "rule")

    def __init__(self, code: str, rule: str, parameters: Parameters, fixes: list[str]) -> None:
        self.code = code
        self.rule = rule
        self.parameters = parameters
        self.fixes = fixes

    def __repr__(self) -> str:
        return f"Reason({self.code}, {self.rule}, {self.parameters})"


class Refused(Exception):
    """A move, option or document that the rules do not allow; nothing has changed."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__(", ".join(f"{reason.code} {reason.rule}".rstrip() for reason in reasons))
        self.reasons = reasons


def refusal(code: str, rule: str, **parameters: Parameter) -> Refused:
    """Return the exception for one reason without fixes."""
    return Refused([Reason(code, rule, dict(parameters), [])])
