"""Names and secrets: table names, seat tokens, invitations, seeds. Secrets are stored hashed only."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that looks like another
TABLE_NAME_LENGTH: Final = 12


def new_table_name() -> str:
    """Make the name of a table in links: nobody finds a private table by guessing."""
    return "".join(secrets.choice(LETTERS) for _ in range(TABLE_NAME_LENGTH))


def new_secret() -> str:
    """Make a seat token or an invitation."""
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    """Make a seed of 256 random bits: the hash of a small seed would be guessed in no time."""
    return secrets.token_hex(32)


def hash_secret(secret: str) -> str:
    """Return the hash of a secret, which is all that is stored of it."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()
