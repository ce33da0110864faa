/* global BUILT, caches, clients, crypto, fetch, self, Request, Response, URL */
/**
 * The service worker: what works without a network. `tools/build_web.py` puts the list of the built files in front:
 * `const BUILT = { version, page, files, words }`, with the hash of the page, and the files of the words by language:
 * those of the languages that the page was shown in are kept.
 *
 * The page itself always comes from the network if there is one, so nobody sees an old one; files with a hash in
 * their names never change. Everything about tables (`/api/`) goes to the server, untouched.
 */
const PREFIX = "next-frontier ";
const CACHE = PREFIX + BUILT.version;
const LANGUAGES = "next-frontier-languages"; // written by the page, outlives versions
const PAGE = "/index.html";
const SHOWS = "/shows/";

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(listen(event.data ?? {})));
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

/** Fetch everything of this version; if the server has another one by now, the next visit tries again. */
async function install() {
  const cache = await caches.open(CACHE);
  const words = (await shownLanguages()).flatMap(wordsOf);
  await cache.addAll([...BUILT.files, ...words].map((file) => new Request(file, { cache: "no-cache" })));
  const page = await cache.match(PAGE);
  if (!page || (await hashOf(page)) !== BUILT.page) {
    await caches.delete(CACHE);
    throw new Error("the page is of another version than its files");
  }
  await self.skipWaiting();
}

async function hashOf(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Forget older versions but the last one: pages of it may still be open and need parts of it. */
async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await clients.claim();
}

async function listen({ keep: addresses, language }) {
  await keepWords(language);
  await keep(addresses);
}

/** Keep the words of a language that the page is shown in by now. */
async function keepWords(language) {
  const cache = await caches.open(CACHE);
  for (const file of wordsOf(language)) if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
}

function wordsOf(language) {
  return Object.hasOwn(BUILT.words, language) ? BUILT.words[language] : [];
}

/** The languages in which the page was shown here so far. */
async function shownLanguages() {
  const kept = await (await caches.open(LANGUAGES)).keys();
  return kept.map(({ url }) => new URL(url).pathname.slice(1));
}

/** Keep sample games for times without a network. */
async function keep(addresses) {
  if (!Array.isArray(addresses)) return;
  const cache = await caches.open(CACHE);
  for (const address of addresses) {
    const { origin, pathname } = new URL(String(address), self.location.origin);
    if (origin !== self.location.origin || !pathname.startsWith(SHOWS)) continue;
    if (!(await cache.match(address))) await cache.add(address).catch(() => undefined);
  }
}

/** Who answers a request; nobody: the browser asks the server as if there were no worker. */
function answerTo(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return undefined;
  if (pathname.startsWith(SHOWS)) return fromNetwork(request, request);
  if (request.mode === "navigate") return fromNetwork(request, PAGE);
  return BUILT.files.includes(pathname) || pathname.startsWith("/assets/") ? fromCache(request) : undefined;
}

/** The server's answer; what is kept if there is none, or if it cannot answer now. */
async function fromNetwork(request, kept) {
  let answer;
  try {
    answer = await fetch(request);
    if (answer.status < 500) {
      if (answer.ok && kept === request) await put(request, answer.clone());
      return answer;
    }
  } catch {
    // no network
  }
  return (await find(kept)) ?? answer ?? Response.error();
}

async function fromCache(request) {
  return (await find(request)) ?? fetch(request);
}

async function put(request, answer) {
  const cache = await caches.open(CACHE);
  await cache.put(request, answer);
}

/** Look in this version first, then in the one before it. */
async function find(wanted) {
  const own = await (await caches.open(CACHE)).match(wanted);
  return own ?? caches.match(wanted);
}
