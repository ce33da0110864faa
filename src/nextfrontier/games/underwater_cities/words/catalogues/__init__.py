"""The words of Underwater Cities: one catalogue per language, plain dicts from keys to templates."""
