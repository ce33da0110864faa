"""PO files, which the tools of translators read: without dates, so that the same texts make the same file."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import PoFileError, read_po, write_po

PROJECT: Final = "Next Frontier"


class NoPoFile(ValueError):
    """A file that is no PO file, or is one of another language."""


def new_catalog(locale: str) -> Catalog:
    """Return an empty catalogue of a locale."""
    return Catalog(locale=locale, project=PROJECT, fuzzy=False)


def add_text(
    catalog: Catalog,
    english: str,
    said: str,
    notes: list[str],
    context: str | None = None,
    fuzzy: bool = False,
) -> None:
    """Add a text with its translation; fuzzy is one that fits another English."""
    flags = ["fuzzy"] if fuzzy and said else []
    added = catalog.add(english, said, flags=flags, auto_comments=notes, context=context)
    added.flags.discard("python-brace-format")  # a part may be asked for in another form than in English


def write_catalog(catalog: Catalog) -> bytes:
    """Return the PO file of a catalogue, with a header that `msgfmt --check` accepts."""
    file = BytesIO()
    file.write(header_of(catalog).encode())
    write_po(file, catalog, width=0, omit_header=True)
    return file.getvalue()


def header_of(catalog: Catalog) -> str:
    """Return the header of a PO file: project, language, charset and plural forms."""
    fields = {
        "Project-Id-Version": PROJECT,
        "Language": catalog.locale_identifier,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": catalog.plural_forms,
    }
    lines = [f'"{name}: {value}\\n"' for name, value in fields.items()]
    return "\n".join(['msgid ""', 'msgstr ""', *lines, "", ""])


def read_messages(content: bytes, locale: str) -> list[Message]:
    """Return the messages of a PO file in the language of a locale, without its header."""
    try:
        catalog = read_po(BytesIO(content), locale=locale, abort_invalid=True)
    except (PoFileError, UnicodeDecodeError) as error:
        raise NoPoFile(str(error)) from error
    if not catalog.locale or catalog.locale.language != Locale.parse(locale).language:
        raise NoPoFile(f"its language is {catalog.locale_identifier}")
    return [message for message in catalog if message.id]
