"""Hook of the build (`[tool.hatch.build.hooks.custom]`): put the compiled engine into the wheel.

The engine is compiled if a C compiler with Python's headers is found, unless NEXTFRONTIER_PURE is set.
"""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # the build knows this file only

from tools.wheel.compilers import find_compiler
from tools.wheel.engine import provide_libraries


class EngineHook(BuildHookInterface[Any]):
    """Compiles the engine for wheels; leaves other targets alone."""

    work: Path | None = None

    def dependencies(self) -> list[str]:
        """Return what the build itself needs beside hatchling."""
        return list(self.config["compiling-needs"]) if self.compiler() else []

    def compiler(self) -> str | None:
        return find_compiler() if self.target_name == "wheel" else None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the libraries to the wheel; an editable one runs the sources as they are."""
        compiler = self.compiler() if version == "standard" else None
        if compiler:
            self.work = Path(tempfile.mkdtemp(prefix="nextfrontier-"))
            folders = self.config["compiled"], self.config["interpreted"]
            libraries = provide_libraries(Path(self.root), *folders, compiler, self.work)
            build_data["force_include"].update(libraries)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what lay between."""
        if self.work:
            shutil.rmtree(self.work, ignore_errors=True)
