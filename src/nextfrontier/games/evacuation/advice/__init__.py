"""Advice that a player gets beside the rules: forecasts, fixes, the meaning of an unknown text."""
