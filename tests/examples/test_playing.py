"""Tea House is played wherever the games of the house are: terminal, bench, referee, server, bots, saves."""

from __future__ import annotations

import io
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from examples.tea_house.game import GAME
from examples.tea_house.plugin import PLUGIN
from nextfrontier import shelf
from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import bot, levels_of
from nextfrontier.cli.main import main
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.views import view_of
from nextfrontier.record.record import Record
from tests.cli.consoles import played, random_numbers
from tests.referee.hosting import Host
from tests.server.serving import Serving
from tests.server.visitors import Visitor

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def state_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let saves of a test go to a directory of its own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


@pytest.fixture
def bare_tea_house() -> Iterator[None]:
    """Put Tea House on the shelf as a plugin that names its game and nothing else."""
    shelf.add(PLUGIN._replace(terminal="", bots=""))
    yield
    shelf.add(PLUGIN)


def ends_well(text: str) -> bool:
    """Are result and ranking shown, and no fault?"""
    return "Ranking: 1. Player" in text and "it fits the hash" in text and "fault" not in text


# In the terminal.


@pytest.mark.usefixtures("state_directory")
def test_a_whole_game_is_played_by_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(["1"] * 200)))
    assert main(["play", "tea-house", "--plain", "--seed", "5", "--rounds", "2"]) == 0
    text = capsys.readouterr().out
    assert "Round 2 of 2" in text
    assert ends_well(text)


@pytest.mark.usefixtures("state_directory")
def test_a_person_can_look_around() -> None:
    asked = ["card 3", "rules", "rules tea-sell", "board 2", "forecast", "suggest", "help", "quit", "n"]
    code, text = played(asked, "tea-house", "--seed", "5")
    assert code == 0
    assert "Lamp: it costs a coin" in text
    assert "TEA-GIVEUP  Everybody is dealt five cards" in text
    assert "TEA-SELL  Once a turn sell a tea" in text
    assert "Hand of Player 2 (greedy bot): 3 hidden" in text
    assert "Suggestion: give up" in text


@pytest.mark.usefixtures("state_directory", "bare_tea_house")
def test_a_game_without_face_and_bots_is_played_plainly_against_the_random_bot() -> None:
    code, text = played(random_numbers(1), "tea-house", "--seed", "5")
    assert code == 0
    assert "Player 2 (random bot)" in text
    assert "purses: [[1, 0, 0], " in text
    assert ends_well(text)


@pytest.mark.usefixtures("state_directory", "bare_tea_house")
def test_the_switches_of_a_plain_game_are_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert played([], "tea-house", "--rounds", "6")[0] == 0
    with pytest.raises(SystemExit):
        played([], "tea-house", "--rounds", "7")
    assert "invalid choice: '7'" in capsys.readouterr().err
    assert played([], "--rounds", "6")[0] == 2
    assert "--rounds is not an option of Underwater Cities." in capsys.readouterr().err


def test_the_environment_puts_a_game_on_the_shelf() -> None:
    environment = os.environ | {
        "NEXTFRONTIER_GAMES": PLUGIN.package + ".plugin",
        "PYTHONPATH": f"{ROOT / 'src'}:.",
    }
    command = [sys.executable, "-m", "nextfrontier.cli.main", "bench", "--json", "--game", "tea-house"]
    ran = subprocess.run(
        [*command, "--seconds", "0.1"], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["tea-house"]["decisions_per_second"] > 0


@pytest.mark.parametrize("module", ["no.such.module", "examples.tea_house.words"])
def test_a_module_without_a_plugin_is_told(module: str) -> None:
    with pytest.raises(ImportError, match=f"'{module}' is no plugin of a game: .*; see NEXTFRONTIER_GAMES"):
        shelf.find_plugin(module)


# By bots.


def test_the_greedy_bot_beats_the_random_one() -> None:
    levels = list(levels_of("tea-house"))
    assert levels == ["random", "greedy"]
    wins = 0
    for seed in range(20):
        ranking = won(seed, [bot("tea-house", levels[(seat + seed) % 2]) for seat in range(2)])
        wins += levels[(ranking + seed) % 2] == "greedy"
    assert wins >= 16


def won(seed: int, players: list[Any]) -> int:
    """Return the seat that wins a game between these bots."""
    state = GAME.new(2, {}, seed)
    while (seat := state.to_move()) >= 0:
        choice = players[seat].choose(view_of(state, seat), seat, Budget(nodes=100), seed)
        state.play(seat, choice.move)
    result = GAME.result(state)
    assert result is not None
    return result.ranking[0]


# By hosts.


def test_the_referee_plays_it_to_its_end() -> None:
    host, chance = Host(), random.Random(1)
    assert host.ask("new", game="tea-house", seats=3, seed=7, options={"rounds": 2})["ok"]
    while decisions := [one for one in host.ask("decisions")["decisions"] if not one["optional"]]:
        move = chance.choice(decisions[0]["moves"])["text"]
        assert host.ask("play", seat=decisions[0]["seat"], move=move)["ok"]
    assert sorted(host.ask("result")["ranking"]) == [0, 1, 2]


def test_a_table_of_the_server_is_opened_and_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NEXTFRONTIER_GAMES", f"{PLUGIN.package}.plugin")  # for the process of the bot
    server = Serving(tmp_path)
    try:
        assert "tea-house" in [known["slug"] for known in server.get("/api/games")["games"]]
        assert server.get("/api/games/tea-house/components")["cards"]["4"]["text"].startswith("Spice")
        table = server.open("human", "greedy", game="tea-house", options={"rounds": 1})
        with Visitor(server.socket_address, table.name, [table.tokens[0]]) as ann:
            ann.arrive()
            while not ann.until(lambda state: state["over"] or ann.must_decide())["over"]:
                version = ann.play()["version"]
                ann.until(lambda state, version=version: state["version"] >= version)
            assert sorted(ann.state["result"]["ranking"]) == [0, 1]
    finally:
        server.stop()


# In words.


def test_every_sentence_of_a_game_has_words_and_a_save_brings_it_back() -> None:
    record = Record(GAME, 2, {}, 3)
    while not record.over:
        seat = record.state.to_move()
        record.play(seat, record.state.notation(seat, record.state.moves(seat)[-1]))
    told = [GAME.sentence(event, 0) for event in record.events()]
    assert any(text.startswith("Player 1 is dealt 5 cards: ") for text in told)
    assert "Player 2 is dealt 5 cards." in told
    assert any("pays 1 coin and gets 1 tea in the market." in text for text in told)
    assert GAME.sentence_pieces(record.events()[1], 0) == [1, " is dealt 5 cards."]


def test_every_refusal_and_every_rule_that_is_named_has_words() -> None:
    assert GAME.explain(Reason("out_of_reach", "TEA-USE", {"place": "kitchen"}, [])) == (
        "The kitchen could not be used then.",
        [],
    )
    for code in ("no_coin", "no_tea", "not_done", "sold"):
        assert GAME.explain(Reason(code, "", {"place": ""}, []))[0].endswith(".")
    for id_ in ("TEA-GIVEUP", "TEA-DISCARD", "TEA-ACT", "TEA-USE", "TEA-GIFT", "TEA-SELL", "TEA-END"):
        assert GAME.rule_text(id_)
    assert GAME.rule_text("TEA-NONE") is None
