"""What the effects of all games share: the tree of nodes, choices within it, parts, and the order of several."""
