"""The meanings of fields in documents: a line each for schemas, generated types and pages."""

from typing import Final

from msgspec import Meta

RARE: Final = Meta(extra={"rare": True})  # a field that is left out when there is nothing to say


def meaning(text: str) -> Meta:
    """Return the meaning of a field, to stand beside its type."""
    return Meta(description=text)
