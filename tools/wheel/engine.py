"""Provide the compiled engine for a wheel: from the cache, else compiled now."""

import hashlib
import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from tools.wheel.cache import Cache, cache_folder
from tools.wheel.compilers import describe
from tools.wheel.compiling import compile_modules
from tools.wheel.modules import find_all_read, find_compiled_modules, find_foreign_packages
from tools.wheel.progress import Progress

COMPILING_TOOLS = ("mypy", "librt", "setuptools")


def provide_libraries(
    root: Path, compiled: list[str], interpreted: list[str], compiler: str, work: Path
) -> dict[str, str]:
    """Return the libraries of the compiled modules: the path of each file, and its place in the wheel."""
    modules = find_compiled_modules(root, compiled, interpreted)
    key = compile_key(root, modules, compiler)
    cache, folder = Cache(cache_folder()), work / "cached"
    if cache.take(key, folder):
        print(f"Engine: compiled before, found in {cache.folder}", file=sys.stderr, flush=True)
    else:
        folder = compile_now(root, modules, compiler, work)
        cache.put(key, folder)
    return {str(path): path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def compile_now(root: Path, modules: list[Path], compiler: str, work: Path) -> Path:
    """Compile the modules, telling how it goes."""
    progress = Progress(f"Engine ({len(modules)} modules, about a minute on two cores)")
    folder = compile_modules(root, modules, compiler, work, progress)
    progress.finish("compiled")
    return folder


def compile_key(root: Path, modules: list[Path], compiler: str) -> str:
    """Return the hash of all that a compiled library depends on."""
    read = find_all_read(root, modules)
    own = [path.relative_to(root) for path in sorted((root / "tools" / "wheel").glob("*.py"))]
    facts = [
        sys.version,
        sysconfig.get_platform(),
        str(sysconfig.get_config_var("EXT_SUFFIX")),
        describe(compiler),
        *(f"{name} {version_of(name)}" for name in (*COMPILING_TOOLS, *find_foreign_packages(root, read))),
        *(f"compiled {module.as_posix()}" for module in modules),
        *(
            f"{path.as_posix()} {hashlib.sha256((root / path).read_bytes()).hexdigest()}"
            for path in read + own
        ),
    ]
    return hashlib.sha256("\0".join(facts).encode()).hexdigest()


def version_of(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "is not installed"
