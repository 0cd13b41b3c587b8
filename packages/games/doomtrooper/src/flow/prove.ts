/**
 * A mission of the hand is shown as soon as what has happened fulfils it [DT 4.11.4]: which one - laid where it had to lie (4.11.1) -
 * fulfilled - whatever of it still lies there is discarded.
 */

import { done } from '@kolbiste/kernel';
import { leave } from '../atoms/pieces.ts';
import { takeFromHand } from '../atoms/piles.ts';
import { pieceOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import { contextOf } from '../effects/effect-context.ts';
import { GONE_DISCARDED } from '../events.ts';
import { provenAt, provenBy } from '../legal/hears.ts';
import type { Piece } from '../pieces.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { fulfillingNow } from './forward-refs.ts';
import { layDown } from './lay-down.ts';
import { playLocals } from './play-locals.ts';
import { callWith, flow } from './registry.ts';
import type { SettleLocals } from './settle.ts';
import { settlingNow } from './settle.ts';

export interface ProveLocals {
  [name: string]: number | number[];
  seat: number;
  /** What has happened. */
  moment: number;
  subject: number;
  object: number;
  amount: number;
  /** The mission on the table; 0 = none yet. */
  piece: number;
}
type Proof = Pick<ProveLocals, 'seat' | 'moment' | 'subject' | 'object' | 'amount'>;

const happened = ({ moment, subject, object, amount }: Proof): readonly number[] => [moment, subject, object, amount];

/** Missions of the hand that are fulfilled, each once; not by what an equal one has heard of [DT R79]. */
export function proven(s: State, x: Proof): number[] {
  const told = settlingNow(s)?.told ?? [];
  const hasHeard = (card: number): boolean => told.some((seat, at) => seat === x.seat && told[at + 1] === card);
  return [...new Set(s.hands[x.seat])].filter(
    (id) => !hasHeard(id) && provenAt(s, x.seat, cardOf(id), happened(x)) >= 0,
  );
}

const RULE = cite('4.11.1', '4.11.4', '4.11.6', '7.1.1', 'R79');
const choose = flow.question<ProveLocals>('choose', RULE, {
  kind: 'prove',
  fresh: true,
  seats: (s, x) => (proven(s, x).length > 0 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    for (const id of proven(s, x)) out.push(id);
  },
  check: (s, x, _seat, option) => (proven(s, x).includes(option) ? 0 : NOT_HERE),
});

const fulfil = flow.step<ProveLocals>('fulfil', RULE, (s, x, f) => {
  const id = f.result;
  if (id === 0) return done(f);
  const { seat, moment, subject, object, amount } = x;
  const now = { moment, subject, object, amount };
  const play = {
    ...playLocals(seat, id, now),
    place: provenAt(s, seat, cardOf(id), happened(x)),
  };
  takeFromHand(s, seat, id);
  layDown(s, play);
  [x.piece] = play.those;
  const answered = settlingNow(s) as SettleLocals;
  answered.told = [...answered.told, seat, id];
  const p = pieceOf(s, x.piece) as Piece;
  for (const ability of provenBy(s, p, happened(x)).toReversed())
    fulfillingNow.get()(s, { ...contextOf(seat, id, ability, p.id), ...now });
});

const gone = flow.step<ProveLocals>('gone', RULE, (s, x) => {
  const p = pieceOf(s, x.piece);
  if (p !== null) leave(s, p, GONE_DISCARDED, RULE);
});

const proving = flow.procedure<ProveLocals>(
  'prove',
  { rule: RULE, locals: { seat: 0, moment: 0, subject: 0, object: 0, amount: 0, piece: 0 }, see: 'open' },
  [choose, fulfil, gone],
);

export const prove = (s: State, { seat, moment, subject, object, amount }: Proof): void =>
  callWith(s, proving, { seat, moment, subject, object, amount });
