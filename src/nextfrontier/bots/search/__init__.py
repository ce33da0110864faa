"""Search: whole turns, values learnt from play, and looking ahead over them; compiled, and the same for every game."""
