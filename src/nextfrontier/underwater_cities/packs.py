"""Packs: files by which the owner of a box replaces components without touching code (docs/packs.md).

`read_pack` reads the document, `with_pack` applies it to facts. Both refuse with every problem they find,
each with its path (`cards[3].effect`). Not compiled: msgspec structs describe the document.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from nextfrontier.kernel.reasons import Reason, Refused
from nextfrontier.underwater_cities.library import Facts
from nextfrontier.underwater_cities.pack_boards import check_sites, replace_bonus, replace_special_site
from nextfrontier.underwater_cities.pack_entries import (
    Change,
    Problems,
    check_hand_limits,
    replace_card,
    replace_contract,
    replace_metropolis,
    why_not_shown,
)

FORMAT: Final = "next-frontier-pack/1"
GAME: Final = "underwater-cities"
MAX_BYTES: Final = 1 << 20
WHOLE: Final = "document"  # the path of what concerns all of it

E = TypeVar("E", bound="Entry")


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry may say: where it is known from, and that it replaces what is attested on purpose."""

    provenance: str | UnsetType = UNSET
    attested: bool = False

    def change(self, path: str) -> Change:
        """The entry as the fields it gives."""
        given = {name: getattr(self, name) for name in self.__struct_fields__}
        return Change(path, {name: value for name, value in given.items() if value is not UNSET})


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


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """The file; its entries are read one by one, so that each problem is found."""

    format: str
    game: str
    name: str
    version: str
    cards: list[Any] = []
    boards: list[Any] = []
    metropolises: list[Any] = []
    contracts: list[Any] = []


class Pack:
    """A pack that was read: its entries in order, not yet compared with any facts."""

    def __init__(self, document: Document) -> None:
        self.name = document.name
        self.version = document.version
        self.document: dict[str, Any] = msgspec.to_builtins(document)  # for saves, which stand alone
        self.cards: list[Change] = []
        self.bonuses: list[tuple[int, Change]] = []
        self.special_sites: list[tuple[int, Change]] = []
        self.boards: list[Change] = []
        self.metropolises: list[Change] = []
        self.contracts: list[Change] = []

    def digest(self) -> str:
        """A short hash of the content, the same however the file is laid out."""
        return blake2b(msgspec.json.encode(self.document, order="sorted"), digest_size=8).hexdigest()


def read_pack(source: object) -> Pack:
    """The pack in a document (Mapping), in JSON text (bytes, str) or in the file with this path (str)."""
    problems = Problems()
    pack = read(source, problems)
    if pack is None or problems.reasons:
        raise Refused(problems.reasons)
    return pack


def with_pack(facts: Facts, pack: Pack) -> Facts:
    """The facts with the entries of a pack in place of theirs; refused with all problems."""
    problems = Problems()
    found = replaced(facts, pack, problems)
    if problems.reasons:
        raise Refused(problems.reasons)
    return found


def problems_of(source: object, facts: Facts) -> list[Reason]:
    """Every problem of a pack for these facts: of its form, and of the entries that could be read."""
    problems = Problems()
    pack = read(source, problems)
    if pack is not None:
        replaced(facts, pack, problems)
    return problems.reasons


def replaced(facts: Facts, pack: Pack, problems: Problems) -> Facts:
    """Facts with everything replaced that has no problem."""
    found = Facts()
    found.version = f"{facts.version} + {pack.name} {pack.version} #{pack.digest()}"
    found.cards, found.boards = dict(facts.cards), dict(facts.boards)
    found.metropolises, found.contracts = dict(facts.metropolises), dict(facts.contracts)
    for change in pack.cards:
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
    for change in pack.metropolises:
        replace_metropolis(found.metropolises, change, problems)
    for change in pack.contracts:
        replace_contract(found.contracts, change, problems)
    return found


def read(source: object, problems: Problems) -> Pack | None:
    """The pack with all entries that can be read; None if it is not to be read at all."""
    try:
        raw = msgspec.json.decode(content_of(source))
    except OSError as error:
        problems.add(WHOLE, f"the file cannot be read: {error.strerror or error}")
    except RecursionError:
        problems.add(WHOLE, "it is nested too deeply")
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        problems.add(WHOLE, f"it is no JSON document: {error}")
    else:
        return read_document(raw, problems)
    return None


def content_of(source: object) -> bytes:
    """The JSON text of a document, at most 1 MiB; a text that is no object names a file."""
    if isinstance(source, bytes):
        content = source
    elif isinstance(source, str):
        is_text = source.lstrip().startswith("{")
        content = source.encode() if is_text else file_content(Path(source))
    elif isinstance(source, Mapping):
        content = msgspec.json.encode(dict(source))
    else:
        raise TypeError("neither a document nor the path of one")
    if len(content) > MAX_BYTES:
        raise ValueError("it has more than 1 MiB")
    return content


def file_content(path: Path) -> bytes:
    """What is in a file, as far as a pack may go; special files are not touched."""
    if not path.is_file():
        raise FileNotFoundError(2, "there is no such file")
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def read_document(raw: object, problems: Problems) -> Pack | None:
    """The pack of a decoded document."""
    if not isinstance(raw, dict):
        problems.add(WHOLE, "it must be a JSON object")
        return None
    for field, known in (("format", FORMAT), ("game", GAME)):
        if raw.get(field) != known:
            problems.add(field, f"this program reads {field} {known!r}, not {raw.get(field)!r}")
    if problems.reasons:
        return None
    document = filled(Document, raw, "", problems)
    if document is None:
        return None
    for field, most in (("name", 60), ("version", 20)):
        problems.add_all(field, why_not_shown(getattr(document, field), most))
    pack = Pack(document)
    pack.cards = entries(CardEntry, document.cards, "cards", problems)
    pack.metropolises = entries(MetropolisEntry, document.metropolises, "metropolises", problems)
    pack.contracts = entries(ContractEntry, document.contracts, "contracts", problems)
    for index, item in enumerate(document.boards):
        read_board(pack, item, f"boards[{index}]", problems)
    return pack


def read_board(pack: Pack, raw: object, path: str, problems: Problems) -> None:
    """The entries of one board."""
    board = filled(BoardEntry, raw, path, problems)
    if board is None:
        return
    pack.boards.append(Change(path, {"number": board.number}))
    for change in entries(BonusEntry, board.bonuses, f"{path}.bonuses", problems):
        pack.bonuses.append((board.number, change))
    for change in entries(SpecialSiteEntry, board.special_sites, f"{path}.special_sites", problems):
        pack.special_sites.append((board.number, change))


def entries(kind: type[E], raw: list[Any], path: str, problems: Problems) -> list[Change]:
    """The entries of a list that can be read."""
    found: list[Change] = []
    for index, item in enumerate(raw):
        entry = filled(kind, item, f"{path}[{index}]", problems)
        if entry is not None:
            found.append(entry.change(f"{path}[{index}]"))
    return found


S = TypeVar("S", bound=msgspec.Struct)


def filled(kind: type[S], raw: object, path: str, problems: Problems) -> S | None:
    """A struct from a JSON object; every wrong field is named, and left out if the rest can do without it."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        if not isinstance(raw, dict):
            problems.add(path, str(error))
            return None
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    good: dict[str, Any] = {}
    for name, value in raw.items():
        if name not in fields:
            problems.add(f"{path}.{name}", f"there is no such field; known are {', '.join(fields)}")
            continue
        try:
            good[name] = msgspec.convert(value, fields[name].type)
        except msgspec.ValidationError as error:
            problems.add(f"{path}.{name}", str(error))
    for name in fields:
        if fields[name].required and name not in raw:
            problems.add(f"{path}.{name}", "this field is missing")
    return kind(**good) if all(name in good for name in fields if fields[name].required) else None
