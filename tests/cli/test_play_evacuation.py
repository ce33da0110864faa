"""Evacuation in the terminal, through its real functions: whole games, secrets, commands, menus, notes."""

from __future__ import annotations

import random
import re

import pytest

from nextfrontier.cli.terminal.evacuation.face import EvacuationFace
from nextfrontier.cli.terminal.session import Session
from nextfrontier.cli.terminal.style import Style, length
from nextfrontier.games.evacuation.game import GAME as EVACUATION
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.views import view_of
from tests.cli.consoles import check_whole_game, curious, played, random_numbers, seated

pytestmark = pytest.mark.usefixtures("state_directory")

TABLE = ("evacuation", "--seed", "5", "--bots", "random")  # the random bot plays the same on every machine
DRAFT = ["1", "1", "1", "1"]


def test_a_whole_game_against_the_greedy_bot_is_played_by_numbers() -> None:
    code, text = played(random_numbers(1), "evacuation", "--seed", "5", "--first-game")
    assert code == 0
    assert "Year 4 of 4 · Actions" in text
    check_whole_game(text)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--solo"], "about 80 are possible (EV-SOLO-37)"),
        (["--race", "--bots", "random"], "lowest production"),
        (["--seats", "3", "--bots", "random", "--advanced", "--common-goals", "--lines", "A"], "Line 3: "),
        (["--hot-seat", "--third-player"], "Simulated player: "),
    ],
)
def test_every_kind_of_table_is_played_to_its_end(options: list[str], said: str) -> None:
    code, text = played(random_numbers(2), "evacuation", "--seed", "6", *options)
    assert code == 0
    assert said in text
    assert "it fits the hash" in text


def test_hot_seat_never_shows_the_goals_and_action_cards_of_another() -> None:
    goes_on = curious(3, ["board 1", "board 2", "cards", "players", "show"])
    asked: list[int] = []

    def answer(session: Session, shown: str) -> str | None:
        state = session.record.state
        assert isinstance(state, Worlds)
        asked.append(session.looking)
        for seat in range(state.seats):
            if seat != session.looking and state.year == 1 and state.phase > 0:
                for goal in state.players[seat].goals.cards:
                    assert f"goal {goal - 100} {state.box.goal(goal).name} (" not in shown
                for card in state.players[seat].hand:
                    assert f"card {card} (PL" not in shown
        return goes_on(shown) if len(asked) <= 120 else None

    code, _ = seated(answer, "evacuation", "--seed", "8", "--hot-seat", "--advanced")
    assert code == 0
    assert set(asked) >= {0, 1}


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("actions", "A10   4       0  1 invention"),
        ("world", "N41 t"),
        ("world", "##SEyy"),
        ("track", "main lane: 1 Y · 3 YY · |P1| · 4 WW"),
        ("technologies", "Technologies (set 4; ● fully developed, ◐ begun)"),
        ("cards", "goal 11 Works (0 now): 5 points per completed Infrastructure, at most 20."),
        ("market", "Ark S14: mountain bay, 2 buildings, 3 units; flight 3 Energy; costs 1 Food, 4 Steel"),
        ("players", "Order of play: [you] → P2"),
        ("board 2", "3 Goal cards that you do not know"),
        ("forecast", "year 2 demands 4 Food on the Old World; there will be 9"),
        ("forecast", "Areas left behind  -30"),
        ("suggest", "Suggestion: A4  Build 1 Spaceship. Next: Build Freighter S07 on the Old World."),
        ("why A3", "[EV-SETTLE-02]"),
        ("why A3", "  → Choose another action"),
        ("why A4", "A4 is allowed: Build 1 Spaceship (PL 2, 0 Energy)"),
        ("why", "Name a move: `why A3`, `why settle N41`, `why 3`."),
        ("card S05", "Hauler S05: Costs 3 Steel."),
        ("card g5", "Power: 5 / 9 / 13 / 17 points"),
        ("card t1.3", "Technology T1.3: "),
        ("card", "Name a ship, Stadium, Area, card, technology or goal: `card S05`"),
        ("rules EV-TRANS-05", "EV-TRANS-05  The Area's edge colour must match the bay's colour"),
        ("rules", "EV-ACTION-03  "),
        ("rules zzz", "No rule found. Ask by id or word: `rules EV-TRANS-05`, `rules bay`."),
        ("help", "world            the New World as a map"),
        ("help", "a move           the same by name: A4 takes that action"),
        ("moves", "Not possible now: A3, A7. `why A3` tells the reason."),
        ("slots", "“slots” is neither a move nor a command"),
    ],
)
def test_what_a_player_asks_is_answered(command: str, said: str) -> None:
    _, text = played([*DRAFT, command], *TABLE)
    assert said in text[text.index(f"> {command}\n") :]


def test_a_turn_is_taken_back_and_played_again() -> None:
    _, text = played([*DRAFT, "A1", "gain food old", "undo", "redo", "undo 2"], *TABLE)
    rest = text[text.index("> undo") :]
    assert "Taken back: 1." in rest
    assert "Taken back: 2." in rest


def test_ways_to_discard_stand_behind_the_ships_as_one_entry() -> None:
    _, text = played([*DRAFT, "A4", "discard"], *TABLE)
    assert re.search(r"^ +4  discard… +15 ways to discard and refill$", text, re.MULTILINE)
    assert "15  discard S07 S02 S14" in text


def test_a_ship_shows_its_cargo_while_it_is_loaded() -> None:
    lines = [*DRAFT, "A4", "ship S02 old", "end", "pass", "send S02", "load S02 OW2 bay", "load S02 2 food"]
    _, text = played(lines, *TABLE)
    assert "Shuttle S02: mountain bay, 2 units; flight 2 Energy" in text
    assert "S02 is sent with OW2\n" in text
    assert "OW2 in a bay on Shuttle S02: Produces 2 Steel; evacuated in a bay it gives 2" in " ".join(
        text.split()
    )


@pytest.mark.parametrize("seats", [1, 3])
def test_the_menu_offers_every_legal_move_once_and_its_notes_fit(seats: int) -> None:
    options = {"actions": "advanced", "common_goals": True, "lines": "B"}
    face = EvacuationFace(seats, options, [f"Player {seat + 1}" for seat in range(seats)])
    state, chance = EVACUATION.new(seats, options, 7), random.Random(7)
    while (seat := state.to_move()) >= 0:
        view = view_of(state, seat)
        moves = [view.notation(seat, move) for move in view.moves(seat)]
        entries = face.menu(view, seat, moves)
        offered = [move for entry in entries for move in entry.moves]
        assert sorted(offered) == sorted(moves)
        assert len(entries) <= 24, [entry.name for entry in entries]
        assert face.question(view, seat)
        assert face.effect(view, seat, moves[0]) is not None
        state.play(seat, chance.choice(state.moves(seat)))


def test_colours_change_no_letter_and_no_width() -> None:
    face = EvacuationFace(2, {}, ["Player 1 (you)", "Player 2"])
    state = EVACUATION.new(2, {}, 3)
    view = view_of(state, 0)
    plain = [*face.position(view, 0, Style(79, False)), *face.page("world", view, 0, Style(79, False))]
    painted = [*face.position(view, 0, Style(79, True)), *face.page("world", view, 0, Style(79, True))]
    assert [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in painted] == plain
    assert max(length(line) for line in plain) <= 79


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["evacuation", "--contracts"], "--contracts is not an option of Evacuation."),
        (["--race"], "--race is not an option of Underwater Cities."),
        (["evacuation", "--solo", "--race"], "EV-SOLO-01"),
        (["evacuation", "--third-player", "--seats", "3"], "EV-SOLO-38"),
        (["evacuation", "--load", "x", "--race"], "--race belongs to a new game"),
    ],
)
def test_what_cannot_be_set_up_is_told_in_one_line(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = played([], *options)
    captured = capsys.readouterr()
    assert code == 2
    assert captured.err.startswith("frontier play: ")
    assert said in captured.err
    assert captured.err.count("\n") == 1
    assert text == ""
