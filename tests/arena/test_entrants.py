"""Entrants: levels and programs with their limits, and what is refused."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from nextfrontier.arena.entrants import digest_files, find_program, read_entrant
from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import level_of
from nextfrontier.kernel.reasons import Refused

GAME = "underwater-cities"
USUAL = Budget(None, 5_000)  # of a program without a limit


@pytest.mark.parametrize(
    ("text", "command", "budget"),
    [
        ("run:node b.mjs", "node b.mjs", USUAL),
        ("run:node b.mjs@nodes=9", "node b.mjs", Budget(9, None)),
        ("run:node b.mjs@ms=2000", "node b.mjs", Budget(None, 2000)),
        ("run:node b.mjs --x=a@b.c", "node b.mjs --x=a@b.c", USUAL),
        ("run:node b.mjs --x=a@b.c@nodes=5@ms=2000", "node b.mjs --x=a@b.c", Budget(5, 2000)),
        ("run:npx bot@2.1 play@ms=7", "npx bot@2.1 play", Budget(None, 7)),
        ("run:sh -c 'bot --limit=@ms=7'", "sh -c 'bot --limit=@ms=7'", USUAL),
    ],
)
def test_only_limits_at_the_end_are_no_part_of_a_command(text: str, command: str, budget: Budget) -> None:
    entrant = read_entrant(text, GAME)
    assert (entrant.text, entrant.command, entrant.budget) == (text, command, budget)


def test_a_level_has_its_limits_too() -> None:
    entrant = read_entrant("greedy@nodes=500", GAME)
    assert (entrant.level, entrant.budget) == ("greedy", Budget(500, None))


def test_a_level_without_a_limit_has_its_own() -> None:
    assert read_entrant("strong", GAME).budget == level_of(GAME, "strong").turn_budget


@pytest.mark.parametrize(
    ("text", "code", "limit"),
    [
        ("greedy@nodes=x", "wrong_limit", "nodes=x"),
        ("greedy@foo=3", "wrong_limit", "foo=3"),
        ("greedy@", "wrong_limit", ""),
        ("run:bot@ms=soon", "wrong_limit", "ms=soon"),
        ("run:bot@ms=0@nodes=5", "wrong_limit", "ms=0"),
    ],
)
def test_a_wrong_limit_is_refused_by_its_name(text: str, code: str, limit: str) -> None:
    with pytest.raises(Refused) as refused:
        read_entrant(text, GAME)
    [reason] = refused.value.reasons
    assert (reason.code, reason.parameters["limit"]) == (code, limit)


@pytest.mark.parametrize("text", ["run:", "run: @ms=5"])
def test_limits_alone_are_no_command(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_entrant(text, GAME)
    assert refused.value.reasons[0].code == "no_command"


@pytest.mark.parametrize("text", ["run:python3 'bot", "run:python3 \udcff.py"])
def test_an_open_quote_and_bytes_that_are_no_text_are_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_entrant(text, GAME)
    assert refused.value.reasons[0].code == "unreadable_entrant"


def test_the_files_that_a_command_names_have_a_digest_of_their_contents(tmp_path: Path) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("pass")
    other.write_text("pass")

    def digest(words: str) -> str:
        return digest_files(read_entrant(f"run:{words}", GAME))

    before = digest(f"python {one} --fast")
    assert before == digest(f"python {other}@ms=5")
    assert digest(f"python {one} {other}") != before
    other.write_text("pass # changed")
    assert digest(f"python {one} --fast") == before
    assert len({before, digest(f"python {other}"), digest(f"python {one} {other}")}) == 3


@pytest.mark.parametrize(
    "text", ["greedy", "run:python", "run:python no-such-file", f"run:sh -c {'x' * 5_000}"]
)
def test_an_entrant_that_names_no_file_has_no_digest(text: str) -> None:
    assert digest_files(read_entrant(text, GAME)) == ""


def test_a_program_that_is_not_there_is_refused_before_a_match() -> None:
    find_program(read_entrant(f"run:{sys.executable} bot.py", GAME))
    find_program(read_entrant("greedy", GAME))
    with pytest.raises(Refused) as refused:
        find_program(read_entrant("run:no-such-program bot.py", GAME))
    [reason] = refused.value.reasons
    assert (reason.code, reason.parameters["program"]) == ("no_program", "no-such-program")
