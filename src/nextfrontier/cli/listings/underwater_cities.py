"""The components of Underwater Cities, in words."""

from typing import Final

from nextfrontier.cli.listings.listing import Listing, Row
from nextfrontier.cli.speech import say, spoken_language
from nextfrontier.games.underwater_cities.components.facts import BoardFacts, CardFacts
from nextfrontier.games.underwater_cities.effects.places import ON_CARD, PERSONAL_ASSISTANT
from nextfrontier.games.underwater_cities.packs.effects import why_no_effect
from nextfrontier.games.underwater_cities.packs.entries import is_designed
from nextfrontier.games.underwater_cities.packs.reading import PACKS
from nextfrontier.games.underwater_cities.vocabulary.library import Facts
from nextfrontier.games.underwater_cities.vocabulary.words import card_type
from nextfrontier.games.underwater_cities.words.names import name_card, name_contract
from nextfrontier.games.underwater_cities.words.texts import (
    CATALOGUES,
    text_of,
    text_of_contract,
    text_of_metropolis,
    text_of_site,
)
from nextfrontier.kit.expressions import parse
from nextfrontier.kit.words.messages import Part
from nextfrontier.kit.words.problems import say_problem


def wrong(facts: Facts) -> list[Row]:
    """Return every problem of the deck modules with its card, by the rules that packs keep to."""
    return [
        (f"card {card.number} {card.name}", say_problem(problem, spoken_language()))
        for card in facts.cards.values()
        for problem in why_no_effect(card.effect, ON_CARD if card.number else PERSONAL_ASSISTANT)
    ]


def text_in(effect: str) -> str:
    """Return the text of an effect in the language of the command."""
    return text_of(effect, spoken_language())


def say_part(part: Part) -> str:
    """Say a name in the language of the command."""
    return CATALOGUES[spoken_language()].say(part)


def list_rows(facts: Facts, designed: bool) -> list[Row]:
    """Return the rows of all cards, or only of those that were designed."""
    shown = [card for card in facts.cards.values() if is_designed(card.provenance) or not designed]
    rows = [
        (
            str(card.number),
            say_part(name_card(card)),
            card.provenance,
            text_in(card.effect),
        )
        for card in shown
    ]
    return [tuple(say(f"components.head.{name}") for name in ("number", "name", "provenance", "text")), *rows]


def in_order(key: str) -> tuple[int, str]:
    """Return the key of the order in which boards stay together, also with new sites."""
    kind, name = key.split()[:2]
    return ("card", "board", "metropolis", "contract").index(kind), name if kind == "board" else ""


def describe(facts: Facts) -> dict[str, Row]:
    """Return a row for each entry that a pack can replace: name, provenance and text."""
    found = {f"card {card.number}": describe_card(card) for card in facts.cards.values()}
    for board in facts.boards.values():
        found |= describe_board(board)
    for tile in facts.metropolises.values():
        found[f"metropolis {tile.id}"] = (
            tile.colour,
            tile.provenance,
            text_of_metropolis(tile, spoken_language()),
        )
    for contract in facts.contracts.values():
        found[f"contract {contract.id}"] = (
            say_part(name_contract(contract)),
            contract.provenance,
            text_of_contract(contract, spoken_language()),
        )
    return found


def describe_card(card: CardFacts) -> Row:
    """Return name, colour, type and cost of a card; its provenance; its text."""
    what = " ".join([card.colour, card_type(parse(card.effect)), f"cost {card.cost}" if card.cost else ""])
    return (
        f"{say_part(name_card(card))} ({what.strip()})",
        card.provenance,
        text_in(card.effect),
    )


def describe_board(board: BoardFacts) -> dict[str, Row]:
    """Return the bonuses and special sites of a board."""
    place = f"board {board.number}"
    found: dict[str, Row] = {
        f"{place} {bonus.site}": ("bonus", bonus.provenance, text_in(bonus.effect)) for bonus in board.bonuses
    }
    for site in board.special_sites:
        found[f"{place} {site.sites[0]}"] = (
            site.kind,
            site.provenance,
            text_of_site(site, spoken_language()),
        )
    return found


LISTING: Final = Listing(PACKS, list_rows, wrong, describe, in_order)
