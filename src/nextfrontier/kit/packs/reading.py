"""Packs: files by which the owner of a box replaces components without touching code (docs/packs.md).

Common to all packs are the file, its head, its entries, every problem with its path (`cards[3].effect`).
Not compiled: msgspec structs describe the document.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from errno import ENOENT
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from nextfrontier.kernel.game import PRINTING, Option, chosen_options
from nextfrontier.kernel.reasons import Problem, Reason, Refused, problem
from nextfrontier.kit.packs.problems import MOST_OF_A_NAME, Change, Problems, why_not_shown
from nextfrontier.kit.problems import MOST_OF_A_DETAIL, problem_of_shape

FORMAT: Final = "next-frontier-pack/1"
MAX_BYTES: Final = 1 << 20
MOST_OF_A_VERSION: Final = 20
WHOLE: Final = "document"  # the path of what concerns all of it
PACK: Final = Option("pack", "path, document", None, None)
EARLIER: Final = Option(PRINTING, "1, 2", None, (None, 1, 2))
BOX_OPTIONS: Final = (PACK, EARLIER)  # what decides the components


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The fields of every entry: its source, and the consent to replace attested texts."""

    provenance: str | UnsetType = UNSET
    attested: bool = False

    def change(self, path: str) -> Change:
        """Return the entry as the fields it gives."""
        given = {name: getattr(self, name) for name in self.__struct_fields__}
        return Change(path, {name: value for name, value in given.items() if value is not UNSET})


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The head of the file; a game adds its lists, whose entries are read one by one, so that each problem is found."""

    format: str
    game: str
    name: str
    version: str


class Pack:
    """A pack that was read: its entries in order, not yet compared with any facts."""

    def __init__(self, document: Head) -> None:
        self.name = document.name
        self.version = document.version
        self.document: dict[str, Any] = msgspec.to_builtins(document)  # for saves, which stand alone
        self.changes: dict[str, list[Change]] = {}  # by list

    def digest(self) -> str:
        """Return a short hash of the content, the same however the file is laid out."""
        return blake2b(msgspec.json.encode(self.document, order="sorted"), digest_size=8).hexdigest()

    def all_entries(self) -> list[tuple[str, int, Change]]:
        """Return every entry with its list and the number of the board on which it lies; 0 if it lies on none."""
        return [(name, 0, change) for name, found in self.changes.items() for change in found]

    def version_of(self, facts: str) -> str:
        """Return the version of a component set with this pack on it."""
        return f"{facts} + {self.name} {self.version} #{self.digest()}"


class Facts(Protocol):
    """The facts of all components."""

    version: str


E = TypeVar("E", bound=Entry)
F = TypeVar("F", bound=Facts)
H = TypeVar("H", bound=Head)
P = TypeVar("P", bound=Pack)
S = TypeVar("S", bound=msgspec.Struct)


class Packs(Generic[P, F]):
    """The packs of a game: read them and put them on its facts; refuse with every problem, each with its path."""

    def __init__(
        self,
        facts: Callable[[], F],
        is_designed: Callable[[str], bool],
        read_entries: Callable[[object, Problems], P | None],
        replace_facts: Callable[[F, P, Problems], F],
        package: str,
    ) -> None:
        self.facts = facts  # as printed
        self.is_designed = is_designed
        self.read_entries = read_entries  # all entries that can be read; none if it is not to be read at all
        self.replace_facts = replace_facts  # replaces all facts whose new entries have no problem
        # What the next printing changed, as packs.
        self.printings = files(package).joinpath("components", "printings")

    def read(self, source: object) -> P:
        """Read the pack in a document (Mapping), in JSON text (bytes, str) or in the file with this path (str)."""
        problems = Problems(self.is_designed)
        pack = self.read_entries(source, problems)
        if pack is None or problems.reasons:
            raise Refused(problems.reasons)
        return pack

    def apply(self, facts: F, pack: P) -> F:
        """Return the facts with the entries of a pack in place of theirs."""
        problems = Problems(self.is_designed)
        found = self.replace_facts(facts, pack, problems)
        if problems.reasons:
            raise Refused(problems.reasons)
        return found

    def problems_of(self, source: object, facts: F) -> list[Reason]:
        """Return every problem of a pack for these facts: of its form, and of the entries that could be read."""
        problems = Problems(self.is_designed)
        pack = self.read_entries(source, problems)
        if pack is not None:
            self.replace_facts(facts, pack, problems)
        return problems.reasons

    def facts_of(self, options: Mapping[str, object]) -> F:
        """Return the facts of a table, of the printing that it began with, with its pack."""
        chosen = chosen_box(options)
        printing, pack = chosen[PRINTING], chosen["pack"]
        facts = self.earlier_facts(printing) if isinstance(printing, int) else self.facts()
        return facts if pack is None else self.apply(facts, self.read(pack))

    def earlier_facts(self, printing: int) -> F:
        """Return the facts of an earlier printing: what each later one changed is taken back, the latest first."""
        found = self.facts()
        for number in range(int(found.version) - 1, printing - 1, -1):
            found = self.apply(found, self.read(self.printings.joinpath(f"{number}.json").read_bytes()))
            found.version = str(number)
        return found

    def self_contained(self, options: Mapping[str, object]) -> dict[str, object]:
        """Return options with the document of a pack in place of its path, as a save keeps them."""
        pack = options.get("pack")
        return {**options, "pack": self.read(pack).document} if isinstance(pack, str) else dict(options)


def chosen_box(options: Mapping[str, object]) -> dict[str, object]:
    """Return what decides the components of a table; refuse a printing that there is not."""
    given = {option.name: options[option.name] for option in BOX_OPTIONS if option.name in options}
    return chosen_options(list(BOX_OPTIONS), given)


def read(source: object, game: str, kind: type[H], problems: Problems) -> H | None:
    """Return the document of a pack; None if it cannot be read at all.

    A source is a document (Mapping), JSON text (bytes, str) or the path of a file (str).
    """
    try:
        raw = msgspec.json.decode(content_of(source))
    except OSError as error:
        problems.add(WHOLE, problem_of_file(error))
    except RecursionError:
        problems.add(WHOLE, problem("nested_too_deeply"))
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        problems.add(WHOLE, problem("no_json", error=str(error)[:MOST_OF_A_DETAIL]))
    else:
        return read_document(raw, game, kind, problems)
    return None


def content_of(source: object) -> bytes:
    """Return the JSON text of a document, at most 1 MiB; a text that is no object names a file."""
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


def problem_of_file(error: OSError) -> Problem:
    """Return why a file cannot be read, as far as its reader may know."""
    return (
        problem("no_file") if error.errno == ENOENT else problem("file_not_read", error=str(error.strerror))
    )


def file_content(path: Path) -> bytes:
    """Return the content of a file, as far as a pack may go; do not touch special files."""
    if not path.is_file():
        raise FileNotFoundError(2, "there is no such file")
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def read_document(raw: object, game: str, kind: type[H], problems: Problems) -> H | None:
    """Return the checked head with its lists."""
    if not isinstance(raw, dict):
        problems.add(WHOLE, problem("must_json_object"))
        return None
    for field, known in (("format", FORMAT), ("game", game)):
        if raw.get(field) != known:
            found = repr(raw.get(field))[:MOST_OF_A_NAME]
            problems.add(field, problem("reads_another", field=field, known=repr(known), found=found))
    if problems.reasons:
        return None
    document = fill_struct(kind, raw, "", problems)
    if document is not None:
        for field, most in (("name", MOST_OF_A_NAME), ("version", MOST_OF_A_VERSION)):
            problems.add_all(field, why_not_shown(getattr(document, field), most))
    return document


def entries(kind: type[E], raw: list[Any], path: str, problems: Problems) -> list[Change]:
    """Return the entries of a list that can be read."""
    found: list[Change] = []
    for index, item in enumerate(raw):
        entry = fill_struct(kind, item, f"{path}[{index}]", problems)
        if entry is not None:
            found.append(entry.change(f"{path}[{index}]"))
    return found


def fill_struct(kind: type[S], raw: object, path: str, problems: Problems) -> S | None:
    """Fill a struct from a JSON object; name every wrong field, and leave it out if the rest can do without it."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        if not isinstance(raw, dict):
            problems.add(path, problem_of_shape(error))
            return None
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    required = [field.name for field in msgspec.structs.fields(kind) if field.required]
    good = read_fields(types, raw, path, problems)
    for name in required:
        if name not in raw:
            problems.add(f"{path}.{name}", problem("field_is_missing"))
    return kind(**good) if good.keys() >= set(required) else None


def read_fields(types: dict[str, Any], raw: dict[str, Any], path: str, problems: Problems) -> dict[str, Any]:
    """Read the fields of a JSON object that have the right type, and name all others."""
    good: dict[str, Any] = {}
    for name, value in raw.items():
        if name not in types:
            problems.add(f"{path}.{name}", problem("no_such_field_known", known=list(types)))
            continue
        try:
            good[name] = msgspec.convert(value, types[name])
        except msgspec.ValidationError as error:
            problems.add(f"{path}.{name}", problem_of_shape(error))
    return good
