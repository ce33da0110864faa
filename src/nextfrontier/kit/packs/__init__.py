"""Packs: files by which the owner of a box replaces components."""
