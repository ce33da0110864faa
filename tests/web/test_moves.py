"""The client reads moves by their kinds and parameters (web/…/play/moves.ts)."""

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from nextfrontier.games.evacuation.game import GAME as EVACUATION
from nextfrontier.games.underwater_cities.game import GAME as UNDERWATER_CITIES
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.game import Game
from nextfrontier.protocol.decisions import MoveDocument, tell_moves
from tests.games.evacuation.test_notations import open_decisions as in_worlds
from tests.games.underwater_cities.random_games import open_decisions as in_seas
from tests.web.node import in_node

TARGETS = """
const { slug, moves } = given;
const { readMove } = await import("./lib/play/moves.ts");
const { target } = await import(`./games/${slug}/play/moves.ts`);
console.log(JSON.stringify(moves.map((move) => target(readMove(move)))));
"""
BUTTONS = {
    "claim", "discard items", "down", "end", "energy", "exchange", "factory", "fee", "first", "gain", "keep", "leave",
    "look", "part", "pass", "pay", "place", "power", "prepare", "raise", "spend", "unit", "up",
}  # fmt: skip


@pytest.mark.parametrize(
    ("game", "met"),
    [(EVACUATION, in_worlds(range(6))), (UNDERWATER_CITIES, in_seas(range(6)))],
    ids=["evacuation", "underwater-cities"],
)
def test_moves_belong_to_things_of_the_screen(game: Game[Any], met: Iterable[tuple[State, int]]) -> None:
    """Their parameters name the things, whatever their notation is."""
    moves: dict[str, MoveDocument] = {}
    for state, seat in met:
        for found in tell_moves(game, state, seat, state.domain(seat), (), "en"):
            moves.setdefault(found.kind, found)
    documents = msgspec.to_builtins(list(moves.values()))
    targets = in_node(TARGETS, {"slug": game.slug, "moves": documents})
    for told, target in zip(moves.values(), targets, strict=True):
        thing = [value for key, value in target.items() if key != "kind"]
        kind = "discard items" if "items" in told.fields else told.kind
        assert (target["kind"] == "button") == (kind in BUTTONS), told
        assert all(value in (told.kind, *told.fields.values()) for value in thing), told


GIVEN = """
const { components, asked } = given;
const { readMove } = await import("./lib/play/moves.ts");
const { givenMoves } = await import("./games/underwater-cities/play/given.ts");
const { partEffect } = await import("./games/underwater-cities/play/effects.ts");
const sent = asked.map(({ moves, ...open }) => givenMoves(components, { ...open, moves: moves.map(readMove) }));
const { icons } = partEffect(components, readMove(asked[0].moves[1]));
console.log(JSON.stringify({ sent, icons }));
"""


def part(place: str, number: int, steps: int = 0) -> MoveDocument:
    """A part of the effect at a place."""
    text = f"part {number} steps {steps}" if steps else f"part {number}"
    return MoveDocument(text, "part", {"part": number, "steps": steps, "place": place}, "", False)


def test_the_whole_advance_is_one_confirmation_and_idle_cards_are_not_paid_for_without_asking() -> None:
    """UC-FED-15, UC-SPEC-21: what Confirm sends; the engine names leaving first where a card would do nothing."""
    pay = MoveDocument("pay 1c", "pay", {"amounts": {"credits": 1}, "card": 190}, "", False)
    leave = MoveDocument("decline", "leave", {"word": "decline", "asked": "play_card"}, "", False)
    asked: list[dict[str, object]] = [
        {"kind": "parts", "place": "SL-11", "moves": [part("SL-11", 1), part("SL-11", 1, 1)]},
        {
            "kind": "parts",
            "place": "card 9",
            "moves": [part("card 9/1", 1), part("card 9/1", 1, 1), part("card 9/2", 2), leave],
        },
        {"kind": "play_card", "place": None, "moves": [pay, leave]},
        {"kind": "play_card", "place": None, "moves": [leave, pay]},
    ]
    given = {"components": UNDERWATER_CITIES.components("en", {}), "asked": msgspec.to_builtins(asked)}
    found = in_node(GIVEN, given)
    assert found["sent"] == [["part 1"], ["part 1", "part 2"], ["pay 1c"], None]
    assert found["icons"] == ["advance", "1"]
