"""A word of a vocabulary: its arguments, object, text, icons and places."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from nextfrontier.kernel.reasons import Problem
from nextfrontier.kit.vocabulary.arguments import Argument, Row

if TYPE_CHECKING:
    from nextfrontier.kit.vocabulary.given import Given
    from nextfrontier.kit.words.messages import Part

T = TypeVar("T")


class Sort(Generic[T]):
    """A sort of words that can stand for each other: effects, counts, conditions. All make objects of one class."""

    def __init__(self, name: str, kind: type[T]) -> None:
        self.name = name
        self.kind = kind


class Place:
    """Somewhere an effect can stand: on a card, in production, in a bonus."""

    def __init__(self, words: Problem) -> None:
        self.words = words  # said where an effect cannot stand there


class Word:
    """A word: `says` is the key of its sentence or a function, `icons` a pattern or a function.

    In a key `{period}` stands for the word given for that argument, `{free:.free}` for an end if the argument is given.
    In a pattern `$kind` stands for the icons of that argument, `($effect)` for the same in brackets if it is a list;
    a part between `[` and `]` is shown only if one of the arguments in it differs from its default.
    """

    def __init__(
        self,
        name: str,
        sort: Sort[Any],
        make: Callable[..., object] | None,
        *arguments: Argument,
        says: str | Callable[[Given], Part] = "",
        icons: str | Callable[[Given], Row] = "",
        is_list: bool = False,
        is_phrase: bool = False,
        places: dict[Place, Place] | None = None,
        elsewhere: Problem | None = None,
        fits: Callable[[Given, Place], list[Problem]] | None = None,
        sense: Callable[[Given], Problem | None] | None = None,
        work: tuple[str, int] = ("", 0),
        makes: str = "",
    ) -> None:
        self.name = name
        self.sort = sort
        self.make = make  # None: rules carry it out by themselves, it is only said
        self.arguments = arguments
        self.by_name = {argument.name: argument for argument in arguments}
        self.says = says or name
        self.icons = icons
        self.is_list = is_list  # its icons need brackets wherever they are nested
        self.is_phrase = is_list or is_phrase  # its icons need brackets within a list
        # Where it may stand, and in which place its own effects stand then; None: everywhere.
        self.places = places
        self.elsewhere = elsewhere  # why it can stand nowhere else
        self.fits = fits  # what a place has against its arguments
        self.sense = sense  # why it would not do what it says
        self.work = work  # how many choices in a row it opens: for each of this number, or in all
        self.makes = makes  # the type of a component of which it is the outermost word

    def may_stand_in(self, place: Place) -> bool:
        """May it stand in a place?"""
        return self.places is None or place in self.places

    def place_inside(self, place: Place) -> Place:
        """Return the place of its own effects if it stands in a place."""
        return place if self.places is None else self.places[place]
