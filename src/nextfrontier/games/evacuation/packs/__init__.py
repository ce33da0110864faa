"""The parts of the game that packs may replace, and the reading of packs."""
