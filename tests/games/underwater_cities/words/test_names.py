"""Names of cards and contracts: printed ones come from the catalogue, those of a pack stay as they are."""

from nextfrontier.games.underwater_cities.vocabulary.library import Facts
from nextfrontier.games.underwater_cities.words.names import name_card, name_contract, printed_names
from nextfrontier.games.underwater_cities.words.texts import CATALOGUES

CARDS, CONTRACTS = Facts().cards, Facts().contracts


def test_every_printed_name_has_an_entry_that_can_be_translated() -> None:
    named = [name_card(card) for card in CARDS.values() if card.name]
    named += [name_contract(contract) for contract in CONTRACTS.values()]
    assert [CATALOGUES["en"].say(name) for name in named] == list(printed_names().values())
    assert [CATALOGUES["qps"].say(name) for name in named] == [
        f"⟦{name}⟧" for name in printed_names().values()
    ]


def test_a_name_that_a_pack_gives_is_the_same_in_every_language() -> None:
    renamed = CARDS[37]._replace(name="Moja karta")
    assert CATALOGUES["qps"].say(name_card(renamed)) == "⟨Moja karta⟩"
