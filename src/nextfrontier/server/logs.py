"""Logging of the server: a line has its time, its level and its source."""

from __future__ import annotations

from typing import Any, Final

HANDLED: Final = {"handlers": ["stderr"], "level": "WARNING"}
LOGGING: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "timed": {
            "format": "%(asctime)s %(levelname)s %(name)s: %(message)s",
            "datefmt": "%Y-%m-%dT%H:%M:%S%z",
        }
    },
    "handlers": {
        "stderr": {"class": "logging.StreamHandler", "formatter": "timed", "stream": "ext://sys.stderr"}
    },
    "loggers": dict.fromkeys(("nextfrontier", "uvicorn", "litestar", "asyncio"), HANDLED),
}
