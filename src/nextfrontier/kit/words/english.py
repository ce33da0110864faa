"""English of every game: how lists are joined, numbers and ordinals, players."""

from nextfrontier.kit.words.messages import Template


def category(n: int) -> str:
    """Return the CLDR plural category of a whole number."""
    return "one" if n == 1 else "other"


TEXTS: dict[str, Template] = {
    "sentence": "{effect}.",
    "counted": "{n} {noun}",
    "number": "{n}",
    "nothing": "nothing",
    "and.more": "{before}, {after}",
    "and.last": "{before} and {after}",
    "or.more": "{before}, {after}",
    "or.last": "{before} or {after}",
    "scale.more": "{before} / {after}",
    "scale.last": "{before} / {after}",
    "ordinal.1": "first",
    "ordinal.2": "second",
    "ordinal.3": "third",
    "ordinal.4": "fourth",
    "ordinal.more": "{n}th",
    "player": "Player {n}",
    "players.more": "{before}, {after}",
    "players.last": "{before}, {after}",
    "advice.because": "{label}: {clauses}.",
    "advice.plain": "{label}.",
    "advice.only": "{label}: there is nothing else to choose.",
    "advice.next": "Next: {steps}.",
    "advice.second": "Second best: {label}.",
    "advice.behind": "Second best: {label}, {points} points by its reckoning ({terms}).",
    "advice.term": "{term} {points}",
    "review.gain": "{points} points by its reckoning ({terms}).",
    "clauses.more": "{before}; {after}",
    "clauses.last": "{before}; {after}",
    "steps.more": "{before}; {after}",
    "steps.last": "{before}; {after}",
}
