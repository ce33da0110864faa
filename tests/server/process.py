"""`frontier serve` as a process of its own, which can be killed and started again on the same data."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parent.parent.parent
ADDRESS = re.compile(r"(http://\S+?)/?$", re.MULTILINE)


class ServerProcess:
    """A server from the sources, on a free port."""

    def __init__(self, data: Path, *arguments: str) -> None:
        environment = os.environ | {
            "PYTHONPATH": str(ROOT / "src"),
            "NEXTFRONTIER_BOT_BUDGET_MS": "50",
            "NEXTFRONTIER_BOT_PROCESSES": "1",
        }
        command = [sys.executable, "-m", "nextfrontier.cli.main", "serve", "--port", "0", "--data", str(data)]
        self.process = subprocess.Popen(
            [*command, *arguments],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.printed: list[str] = []

    def started(self) -> ServerProcess:
        """Wait until it has printed its address and answers."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.printed.append(line)
            if line.startswith("Ctrl-C"):
                break
        found = ADDRESS.search("".join(self.printed))
        assert found, self.printed
        self.address = found[1]
        assert httpx.get(f"{self.address}/health", timeout=60).json()["ok"]
        return self

    @property
    def socket_address(self) -> str:
        """Where play happens."""
        return self.address.replace("http:", "ws:") + "/api/play"

    def kill(self) -> None:
        """As by `kill -9`: it cannot say goodbye to anybody."""
        self.process.kill()
        self.process.wait(60)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def stop(self) -> int:
        """As by Ctrl-C; the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(60)
