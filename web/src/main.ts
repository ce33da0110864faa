import "$lib/style/theme.css";
import "$lib/style/base.css";
import "$lib/style/shared.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "$lib/i18n";
import { SOURCE } from "$lib/i18n/languages";
import { fetchWords } from "$lib/i18n/shelves";

const target = document.getElementById("app");

/** Wait for the words of the language; English stands in if they cannot be had. */
async function start(target: HTMLElement): Promise<void> {
  await fetchWords(language.code).catch(() => language.show(SOURCE));
  mount(App, { target });
}

if (target) void start(target);
