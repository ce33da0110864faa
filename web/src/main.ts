import "$lib/style/theme.css";
import "$lib/style/base.css";
import "$lib/style/shared.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { LOBBY_GAMES } from "./games/lobby";
import { language } from "$lib/i18n";

const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    const slugs = LOBBY_GAMES.map(({ slug }) => slug);
    void import("$lib/page/offline").then(({ workOffline }) => workOffline(slugs, language.code));
  });
}
