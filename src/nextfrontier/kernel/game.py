"""The contract of a game, verb by verb, and the registry in which hosts find it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar

from nextfrontier.kernel.actions import ActionTable
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.decisions import MoveFacts
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.reasons import Problem, Reason, Refused, refusal
from nextfrontier.kernel.vectors import Vector

Seed = int | str | Chance  # what a person typed; or the table's own chance, to record or to replay outcomes
Document = dict[str, Any]  # plain JSON values only

G = TypeVar("G", bound=State)

PRINTING: Final = "printing"  # the option that asks for an earlier printing of the components


class Option:
    """One thing that may be chosen when a game is set up."""

    __slots__ = ("allowed", "default", "name", "type")

    def __init__(self, name: str, type_text: str, default: object, allowed: Sequence[object] | None) -> None:
        self.name = name
        self.type = (
            type_text  # its values in short, the same in every language: "bool", "1..4", "basic, advanced"
        )
        self.default = default
        self.allowed = allowed  # all values, or None where the game itself checks them

    def __repr__(self) -> str:
        return f"<Option {self.name}: {self.type}, else {self.default!r}>"


class Result:
    """The end of a game: the seats, best first, and every seat's points by source with their `total`."""

    __slots__ = ("places", "ranking", "scores", "ties")

    def __init__(
        self, groups: list[list[int]], scores: list[dict[str, int]], ties: list[Event] | None = None
    ) -> None:
        self.ranking = [seat for tied in groups for seat in tied]
        self.scores = scores
        self.ties = ties or []  # where the totals do not tell who is before whom: by which rule and numbers
        self.places: list[int] = []  # of the seats of the ranking; those in one group share theirs
        for tied in groups:
            self.places += [len(self.places) + 1] * len(tied)

    def __repr__(self) -> str:
        totals = [f"seat {seat} {self.scores[seat]['total']}" for seat in self.ranking]
        return f"<Result: {', '.join(totals)}>"


class Doubt:
    """Something in a position that no rule forbids but that play hardly leads to."""

    __slots__ = ("code", "path", "problem")

    def __init__(self, code: str, path: str, problem: Problem) -> None:
        self.code = code
        self.path = path  # in the document of the state: `players[1].hand`
        self.problem = problem


class Game(Protocol[G]):
    """A game as hosts, bots and tests see it. Moves are made on the state; this is everything around them."""

    @property
    def slug(self) -> str:
        """Return the name in addresses and saves; it never changes."""

    @property
    def title(self) -> str:
        """Return the name in English, for hosts and files."""

    @property
    def version(self) -> int:
        """Return the version, which grows with every change after which a recorded game could go another way."""

    @property
    def components_version(self) -> int:
        """Return the version of the components, which grows with every change of a card, tile or board."""

    @property
    def seat_counts(self) -> Sequence[int]:
        """Return the numbers of seats with which the game can be played."""

    @property
    def languages(self) -> Sequence[str]:
        """Return the languages in which it has words; the first is taken for any other."""

    def options(self) -> list[Option]:
        """Return all options that `new` accepts, in the order in which people are asked."""

    def say_title(self, language: str = "en") -> str:
        """Return the name of the game as people read it in a language."""

    def say_option(self, option: Option, language: str = "en") -> tuple[str, str]:
        """Return the values of an option as people read them, and what the option changes."""

    def self_contained(self, options: Mapping[str, object]) -> dict[str, object]:
        """Return the options as a save keeps them: the content of a file stands in place of its name."""

    def new(self, seats: int, options: Mapping[str, object], seed: Seed) -> G:
        """Deal a game and run it to its first decision. Options not named have their defaults.

        Every outcome of chance comes from `chance_of(seed)` by way of `state.shuffle`. Events of set-up may
        be left in `state.events`. A wrong seat count, option, value or combination is `Refused`, naming it
        and its rule.
        """

    def position(
        self, seats: int, options: Mapping[str, object], seed: Seed, changes: Mapping[str, object]
    ) -> G:
        """Put a game into a position: `changes` overwrites a fresh deal, in the vocabulary of `encode`.

        All other things stay as dealt, and set-up decisions count as done unless `changes` holds them
        as pending. A contradiction is `Refused`, naming its path. `encode(position(..., encode(state)))` is
        `encode(state)`, also in the middle of a turn.
        """

    def doubts(self, state: G) -> list[Doubt]:
        """Return the unlikely facts of a position that no rule forbids. A state reached by play hardly ever has any."""

    def encode(self, state: G) -> Document:
        """Encode the whole state, pending tasks included. Two states are the same if their documents are.

        On a view a hidden zone is `{"count": 41, "known": [...]}`; nothing else tells of the hidden things.
        """

    def forecast(self, state: G, seat: int) -> Document:
        """Return the next production or income and the score (in a race the standing) now, by the rules' own code.

        It reads only facts that the seat may know, and changes nothing.
        """

    def moment(self, state: G) -> dict[str, int]:
        """Return how far the game is, in numbers that everybody sees: `{"era": 2, "round": 5}`."""

    def standing(self, state: G) -> list[int]:
        """Return the `total` that every seat would have in `result` if the game ended now, by the rules' own code.

        It needs a state without blanks: it is for the time after the game.
        """

    def result(self, state: G) -> Result | None:
        """Return ranking and scores when the game is over, else None."""

    def explain(self, reason: Reason, language: str = "en") -> tuple[str, list[str]]:
        """Return a refusal as a sentence and the ways to fix it. Codes of the kernel are left to `kernel_words`."""

    def sentence(self, event: Event, viewer: int, language: str = "en") -> str:
        """Return an event as this viewer may read it: made from `event.seen_by(viewer)` and nothing else."""

    def sentence_pieces(self, event: Event, viewer: int, language: str = "en") -> list[str | int]:
        """Return the sentence of an event in pieces, with the numbers of seats in place of the players' names."""

    def prompt(self, kind: str, language: str = "en") -> str:
        """Return the question of a decision of this kind, as a sentence."""

    def actions(self) -> ActionTable:
        """Return the table of its atomic actions: the same for all options, packs, seeds and processes."""

    def labels(self, state: G, moves: Sequence[MoveFacts], language: str = "en") -> list[str]:
        """Return moves as buttons say them: made from their parameters and from printed facts, nothing else."""

    def components(self, language: str, options: Mapping[str, object]) -> Document:
        """Return everything printed that a client shows: texts and icons of cards, tiles and boards."""

    def rule_text(self, id_: str, language: str = "en") -> str | None:
        """Return the text of a rule that reasons and decisions name; None if there is none with this id."""

    def positions(self, language: str = "en") -> list[tuple[str, str]]:
        """Return the ids of all test vectors of the rules, in their order, each with a sentence about it."""

    def vector(self, id_: str) -> Vector | None:
        """Return the test vector with this id, to be opened with `position` (without changes: `new`) and any seed."""


_loaders: Final[dict[str, Callable[[], Game[Any]]]] = {}


def register(slug: str, load: Callable[[], Game[Any]]) -> None:
    """Make a game known to hosts; it is loaded when somebody asks for it. A known slug is replaced."""
    _loaders[slug] = load


def forget(slug: str) -> None:
    """Make a game unknown to hosts again."""
    del _loaders[slug]


def game(slug: str) -> Game[Any]:
    """Return the game with this slug; refused if there is none."""
    load = _loaders.get(slug)
    if load is None:
        raise unknown_game(slug)
    return load()


def games() -> list[Game[Any]]:
    """Return all registered games, by slug."""
    return [_loaders[slug]() for slug in sorted(_loaders)]


def unknown_game(slug: str) -> Refused:
    """Return the refusal of a game that nobody registered."""
    return refusal("unknown_game", "", game=slug[:80], known=", ".join(sorted(_loaders)))


def chance_of(seed: Seed) -> Chance:
    """Return the chance that `new` is to use for this seed."""
    return seed if isinstance(seed, Chance) else Chance(seed_bytes(seed), None)


def check_seats(game: Game[Any], seats: object) -> int:
    """Return the number of seats, if the game can be played with it."""
    if type(seats) is not int or seats not in game.seat_counts:
        allowed = ", ".join(str(count) for count in game.seat_counts)
        raise refusal("wrong_seat_count", "", field="seats", given=brief(seats), allowed=allowed)
    return seats


def chosen_options(offered: list[Option], given: Mapping[str, object]) -> dict[str, object]:
    """Complete the given options by defaults; refuse an unknown option and a value that is not offered."""
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
    """Return a value as an error message shows it."""
    try:
        return repr(value)[:80]
    except (RecursionError, ValueError):
        return "something far too large"


def is_among(value: object, allowed: Sequence[object]) -> bool:
    """Is this one of the values, of the same type? `True` is not 1 here."""
    return any(type(value) is type(other) and value == other for other in allowed)
