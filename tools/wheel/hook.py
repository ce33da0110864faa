"""Hook of the build (`[tool.hatch.build.hooks.custom]`): put the page and the compiled engine into the product.

The page is built where its sources are; an sdist carries it built. The engine is compiled for wheels if a C compiler
with Python's headers is found, unless NEXTFRONTIER_PURE is set.
"""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # the build knows this file only

from tools.wheel.compilers import find_compiler
from tools.wheel.compiling import CompileFailed
from tools.wheel.engine import provide_libraries


class EngineHook(BuildHookInterface[Any]):
    """Builds the page, and compiles the engine for wheels."""

    work: Path | None = None

    def dependencies(self) -> list[str]:
        """Return the packages that this build needs beside hatchling."""
        client = self.config["client-needs"] if self.has_client_sources() else []
        return [*client, *(self.config["compiling-needs"] if self.compiler() else [])]

    def compiler(self) -> str | None:
        return find_compiler() if self.target_name == "wheel" else None

    def has_client_sources(self) -> bool:
        return Path(self.root, "web", "package.json").exists()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the files that git does not have; an editable wheel runs the sources as they are."""
        if version == "editable":
            return
        if self.has_client_sources():
            from tools.build_web import build  # an sdist does not have it

            build()
        compiler = self.compiler()
        if compiler:
            self.work = Path(tempfile.mkdtemp(prefix="nextfrontier-"))
            build_data["force_include"].update(self.libraries(compiler, self.work))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def libraries(self, compiler: str, work: Path) -> dict[str, str]:
        """Return the compiled libraries with their places in the wheel, or end the build and name a remedy."""
        try:
            return provide_libraries(Path(self.root), self.config["compiled"], compiler, work)
        except CompileFailed as failure:
            shutil.rmtree(work, ignore_errors=True)
            raise SystemExit(str(failure)) from failure

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the libraries: the wheel has them now."""
        if self.work:
            shutil.rmtree(self.work, ignore_errors=True)
