"""Advice beside the rules: forecasts, fixes and the meaning of unknown texts."""
