"""Build the wheel and install it into .venv: compiled if a C compiler and Python's headers exist, else pure.

Does nothing if neither the sources nor the compiler changed since the last time.
"""

import hashlib
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.wheel.compilers import find_compiler

ROOT = Path(__file__).resolve().parent.parent
STAMP = Path(sys.prefix) / ".wheel"
PROJECT_FILES = ("pyproject.toml", "README.md", "LICENSE")


def main() -> int:
    compiler = find_compiler()
    stamp = f"{fingerprint()} {compiler or 'pure'}\n"
    if STAMP.exists() and STAMP.read_text() == stamp:
        return 0
    if not compiler:
        print("No C compiler with Python's headers found: installing the engine uncompiled.", flush=True)
    STAMP.unlink(missing_ok=True)
    if install() != 0:
        print("The program could not be installed. The lines above say why.", file=sys.stderr)
        return 1
    STAMP.write_text(stamp)
    return 0


def sources() -> list[Path]:
    """Return the sources of the wheel, without the hidden folders in which tools keep their caches."""
    folders = (ROOT / "src", ROOT / "tools" / "wheel")
    found = (path for folder in folders for path in folder.rglob("*") if path.is_file())
    return [ROOT / name for name in PROJECT_FILES] + sorted(path for path in found if not is_cache(path))


def is_cache(path: Path) -> bool:
    return any(part.startswith((".", "__pycache__")) for part in path.relative_to(ROOT).parts)


def fingerprint() -> str:
    digest = hashlib.sha256(sys.version.encode())
    for path in sources():
        digest.update(f"{path.relative_to(ROOT)}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def install() -> int:
    """Compile the engine if need be, telling how it goes; build the wheel into a folder of its own and install it."""
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    options = ["--no-deps", "--no-index", "--force-reinstall"]
    code = subprocess.run([sys.executable, "-m", "tools.wheel"], cwd=ROOT).returncode
    if code != 0:
        return code
    with tempfile.TemporaryDirectory() as folder:
        build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder]
        built = subprocess.run(build, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if built.returncode != 0:
            print(built.stdout, file=sys.stderr)
            return built.returncode
        return subprocess.run([*pip, *options, *Path(folder).glob("*.whl")]).returncode


if __name__ == "__main__":
    sys.exit(main())
