"""Provide the compiled engine for a wheel: from the cache, else compiled now."""

import hashlib
import os
import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from tools.wheel.cache import Cache, cache_folder
from tools.wheel.compilers import describe
from tools.wheel.compiling import compile_modules
from tools.wheel.modules import find_all_read, find_compiled_modules, find_foreign_packages
from tools.wheel.progress import Progress

HOW = [Path("tools", "wheel", name) for name in ("compiling.py", "docstrings.py")]
COMPILING_TOOLS = ("mypy", "librt", "setuptools")


def provide_libraries(root: Path, folders: list[str], compiler: str, work: Path) -> dict[str, str]:
    """Return the libraries of the compiled modules: the path of each file, and its place in the wheel."""
    modules = find_compiled_modules(root, folders)
    key = compile_key(root, modules, compiler)
    caches = [
        Cache(cache_folder()),
        Cache(root / "build" / "engines"),
    ]  # the second if the first cannot be written
    folder = work / "cached"
    if not any(cache.take(key, folder) for cache in caches):
        progress = Progress("Engine")
        progress.say(f"compiling {len(modules)} modules; this takes about {minutes()} and is kept")
        folder = compile_modules(root, modules, compiler, work, progress)
        progress.say("compiled")
        any(cache.put(key, folder) for cache in caches)
    return {str(path): path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def minutes() -> str:
    """Say how long compiling takes on this machine."""
    seconds = 10 + 90 // (os.cpu_count() or 1)
    return "a minute" if 45 <= seconds <= 70 else f"{seconds} seconds"


def compile_key(root: Path, modules: list[Path], compiler: str) -> str:
    """Return the hash of all that a compiled library depends on."""
    read = find_all_read(root, modules)
    facts = [
        sys.version,
        sysconfig.get_platform(),
        str(sysconfig.get_config_var("EXT_SUFFIX")),
        describe(compiler),
        *(f"{name} {version_of(name)}" for name in (*COMPILING_TOOLS, *find_foreign_packages(root, read))),
        *(f"compiled {module.as_posix()}" for module in modules),
        *(
            f"{path.as_posix()} {hashlib.sha256((root / path).read_bytes()).hexdigest()}"
            for path in [*read, *HOW]
        ),
    ]
    return hashlib.sha256("\0".join(facts).encode()).hexdigest()


def version_of(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "is not installed"
