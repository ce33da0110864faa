"""Short words for positions, so that a vector reads like its text in docs/rules."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.games.underwater_cities.positions.documents import Position
from nextfrontier.kit.vectors.reading import Word, Words

Document = dict[str, Any]

GOODS: Final = {"c": "credits", "k": "kelp", "s": "steelplast", "n": "science", "b": "biomatter"}
SOLO_BOARD: Final = 6


def set_up(seats: int, facts: Document) -> tuple[Document, Document]:
    """Return the options and a position in round 2 unless told otherwise; contracts on display mean that variant."""
    numbers = facts.pop("boards", [SOLO_BOARD] if seats == 1 else list(range(1, seats + 1)))
    options: Document = {"board_numbers": numbers, "solo_start": facts.pop("solo_start", 1)}
    options |= {"boards": "advanced" if numbers[0] > 4 else "basic", "contracts": "contracts" in facts}
    return options, facts if "era" in facts else {"round": 2, **facts}


def end_of_round(seats: int, number: int, card: int = 45, order: list[int] | None = None) -> Document:
    """Return the last turn of a round, done but for `end`: its player, the last, took the AAS with a card."""
    turn_order = order or [*range(1, seats), 0]
    last = turn_order[-1]
    return {
        "round": number,
        "turn": 3,
        "order": turn_order,
        "to_play": last,
        "slots": {"AAS": [last]},
        "pending": [{"slot": "AAS", "card": card}, ["end"], ["next_turn"]],
    }


def area(
    stock: str | None = None, seat: int = 0, claimed: list[int | Document] | None = None, **rest: Any
) -> Document:
    """Return a player's area: `1s 2c` is all there is in stock (None: as dealt)."""
    found: Document = {"seat": seat, **rest}
    if stock is not None:
        found["resources"] = resources(stock)
    if claimed is not None:
        found["claimed"] = claimed_cards(claimed)
    return found


def claimed_cards(cards: list[int | Document]) -> list[Document]:
    """Return claimed cards, of which some are plain numbers: those are not used."""
    return [card if isinstance(card, dict) else {"card": card} for card in cards]


def resources(text: str) -> dict[str, int]:
    """Return `1s 2c` as a stock of exactly that: everything else is 0."""
    return dict.fromkeys(GOODS.values(), 0) | goods(text)


def goods(text: str) -> dict[str, int]:
    """Return `1s 2c` as amounts by name."""
    return {GOODS[word[-1]]: int(word[:-1]) for word in text.split()}


def cities(sites: str) -> dict[str, str]:
    """Return `MC BC*` as cities, symbiotic where there is a star; the starting city is always there."""
    return {site.rstrip("*"): "symbiotic" if "*" in site else "nonsymbiotic" for site in sites.split()}


def tunnels(sites: str) -> dict[str, str]:
    """Return `MC-BR MR-BR+` as tunnels, upgraded where there is a plus."""
    return {site.rstrip("+"): "upgraded" if "+" in site else "plain" for site in sites.split()}


def farms(sites: str) -> dict[str, str]:
    """Return `BR.1 BR.2+` as farms, upgraded where there is a plus."""
    return buildings("farm", sites)


def desals(sites: str) -> dict[str, str]:
    """Return desalination plants in the form of `farms`."""
    return buildings("desalination", sites)


def labs(sites: str) -> dict[str, str]:
    """Return laboratories in the form of `farms`."""
    return buildings("laboratory", sites)


def buildings(kind: str, sites: str) -> dict[str, str]:
    """Return buildings of one kind."""
    return {site.rstrip("+"): kind + "+" * site.count("+") for site in sites.split()}


BUILT: Final[dict[str, Word]] = {
    "cities": lambda sites: {"cities": cities(sites)},
    "tunnels": lambda sites: {"tunnels": tunnels(sites)},
    "farms": lambda sites: {"buildings": farms(sites)},
    "desals": lambda sites: {"buildings": desals(sites)},
    "labs": lambda sites: {"buildings": labs(sites)},
}
PLACED: Final[dict[str, Word]] = {
    **BUILT,
    "stock": lambda text: {"resources": resources(text)},
    "claimed": lambda cards: {"claimed": claimed_cards(cards)},
}
THEN: Final[dict[str, Word]] = {**BUILT, "stock": lambda text: {"resources": goods(text)}}

WORDS: Final = Words(Position, set_up, {"end of round": end_of_round}, PLACED, THEN)
