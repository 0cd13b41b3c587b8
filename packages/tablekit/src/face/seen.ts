/** Pictures far outside the window are not drawn. */
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

const NEAR = '400px';

const waiting = new Map<Element, () => void>();
let watch: IntersectionObserver | undefined;

function watcher(): IntersectionObserver {
  watch ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: NEAR },
  );
  return watch;
}

/** Whether an element has come near the window. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [seen, set] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (seen || element === null) return;
    const forget = (): void => {
      waiting.delete(element);
      watcher().unobserve(element);
    };
    waiting.set(element, () => {
      forget();
      set(true);
    });
    watcher().observe(element);
    return forget;
  }, [ref, seen]);
  return seen;
}
