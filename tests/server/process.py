"""A real server as a process of its own, on a free port, which can be killed and started again on the same data."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import nextfrontier

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = str(Path(nextfrontier.__file__).parents[1])  # those that the tests run: of src, or installed
INSTALLED = Path(sys.executable).parent / "frontier"
PATIENCE = 30.0


class Server:
    """`frontier serve` from the sources that the tests run, or as installed beside this Python."""

    def __init__(self, data: Path, installed: bool = False, **environment: str) -> None:
        self.data = data
        self.command = [str(INSTALLED)] if installed else [sys.executable, "-m", "nextfrontier.cli.main"]
        self.environment = environment if installed else {"PYTHONPATH": SOURCES, **environment}
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_address(self) -> str:
        """Return the address of play."""
        return f"ws://127.0.0.1:{self.port}/api/play"

    @property
    def printed(self) -> Path:
        """Return the file with everything that the server printed."""
        return self.data / f"output-{self.port}.txt"

    def start(self) -> None:
        self.begin()
        self.wait_until_healthy()

    def begin(self) -> subprocess.Popen[bytes]:
        """Start it, whatever comes of that."""
        self.data.mkdir(parents=True, exist_ok=True)
        with self.printed.open("ab") as output:
            self.process = subprocess.Popen(
                [*self.command, "serve", "--port", str(self.port), "--data", str(self.data)],
                cwd=self.data,
                env=os.environ | self.environment | {"PYTHONUNBUFFERED": "1"},
                stdout=output,
                stderr=output,
            )
        return self.process

    def wait_until_healthy(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self.process is not None
            assert self.process.poll() is None, self.output()
            try:
                self.get("/health")
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.05)
            else:
                return
        raise AssertionError(f"the server does not answer\n{self.output()}")

    def pause(self) -> None:
        """Pause the server: it hears nothing and answers nobody, until it is killed."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def kill(self) -> None:
        """Kill the server as by `kill -9`: it cannot say goodbye to anybody."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Stop the server as by Ctrl-C; return the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
        return self.process.wait()

    def bot_processes(self) -> list[int]:
        """Return the processes in which its bots think, as Linux lists them."""
        assert self.process is not None
        lists = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        children = [int(child) for found in lists for child in found.read_text().split()]
        return [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def output(self) -> str:
        return self.printed.read_text(errors="replace")

    def get(self, path: str, token: str | None = None) -> Any:
        return self.ask(urllib.request.Request(self.address + path), token)

    def text(self, path: str) -> str:
        """Return a document that is not JSON."""
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as answer:
            return str(answer.read(), "utf-8")

    def post(self, path: str, document: object, token: str | None = None) -> Any:
        body = json.dumps(document).encode()
        headers = {"Content-Type": "application/json"}
        return self.ask(urllib.request.Request(self.address + path, body, headers, method="POST"), token)

    def ask(self, request: urllib.request.Request, token: str | None) -> Any:
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def is_running(pid: int) -> bool:
    """Is the process more than a name that waits to be forgotten?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
