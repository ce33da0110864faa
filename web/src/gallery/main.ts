/** A page for drawing: icons and boards in many states. Served by `npm run dev` only, no part of the build. */

import "$lib/style/theme.css";
import "$lib/style/base.css";
import "$lib/style/shared.css";
import { mount } from "svelte";
import { fetchWords } from "$lib/i18n/shelves";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
const wanted = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wanted.get("theme") ?? "dark";
if (target) void fetchWords("en").then(() => mount(Gallery, { target, props: { wanted } }));
