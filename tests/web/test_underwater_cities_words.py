"""Words of the screen of Underwater Cities: the log."""

from nextfrontier.underwater_cities.game import GAME
from tests.web.node import in_node

LOG = """
const { logPieces } = await import("./games/underwater-cities/logging.ts");
const reader = { components: given.components, nameOf: (seat) => given.names[seat] ?? "" };
console.log(JSON.stringify(given.events.map((event) => logPieces(event, reader))));
"""


def told(
    said: list[str | int], names: tuple[str, str] = ("Ada", "Ben"), cause: str = "", **details: object
) -> list[object]:
    """A sentence of the log as the client shows it to Ada and Ben, or to others."""
    event = {"kind": "x", "seat": 0, "cause": cause, "details": details, "said": said, "reveals": False}
    given = {"components": GAME.components("en", {}), "names": names, "events": [event]}
    (found,) = in_node(LOG, given)
    assert isinstance(found, list)
    pieces = [
        piece["name"] if isinstance(piece, dict) and "name" in piece else piece
        for piece in found
        if piece != ""
    ]
    return joined(pieces)


def joined(pieces: list[object]) -> list[object]:
    """The pieces, with neighbouring texts as one."""
    found: list[object] = []
    for piece in pieces:
        last = found[-1] if found else None
        if isinstance(piece, str) and isinstance(last, str):
            found[-1] = last + piece
        else:
            found.append(piece)
    return found


def test_the_log_calls_players_by_their_names() -> None:
    assert told([0, " gains 2 science (slot Y3)."]) == ["Ada gains 2 science (slot Y3)."]
    assert told(["Round 1 begins; order of play: ", 1, ", ", 0, "."]) == [
        "Round 1 begins; order of play: Ben, Ada."
    ]


def test_names_that_are_those_of_other_seats_are_not_mixed_up() -> None:
    """After a rematch Player 1 sits on the second seat, and Player 2 on the first."""
    said: list[str | int] = ["Round 1 begins; order of play: ", 1, ", ", 0, "."]
    assert told(said, ("Player 2", "Player 1")) == ["Round 1 begins; order of play: Player 1, Player 2."]


def test_nothing_is_looked_for_in_names() -> None:
    names = ("card 6 Bore Crew", "SL-05")
    assert told([0, " and ", 1], names, cause="card 6") == ["card 6 Bore Crew and SL-05"]


def test_cards_of_the_log_can_be_picked() -> None:
    link = {"text": "Bore Crew", "pick": "card 6"}
    assert told([0, " claims card 6 Bore Crew."], cause="card 6/1") == ["Ada claims ", link, "."]
    assert told([1, " draws card 6 Bore Crew (end of the turn)."], which=[6]) == [
        "Ben draws ",
        link,
        " (end of the turn).",
    ]
    assert told([0, " gains 1 kelp (card 6 Bore Crew)."], cause="card 6") == [
        "Ada gains 1 kelp (",
        link,
        ").",
    ]
