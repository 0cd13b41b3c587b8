/** What is done from time to time: tables nobody is at are put to sleep, old games forgotten, clocks and records looked after. */
import { uptime } from 'node:os';
import type { Built } from './building.ts';
import type { Limits, Settings } from './settings.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SLEEP_EVERY = 15_000;
const SWEEP_EVERY = 30 * MINUTE;

/** By how much the clock was put forward since now, against the time that the machine has been up. */
function aheadOf(now: () => number): () => number {
  const SECOND = 1000;
  const start = now() - uptime() * SECOND;
  return () => now() - uptime() * SECOND - start;
}

/** What is done from time to time, until it is stopped. */
export function tidying(
  { app, hub, context, rooms, beat, patrol }: Built,
  { keepDays, addressDays }: Settings,
  limits: Limits,
): { stop(): void; sweep(): Promise<void> } {
  const worry = (what: string) => (error: unknown) => app.log.error({ error: String(error) }, what);
  const sleep = (): void => {
    rooms.sleep(limits.idle, (id) => hub.occupied(id)).catch(worry('rooms could not be put to sleep'));
  };
  const ahead = aheadOf(context.now);
  const sweep = async (): Promise<void> => {
    const now = context.now();
    // What is old by a clock that was put forward would be gone for good.
    if (ahead() > DAY) return app.log.error('the clock was put forward: no game is forgotten until the next start');
    await context.store.upkeep
      .sweep(now - keepDays * DAY, now - addressDays * DAY, now - DAY)
      .catch(worry('old games could not be forgotten'));
  };
  const timers = [setInterval(sleep, SLEEP_EVERY), setInterval(() => void sweep(), SWEEP_EVERY)];
  for (const timer of timers) timer.unref();
  beat.start();
  patrol.start();
  return {
    sweep,
    stop() {
      beat.stop();
      patrol.stop();
      for (const timer of timers) clearInterval(timer);
    },
  };
}
