"""The project itself: what the tests import, one test command, layers, clean files, working links."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import nextfrontier
from nextfrontier.cli.version import engine_is_compiled
from nextfrontier.shelf import PLUGINS

ROOT = Path(__file__).resolve().parent.parent


def repository_files() -> list[Path]:
    """Return every file that is or would be committed."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = [ROOT / name for name in listed.splitlines() if (ROOT / name).is_file()]
    assert Path(__file__).resolve() in found, "git does not list the files of this repository"
    return found


def test_tests_import_the_uncompiled_sources_and_not_the_installed_wheel() -> None:
    assert Path(nextfrontier.__file__) == ROOT / "src" / "nextfrontier" / "__init__.py"
    assert not engine_is_compiled()


def test_ci_runs_the_test_command_of_the_readme() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert [line for line in script.splitlines() if line.startswith("make")] == ["make test"]
    assert re.search(r"^make test\b", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_imports_point_down_only() -> None:
    result = subprocess.run(
        [str(Path(sys.executable).parent / "lint-imports"), "--no-cache"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_version_is_written_in_the_package_and_cited_alike() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/nextfrontier/__init__.py"
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {nextfrontier.__version__}\n" in citation


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-build.lock", "requirements-dev.lock"])
def test_lock_files_pin_by_hash_and_name_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "--hash=sha256:" in text
    assert "://" not in text
    assert "index-url" not in text


def test_no_file_names_a_package_registry() -> None:
    hosts = re.compile(
        "|".join(["pypi" + r"\.org", "python" + r"hosted\.org", "registry" + r"\.npmjs", "npmjs" + r"\.org"])
    )
    named = [path for path in repository_files() if hosts.search(path.read_text("utf-8", "ignore"))]
    assert named == []


def anchors(path: Path) -> set[str]:
    """Return the anchors of a page: our own, and those made from its headings."""
    text = path.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    made = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    own = re.findall(r'<a id="([^"]+)"></a>', text)
    assert len(own) == len(set(own)), f"an anchor twice in {path.name}"
    return made | set(own)


def test_links_between_documents_work() -> None:
    broken = []
    for page in (path for path in repository_files() if path.suffix == ".md"):
        for link in re.findall(r"\]\((?![a-z]+:)([^)\s]+)\)", page.read_text(encoding="utf-8")):
            name, _, anchor = link.partition("#")
            target = page.parent / name if name else page
            if not target.exists() or (anchor and anchor not in anchors(target)):
                broken.append(f"{page.relative_to(ROOT)}: {link}")
    assert broken == []


@pytest.mark.parametrize("book", [plugin.rulebook.pages[0] for plugin in PLUGINS.values() if plugin.rulebook])
def test_every_rule_and_test_vector_has_an_anchor(book: str) -> None:
    rules = ROOT / "docs" / "rules" / book
    text = rules.read_text(encoding="utf-8")
    ids = set(re.findall(r"\*\*((?:UC|EV|TV)-[A-Z]+-\d\d)\*\*", text))
    ids |= set(re.findall(r"^\|.*</a>(TV-\d+) \|", text, re.MULTILINE))
    assert ids
    assert ids <= anchors(rules)
