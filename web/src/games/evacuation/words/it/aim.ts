/** The aim of Evacuation on one screen, in Italian. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/aim";

export default {
  "aim.lead":
    "Il tuo Vecchio Mondo muore; tutto deve trasferirsi. Le astronavi trasportano le aree, e ciò che colonizzi nel Nuovo Mondo produce lì. Alla fine conta la tua produzione più bassa, nel Nuovo Mondo devono esserci tre stadi, e ogni area non evacuata costa punti.",
  "aim.points.lowest": "La più bassa delle tue tre produzioni nel Nuovo Mondo: a 5, 8, 10, 12",
  "aim.points.lowestValue": "5 / 10 / 19 / 25",
  "aim.points.goals": "Ognuna delle tue tre carte obiettivo",
  "aim.points.goalsValue": "circa da 4 a 16 ciascuna",
  "aim.points.faces": "Il maggior numero di faccine felici, se hai tre stadi nel Nuovo Mondo (in 2 giocatori: 4 / 0)",
  "aim.points.facesValue": "6 / 4 / 1",
  "aim.points.areas": "Ognuna delle tue nove aree del Vecchio Mondo non evacuata",
  "aim.points.areasValue": "−2",
  "aim.points.people": "Ogni persona in una di queste aree (sei di esse ne hanno due)",
  "aim.points.peopleValue": "−1",
  "aim.points.stadiums": "Ogni stadio che manca per arrivare a tre nel Nuovo Mondo",
  "aim.points.stadiumsValue": "−3",
  "aim.points.tokens": "Ogni segnalino penalità: cibo o stadio mancante durante una Rendita",
  "aim.points.tokensValue": "−3",
  "aim.score.start":
    "Se la partita finisse subito avresti −39: le nove aree non evacuate costano 30 punti, i tre stadi mancanti 9.",
  "aim.score.first":
    "In solitario 60 punti sono un buon primo risultato, con l’esperienza si può arrivare a circa 80. I bot semplici di “Guardare una partita” arrivano a 39 e a 16.",
  "aim.score.race": "In una corsa i punti non contano: 8 in ogni produzione e tre stadi concludono la partita.",
  "aim.goals.one": "Anno 1",
  "aim.goals.one.1": "Costruisci un’astronave per un colore di bordo toccato da più aree tue, e inviala piena.",
  "aim.goals.one.2": "Prepara una fabbrica e colonizza una prima area di tundra: il Nuovo Mondo parte da zero.",
  "aim.goals.one.3": "Due azioni sono gratuite; le successive costano energia, che serve anche per i voli.",
  "aim.goals.two": "Anno 2",
  "aim.goals.two.1":
    "All’inizio dell’anno 3 il Nuovo Mondo mangia 2 cibo e vuole uno stadio: porta lì entrambi adesso.",
  "aim.goals.two.2": "Punta a portare la produzione più bassa tra 1 e 4 entro la fine dell’anno.",
  "aim.goals.two.3": "Supera il passaggio 2 per il deserto, e trasferisci la prima tessera Produttività.",
  "aim.goals.three": "Anno 3",
  "aim.goals.three.1": "All’inizio dell’anno 4 il Nuovo Mondo vuole 4 cibo e due stadi.",
  "aim.goals.three.2": "Punta a portare la produzione più bassa tra 4 e 8; fa’ crescere quella, non la più alta.",
  "aim.goals.three.3": "Le aree evacuate non producono più: d’ora in poi deve pagare il Nuovo Mondo.",
  "aim.goals.four": "Anno 4",
  "aim.goals.four.1": "Tre stadi nel Nuovo Mondo e almeno 8 nella produzione più bassa.",
  "aim.goals.four.2":
    "Porta via ciò che costa ancora punti: un’area con popolazione costa 4 punti, una con una fabbrica 2.",
} satisfies Words<typeof en>;
