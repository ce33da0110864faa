"""What packs may replace, and how."""
