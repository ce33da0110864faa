/** The gallery of Underwater Cities, in English. */
export default {
  "gallery.kind.card": "Cards",
  "gallery.kind.slot": "Action slots",
  "gallery.kind.metropolis": "Metropolises",
  "gallery.kind.contract": "Government contracts",
  "gallery.kind.board": "Player boards",
  "gallery.deck": "Deck",
  "gallery.colour": "Colour",
  "gallery.type": "Type",
  "gallery.cost": "Cost",
  "gallery.side": "Side",
  "gallery.card": "{name} (No. {number})",
  "gallery.slot": "Slot {id}",
  "gallery.always": "Always available",
  "gallery.tile": "Metropolis {id}",
  "gallery.board": "Board {number}",
  "gallery.part.board":
    "Sites and lines were read from a publisher’s picture; bonuses and amounts are in part our own design.",
  "gallery.part.contract": "One amount of its reward could not be read for sure: it is a choice between two readings.",
  "gallery.part.rulebook":
    "Name, number and kind of effect are from the rulebooks; what is missing there, a reward, price or limit, is designed.",
  "gallery.part.public":
    "Name, number or kind of effect is known from public facts; what is missing there, a reward, price or limit, is designed.",
  "gallery.part.assigned":
    "The kind of effect is attested; its number was given here, and what is missing, a reward, price or limit, is designed.",
  "gallery.part.picture":
    "Colour, type and kind of effect were read from a publisher’s picture; what cannot be read there is designed.",
  "gallery.credits": "{n, plural, one {# credit} other {# credits}}",
  "gallery.few": "1–2 players",
  "gallery.many": "3–4 players",
  "gallery.blue": "Blue",
  "gallery.brown": "Brown",
  "gallery.basic": "Basic",
  "gallery.advanced": "Advanced",
} as const;
