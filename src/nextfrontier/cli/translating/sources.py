"""Sources of translations: the digest of the English from which each text was made tells when that has changed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from nextfrontier.cli.translating.checks import key_of
from nextfrontier.kit.words.catalogues import folder_of, own_texts, read_texts
from nextfrontier.kit.words.languages import ENGLISH

FILE: Final = "sources"  # beside the texts of a language
BYTES: Final = 4  # of a digest


def digests(package: str) -> dict[str, str]:
    """Return a digest of the English of every key, with all its forms."""
    forms: dict[str, dict[str, Any]] = {}
    for entry, text in own_texts(package, ENGLISH).items():
        forms.setdefault(key_of(entry), {})[entry] = text
    return {key: digest_of(texts) for key, texts in forms.items()}


def digest_of(texts: dict[str, Any]) -> str:
    """Return the digest of the entries of a key."""
    written = json.dumps(texts, sort_keys=True, ensure_ascii=False).encode()
    return blake2b(written, digest_size=BYTES).hexdigest()


def known_sources(package: str, language: str) -> dict[str, str]:
    """Return the digests of the English from which a language was translated, by key."""
    file = folder_of(package, language).joinpath(f"{FILE}.toml")
    return read_texts(package, language, FILE) if file.is_file() else {}


def stale_keys(package: str, language: str) -> list[str]:
    """Return the translated keys whose English is not the one from which they were translated."""
    now, known = digests(package), known_sources(package, language)
    translated = dict.fromkeys(key_of(entry) for entry in own_texts(package, language))
    return [key for key in translated if key in now and known.get(key) != now[key]]


def confirm(package: str, language: str, keys: Iterable[str]) -> None:
    """Write down that these keys of a language fit the English of today."""
    now, known = digests(package), known_sources(package, language)
    known |= {key: now[key] for key in keys if key in now}
    lines = [f'"{key}" = "{known[key]}"' for key in now if key in known]
    file = Path(str(folder_of(package, language))).joinpath(f"{FILE}.toml")
    head = "# Digests of the English from which the texts were translated; `frontier words` writes and compares them."
    file.write_text("\n".join([head, "", *lines]) + "\n", "utf-8")
