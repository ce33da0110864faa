"""Next Frontier: heavy board games as one exact engine."""

__version__ = "0.1.0"
