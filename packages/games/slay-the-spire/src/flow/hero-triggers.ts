/** What relics of all heroes say of a time outside of fights, hero by hero from the lowest row up. */
import { call, goto } from '@kolbiste/kernel';
import { relicCard } from '../cards/pool.ts';
import { heroesInOrder } from '../effects/targets.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { pileOf, RELICS } from '../state.ts';
import { flow } from './registry.ts';
import { useAlone } from './use-alone.ts';

interface TriggerLocals {
  /** Seats and programs. */
  queue: number[];
}

const SPEAKS = cite('6.4', '12.15', 'R4');

const next = flow.step<TriggerLocals>('next', SPEAKS, (s, x, f) => {
  const [seat, program] = x.queue.splice(0, 2);
  if (program === undefined) return;
  goto(f, next);
  useAlone(s, seat, program);
});

const triggers = flow.procedure<TriggerLocals>('heroTriggers', { rule: SPEAKS, locals: { queue: [0] }, see: 'open' }, [
  next,
]);

/** @param seats of whom alone; all where it is left out */
export function runTriggers(s: State, when: number, seats: readonly number[] = heroesInOrder(s)): void {
  const queue = seats.flatMap((seat) =>
    pileOf(s, seat, RELICS).flatMap((relic) =>
      relicCard(relic).abilities.flatMap((each) => (each.when === when ? [seat, each.program] : [])),
    ),
  );
  if (queue.length > 0) call(s, triggers, { queue });
}
