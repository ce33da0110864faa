"""The vocabulary of effects: from the texts of components to objects."""
