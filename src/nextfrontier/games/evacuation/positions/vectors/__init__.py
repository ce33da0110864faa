"""The positions of the test vectors in docs/rules, a module for each group of chapters."""
