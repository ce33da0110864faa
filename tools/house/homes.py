"""Count the homes of a fact: which files know a game, an effect word, a vector."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from tools.house.tree import KEY, Game, House, Source

WORD = re.compile(r"([a-z_]+)\(")
CALL = re.compile(r"\s*[a-z_]+\(.*\)\s*", re.DOTALL)
DECLARED = re.compile(r'\bWord\(\s*"([a-z_]+)"')
LAST = re.compile(r".*\.")
FORM = re.compile(r":.*")
LEAST_LISTED = 3
VECTOR = re.compile(r"\bTV-(?:[A-Z]+-)?\d+[a-z]?\b")
Homes = dict[str, list[str]]  # a fact by name, with the places that know it


def homes_of_games(house: House) -> Homes:
    """Find the files outside a game's own folders that name it in code: a further game must touch or add them.

    A folder that bears the name of a game is its own in every layer. Tests, documents and comments do not count.
    """
    return {game.name: [str(file.path) for file in named_outside(house, game)] for game in house.games}


def named_outside(house: House, game: Game) -> Iterator[Source]:
    """Yield the files of engine, client, tools and build that name a game which does not own them."""
    for file in house.files:
        if is_program(file) and not game.owns(file.path) and names_game(file, game):
            yield file


def is_program(file: Source) -> bool:
    """Does the file belong to engine, client, tools or build?"""
    if len(file.path.parts) == 1:
        return file.path.name == "Makefile" or file.path.suffix == ".toml"
    return file.path.parts[0] in ("src", "tools", "web") and (file.is_python or file.is_client)


def names_game_itself(file: Source, game: Game) -> bool:
    """Does the name of a file begin with the game's, where it has no folder of its own?"""
    return game.spelling.match(file.path.name) is not None


def names_game(file: Source, game: Game) -> bool:
    """Does a file name the game, in its own name or in its code?"""
    spelling = game.spelling
    if names_game_itself(file, game):
        return True
    if file.is_python or file.is_client:
        return any(map(spelling.search, file.names)) or any(map(spelling.search, file.strings))
    return any(spelling.search(line.partition("#")[0]) for line in file.text.splitlines())


def owned_by(house: House, game: Game) -> list[Source]:
    """List the files of engine, catalogues and client that belong to a game, in every layer."""
    return [
        file
        for file in house.engine + house.catalogues + house.client
        if game.owns(file.path) or names_game_itself(file, game)
    ]


def homes_of_words(house: House) -> Homes:
    """Find the files of a game's rules that declare or list an effect word, or define the class named after it.

    The words are those with which the components of a game are written. Components and vectors are no homes: they use
    the words.
    """
    found: Homes = {}
    for game in house.games:
        files = [
            file
            for file in house.engine + house.catalogues
            if file.path.is_relative_to(game.folder) and not is_use(file)
        ]
        words = words_of(house, game)
        listing, defining = listed_in(files, words), places_of_classes(files)
        for word in sorted(words):
            name = "".join(part.title() for part in word.split("_"))
            declaring = [str(file.path) for file in files if word in DECLARED.findall(file.text)]
            found[f"{game.name} {word}"] = sorted({*declaring, *listing[word], *defining[name]})
    return found


def places_of_classes(files: list[Source]) -> defaultdict[str, list[str]]:
    """Find the files that define a class, by its name."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for file in files:
        for node in file.classes:
            found[node.name].append(str(file.path))
    return found


def is_use(file: Source) -> bool:
    """Does a file use the words of effects, as components and vectors do?"""
    return "components" in file.path.parts or any(map(VECTOR.search, file.strings))


def listed_in(files: list[Source], facts: set[str]) -> Homes:
    """Find the files that list a fact: those that name it, and two others of its sort, as texts or keys.

    A file that names only one or two is likely to mean something else by the same word.
    """
    found: Homes = {fact: [] for fact in facts}
    for file in files:
        named = key_parts(file) & facts
        if len(named) >= LEAST_LISTED:
            for fact in named:
                found[fact].append(str(file.path))
    return found


def words_of(house: House, game: Game) -> set[str]:
    """Collect the words of the effects that stand in the components of a game."""
    texts = (
        text
        for file in house.files
        if file.path.is_relative_to(game.folder / "components")
        for text in file.strings
    )
    return {word for text in texts if CALL.fullmatch(text) for word in WORD.findall(text)}


def key_parts(file: Source) -> set[str]:
    """Collect the texts that are names, also as the last part of a key, or before a form: `prompt.pay`, `gain:each`."""
    return {
        part
        for text in file.strings
        if KEY.fullmatch(text)
        for part in (text, LAST.sub("", FORM.sub("", text)))
    }


def homes_of_vectors(house: House) -> Homes:
    """Find the files that name a test vector of the package: rules page, position, sentence, test."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for file in house.files:
        if file.path.suffix != ".json" and not file.is_generated:
            for name in sorted(set(VECTOR.findall(file.text))):
                found[name].append(str(file.path))
    return {name: places for name, places in sorted(found.items()) if any(map(is_packaged, places))}


def is_packaged(place: str) -> bool:
    """Does the file lie in the package?"""
    return place.startswith("src/")
