/** Evacuation in Italian. Form: small (a resource inside a sentence). */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/screen";
import board from "./board";
import panes from "./panes";

export default {
  ...board,
  ...panes,

  // Goods, worlds, places
  "good.food": "{n} cibo",
  "good.steel": "{n} acciaio",
  "good.energy": "{n} energia",
  "good.name.food": "Cibo",
  "good.name.food:small": "cibo",
  "good.name.steel": "Acciaio",
  "good.name.steel:small": "acciaio",
  "good.name.energy": "Energia",
  "good.name.energy:small": "energia",
  "good.nothing": "niente",
  "world.name.old": "Vecchio Mondo",
  "world.name.new": "Nuovo Mondo",
  "marker.front": "Indicatore di testa",
  "marker.rear": "Indicatore di coda",
  "marker.other": "L’altro indicatore",
  "lane.waiting": "corsia di attesa",
  "lane.main": "corsia principale",
  "lane.second": "corsia 3+",

  // Lists

  // Things by name
  "thing.action": "azione {id}",
  "thing.card": "carta {n}",
  "thing.bonus": "bonus di Fine Anno",
  "thing.space": "passo {step}",

  // Prompt
  "prompt.action": "Scegli un’azione della tua plancia, oppure passa per quest’anno.",
  "prompt.actionAdvanced":
    "Scegli un’azione della tua plancia e una carta da metterci sotto, oppure una carta da giocare, oppure passa.",
  "prompt.action.card": "Scegli la carta che va coperta sotto questa azione.",
  "prompt.action.more": "{action}: scegli uno degli elementi evidenziati.",
  "prompt.action.sure": "{action}: eseguire così?",
  "prompt.action.shows": "{action}? Viene rivelato a tutti, quindi non si può annullare.",
  "prompt.passing": "Passare? Quest’anno non svolgerai altre azioni.",
  "prompt.advance":
    "{n, plural, one {# passo} many {# passi} other {# passi}} in tutto: scegli dove va il tuo primo indicatore; l’altro fa il resto.",
  "prompt.advance.other":
    "L’altro indicatore fa {n, plural, one {# passo} many {# passi} other {# passi}}: scegli la sua corsia.",
  "prompt.keep": "Tieni {n, plural, one {# carta} many {# carte} other {# carte}}; scelte: {chosen}.",
  "prompt.discarding":
    "{n, plural, one {Verrà scartato # elemento} many {Verranno scartati # elementi} other {Verranno scartati # elementi}} al costo di 1 risorsa qualsiasi.",
  "prompt.discard": "Scartare {n}",
  "prompt.act": "Eseguire",
  "prompt.actFirst": "Scegliere dopo",
  "prompt.pass": "Passare",
  "prompt.fly":
    "{n, plural, =0 {Nessun volo} one {Inviare # astronave} many {Inviare # astronavi} other {Inviare # astronavi}}",
  "prompt.end": "Hai fatto tutto: termina il turno.",
  "prompt.withEnd": "{move}, fine turno",
  "prompt.leaveEnd": "Fermarsi qui, fine turno",
  "why.action": "Un turno è un’azione, oppure si passa.",
  "why.buy.ship": "Un’astronave si costruisce con un’azione del proprio turno, e un solo mondo la paga per intero.",
  "why.buy.stadium": "Uno stadio si costruisce con un’azione del proprio turno, e un solo mondo lo paga per intero.",
  "why.buy.none": "Ora non si può scegliere nessuna azione per costruire questo elemento.",
  "why.buy.choose": "Scegli prima l’azione: {actions, list, or}.",
  "why.noAction": "Scegli un’azione della tua plancia.",
  "why.noCard": "Scegli una carta della tua mano da mettere coperta sotto l’azione.",

  // Outcome of what is chosen
  "outcome.pays": "paga",
  "outcome.gains": "ottiene",
  "outcome.people":
    "{n, plural, one {# segnalino popolazione} many {# segnalini popolazione} other {# segnalini popolazione}}",
  "outcome.production": "produzione",
  "outcome.noUndo": "Dopo non si può annullare",

  // Tray
  "tray.choices": "Che cosa ti viene chiesto",
  "tray.answers": "Scelte",
  "tray.energy": "Energia da:",
  "tray.hand": "Dalla tua mano:",
  "tray.free": "In ogni momento del tuo turno:",
  "tray.discard": "Segna con ✕ gli elementi da scartare prima, al costo di 1 risorsa qualsiasi.",
  "tray.at.actions": "Più tardi arriva un’azione, più energia costa; il suo numero è il suo livello di potenza.",
  "tray.at.rows": "Scegli nel mercato che cosa prendi e quale mondo paga.",
  "tray.at.loader": "Scegli che cosa parte: carica un elemento su un’astronave, oppure invia un’astronave.",
  "tray.at.technologies": "Scegli una tecnologia della tua griglia.",
  "tray.at.cards": "Scegli una carta.",
  "tray.at.old": "Scegli sulla mappa del Vecchio Mondo.",
  "tray.at.new": "Scegli un’area evidenziata sulla mappa del Nuovo Mondo.",
  "tray.at.track": "Scegli uno spazio evidenziato sul tracciato Progresso.",

  // Warnings
  "warn.newFood":
    "L’anno prossimo al Nuovo Mondo {n, plural, one {mancherà # cibo: # segnalino penalità} many {mancheranno # cibo: # segnalini penalità} other {mancheranno # cibo: # segnalini penalità}}.",
  "warn.oldFood":
    "L’anno prossimo al Vecchio Mondo {n, plural, one {mancherà # cibo: # segnalino penalità} many {mancheranno # cibo: # segnalini penalità} other {mancheranno # cibo: # segnalini penalità}}.",
  "warn.stadiums":
    "L’anno prossimo nel Nuovo Mondo {n, plural, one {mancherà # stadio: # segnalino penalità} many {mancheranno # stadi: # segnalini penalità} other {mancheranno # stadi: # segnalini penalità}}.",
  "warn.bonus": "Al tuo livello di potenza manca 1 per il bonus a {value}.",
  "warn.overshoot": "Il tuo livello di potenza supera {value}: quest’anno nessun bonus.",
  "warn.grounded":
    "{n, plural, one {# astronave richiede} many {# astronavi richiedono} other {# astronavi richiedono}} più energia di quella che hai nel Vecchio Mondo ({energy}).",
  "warn.staying":
    "{n, plural, one {# astronave potrebbe ancora partire} many {# astronavi potrebbero ancora partire} other {# astronavi potrebbero ancora partire}}.",

  // Maps, lists, tabs
  "area.costs": "{move} per {cost}",
  "area.back": "Tornare alla tua nazione",
  "areas.tab": "Elenco",
  "areas.title": "Aree che si possono colonizzare",
  "areas.none": "Ora non c’è nessuna area da scegliere",
  "track.title": "Tracciato Progresso",
  "track.take":
    "{marker, select, front {Spostare invece l’indicatore di testa} rear {Spostare invece l’indicatore di coda} other {Spostare invece l’altro indicatore}}",
  "track.marker": "Quale indicatore",
  "track.spaces": "Spazi raggiungibili",
  "others.title": "Le altre nazioni",
  "numbers.title": "Giocatori e che cosa arriva dopo",
  "tabs.title": "Parti del tavolo",
  "tab.rows": "Mercato",
  "tab.technologies": "Tecnologie",
  "tab.cards": "Carte e obiettivi",
  "tab.cards.short": "Carte",
  "tab.loader": "Astronavi",
  "tab.modules": "Moduli",
  "tab.list": "Elenco",
  "tab.nations": "Nazioni",
  "tab.log": "Registro",
  "tab.act": "Agire",
  "tab.old": "Vecchio",
  "tab.new": "Nuovo",
  "tab.tech": "Tecno",
  "tab.all": "Tutto",

  // Keys
  "key.escape": "Deselezionare, o tornare alla tua nazione",
  "key.map": "Ai luoghi evidenziati delle mappe",
  "key.check": "Alla verifica dell’anno prossimo",
  "key.nations": "Nazione del giocatore successivo",

  // Result
  "result.curve": "Produzione più bassa se la corsa fosse finita allora",
  "result.year": "Anno {year}",
  "result.lowest": "produzione più bassa {n}",
  "source.goals": "carte obiettivo",
  "source.production": "produzione più bassa",
  "source.faces": "faccine felici",
  "source.left_behind": "aree non evacuate",
  "source.stadiums": "stadi mancanti",
  "source.penalties": "segnalini penalità",
  "source.common_goals": "obiettivi comuni",
  "source.lines": "maggioranza di linea",
  "source.lowest_production": "produzione più bassa",

  // Hints, each shown once
  "hint.draft":
    "Tieni un obiettivo e passa gli altri. Gli obiettivi danno punti alla fine della partita: prendi ciò che si adatta alle tue tecnologie.",
  "hint.action":
    "Tocca un’azione per vedere quanto costa. Il suo numero conta per il tuo livello di potenza: la somma dell’anno ti fa avanzare sul tracciato Progresso.",
  "hint.energy":
    "D’ora in poi le azioni costano energia, le ultime di più. Conserva un po’ di energia nel Vecchio Mondo per inviare le tue astronavi.",
  "hint.build":
    "Il mondo che paga riceve ciò che costruisci. Le astronavi servono nel Vecchio Mondo: da lì trasportano la tua gente.",
  "hint.stadium":
    "Il mondo che paga riceve lo stadio. Solo gli stadi nel Nuovo Mondo ne soddisfano le richieste; le astronavi possono trasferirli.",
  "hint.infrastructure":
    "Prendi ora una carta e giocala più tardi: paga il Nuovo Mondo. Aumenta la produzione quando il suo requisito è soddisfatto.",
  "hint.settle":
    "Riempi tutti gli spazi di un’area con le persone e le fabbriche in attesa nel Nuovo Mondo. Ogni segnalino popolazione costa lì 1 acciaio.",
  "hint.invent":
    "Comincia dal fondo di una colonna. Il livello 1 richiede uno sviluppo, i livelli 2 e 3 ne richiedono due. Ha effetto quando è sviluppata.",
  "hint.transport":
    "Tocca un’astronave o un elemento: i vani accolgono aree intere del loro colore, il resto è carico. Le aree evacuate smettono di produrre.",
  "hint.advance":
    "Dividi il tuo livello di potenza tra i due indicatori. I passaggi sbloccano deserti, foreste e oceani; i simboli contano finché ci resti sopra.",
  "hint.end":
    "Guarda nel registro che cosa hai ottenuto. “Annullare” ritira le tue mosse una per una, purché non abbiano rivelato nulla di nascosto.",
  "hint.check":
    "L’anno prossimo mancherà qualcosa: guarda la verifica. Ogni cibo o stadio mancante porta un segnalino penalità.",
} satisfies Words<typeof en>;
