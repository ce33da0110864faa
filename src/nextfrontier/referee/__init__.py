"""The referee: the verbs of the protocol as JSON lines."""
