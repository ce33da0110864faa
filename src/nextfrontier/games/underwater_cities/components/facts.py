"""The value types of the components; effects are strings in the grammar of the cards document, 2.1."""

from typing import NamedTuple


class CardFacts(NamedTuple):
    """Hold the print of a card; special cards have era 0, the assistant number 0 (UC-GEN-10, UC-SPEC-08)."""

    number: int
    era: int
    colour: str
    cost: int
    name: str
    effect: str
    provenance: str


class SlotFacts(NamedTuple):
    """An action slot by the id of its effect, which holds wherever a side of the main board shows it."""

    id: str
    effect: str


class RingPlace(NamedTuple):
    """A place of the ring of action slots: its position id and the slot printed there."""

    position: str
    slot: str
    colour: str


class SiteBonus(NamedTuple):
    """A construction bonus printed on a site (UC-BONUS-01)."""

    site: str
    effect: str
    provenance: str


class SpecialSite(NamedTuple):
    """A special site of an advanced board (UC-ADV-16, -17); provenance of site / surcharge / effect."""

    kind: str
    sites: tuple[str, ...]
    surcharge: str
    effect: str
    provenance: str


class BoardFacts(NamedTuple):
    """A player board; building_sites counts those of each city without its expansion site (UC-ADV-02)."""

    number: int
    side: str
    building_sites: tuple[int, ...]
    tunnels: tuple[str, ...]
    bonuses: tuple[SiteBonus, ...]
    special_sites: tuple[SpecialSite, ...]


class MetropolisFacts(NamedTuple):
    """A metropolis tile: brown ones score in the end, blue ones give at once (UC-METRO-04, -05)."""

    id: str
    colour: str
    instant: str
    production: str
    final: str
    solo: bool
    provenance: str


class ContractFacts(NamedTuple):
    """A government contract (UC-GOV-02, -04); provenance of condition / reward."""

    id: str
    name: str
    condition: str
    reward: str
    provenance: str


def era_card(era: int, colour: str, number: int, name: str, effect: str, provenance: str) -> CardFacts:
    """Return a card of an Era deck, which has no cost."""
    return CardFacts(number, era, colour, 0, name, effect, provenance)
