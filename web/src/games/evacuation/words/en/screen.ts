/** Evacuation in English. */
import board from "./board";
import panes from "./panes";

export default {
  ...board,
  ...panes,

  // Goods, worlds, places
  "good.food": "{n} Food",
  "good.steel": "{n} Steel",
  "good.energy": "{n} Energy",
  "good.name.food": "Food",
  "good.name.steel": "Steel",
  "good.name.energy": "Energy",
  "good.nothing": "nothing",
  "world.name.old": "Old World",
  "world.name.new": "New World",
  "marker.front": "Front marker",
  "marker.rear": "Rear marker",
  "marker.other": "Other marker",
  "lane.waiting": "waiting lane",
  "lane.main": "main lane",
  "lane.second": "3+ lane",

  // Lists

  // Things by name
  "thing.action": "action {id}",
  "thing.card": "card {n}",
  "thing.bonus": "Year-end Bonus",
  "thing.space": "step {step}",

  // Prompt
  "prompt.action": "Choose one action of your board, or pass for this year.",
  "prompt.actionAdvanced": "Choose an action of your board and a card to put under it, or a card to play, or pass.",
  "prompt.action.card": "Choose the card that goes face down under this action.",
  "prompt.action.more": "{action}: choose one of the ringed things.",
  "prompt.action.sure": "{action}: do it like this?",
  "prompt.action.shows": "{action}? It is shown to all then, so it cannot be taken back.",
  "prompt.passing": "Pass? You will take no more actions this year.",
  "prompt.advance":
    "{n, plural, one {# step} other {# steps}} in all: choose where your first marker goes; the other takes the rest.",
  "prompt.advance.other": "The other marker goes {n, plural, one {# step} other {# steps}}: choose its lane.",
  "prompt.keep": "Keep {n, plural, one {# card} other {# cards}}: {chosen} chosen.",
  "prompt.discarding": "{n, plural, one {# item} other {# items}} will be discarded for 1 unit of any resource.",
  "prompt.discard": "Discard {n}",
  "prompt.act": "Do it",
  "prompt.actFirst": "Choose later",
  "prompt.pass": "Pass",
  "prompt.fly": "{n, plural, =0 {Send no ship} one {# ship flies} other {# ships fly}}",
  "prompt.end": "All is done: end your turn.",
  "prompt.withEnd": "{move}, end turn",
  "prompt.leaveEnd": "Stop here, end turn",
  "why.action": "A turn is one action, or a pass.",
  "why.buy.ship": "A Spaceship is built by an action of your turn, and one world pays all of it.",
  "why.buy.stadium": "A Stadium is built by an action of your turn, and one world pays all of it.",
  "why.buy.none": "No action that builds it can be chosen now.",
  "why.buy.choose": "Choose the action first: {actions}.",
  "why.noAction": "Choose an action of your board.",
  "why.noCard": "Choose a card of your hand that goes face down under the action.",

  // Outcome of what is chosen
  "outcome.pays": "pays",
  "outcome.gains": "gains",
  "outcome.people": "{n, plural, one {# Population marker} other {# Population markers}}",
  "outcome.production": "production",
  "outcome.noUndo": "No undo after this",

  // Tray
  "tray.choices": "What is asked",
  "tray.answers": "Choices",
  "tray.energy": "Energy from:",
  "tray.hand": "From your hand:",
  "tray.free": "At any time in your turn:",
  "tray.discard": "Mark items with ✕ to discard them first, for 1 unit of any resource.",
  "tray.at.actions": "Every action costs more Energy the later it comes; its number is its Power Level.",
  "tray.at.rows": "Choose in the market what you take and which world pays.",
  "tray.at.loader": "Choose what flies: load an item on a ship, or send a ship.",
  "tray.at.technologies": "Choose a technology of your grid.",
  "tray.at.cards": "Choose a card.",
  "tray.at.old": "Choose on the map of the Old World.",
  "tray.at.new": "Choose a ringed Area on the map of the New World.",
  "tray.at.track": "Choose a ringed space on the Progress track.",

  // Warnings
  "warn.newFood":
    "The New World will lack {n} Food next year: {n, plural, one {# Penalty token} other {# Penalty tokens}}.",
  "warn.oldFood":
    "The Old World will lack {n} Food next year: {n, plural, one {# Penalty token} other {# Penalty tokens}}.",
  "warn.stadiums":
    "{n, plural, one {# Stadium is} other {# Stadiums are}} missing on the New World next year: {n, plural, one {# Penalty token} other {# Penalty tokens}}.",
  "warn.bonus": "Your Power Level is one short of the bonus at {value}.",
  "warn.overshoot": "Your Power Level is above {value}: no bonus this year.",
  "warn.grounded":
    "{n, plural, one {# ship needs} other {# ships need}} more Energy than the {energy} on your Old World.",
  "warn.staying": "{n, plural, one {# ship} other {# ships}} could still fly.",

  // Maps, lists, tabs
  "area.costs": "{move} for {cost}",
  "area.back": "Back to your nation",
  "areas.tab": "List",
  "areas.title": "Areas that can be settled",
  "areas.none": "No Area to choose now",
  "track.title": "Progress track",
  "track.take":
    "{marker, select, front {Move the Front marker instead} rear {Move the Rear marker instead} other {Move the Other marker instead}}",
  "track.marker": "Which marker",
  "track.spaces": "Spaces that can be reached",
  "others.title": "The other nations",
  "numbers.title": "Players and what comes next",
  "tabs.title": "Parts of the table",
  "tab.rows": "Market",
  "tab.technologies": "Technologies",
  "tab.cards": "Cards and goals",
  "tab.cards.short": "Cards",
  "tab.loader": "Ships",
  "tab.modules": "Modules",
  "tab.list": "List",
  "tab.nations": "Nations",
  "tab.log": "Log",
  "tab.act": "Act",
  "tab.old": "Old",
  "tab.new": "New",
  "tab.tech": "Tech",
  "tab.all": "All",

  // Keys
  "key.escape": "Cancel the choice, or back to your nation",
  "key.map": "To the ringed places of the maps",
  "key.check": "To next year’s check",
  "key.nations": "Nation of the next player",

  // Result
  "result.curve": "Lowest production if the race had ended then",
  "result.year": "Year {year}",
  "result.lowest": "lowest production {n}",
  "source.goals": "Goal cards",
  "source.production": "lowest production",
  "source.faces": "Happy Faces",
  "source.left_behind": "Areas left behind",
  "source.stadiums": "missing Stadiums",
  "source.penalties": "Penalty tokens",
  "source.common_goals": "Common Goals",
  "source.lines": "Line Majority",
  "source.lowest_production": "lowest production",

  // Hints, each shown once
  "hint.draft":
    "Keep one Goal, pass the rest on. Goals score at the end of the game: take what suits your technologies.",
  "hint.action":
    "Tap an action to see what it costs. Its number counts for your Power Level: the year’s sum moves you on the Progress track.",
  "hint.energy":
    "From now on actions cost Energy, later ones more. Keep some Energy on the Old World to send your ships.",
  "hint.build":
    "The world that pays gets what is built. Ships belong on the Old World: from there they carry your people.",
  "hint.stadium":
    "The world that pays gets the Stadium. Only Stadiums on the New World meet its demands; ships can carry them over.",
  "hint.infrastructure":
    "Take a card now, play it later: the New World pays. It raises production once its requirement is met.",
  "hint.settle":
    "Fill all spaces of an Area with people and Factories that wait on the New World. Each Population marker costs 1 Steel there.",
  "hint.invent":
    "Start at the bottom of a column. Level 1 takes one invention, levels 2 and 3 take two. It works once developed.",
  "hint.transport":
    "Tap a ship or an item: bays take whole Areas of their colour, the rest is cargo. Evacuated Areas stop producing.",
  "hint.advance":
    "Split your Power Level between both markers. Passages unlock deserts, forests and oceans; symbols count while you stand on them.",
  "hint.end":
    "See in the log what you gained. Undo takes your moves back one by one, as far as none of them showed something hidden.",
  "hint.check":
    "Next year something will be missing: look at the check. Each missing Food or Stadium brings a Penalty token.",
} as const;
