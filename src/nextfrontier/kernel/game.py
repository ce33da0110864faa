"""The contract of a game, verb by verb, and the registry in which hosts find it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance, Unknowable, seed_bytes
from nextfrontier.kernel.events import EVERYBODY, Event
from nextfrontier.kernel.reasons import Reason, refusal
from nextfrontier.kernel.vectors import Vector
from nextfrontier.kernel.views import view_of

Seed = int | str | Chance  # what a person typed; or the table's own chance, to record or to replay outcomes
Document = dict[str, Any]  # plain JSON values only

G = TypeVar("G", bound=State)


class Option:
    """One thing that may be chosen when a game is set up."""

    __slots__ = ("allowed", "default", "meaning", "name", "type")

    def __init__(
        self, name: str, type_text: str, default: object, allowed: Sequence[object] | None, meaning: str
    ) -> None:
        self.name = name
        self.type = type_text  # as people read it: "bool", "1..4", "list of board numbers"
        self.default = default
        self.allowed = allowed  # all values, or None where the game itself checks them
        self.meaning = meaning


class Result:
    """How a game ended: the seats, best first, and every seat's points by source with their `total`."""

    __slots__ = ("places", "ranking", "scores")

    def __init__(self, groups: list[list[int]], scores: list[dict[str, int]]) -> None:
        self.ranking = [seat for tied in groups for seat in tied]
        self.scores = scores
        self.places: list[int] = []  # of the seats of the ranking; those in one group share theirs
        for tied in groups:
            self.places += [len(self.places) + 1] * len(tied)


class Game(Protocol[G]):
    """A game as hosts, bots and tests see it. Moves are made on the state; this is everything around them."""

    @property
    def slug(self) -> str:
        """The name in addresses and saves; it never changes."""

    @property
    def title(self) -> str:
        """The name as people read it."""

    @property
    def version(self) -> int:
        """Grows with every change after which a recorded game could go another way."""

    @property
    def components_version(self) -> int:
        """Grows with every change of a card, tile or board."""

    @property
    def seat_counts(self) -> Sequence[int]:
        """With how many seats it can be played."""

    @property
    def languages(self) -> Sequence[str]:
        """The languages in which it has words; the first is taken for any other."""

    def options(self) -> list[Option]:
        """Everything that `new` lets one choose, in the order in which people are asked."""

    def self_contained(self, options: Mapping[str, object]) -> dict[str, object]:
        """The options as a save keeps them: what they only point to (a file) is put in their place."""

    def new(self, seats: int, options: Mapping[str, object], seed: Seed) -> G:
        """A game dealt and run to its first decision. Options not named have their defaults.

        Every outcome of chance comes from `chance_of(seed)` by way of `state.shuffled`. What set-up did may
        be left in `state.events`. A wrong seat count, option, value or combination is `Refused`, naming it
        and its rule.
        """

    def position(
        self, seats: int, options: Mapping[str, object], seed: Seed, changes: Mapping[str, object]
    ) -> G:
        """A game put into a position: `changes` overwrites a fresh deal, in the vocabulary of `encode`.

        What is not mentioned stays as dealt, and set-up decisions count as done unless `changes` holds them
        as pending. A contradiction is `Refused`, naming its path. `encode(position(..., encode(state)))` is
        `encode(state)`, also in the middle of a turn.
        """

    def encode(self, state: G) -> Document:
        """The whole state, pending tasks included. Two states are the same if this is.

        On a view a hidden zone is `{"count": 41, "known": [...]}`; nothing else tells what the view hides.
        """

    def forecast(self, state: G, seat: int) -> Document:
        """What the next production or income brings and what the score would be now, by the rules' own code.

        It reads only what the seat may know, and changes nothing.
        """

    def result(self, state: G) -> Result | None:
        """Ranking and scores when the game is over, else None."""

    def explain(self, reason: Reason, language: str = "en") -> tuple[str, list[str]]:
        """A refusal as a sentence and the ways to fix it. Codes of the kernel are left to `kernel_words`."""

    def sentence(self, event: Event, viewer: int, language: str = "en") -> str:
        """An event as this viewer may read it: made from `event.seen_by(viewer)` and nothing else."""

    def prompt(self, kind: str, language: str = "en") -> str:
        """What a decision of this kind asks, as a sentence."""

    def components(self, language: str, options: Mapping[str, object]) -> Document:
        """Everything printed that a client shows: texts and icons of cards, tiles and boards."""

    def rule_text(self, id_: str, language: str = "en") -> str | None:
        """The text of a rule that reasons and decisions name; None if there is none with this id."""

    def positions(self, language: str = "en") -> list[tuple[str, str]]:
        """The ids of all test vectors of its rules, in their order, and in a sentence what each shows."""

    def vector(self, id_: str) -> Vector | None:
        """The test vector with this id, to be opened with `position` (without changes: `new`) and any seed."""


_registry: Final[dict[str, Game[Any]]] = {}


def register(game: Game[Any]) -> None:
    """Make a game known to hosts. The same slug again replaces it."""
    _registry[game.slug] = game


def game(slug: str) -> Game[Any]:
    """The game with this slug; refused if there is none."""
    found = _registry.get(slug)
    if found is None:
        raise refusal("unknown_game", "", game=slug[:80], known=", ".join(sorted(_registry)))
    return found


def games() -> list[Game[Any]]:
    """All registered games, by slug."""
    return [_registry[slug] for slug in sorted(_registry)]


def chance_of(seed: Seed) -> Chance:
    """The chance that `new` is to use for this seed."""
    return seed if isinstance(seed, Chance) else Chance(seed_bytes(seed), None)


def check_seats(game: Game[Any], seats: object) -> int:
    """The number of seats, if the game can be played with it."""
    if type(seats) is not int or seats not in game.seat_counts:
        allowed = ", ".join(str(count) for count in game.seat_counts)
        raise refusal("wrong_seat_count", "", field="seats", given=brief(seats), allowed=allowed)
    return seats


def chosen_options(offered: list[Option], given: Mapping[str, object]) -> dict[str, object]:
    """The given options completed by defaults; refused if one is unknown or its value is not offered."""
    names = [option.name for option in offered]
    for name in given:
        if name not in names:
            raise refusal("unknown_option", "", field=f"options.{name}"[:80], known=", ".join(names))
    chosen: dict[str, object] = {}
    for option in offered:
        value = given.get(option.name, option.default)
        if option.name in given and option.allowed is not None and not is_among(value, option.allowed):
            raise refusal(
                "wrong_option", "", field=f"options.{option.name}", given=brief(value), type=option.type
            )
        chosen[option.name] = value
    return chosen


def brief(value: object) -> str:
    """A value as an error message shows it."""
    try:
        return repr(value)[:80]
    except (RecursionError, ValueError):
        return "something far too large"


def is_among(value: object, allowed: Sequence[object]) -> bool:
    """Is this one of the values, of the same type? `True` is not 1 here."""
    return any(type(value) is type(other) and value == other for other in allowed)


class Change:
    """One place of an encoded state before and after."""

    __slots__ = ("after", "before", "path")

    def __init__(self, path: str, before: object, after: object) -> None:
        self.path = path
        self.before = before
        self.after = after


class Preview:
    """What a move would do, as far as its seat can know."""

    __slots__ = ("after", "changes", "ends_undo", "events", "reveals")

    def __init__(
        self, events: list[Event], changes: list[Change], reveals: bool, ends_undo: bool, after: State | None
    ) -> None:
        self.events = events
        self.changes = changes
        self.reveals = reveals  # something hidden is shown; what follows from that is left out
        self.ends_undo = ends_undo  # it reveals, hands control to another seat or ends the game
        self.after = (
            after  # the view after it, to be asked what could follow; None once something is revealed
        )


def preview(game: Game[Any], state: State, seat: int, move: int) -> Preview:
    """What this move pays, gains and changes, played on a copy of the seat's view; refused if illegal."""
    return preview_line(game, state, seat, [state.notation(seat, move)])


def preview_line(game: Game[Any], state: State, seat: int, line: Sequence[str]) -> Preview:
    """The same for several moves one after another; what follows a revelation is left out."""
    before = view_of(state, seat)
    after = before.copy()
    events: list[Event] = []
    after.events = events
    reveals = False
    try:
        for text in line:
            after.play(seat, after.parse(seat, text))
            reveals = any(event.reveals for event in events)
            if reveals:
                break
    except Unknowable:
        reveals = True
    changes = differences(game.encode(before), game.encode(after))
    ends_undo = reveals or floor_mask(before, after, seat, events) >> seat & 1 == 1
    told = [without_blanks(event) for event in events]
    return Preview(told, changes, reveals, ends_undo, None if reveals else after)


def floor_mask(before: State, after: State, seat: int, events: list[Event]) -> int:
    """The seats that cannot go back behind this move of `seat`, as a bit mask (EVERYBODY: all of them).

    Undo ends where somebody was shown something hidden, where another seat was handed control and, since the
    seed is published then, where the game ended. Who finished a lane cannot go back once all are done.
    """
    if any(event.reveals for event in events):
        return EVERYBODY
    waiting = [other for other in range(after.seats) if after.required(other) is not None]
    if not waiting:
        return EVERYBODY
    if any(other != seat and before.required(other) is None for other in waiting):
        return EVERYBODY
    return EVERYBODY ^ (1 << seat) if before.lanes and not after.lanes else 0


def without_blanks(event: Event) -> Event:
    """The event without a secret part that not even its audience can know yet."""
    for detail in event.secret.values():
        things = detail if isinstance(detail, list) else [detail]
        if any(isinstance(thing, int) and thing < 0 for thing in things):
            return Event(event.kind, event.seat, event.cause, event.details, {}, EVERYBODY, event.reveals)
    return event


def differences(before: object, after: object, path: str = "") -> list[Change]:
    """All places in which two encoded states differ; a list that grew or shrank is one place."""
    if type(before) is type(after) and before == after:
        return []
    found: list[Change] = []
    if isinstance(before, dict) and isinstance(after, dict):
        for key in {**before, **after}:
            found += differences(before.get(key), after.get(key), f"{path}.{key}" if path else str(key))
        return found
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, value in enumerate(before):
            found += differences(value, after[index], f"{path}[{index}]")
        return found
    return [Change(path, before, after)]


KERNEL_WORDS: Final[dict[str, tuple[str, list[str]]]] = {
    "promise_broken": (
        "What was promised could not be kept any more after this.",
        ["Keep the promise first."],
    ),
    "no_decision": ("Seat {seat} has nothing to decide now.", ["Wait until it is asked."]),
    "unknown_move": (
        "“{move}” is no move of this decision ({decision}).",
        ["Ask for the moves of the decision."],
    ),
    "unknown_seat": ("There is no seat {seat}.", ["Seats count from 0 to {last}."]),
    "unknown_game": ("There is no game “{game}”.", ["Known games: {known}."]),
    "wrong_seat_count": ("It cannot be played with {given} seats.", ["Seats: {allowed}."]),
    "unknown_option": ("There is no option {field}.", ["Options: {known}."]),
    "wrong_option": ("{field} cannot be {given}.", ["Its values: {type}."]),
    "wrong_seed": ("{field} must be a whole number or a text: {problem}.", []),
    "unknown_level": ("There is no bot “{level}”.", ["Levels: {known}."]),
    "bad_pack": ("The pack is wrong at {path}: {problem}.", ["Correct {path} and try again."]),
    "version_conflict": ("The game is at version {current}, not {given}.", ["Look again, then decide."]),
    "wrong_steps": ("The number of steps must be at least 1, not {given}.", []),
    "undo_floor": (
        "Seat {seat} can take back {possible} of its moves, not {steps}.",
        ["Ask for fewer steps."],
    ),
    "nothing_to_redo": (
        "Seat {seat} has taken back {possible} moves, not {steps}.",
        ["Ask for fewer steps."],
    ),
    "bad_position": (
        "The position is wrong at {path}: {problem}.",
        ["Correct {path} and try again."],
    ),
    "save_foreign": ("This is not a save of Next Frontier: {problem}.", []),
    "save_newer": ("{field} is {saved}; this program knows {known}.", ["Install a newer version."]),
    "save_damaged": ("The save is damaged at {field}: {problem}.", ["Use an undamaged copy."]),
    "save_other_rules": (
        "Saved by rules version {saved}; by version {known} it does not go the same way: {problem}.",
        ["Load it with the version that made it."],
    ),
}


def kernel_words(reason: Reason) -> tuple[str, list[str]] | None:
    """Sentence and fixes for a reason that the kernel gave; None if it is the game's own."""
    return formatted(KERNEL_WORDS, reason)


def formatted(words: Mapping[str, tuple[str, list[str]]], reason: Reason) -> tuple[str, list[str]] | None:
    """The sentence and the fixes that stand under the code of a reason, with its parameters; None if none do."""
    found = words.get(reason.code)
    if found is None:
        return None
    message, fixes = found
    return message.format(**reason.parameters), [fix.format(**reason.parameters) for fix in fixes]
