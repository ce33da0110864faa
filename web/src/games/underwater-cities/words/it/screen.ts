/** Underwater Cities in Italian. Forms: f (agrees with a card), card (the type as it stands after “carta”). */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/screen";
import board from "./board";

export default {
  ...board,

  // Goods and pieces
  "good.credits": "{n, plural, one {# credito} many {# crediti} other {# crediti}}",
  "good.kelp": "{n, plural, one {# alga} many {# alghe} other {# alghe}}",
  "good.steelplast": "{n} plastacciaio",
  "good.science": "{n} ricerca",
  "good.biomatter": "{n} biomateria",
  "good.vp": "{n, plural, one {# punto} many {# punti} other {# punti}}",
  "good.name.credits": "Crediti",
  "good.name.kelp": "Alghe",
  "good.name.steelplast": "Plastacciaio",
  "good.name.science": "Ricerca",
  "good.name.biomatter": "Biomateria",
  "good.name.vp": "Punti vittoria",
  "good.nothing": "niente",
  "piece.farm": "Serra",
  "piece.desal": "Dissalatore",
  "piece.lab": "Laboratorio",
  "piece.tunnel": "Tunnel",
  "piece.nonsymbiotic": "Città",
  "piece.symbiotic": "Città simbiotica",
  "colour.green": "verde",
  "colour.green:f": "verde",
  "colour.red": "rosso",
  "colour.red:f": "rossa",
  "colour.yellow": "giallo",
  "colour.yellow:f": "gialla",
  "colours.green": "Verde",
  "colours.red": "Rosso",
  "colours.yellow": "Giallo",
  "type.instant": "Istantanea",
  "type.instant:card": "istantanea",
  "type.permanent": "Permanente",
  "type.permanent:card": "permanente",
  "type.action": "Azione",
  "type.action:card": "azione",
  "type.production": "Produzione",
  "type.production:card": "produzione",
  "type.final": "Punteggio",
  "type.final:card": "punteggio",
  "types.permanent": "Permanenti",
  "types.action": "Azioni",
  "types.production": "Produzione",
  "types.final": "Punteggio",
  "types.under_board": "Carte Speciali pagate",
  "era.0": "Carte Speciali",
  "era.1": "Era I",
  "era.2": "Era II",
  "era.3": "Era III",

  // Tools and lists
  "verb.upgrade": "Migliorare",
  "verb.produce": "Produzione",
  "verb.convert": "Rendere simbiotica",

  // Things by name
  "thing.assistant": "Assistente Personale",
  "thing.slot": "spazio {id}",
  "thing.always": "spazio sempre disponibile",
  "thing.metropolis": "metropoli {id}",
  "thing.contract": "contratto {id}",
  "thing.site": "sito {id}",
  "thing.pair": "coppia di edifici migliorati in {id}",
  "thing.federation": "tracciato della Federazione",

  // Status line
  "status.era": "Era {era, select, 1 {I} 2 {II} 3 {III} other {{era}}}",
  "status.round": "Round {round} di 10",
  "status.turn": "Turno {turn} di 3",
  "status.production":
    "Produzione {n, plural, =0 {dopo questo round} one {dopo il prossimo round} many {tra # round} other {tra # round}}",
  "status.deck": "{n, plural, one {# carta} many {# carte} other {# carte}} nel mazzo Era",
  "status.rounds": "Round delle tre Ere; Produzione dopo i round 4, 7 e 10",

  // Main board
  "slots.title": "Spazi azione",
  "slots.always": "Sempre disponibile",
  "slots.clone": "Tessera Clona Azione",
  "slots.cloneFree":
    "{n, plural, one {Paga # credito} many {Paga # crediti} other {Paga # crediti}} per usare uno spazio occupato da un altro giocatore",
  "slots.cloneUsed": "Usata in questo round",
  "slots.taken": "occupato: {names}",
  "slots.free": "libero",
  "slots.neutral": "tessera neutrale",
  "slots.fresh": "occupato dopo il tuo ultimo turno",
  "slots.matches": "qui la tua carta ha effetto",
  "slot.label": "Spazio {id}, {colour}: {text}",
  "slot.labelAlways": "Spazio sempre disponibile: {text}",
  "specials.title": "Carte Speciali",
  "specials.deck":
    "{n, plural, =0 {Il mazzo è vuoto} one {# carta nel mazzo} many {# carte nel mazzo} other {# carte nel mazzo}}",
  "specials.cost": "giocarla costa {n, plural, one {# credito} many {# crediti} other {# crediti}}",
  "contracts.title": "Contratti",
  "contracts.taken": "Questo contratto è già stato preso: la sua ricompensa è stata data una volta.",

  // Own area
  "board.back": "Tornare alla tua plancia",
  "board.list": "Siti",
  "hand.title": "Mano",
  "hand.limit": "{n, plural, one {# carta} many {# carte} other {# carte}}",
  "hand.backs": "{n} × {back}",
  "back.era_1": "Era I",
  "back.era_2": "Era II",
  "back.era_3": "Era III",
  "back.special": "Speciale",
  "back.special_three": "Speciale",
  "hand.unknown":
    "{n, plural, one {# carta che non conosci} many {# carte che non conosci} other {# carte che non conosci}}",
  "hand.empty": "Nessuna carta in mano",
  "claimed.title": "Carte reclamate",
  "claimed.none": "Ancora nulla di reclamato: una carta si reclama quando il suo colore corrisponde allo spazio",
  "claimed.ready": "disponibile",
  "claimed.used": "utilizzata in questa Era",
  "card.label": "{name}, carta {type:card} {colour:f}: {text}",
  "card.labelPlain": "{name}, carta {type:card}: {text}",
  "card.open": "Guardare {name}",
  "card.number": "N. {n}",
  "card.cost": "{n, plural, one {# credito} many {# crediti} other {# crediti}}",
  "card.works.match": "Sì, con {slots, list, or}: giocala lì e avrà effetto.",
  "card.works.never":
    "Ora non puoi scegliere nessuno spazio libero del suo colore. Su qualsiasi altro spazio viene scartata senza effetto.",
  "card.works.notTurn":
    "Le carte si giocano nel proprio turno: questa ha effetto su uno spazio del suo colore ({colour}).",
  "card.works.action":
    "Le carte azione si usano tramite uno spazio o una carta con il simbolo “usare una carta azione”, una volta per Era.",
  "card.works.ready": "Si può usare adesso.",
  "card.works.claimed": "È in vigore.",
  "card.works.production": "Ha effetto in ogni Produzione.",
  "card.works.final": "Ha effetto nel punteggio finale.",
  "card.works.special":
    "Prendila tramite uno spazio che fa prendere una carta Speciale; il costo si paga quando la giochi.",
  "card.why": "Perché non su {slot}?",
  "card.playOn": "Giocare su {slot}",
  "card.rules": "Regole di questo tipo di carta",
  "provenance.R": "dal regolamento",
  "provenance.P": "da fatti pubblici",
  "provenance.F": "effetto attestato, numero assegnato qui",
  "provenance.V": "letta da un’immagine dell’editore",
  "provenance.D": "ideata per questo progetto",
  "provenance.O": "letta dalla scatola di chi la possiede",
  "provenance.box": "letta in parte dalla scatola di chi la possiede",
  "provenance.mixed": "attestata in parte, in parte ideata per questo progetto",
  "provenance.mark": "Ideata per questo progetto",

  // Players
  "players.hand": "Carte in mano",
  "players.cities": "Città connesse",
  "players.cities.some": "{connected}/{built}",
  "players.tunnels": "Tunnel",
  "players.farms": "Serre",
  "players.desals": "Dissalatori",
  "players.labs": "Laboratori",
  "players.metropolises": "Metropoli connesse",
  "players.open": "Plancia e carte di {name}",
  "players.boards": "Plance degli altri giocatori",
  "players.openNote": "Plancia e carte di {name} ({note})",

  // Federation
  "federation.title": "Tracciato della Federazione",
  "federation.space": "Spazio {n}",
  "federation.below": "Partenza",

  // Forecast
  "playback.production": "Produzione alla fine dell’Era {era, select, 1 {I} 2 {II} 3 {III} other {{era}}}",
  "playback.era": "Inizio dell’Era {era, select, 1 {I} 2 {II} 3 {III} other {{era}}}",
  "playback.scoring": "Punteggio finale",

  "forecast.title": "Previsione",
  "forecast.production": "Prossima Produzione",
  "forecast.feeding": "Nutrire {cities} città costa",
  "forecast.unfed":
    "Cibo insufficiente: {n, plural, one {si perderà # punto} many {si perderanno # punti} other {si perderanno # punti}}",
  "forecast.score": "Se finisse ora",
  "forecast.none": "ancora niente",
  "source.before": "punti già ottenuti",
  "source.slots": "spazi azione",
  "source.cards": "carte",
  "source.federation": "tracciato della Federazione",
  "source.metropolises": "metropoli, una volta connesse",
  "source.sites": "siti di costruzione",
  "source.contracts": "contratti",
  "source.production": "produzione",
  "source.feeding": "città non nutrite",
  "source.brown_metropolis": "metropoli marrone",
  "source.end_scoring_cards": "carte punteggio",
  "source.cities": "città",
  "source.leftovers": "risorse rimaste",

  // Prompt
  "prompt.turn": "Scegli una carta e uno spazio.",
  "prompt.turn.card": "“{card}”: scegli uno spazio. ✓ indica il suo colore.",
  "prompt.turn.slot": "Spazio {slot}: scegli una carta da giocare.",
  "prompt.keep.opening":
    "Tieni {n, plural, one {# carta} many {# carte} other {# carte}} per cominciare; scelte: {chosen}.",
  "prompt.keep.era":
    "Una nuova Era: tieni {n, plural, one {# carta} many {# carte} other {# carte}}; scelte: {chosen}.",
  "prompt.keep.limit":
    "Troppe carte in mano: tieni {n, plural, one {# carta} many {# carte} other {# carte}}; scelte: {chosen}.",
  "keep.about.opening": "Ciascuno pesca sei carte e sceglie in segreto la prima mano; le altre vengono scartate.",
  "keep.about.era":
    "Ciascuno ha pescato tre carte della nuova Era. Le mani tornano al loro limite di {n, plural, one {# carta} many {# carte} other {# carte}}.",
  "keep.about.limit":
    "Un turno inizia con al massimo {n, plural, one {# carta} many {# carte} other {# carte}} in mano. Ciò che non tieni viene scartato, visibile a tutti.",
  "prompt.part": "Questa azione ha ancora una parte: prosegui.",
  "prompt.partOrSkip": "Questa azione ha ancora una parte: svolgila o saltala.",
  "prompt.end": "Hai fatto tutto: termina il turno.",
  "prompt.keepEarly":
    "Puoi già scegliere {n, plural, one {la carta che tieni} many {le # carte che tieni} other {le # carte che tieni}}; scelte: {chosen}.",
  "prompt.pays": "paga",
  "prompt.gains": "ottiene",
  "prompt.noUndo": "Dopo non si può annullare",
  "prompt.order": "Che cosa avviene prima",
  "prompt.slotFirst": "Prima lo spazio",
  "prompt.cardFirst": "Prima la carta",
  "prompt.play": "Giocare",
  "prompt.withEnd": "{move}, fine turno",
  "prompt.withSkipEnd": "{move}, saltare il resto, fine turno",
  "prompt.takeEnd": "Prenderla, fine turno",
  "prompt.endToo": "Fine turno",
  "prompt.endSign": "svolge la mossa e termina il turno",
  "prompt.leaveEnd": "Saltare il resto, fine turno",
  "prompt.pair": "Giocare così?",
  "prompt.pairMore": "Gioca così, oppure scegli subito il passo successivo: è evidenziato.",
  "prompt.step": "Passo per passo",
  "prompt.underReversed": "Le altre in fondo al mazzo in ordine inverso",
  "tools.title": "Costruire:",
  "prompt.takeAll": "Prendere tutto",
  "prompt.takeIt": "Prendere",
  "prompt.claim": "Reclamarla",
  "prompt.playCard": "Pagare e giocare",
  "prompt.cardToClaim": "Reclamare “{card}” o scartarla senza usarla?",
  "prompt.cardToPlay": "Pagare e giocare “{card}” o scartarla senza usarla?",
  "prompt.cancel": "Deselezionare",
  "prompt.sites":
    "{n, plural, one {# sito possibile} many {# siti possibili} other {# siti possibili}}: scegli sulla plancia",
  "prompt.choices": "Scelte",
  "why.pair": "Un turno è uno spazio azione e una carta giocata insieme.",
  "why.noCard": "Scegli una carta della tua mano per questo spazio.",
  "why.noSlot": "Scegli uno spazio per questa carta.",
  "prompt.draws": "pesca {n, plural, one {# carta} many {# carte} other {# carte}}",
  "prompt.advances": "Federazione: spazio {space}",
  "prompt.connects": "connette {tile}",
  "warn.mismatch":
    "La carta “{card}” è {colour:f}, lo spazio {slot} è {slotColour}: la carta viene scartata senza effetto.",
  "warn.always": "Qui nessuna carta ha effetto: “{card}” viene scartata.",
  "warn.unfed":
    "Ora c’è la Produzione, e il cibo non basta: {n, plural, one {si perderà # punto} many {si perderanno # punti} other {si perderanno # punti}}.",
  "warn.ready":
    "{n, plural, one {# carta azione è ancora inutilizzata} many {# carte azione sono ancora inutilizzate} other {# carte azione sono ancora inutilizzate}} in questa Era.",

  // Sites
  "site.costs": "{move} per {cost}",
  "site.unconnected": "ancora fuori dalla rete",
  "sites.title": "Dove costruire",
  "sites.none": "Ora non c’è nulla da scegliere sulla plancia",

  "prices.title": "Costi normali",
  "price.farm": "Serra",
  "price.desal": "Dissalatore",
  "price.lab": "Laboratorio",
  "price.tunnel": "Tunnel",
  "price.nonsymbiotic": "Città",
  "price.symbiotic": "Città simbiotica",
  "price.upgrade": "Miglioramento",

  // Phone tabs and panels
  "tab.slots": "Spazi",
  "tab.board": "Plancia",
  "tab.cards": "Carte",
  "tab.players": "Giocatori",
  "tab.log": "Registro",
  "tab.chat": "Chat",
  "tab.forecast": "Previsione",
  "goods.title": "Le tue risorse",

  "tabs.title": "Parti del tavolo",
  "key.escape": "Deselezionare, o tornare alla tua plancia",
  "key.board": "Ai siti della tua plancia",
  "key.boards": "Plancia del giocatore successivo",
  "key.card": "Guardare la carta scelta",

  // Hints, each shown once
  "hint.keep":
    "Tieni una carta per colore: una carta ha effetto solo su uno spazio del suo colore. La scelta è già fatta, cambiala come vuoi.",
  "hint.keepMissing":
    "In questa mano manca: {colour}. Una carta ha effetto solo su uno spazio del suo colore. La scelta è già fatta, cambiala come vuoi.",
  "hint.turn":
    "Tocca una carta, poi uno spazio. Stesso colore: ha effetto anche la carta. Colore diverso: è solo il prezzo dello spazio.",
  "hint.build":
    "I siti evidenziati sono possibili. Gli edifici producono solo accanto a una città unita da tunnel alla tua città iniziale.",
  "hint.end":
    "Guarda nel registro che cosa hai ottenuto. “Annullare” ritira le tue mosse una per una, purché non abbiano rivelato nulla di nascosto.",
  "hint.production":
    "La Produzione è vicina: le serre nutrono le città, ogni città connessa mangia 1 alga. Guarda la previsione.",
} satisfies Words<typeof en>;
