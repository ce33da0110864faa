/** The aim of Underwater Cities on one screen, in Italian. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/aim";

export default {
  "aim.lead":
    "Costruisci una rete di città connesse da tunnel alla tua città iniziale. Ogni turno è una carta e uno spazio azione; se hanno lo stesso colore, ottieni entrambi gli effetti. Tre volte in una partita tutto ciò che è connesso produce, e le tue città mangiano. Vince chi alla fine ha più punti.",
  "aim.points.symbiotic": "Ogni città simbiotica connessa, in ciascuna delle tre Produzioni",
  "aim.points.symbioticValue": "2",
  "aim.points.upgraded": "Ogni serra migliorata e ogni tunnel migliorato accanto a una città, in ogni Produzione",
  "aim.points.upgradedValue": "1",
  "aim.points.pair": "In più, una coppia di serre migliorate nella stessa città, in ogni Produzione",
  "aim.points.pairValue": "1",
  "aim.points.cities": "Alla fine, ogni città connessa con 0, 1, 2 o 3 tipi di edificio",
  "aim.points.citiesValue": "2 / 3 / 4 / 6",
  "aim.points.brown": "Alla fine, la metropoli marrone, se entrambi i suoi tunnel sono costruiti",
  "aim.points.brownValue": "fino a 12 o più",
  "aim.points.cards": "Alla fine, le carte punteggio reclamate",
  "aim.points.cardsValue": "circa da 3 a 13 ciascuna",
  "aim.points.federation": "Raggiungere la cima del tracciato della Federazione, e ogni passo oltre",
  "aim.points.federationValue": "1",
  "aim.points.leftovers": "Alla fine, ogni 4 risorse rimaste (una biomateria vale 2)",
  "aim.points.leftoversValue": "1",
  "aim.points.hunger": "Ogni città connessa che dopo una Produzione non riceve né alghe né biomateria",
  "aim.points.hungerValue": "−3",
  "aim.score.first":
    "I due bot semplici di “Guardare una partita” arrivano a 77 punti ciascuno; una prima partita finisce spesso più in basso.",
  "aim.score.good": "Con 100 punti e 7 città connesse si vince il solitario: è un buon risultato in qualsiasi partita.",
  "aim.goals.one": "Era I · round 1–4",
  "aim.goals.one.1": "Costruisci una seconda e una terza città vicino alla prima, e un tunnel verso ciascuna.",
  "aim.goals.one.2":
    "Arriva alla fine del round 4 con 1 alga per ogni città connessa: una serra costruita presto si ripaga da sé.",
  "aim.goals.one.3":
    "Gioca le carte su spazi del loro colore e reclama presto quelle durature: valgono per tutta la partita.",
  "aim.goals.two": "Era II · round 5–7",
  "aim.goals.two.1": "Raggiungi con un tunnel una metropoli blu e costruisci una quarta o quinta città.",
  "aim.goals.two.2": "Migliora due edifici dello stesso tipo nella stessa città: la coppia produce di più.",
  "aim.goals.two.3": "Le città simbiotiche danno ancora due volte i loro 2 punti; raccogli biomateria per costruirle.",
  "aim.goals.three": "Era III · round 8–10",
  "aim.goals.three.1":
    "Connetti tutto: ciò che non è connesso non dà punti. Di solito si hanno da cinque a sette città.",
  "aim.goals.three.2": "Metti tutti e tre i tipi di edificio in una città: 6 punti invece di 3.",
  "aim.goals.three.3": "Reclama carte punteggio adatte a ciò che hai e completa la metropoli marrone.",
  "aim.goals.three.4": "Nutri ancora una volta le tue città e spendi ciò che resterebbe inutilizzato.",
} satisfies Words<typeof en>;
