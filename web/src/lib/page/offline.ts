/** What works without a network: the service worker, and the words and sample games that it keeps. */

const LANGUAGES = "next-frontier-languages"; // as sw.js names it

/** Start the worker; a browser that forbids it works as before, with a network. */
export async function workOffline(games: readonly string[], language: string): Promise<void> {
  try {
    await whenLoaded();
    await noteLanguage(language);
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ language, keep: games.map((game) => `/shows/${game}?language=${language}`) });
  } catch {
    // forbidden, or no network just now
  }
}

/** Tell this version of the worker and all later ones whose words to keep. */
async function noteLanguage(language: string): Promise<void> {
  const shown = await caches.open(LANGUAGES);
  await shown.put(`/${language}`, new Response(""));
}

/** What the worker fetches must not delay the page. */
function whenLoaded(): Promise<unknown> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}
