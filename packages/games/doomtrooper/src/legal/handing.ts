/** Whether what lies on a warrior may get another bearer [DT 4.6.7] [DT 8.9.1] [DT R94]. Pure reads. */
import { isWarrior } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import type { Piece } from '../pieces.ts';
import type { State } from '../state.ts';
import { GEAR } from '../vocabulary.ts';
import { mayBear } from './lay.ts';

/** @param unbound a text gives it to him whatever it asks of its bearer */
export const mayHand = (s: State, p: Piece, to: Piece, unbound = false): boolean =>
  p.on !== to.id &&
  (cardOf(p.card).gear & GEAR.fixed) === 0 &&
  isWarrior(to) &&
  mayBear(s, to.seat, to, cardOf(p.card), true, unbound) === 0;
