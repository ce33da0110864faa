"""The text of `frontier --version`."""

import sys
from importlib.util import find_spec

from nextfrontier import __version__
from nextfrontier.cli.speech import say


def version() -> str:
    """Return the versions of the program and of Python, and whether the engine is compiled."""
    engine = say("bench.compiled" if engine_is_compiled() else "bench.not_compiled")
    return f"frontier {__version__} ({say('version', engine=engine, python=sys.version.split()[0])})"


def engine_is_compiled() -> bool:
    """Is the kernel a compiled extension?"""
    spec = find_spec("nextfrontier.kernel.agenda")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")
