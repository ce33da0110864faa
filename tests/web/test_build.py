"""Building the client: what counts as first load, when it is built again, and what the repository may hold."""

import hashlib
import json
from pathlib import Path

import pytest

from tools import build_web


def test_the_first_load_counts_what_the_page_imports_at_once_and_nothing_fetched_later(
    tmp_path: Path,
) -> None:
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text('<script type="module" src="/assets/index.js"></script>')
    (assets / "index.js").write_text('import{a}from"./part.js";import("./later.js");' + "x=1;" * 10)
    (assets / "part.js").write_text("export const a=1;" * 10)
    small = build_web.first_load_bytes(tmp_path)
    (assets / "later.js").write_text("".join(str(n * n) for n in range(5000)))
    assert build_web.first_load_bytes(tmp_path) == small
    (assets / "part.js").write_text("".join(str(n * n) for n in range(5000)))
    assert build_web.first_load_bytes(tmp_path) > small + 1000


def test_the_first_load_counts_the_first_words_of_the_longest_language(tmp_path: Path) -> None:
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text('<script type="module" src="/assets/index.js"></script>')
    (assets / "index.js").write_text("x=1")
    without = build_web.first_load_bytes(tmp_path)
    files = {"words-en-shell-a1.js": 1000, "words-pl-shell-b2.js": 900, "words-pl-lobby-c-3.js": 500}
    for name, size in {**files, "words-pl-screen-d4.js": 5000}.items():
        (assets / name).write_text("".join(str(n * n) for n in range(size)))
    polish = [name for name in files if "-pl-" in name]
    words = sum(build_web.compressed_bytes(assets / name) for name in polish)
    assert build_web.first_load_bytes(tmp_path) == without + words


def test_a_page_without_a_script_cannot_be_measured(tmp_path: Path) -> None:
    """A page that is written otherwise is not taken for one that loads nothing."""
    (tmp_path / "index.html").write_text("<script type=module src=/assets/index.js></script>")
    with pytest.raises(build_web.BuildFailed, match="No script"):
        build_web.first_load_bytes(tmp_path)


def test_a_changed_source_changes_the_fingerprint() -> None:
    sources = build_web.sources()
    assert build_web.fingerprint(sources) == build_web.fingerprint(sources)
    assert build_web.fingerprint(sources) != build_web.fingerprint(sources[1:])


def built(client: Path, page: str) -> dict[str, object]:
    """Write the service worker of a small client; return what it knows of it."""
    (client / "assets").mkdir(parents=True, exist_ok=True)
    (client / "assets" / "a-1.js").write_text("1")
    (client / "assets" / "words-pl-shell-2.js").write_text("2")
    (client / "index.html").write_text(page)
    build_web.write_worker(client)
    first, _, source = (client / "sw.js").read_text().partition("\n")
    assert source == (build_web.WEB / "sw.js").read_text()
    found: dict[str, object] = json.loads(first.removeprefix("const BUILT = ").removesuffix(";"))
    return found


def test_the_service_worker_knows_all_files_and_changes_with_each(tmp_path: Path) -> None:
    old, new, same = (
        built(tmp_path / name, page) for name, page in (("1", "old"), ("2", "new"), ("3", "old"))
    )
    assert old["files"] == ["/assets/a-1.js", "/index.html"]
    assert old["words"] == {"pl": ["/assets/words-pl-shell-2.js"]}
    assert old["version"] == same["version"] != new["version"]
    assert old["page"] == hashlib.sha256(b"old").hexdigest()


def test_every_package_is_pinned_with_its_hash_and_without_an_address() -> None:
    package = json.loads((build_web.WEB / "package.json").read_text())
    lock = json.loads((build_web.WEB / "package-lock.json").read_text())
    assert all(version[0].isdigit() for version in package["devDependencies"].values())
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert all("integrity" in entry and "resolved" not in entry for entry in packages.values())


def test_the_lock_has_the_bundler_for_every_platform_that_it_names() -> None:
    lock = json.loads((build_web.WEB / "package-lock.json").read_text())["packages"]
    wanted = lock["node_modules/rolldown"]["optionalDependencies"]
    assert [name for name in wanted if f"node_modules/{name}" not in lock] == []
