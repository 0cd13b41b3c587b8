/** The main button rests for a moment after its meaning has changed, for the pointer and for the key alike. */
import { useEffect, useLayoutEffect, useState } from 'react';

const INERT_MS = 400;

let resting = false;

/** Whether the main button rests now. */
export const isInert = (): boolean => resting;

/** True for a moment after the meaning of the button changes: it never changes under the finger. */
export function useInert(meaning: string): boolean {
  const [settled, setSettled] = useState(meaning);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(meaning), INERT_MS);
    return () => clearTimeout(timer);
  }, [meaning]);
  const inert = settled !== meaning;
  useLayoutEffect(() => {
    resting = inert;
    return () => void (resting = false);
  }, [inert]);
  return inert;
}
