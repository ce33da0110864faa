/** The maps in English. */
export default {
  "board.player": "player {number}",
  "board.opponent": "the simulated opponent",
  "board.extra": "the extra civilization",

  "board.new.label": "New World: {own, plural, one {# Area} other {# Areas}} of yours, {settled} of {areas} settled",
  "board.area.settled": "Settled by {player}.",
  "board.area.plants": "Factories there: {goods}.",
  "board.area.closed": "Not open yet: one of your markers must pass {passage} first.",
  "board.area.line": "Line {number} of the Line Majority.",
  "board.area.solo": "The Solo tile lies beside it.",

  "board.old.label": "Old World of {player}: {left, plural, one {# Area} other {# Areas}} left to evacuate",
  "board.edge.desert": "desert",
  "board.edge.mountain": "mountain",
  "board.edge.ocean": "ocean",
  "board.old.edges": "Edges for a bay: {edges}.",
  "board.old.inland": "It has no edge and fits no bay: it leaves as a building only.",
  "board.old.left": "Evacuated: it produces nothing.",
  "board.old.loaded": "Loaded on {ship}.",
  "board.old.tile": "{name} {number}",
  "board.old.tile.transit": "In transit: it produces on neither world.",
  "board.old.tile.new": "Landed on the New World.",

  "board.track.label": "Progress track: markers of {player} on steps {front} and {rear}",
  "board.space": "Step {step}, {lane}",
  "board.space.blank": "Blank: it gives nothing.",
  "board.space.markers": "Here: {names}.",
  "board.passage.closed": "Closed to your front marker until the rear one has passed {passage}.",
} as const;
