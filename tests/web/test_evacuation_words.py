"""Words of the screen of Evacuation: the log."""

from nextfrontier.evacuation.game import GAME
from tests.web.node import in_node

LOG = """
const { logPieces } = await import("./games/evacuation/logging.ts");
const reader = { components: given.components, nameOf: (seat) => given.names[seat] ?? "" };
console.log(JSON.stringify(given.events.map((event) => logPieces(event, reader))));
"""
COMPONENTS = GAME.components("en", {})


def told(
    said: list[str | int], names: tuple[str, str] = ("Ada", "Ben"), cause: str = "", **details: object
) -> list[object]:
    """A sentence of the log as the client shows it to Ada and Ben, or to others."""
    event = {"kind": "x", "seat": 0, "cause": cause, "details": details, "said": said, "reveals": False}
    given = {"components": COMPONENTS, "names": names, "events": [event]}
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
    assert told([1, " passes."]) == ["Ben passes."]


def test_names_that_are_those_of_other_seats_are_not_mixed_up() -> None:
    """After a rematch Player 1 sits on the second seat, and Player 2 on the first."""
    assert told([0, " before ", 1], ("Player 2", "Player 1")) == ["Player 2 before Player 1"]


def test_ships_and_technologies_of_the_log_can_be_picked() -> None:
    ship, technology = COMPONENTS["ships"]["S03"]["name"], COMPONENTS["technologies"]["T1.4"]["name"]
    assert told([0, f" gets {ship} on the Old World."], item="S03", world="old") == [
        "Ada gets ",
        {"text": ship, "pick": "ship S03"},
        " on the Old World.",
    ]
    assert told([0, f" gains 1 Food ({technology})."], cause="T1.4 now") == [
        "Ada gains 1 Food (",
        {"text": technology, "pick": "technology T1.4"},
        ").",
    ]
