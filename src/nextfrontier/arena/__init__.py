"""The arena: bots and programs play the same deals against each other, and figures tell who is stronger."""
