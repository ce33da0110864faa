"""The content of the built packages: the page, all sources, and in an sdist the build of the wheel."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

import nextfrontier

ROOT = Path(__file__).resolve().parent.parent
CLIENT = "nextfrontier/server/client/index.html"


def build(target: str, folder: Path) -> Path:
    """Build an sdist or a wheel, uncompiled."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    ran = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"NEXTFRONTIER_PURE": "1"}, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    [built] = folder.iterdir()
    return built


def test_an_sdist_has_the_page_and_what_compiles_the_engine(tmp_path: Path) -> None:
    with tarfile.open(build("sdist", tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{CLIENT}", "tools/wheel/hook.py", "LICENSE", "README.md", "CITATION.cff"} <= names
    assert not any(name.startswith(("tests/", "web/")) for name in names)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    return zipfile.ZipFile(build("wheel", tmp_path_factory.mktemp("wheel")))


def test_a_wheel_has_the_page_and_every_file_of_the_package(wheel: zipfile.ZipFile) -> None:
    command = ["git", "ls-files", "src/nextfrontier"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    sources = {name.removeprefix("src/") for name in listed if (ROOT / name).exists()}
    assert sources | {CLIENT} <= set(wheel.namelist())


def test_the_engine_alone_needs_no_web_server(wheel: zipfile.ZipFile) -> None:
    [name] = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    metadata = Parser().parsestr(wheel.read(name).decode())
    needed = [line for line in metadata.get_all("Requires-Dist", []) if "extra ==" not in line]
    assert [line.partition(">")[0] for line in needed] == ["babel", "msgspec"]
    assert {"dev", "server"} <= set(metadata.get_all("Provides-Extra", []))
    assert metadata["Version"] == nextfrontier.__version__
