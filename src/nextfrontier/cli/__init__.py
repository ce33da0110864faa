"""The command line: terminal play, the referee on stdin, benchmarks and tools."""
