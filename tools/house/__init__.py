"""Measure the house: how long, how branched, how repeated it is, and in how many places one fact is written.

    python -m tools.house [PATH] [--beside PATH-OR-JSON] [--json] [--details]

Without PATH this checkout is measured, beside the figures kept in `docs/house-before.json`. Nothing is told to the
tool about the layout: packages, games, words, decisions and state fields are found in the tree. What a figure counts
is said in the docstring of its counter. Figures of homes are heuristics: they find names, not meaning.
"""
