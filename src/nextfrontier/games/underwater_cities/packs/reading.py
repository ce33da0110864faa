"""Packs of Underwater Cities (docs/packs.md): their entries, and the way they replace facts.

`read_pack` reads the document, `with_pack` applies it to facts. Both refuse with every problem they find,
each with its path (`cards[3].effect`). Not compiled: msgspec structs describe the document.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from nextfrontier.games.underwater_cities.packs.boards import check_sites, replace_bonus, replace_special_site
from nextfrontier.games.underwater_cities.packs.entries import (
    check_hand_limits,
    is_designed,
    replace_card,
    replace_contract,
    replace_metropolis,
)
from nextfrontier.games.underwater_cities.vocabulary.library import Facts
from nextfrontier.kit.packs.problems import Change, Problems
from nextfrontier.kit.packs.reading import Entry, Head, Pack, Packs, entries, fill_struct, read

GAME: Final = "underwater-cities"


class CardEntry(Entry, kw_only=True):
    """A card, by its number; 0 is the Personal Assistant."""

    number: int
    name: str | UnsetType = UNSET
    effect: str | UnsetType = UNSET
    colour: str | UnsetType = UNSET
    cost: int | UnsetType = UNSET


class BonusEntry(Entry, kw_only=True):
    """A construction bonus, by its site; on a site without one it is new."""

    site: str
    effect: str | UnsetType = UNSET
    removed: bool = False


class SpecialSiteEntry(Entry, kw_only=True):
    """A special site of an advanced board, by its (first) site; elsewhere it is new."""

    site: str
    kind: str | UnsetType = UNSET
    surcharge: str | UnsetType = UNSET
    effect: str | UnsetType = UNSET
    removed: bool = False


class MetropolisEntry(Entry, kw_only=True):
    """A metropolis tile, by its id."""

    id: str
    instant: str | UnsetType = UNSET
    production: str | UnsetType = UNSET
    final: str | UnsetType = UNSET


class ContractEntry(Entry, kw_only=True):
    """A government contract, by its id."""

    id: str
    name: str | UnsetType = UNSET
    condition: str | UnsetType = UNSET
    reward: str | UnsetType = UNSET


class BoardEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A player board, by its number; its entries are read one by one."""

    number: int
    bonuses: list[Any] = []
    special_sites: list[Any] = []


class Document(Head):
    """The file."""

    cards: list[Any] = []
    boards: list[Any] = []
    metropolises: list[Any] = []
    contracts: list[Any] = []


LISTS: Final[dict[str, type[Entry]]] = {
    "cards": CardEntry,
    "metropolises": MetropolisEntry,
    "contracts": ContractEntry,
}


class BoxPack(Pack):
    """A pack that was read; entries of boards stand with the number of their board."""

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self.boards: list[Change] = []
        self.bonuses: list[tuple[int, Change]] = []
        self.special_sites: list[tuple[int, Change]] = []

    def all_entries(self) -> list[tuple[str, int, Change]]:
        """Return every entry; those of boards with their number."""
        bonuses = [("bonuses", number, change) for number, change in self.bonuses]
        special = [("special_sites", number, change) for number, change in self.special_sites]
        return [*super().all_entries(), *bonuses, *special]


def replace_facts(facts: Facts, pack: BoxPack, problems: Problems) -> Facts:
    """Replace all facts whose new entries have no problem."""
    found = Facts()
    found.version = pack.version_of(facts.version)
    found.cards, found.boards = dict(facts.cards), dict(facts.boards)
    found.metropolises, found.contracts = dict(facts.metropolises), dict(facts.contracts)
    for change in pack.changes["cards"]:
        replace_card(found.cards, change, problems)
    check_hand_limits(found.cards, problems)
    for change in pack.boards:
        problems.check_key(facts.boards, change, "number", "board")
    for number, change in pack.bonuses:
        replace_bonus(found.boards, number, change, problems)
    for number, change in pack.special_sites:
        replace_special_site(found.boards, number, change, problems)
    for change in pack.boards:
        check_sites(found.boards, change, problems)
    for change in pack.changes["metropolises"]:
        replace_metropolis(found.metropolises, change, problems)
    for change in pack.changes["contracts"]:
        replace_contract(found.contracts, change, problems)
    return found


def read_entries(source: object, problems: Problems) -> BoxPack | None:
    """Return the pack with all entries that can be read; None if it is not to be read at all."""
    document = read(source, GAME, Document, problems)
    if document is None:
        return None
    pack = BoxPack(document)
    for name, kind in LISTS.items():
        pack.changes[name] = entries(kind, getattr(document, name), name, problems)
    for index, item in enumerate(document.boards):
        read_board(pack, item, f"boards[{index}]", problems)
    return pack


def read_board(pack: BoxPack, raw: object, path: str, problems: Problems) -> None:
    """Read the entries of one board."""
    board = fill_struct(BoardEntry, raw, path, problems)
    if board is None:
        return
    pack.boards.append(Change(path, {"number": board.number}))
    for change in entries(BonusEntry, board.bonuses, f"{path}.bonuses", problems):
        pack.bonuses.append((board.number, change))
    for change in entries(SpecialSiteEntry, board.special_sites, f"{path}.special_sites", problems):
        pack.special_sites.append((board.number, change))


PACKS: Final = Packs(Facts, is_designed, read_entries, replace_facts, "nextfrontier.games.underwater_cities")
read_pack, with_pack, problems_of, facts_of = PACKS.read, PACKS.apply, PACKS.problems_of, PACKS.facts_of
