import { useEffect, useState } from 'react';
import { useRoom } from './store.ts';

const TICK_MS = 250;

/** The server's time, again and again. */
export function useNow(runs: boolean): number {
  const ahead = useRoom((s) => s.ahead);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  return now + ahead;
}

const SECOND = 1000;
const MINUTE = 60;

const two = (n: number): string => String(n).padStart(2, '0');

/** Minutes and seconds, as on a clock; with hours where there are some. */
export function clockText(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / SECOND));
  const minutes = Math.floor(seconds / MINUTE);
  const rest = two(seconds % MINUTE);
  return minutes < MINUTE ? `${minutes}:${rest}` : `${Math.floor(minutes / MINUTE)}:${two(minutes % MINUTE)}:${rest}`;
}

/** What is left to a seat. */
export function Clock({ seat }: { seat: number }) {
  const clock = useRoom((s) => s.clock);
  const runs = clock?.runs.includes(seat) === true;
  const now = useNow(runs);
  if (clock === null) return null;
  const left = (clock.left[seat] ?? 0) - (runs ? now - clock.at : 0);
  return (
    <span className={runs ? 'clock runs' : 'clock'} role="timer" data-short={left < 20 * SECOND}>
      {clockText(left)}
    </span>
  );
}
