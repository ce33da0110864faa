"""Shared parts of the effects of all games: the tree of nodes, choices within it, parts, and the order of several."""
