"""Find a C compiler that can read Python's headers."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig

NAMES = ("cc", "gcc", "clang")
PURE = "NEXTFRONTIER_PURE"


def find_compiler() -> str | None:
    """Return the command of the first compiler that works; none if NEXTFRONTIER_PURE is set."""
    if os.environ.get(PURE):
        return None
    if sys.platform == "win32":
        return "msvc" if has_visual_studio() else None
    names = filter(None, (os.environ.get("CC"), *NAMES))
    return next((name for name in names if reads_headers(shlex.split(name))), None)


def reads_headers(command: list[str]) -> bool:
    if not shutil.which(command[0]):
        return False
    probe = [*command, "-fsyntax-only", f"-I{sysconfig.get_path('include')}", "-x", "c", "-"]
    return subprocess.run(probe, input=b"#include <Python.h>\n", capture_output=True).returncode == 0


def has_visual_studio() -> bool:
    """Tell whether Visual Studio's compiler is installed; it is found by the registry, not on PATH."""
    try:
        from setuptools._distutils.ccompiler import new_compiler

        new_compiler(compiler="msvc").initialize()
    except Exception:  # the reasons differ by version; all of them mean that none can be used
        return False
    return True


def describe(compiler: str) -> str:
    """Return a text that tells one compiler and its settings from another."""
    settings = [
        f"{name}={os.environ.get(name, '')}" for name in ("CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")
    ]
    if compiler == "msvc":
        return " ".join([sys.version, *settings])
    ran = subprocess.run([*shlex.split(compiler), "--version"], capture_output=True, text=True)
    return "\n".join([compiler, ran.stdout, *settings])
