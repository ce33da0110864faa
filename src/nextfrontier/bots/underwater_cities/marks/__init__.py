"""Marks of the moves of Underwater Cities: facts that speak for a move or against it, each with a learnt weight."""

import nextfrontier.bots.underwater_cities.marks.reading  # noqa: F401  whatever is imported first, marks are numbered alike
