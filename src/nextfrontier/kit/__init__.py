"""Code that games share: expressions of effects, words, packs, positions, vectors."""
