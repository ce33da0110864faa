"""The components of Underwater Cities as data: cards, slots, boards, tiles and contracts."""
