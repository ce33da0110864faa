"""The words of cards, slots, tiles, sites and contracts, from the same expressions as their behaviour."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.underwater_cities.components.facts import ContractFacts, MetropolisFacts, SpecialSite
from nextfrontier.games.underwater_cities.vocabulary.words import VOCABULARY
from nextfrontier.kit.expressions import Call
from nextfrontier.kit.words import speaking
from nextfrontier.kit.words.catalogues import read_catalogues
from nextfrontier.kit.words.messages import Message, Part, WordingError

__all__ = [
    "CATALOGUES",
    "ICONS",
    "WordingError",
    "icons_in",
    "text_of",
    "text_of_contract",
    "text_of_metropolis",
    "text_of_site",
]

PACKAGE: Final = "nextfrontier.games.underwater_cities"
CATALOGUES: Final = read_catalogues(PACKAGE)
ICONS: Final = [key.removeprefix("icon.") for key in CATALOGUES["en"].texts if key.startswith("icon.")]
SITES_ON_TERMS = {"ADV-C": "site.pair", "ADV-D": "site.metropolis"}


def icons_in(language: str) -> dict[str, str]:
    """Return all icons with their meanings."""
    catalogue = speaking.catalogue_of(CATALOGUES, language)
    return {icon: catalogue.say(Message(f"icon.{icon}")) for icon in ICONS}


def text_of(effect: str | Call, language: str = "en", form: str = "") -> str:
    """Return the wording of an effect or a condition, in a form if the language has it."""
    return sentences([VOCABULARY.say(effect)], language, form)


def text_of_contract(contract: ContractFacts, language: str = "en") -> str:
    """Return the text of the condition and the reward of a contract (UC-GOV-02, -04)."""
    condition, reward = VOCABULARY.say(contract.condition), VOCABULARY.say(contract.reward)
    return sentences([Message("contract", condition=condition, reward=reward)], language)


def text_of_metropolis(tile: MetropolisFacts, language: str = "en") -> str:
    """Return the text of a metropolis: its effects when connected, in production and in the end (UC-METRO-04, -05)."""
    times = (("metropolis.connected", tile.instant), ("production", tile.production), ("final", tile.final))
    return sentences(
        [Message(key, effect=VOCABULARY.say(effect)) for key, effect in times if effect], language
    )


def text_of_site(site: SpecialSite, language: str = "en") -> str:
    """Return the surcharge and the benefit of a special site (UC-ADV-03, -04)."""
    said: list[Part] = []
    if site.surcharge:
        said.append(Message("site.surcharge", price=VOCABULARY.say(site.surcharge)))
    if site.kind in SITES_ON_TERMS:
        said.append(Message(SITES_ON_TERMS[site.kind]))
    if site.effect:
        said.append(VOCABULARY.say(site.effect))
    return sentences(said, language)


def sentences(messages: list[Part], language: str, form: str = "") -> str:
    """Return messages as sentences of a language."""
    return speaking.sentences(speaking.catalogue_of(CATALOGUES, language), messages, form)
