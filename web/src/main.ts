import "$lib/style/theme.css";
import "$lib/style/base.css";
import "$lib/style/shared.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "$lib/i18n";
import { fetchWords } from "$lib/i18n/shelves";

const target = document.getElementById("app");
if (target) void fetchWords(language.code).then(() => mount(App, { target }));
