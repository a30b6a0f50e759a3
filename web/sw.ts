/// <reference lib="webworker" />
/**
 * One service worker does both: it keeps the whole app for use without a network, and it adds what a plain static host
 * does not send: the isolation headers (COOP, COEP, CORP) and the policy that holds for workers. A waiting version takes over
 * when the page says so, or when the last page of the old version has gone; never in the middle of a game.
 */
export {};

declare const self: ServiceWorkerGlobalScope & {
  __PRECACHE: { url: string; revision: string }[];
  __POLICY: string;
};
const FILES = self.__PRECACHE;
/** A page brings its policy in its own text; a worker has only what its response says. */
const POLICY = self.__POLICY;
const PREFIX = 'bingwa-';

/** Changes with any built file. */
function versionOf(files: typeof FILES): string {
  let hash = 7;
  for (const { revision } of files) {
    for (let i = 0; i < revision.length; i++) hash = (Math.imul(hash, 31) + revision.charCodeAt(i)) | 0;
  }
  return (hash >>> 0).toString(36);
}
const CACHE = PREFIX + versionOf(FILES);

function isolated(response: Response): Response {
  if (response.status === 0 || response.type === 'opaqueredirect') return response;
  const headers = new Headers(response.headers);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  headers.set('Content-Security-Policy', POLICY);
  const empty = response.status === 204 || response.status === 304;
  return new Response(empty ? null : response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(FILES.map(({ url }) => new Request(url, { cache: 'reload' })))),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const key of await caches.keys()) if (key.startsWith(PREFIX) && key !== CACHE) await caches.delete(key);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      const page = request.mode === 'navigate';
      const hit =
        (await cache.match(request, { ignoreSearch: page })) ?? (page ? await cache.match('index.html') : undefined);
      return isolated(hit ?? (await fetch(request)));
    })(),
  );
});
