"""What the players of each game had in the end, by kind: components by their ids, and counts."""

from typing import Final

# Kinds of which a seat has one number, in the order of reports; the numbers of other kinds, such as boards, are names.
COUNTS: Final = (
    "cities", "nonsymbiotic_cities", "symbiotic_cities", "tunnels", "upgraded_tunnels", "farms", "upgraded_farms",
    "desalination_plants", "upgraded_desalination_plants", "laboratories", "upgraded_laboratories",
    "settled", "evacuated", "lowest_production", "factories_food", "factories_steel", "factories_energy",
)  # fmt: skip
