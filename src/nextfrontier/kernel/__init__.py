"""The core of every game: agenda, tasks and decisions, promises, chance, events, views, reasons."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_marks):
        """Stand in for a mark that only the compiler reads."""
        return lambda marked: marked
