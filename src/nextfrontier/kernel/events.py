"""Events with their seats and causes. Logs, statistics and the undo floor are folds over them."""

from __future__ import annotations

Detail = int | str | bool | list[int] | list[str] | dict[str, int]
Details = dict[str, Detail]

EVERYBODY = -1


class Event:
    """One change with its actor and cause, and at most one secret part with the seats that may see it."""

    __slots__ = ("audience", "cause", "details", "kind", "reveals", "seat", "secret")

    def __init__(
        self,
        kind: str,
        seat: int,
        cause: str,
        details: Details,
        secret: Details,
        audience: int,
        reveals: bool,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.cause = cause
        self.details = details
        self.secret = secret
        self.audience = audience  # bit mask of the seats that see `secret`; EVERYBODY for all
        self.reveals = reveals  # somebody was shown something hidden: undo ends here

    def __repr__(self) -> str:
        """Leave the secret out: the reader of a printed event need not be one of those who may see it."""
        return f"<Event {self.kind} of seat {self.seat} by {self.cause or 'nothing'}: {self.details}>"

    def seen_by(self, seat: int) -> Details:
        """Return the details of the event that this seat (negative: a spectator) may know."""
        if not self.secret:
            return self.details
        if self.audience == EVERYBODY or (seat >= 0 and (self.audience >> seat) & 1):
            return {**self.details, **self.secret}
        return self.details
