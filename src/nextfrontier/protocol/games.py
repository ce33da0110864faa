"""Games and their options, as hosts list them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from nextfrontier.bots.levels import levels_of, usual_level
from nextfrontier.kernel.game import Game, Option
from nextfrontier.kit.meanings import meaning
from nextfrontier.kit.words.languages import is_offered


class OptionDocument(msgspec.Struct):
    """An option of a game."""

    name: Annotated[str, meaning("name of the option")]
    type: Annotated[str, meaning("its type, as people read it")]
    default: Annotated[Any, meaning("value if it is left out")]
    values: Annotated[list[Any] | None, meaning("all values, or null where the game checks them")]
    meaning: Annotated[str, meaning("what it changes")]


class LevelDocument(msgspec.Struct):
    """A level of bots."""

    name: Annotated[str, meaning("name in requests")]
    points: Annotated[int | None, meaning("mean of its solo games, where that was measured")]
    seconds: Annotated[float, meaning("about so long a turn takes")]


class GameDocument(msgspec.Struct):
    """A game that can be played here."""

    slug: Annotated[str, meaning("name in requests")]
    title: Annotated[str, meaning("name as people read it")]
    version: Annotated[int, meaning("version of the rules")]
    components_version: Annotated[int, meaning("version of cards, tiles and boards")]
    seats: Annotated[list[int], meaning("numbers of seats")]
    options: Annotated[list[OptionDocument], meaning("what can be chosen")]
    levels: Annotated[list[LevelDocument], meaning("levels of bots, weakest first")]
    usual_level: Annotated[str, meaning("level of an opponent, if nobody chooses another")]
    languages: Annotated[list[str], meaning("languages of its texts; the first stands in for others")]


def describe_game(game: Game[Any], language: str) -> GameDocument:
    """Return a game with its versions, seat counts, options, bots and languages; its words are in a language."""
    return GameDocument(
        slug=game.slug,
        title=game.say_title(language),
        version=game.version,
        components_version=game.components_version,
        seats=list(game.seat_counts),
        options=[describe_option(game, option, language) for option in game.options()],
        levels=[
            LevelDocument(name=name, points=level.points, seconds=level.seconds)
            for name, level in levels_of(game.slug).items()
        ],
        usual_level=usual_level(game.slug),
        languages=[language for language in game.languages if is_offered(language)],
    )


def describe_option(game: Game[Any], option: Option, language: str) -> OptionDocument:
    """Return an option with its type, default, values and meaning."""
    values = None if option.allowed is None else list(option.allowed)
    typed, meant = game.say_option(option, language)
    return OptionDocument(option.name, typed, option.default, values, meant)


def spoken(game: Game[Any], language: str) -> str:
    """Return the language, or the one that stands in for those that a game does not have."""
    return language if language in game.languages else game.languages[0]
