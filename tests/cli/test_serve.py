"""`frontier serve` says why it does not start."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import nextfrontier
from nextfrontier.cli import serve
from nextfrontier.cli.main import main


def test_a_port_that_is_taken_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path)]) == 2
    assert f"cannot listen on 127.0.0.1:{port}" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["-1", "70000"])
def test_a_port_that_cannot_be_is_refused(
    port: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", port, "--data", str(tmp_path)]) == 2
    assert "cannot listen" in capsys.readouterr().err


def test_a_setting_that_is_wrong_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NEXTFRONTIER_CONNECTIONS", "many")
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    assert "connections" in capsys.readouterr().err


def test_a_data_directory_that_cannot_be_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    assert main(["serve", "--port", "0", "--data", str(file)]) == 2
    assert str(file) in capsys.readouterr().err


def test_without_the_web_server_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "FRAMEWORK", ("msgspec", "a_package_that_nobody_has"))
    assert main(["serve"]) == 2
    told = capsys.readouterr().err
    assert "a_package_that_nobody_has is not installed" in told
    assert "pip install 'nextfrontier[server]'" in told


def test_every_other_command_runs_without_the_web_server() -> None:
    """In a fresh interpreter in which these packages cannot be found."""
    blocked = f"import sys; sys.modules.update(dict.fromkeys({serve.FRAMEWORK})); "
    script = blocked + "from nextfrontier.cli.main import main; main(['components', 'list'])"
    source = str(Path(nextfrontier.__file__).parents[1])
    ran = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"PYTHONPATH": source},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
