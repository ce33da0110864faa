"""Terminal play through its real functions: whole games, secrets, commands, saves, bad input."""

from __future__ import annotations

import random
import re

import pytest

from nextfrontier.cli.terminal.session import Session
from nextfrontier.cli.terminal.underwater_cities.face import UnderwaterCitiesFace
from nextfrontier.games.underwater_cities.state.sea import Sea
from tests.cli.consoles import check_whole_game, curious, played, random_numbers, seated

pytestmark = pytest.mark.usefixtures("state_directory")

KEEP = "1"
TABLE = ("--seed", "5", "--bots", "random")  # the random bot plays the same on every machine


def test_a_whole_game_against_the_greedy_bot_is_played_by_numbers() -> None:
    code, text = played(random_numbers(1), "--seed", "5")
    assert code == 0
    assert "Era III · round 10 of 10 · turn 3 of 3" in text
    check_whole_game(text)


@pytest.mark.parametrize(
    "options",
    [
        ["--solo"],
        ["--seats", "3", "--bots", "random", "--advanced"],
        ["--hot-seat", "--seats", "4", "--contracts"],
    ],
)
def test_every_kind_of_table_is_played_to_its_end(options: list[str]) -> None:
    code, text = played(random_numbers(2), "--seed", "6", *options)
    assert code == 0
    assert ("7 connected cities and 100 VP are needed (UC-SOLO-19)" in text) == ("--solo" in options)
    assert "it fits the hash" in text


def test_hot_seat_never_shows_the_hand_of_another() -> None:
    goes_on = curious(3, ["log 500", "board 1", "board 2", "board 3", "cards", "players", "show", "suggest"])
    asked: list[int] = []

    def answer(session: Session, shown: str) -> str | None:
        sea, face = sea_of(session), session.face
        assert isinstance(face, UnderwaterCitiesFace)
        asked.append(session.looking)
        others = [seat for seat in range(sea.seats) if seat != session.looking]
        hidden = {card for seat in others for card in sea.players[seat].cards.hand} - set(in_sight(session))
        for card in hidden:
            name = face.texts.card_name(card)
            assert not re.search(rf"\b{re.escape(name)}\b", shown), (
                f"{name} was shown to seat {session.looking}"
            )
        return goes_on(shown) if len(asked) <= 400 else None

    code, _ = seated(answer, "--seed", "8", "--hot-seat", "--seats", "3")
    assert code == 0
    assert set(asked) >= {0, 1, 2}


def sea_of(session: Session) -> Sea:
    """Return the state of the table."""
    state = session.record.state
    assert isinstance(state, Sea)
    return state


def in_sight(session: Session) -> list[object]:
    """Return the cards that everybody has seen: they may lie in a hand again."""
    seen = [card for player in sea_of(session).players for card in player.cards.shown]
    return [*seen, *(event.details["card"] for event in session.record.events() if event.kind == "chose")]


def test_a_curtain_falls_between_people_and_hides_what_was_shown() -> None:
    _, text = played(["", KEEP, "", KEEP], "--seed", "9", "--hot-seat")
    assert text.count("Pass the device to") >= 2
    first, second = text.index("Pass the device to Player 1"), text.index("Pass the device to Player 2")
    assert first < second
    assert "\n" * 50 in text[first:second]


def test_bots_move_by_themselves_and_tell_only_what_is_public() -> None:
    _, text = played([KEEP], *TABLE)
    assert "Player 2 plays card 54 Seafood Collection first, then takes slot Y1; uses the Personal" in text
    assert "draws 1 card" in text
    assert "Y1 [P2] " in text


def test_why_tells_reason_rule_and_remedy() -> None:
    _, text = played([KEEP, "why G3", "why Y1", "why 1", "why nonsense", "why"], *TABLE)
    answers = text[text.index("> why G3") :]
    assert "is not allowed:" in answers
    assert "[UC-TURN-13]" in answers
    assert "[UC-TURN-05]" in answers
    assert "  → " in answers
    assert "is allowed: " in answers
    assert "“nonsense” is no move of this decision" in answers
    assert "Name a move: `why Y2+37`" in answers


def test_an_illegal_move_is_answered_by_its_reasons_and_changes_nothing() -> None:
    versions: list[int] = []
    lines = iter([KEEP, "Y1+18", "G3", "AAS+999"])

    def answer(session: Session, shown: str) -> str | None:
        versions.append(session.record.version)
        return next(lines, None)

    _, text = seated(answer, *TABLE)
    assert "[UC-TURN-05]" in text
    assert "“AAS+999” is neither a move nor a command" in text
    assert len(set(versions[1:])) == 1


def test_undo_and_redo_walk_within_the_turn() -> None:
    lines = [
        KEEP,
        "Y4",
        "1",
        "tunnel BC-BR",
        "undo",
        "redo",
        "undo all",
        "undo",
        "redo 9",
        "redo x",
        "undo x",
    ]
    _, text = played(lines, *TABLE)
    rest = text[text.index("> undo") :]
    assert "Taken back: 1." in rest
    assert "Taken back: 2." in rest
    assert "builds a tunnel on BC-BR" in rest[: rest.index("> undo all")]
    assert "There is nothing to take back" in rest
    assert "Seat 0 has taken back 2 moves, not 9." in rest
    assert "Say how many: `redo`" in rest


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("forecast", "then feeding 1 city takes 1 kelp"),
        ("forecast", "If the game ended now"),
        ("suggest", "Suggestion: "),
        ("suggest", "Suggestion: 29+R3  Diplomatic Courier, then slot R3. Next: Draw 2 cards"),
        ("log 5", "Player 2 plays card 54 Seafood Collection first"),
        ("log x", "Tell how much to show"),
        ("card 37", "37 Biomech Construction Crew (red, permanent): Whenever you build"),
        ("card y2", "Y2: Build 1 city; build 1 building."),
        ("card B-4", "B-4: When you connect it: advance 3"),
        ("card C2", "C2 Trunk lines: Once you have at least 6 tunnels"),
        ("card", "Name a card, slot, metropolis or contract"),
        ("rules UC-TURN-05", "UC-TURN-05  The chosen slot must be available"),
        ("rules uc-clone", "UC-CLONE-07  "),
        ("rules tunnel", "More: "),
        ("rules", "UC-TURN-08  If the card's colour equals the slot's colour"),
        ("rules zzz", "No rule found."),
        ("board", "Personal Assistant (action, ready)"),
        ("board 2", "3 that you do not know"),
        ("board p9", "Players are numbered 1 to 2"),
        ("cards", "Hand: 3 cards (limit 3)"),
        ("costs", "symbiotic city     1 steelplast, 1 kelp, 1 biomatter, 2 credits"),
        ("market", "top: ▲ 196 Corporate Expansion (red, permanent, 1 credit)"),
        ("slots", "Y1 [P2] Use 1 of your action"),
        ("players", "Order of play: P2 → [you]"),
        ("moves", "Choose a slot and play a card."),
        ("show", "── Your board "),
        ("fore", "If production came now"),
        ("Y", "“Y” is neither a move nor a command"),
    ],
)
def test_what_a_player_asks_is_answered(command: str, said: str) -> None:
    _, text = played([KEEP, command], *TABLE)
    assert said in text[text.index(f"> {command}\n") :]


def test_building_without_a_connection_is_warned_of() -> None:
    """UC-NET-05: a building at a city site that is not connected does not count yet."""
    _, text = played([KEEP, "G1+18"], *TABLE)
    assert re.search(r"desal MC\.1 +not connected yet · pays 1 credit$", text, re.MULTILINE)
    assert re.search(r"desal BR\.1 +pays 1 credit$", text, re.MULTILINE)


def test_help_names_every_command() -> None:
    _, text = played(["help", "?"], *TABLE)
    for word in (
        "why",
        "undo",
        "redo",
        "forecast",
        "log",
        "board",
        "cards",
        "card",
        "rules",
        "suggest",
        "save",
        "moves",
        "quit",
    ):
        assert re.search(rf"^  {word}\b", text, re.MULTILINE), word


def test_nonsense_gets_one_line_and_never_a_traceback() -> None:
    chance = random.Random(4)
    letters = "abcYRG0123456789+- .\t'\"\\{}%é✗\x00\x1b"
    nonsense = [
        "",
        "0",
        "99",
        "-1",
        "1e9",
        "9" * 400,
        "²",
        "keep",
        "keep 1 2 3",
        "undo -1",
        "log -5",
        "board x",
        "card 999999",
    ]
    nonsense += ["".join(chance.choices(letters, k=chance.randint(1, 30))) for _ in range(300)]
    versions: set[int] = set()
    lines = iter([line for line in nonsense if line.strip() not in [str(n) for n in range(1, 21)]])

    def answer(session: Session, shown: str) -> str | None:
        versions.add(session.record.version)
        return next(lines, None)

    code, text = seated(answer, *TABLE)
    assert code == 0
    assert "fault" not in text
    assert "Traceback" not in text
    assert len(versions) == 1
