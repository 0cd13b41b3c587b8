/** The service worker: keeps the whole page, so that after the first visit it opens and plays without a network. */
import type { PrecacheEntry } from 'workbox-precaching';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Every file of the build; put in when the page is built. */
declare const PAGE_FILES: PrecacheEntry[];

/** What a server answers itself, never the kept page. */
const NOT_PAGES = [/^\/(?:api|socket\.io|health|metrics)\b/];

precacheAndRoute(PAGE_FILES);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_PAGES }));

// The first visit is served too, without a reload. A later version waits until no old page is open.
const scope = self as unknown as {
  clients: { claim(): Promise<void> };
  addEventListener(type: 'activate', act: (event: { waitUntil(work: Promise<void>): void }) => void): void;
};
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
