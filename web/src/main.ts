import "$lib/style/theme.css";
import "$lib/style/base.css";
import "$lib/style/shared.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
