"""Set up .venv and install the program into it; any Python from 3.11 on runs this file, without packages.

    python tools/setup.py            what play needs
    python tools/setup.py --dev      also the tools for tests and checks
    python tools/setup.py --tools    only these tools, without the program

Steps are left out if nothing changed since the last time. The page, the engine and the remaining packages need
nothing of each other, so they are made at the same time.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
BUILD, PLAY, DEV = "requirements-build.lock", "requirements.lock", "requirements-dev.lock"
STAMPS = {BUILD: VENV / ".build", PLAY: VENV / ".play", DEV: VENV / ".dependencies"}
PIP = (
    "-m",
    "pip",
    "--quiet",
    "--disable-pip-version-check",
    "install",
    "--no-compile",
    "--require-hashes",
    "-r",
)
LONG = 3  # seconds; a shorter step has found nothing to do


class SetupFailed(Exception):
    """A step went wrong; the message says which one, and what to do."""


def main() -> int:
    began = time.monotonic()
    lock = PLAY if len(sys.argv) == 1 else DEV
    try:
        check_python()
        fresh = provide_venv()
        install_packages(BUILD)
        if "--tools" in sys.argv:
            install_packages(lock)
        else:
            install_program(lock)
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    if fresh:
        print(f"Everything is set up, after {time.monotonic() - began:.0f} s.", flush=True)
    return 0


def check_python() -> None:
    """Name missing programs before anything is made."""
    if sys.version_info < (3, 11):  # noqa: UP036  (this file runs before anything else is checked)
        raise SetupFailed(f"Python 3.11 or newer is needed; {sys.executable} is {sys.version.split()[0]}.")
    if not importlib.util.find_spec("venv") or not importlib.util.find_spec("ensurepip"):
        raise SetupFailed(
            f"{sys.executable} lacks the venv module. Debian and Ubuntu: apt install python3-venv"
        )


def provide_venv() -> bool:
    """Create .venv if there is none for these locks and this Python; tell whether it is new."""
    made, stamp = VENV / ".locks", fingerprint([*STAMPS])
    if PYTHON.exists() and made.exists() and made.read_text() == stamp:
        return False
    print("Setting up .venv: about two minutes if the packages are near, and only this time.", flush=True)
    run("Creating .venv", [sys.executable, "-m", "venv", "--clear", str(VENV)])
    made.write_text(stamp)
    return True


def fingerprint(locks: Iterable[str]) -> str:
    """Return a hash of lock files and of this Python."""
    digest = hashlib.sha256(f"{sys.version} {sys.base_prefix}".encode())
    for name in locks:
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def install_packages(lock: str) -> None:
    """Install the packages of a lock file into .venv."""
    if is_missing(lock):
        run(f"Installing the packages of {lock}", [str(PYTHON), *PIP, lock])
        STAMPS[lock].touch()


def is_missing(lock: str) -> bool:
    """Tell whether packages of a lock file are not in .venv; the tools for tests include all others."""
    return not STAMPS[lock].exists() and not STAMPS[DEV].exists()


def install_program(lock: str) -> None:
    """Make page, engine and packages beside each other, then install the program."""
    work = {"page": ["-m", "tools.build_web"], "engine": ["-m", "tools.wheel"]}
    if is_missing(lock):
        print(f"Installing the packages of {lock} ...", flush=True)
        work["packages"] = [*PIP, lock]
    run_beside(work)
    STAMPS[lock].touch()
    run("", [str(PYTHON), "-m", "tools.install"])


def run_beside(work: dict[str, list[str]]) -> None:
    """Run modules of .venv at the same time; when one fails, stop the others and say which one it was."""
    began = time.monotonic()
    running = {name: subprocess.Popen([PYTHON, *arguments], cwd=ROOT) for name, arguments in work.items()}
    try:
        while running:
            time.sleep(0.1)
            for name, process in list(running.items()):
                if process.poll() is not None:
                    del running[name]
                    if process.returncode != 0:
                        raise SetupFailed(f"Setting up failed: {name}. The lines above say why.")
                    say_time(name, began)
    finally:
        for process in running.values():
            process.terminate()
            process.wait()


def run(title: str, command: list[str]) -> None:
    """Run one step, and name it."""
    began = time.monotonic()
    if title:
        print(f"{title} ...", flush=True)
    if subprocess.run(command, cwd=ROOT).returncode != 0:
        raise SetupFailed(f"Setting up failed: {title or 'the program'}. The lines above say why.")
    say_time(title or "Installing the program", began)


def say_time(step: str, began: float) -> None:
    """Say how long a step took, unless it had nothing to do."""
    seconds = time.monotonic() - began
    if seconds >= LONG:
        print(f"  {step}: {seconds:.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
