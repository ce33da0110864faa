"""Words of the screen of Evacuation: the log."""

from nextfrontier.evacuation.game import GAME
from tests.web.node import in_node

LOG = """
const { logPieces } = await import("./games/evacuation/logging.ts");
const reader = { components: given.components, nameOf: (seat) => given.names[seat] ?? "" };
console.log(JSON.stringify(given.events.map((event) => logPieces(event, reader))));
"""
COMPONENTS = GAME.components("en", {})


def told(text: str, cause: str = "", **details: object) -> list[object]:
    """A sentence of the log as the client shows it to Ada and Ben."""
    event = {"kind": "x", "seat": 0, "cause": cause, "details": details, "text": text, "reveals": False}
    given = {"components": COMPONENTS, "names": ["Ada", "Ben"], "events": [event]}
    (found,) = in_node(LOG, given)
    assert isinstance(found, list)
    return [piece for piece in found if piece != ""]


def test_the_log_calls_players_by_their_names() -> None:
    assert told("Player 2 passes.") == ["Ben passes."]


def test_ships_and_technologies_of_the_log_can_be_picked() -> None:
    ship, technology = COMPONENTS["ships"]["S03"]["name"], COMPONENTS["technologies"]["T1.4"]["name"]
    assert told(f"Player 1 gets {ship} on the Old World.", item="S03", world="old") == [
        "Ada gets ",
        {"text": ship, "pick": "ship S03"},
        " on the Old World.",
    ]
    assert told(f"Player 1 gains 1 Food ({technology}).", cause="T1.4 now") == [
        "Ada gains 1 Food (",
        {"text": technology, "pick": "technology T1.4"},
        ").",
    ]
