/** Underwater Cities in Czech. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/screen";
import board from "./board";

export default {
  ...board,

  // Goods and pieces
  "good.credits": "{n, plural, one {# kredit} few {# kredity} many {# kreditu} other {# kreditů}}",
  "good.kelp": "{n, plural, one {# řasa} few {# řasy} many {# řasy} other {# řas}}",
  "good.kelp:accusative": "{n, plural, one {# řasu} few {# řasy} many {# řasy} other {# řas}}",
  "good.steelplast": "{n, plural, one {# oceloplast} few {# oceloplasty} many {# oceloplastu} other {# oceloplastů}}",
  "good.science": "{n, plural, one {# věda} few {# vědy} many {# vědy} other {# věd}}",
  "good.science:accusative": "{n, plural, one {# vědu} few {# vědy} many {# vědy} other {# věd}}",
  "good.biomatter":
    "{n, plural, one {# organická hmota} few {# organické hmoty} many {# organické hmoty} other {# organických hmot}}",
  "good.biomatter:accusative":
    "{n, plural, one {# organickou hmotu} few {# organické hmoty} many {# organické hmoty} other {# organických hmot}}",
  "good.vp": "{n, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}",
  "good.name.credits": "Kredity",
  "good.name.kelp": "Řasy",
  "good.name.steelplast": "Oceloplast",
  "good.name.science": "Věda",
  "good.name.biomatter": "Organická hmota",
  "good.name.vp": "Vítězné body",
  "good.nothing": "nic",
  "piece.farm": "Farma",
  "piece.desal": "Odsolovací zařízení",
  "piece.lab": "Laboratoř",
  "piece.tunnel": "Tunel",
  "piece.nonsymbiotic": "Město",
  "piece.symbiotic": "Symbiotické město",
  "colour.green": "zelená",
  "colour.green:neuter": "zelené",
  "colour.red": "červená",
  "colour.red:neuter": "červené",
  "colour.yellow": "žlutá",
  "colour.yellow:neuter": "žluté",
  "colours.green": "Zelená",
  "colours.red": "Červená",
  "colours.yellow": "Žlutá",
  "type.instant": "Okamžitý efekt",
  "type.instant:inner": "okamžitý efekt",
  "type.permanent": "Trvalý efekt",
  "type.permanent:inner": "trvalý efekt",
  "type.action": "Akční karta",
  "type.action:inner": "akční karta",
  "type.production": "Produkční karta",
  "type.production:inner": "produkční karta",
  "type.final": "Závěrečné bodování",
  "type.final:inner": "závěrečné bodování",
  "types.permanent": "Trvalé",
  "types.action": "Akční",
  "types.production": "Produkční",
  "types.final": "Závěrečné bodování",
  "types.under_board": "Zaplacené speciální",
  "era.0": "Speciální",
  "era.1": "I. éra",
  "era.2": "II. éra",
  "era.3": "III. éra",

  // Tools and lists
  "verb.upgrade": "Vylepšení",
  "verb.produce": "Produkce",
  "verb.convert": "Změna na symbiotické",

  // Things by name
  "thing.assistant": "Osobní asistent",
  "thing.slot": "akční pole {id}",
  "thing.always": "stále dostupné akční pole",
  "thing.metropolis": "metropole {id}",
  "thing.contract": "kontrakt {id}",
  "thing.site": "stavební místo {id}",
  "thing.pair": "dvojice vylepšených budov u {id}",
  "thing.federation": "stupnice Federace",

  // Status line
  "status.era": "{era, select, 1 {I} 2 {II} 3 {III} other {{era}}}. éra",
  "status.round": "Kolo {round} z 10",
  "status.turn": "Tah {turn} ze 3",
  "status.production":
    "Produkce {n, plural, =0 {po tomto kole} one {po příštím kole} few {za # kola} many {za # kola} other {za # kol}}",
  "status.deck": "{n, plural, one {# karta} few {# karty} many {# karty} other {# karet}} v balíčku éry",
  "status.rounds": "Kola tří ér; produkce po kolech 4, 7 a 10",

  // Main board
  "slots.title": "Akční pole",
  "slots.always": "Stále dostupné",
  "slots.clone": "Dílek kopírování akce",
  "slots.cloneFree":
    "Za {n, plural, one {# kredit} few {# kredity} many {# kreditu} other {# kreditů}} lze použít akční pole obsazené jiným hráčem",
  "slots.cloneUsed": "V tomto kole už použit",
  "slots.taken": "obsazeno: {names}",
  "slots.free": "volné",
  "slots.neutral": "neutrální dílek",
  "slots.fresh": "obsazeno od tvého posledního tahu",
  "slots.matches": "tvá karta zde funguje",
  "slot.label": "Akční pole {id}, {colour:neuter}: {text}",
  "slot.labelAlways": "Stále dostupné akční pole: {text}",
  "specials.title": "Speciální karty",
  "specials.deck":
    "{n, plural, =0 {Balíček je prázdný} one {# karta v balíčku} few {# karty v balíčku} many {# karty v balíčku} other {# karet v balíčku}}",
  "specials.cost": "zahrání stojí {n, plural, one {# kredit} few {# kredity} many {# kreditu} other {# kreditů}}",
  "contracts.title": "Kontrakty",
  "contracts.taken": "Tento kontrakt už má svého majitele: odměna se vyplácí jen jednou.",

  // Own area
  "board.back": "Zpět na svou desku",
  "board.list": "Místa",
  "hand.title": "V ruce",
  "hand.limit": "{n, plural, one {# karta} few {# karty} many {# karty} other {# karet}}",
  "hand.backs": "{n} × {back}",
  "back.era_1": "I. éra",
  "back.era_2": "II. éra",
  "back.era_3": "III. éra",
  "back.special": "speciální",
  "back.special_three": "speciální",
  "hand.unknown":
    "{n, plural, one {# neznámá karta} few {# neznámé karty} many {# neznámé karty} other {# neznámých karet}}",
  "hand.empty": "Žádné karty v ruce",
  "claimed.title": "Vyložené karty",
  "claimed.none": "Zatím nic vyloženo: karta se vyloží, když její barva souhlasí s barvou akčního pole",
  "claimed.ready": "nepoužitá",
  "claimed.used": "použitá v této éře",
  "card.label": "{name}, {colour}, {type:inner}: {text}",
  "card.labelPlain": "{name}, {type:inner}: {text}",
  "card.open": "Prohlédnout: {name}",
  "card.number": "č. {n}",
  "card.cost": "{n, plural, one {# kredit} few {# kredity} many {# kreditu} other {# kreditů}}",
  "card.works.match": "Ano, na akčním poli {slots, list, or}: zahraj ji tam a bude fungovat.",
  "card.works.never":
    "Teď nelze obsadit žádné volné akční pole její barvy. Na jakémkoliv jiném akčním poli se odhodí bez efektu.",
  "card.works.notTurn": "Karty hraješ ve svém tahu: tato funguje na akčním poli své barvy ({colour}).",
  "card.works.action":
    "Akční karty se používají přes akční pole nebo kartu se symbolem „použij akční kartu“, jednou za éru.",
  "card.works.ready": "Lze ji použít teď.",
  "card.works.claimed": "Její efekt platí.",
  "card.works.production": "Funguje při každé produkci.",
  "card.works.final": "Funguje při závěrečném bodování.",
  "card.works.special":
    "Vezmi si ji přes akční pole, které dává speciální kartu; její cena se platí při zahrání.",
  "card.why": "Proč ne na {slot}?",
  "card.playOn": "Zahrát na {slot}",
  "card.rules": "Pravidla pro tento typ karty",
  "provenance.R": "z pravidel",
  "provenance.P": "z veřejných údajů",
  "provenance.F": "efekt doložen, číslo přiděleno zde",
  "provenance.V": "přečteno z obrázku vydavatele",
  "provenance.D": "navrženo pro tento projekt",
  "provenance.O": "přečteno z krabice majitele",
  "provenance.box": "zčásti přečteno z krabice majitele",
  "provenance.mixed": "zčásti doloženo, zčásti navrženo pro tento projekt",
  "provenance.mark": "Navrženo pro tento projekt",

  // Players
  "players.hand": "Karty v ruce",
  "players.cities": "Připojená města",
  "players.cities.some": "{connected}/{built}",
  "players.tunnels": "Tunely",
  "players.farms": "Farmy",
  "players.desals": "Odsolovací zařízení",
  "players.labs": "Laboratoře",
  "players.metropolises": "Připojené metropole",
  "players.open": "Deska a karty: {name}",
  "players.boards": "Desky ostatních hráčů",
  "players.openNote": "Deska a karty: {name} ({note})",

  // Federation
  "federation.title": "Stupnice Federace",
  "federation.space": "Políčko {n}",
  "federation.below": "Začátek",

  // Forecast
  "playback.production": "Produkce na konci {era, select, 1 {I} 2 {II} 3 {III} other {{era}}}. éry",
  "playback.era": "Začíná {era, select, 1 {I} 2 {II} 3 {III} other {{era}}}. éra",
  "playback.scoring": "Závěrečné bodování",

  "forecast.title": "Výhled",
  "forecast.production": "Příští produkce",
  "forecast.feeding": "Živení {cities, plural, one {# města} few {# měst} many {# města} other {# měst}} spotřebuje",
  "forecast.unfed": "Málo potravy, ztráta: {n, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}",
  "forecast.score": "Kdyby hra skončila teď",
  "forecast.none": "zatím nic",
  "source.before": "dříve ve hře",
  "source.slots": "akční pole",
  "source.cards": "karty",
  "source.federation": "stupnice Federace",
  "source.metropolises": "metropole při připojení",
  "source.sites": "místa na desce",
  "source.contracts": "kontrakty",
  "source.production": "produkce",
  "source.feeding": "neuživená města",
  "source.brown_metropolis": "hnědá metropole",
  "source.end_scoring_cards": "karty při závěrečném bodování",
  "source.cities": "města",
  "source.leftovers": "zbylé zdroje",

  // Prompt
  "prompt.turn": "Vyber kartu a akční pole.",
  "prompt.turn.card": "{card}: vyber akční pole. ✓ označuje stejnou barvu.",
  "prompt.turn.slot": "Akční pole {slot}: vyber kartu, kterou zahraješ.",
  "prompt.keep.opening":
    "Do začátku si nech {n, plural, one {# kartu} few {# karty} many {# karty} other {# karet}}, vybráno: {chosen}.",
  "prompt.keep.era":
    "Nová éra: nech si {n, plural, one {# kartu} few {# karty} many {# karty} other {# karet}}, vybráno: {chosen}.",
  "prompt.keep.limit":
    "Příliš mnoho karet v ruce: nech si {n, plural, one {# kartu} few {# karty} many {# karty} other {# karet}}, vybráno: {chosen}.",
  "keep.about.opening": "Každý si dobere šest karet a tajně vybere, které si nechá v ruce; ostatní se odhodí.",
  "keep.about.era":
    "Každý si dobral tři karty nové éry. V ruce teď zůstane nejvýše {n, plural, one {# karta} few {# karty} many {# karty} other {# karet}}.",
  "keep.about.limit":
    "Na začátku tahu můžeš mít v ruce nejvýše {n, plural, one {# kartu} few {# karty} many {# karty} other {# karet}}. Co si nenecháš, odhodíš tak, aby to viděli všichni.",
  "prompt.part": "Zbývá ještě jedna část této akce: pokračuj v ní.",
  "prompt.partOrSkip": "Zbývá ještě jedna část této akce: proveď ji, nebo ji vynech.",
  "prompt.end": "Vše je hotovo: ukonči svůj tah.",
  "prompt.keepEarly":
    "Už teď můžeš vybrat {n, plural, one {# kartu, kterou si necháš} few {# karty, které si necháš} many {# karty, které si necháš} other {# karet, které si necháš}}, vybráno: {chosen}.",
  "prompt.pays": "zaplatíš",
  "prompt.gains": "získáš",
  "prompt.noUndo": "Potom už to nelze vrátit",
  "prompt.order": "Co proběhne první",
  "prompt.slotFirst": "Nejdřív akční pole",
  "prompt.cardFirst": "Nejdřív karta",
  "prompt.play": "Zahrát",
  "prompt.withEnd": "{move}, ukončit tah",
  "prompt.withSkipEnd": "{move}, vynechat zbytek, ukončit tah",
  "prompt.takeEnd": "Vzít si, ukončit tah",
  "prompt.endToo": "Ukončit tah",
  "prompt.endSign": "provede to a ukončí tah",
  "prompt.leaveEnd": "Vynechat zbytek, ukončit tah",
  "prompt.pair": "Zahrát takto?",
  "prompt.pairMore": "Zahraj to, nebo rovnou vyber další krok: je zvýrazněný.",
  "prompt.step": "Krok za krokem",
  "prompt.underReversed": "Ostatní dospodu balíčku v opačném pořadí",
  "tools.title": "Na výběr:",
  "prompt.takeAll": "Vzít si vše",
  "prompt.takeIt": "Vzít si",
  "prompt.claim": "Vyložit",
  "prompt.playCard": "Zaplatit a zahrát",
  "prompt.cardToClaim": "Vyložit kartu „{card}“, nebo ji odhodit bez použití?",
  "prompt.cardToPlay": "Zaplatit za kartu „{card}“ a zahrát ji, nebo ji odhodit bez použití?",
  "prompt.cancel": "Zrušit výběr",
  "prompt.sites":
    "{n, plural, one {# možné místo} few {# možná místa} many {# možného místa} other {# možných míst}}: vyber na desce",
  "prompt.choices": "Možnosti",
  "why.pair": "Tah je akční pole a s ním zahraná karta.",
  "why.noCard": "Vyber k tomuto akčnímu poli kartu z ruky.",
  "why.noSlot": "Vyber k této kartě akční pole.",
  "prompt.draws": "dobereš si {n, plural, one {# kartu} few {# karty} many {# karty} other {# karet}}",
  "prompt.advances": "políčko Federace {space}",
  "prompt.connects": "připojíš metropoli {tile}",
  "warn.mismatch": "Karta „{card}“ je {colour}, akční pole {slot} je {slotColour:neuter}: karta se odhodí bez efektu.",
  "warn.always": "Zde žádná karta nefunguje: karta „{card}“ se odhodí bez efektu.",
  "warn.unfed":
    "Teď přijde produkce a potravy je málo: ztratíš {n, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.",
  "warn.ready":
    "V této éře {n, plural, one {zůstává nepoužitá # akční karta} few {zůstávají nepoužité # akční karty} many {zůstává nepoužito # akční karty} other {zůstává nepoužito # akčních karet}}.",

  // Sites
  "site.costs": "{move} za {cost:accusative}",
  "site.unconnected": "zatím nepřipojeno",
  "sites.title": "Kde stavět",
  "sites.none": "Na desce teď není co vybírat",

  "prices.title": "Obvyklé ceny",
  "price.farm": "Farma",
  "price.desal": "Odsolovací zařízení",
  "price.lab": "Laboratoř",
  "price.tunnel": "Tunel",
  "price.nonsymbiotic": "Město",
  "price.symbiotic": "Symbiotické město",
  "price.upgrade": "Vylepšení",

  // Phone tabs and panels
  "tab.slots": "Akce",
  "tab.board": "Deska",
  "tab.cards": "Karty",
  "tab.players": "Hráči",
  "tab.log": "Záznam",
  "tab.chat": "Chat",
  "tab.forecast": "Výhled",
  "goods.title": "Tvé zdroje",

  "tabs.title": "Části stolu",
  "key.escape": "Zrušit výběr, nebo zpět na svou desku",
  "key.board": "Na místa své desky",
  "key.boards": "Deska dalšího hráče",
  "key.card": "Prohlédnout vybranou kartu",

  // Hints, each shown once
  "hint.keep":
    "Nech si jednu kartu od každé barvy: karta funguje jen na akčním poli své barvy. Výběr je připraven, klidně ho změň.",
  "hint.keepMissing":
    "V této ruce chybí {colour}. Karta funguje jen na akčním poli své barvy. Výběr je připraven, klidně ho změň.",
  "hint.turn":
    "Klepni na kartu, potom na akční pole. Stejná barva: funguje i karta. Jiná barva: karta je jen cenou za akční pole.",
  "hint.build":
    "Zvýrazněná místa jsou povolena. Budovy fungují jen u města, které tunely spojují s tvým startovním městem.",
  "hint.end":
    "V záznamu vidíš, co přibylo. Tlačítko Vrátit bere zpět tvé kroky jeden po druhém, pokud žádný z nich neodhalil nic skrytého.",
  "hint.production":
    "Blíží se produkce: farmy živí města, každé připojené město spotřebuje jednu řasu. Podívej se na výhled.",
} satisfies Words<typeof en>;
