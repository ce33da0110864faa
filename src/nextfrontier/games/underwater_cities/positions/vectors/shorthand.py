"""Short words for positions, so that a vector reads like its text in docs/rules."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.kernel.vectors import Try, Vector, played

Document = dict[str, Any]

GOODS: Final = {"c": "credits", "k": "kelp", "s": "steelplast", "n": "science", "b": "biomatter"}
SOLO_BOARD: Final = 6


def vector(
    id_: str,
    areas: list[Document],
    *tries: Try,
    seats: int = 2,
    boards: list[int] | None = None,
    solo_start: int = 1,
    **changes: Any,
) -> Vector:
    """A position in round 2, player 1 first, unless told otherwise; contracts on display mean that variant."""
    numbers = boards or ([SOLO_BOARD] if seats == 1 else list(range(1, seats + 1)))
    options: Document = {"board_numbers": numbers, "solo_start": solo_start}
    options |= {"boards": "advanced" if numbers[0] > 4 else "basic", "contracts": "contracts" in changes}
    time = {} if "era" in changes else {"round": 2}
    return Vector(
        id_, seats, options, {**time, "order": list(range(seats)), **changes, "players": areas}, tries
    )


def fresh(id_: str, seats: int) -> Vector:
    """A game just dealt, at the choice of opening hands."""
    return Vector(id_, seats, {"board_numbers": list(range(1, seats + 1))}, None, ())


def before_end(round_: int = 4, card: int = 45, order: list[int] | None = None) -> Document:
    """The last turn of a round is done but for `end`: player 2 was first, player 1 has taken the AAS with a card."""
    seats = [1, 0] if order is None else order
    pending = [{"slot": "AAS", "card": card}, ["end"], ["next_turn"]]
    slots = {"AAS": [seats[-1]]}
    return {
        "round": round_,
        "turn": 3,
        "order": seats,
        "to_play": seats[-1],
        "slots": slots,
        "pending": pending,
    }


# Areas of players.


def area(
    stock: str | None = None, seat: int = 0, claimed: list[int | Document] | None = None, **rest: Any
) -> Document:
    """A player's area: `1s 2c` is all there is in stock (None: as dealt); claimed cards may be plain numbers."""
    found: Document = {"seat": seat, **rest}
    if stock is not None:
        found["resources"] = resources(stock)
    if claimed is not None:
        found["claimed"] = [card if isinstance(card, dict) else {"card": card} for card in claimed]
    return found


def resources(text: str) -> dict[str, int]:
    """`1s 2c` as a stock of exactly that: everything else is 0."""
    return dict.fromkeys(GOODS.values(), 0) | goods(text)


def goods(text: str) -> dict[str, int]:
    """`1s 2c` as amounts by name."""
    return {GOODS[word[-1]]: int(word[:-1]) for word in text.split()}


def cities(sites: str) -> dict[str, str]:
    """`MC BC*`: cities, symbiotic where there is a star; the starting city is always there."""
    return {site.rstrip("*"): "symbiotic" if "*" in site else "nonsymbiotic" for site in sites.split()}


def tunnels(sites: str) -> dict[str, str]:
    """`MC-BR MR-BR+`: tunnels, upgraded where there is a plus."""
    return {site.rstrip("+"): "upgraded" if "+" in site else "plain" for site in sites.split()}


def farms(sites: str) -> dict[str, str]:
    """`BR.1 BR.2+`: farms, upgraded where there is a plus."""
    return buildings("farm", sites)


def desals(sites: str) -> dict[str, str]:
    """Desalination plants in the same form."""
    return buildings("desalination", sites)


def labs(sites: str) -> dict[str, str]:
    """Laboratories in the same form."""
    return buildings("laboratory", sites)


def buildings(kind: str, sites: str) -> dict[str, str]:
    """Buildings of one kind."""
    return {site.rstrip("+"): kind + "+" * site.count("+") for site in sites.split()}


# Moves to try.


def legal(moves: str, has: str = "", mine: Document | None = None, **state: Any) -> Try:
    """Moves, separated by semicolons, that are legal; `has` (`1s 2vp`) and `mine` is part of player 1's area then."""
    own: Document = {"seat": 0, **(mine or {})}
    points = [word for word in has.split() if word.endswith("vp")]
    for word in points:
        own["score"] = int(word.removesuffix("vp"))
    own["resources"] = goods(" ".join(word for word in has.split() if word not in points))
    return played(moves, [own], **state)
