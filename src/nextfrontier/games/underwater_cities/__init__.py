"""Underwater Cities: components, rules by chapter of the rulebook, effects and words."""
