"""Files of test vectors: what they may say, and how a mistake in one is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from nextfrontier.games.evacuation.positions.vectors.shorthand import WORDS as EVACUATION
from nextfrontier.games.underwater_cities.packs.reading import PACKS
from nextfrontier.games.underwater_cities.positions.vectors.shorthand import WORDS as UNDERWATER_CITIES
from nextfrontier.games.underwater_cities.vocabulary.library import make_box
from nextfrontier.kernel.vectors import Vector
from nextfrontier.kit.game import PackGame
from nextfrontier.kit.vectors.files import BadVector, read_chapters, read_sentences
from nextfrontier.kit.vectors.reading import Words, read_vectors
from nextfrontier.kit.words.languages import plural_rule
from nextfrontier.kit.words.messages import Catalogue, WordingError

HEAD = 'section = "6.2"\ntitle = "Turn"\n'


def written(folder: Path, text: str, name: str = "turn.toml", head: str = HEAD) -> Path:
    """Return a folder with a file of vectors."""
    (folder / name).write_text(head + text, "utf-8")
    return folder


def read(folder: Path, text: str, words: Words = UNDERWATER_CITIES) -> Vector:
    """Return the last vector of a file."""
    return list(read_vectors(written(folder, text), words).values())[-1]


def test_short_words_stand_for_the_document_of_a_position(tmp_path: Path) -> None:
    vector = read(
        tmp_path,
        """
        [TV-REEF-01]
        en = "Look."
        player2 = { stock = "1s", claimed = [14], farms = "BR.1", labs = "BR.2+", cities = "MC*" }
        """,
    )
    assert (vector.id, vector.sentence, vector.seats) == ("TV-REEF-01", "Look.", 2)
    assert vector.options["board_numbers"] == [1, 2]
    assert vector.changes == {
        "round": 2,
        "order": [0, 1],
        "players": [
            {
                "seat": 1,
                "resources": {"credits": 0, "kelp": 0, "steelplast": 1, "science": 0, "biomatter": 0},
                "claimed": [{"card": 14}],
                "buildings": {"BR.1": "farm", "BR.2": "laboratory+"},
                "cities": {"MC": "symbiotic"},
            }
        ],
    }


def test_a_vector_like_another_replaces_what_it_says_and_keeps_the_rest(tmp_path: Path) -> None:
    vector = read(
        tmp_path,
        """
        [TV-911]
        en = "Look."
        year = 3
        player1 = { new = "0/2/0", people = 2 }
        try = [{ play = "pass" }]
        [TV-912]
        en = "Look again."
        like = "TV-911"
        player1 = { people = 1 }
        """,
        EVACUATION,
    )
    own = {"seat": 0, "new": {"food": 0, "steel": 2, "energy": 0}, "people": 1}
    assert vector.changes == {"order": [0, 1], "year": 3, "players": [own]}
    assert vector.tries == []


def test_a_span_in_a_list_stands_for_all_of_it(tmp_path: Path) -> None:
    vector = read(
        tmp_path,
        """
        [TV-916]
        en = "Look."
        action_deck = ["6..8", 1]
        try = [{ play = "A4", decks = { ships = ["S09..S11"] } }]
        """,
        EVACUATION,
    )
    assert vector.changes is not None
    assert vector.changes["action_deck"] == [6, 7, 8, 1]
    assert vector.tries[0].then == {"decks": {"ships": ["S09", "S10", "S11"]}}


def test_a_try_says_what_is_there_or_why_not(tmp_path: Path) -> None:
    vector = read(
        tmp_path,
        """
        [TV-956]
        en = "Look."
        try = [
            { play = "done; end", player1 = { old = "1/0/0" }, unset = ["ending"], scores = [{ faces = 3 }] },
            { play = "A9", refused = "too_little_energy", rule = "EV-ACTION-14" },
            { year = 1, choices = ["pass", "end"] },
        ]
        """,
        EVACUATION,
    )
    done, refused, seen = vector.tries
    area = {"seat": 0, "old": {"food": 1, "steel": 0, "energy": 0}}
    assert (done.moves, done.refused, done.scores) == (["done", "end"], None, [{"faces": 3}])
    assert done.then == {"players": [area], "ending": None}
    assert (refused.refused, refused.then) == (("too_little_energy", "EV-ACTION-14"), {})
    assert (seen.moves, seen.then, seen.choices) == ([], {"year": 1}, ["pass", "end"])
    assert done.choices is None


def test_chapters_come_in_the_order_of_their_sections(tmp_path: Path) -> None:
    for section in ("6.10", "6.9", "6.1"):
        written(tmp_path, "", f"{section}.toml", f'section = "{section}"\ntitle = "A title"\n')
    assert [chapter.section for chapter in read_chapters(tmp_path)] == ["6.1", "6.9", "6.10"]


SAID = '[TV-REEF-01]\nen = "Look."\n'
TRIED = '[TV-REEF-01]\nen = "Look."\ntry = [{ play = "end", '


@pytest.mark.parametrize(
    ("text", "id_", "field", "problem"),
    [
        ("[TV-REEF-01\n", "", "", "line 3"),
        (SAID + "\n" + SAID, "", "", "twice"),
        ('[TURN-01]\nen = "Look."\n', "TURN-01", "", "an id such as"),
        ("[TV-REEF-01]\n", "TV-REEF-01", "en", "what to look at"),
        ("[TV-REEF-01]\nen = 5\n", "TV-REEF-01", "en", "what to look at"),
        (SAID + 'seats = "two"\n', "TV-REEF-01", "seats", "a number"),
        (SAID + "fresh = 3\n", "TV-REEF-01", "fresh", "just dealt"),
        (SAID + 'like = "TV-REEF-09"\n', "TV-REEF-01", "like", "'TV-REEF-09' is no vector before"),
        (SAID + "like = []\n", "TV-REEF-01", "like", "[] is no vector before"),
        (SAID + "fresh = true\nround = 3\n", "TV-REEF-01", "fresh", "no position"),
        (SAID + "moment = { at = [] }\n", "TV-REEF-01", "moment", "one of: end of round"),
        (
            SAID + '[TV-REEF-02]\nen = "Look."\nlike = "TV-REEF-01"\nplayer1 = 3\n',
            "TV-REEF-02",
            "player1",
            "a table",
        ),
        (TRIED + "player1 = {} }]\n", "TV-REEF-01", "try 1", "says nothing"),
        (SAID + "rounds = 3\n", "TV-REEF-01", "position", "unknown field `rounds`"),
        (SAID + 'round = "three"\n', "TV-REEF-01", "position", "$.round"),
        (
            SAID + "player1 = { colour = 1 }\n",
            "TV-REEF-01",
            "position",
            "unknown field `colour` - at `$.players",
        ),
        (SAID + 'boards = "none"\n', "TV-REEF-01", "position", "not supported"),
        (SAID + 'discard = ["7..x"]\n', "TV-REEF-01", "position", "'7..x' is no span"),
        (SAID + 'player1 = { stock = "1x" }\n', "TV-REEF-01", "player1.stock", "'1x' cannot be read"),
        (SAID + "player1 = { farms = 3 }\n", "TV-REEF-01", "player1.farms", "3 cannot be read"),
        (SAID + "player1 = 3\n", "TV-REEF-01", "player1", "a table"),
        (SAID + 'moment = { at = "noon" }\n', "TV-REEF-01", "moment", "one of: end of round"),
        (SAID + 'moment = { at = "end of round" }\n', "TV-REEF-01", "moment", "number"),
        (SAID + 'moment = { at = "end of round", number = 4, day = 1 }\n', "TV-REEF-01", "moment", "day"),
        (SAID + "try = 3\n", "TV-REEF-01", "try", "a list"),
        (SAID + "try = [3]\n", "TV-REEF-01", "try 1", "a table"),
        (SAID + 'try = [{ play = "end" }, {}]\n', "TV-REEF-01", "try 2", "neither moves"),
        (SAID + 'try = [{ play = ["end"] }]\n', "TV-REEF-01", "try 1.play", "a text"),
        (TRIED + "refused = true }]\n", "TV-REEF-01", "try 1.refused", "a text"),
        (TRIED + 'rule = "UC-TURN-05" }]\n', "TV-REEF-01", "try 1", "`refused`"),
        (TRIED + 'refused = "own_slot", round = 3 }]\n', "TV-REEF-01", "try 1", "changes nothing"),
        (TRIED + 'player1 = { stock = "x" } }]\n', "TV-REEF-01", "try 1.player1.stock", "cannot be read"),
        (TRIED + "scores = 3 }]\n", "TV-REEF-01", "try 1.scores", "for each seat"),
        (TRIED + "choices = 3 }]\n", "TV-REEF-01", "try 1.choices", "moves"),
        (TRIED + 'refused = "own_slot", choices = ["end"] }]\n', "TV-REEF-01", "try 1", "changes nothing"),
        (TRIED + "unset = 3 }]\n", "TV-REEF-01", "try 1.unset", "names"),
        (TRIED + 'discard = ["1..A2"] }]\n', "TV-REEF-01", "try 1", "'1..A2' is no span"),
    ],
)
def test_a_mistake_is_told_with_its_file_its_vector_and_its_field(
    tmp_path: Path, text: str, id_: str, field: str, problem: str
) -> None:
    with pytest.raises(BadVector) as caught:
        read(tmp_path, text)
    error = caught.value
    assert (error.file, error.id, error.field) == ("turn.toml", id_, field)
    assert problem in error.problem
    assert str(error) == ": ".join(part for part in ("turn.toml", id_, field, error.problem) if part)


@pytest.mark.parametrize(
    ("head", "field"),
    [
        ('title = "Turn"\n', "section"),
        ('section = "six"\ntitle = "Turn"\n', "section"),
        ('section = 6.2\ntitle = "Turn"\n', "section"),
        ('section = "6.2"\n', "title"),
    ],
)
def test_a_file_without_its_section_is_refused(tmp_path: Path, head: str, field: str) -> None:
    with pytest.raises(BadVector) as caught:
        read_chapters(written(tmp_path, SAID, head=head))
    assert (caught.value.file, caught.value.field) == ("turn.toml", field)


def test_an_id_stands_in_one_file_only(tmp_path: Path) -> None:
    written(tmp_path, SAID, "again.toml", 'section = "6.3"\ntitle = "Again"\n')
    with pytest.raises(BadVector, match=r"again\.toml: TV-REEF-01: this id stands in another file"):
        read(tmp_path, SAID)


def test_a_translator_writes_one_file_with_a_sentence_for_each_vector(tmp_path: Path) -> None:
    file = tmp_path / "pl_vectors.toml"
    file.write_text('TV-902 = "Druga."\nTV-901 = "Pierwsza."\n', "utf-8")
    assert list(read_sentences(file, ["TV-901", "TV-902"]).items()) == [
        ("TV-901", "Pierwsza."),
        ("TV-902", "Druga."),
    ]


@pytest.mark.parametrize(
    ("text", "id_", "problem"),
    [
        ('TV-901 = "Pierwsza."\n', "TV-902", "has no sentence"),
        ('TV-901 = "Pierwsza."\nTV-902 = ""\n', "TV-902", "must be a sentence"),
        ('TV-901 = "Pierwsza."\nTV-902 = "Druga."\nTV-903 = "Trzecia."\n', "TV-903", "is no vector"),
    ],
)
def test_a_translation_that_does_not_fit_is_refused(
    tmp_path: Path, text: str, id_: str, problem: str
) -> None:
    file = tmp_path / "pl_vectors.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadVector, match=rf"pl_vectors\.toml: {id_}: {problem}"):
        read_sentences(file, ["TV-901", "TV-902"])


def test_a_game_tells_its_positions_in_every_language_that_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both the vectors and the other language are package data that are read at first use."""
    package = tmp_path / "reef"
    (package / "positions" / "vectors").mkdir(parents=True)
    (package / "words" / "catalogues" / "pl").mkdir(parents=True)
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    game: PackGame[Any, Any, Any] = PackGame(
        "reef",
        PACKS,
        make_box,
        UNDERWATER_CITIES,
        dict.fromkeys(("en", "pl", "cs", "qps"), Catalogue({}, plural_rule("en_GB"))),
    )
    written(package / "positions" / "vectors", SAID)
    (package / "words" / "catalogues" / "pl" / "vectors.toml").write_text('TV-REEF-01 = "Patrz."\n', "utf-8")
    assert game.positions() == [("TV-REEF-01", "Look.")]
    assert game.positions("pl") == [("TV-REEF-01", "Patrz.")]
    assert game.positions("cs") == [("TV-REEF-01", "Look.")]
    assert game.positions("qps") == [("TV-REEF-01", "⟦Look.⟧")]
    with pytest.raises(WordingError, match="'ru'"):
        game.positions("ru")


def test_a_translation_that_is_not_there_is_told_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(BadVector, match=r"pl_vectors\.toml"):
        read_sentences(tmp_path / "pl_vectors.toml", ["TV-901"])
