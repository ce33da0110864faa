/** The gallery of Evacuation, in English. */
export default {
  "gallery.deck": "Deck",
  "gallery.deckOf": "Deck {deck, select, 1 {I} other {II}}",
  "gallery.set": "Set",
  "gallery.setOf": "Set {n}",
  "gallery.level": "Level",
  "gallery.levelOf": "Level {n}",
  "gallery.power": "Power Level",
  "gallery.powerOf": "Power Level {n}",
  "gallery.faces": "Happy Faces",
  "gallery.facesOf": "{n, plural, =0 {no Happy Face} one {# Happy Face} other {# Happy Faces}}",
  "gallery.bay": "Bays",
  "gallery.bayOf.none": "no bay",
  "gallery.bayOf.desert": "desert",
  "gallery.bayOf.mountain": "mountain",
  "gallery.bayOf.ocean": "ocean",
  "gallery.bonusOf": "Power Level {n}: {text}",
  "gallery.part.technology":
    "Tile and level were read from a picture; the number of its set and the exact reading of its text are designed.",
  "gallery.part.bonus": "The two Power Levels are from the rulebook; the bonus that belongs to each is designed.",
  "gallery.part.infrastructure":
    "What it requires is from the rulebook, but for the direction of a line; cost, production and number are designed.",
  "gallery.part.common_goal": "What it requires is from the rulebook; cost, production and points are designed.",
  "gallery.part.solo_card": "The number and letter on its back are from the rulebook; what the card does is designed.",
  "gallery.named": "{name} ({id})",
} as const;
