"""Test vectors as data: files for people who know the rules, read into positions with moves to try."""
