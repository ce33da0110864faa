"""The measures of the house, on samples small enough to count by hand."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools.house.decisions import homes_of_moves
from tools.house.figures import take_measures
from tools.house.functions import complexity_of, is_participle, lengths, measure, participles, questions
from tools.house.homes import homes_of_games, homes_of_vectors, homes_of_words
from tools.house.lines import corridors, count_lines, lines_by_package
from tools.house.repeats import Repeat, find_repeats
from tools.house.states import homes_of_fields
from tools.house.tree import House, Source, read_house

ROOT = Path(__file__).resolve().parents[2]
TODAY, LATER = "src/box/chess_isle", "src/box/games/chess_isle"  # a game as a package, and among the games

STATE = '''
class Isle(State):
    """The whole state."""

    __slots__ = ("deck", "players", "tide")

    def __init__(self, players: list[Player], deck: list[int], tide_: int) -> None:
        self.players = players
        self.deck = deck
        self.tide = tide_

    def copy(self) -> Isle:
        return Isle(self.players, self.deck, self.tide)


class Player:
    __slots__ = ("coins",)

    def __init__(self, fleet: Fleet) -> None:
        pass

    def copy(self) -> Player:
        return Player(self.coins)


class Fleet(Value):
    def __init__(self, ships: int, set_: int) -> None:
        self.ships = ships
        self.set = set_


class Box:
    __slots__ = ("cards",)
'''
DECISION = """
class Sail(Decision["Isle"]):
    def kind(self) -> str:
        return "sail"

    def moves(self, state: Isle) -> list[int]:
        return [0]

    def apply(self, state: Isle, move: int) -> None:
        state.tide = move

    def encode(self) -> list[str]:
        return ["sail"]


class Land(Sail):
    KIND = "land"


class Rest(Decision["Isle"]):
    shape = Shape("rest", Number("tide"))
"""


def source(text: str, path: str = "src/box/some.py") -> Source:
    return Source(path, text)


def house_of(**texts: str) -> House:
    """Return a house of files: text by path."""
    return House(ROOT, [Source(path, text) for path, text in sorted(texts.items())])


def game_house(folder: str, **more: str) -> House:
    """Return a house with one game in this folder."""
    return house_of(
        **{
            f"{folder}/game.py": '"""Chess Isle."""\nSLUG = "chess-isle"\n',
            f"{folder}/components/cards.py": 'CARDS = ["dig(2, per(coins()))", "sing(1)", "no effect"]\n',
            f"{folder}/vocabulary.py": 'EFFECTS = {"dig": dig, "per": per, "coins": coins}\n',
            f"{folder}/effects.py": "class Dig:\n    pass\n",
            f"{folder}/songs.py": 'SING = Word(\n    "sing", EFFECT, Song)\n',
            f"{folder}/texts.py": 'TEXTS = {"prompt.sail": "", "prompt.land": "", "prompt.rest": "", "dig:each": ""}\n',
            f"{folder}/state/isle.py": STATE,
            f"{folder}/decisions.py": DECISION,
            f"{folder}/documents.py": 'def encode(isle):\n    return {"deck": 1, "players": [], "tide": 2}\n',
            "src/box/shelf.py": f"from {folder[4:].replace('/', '.')}.game import GAME as CHESS_ISLE\n",
            "src/box/quiet.py": '"""Knows no word of Chess Isle."""\nTEXT = 1  # nor chess-isle here\n',
            "src/box/bots/chess_isle/value.py": "from box.games import chess_isle\n",
            "web/src/games/chess-isle/moves.ts": 'export const slug = "chess-isle";\n',
            "web/src/games/index.ts": '/* no Chess Isle */\nexport const all = ["chess-isle"];\n',
            "tests/test_shelf.py": 'SLUG = "chess-isle"\n',
            **more,
        }
    )


def test_lines_of_python_are_code_documents_blank_or_data() -> None:
    text = '"""Say what."""\n\nNAMES = [\n    "a",  # first\n    "b",\n]\n# why\nTEXT = """\n# text\n"""\nx = f(y)\n'
    assert count_lines(source(text)) == {"docs": 2, "blank": 1, "data": 7, "code": 1}


def test_a_table_of_functions_is_code() -> None:
    assert count_lines(source('TABLE = {\n    "dig": dig,\n    "sing": sing,\n}\n')) == {"code": 4}


def test_lines_of_the_client_are_counted_with_comments_over_several_lines() -> None:
    text = "/* one\n   two */\nlet a = 1; // said\n\n<!-- three -->\nconst at = 'http://x';\n"
    assert count_lines(source(text, "web/src/lib/a.ts")) == {"docs": 3, "code": 2, "blank": 1}
    assert count_lines(source(text, "web/src/lib/i18n/a.ts")) == {"docs": 3, "data": 2, "blank": 1}


@pytest.mark.parametrize("folder", [TODAY, LATER])
def test_packages_are_found_in_any_layout(folder: str) -> None:
    house = game_house(folder)
    assert [game.name for game in house.games] == ["chess_isle"]
    assert set(lines_by_package(house, house.python)) == {"(top)", "bots", "chess_isle", "tests"}
    assert set(lines_by_package(house, house.client)) == {"games", "games/chess-isle"}


def test_tests_that_stand_beside_modules_of_the_client_are_counted_apart() -> None:
    house = house_of(**{"web/src/lib/a.ts": "let a = 1;\n", "web/src/lib/a.test.ts": "run();\n"})
    assert set(lines_by_package(house, house.client)) == {"lib", "tests"}


def test_generated_types_of_the_client_are_counted_apart_and_repeat_nothing(tmp_path: Path) -> None:
    write_house(tmp_path)
    text = "/** Generated from box by a tool. */\n" + "".join(f"let a{number} = 1;\n" for number in range(9))
    for name in ("one.ts", "two.ts"):
        (tmp_path / "web/src/lib" / name).write_text(text, encoding="utf-8")
    measures = take_measures(tmp_path)
    assert measures.client["generated"]["code"] == 18
    assert measures.figures["repeated places of 6 lines or more: client"] == 0


def test_a_folder_of_more_than_twenty_modules_is_named() -> None:
    full = {f"src/box/a/m{number}.py": "" for number in range(21)}
    fair = {f"src/box/b/m{number}.py": "" for number in range(20)}
    assert corridors(house_of(**full, **fair, **{"src/box/b/__init__.py": ""})) == {"src/box/a": 21}


def test_the_length_of_a_function_leaves_its_docstring_out() -> None:
    text = 'def f(\n    a: int,\n) -> int:\n    """Say.\n\n    More.\n    """\n\n    return a\n'
    (measured,) = measure(source(text))
    assert (measured.place, measured.length) == ("src/box/some.py:1 f", 5)
    assert lengths([measured._replace(length=length) for length in range(1, 22)]) == {
        "number": 21,
        "median": 11,
        "p95": 20,
        "max": 21,
    }


@pytest.mark.parametrize(
    ("body", "ways"),
    [
        ("return 1", 1),
        ("if a:\n  pass\n elif b:\n  pass\n else:\n  pass", 3),
        ("return a and b and c", 3),
        ("return [x for x in a if x if not x]", 4),
        ("return 1 if a else 2", 2),
        ("for x in a:\n  while b:\n   pass", 3),
        ("try:\n  pass\n except A:\n  pass\n except B:\n  pass", 3),
        ("match a:\n  case 1:\n   pass\n  case _:\n   pass", 2),
        ("def g():\n  if a:\n   pass\n return g", 1),
    ],
)
def test_every_way_through_a_function_is_counted(body: str, ways: int) -> None:
    assert complexity_of(source(f"def f():\n {body}\n").functions[0]) == ways


def test_names_and_sentences_that_make_a_reader_guess_are_found() -> None:
    text = '"""What is here."""\ndef made():\n    """Wherever it is."""\ndef make():\n    """Whisper."""\n'
    assert questions(source(text)) == ["src/box/some.py:1 What is here.", "src/box/some.py:3 Wherever it is."]
    assert participles(source(text)) == ["src/box/some.py:2 made"]


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("played", True),
        ("shown", True),
        ("need", False),
        ("red", False),
        ("read", False),
        ("checked_rows", False),
    ],
)
def test_a_bare_participle_is_told_from_a_verb_and_a_noun(name: str, found: bool) -> None:
    assert is_participle(name) == found


def test_the_same_six_lines_are_found_once_as_the_longest_run() -> None:
    seven = "".join(f"    step({number})\n" for number in range(7))
    first = source(f'def f():\n    """Say."""\n{seven}', "a.py")
    second = source(f"def g():\n\n    # why\n{seven}    last()\n", "b.py")
    assert find_repeats([first, second]) == [Repeat("a.py:3", "b.py:4", 7)]
    assert find_repeats([source(f"def f():\n{seven}def g():\n{seven}", "a.py")]) == [
        Repeat("a.py:2", "a.py:10", 7)
    ]


def test_five_lines_imports_and_lone_brackets_are_no_repeat() -> None:
    five = "".join(f"step({number})\n" for number in range(5))
    thin = "from a import (\n    b,\n    c,\n    d,\n    e,\n)\n" + five
    assert find_repeats([source(thin, "a.py"), source(thin, "b.py")]) == []


@pytest.mark.parametrize("folder", [TODAY, LATER])
def test_a_game_is_named_outside_its_folders_only_in_code(folder: str) -> None:
    assert homes_of_games(game_house(folder)) == {
        "chess_isle": ["src/box/shelf.py", "web/src/games/index.ts"]
    }


def test_a_module_with_the_name_of_a_game_is_a_place_to_touch() -> None:
    house = game_house(
        TODAY, **{"src/box/bots/chess_isle_opening.py": "", "Makefile": "run: # of chess-isle\n"}
    )
    assert "src/box/bots/chess_isle_opening.py" in homes_of_games(house)["chess_isle"]
    assert "Makefile" not in homes_of_games(house)["chess_isle"]


def test_an_effect_word_is_known_where_it_is_declared_listed_or_defined() -> None:
    found = homes_of_words(game_house(TODAY))
    assert found == {
        "chess_isle coins": [f"{TODAY}/vocabulary.py"],
        "chess_isle dig": [f"{TODAY}/effects.py", f"{TODAY}/vocabulary.py"],
        "chess_isle per": [f"{TODAY}/vocabulary.py"],
        "chess_isle sing": [f"{TODAY}/songs.py"],
    }


def test_a_move_is_known_by_its_methods_and_by_the_files_that_list_its_kind() -> None:
    found = homes_of_moves(game_house(TODAY))
    assert found["chess_isle Sail"] == [
        f"{TODAY}/decisions.py:6 moves",
        f"{TODAY}/decisions.py:9 apply",
        f"{TODAY}/texts.py",
    ]
    assert found["chess_isle Land"] == found["chess_isle Rest"] == [f"{TODAY}/texts.py"]


@pytest.mark.parametrize("folder", [TODAY, LATER])
def test_a_field_is_listed_in_its_class_and_in_documents(folder: str) -> None:
    found = homes_of_fields(game_house(folder))
    isle = f"{folder}/state/isle.py"
    assert found["chess_isle Isle.tide"] == [
        f"{isle} declaration",
        f"{isle} parameter",
        f"{isle} assignment",
        f"{isle} copy",
        f"{folder}/documents.py",
    ]
    assert found["chess_isle Player.coins"] == [f"{isle} declaration", f"{isle} copy"]
    assert found["chess_isle Fleet.set"] == [f"{isle} parameter", f"{isle} assignment"]
    assert "chess_isle Box.cards" not in found


def test_a_vector_is_named_by_page_package_and_test() -> None:
    house = house_of(
        **{
            "docs/rules.md": "| TV-DIG-01 | TV-7 |",
            "docs/coverage.md": "# Coverage\n\nGenerated by `make docs`.\n\nTV-DIG-01",
            "src/box/vectors.py": 'VECTORS = ["TV-DIG-01"]',
            "tests/test_dig.py": '"""TV-DIG-01, TV-NOPE-99."""',
        }
    )
    assert homes_of_vectors(house) == {
        "TV-DIG-01": ["docs/rules.md", "src/box/vectors.py", "tests/test_dig.py"]
    }


def write_house(root: Path) -> None:
    """Write the house of one game into a folder."""
    casting = {"web/src/lib/cast.ts": "a as unknown as B;\nb as unknown as C;\n"}
    for file in game_house(LATER, **casting).files:
        path = root / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, encoding="utf-8")
    (root / ".venv").mkdir()
    (root / ".venv" / "hidden.py").write_text("no python", encoding="utf-8")


def test_a_folder_without_git_is_measured_whole(tmp_path: Path) -> None:
    write_house(tmp_path)
    assert all(".venv" not in file.path.parts for file in read_house(tmp_path).files)
    measures = take_measures(tmp_path)
    assert measures.commit == ""
    assert measures.figures["`as unknown as` in the client"] == 2
    assert measures.figures["registries that name every game"] == 2


def test_the_command_prints_before_and_now_and_refuses_what_is_no_checkout(tmp_path: Path) -> None:
    write_house(tmp_path)
    printed = house_command(str(tmp_path), "--json")
    kept = tmp_path / "kept.json"
    kept.write_text(printed.stdout, encoding="utf-8")
    (tmp_path / "web/src/lib/cast.ts").write_text("a as unknown as B;\n", encoding="utf-8")
    table = house_command(str(tmp_path), "--beside", str(kept), "--details").stdout
    (row,) = (line for line in table.splitlines() if "`as unknown as`" in line and "→" in line)
    assert row.split()[-3:] == ["2", "→", "1"]
    assert "src/box/shelf.py" in table
    refused = house_command(str(tmp_path / "nowhere"))
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "neither a checkout" in refused.stderr


def house_command(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the tool as a command."""
    command = [sys.executable, "-m", "tools.house", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def test_the_kept_figures_can_be_read() -> None:
    kept = json.loads((ROOT / "docs" / "house-before.json").read_text(encoding="utf-8"))
    assert kept["figures"]["lines of a function: median"] > 0
    assert set(kept) == {"commit", "python", "client", "figures"}
