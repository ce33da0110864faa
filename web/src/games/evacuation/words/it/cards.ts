/** Cards, technologies and goals in Italian. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/cards";

export default {
  // Technologies
  "technologies.title": "Tecnologie",
  "technologies.set": "Tecnologie, set {set}",
  "technologies.developed": "sviluppate: {n} su 9",
  "technology.label": "{name}, livello {level}: {text}",
  "technology.level": "Livello {level}",
  "technology.used": "Usata quest’anno",
  "technology.usedMark": "usata",
  "research.none": "Non iniziata",
  "research.begun": "Effettuato uno sviluppo su due",
  "research.developed": "Sviluppata",

  // Infrastructure
  "infrastructure.title": "Le tue infrastrutture",
  "infrastructure.hand": "In mano",
  "infrastructure.played": "Giocate, requisito aperto",
  "infrastructure.completed": "Completate",
  "infrastructure.none": "nessuna",
  "infrastructure.same": "Un’altra carta ha la stessa illustrazione: se ne può giocare solo una",

  // Goals
  "goals.title": "Carte obiettivo",
  "goals.offered": "Scegline una da tenere",
  "goals.kept": "Tenute",
  "goals.now": "ora {n, plural, one {# punto} many {# punti} other {# punti}}",
  "goals.unknown":
    "{n, plural, one {# carta obiettivo nascosta} many {# carte obiettivo nascoste} other {# carte obiettivo nascoste}}",
  "goals.none": "Nessuna carta obiettivo in questa partita",

  // The large card
  "card.open": "Guardare {name}",
  "card.number": "N. {n}",
  "card.cost": "Costo:",
  "card.costEither": "Costo, tutto da un solo mondo:",
  "card.raises": "La produzione aumenta di:",
  "card.rules": "Regole",
  "card.why": "Perché no: {move}?",
  "card.kind.ship": "Astronave",
  "card.kind.stadium": "Stadio",
  "card.kind.infrastructure": "Carta infrastruttura",
  "card.kind.technology": "Tecnologia",
  "card.kind.goal": "Carta obiettivo",
  "card.kind.action_card": "Carta azione",
  "card.kind.bonus": "Carta bonus di Fine Anno",
  "card.kind.common_goal": "Obiettivo comune",
  "card.kind.board_action": "Azione della tua plancia",
  "card.kind.solo_card": "Carta solitario",
  "card.works.now": "Sì: si può usare adesso.",
  "card.works.locked": "Non adesso. Chiedi perché con il pulsante qui sotto.",
  "card.works.ship": "Costruiscila con l’apposita azione, pagando tutto da un solo mondo; va nel mondo che ha pagato.",
  "card.works.ship.old": "Si trova nel Vecchio Mondo: caricala e inviala nella fase Trasporto.",
  "card.works.ship.new":
    "Si trova nel Nuovo Mondo: nella fase Trasporto si può rimandare indietro vuota per 1 energia.",
  "card.works.ship.flying": "È in viaggio.",
  "card.works.stadium":
    "Costruiscilo con l’apposita azione, pagando tutto da un solo mondo; va nel mondo che ha pagato.",
  "card.works.stadium.old":
    "Si trova nel Vecchio Mondo: le sue faccine contano solo per l’ordine di gioco, finché un’astronave non lo trasferisce.",
  "card.works.stadium.new": "Si trova nel Nuovo Mondo: conta per le richieste, l’ordine di gioco e il punteggio.",
  "card.works.infrastructure": "Prendila con una mossa infrastruttura, giocala con un’altra.",
  "card.works.infrastructure.hand":
    "Giocala con una mossa infrastruttura, pagata dal Nuovo Mondo; il requisito può essere ancora aperto.",
  "card.works.infrastructure.played":
    "Aumenta la produzione una sola volta, non appena il suo requisito è soddisfatto.",
  "card.works.infrastructure.completed": "È completata e ha già aumentato la produzione.",
  "card.works.technology": "Appartiene a un’altra nazione.",
  "card.works.technology.grid":
    "Non ancora: ha effetto quando è sviluppata del tutto. Ogni sviluppo fa avanzare, in una colonna, la tessera aperta più in basso.",
  "card.works.technology.developed":
    "È sviluppata: le capacità durature valgono ogni volta che si applicano, gli effetti singoli sono già stati svolti.",
  "card.works.goal": "Dà punti alla fine della partita alla nazione che la tiene.",
  "card.works.goal.own": "Dà punti alla fine della partita.",
  "card.works.action_card": "Non è nella tua mano.",
  "card.works.action_card.hand":
    "Nel tuo turno giocala scoperta per il suo testo, oppure mettila coperta sotto un’azione della tua plancia.",
  "card.works.action_card.shown": "È stata giocata scoperta quest’anno; il suo livello di potenza conta.",
  "card.works.bonus":
    "Nella fase Bonus il livello di potenza dell’anno decide quale dei due bonus si ottiene, se ce n’è uno.",
  "card.works.common_goal": "Lo prende la prima nazione che lo raggiunge.",
  "card.works.common_goal.claimed": "Lo hai raggiunto: giocalo nel tuo turno, in aggiunta all’azione.",
  "card.works.common_goal.played": "È stato giocato e dà punti alla fine.",
  "card.works.board_action": "Si sceglie nel proprio turno durante la fase Azioni.",
  "card.works.solo_card": "L’avversario simulato la svolge con il numero della carta successiva.",
  "bonus.coming": "Anno {year}:",
  "provenance.mark": "Ideata per questo progetto",
  "provenance.rulebook": "dal regolamento",
  "provenance.picture": "da un’immagine dell’editore",
  "provenance.public": "da fatti pubblici",
  "provenance.box": "dalla scatola di chi la possiede",
  "provenance.design": "ideazione di questo progetto",
} satisfies Words<typeof en>;
