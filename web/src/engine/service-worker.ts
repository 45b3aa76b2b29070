/**
 * The page without its server. Where the server answers, this gives what it says: the page is never older than its server.
 * Where nothing answers, it gives the files of the build that it came with, all of which it keeps from the start.
 */
/** Written before this text by the build: the files beside this one. */
declare const BUILD: { name: string; files: string[] };

const scope = self as unknown as ServiceWorkerGlobalScope;
const home = scope.registration.scope;
const OURS = `refjit ${home} `;
const KEPT = OURS + BUILD.name;

async function keep(): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.addAll(BUILD.files.map((name) => new URL(name, home).href));
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== KEPT) await caches.delete(name);
}

/** The page's address may carry a token, and none is kept. */
async function kept(request: Request): Promise<Response | undefined> {
  const file = request.mode === "navigate" ? new URL("index.html", home).href : request.url;
  return (await caches.open(KEPT)).match(file, { ignoreSearch: true });
}

async function answer(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(request);
    if (found) return found;
    throw error;
  }
}

scope.addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => scope.skipWaiting()));
});
scope.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => scope.clients.claim()));
});
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(home)) event.respondWith(answer(request));
});
