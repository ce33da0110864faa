/** The aim of Underwater Cities on one screen, in Czech. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/aim";

export default {
  "aim.lead":
    "Buduj síť měst, která tunely připojují k tvému startovnímu městu. Každý tah je jedna karta a jedno akční pole; když mají stejnou barvu, využiješ obojí. Třikrát za hru vše připojené produkuje a tvá města je třeba uživit. Vyhrává, kdo má na konci nejvíce bodů.",
  "aim.points.symbiotic": "Každé připojené symbiotické město při každé ze tří produkcí",
  "aim.points.symbioticValue": "2",
  "aim.points.upgraded": "Každá vylepšená farma a každý vylepšený tunel u města při každé produkci",
  "aim.points.upgradedValue": "1",
  "aim.points.pair": "Dvojice vylepšených farem u jednoho města při každé produkci navíc",
  "aim.points.pairValue": "1",
  "aim.points.cities": "Na konci hry každé připojené město s 0, 1, 2 nebo 3 typy budov",
  "aim.points.citiesValue": "2 / 3 / 4 / 6",
  "aim.points.brown": "Na konci hry hnědá metropole, pokud stojí oba její tunely",
  "aim.points.brownValue": "až 12 i více",
  "aim.points.cards": "Na konci hry vyložené karty s efektem při závěrečném bodování",
  "aim.points.cardsValue": "každá asi 3 až 13",
  "aim.points.federation": "Dosažení vrcholu stupnice Federace a každé další políčko nad něj",
  "aim.points.federationValue": "1",
  "aim.points.leftovers": "Na konci hry každé 4 zbylé zdroje (organická hmota se počítá za 2)",
  "aim.points.leftoversValue": "1",
  "aim.points.hunger": "Každé připojené město, které po produkci nedostane řasu ani organickou hmotu",
  "aim.points.hungerValue": "−3",
  "aim.score.first":
    "Dva jednoduší boti z ukázky „Sledovat hru“ dosáhnou každý 77 bodů; první hra často skončí pod touto hranicí.",
  "aim.score.good": "100 bodů a 7 připojených měst vyhrává sólo hru: to je dobrý výsledek v každé hře.",
  "aim.goals.one": "I. éra · kola 1–4",
  "aim.goals.one.1": "Postav druhé a třetí město vedle prvního a ke každému tunel.",
  "aim.goals.one.2": "Měj na konci 4. kola 1 řasu za každé připojené město: časná farma se vyplatí.",
  "aim.goals.one.3": "Hraj karty na akční pole jejich barvy a trvalé vykládej brzy: fungují po celou hru.",
  "aim.goals.two": "II. éra · kola 5–7",
  "aim.goals.two.1": "Připoj tunelem modrou metropoli a také čtvrté nebo páté město.",
  "aim.goals.two.2": "Vylepši u jednoho města dvě budovy stejného typu: dvojice produkuje více.",
  "aim.goals.two.3": "Symbiotická města přinesou své 2 body ještě dvakrát; sbírej na ně organickou hmotu.",
  "aim.goals.three": "III. éra · kola 8–10",
  "aim.goals.three.1": "Připoj všechno: za nepřipojené nejsou žádné body. Obvyklých je pět až sedm měst.",
  "aim.goals.three.2": "Měj u města budovy všech tří typů: 6 bodů místo 3.",
  "aim.goals.three.3":
    "Vykládej karty s efektem při závěrečném bodování, které se hodí k tomu, co máš, a dokonči hnědou metropoli.",
  "aim.goals.three.4": "Uživ svá města ještě jednou a využij, co by ti zbylo.",
} satisfies Words<typeof en>;
