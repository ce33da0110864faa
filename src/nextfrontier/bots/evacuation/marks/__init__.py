"""Marks of the moves of Evacuation: facts that speak for a move or against it, each a number with a learnt weight."""
