/** A library is looked through by another player; whose it is may shuffle it afterwards. */
import { shuffleLibrary } from '../atoms/piles.ts';
import { lookThrough } from '../atoms/searching.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { flow } from './registry.ts';

export interface GazeLocals {
  [name: string]: number | number[];
  /** Who looks, and at whose library. */
  seat: number;
  whose: number;
}

const LIBRARY = 0;
const [LEAVE, SHUFFLE] = [0, 1];
const RULE = cite('7.1.1', 'R157');
const look = flow.step<GazeLocals>('look', RULE, (s, x) => lookThrough(s, x.whose, LIBRARY, x.seat, RULE));
const ask = flow.question<GazeLocals>('ask', RULE, {
  kind: 'gaze',
  fresh: true,
  seats: (s, x) => (s.libraries[x.whose].length > 1 ? 1 << x.whose : 0),
  candidates(_s, _x, _seat, out) {
    out.push(LEAVE);
    out.push(SHUFFLE);
  },
  check: (_s, _x, _seat, option) => (option === LEAVE || option === SHUFFLE ? 0 : NOT_HERE),
});
const shuffled = flow.step<GazeLocals>('shuffled', RULE, (s, x, f) => {
  if (f.result === SHUFFLE) shuffleLibrary(s, x.whose, RULE);
});

export const gazing = flow.procedure<GazeLocals>('gaze', { rule: RULE, locals: { seat: 0, whose: 0 }, see: 'open' }, [
  look,
  ask,
  shuffled,
]);
