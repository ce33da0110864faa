"""Compile modules with mypyc on all cores.

mypyc writes one C file per module. They are compiled in PARTS, each with its neighbours in one go, so that the
compiler sees what calls what and reads the long common header once per part, and several cores share the work.
The small libraries that start the modules of a folder are one library under several names, for the same reason.
"""

import contextlib
import io
import os
import shutil
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tools.wheel.compilers import PURE
from tools.wheel.docstrings import keep_docstrings
from tools.wheel.progress import Progress

PARTS = 12
LIBRARY = "nextfrontier"  # nextfrontier__mypyc holds all code; each module has a small library that starts it
LEVEL = "2"  # 4 in 100 fewer instructions than by -O1, for 1.3 times as long; -O3 takes three times as long for no more


class CompileFailed(Exception):
    """The engine could not be compiled; the message says why and names a remedy."""

    def __str__(self) -> str:
        advice = f"Set {PURE}=1 to install it uncompiled: it plays alike, slower."
        return f"The engine could not be compiled: {super().__str__()}\n{advice}"


def compile_modules(root: Path, modules: list[Path], compiler: str, work: Path, progress: Progress) -> Path:
    """Compile the modules and return the folder of the libraries, laid out as in a wheel."""
    if compiler != "msvc":
        os.environ["CC"] = compiler
    with contextlib.chdir(root):  # paths of tracebacks are compiled in: they must not name this folder
        library, *starters = write_c(modules, work / "c")
        keep_docstrings(library.sources, modules)
        library.sources = list(join_parts(library.sources, work / "c"))
        folders = group_by_folder(starters)
        for group in folders:
            group[0].sources = [join_starters(group, work / "c")]
        built = [library, *(group[0] for group in folders)]
        progress.count(sum(work_of(source) for extension in built for source in extension.sources))
        build(built, work, progress)
    for group in folders:
        copy_starters(group, work / "lib")
    return work / "lib"


def write_c(modules: list[Path], folder: Path) -> list[Any]:
    """Let mypyc write C and say how it is compiled; the library of all code comes first."""
    import setuptools  # noqa: F401  (before mypyc, which asks whether it is there)
    from mypyc.build import mypycify

    paths = ["--config-file=", *(module.as_posix() for module in modules)]
    told = io.StringIO()
    try:
        with contextlib.redirect_stdout(told):
            extensions = mypycify(
                paths,
                opt_level=LEVEL,
                debug_level="0",
                multi_file=True,
                group_name=LIBRARY,
                target_dir=str(folder),
            )
    except SystemExit as error:
        raise CompileFailed(f"mypyc refuses the sources\n{told.getvalue()}{error}") from error
    for extension in extensions:
        if "-Werror" in extension.extra_compile_args:  # not with MSVC
            extension.extra_compile_args += ["-w", "-fvisibility=hidden"]
    return list(extensions)


def join_parts(sources: list[str], folder: Path) -> Iterator[str]:
    """Yield the C files of the modules joined into PARTS of about the same size, then all other files."""
    modules = [path for path in sources if Path(path).name.startswith(f"__native_{LIBRARY}___")]
    for number, part in share_out(modules).items():
        joined = folder / f"part_{number:02}.c"
        joined.write_text("".join(f'#include "{Path(path).name}"\n' for path in part))
        yield str(joined)
    yield from (path for path in sources if path not in modules)


def share_out(modules: list[str]) -> dict[int, list[str]]:
    """Group files into at most PARTS parts of about the same size, in their order."""
    sizes = [Path(path).stat().st_size for path in modules]
    parts: dict[int, list[str]] = {}
    done = 0
    for path, size in zip(modules, sizes, strict=True):
        parts.setdefault(done * PARTS // sum(sizes), []).append(path)
        done += size
    return parts


def work_of(source: str) -> int:
    """Return about how much work a C file is: a part is much more than any other."""
    return 20 if Path(source).name.startswith("part_") else 1


def group_by_folder(starters: list[Any]) -> list[list[Any]]:
    """Return the libraries that start the modules, those of a folder together."""
    groups: dict[str, list[Any]] = {}
    for starter in starters:
        groups.setdefault(starter.name.rpartition(".")[0], []).append(starter)
    return list(groups.values())


def join_starters(group: list[Any], folder: Path) -> str:
    """Write one C file that starts every module of a folder: Python asks for each by its name."""
    joined = folder / f"start_{group[0].name}.c"
    lines: list[str] = []
    for number, starter in enumerate(group):  # each defines PyInit___init__ beside its own name
        lines += [f"#define PyInit___init__ PyInit___init__{number}"]
        lines += [f'#include "{Path(source).resolve().as_posix()}"' for source in starter.sources]
        lines += ["#undef PyInit___init__"]
    joined.write_text("\n".join(lines) + "\n")
    return str(joined)


def copy_starters(group: list[Any], libraries: Path) -> None:
    """Give the library that starts the modules of a folder the name of each of them."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    first, *others = (libraries / f"{starter.name.replace('.', '/')}{suffix}" for starter in group)
    for path in others:
        shutil.copyfile(first, path)


def build(extensions: list[Any], work: Path, progress: Progress) -> None:
    """Run the C compiler and the linker on all cores."""
    from setuptools.command.build_ext import build_ext
    from setuptools.dist import Distribution

    cores = os.cpu_count() or 1

    class BuildOnAllCores(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile_sources(sources: list[str], *arguments: Any, **options: Any) -> list[str]:
                def compile_one(source: str) -> list[str]:
                    objects: list[str] = one_by_one([source], *arguments, **options)
                    progress.advance(work_of(source))
                    return objects

                with ThreadPoolExecutor(cores) as pool:
                    return [name for names in pool.map(compile_one, sources) for name in names]

            self.compiler.compile = compile_sources
            super().build_extensions()

    command = BuildOnAllCores(Distribution({"name": LIBRARY, "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.parallel = cores
    command.ensure_finalized()
    try:
        command.run()
    except Exception as error:  # setuptools has one class of errors for each kind of compiler
        raise CompileFailed(str(error)) from error
