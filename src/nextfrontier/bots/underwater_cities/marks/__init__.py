"""Marks of the moves of Underwater Cities: facts that speak for a move or against it, each with a learnt weight."""
