import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = "http://127.0.0.1:8765";
/** The server takes requests from its own pages only: through here they come as if from there. */
const PROXY = { target: SERVER, changeOrigin: true, headers: { origin: SERVER } };

/** Words are `assets/words-pl-learn-….js`: the first load is measured with those of one language. */
function nameChunk({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, language, part] = /\/words\/([\w-]+)\/(\w+)\.ts$/.exec(facadeModuleId ?? "") ?? [];
  const [, book] = /\/rules\/([\w-]+)\.json$/.exec(facadeModuleId ?? "") ?? [];
  if (book) return `assets/words-${book}-rules-[hash].js`;
  return language ? `assets/words-${language}-${part}-[hash].js` : "assets/[name]-[hash].js";
}

/** Builds into the Python package; `npm run dev` serves the sources and asks a running `frontier serve` for the rest. */
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: "/src/lib" } },
  build: {
    outDir: "../src/nextfrontier/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false }, output: { chunkFileNames: nameChunk } },
  },
  server: { proxy: { "/api/play": { ...PROXY, ws: true }, "/api": PROXY, "/shows": PROXY, "/health": PROXY } },
});
