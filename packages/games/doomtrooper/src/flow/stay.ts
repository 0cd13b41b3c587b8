/**
 * Warriors go into cover, or are wounded, as their player chooses: named one after the other is who stays and is wounded, until the
 * others go [DT 4.2.10] [DT R49].
 */
import { done, goto } from '@kolbiste/kernel';
import { cover, hurt } from '../atoms/pieces.ts';
import type { Piece } from '../pieces.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { NONE } from './pick.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

export interface StayLocals {
  [name: string]: number | number[];
  seat: number;
  ids: number[];
}

const RULE = cite('4.2.10', '4.18.1', 'R49');
const left = (s: State, x: StayLocals): Piece[] => s.pieces.filter((p) => x.ids.includes(p.id) && p.seat === x.seat);
/** Nobody is asked before what has happened is answered. */
const settled = flow.step<StayLocals>('settled', RULE, (s) => settle(s));
const choose = flow.question<StayLocals>('choose', RULE, {
  kind: 'stay',
  seats: (s, x) => (left(s, x).length > 0 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    for (const p of left(s, x)) out.push(p.id);
    out.push(NONE);
  },
  check: (s, x, _seat, option) => (option === NONE || left(s, x).some((p) => p.id === option) ? 0 : NOT_HERE),
});

const HURT = cite('4.29.3', 'R114');
const go = flow.step<StayLocals>('go', RULE, (s, x, f) => {
  const stays = left(s, x).find((p) => p.id === f.result);
  if (stays === undefined) {
    for (const p of left(s, x)) cover(s, p, RULE);
    return done(f);
  }
  x.ids = x.ids.filter((id) => id !== stays.id);
  hurt(s, stays, HURT);
  goto(f, settled);
});

export const staying = flow.procedure<StayLocals>('stay', { rule: RULE, locals: { seat: 0, ids: [] }, see: 'open' }, [
  settled,
  choose,
  go,
]);
