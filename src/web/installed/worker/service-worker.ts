import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { appPaths, isAppPath } from '#shared/app-paths.ts';
import { keepSharedPhoto, PHOTO_CACHE } from '../shared-photo.ts';

/**
 * The service worker of the installed app: without a connection its screens open and show what was seen last. While there
 * is a connection everything comes from the server. In a browser's tab there is none, because several people may share a
 * browser (docs/decisions/076-the-installed-app.md).
 */
declare const self: ServiceWorkerGlobalScope;

/** What was seen of the person who is logged in. */
const SEEN = { answers: 'seen-answers', pictures: 'seen-pictures' } as const;
const DAYS_30 = 30 * 86_400;
/** What every screen reads, the gallery, and what belongs to it. */
const READ_OFFLINE = /^\/api\/(auth\/get-session$|profile|toytwins($|\/[^/]+$)|presents)/;
const SESSION = '/api/auth/get-session';

const newest = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: DAYS_30, purgeOnQuotaError: true });

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isAppPath(url.pathname),
  // All screens are the same document.
  new NetworkFirst({ cacheName: 'shell', plugins: [{ cacheKeyWillBeUsed: async () => appPaths.gallery }] }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  // Their names change with their content.
  new CacheFirst({ cacheName: 'assets', plugins: [newest(250)] }),
);

registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin && /^\/(api\/config|[^/]+\.(js|svg|png|webmanifest))$/.test(url.pathname),
  new NetworkFirst({ cacheName: 'shell' }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && READ_OFFLINE.test(url.pathname),
  new NetworkFirst({
    cacheName: SEEN.answers,
    plugins: [newest(300), { cacheWillUpdate: async ({ response }) => withoutToken(response) }],
  }),
);

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/files/'),
  new NetworkFirst({
    cacheName: SEEN.pictures,
    // The rest of the address is a signature, which is another one each time.
    plugins: [newest(400), { cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname }],
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === '/share-photo',
  async ({ request }) => {
    await keepSharedPhoto(request);
    return Response.redirect(`${appPaths.create}?from=share`, 303);
  },
  'POST',
);

for (const method of ['POST', 'PUT', 'DELETE'] as const)
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/api/'),
    async ({ request }) => {
      const response = await fetch(request);
      // The server asks for it when somebody logs out, and when a photo or a toy twin is removed.
      if (response.headers.has('x-clear-seen')) await forgetSeen();
      return response;
    },
    method,
  );

/** An answer as it is kept: only good ones, and without the token that opens the account. */
async function withoutToken(response: Response): Promise<Response | null> {
  if (response.status !== 200) {
    if (response.url.endsWith(SESSION)) await forgetSeen();
    return null;
  }
  const body = await response.clone().text();
  if (response.url.endsWith(SESSION) && body === 'null') {
    await forgetSeen();
    return null;
  }
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

async function forgetSeen(): Promise<void> {
  await Promise.all([SEEN.answers, SEEN.pictures, PHOTO_CACHE].map((name) => self.caches.delete(name)));
}
