"""Marks of the moves of Evacuation: facts that speak for a move or against it, each a number with a learnt weight."""

import nextfrontier.bots.evacuation.marks.reading  # noqa: F401  whatever is imported first, marks are numbered alike
