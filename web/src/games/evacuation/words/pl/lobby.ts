/** Evacuation in the lobby, in Polish. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/lobby";

export default {
  title: "Ewakuacja",
  aim: "Twoja planeta umiera. W ciągu czterech lat zbuduj statki, przewieź ludzi i fabryki do Nowego Świata i spraw, aby twój naród tam rozkwitł.",
  goal: "najwięcej punktów po czterech latach",
  facts: "1–4 graczy · cztery lata · około 20 tur na gracza",
  credits: "Ewakuacja (Evacuation) to gra Vladimíra Suchego wydana przez Delicious Games.",
  moment: "{year, plural, =0 {Przygotowanie gry} other {Rok # z 4}}",
  "option.mode": "Jak się wygrywa",
  "value.mode.points": "Tryb na Punkty",
  "value.mode.race": "Tryb Wyścigu",
  "option.actions": "Akcje",
  "value.actions.standard": "Standardowe",
  "value.actions.advanced": "Zaawansowane (karty Akcji)",
  "option.bonuses": "Premie na Zakończenie Roku",
  "value.bonuses.null": "Rygorystyczne (domyślne)",
  "value.bonuses.strict": "Rygorystyczne",
  "value.bonuses.generous": "Hojne",
  "option.goals": "Karty Celu",
  "value.goals.draft": "Wybór kart",
  "value.goals.first_game": "Pierwsza rozgrywka (według zestawu technologii)",
  "option.common_goals": "Cele Wspólne",
  "option.lines": "Większość w Linii",
  "value.lines.none": "Brak",
  "value.lines.A": "Strona A",
  "value.lines.B": "Strona B",
  "value.lines.random": "Losowa strona",
  "option.third_player": "Talia do trybu Solo kieruje trzecim narodem",
  "option.pack": "Weź pakiet z pliku",
} satisfies Words<typeof en>;
