"""Evacuation: move a civilization from the Old World to the New World, for 1 to 4 players."""
