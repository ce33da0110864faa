"""Long work of a command: the processes that share it, and the signals that end it between two steps."""
