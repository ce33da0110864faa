"""Guards at the door: origins, headers, limits, turns by address, open sockets."""
