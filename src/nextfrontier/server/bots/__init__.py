"""Bots at tables: the queue for them, and the processes in which they think."""
