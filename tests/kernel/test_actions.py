"""Tables of atomic actions: finite, numbered from 0, the same everywhere, and kept as golden files."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import nextfrontier as nf
from nextfrontier.kernel.actions import natural
from tests.games.evacuation.sample_packs import EXAMPLE as EVACUATION_PACK
from tests.games.underwater_cities.sample_packs import EXAMPLE as UNDERWATER_PACK
from tests.golden_actions import golden_file, text_of

SLUGS = ["evacuation", "underwater-cities"]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_change_of_the_table_is_seen(slug: str) -> None:
    found = text_of(nf.actions(slug))
    assert found == golden_file(slug).read_text(encoding="utf-8"), (
        f"the actions of {slug} have changed, so their numbers mean something else: "
        "raise `actions_version` of the game, then run `make golden`"
    )


@pytest.mark.parametrize("slug", SLUGS)
def test_actions_are_numbered_from_0_without_gaps(slug: str) -> None:
    table = nf.actions(slug)
    assert list(table.ids.values()) == list(range(len(table)))
    assert [table.ids[name] for name in table.names] == list(range(len(table)))
    assert len(table) < 1500


@pytest.mark.parametrize("slug", SLUGS)
def test_the_table_is_the_same_in_another_process(slug: str) -> None:
    """Whatever was imported before, in whichever order, and however strings are hashed there."""
    script = f"import nextfrontier as nf; print(nf.actions({slug!r}).digest)"
    command = [sys.executable, "-c", script]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=True)
    assert ran.stdout.strip() == nf.actions(slug).digest


def test_names_are_sorted_as_people_count() -> None:
    assert sorted(["card 10", "card 9", "keep end", "keep 3"], key=natural) == [
        "card 9",
        "card 10",
        "keep 3",
        "keep end",
    ]


def opened(options: dict[str, object]) -> nf.Atomic:
    """Return a game of two that is played atom by atom."""
    return nf.Atomic(nf.game("evacuation").new(2, options, 3), nf.actions("evacuation"))


def names(atomic: nf.Atomic, seat: int) -> list[str]:
    """Return the names of the legal atoms."""
    return [atomic.table.names[action] for action in atomic.legal(seat)]


def take(atomic: nf.Atomic, seat: int, *atoms: str) -> list[bool]:
    """Choose atoms by name; tell of each whether a move was played by it."""
    return [atomic.step(seat, atomic.table.ids[atom]) for atom in atoms]


def test_cards_are_kept_one_by_one_and_what_is_forced_follows() -> None:
    atomic = opened({"actions": "advanced", "goals": "first_game"})
    hand = list(atomic.state.copy().me().hand)  # type: ignore[attr-defined]
    assert names(atomic, 0) == [f"card {card}" for card in hand[:4]]
    kept = [hand[0], hand[2], hand[5], hand[6]]
    assert take(atomic, 0, *[f"card {card}" for card in kept[:3]]) == [False, False, True]
    assert list(atomic.state.players[0].hand) == kept  # type: ignore[attr-defined]


def test_a_card_that_came_earlier_is_not_offered_again() -> None:
    atomic = opened({"actions": "advanced", "goals": "first_game"})
    hand = list(atomic.state.copy().me().hand)  # type: ignore[attr-defined]
    take(atomic, 0, f"card {hand[2]}")
    assert names(atomic, 0) == [f"card {card}" for card in hand[3:5]]
    with pytest.raises(ValueError, match=r"card \d+ is not legal here"):
        take(atomic, 0, f"card {hand[0]}")


def test_a_copy_goes_its_own_way_from_the_middle_of_a_move() -> None:
    atomic = opened({"actions": "advanced", "goals": "first_game"})
    first = atomic.legal(0)[0]
    atomic.step(0, first)
    other = atomic.copy()
    assert other.legal(0) == atomic.legal(0)
    other.step(0, other.legal(0)[0])
    assert (len(other.begun[0]), len(atomic.begun[0])) == (3, 2)  # `keep` and the cards
    assert atomic.begun[1] == []


@pytest.mark.parametrize(
    ("slug", "pack"), [("evacuation", EVACUATION_PACK), ("underwater-cities", UNDERWATER_PACK)]
)
def test_a_game_with_a_pack_is_played_with_the_same_table(slug: str, pack: Path) -> None:
    rng, table = random.Random(slug), nf.actions(slug)
    atomic = nf.Atomic(nf.game(slug).new(2, {"pack": str(pack)}, 5), table)
    while (seat := atomic.state.to_move()) >= 0:
        atomic.step(seat, rng.choice(atomic.legal(seat)))
