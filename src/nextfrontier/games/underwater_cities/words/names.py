"""Names of cards and contracts: those that are printed can be translated, those that a pack gives stay as they are."""

from __future__ import annotations

from functools import cache

from nextfrontier.games.underwater_cities.components.facts import CardFacts, ContractFacts
from nextfrontier.games.underwater_cities.vocabulary.library import Facts
from nextfrontier.kit.words.messages import Part
from nextfrontier.kit.words.nouns import name_or_text


@cache
def printed_names() -> dict[str, str]:
    """Return all printed names by the key of their entry: the English ones stand with the components."""
    facts = Facts()
    found = {f"name.card.{number}": card.name for number, card in facts.cards.items() if card.name}
    return found | {f"name.contract.{id_}": contract.name for id_, contract in facts.contracts.items()}


def name_card(card: CardFacts) -> Part:
    """Name a card."""
    return name_or_text(printed_names(), f"name.card.{card.number}", card.name)


def name_contract(contract: ContractFacts) -> Part:
    """Name a contract."""
    return name_or_text(printed_names(), f"name.contract.{contract.id}", contract.name)
