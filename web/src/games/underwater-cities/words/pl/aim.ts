/** The aim of Underwater Cities on one screen, in Polish. */
import type { Words } from "$lib/i18n/catalogue.svelte";
import type en from "../en/aim";

export default {
  "aim.lead":
    "Zbuduj sieć Miast, które Tunele łączą z twoim Miastem początkowym. Tura to jedna karta i jedno pole Akcji; jeśli mają ten sam kolor, korzystasz z obu. Trzy razy w ciągu gry wszystko, co połączone, produkuje, a twoje Miasta jedzą. Wygrywa gracz, który na koniec ma najwięcej punktów.",
  "aim.points.symbiotic": "Każde połączone symbiotyczne Miasto, w każdej z trzech faz Produkcji",
  "aim.points.symbioticValue": "2",
  "aim.points.upgraded":
    "Każda ulepszona Farma i każdy ulepszony Tunel sąsiadujący z Miastem, w każdej fazie Produkcji",
  "aim.points.upgradedValue": "1",
  "aim.points.pair": "Para ulepszonych Farm przy jednym Mieście, w każdej fazie Produkcji, dodatkowo",
  "aim.points.pairValue": "1",
  "aim.points.cities": "Na koniec gry każde połączone Miasto z 0, 1, 2 lub 3 rodzajami budynków",
  "aim.points.citiesValue": "2 / 3 / 4 / 6",
  "aim.points.brown": "Na koniec gry brązowa Metropolia, jeśli zbudowano oba Tunele przy niej",
  "aim.points.brownValue": "do 12 lub więcej",
  "aim.points.cards": "Na koniec gry pozyskane karty Punktacji Końcowej",
  "aim.points.cardsValue": "około 3–13 za każdą",
  "aim.points.federation": "Dotarcie na szczyt toru Federacji i każdy ruch poza niego",
  "aim.points.federationValue": "1",
  "aim.points.leftovers": "Na koniec gry każde 4 pozostałe surowce (1 Biomasa liczy się jako 2)",
  "aim.points.leftoversValue": "1",
  "aim.points.hunger": "Każde połączone Miasto, które po Produkcji nie dostanie ani Alg, ani Biomasy",
  "aim.points.hungerValue": "−3",
  "aim.score.first":
    "Dwa proste boty z „Obejrzyj partię” zdobywają po 77 punktów; pierwsza partia często kończy się niższym wynikiem.",
  "aim.score.good": "100 punktów i 7 połączonych Miast to wygrana w trybie solo: w każdej grze oznacza to dobry wynik.",
  "aim.goals.one": "Era I · rundy 1–4",
  "aim.goals.one.1": "Zbuduj drugie i trzecie Miasto obok pierwszego oraz Tunel do każdego z nich.",
  "aim.goals.one.2": "Na koniec rundy 4 miej 1 Algi na każde połączone Miasto: wcześnie zbudowana Farma się zwraca.",
  "aim.goals.one.3":
    "Zagrywaj karty na polach w ich kolorze i wcześnie pozyskuj te o trwałym działaniu: służą przez całą grę.",
  "aim.goals.two": "Era II · rundy 5–7",
  "aim.goals.two.1": "Dotrzyj Tunelem do niebieskiej Metropolii i zbuduj czwarte lub piąte Miasto.",
  "aim.goals.two.2": "Ulepsz dwa budynki tego samego rodzaju przy jednym Mieście: taka para produkuje więcej.",
  "aim.goals.two.3": "Symbiotyczne Miasta jeszcze dwa razy przyniosą swoje 2 punkty; zbieraj na nie Biomasę.",
  "aim.goals.three": "Era III · rundy 8–10",
  "aim.goals.three.1":
    "Połącz wszystko: za to, co niepołączone, nie ma punktów. Zwykle buduje się od pięciu do siedmiu Miast.",
  "aim.goals.three.2": "Zbuduj przy Mieście wszystkie trzy rodzaje budynków: 6 punktów zamiast 3.",
  "aim.goals.three.3":
    "Pozyskaj karty Punktacji Końcowej, które pasują do tego, co masz, i dokończ brązową Metropolię.",
  "aim.goals.three.4": "Jeszcze raz wyżyw swoje Miasta i wydaj to, co by ci zostało.",
} satisfies Words<typeof en>;
