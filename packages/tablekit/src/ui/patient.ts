/** Parts of the page that are fetched when they are wanted: one that cannot be had yet is waited for, and breaks nothing. */
import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';

const FIRST_MS = 500;
const MOST_MS = 8000;

/** Until the network is back, or so long: a server that is away comes back without a word. */
const soonOrOnline = (wait: number): Promise<unknown> =>
  new Promise((again) => {
    setTimeout(again, wait);
    addEventListener('online', again, { once: true });
  });

/** What a fetch brings, tried until it brings it: rarer and rarer, every eight seconds in the end. */
export async function patiently<T>(fetchOne: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_MS; ; wait = Math.min(2 * wait, MOST_MS)) {
    try {
      return await fetchOne();
    } catch (error) {
      // No network, or a fault of the part itself: that one must not go unseen.
      if (wait === MOST_MS) console.error(error);
      await soonOrOnline(wait);
    }
  }
}

/** React's `lazy` with patience: a component for whatever stands in a `Suspense`. */
export const lazily = <P>(
  fetchOne: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => patiently(fetchOne));
