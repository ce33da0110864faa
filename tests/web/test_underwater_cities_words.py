"""Words of the screen of Underwater Cities: the log."""

from nextfrontier.underwater_cities.game import GAME
from tests.web.node import in_node

LOG = """
const { logPieces } = await import("./games/underwater-cities/logging.ts");
const reader = { components: given.components, nameOf: (seat) => given.names[seat] ?? "" };
console.log(JSON.stringify(given.events.map((event) => logPieces(event, reader))));
"""


def told(text: str, cause: str = "", **details: object) -> list[object]:
    """A sentence of the log as the client shows it to Ada and Ben."""
    event = {"kind": "x", "seat": 0, "cause": cause, "details": details, "text": text, "reveals": False}
    given = {"components": GAME.components("en", {}), "names": ["Ada", "Ben"], "events": [event]}
    (found,) = in_node(LOG, given)
    assert isinstance(found, list)
    return [piece for piece in found if piece != ""]


def test_the_log_calls_players_by_their_names() -> None:
    assert told("Player 1 gains 2 science (slot Y3).") == ["Ada gains 2 science (slot Y3)."]
    assert told("Round 1 begins; order of play: Player 2, Player 1.") == [
        "Round 1 begins; order of play: Ben, Ada."
    ]


def test_cards_of_the_log_can_be_picked() -> None:
    link = {"text": "Bore Crew", "pick": "card 6"}
    assert told("Player 1 claims card 6 Bore Crew.", cause="card 6/1") == ["Ada claims ", link, "."]
    assert told("Player 2 draws card 6 Bore Crew (end of the turn).", which=[6]) == [
        "Ben draws ",
        link,
        " (end of the turn).",
    ]
    assert told("Player 1 gains 1 kelp (card 6 Bore Crew).", cause="card 6") == [
        "Ada gains 1 kelp (",
        link,
        ").",
    ]
