"""Build the wheel and install it into .venv: compiled if a C compiler and Python's headers exist, else pure.

Does nothing if neither the sources nor the compiler changed since the last time. The build runs in a copy,
because mypyc writes its libraries beside the sources, where the tests would import them.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMP = Path(sys.prefix) / ".wheel"
PROJECT_FILES = ("pyproject.toml", "README.md", "LICENSE")


def main() -> int:
    compiler = find_compiler()
    stamp = f"{fingerprint()} {compiler or 'pure'}\n"
    if STAMP.exists() and STAMP.read_text() == stamp:
        return 0
    if compiler:
        print(f"Compiling the engine with {compiler}; this takes a minute or two ...", flush=True)
    else:
        print("No C compiler with Python's headers found: installing the engine uncompiled.", flush=True)
    STAMP.unlink(missing_ok=True)
    if install(compiler) != 0:
        print("The build failed. NEXTFRONTIER_PURE=1 make setup installs it uncompiled.", file=sys.stderr)
        return 1
    STAMP.write_text(stamp)
    return 0


def find_compiler() -> str | None:
    """The first compiler that can read Python's headers; none if NEXTFRONTIER_PURE is set."""
    if os.environ.get("NEXTFRONTIER_PURE"):
        return None
    include = sysconfig.get_path("include")
    for name in (os.environ.get("CC"), "cc", "gcc", "clang"):
        if name and shutil.which(name):
            probe = [name, "-fsyntax-only", f"-I{include}", "-x", "c", "-"]
            if subprocess.run(probe, input=b"#include <Python.h>\n", capture_output=True).returncode == 0:
                return name
    return None


def sources() -> list[Path]:
    """What the wheel is built from; caches of the tools, which lie in hidden folders, are not."""
    found = [path for path in (ROOT / "src").rglob("*") if path.is_file() and not is_cache(path)]
    return [ROOT / name for name in PROJECT_FILES] + sorted(found)


def is_cache(path: Path) -> bool:
    return any(part.startswith((".", "__pycache__")) for part in path.relative_to(ROOT).parts)


def fingerprint() -> str:
    digest = hashlib.sha256(sys.version.encode())
    for path in sources():
        digest.update(f"{path.relative_to(ROOT)}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def install(compiler: str | None) -> int:
    environment = dict(os.environ)
    environment.pop("HATCH_BUILD_HOOK_ENABLE_MYPYC", None)
    if compiler:
        environment |= {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1", "CC": compiler}
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    options = ["--no-build-isolation", "--no-deps", "--no-index", "--force-reinstall"]
    with tempfile.TemporaryDirectory() as copy:
        for path in sources():
            target = Path(copy) / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        return subprocess.run([*pip, *options, copy], env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
