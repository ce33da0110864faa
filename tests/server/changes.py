"""Changes of a document, put into it as a client does."""

from copy import deepcopy
from typing import Any


def applied(document: Any, changes: list[dict[str, Any]]) -> Any:
    """Return a document with changes in it."""
    document = deepcopy(document)
    for change in changes:
        *way, last = change["path"]
        inside = document
        for name in way:
            inside = inside[name]
        if "value" in change:
            inside[last] = change["value"]
        else:
            del inside[last]
    return document
