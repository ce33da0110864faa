"""The content of component sets, which their versions stand for."""

from hashlib import blake2b


def check_version(version: int, contents: dict[int, str], *components: object) -> None:
    """Check that the version of a component set stands for exactly these components."""
    content = blake2b(repr(components).encode(), digest_size=8).hexdigest()
    assert contents.get(version) == content, (
        f"Components have changed: raise COMPONENTS_VERSION in library.py, and add to this table {content}"
    )
