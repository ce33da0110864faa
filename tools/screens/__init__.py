"""Pictures of every important screen into docs/screens/, each from the same game every time."""
