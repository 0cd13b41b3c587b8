/** Procedures that choose among encounter cards: the top one's place, one that is fetched. */
import { call, emit } from '@kolbiste/kernel';
import * as atoms from '../atoms/cards.ts';
import { stage } from '../atoms/things.ts';
import { pool, printed } from '../cards/pool.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { cardIn } from '../state.ts';
import { ASK, listLocals, pickOne } from './pick-list.ts';
import { flow } from './registry.ts';

const LOOK = cite('G.4', 'G.6');
const FETCH = cite('S.7', 'G.14', 'G.4');

interface PeekLocals {
  [name: string]: number | number[];
  seat: number;
  card: number;
}
const ask = flow.step<PeekLocals>('ask', LOOK, (s, x) => {
  call(s, pickOne, { ...listLocals(x.seat, [0, 1], ASK.topOrUnder, x.card), may: 0 });
});
const place = flow.step<PeekLocals>('place', LOOK, (s, x, f) => {
  if (f.result === 1) {
    const entry = s.encounter.pop();
    if (entry !== undefined) s.encounter.unshift(entry);
  }
  emit(s, E.lookedAtTop, LOOK, x.seat, 1 - f.result);
});
/** Leaves the top card, or puts it under the deck. */
export const peeking = flow.procedure<PeekLocals>('peek', { rule: LOOK, locals: { seat: 0, card: 0 }, see: 'open' }, [
  ask,
  place,
]);

/** A card, or any with a trait; 0 and -1 = not asked. */
export interface Sought {
  readonly card: number;
  readonly trait: number;
}

interface FetchLocals {
  [name: string]: number | number[];
  seat: number;
  program: number;
  at: number;
  card: number;
}

/** The deck's and the pile's cards that fit; what lies in the deck is nobody's secret while it is searched. */
function fitting(s: State, x: FetchLocals): number[] {
  const sought = pool.programs[x.program][x.at].words['fetch'] as Sought;
  const fits = (id: number): boolean =>
    sought.card > 0 ? id === sought.card : printed(id).traits.includes(sought.trait);
  const out = s.encounter.map(cardIn).filter(fits);
  return sought.card > 0 ? out.slice(0, 1) : [...out, ...s.encounterDiscard.filter(fits)];
}
const choose = flow.step<FetchLocals>('choose', FETCH, (s, x) => {
  call(s, pickOne, listLocals(x.seat, fitting(s, x), ASK.fetch, x.card));
});
const add = flow.step<FetchLocals>('add', FETCH, (s, _x, f) => {
  if (f.result === 0) return;
  const at = s.encounter.findIndex((entry) => cardIn(entry) === f.result);
  if (at >= 0) s.encounter.splice(at, 1);
  else s.encounterDiscard.splice(s.encounterDiscard.indexOf(f.result), 1);
  stage(s, f.result, FETCH);
  if (at >= 0) atoms.shuffleEncounter(s);
});
/** Adds a card to the staging area; it is not revealed [LOTR S.7]. */
export const fetching = flow.procedure<FetchLocals>(
  'fetch',
  { rule: FETCH, locals: { seat: 0, program: 0, at: 0, card: 0 }, see: 'open' },
  [choose, add],
);
