"""Compile the engine into the cache, if it is not there: `python -m tools.wheel`."""

import sys
import tempfile
import tomllib
from pathlib import Path

from tools.wheel.compilers import find_compiler
from tools.wheel.compiling import CompileFailed
from tools.wheel.engine import provide_libraries

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    compiler = find_compiler()
    if compiler:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
        folders = project["tool"]["hatch"]["build"]["hooks"]["custom"]["compiled"]
        try:
            with tempfile.TemporaryDirectory() as work:
                provide_libraries(ROOT, folders, compiler, Path(work))
        except CompileFailed as failure:
            print(failure, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
