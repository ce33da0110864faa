"""A sentence of the log as the client shows it, for the tests of both games."""

from nextfrontier.shelf import game
from tests.web.node import in_node

LOG = """
const { logPieces } = await import(`./games/${given.game}/logging.ts`);
const reader = { components: given.components, nameOf: (seat) => given.names[seat] ?? "" };
console.log(JSON.stringify(given.events.map((event) => logPieces(event, reader))));
"""


def told_by(
    slug: str,
    said: list[str | int],
    names: tuple[str, str] = ("Ada", "Ben"),
    cause: str = "",
    **details: object,
) -> list[object]:
    """Return the pieces of a sentence as Ada and Ben, or others, are shown it; neighbouring texts are one."""
    event = {"kind": "x", "seat": 0, "cause": cause, "details": details, "said": said, "reveals": False}
    components = game(slug).components("en", {})
    (found,) = in_node(LOG, {"game": slug, "components": components, "names": names, "events": [event]})
    assert isinstance(found, list)
    named = [piece["name"] if isinstance(piece, dict) and "name" in piece else piece for piece in found]
    return join_texts([piece for piece in named if piece != ""])


def join_texts(pieces: list[object]) -> list[object]:
    """Return the pieces, with neighbouring texts as one."""
    found: list[object] = []
    for piece in pieces:
        last = found[-1] if found else None
        if isinstance(piece, str) and isinstance(last, str):
            found[-1] = last + piece
        else:
            found.append(piece)
    return found
