/** What works without a network: the service worker, and the sample games that it keeps. */

/** Start the worker; a browser that forbids it works as before, with a network. */
export async function workOffline(games: readonly string[], language: string): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: games.map((game) => `/shows/${game}?language=${language}`) });
  } catch {
    // forbidden, or no network just now
  }
}
