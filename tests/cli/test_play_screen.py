"""Screens of the terminal: boards, menus, texts of parts, rules."""

from __future__ import annotations

import random

import pytest

from nextfrontier.cli.terminal.face import Entry
from nextfrontier.cli.terminal.style import Style, length
from nextfrontier.cli.terminal.underwater_cities.face import UnderwaterCitiesFace
from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.effects.parts import Choose, Parts
from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.showing.effects import text_at
from nextfrontier.games.underwater_cities.vocabulary.library import Facts
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.views import view_of
from tests.games.underwater_cities.table import BOX, table
from tools import rule_texts

BOARD = """
      ─────┌ TL ─────────────┐         ┌ TC ─────────────┐         ┏ TR ◎ symb. ! ━━━┓
  M-1 ·····│   1· 2· 3· x·   │─────────│   1· 2· 3· x·   │·········┃   1· 2· 3· x·   ┃····· B-11
           └─────────────────┘         └─────────────────┘         ┗━━━━━━━━━━━━━━━━━┛
                    ·           ╲                               ·           ·
                    ·              ╲                         ·              ·
           ┌ ML ─────────────┐         ┏ MC ○ city ━━━━━━┓         ┌ MR ─────────────┐
           │   1· 2· 3· x·   │         ┃   1· 2D 3· xL   ┃         │   1· 2· 3· x·   │
           └─────────────────┘         ┗━━━━━━━━━━━━━━━━━┛         └─────────────────┘
                    ·               ╱                       ╲╲              ║
                    ·            ╱                             ╲╲           ║
           ┌ BL ─────────────┐         ┌ BC ─────────────┐         ┏ BR ○ city ━━━━━━┓
[B-2] ─────│   1· 2· 3· x·   │·········│   1· 2· 3· x·   │·········┃   1F+ 2L 3· x·  ┃
           └─────────────────┘         └─────────────────┘         ┗━━━━━━━━━━━━━━━━━┛
"""


def test_a_board_is_drawn_with_everything_on_it() -> None:
    game = table().player(
        cities={"BR": "nonsymbiotic", "MC": "nonsymbiotic", "TR": "symbiotic"},
        tunnels={"MC-BR": "upgraded", "MR-BR": "upgraded", "TL-MC": "plain", "TL-TC": "plain",
                 "TL-brown1": "plain", "MC-BL": "plain", "BL-blue": "plain"},
        buildings={"BR.1": "farm+", "BR.2": "laboratory", "MC.2": "desalination", "MC.x": "laboratory"},
        metropolises={"TL": "M-1", "TR": "B-11", "BL": "B-2"},
    )  # fmt: skip
    face = face_of(2)
    lines = face.screen.board(game.sea, 0, Style(100, False))
    assert "\n".join(lines) == BOARD.strip("\n")


def test_colours_change_no_letter_and_no_width() -> None:
    view = view_of(table(4, contracts=True).sea, 0)
    face = face_of(4)
    for width in (80, 100):
        plain = face.position(view, 0, Style(width, False))
        painted = face.position(view, 0, Style(width, True))
        assert [length(line) for line in painted] == [len(line) for line in plain]
        assert max(len(line) for line in plain) <= width
        assert any("\x1b[" in line for line in painted)


def test_the_position_is_that_of_the_view_alone() -> None:
    """The same view from two deals gives the same screen; the other hand is never read."""
    one = view_of(
        table().player(1, hand=[10, 20, 30]).player(0, hand=[3, 5, 7]).put(deck=[40, 41, 42]).sea, 0
    )
    other = view_of(
        table().player(1, hand=[11, 21, 31]).player(0, hand=[3, 5, 7]).put(deck=[43, 44, 45]).sea, 0
    )
    face = face_of(2)
    style = Style(100, False)
    assert face.position(one, 0, style) == face.position(other, 0, style)
    assert face.area(one, 1, style) == face.area(other, 1, style)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_menu_offers_every_legal_move_once_and_its_notes_fit(seats: int) -> None:
    chance = random.Random(seats)
    game = table(seats, contracts=seats > 1).deal()
    face = face_of(seats)
    for _ in range(400):
        seat = game.sea.to_move()
        if seat < 0:
            break
        view = view_of(game.sea, seat)
        moves = [view.notation(seat, move) for move in view.moves(seat)]
        entries = face.menu(view, seat, moves)
        assert sorted(move for entry in entries for move in entry.moves) == sorted(moves)
        assert len(entries) <= 40
        assert all(opens(face, view, seat, entry) for entry in entries)
        assert face.question(view, seat)
        game.play(chance.choice(moves))


def test_the_menu_tells_how_many_steps_of_an_advance_are_made() -> None:
    """UC-FED-15: SL-11 from space 4, both steps or one."""
    game = table().put(federation={"4": [0]}).player(0, "", hand=[2, 23, 45]).play("G4+23")
    view = view_of(game.sea, 0)
    notes = {entry.moves[0]: entry.note for entry in face_of(2).menu(view, 0, game.moves())}
    assert notes["part 1"].startswith("Advance 2 on the Federation track")
    assert notes["part 1 steps 1"].startswith("Advance only 1 on the Federation track")


def opens(face: UnderwaterCitiesFace, view: State, seat: int, entry: Entry) -> bool:
    """Tell whether a group opens into something smaller."""
    if len(entry.moves) == 1:
        return bool(entry.name)
    inside = face.menu(view, seat, entry.moves)
    return len(inside) > 1 and max(len(found.moves) for found in inside) < len(entry.moves)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("y2 + 37", "y2+37"),
        ("Y2 37", "y2+37"),
        ("clone r3 37", "clone r3+37"),
        ("keep 45 12 28", "keep 12 28 45"),
        ("45 12 8", "keep 8 12 45"),
        ("  Part   2", "part 2"),
    ],
)
def test_moves_may_be_typed_as_people_write_them(typed: str, meant: str) -> None:
    assert meant in face_of(2).spellings(typed)


def test_every_part_and_alternative_of_every_component_has_words() -> None:
    facts = Facts()
    roots = [card.effect for card in BOX.cards] + [place.effect for place in (*BOX.few, *BOX.many)]
    roots += [contract.take for contract in BOX.contracts.values()]
    found = [node for root in roots for node in nodes(root) if isinstance(node, Parts | Choose)]
    assert len(found) > 40
    for node in found:
        for part in node.children():
            assert text_at(facts, part.place, "en").endswith("."), part.place


def nodes(effect: Effect) -> list[Effect]:
    """Return an effect and all beneath it."""
    return [effect, *[node for child in effect.children() for node in nodes(child)]]


def test_the_rule_texts_are_those_of_the_documents() -> None:
    files = rule_texts.files()
    assert len(files) == 2
    for target, text in files.items():
        assert target.read_text("utf-8") == text, "run tools/rule_texts.py"
    texts = face_of(2).rules()
    assert sum(1 for id_ in texts if id_.startswith("UC-")) >= 499
    assert all(texts.values())


def face_of(seats: int) -> UnderwaterCitiesFace:
    """Return a face for a table of this many."""
    return UnderwaterCitiesFace(seats, {}, [f"Player {seat + 1}" for seat in range(seats)])


def test_the_face_belongs_to_the_game() -> None:
    assert face_of(2).game is GAME
