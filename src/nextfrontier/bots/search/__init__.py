"""Search: habits learnt from play, playouts by them, and looking ahead; compiled, and the same for every game."""
