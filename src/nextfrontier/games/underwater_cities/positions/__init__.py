"""Positions: a state as a document, and back (the referee's `state`, `view` and `position`)."""
